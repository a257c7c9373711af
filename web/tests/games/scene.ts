/** A table at one moment of a fixture, with what was sent and what was asked why. */
import { Speaker } from '../../src/lib/speaker'
import { texts } from '../../src/lib/texts.svelte'
import { TreeChooser } from '../../src/table/chooser.svelte'
import type { GamePlugin, TableModel, Thing } from '../../src/table/contract'
import type { Asked, Choice, EventLine, GameInfo } from '../../src/wire'

export interface Moment<View> {
  seat: number
  position: View
  asked: Asked | null
  awaiting: number[]
  log: EventLine[]
}

export interface Scene {
  table: TableModel
  chooser: TreeChooser
  sent: string[]
  tried: (Thing | string)[]
}

interface Played {
  board: unknown
  game: GameInfo
  plugin: Partial<GamePlugin>
  /** Who sits at the table. */
  names: readonly string[]
}

export function sceneOf(
  { seat, position, asked, awaiting, log }: Moment<{ seats: readonly { seat: string }[] }>,
  { board, game, plugin, names }: Played,
  more: Partial<TableModel> = {},
): Scene {
  const sent: string[] = []
  const tried: (Thing | string)[] = []
  const why = (what: Thing | string): void => void tried.push(what)
  const chooser = new TreeChooser({
    ready: true,
    unordered: plugin.unordered ?? new Set(),
    confirm: plugin.confirm ?? new Set(),
    firstCount: (values: number[]) => plugin.firstCount?.(table, values) ?? null,
    send: (choice: Choice) => sent.push(choice.notation),
    why,
  })
  const people = Object.fromEntries(position.seats.map((one, i) => [one.seat, names[i] ?? '']))
  const table = {
    board,
    game,
    plugin,
    shown: position,
    position,
    update: { number: 1, doing: asked?.kind ?? '', sand: null, position },
    info: { id: 'a-table', options: {}, seats: position.seats.map((_, other) => ({ seat: other })) },
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
    sending: false,
    compact: false,
    hover: null,
    why,
    help: () => {},
    open: () => {},
    undo: () => sent.push('undo'),
    tell: () => {},
    onBoard: () => () => {},
    nameOf: (other: number) => names[other] ?? '',
    colourOf: (other: number) => position.seats[other]?.seat ?? '',
    isMine: (other: number) => other === seat,
    ...more,
  } as unknown as TableModel
  chooser.ask(asked)
  return { table, chooser, sent, tried }
}
