/** Which icon stands for what: the question, the season, the events of the log. */
import { tileIcon } from '../../pieces/tiles'
import type { Face, KeyFact, TableModel } from '../../table/contract'
import { t } from '../../lib/texts.svelte'
import type { EventLine } from '../../wire'
import type { BoardFile } from './board'
import { allGangs, gangThreat } from './scenario/problems'
import { drawnNow, inSetUp } from './advanced/settling'
import { currentTile } from './tiles'
import { seasonName, shown } from './view'

const ASKED: Record<string, string> = {
  place: 'carolingi-scriptorium',
  swap: 'carolingi-swap',
  starve: 'carolingi-hunger',
  'drive-out': 'carolingi-gang',
  honour: 'carolingi-honour-stone',
}

/** The tile that is carried out, in the colour of its owner, or what else is asked about. */
export function promptIcon(table: TableModel): Face {
  const doing = table.replaying ? '' : (table.asked?.kind ?? table.update.doing)
  const own = ASKED[doing]
  if (own !== undefined) return { icon: own }
  const drawn = drawnNow(table.log)
  if (drawn !== null) return { icon: 'carolingi-follower', colour: drawn.colour }
  if (inSetUp(shown(table), table.log)) return { icon: 'carolingi-bag' }
  const tile = currentTile(table.log)
  return tile === null
    ? { icon: `carolingi-${shown(table).season}` }
    : { icon: tileIcon(tile.tile), colour: tile.colour }
}

function when(table: TableModel, season: string, year: string): string {
  return t('ca-when', { season: seasonName(table, season), year })
}

export function chapter(table: TableModel): { icon: string; text: string } {
  if (inSetUp(shown(table), table.log)) return { icon: 'carolingi-forest', text: t('ca-setup') }
  const { season, year } = shown(table)
  return { icon: `carolingi-${season}`, text: when(table, season, String(year)) }
}

/** A season as a heading of the log; other headings are sentences of their own. */
export function heading(event: EventLine, table: TableModel): string | null {
  if (event.kind !== 'season') return null
  const domains = table.game.event_domains[event.kind] ?? []
  const said = (domain: string): string => String(event.args[domains.indexOf(domain)] ?? '')
  return when(table, said('season'), said('year'))
}

export function keyFacts(table: TableModel): KeyFact[] {
  const view = shown(table)
  const bag = bagFact(table)
  if (view.scenario !== null) return [bag, gangFact(table)]
  const cards = view.archivium.length
  return [
    bag,
    {
      icon: 'carolingi-archivium',
      text: String(cards),
      label: t('ca-supply-cards', { count: cards, discarded: view.discard.length }),
    },
  ]
}

/** Tiles are in the bag, or followers while the realm is laid out. */
function bagFact(table: TableModel): KeyFact {
  const view = shown(table)
  const { tiles, events } = view.bag
  const icon = 'carolingi-bag'
  if (inSetUp(view, table.log)) {
    const count = view.seats.reduce((sum, seat) => sum + seat.settlers, 0)
    return { icon, text: String(count), label: t('ca-setup-bag', { count }) }
  }
  return { icon, text: String(tiles + events), label: t('ca-supply-bag', { tiles, events }) }
}

/** In the scenario the gangs that are left are the threat. */
function gangFact(table: TableModel): KeyFact {
  const view = shown(table)
  const board = table.board as BoardFile
  return {
    icon: 'carolingi-gang',
    text: String(view.gang_supply),
    label: t('ca-814-gangs', { count: view.gang_supply, limit: allGangs(view, board) }),
    warning: gangThreat(view, board) !== 'calm',
  }
}

export function subtitle(table: TableModel): string {
  const view = shown(table)
  const { variant, anarchy, timer } = table.info.options
  const said = t('ca-subtitle', { players: view.seats.length, year: String(view.sundial) })
  return [
    ...(variant === undefined || variant === 'base'
      ? []
      : [t(`web-value-carolingi-variant-${String(variant)}`)]),
    said,
    ...(anarchy === true ? [table.speaker.option('anarchy')] : []),
    ...(Number(timer ?? 0) > 0 ? [table.speaker.option('timer')] : []),
  ].join(' · ')
}

const EVENTS: Record<string, string> = {
  'set-up': 'carolingi-palace',
  'bag-filled': 'carolingi-bag',
  'tile-drawn': 'carolingi-bag',
  'no-action': 'carolingi-bag',
  'bag-open': 'carolingi-bag',
  'event-drawn': 'carolingi-event',
  'card-drawn': 'carolingi-archivium',
  'card-drawn-full': 'carolingi-archivium',
  'card-and-follower': 'carolingi-bag',
  'follower-drawn': 'carolingi-bag',
  'second-pass': 'carolingi-bag',
  forest: 'carolingi-forest',
  unrest: 'carolingi-gang',
  'driven-out': 'carolingi-gang',
  'gangs-vanish': 'carolingi-gang',
  'card-removed': 'carolingi-archivium',
  'disorder-joins': 'carolingi-anarchy',
  anarchy: 'carolingi-anarchy',
  'anarchy-gang': 'carolingi-gang',
  rebellion: 'carolingi-rebellion',
  'rebellion-gang': 'carolingi-gang',
  'time-up': 'carolingi-sand-timer',
  'event-tile-joins': 'carolingi-event',
  reshuffled: 'carolingi-archivium',
  'hunger-joins': 'carolingi-hunger',
  hunger: 'carolingi-hunger',
  'hunger-gang': 'carolingi-gang',
  'overflow-on-card': 'carolingi-gang',
  'gang-on-card': 'carolingi-gang',
  'gangs-overflow': 'carolingi-gang',
  transferred: 'carolingi-archivium',
  spread: 'carolingi-forest',
  'tiles-return': 'carolingi-scriptorium',
  year: 'carolingi-hartmut',
  'problem-on-wheel': 'carolingi-problem-frame',
  'problems-lined-up': 'carolingi-problem-frame',
  'problem-on-card': 'carolingi-problem-frame',
  'problem-spared': 'carolingi-problem-frame',
  'patience-ends': 'carolingi-gang',
  skuld: 'carolingi-skuld',
}

export function eventIcon(event: EventLine): string | null {
  return EVENTS[event.kind] ?? null
}
