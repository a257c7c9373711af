/** Which icon stands for what: the question, the action, the events of the log; and where the game is. */
import type { IconName } from '../../icons/icons'
import { t } from '../../lib/texts.svelte'
import type { Face, KeyFact, TableModel } from '../../table/contract'
import type { EventLine } from '../../wire'
import { shown } from './view'

const dashed = (name: string): string => name.replaceAll('_', '-')

/** Of an action, or of a further field of the mat. */
export function fieldIcon(field: string): IconName {
  if (field === 'bid') return 'wallenstein-bid'
  if (field.startsWith('court')) return 'wallenstein-courtier'
  return `wallenstein-action-${dashed(field)}` as IconName
}

export function buildingIcon(building: string): IconName {
  return `wallenstein-${dashed(building)}` as IconName
}

const ADVANTAGES: Record<string, IconName> = {
  tax_plus_1: 'wallenstein-advantage-tax',
  grain_plus_1: 'wallenstein-advantage-grain',
  six_armies: 'wallenstein-advantage-six-armies',
  attack_plus_1: 'wallenstein-advantage-attack',
  defence_plus_1: 'wallenstein-advantage-defence',
}

export function advantageIcon(advantage: string): IconName {
  return ADVANTAGES[advantage] ?? 'wallenstein-bid'
}

const BONUSES: Record<string, IconName> = {
  coins: 'wallenstein-taler',
  tray_armies: 'wallenstein-tray',
  grain: 'wallenstein-grain',
  victory_points: 'ui-crown',
}

export function bonusIcon(bonus: string): IconName {
  return BONUSES[bonus] ?? 'wallenstein-landsknecht'
}

const ASKED: Record<string, IconName> = {
  'start-land': 'wallenstein-land-card',
  'place-group': 'wallenstein-army',
  plan: 'wallenstein-land-card',
  place: 'wallenstein-bid',
  bonus: 'wallenstein-landsknecht',
  favour: 'wallenstein-favour',
  'cancel-event': 'wallenstein-event',
  calm: 'wallenstein-unrest',
  occupy: 'wallenstein-army',
  revolt: 'wallenstein-unrest',
}

/** What is asked about; else the action that is being carried out. */
export function promptIcon(table: TableModel): Face {
  const view = shown(table)
  const doing = table.replaying ? '' : (table.asked?.kind ?? table.update.doing)
  const building = table.asked?.facts['building']
  if (doing === 'build-free' && building !== undefined) return { icon: buildingIcon(String(building)) }
  const own = ASKED[doing]
  if (own !== undefined) return { icon: own }
  const action = view.action === null ? undefined : view.actions[view.action]
  return { icon: action === undefined ? 'wallenstein-tower' : fieldIcon(action) }
}

/** `Summer, year 1`. */
export function when(table: TableModel, season: string, year: number | string): string {
  const name = table.speaker.name('season', season)
  const capital = name.charAt(0).toLocaleUpperCase(table.speaker.texts.language) + name.slice(1)
  return t('wa-when', { season: capital, year: String(year) })
}

export function chapter(table: TableModel): { text: string } {
  const { start, season, year } = shown(table)
  return { text: start === null ? when(table, season, year) : t('wa-start') }
}

/** What stands in the header: the season, and the action or else who plays. */
export function subtitle(table: TableModel): string {
  const view = shown(table)
  const { text } = chapter(table)
  const action = view.action === null ? undefined : view.actions[view.action]
  if (view.action !== null && action !== undefined)
    return `${text} · ${t('wa-action', { place: view.action + 1, action: table.speaker.name('action', action) })}`
  return [
    text,
    t('wa-leaders', { count: view.seats.length }),
    ...(view.court ? [table.speaker.option('court')] : []),
    ...(view.landsknechte ? [table.speaker.option('landsknechte')] : []),
  ].join(' · ')
}

/** Thalers and grain of the seat that is looked from. */
export function keyFacts(table: TableModel): KeyFact[] {
  const leader = shown(table).seats[table.seat ?? table.looking]
  if (leader === undefined) return []
  const { money, grain } = leader
  return [
    { icon: 'wallenstein-taler', text: String(money), label: t('wa-thalers', { count: money }) },
    { icon: 'wallenstein-grain', text: String(grain), label: t('wa-grain', { count: grain }) },
  ]
}

/** Seasons, winters and actions in a few words. */
export function heading(event: EventLine, table: TableModel): string | null {
  const [first = '', second = ''] = event.args
  if (event.kind === 'season') return when(table, String(second), first)
  if (event.kind === 'winter') return t('wa-winter', { count: Number(second) })
  if (event.kind === 'action')
    return t('wa-action', { place: Number(first), action: table.speaker.name('action', second) })
  return null
}

const EVENTS: Record<string, IconName> = {
  'set-up': 'wallenstein-tower',
  'card-open': 'wallenstein-land-card',
  filled: 'wallenstein-tower',
  'event-open': 'wallenstein-event',
  'favour-open': 'wallenstein-favour',
  planned: 'wallenstein-land-card',
  event: 'wallenstein-event',
  calmed: 'wallenstein-unrest',
  unrest: 'wallenstein-unrest',
  thrown: 'wallenstein-tower',
  tray: 'wallenstein-tray',
  drawn: 'wallenstein-tower',
  year: 'wallenstein-grain',
}

export function eventIcon(event: EventLine): string | null {
  if (event.kind === 'action-open') return fieldIcon(String(event.args[0] ?? ''))
  if (event.kind === 'advantage-open') return advantageIcon(String(event.args[1] ?? ''))
  return EVENTS[event.kind] ?? null
}
