/** A table at one of the moments of the fixture. What is laid or cleared is carried out, as the server would. */
import { Speaker } from '../../../src/lib/speaker'
import { texts } from '../../../src/lib/texts.svelte'
import type { PlanBoard } from '../../../src/games/wallenstein/plan/fields'
import type { View } from '../../../src/games/wallenstein/view'
import { TreeChooser } from '../../../src/table/chooser.svelte'
import type { TableModel, Thing } from '../../../src/table/contract'
import type { Asked, Choice, GameInfo, Update } from '../../../src/wire'
import fixture from '../../fixtures/wallenstein_plan.json'

export type Key = keyof typeof fixture.moments

export const NAMES = ['Mansfeld', 'Gallas', 'Tilly', 'Horn', 'Spinola']
export const board = fixture.board as unknown as PlanBoard
const game = fixture.game as unknown as GameInfo

interface Moment {
  seat: number | null
  position: View
  asked: Asked | null
  awaiting: number[]
}

export function moment(key: Key): Moment {
  return fixture.moments[key] as unknown as Moment
}

/** The same question after an answer, as far as planning is concerned. */
function answered(view: View, asked: Asked, seat: number, notation: string): { view: View; asked: Asked } {
  const [verb = '', field = '', card = ''] = notation.split(' ')
  const own = view.own!
  const all = [...own.hand, ...Object.values(own.plan)]
  const plan = Object.fromEntries(Object.entries(own.plan).filter(([name]) => name !== field))
  if (verb === 'lay') plan[field] = card
  const laid = Object.values(plan)
  const hand = [...new Set(all)].filter((name) => !laid.includes(name))
  const fields = view.court ? 14 : 11
  const names = [
    ...new Set(moment(view.court ? 'court' : 'fresh').asked!.choices.map(({ args }) => args[0]!)),
  ]
  const choice = (text: string): Choice => {
    const [first = '', ...args] = text.split(' ')
    return { notation: text, verb: first, args, rule: '' }
  }
  const choices = [
    ...names.flatMap((name) => hand.map((other) => choice(`lay ${name} ${other}`))),
    ...Object.keys(plan).map((name) => choice(`clear ${name}`)),
    ...(laid.length === fields ? [choice('done')] : []),
  ]
  const done = verb === 'done'
  const seats = view.seats.map((leader, i) => (i === seat ? { ...leader, planned: done } : leader))
  return {
    view: { ...view, seats, own: { hand, plan } },
    asked: { ...asked, id: asked.id + 1, answered: done, choices },
  }
}

export interface PlanScene {
  table: TableModel
  sent: string[]
  tried: (Thing | string)[]
  readonly plan: Record<string, string>
}

export function sceneAt(
  key: Key,
  more: { compact?: boolean; refuses?: (notation: string) => boolean } = {},
): PlanScene {
  const at = moment(key)
  const { seat } = at
  const sent: string[] = []
  const tried: (Thing | string)[] = []
  let position = $state.raw(at.position)
  let asked = $state.raw(at.asked)
  let number = $state(1)
  const update = $derived({ number, doing: asked?.kind ?? '', position } as unknown as Update)
  const chooser: TreeChooser = new TreeChooser({
    ready: true,
    send: (choice: Choice) => {
      sent.push(choice.notation)
      chooser.drop()
      if (more.refuses?.(choice.notation) || asked === null || seat === null) return
      const next = answered(position, asked, seat, choice.notation)
      position = next.view
      asked = next.asked
      number += 1
      chooser.ask(asked)
    },
    why: (what: Thing | string) => tried.push(what),
  })
  const people = Object.fromEntries(at.position.seats.map((leader, i) => [leader.seat, NAMES[i] ?? '']))
  const table = {
    board,
    game,
    plugin: {},
    info: { id: 'a-table', hints: true },
    get shown() {
      return position
    },
    get position() {
      return position
    },
    get update() {
      return update
    },
    get asked() {
      return asked
    },
    seat,
    chooser,
    get speaker() {
      return new Speaker(texts, game, { people })
    },
    awaiting: at.awaiting,
    log: [],
    sending: false,
    replaying: false,
    over: false,
    compact: more.compact ?? false,
    hover: null,
    why: (what: Thing | string) => tried.push(what),
    open: () => {},
    help: () => {},
    undo: () => {},
    nameOf: (other: number) => NAMES[other] ?? '',
    colourOf: (other: number) => position.seats[other]?.seat ?? '',
    isMine: (other: number) => other === seat,
  } as unknown as TableModel
  chooser.ask(at.asked)
  return {
    table,
    sent,
    tried,
    get plan() {
      return position.own?.plan ?? {}
    },
  }
}
