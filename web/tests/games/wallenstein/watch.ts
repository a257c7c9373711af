/** A table in the middle of a recorded game of Wallenstein, for components that only look. */
import { wallenstein } from '../../../src/games/wallenstein'
import { advance } from '../../../src/games/wallenstein/advance'
import type { View } from '../../../src/games/wallenstein/view'
import { Speaker } from '../../../src/lib/speaker'
import { texts } from '../../../src/lib/texts.svelte'
import { TreeChooser } from '../../../src/table/chooser.svelte'
import type { TableModel } from '../../../src/table/contract'
import type { EventLine } from '../../../src/wire'
import { board, game, GAMES } from './steps'

const NAMES = ['Mansfeld', 'Gallas', 'Tilly', 'Horn', 'Piccolomini']

export interface Moment {
  view: View
  log: EventLine[]
}

/** The first moment of a game that fits, after one of its events. */
export function momentWhen(number: number, fits: (view: View, event: EventLine) => boolean): Moment {
  const { first, opening, updates } = GAMES[number]!
  let view = first
  const log = [...opening]
  for (const event of updates.flatMap((update) => update.events)) {
    log.push(event)
    view = advance(view, event, { board, log } as unknown as TableModel) ?? view
    if (fits(view, event)) return { view, log }
  }
  throw new Error('there is no such moment in this game')
}

export function tableOf({ view, log }: Moment, more: Partial<TableModel> = {}): TableModel {
  const people = Object.fromEntries(view.seats.map((seat, i) => [seat.seat, NAMES[i] ?? '']))
  return {
    board,
    game,
    plugin: wallenstein,
    shown: view,
    position: view,
    seat: 0,
    log,
    asked: null,
    chooser: new TreeChooser({ ready: true, send: () => {}, why: () => {} }),
    awaiting: [],
    mine: false,
    moving: false,
    replaying: false,
    compact: false,
    over: false,
    speaker: new Speaker(texts, game, { people }),
    nameOf: (seat: number) => NAMES[seat] ?? '',
    colourOf: (seat: number) => view.seats[seat]?.seat ?? '',
    isMine: (seat: number) => seat === 0,
    help: () => {},
    open: () => {},
    tell: () => {},
    ...more,
  } as unknown as TableModel
}
