/** What stands on the admin page about tables and deeds. */
import type { AdminTable, AuditLine, Trouble } from '../../wire'
import { formatList } from '../../lib/format'
import { botTitle } from '../../lib/seats'
import { t, texts } from '../../lib/texts.svelte'
import { houseGame } from '../house'

export const STATUSES = ['', 'waiting', 'playing', 'over', 'closed'] as const
export type Status = (typeof STATUSES)[number]

export function statusWord(status: Status): string {
  return t(`web-admin-status-${status || 'all'}`)
}

export function gameTitle(game: string): string {
  const house = houseGame(game)
  return house ? t(`web-game-title-${house.prefix}`) : game
}

/** Who sits at each seat; an open one says so. */
function namesOf(table: AdminTable): string[] {
  return table.people.map((name, seat) =>
    table.bots.includes(seat) ? botTitle(name) : name || t('web-admin-seat-open'),
  )
}

export function peopleOf(table: AdminTable): string {
  return formatList(namesOf(table))
}

/** The colour of a seat. */
export function colourWord(colour: string): string {
  return texts.has(`seat-${colour}`) ? t(`seat-${colour}`) : colour
}

const REASONS: Record<string, string> = {
  draws: 'web-admin-why-draws',
  board: 'web-admin-why-board',
  'newer-rules': 'web-admin-why-newer-rules',
  position: 'web-admin-why-position',
  result: 'web-admin-why-result',
  stumbles: 'web-admin-why-stumbles',
}

/** Why a log does not replay; what is not known here is a refusal of the game's rules. */
export function reasonOf(trouble: Trouble): string {
  const key = REASONS[trouble.code]
  return key ? t(key) : t('web-admin-why-refused', { code: trouble.code })
}

/** Who is waited for; empty: nobody. */
export function awaitedOf(table: AdminTable): string {
  const all = namesOf(table)
  const names = table.awaiting.map((seat) => all[seat] ?? '')
  return names.length ? t('web-admin-awaited', { names: formatList(names) }) : ''
}

export function rulesOf(table: AdminTable): string {
  const { rules, newest } = table
  return rules === newest
    ? t('web-admin-rules-version', { rules })
    : t('web-admin-rules-older', { rules, newest })
}

const DEEDS: Record<string, string> = {
  close: 'web-admin-did-close',
  repair: 'web-admin-did-repair',
  export: 'web-admin-did-export',
  secrets: 'web-admin-did-secrets',
  appoint: 'web-admin-did-appoint',
  dismiss: 'web-admin-did-dismiss',
}

/** What was done; what a later version calls otherwise is shown by its name. */
export function deedOf(line: AuditLine): string {
  const key = DEEDS[line.what]
  const { account } = line.facts
  return key ? t(key, { account: typeof account === 'string' ? account : '' }) : line.what
}

/** What is worth knowing about it. */
export function moreOf(line: AuditLine): string {
  const { why, status } = line.facts
  const running = (line.what === 'export' || line.what === 'secrets') && status !== 'over'
  return [typeof why === 'string' ? why : '', running ? t('web-admin-did-running') : '']
    .filter(Boolean)
    .join(' · ')
}
