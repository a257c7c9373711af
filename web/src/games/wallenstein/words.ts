/** How Wallenstein asks: the short question with what is picked already, limits and means, buttons. */
import { t } from '../../lib/texts.svelte'
import type { TableModel } from '../../table/contract'
import { landOf, shown } from './view'

/** The land that is picked on the map. */
function target(table: TableModel): string | null {
  return table.chooser.picked.find((thing) => thing.domain === 'land')?.name ?? null
}

function landName(table: TableModel, land: string | number | null | undefined): string {
  return land === null || land === undefined ? '' : table.speaker.name('land', land)
}

function fact(table: TableModel, name: string): number {
  return Number(table.asked?.facts[name] ?? 0)
}

/** Whether the march that is to be confirmed leads into a battle. */
export function attacking(table: TableModel): boolean {
  return table.asked?.kind === 'confirm' && table.log.at(-1)?.kind === 'attack'
}

export function question(table: TableModel): string | null {
  const { asked } = table
  const to = target(table)
  const land = landName(table, asked?.facts['land'])
  switch (asked?.kind) {
    case 'start-land':
      return t('wa-ask-start-land')
    case 'place-group':
      return t('wa-ask-place-group', { land })
    case 'place':
      return t('wa-ask-place')
    case 'bonus':
      return t('wa-ask-bonus')
    case 'favour':
      return t('wa-ask-favour')
    case 'cancel-event':
      return t('wa-ask-cancel-event')
    case 'calm':
      return t('wa-ask-calm')
    case 'build-free':
      return buildQuestion(String(asked.facts['building'] ?? ''))
    case 'occupy':
      return t('wa-ask-occupy', { count: fact(table, 'count') })
    case 'reinforce':
      return to === null
        ? t('wa-ask-reinforce', { land })
        : t('wa-ask-how-many', { land: landName(table, to) })
    case 'march':
      return to === null ? t('wa-ask-march', { land }) : t('wa-ask-how-many', { land: landName(table, to) })
    case 'revolt':
      return t('wa-ask-revolt')
    case 'confirm':
      return attacking(table) ? t('wa-ask-attack') : t('wa-ask-moved')
    default:
      return null
  }
}

function buildQuestion(building: string): string | null {
  if (building === 'palace') return t('wa-ask-build-palace')
  return building === 'church' ? t('wa-ask-build-church') : t('wa-ask-build-trading-house')
}

/** The second line: limits and means. */
export function promptNote(table: TableModel): string | null {
  const { asked } = table
  const view = shown(table)
  const count = fact(table, 'count')
  switch (asked?.kind) {
    case 'start-land':
      return t('wa-note-start-land', { count: view.start?.pile ?? 0 })
    case 'place-group':
      return t('wa-note-groups', { count: (view.seats[table.seat ?? 0]?.groups ?? []).length })
    case 'place':
      return t('wa-note-place', { count: fact(table, 'left') - 1 })
    case 'favour':
      return t('wa-note-favour', { count })
    case 'cancel-event':
      return table.speaker.name('event', asked.facts['event'] ?? '')
    case 'occupy':
      return t('wa-note-occupy')
    case 'reinforce':
      return t('wa-note-reinforce', { count })
    case 'march':
      return target(table) === null ? t('wa-note-march', { count }) : standsThere(table, target(table) ?? '')
    case 'revolt':
      return t('wa-note-revolt', { count: fact(table, 'left'), farmers: fact(table, 'farmers') })
    case 'confirm':
      return attacking(table) ? t('wa-note-attack') : t('wa-note-moved')
    default:
      return null
  }
}

/** Who defends a land, and with what. */
export function standsThere(table: TableModel, name: string): string {
  const land = landOf(shown(table), name)
  const said = landName(table, name)
  if (land === undefined || land.owner === null) return t('wa-there-neutral', { land: said })
  const count = land.armies
  if (land.owner === table.seat) return t('wa-there-own', { land: said, count })
  return t('wa-there', { land: said, count, seat: table.nameOf(land.owner), unrest: land.unrest })
}

/** What the primary button is called. */
export function answerLabel(table: TableModel): string | null {
  const to = target(table)
  switch (table.asked?.kind) {
    case 'march':
      return to !== null && landOf(shown(table), to)?.owner !== table.seat
        ? t('wa-do-attack')
        : t('wa-do-move')
    case 'reinforce':
      return t('wa-do-move')
    case 'place':
      return placeLabel(table)
    case 'calm':
      return t('wa-do-calm')
    case 'build-free':
      return t('wa-do-build')
    case 'occupy':
      return t('wa-do-occupy')
    case 'revolt':
      return t('wa-do-revolt')
    default:
      return null
  }
}

function placeLabel(table: TableModel): string | null {
  const tile = table.chooser.picked[0]?.name
  const at = shown(table).places.findIndex(({ advantage }) => advantage === tile)
  return at < 0 ? null : t('wa-do-place', { place: at + 1 })
}

export function plainLabel(verb: string, table: TableModel): string | null {
  const kind = table.asked?.kind
  // the pile and the exchange stand beside the open cards
  if (verb === 'pile' || verb === 'exchange') return ''
  if (verb !== 'done') return null
  if (kind === 'march' || kind === 'reinforce') return t('wa-do-stay')
  if (kind === 'favour') return t('wa-do-no-favour')
  if (kind === 'cancel-event') return t('wa-do-keep-event')
  if (kind === 'confirm') return attacking(table) ? t('wa-do-battle') : t('wa-do-go-on')
  return null
}

/** Above the number: from where to where. */
export function dockTitle(table: TableModel): string | null {
  const from = table.asked?.facts['land']
  const to = target(table)
  if (from === undefined || to === null) return null
  return t('wa-from-to', { from: landName(table, from), to: landName(table, to) })
}

/** What a number leaves behind, and who is met. */
export function countNotes(table: TableModel, value: number): { stays?: string; costs?: string } {
  const to = target(table)
  if (to === null) return {}
  return { stays: t('wa-stays', { count: fact(table, 'count') - value }), costs: standsThere(table, to) }
}

/** While all plan: who has finished. */
export function seatNote(table: TableModel, seat: number): string | null {
  if (table.replaying || table.over || table.update.doing !== 'plan') return null
  if (shown(table).seats[seat]?.planned) return t('wa-planned')
  return table.isMine(seat) ? null : t('wa-plans')
}
