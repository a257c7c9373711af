/** A table at one of the questions of the fixture: real positions of random games, with all modules. */
import { wallenstein } from '../../../src/games/wallenstein'
import type { View } from '../../../src/games/wallenstein/view'
import { Speaker } from '../../../src/lib/speaker'
import { texts } from '../../../src/lib/texts.svelte'
import { TreeChooser } from '../../../src/table/chooser.svelte'
import type { TableModel, Thing } from '../../../src/table/contract'
import type { Asked, Choice, EventLine, GameInfo } from '../../../src/wire'
import asked from '../../fixtures/wallenstein_asked.json'
import plans from '../../fixtures/wallenstein_plan.json'

export type Kind = keyof typeof asked.moments
export const KINDS = Object.keys(asked.moments) as Kind[]
const NAMES = ['Mansfeld', 'Gallas', 'Tilly']
const game = plans.game as unknown as GameInfo

interface Moment {
  seat: number
  position: View
  asked: Asked
  awaiting: number[]
  log: EventLine[]
}

export interface AskedScene {
  table: TableModel
  chooser: TreeChooser
  sent: string[]
  tried: (Thing | string)[]
}

export function sceneOf(kind: Kind, more: Partial<TableModel> = {}): AskedScene {
  const at = asked.moments[kind] as unknown as Moment
  const sent: string[] = []
  const tried: (Thing | string)[] = []
  const chooser = new TreeChooser({
    ready: true,
    confirm: wallenstein.confirm ?? new Set(),
    firstCount: (values: number[]) => wallenstein.firstCount?.(table, values),
    send: (choice: Choice) => sent.push(choice.notation),
    why: (what: Thing | string) => tried.push(what),
  })
  const people = Object.fromEntries(at.position.seats.map((leader, i) => [leader.seat, NAMES[i] ?? '']))
  const table = {
    board: plans.board,
    game,
    plugin: wallenstein,
    info: { id: 'a-table', options: {}, seats: at.position.seats.map((_, seat) => ({ seat })) },
    shown: at.position,
    position: at.position,
    update: { number: 1, doing: at.asked.kind, position: at.position },
    asked: at.asked,
    awaiting: at.awaiting,
    log: at.log,
    seat: at.seat,
    looking: at.seat,
    mine: true,
    over: false,
    moving: false,
    replaying: false,
    sending: false,
    compact: false,
    hover: null,
    outcome: null,
    chooser,
    speaker: new Speaker(texts, game, { people }),
    nameOf: (seat: number) => NAMES[seat] ?? '',
    colourOf: (seat: number) => at.position.seats[seat]?.seat ?? '',
    isMine: (seat: number) => seat === at.seat,
    why: (what: Thing | string) => tried.push(what),
    ...more,
  } as unknown as TableModel
  chooser.ask(at.asked)
  return { table, chooser, sent, tried }
}
