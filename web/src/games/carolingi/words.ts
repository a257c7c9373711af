/** How Carolingi asks: the short question with what is picked already, limits and means, buttons. */
import { t } from '../../lib/texts.svelte'
import type { TableModel, Thing, VerbFace } from '../../table/contract'
import type { BoardFile } from './board'
import { drawnNow, settling } from './advanced/settling'
import { claimNote } from './advanced/claiming'
import { marched } from './moves'
import { gangThreat, problemsOn, threatened } from './scenario/problems'
import { tileName } from './tiles'
import { seasonName, shown } from './view'

function landsPicked(table: TableModel): string[] {
  return table.chooser.picked
    .filter((thing: Thing) => thing.domain === 'land')
    .map((thing) => table.speaker.name('land', thing.name))
}

function homeland(table: TableModel): string {
  const land = shown(table).seats[table.seat ?? 0]?.homeland
  return land ? table.speaker.name('land', land) : ''
}

/** Whether something has been done since the tile was drawn. */
export function begun(table: TableModel): boolean {
  const last = table.log.at(-1)?.kind
  return last !== 'tile-drawn' && last !== 'extra-tile' && last !== 'peace-claimed'
}

function has(table: TableModel, verb: string): boolean {
  return table.chooser.verbs.some((choice) => choice.verb === verb && choice.targets > 0)
}

export function question(table: TableModel): string | null {
  const { asked, chooser } = table
  const [first, second] = landsPicked(table)
  switch (asked?.kind) {
    case 'place':
      if (asked.answered) return t('ca-ask-placed')
      return table.update.sand === null ? t('ca-ask-place') : t('ca-ask-place-sand')
    case 'swap':
      return asked.answered ? t('ca-ask-swapped') : t('ca-ask-swap')
    case 'influence':
      if (chooser.verb === 'send') return t('ca-ask-send', { land: homeland(table) })
      if (chooser.verb === 'post') return postQuestion(first)
      return chooser.verb === 'unfold' ? t('ca-ask-unfold') : t('ca-ask-influence')
    case 'post':
      return has(table, 'post') ? postQuestion(first) : t('ca-ask-nothing-left')
    case 'unfold':
      return has(table, 'unfold') ? t('ca-ask-unfold') : t('ca-ask-nothing-left')
    case 'develop':
      if (chooser.verb === 'activate') return t('ca-ask-activate')
      if (chooser.verb === 'claim')
        return first === undefined ? t('ca-ask-claim') : t('ca-ask-claim-land', { land: first })
      if (has(table, 'claim') && chooser.verb === null) return t('ca-ask-develop-claim')
      return has(table, 'activate') && chooser.verb === null ? t('ca-ask-develop') : t('ca-ask-markers')
    case 'lay-markers':
      return has(table, 'develop') ? t('ca-ask-markers-more') : t('ca-ask-nothing-left')
    case 'missi':
      return t('ca-ask-missi')
    case 'march':
      if (first !== undefined && second !== undefined)
        return t('ca-ask-march-count', { land: first, land2: second })
      if (first !== undefined) return t('ca-ask-march-to', { land: first })
      return has(table, 'march') ? t('ca-ask-march') : t('ca-ask-nothing-left')
    case 'fight':
      if (has(table, 'trophy')) return has(table, 'fight') ? t('ca-ask-trophy-more') : t('ca-ask-trophy')
      return has(table, 'fight') ? t('ca-ask-fight') : t('ca-ask-nothing-left')
    case 'appease':
      return first === undefined ? t('ca-ask-appease') : t('ca-ask-appease-count', { land: first })
    case 'extra-action':
      return t('ca-ask-extra')
    case 'starve':
      return t('ca-ask-starve', { land: table.speaker.name('land', asked.facts['land'] ?? '') })
    case 'solve':
      return t('ca-814-ask-solve', { tile: tileName(table, String(asked.facts['tile'] ?? '')) })
    case 'honour':
      return t('ca-814-ask-honour')
    case 'settle':
      return t('ca-ask-settle', { land: table.speaker.name('land', asked.facts['land'] ?? '') })
    case 'settle-late':
      return t('ca-ask-settle-late')
    case 'drive-out':
      return t('ca-ask-drive-out', { land: table.speaker.name('land', asked.facts['land'] ?? '') })
    case 'confirm':
      return t('ca-ask-confirm')
    default:
      return null
  }
}

function postQuestion(land: string | undefined): string {
  return land === undefined ? t('ca-ask-post') : t('ca-ask-post-count', { land })
}

/** The second line: limits and means; in the scenario also that hardly any gangs are left. */
export function promptNote(table: TableModel): string | null {
  return [ownNote(table), ...dangers(table)].filter((part) => part !== null).join(' · ') || null
}

/** What may end the scenario soon. */
function dangers(table: TableModel): string[] {
  const view = shown(table)
  const out: string[] = []
  const threat = threatened(view)
  if (threat?.danger === 'alarm' && threat.ahead === 1) {
    const count = problemsOn(view, threat.season).length
    out.push(t('ca-814-alarm-note', { season: seasonName(table, threat.season), count }))
  }
  if (gangThreat(view, table.board as BoardFile) === 'critical')
    out.push(t('ca-814-gangs-few', { count: view.gang_supply }))
  return out
}

/** How much room there is on the favour track, or whose stone will fall out. */
function honourNote(table: TableModel): string | null {
  const { scenario } = shown(table)
  if (scenario === null) return null
  const count = scenario.capacity - scenario.favour.length
  return count > 0
    ? t('ca-814-note-room', { count })
    : t('ca-814-note-full', { seat: table.nameOf(scenario.favour[0] ?? 0) })
}

function ownNote(table: TableModel): string | null {
  const { asked } = table
  if (asked === null) return drawnNote(table) ?? bagNote(table)
  const limits = (table.board as BoardFile).limits
  const missi = Number(asked.facts['missi'] ?? 0)
  switch (asked.kind) {
    case 'place':
      return Number(table.info.options['timer'] ?? 0) > 0 ? t('ca-note-place-sand') : t('ca-note-place')
    case 'swap':
      return t('ca-note-swap')
    case 'march':
      return t('ca-note-march', { missi })
    case 'influence':
    case 'post':
    case 'appease':
      return t('ca-note-missi', { missi })
    case 'settle':
    case 'settle-late':
      return settlersNote(table)
    case 'drive-out':
      return t('ca-note-drive-out', { left: Number(asked.facts['left'] ?? 0) })
    case 'develop':
      if (table.chooser.verb === 'claim') return claimNote(table)
      return t('ca-note-develop', { missi, limit: limits.development_per_action })
    case 'lay-markers':
      return t('ca-note-markers', { missi, left: Number(asked.facts['left'] ?? 0) })
    case 'missi':
      return t('ca-note-taxes', { taxes: Number(asked.facts['taxes'] ?? 0) })
    case 'fight':
      return t('ca-note-fight', { trophies: Number(asked.facts['trophies'] ?? 0) })
    case 'solve':
      return t('ca-814-note-solve')
    case 'honour':
      return honourNote(table)
    case 'starve':
      return t('ca-starve-left', { count: Number(asked.facts['left'] ?? 0) })
    default:
      return null
  }
}

/** How many of mine are still to come. */
function settlersNote(table: TableModel): string {
  const court = shown(table).seats[table.seat ?? 0]
  return t('ca-note-settlers', { count: court?.settlers ?? 0, later: court?.reserve ?? 0 })
}

/** What somebody else decides about in the set-up. */
function drawnNote(table: TableModel): string | null {
  const land = drawnNow(table.log)?.land ?? null
  return land === null ? null : t('ca-note-drawn', { land: table.speaker.name('land', land) })
}

function bagNote(table: TableModel): string | null {
  const { bag, seats } = shown(table)
  const count = bag.tiles + bag.events
  if (count === 0) return null
  const own = table.seat === null ? null : (seats[table.seat]?.bag ?? 0)
  return own === null ? t('ca-note-bag', { count }) : t('ca-note-bag-own', { count, own })
}

/** What the primary button is called. */
export function answerLabel(table: TableModel): string | null {
  switch (table.chooser.verb ?? table.asked?.kind) {
    case 'place':
      return t('ca-do-place')
    case 'swap':
      return t('ca-do-swap')
    case 'march':
      return t('ca-do-march')
    case 'send':
      return t('ca-do-send')
    case 'post':
      return t('ca-do-post')
    case 'appease':
      return t('ca-do-appease')
    case 'claim':
      return t('ca-do-claim')
    default:
      return null
  }
}

export function plainLabel(verb: string, table: TableModel): string | null {
  if (verb === 'keep') return t('ca-do-keep')
  if (verb === 'trophy') return t('ca-do-trophy')
  // the ways of the set-up stand as large choices in the prompt
  if (settling(table)) return ''
  if (verb === 'act') return ''
  if (verb !== 'done') return null
  if (table.asked?.kind === 'honour') return t('ca-814-no-honour')
  if (table.asked?.kind === 'confirm' || begun(table)) return null
  return t('ca-do-nothing')
}

export function verbFace(verb: string, table: TableModel): VerbFace | null {
  const board = table.board as BoardFile
  switch (verb) {
    case 'send':
      return {
        label: t('ca-verb-send'),
        icon: 'carolingi-palace',
        note: t('ca-verb-send.note', {
          limit: board.limits.influence_to_homeland,
          land: homeland(table),
        }),
      }
    case 'post':
      return { label: t('ca-verb-post'), icon: 'carolingi-missi' }
    case 'unfold':
      return { label: t('ca-verb-unfold'), icon: 'carolingi-influence' }
    case 'activate':
      return {
        label: t('ca-verb-activate'),
        icon: 'carolingi-scriptorium',
        note: t('ca-verb-activate.note', { missi: board.tiles.activation_cost_missi }),
      }
    case 'claim':
      return {
        label: t('ca-verb-claim'),
        icon: 'carolingi-palace',
        note: t('ca-verb-claim.note', { missi: board.limits.palace_cost_missi }),
      }
    case 'develop':
      return {
        label: t('ca-verb-develop'),
        icon: 'carolingi-development',
        note: t('ca-verb-develop.note', { limit: board.limits.development_per_action }),
      }
    default:
      return null
  }
}

/** Above the number: what is counted where. */
export function dockTitle(table: TableModel): string | null {
  const [first, second] = landsPicked(table)
  if (first === undefined) return table.chooser.verb === 'send' ? homeland(table) : null
  return second === undefined ? first : t('ca-from-to', { land: first, land2: second })
}

/** What a number leaves behind and costs. */
export function countNotes(table: TableModel, value: number): { stays?: string; costs?: string } {
  const view = shown(table)
  const court = view.seats[table.seat ?? 0]
  const lands = table.chooser.picked.filter((thing) => thing.domain === 'land').map((thing) => thing.name)
  if (court === undefined) return {}
  if (table.chooser.verb !== 'march') return { stays: t('ca-stays-missi', { count: court.missi - value }) }
  const [from = '', to = ''] = lands
  const here = view.lands.find((land) => land.land === from)?.followers[table.seat ?? 0] ?? 0
  const paid = marched(table.log).some((move) => move.from === from && move.to === to)
  return {
    stays: t('ca-stays-behind', { count: here - value }),
    costs: paid ? t('ca-costs-nothing') : t('ca-costs-missus'),
  }
}

/** Where the stepper begins: one posted missus, one follower left behind in a land that would be lost otherwise. */
export function firstCount(table: TableModel, values: number[]): number {
  const most = values.at(-1) ?? 1
  if (table.chooser.verb === 'post') return values[0] ?? 1
  if (table.chooser.verb !== 'march') return most
  const from = table.chooser.picked[0]?.name
  const land = shown(table).lands.find((other) => other.land === from)
  const here = land?.followers[table.seat ?? 0] ?? 0
  return most === here && most > 1 && !land?.forest ? most - 1 : most
}
