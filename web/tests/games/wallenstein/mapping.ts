/** A table at one of the moments of the map's fixture, with what was sent and what was asked why. */
import type { BoardFile } from '../../../src/games/wallenstein/board'
import type { View } from '../../../src/games/wallenstein/view'
import { Speaker } from '../../../src/lib/speaker'
import { texts } from '../../../src/lib/texts.svelte'
import { TreeChooser } from '../../../src/table/chooser.svelte'
import type { TableModel, Thing } from '../../../src/table/contract'
import type { Asked, Choice, EventLine, GameInfo } from '../../../src/wire'
import fixture from '../../fixtures/wallenstein_map.json'

export type Key = keyof typeof fixture.moments

export const NAMES = ['Mansfeld', 'Gallas', 'Tilly', 'Horn', 'Spinola']
export const board = fixture.board as unknown as BoardFile
const game = fixture.game as unknown as GameInfo

interface Moment {
  seat: number
  position: View
  asked: Asked
  awaiting: number[]
  log: EventLine[]
}

export function moment(key: Key): Moment {
  return structuredClone(fixture.moments[key]) as unknown as Moment
}

export interface MapScene {
  table: TableModel
  view: View
  sent: string[]
  tried: (Thing | string)[]
}

export function sceneAt(key: Key, more: Partial<TableModel> = {}): MapScene {
  const { seat, position, asked, awaiting, log } = moment(key)
  const sent: string[] = []
  const tried: (Thing | string)[] = []
  const chooser = new TreeChooser({
    ready: true,
    firstCount: (values: number[]) => values[0],
    send: (choice: Choice) => sent.push(choice.notation),
    why: (what: Thing | string) => tried.push(what),
  })
  const people = Object.fromEntries(position.seats.map((leader, i) => [leader.seat, NAMES[i] ?? '']))
  const table = {
    board,
    game,
    plugin: {},
    shown: position,
    position,
    update: { number: 1, doing: asked.kind, position },
    info: { options: {} },
    seat,
    looking: seat,
    asked,
    chooser,
    speaker: new Speaker(texts, game, { people }),
    awaiting,
    log,
    outcome: null,
    mine: true,
    replaying: false,
    over: false,
    moving: false,
    compact: false,
    hover: null,
    why: (what: Thing | string) => tried.push(what),
    onBoard: () => () => {},
    undo: () => sent.push('undo'),
    nameOf: (other: number) => NAMES[other] ?? '',
    colourOf: (other: number) => position.seats[other]?.seat ?? '',
    isMine: (other: number) => other === seat,
    ...more,
  } as unknown as TableModel
  chooser.ask(asked)
  return { table, view: position, sent, tried }
}
