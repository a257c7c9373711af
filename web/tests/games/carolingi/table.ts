/** A table at one of the moments of the fixture, with what was sent and what was asked why. */
import { Speaker } from '../../../src/lib/speaker'
import { texts } from '../../../src/lib/texts.svelte'
import { carolingi } from '../../../src/games/carolingi'
import type { BoardFile } from '../../../src/games/carolingi/board'
import type { CarolingiView } from '../../../src/games/carolingi/view'
import { TreeChooser } from '../../../src/table/chooser.svelte'
import type { TableModel, Thing } from '../../../src/table/contract'
import type { Asked, Choice, EventLine, GameInfo } from '../../../src/wire'
import fixture from '../../fixtures/realm_table.json'

export interface Moment {
  players: number
  seat: number
  position: CarolingiView
  asked: Asked | null
  awaiting: number[]
  log: EventLine[]
}

export type Key = keyof typeof fixture.moments

export const NAMES = ['Judith', 'Lothar', 'Irmgard', 'Pippin', 'Gisela', 'Karl']
export const board = fixture.board as unknown as BoardFile
export const game = fixture.game as unknown as GameInfo

export function moment(key: Key): Moment & { asked: Asked } {
  return fixture.moments[key] as unknown as Moment & { asked: Asked }
}

export interface Scene {
  table: TableModel
  sent: string[]
  tried: (Thing | string)[]
}

export function tableAt(key: Key, more: Partial<TableModel> = {}): Scene {
  return sceneOf(moment(key), game, more)
}

export function sceneOf(at: Moment, game: GameInfo, more: Partial<TableModel> = {}): Scene {
  const { seat, position, asked, awaiting, log } = at
  const sent: string[] = []
  const tried: (Thing | string)[] = []
  const chooser = new TreeChooser({
    ready: true,
    unordered: carolingi.unordered ?? new Set(),
    confirm: new Set(),
    firstCount: (values: number[]) => carolingi.firstCount?.(table, values) ?? null,
    send: (choice: Choice) => sent.push(choice.notation),
    why: (what: Thing | string) => tried.push(what),
  })
  const people = Object.fromEntries(position.seats.map((court, i) => [court.seat, NAMES[i] ?? '']))
  const table = {
    board,
    game,
    plugin: carolingi,
    shown: position,
    position,
    update: { number: 1, doing: asked?.kind ?? '', sand: null, position },
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
    help: () => {},
    open: () => {},
    undo: () => sent.push('undo'),
    tell: () => {},
    onBoard: () => () => {},
    nameOf: (other: number) => NAMES[other] ?? '',
    colourOf: (other: number) => position.seats[other]?.seat ?? '',
    isMine: (other: number) => other === seat,
    ...more,
  } as unknown as TableModel
  chooser.ask(asked)
  return { table, sent, tried }
}
