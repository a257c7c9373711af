/** Whole games of Wallenstein, as they are told to a viewer: the view at the start, then events and what they change. */
import type { View } from '../../../src/games/wallenstein/view'
import type { TableModel } from '../../../src/table/contract'
import type { EventLine, GameInfo, Outcome } from '../../../src/wire'
import fixture from '../../fixtures/wallenstein_steps.json'

export type Figures = Record<string, unknown>
type Told = [kind: string, ...args: (string | number)[]]

export interface Update {
  events: EventLine[]
  /** The figures that are different afterwards. */
  changed: Figures
}

export interface Played {
  viewer: number | null
  opening: EventLine[]
  first: View
  updates: Update[]
  last: View
  outcome: Outcome
}

function line([kind, ...args]: Told): EventLine {
  return { kind, args }
}

export const game = fixture.game as unknown as GameInfo
export const board = fixture.board

export const GAMES: Played[] = fixture.games.map((one) => ({
  viewer: one.viewer,
  opening: (one.opening as Told[]).map(line),
  first: one.first as unknown as View,
  updates: one.updates.map(({ events, changed }) => ({ events: (events as Told[]).map(line), changed })),
  last: one.last as unknown as View,
  outcome: one.outcome as unknown as Outcome,
}))

const SEAT = [
  'money',
  'grain',
  'points',
  'supply',
  'lands',
  'armies',
  'place',
  'advantage',
  'hall',
  'audience',
  'courtiers',
  'ward',
  'banner',
] as const

/** What events tell about a position, in the flat table of the fixture. */
export function figures(view: View): Figures {
  const out: Figures = {
    when: `${view.year} ${view.season}`,
    event: view.event,
    events: view.events.join(' '),
    actions: view.actions.join(' '),
    action: view.action,
    places: view.places.map((place) => `${place.advantage}:${place.seat ?? 'None'}`).join(' '),
    order: view.order.join(' '),
    tray: view.tower.tray.join(' '),
    inside: view.tower.inside.join(' '),
    farmers: view.tower.farmers,
    favours: view.favours.map((one) => `${one.favour}:${one.cost}`).join(' '),
    start: view.start === null ? null : `${view.start.open.join(' ')} ${view.start.pile}`,
  }
  for (const land of view.lands) {
    const built = land.buildings.join(',')
    out[land.land] =
      `${land.owner ?? 'None'} ${land.armies} ${built} ${land.unrest} ${land.changed ? 'changed' : ''}`
  }
  for (const [building, count] of Object.entries(view.stock)) out[`stock ${building}`] = count
  view.seats.forEach((seat, number) => {
    for (const key of SEAT) out[`${number} ${key}`] = seat[key]
    out[`${number} immune`] = seat.immune.join(' ')
    for (const part of ['points', 'lands', 'buildings', 'majorities', 'favours'])
      out[`${number} from ${part}`] = seat.score[part]
  })
  return out
}

/** As much of a table as `advance` and the log need. */
export function bareTable(log: EventLine[], seat: number | null = null): TableModel {
  return { board, log, seat } as unknown as TableModel
}
