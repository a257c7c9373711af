/** The set-up for advanced players (6.1): which card and whose follower were drawn, and what a click would mean. */
import type { TableModel } from '../../../table/contract'
import type { Choice, EventLine } from '../../../wire'
import type { Lights } from '../lights'
import type { Pointed } from '../../../map/places'
import type { CarolingiView } from '../view'

const SETTLING = new Set(['settle', 'settle-late'])

/** Whether I am asked where a follower of mine goes. */
export function settling(table: TableModel): boolean {
  return SETTLING.has(table.asked?.kind ?? '')
}

/** Whether the realm is still being laid out. */
export function inSetUp(view: CarolingiView, log: readonly EventLine[]): boolean {
  return view.palaces && !log.some((event) => event.kind === 'season')
}

/** What was drawn last, and is not decided yet. */
export interface Drawn {
  /** Null: no card was left. */
  land: string | null
  /** The colour of the follower. */
  colour: string
}

const DECIDED = new Set(['settled', 'retained', 'attached', 'season'])

export function drawnNow(log: readonly EventLine[]): Drawn | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const { kind, args } = log[i] as EventLine
    if (DECIDED.has(kind)) return null
    if (kind === 'card-and-follower') return { land: String(args[0]), colour: String(args[1]) }
    if (kind === 'follower-drawn') return { land: null, colour: String(args[0]) }
  }
  return null
}

function choice(table: TableModel, verb: string, land?: string): Choice | undefined {
  return table.asked?.choices.find((one) => one.verb === verb && (land === undefined || one.args[0] === land))
}

/** Whether the follower may stand on the land of the drawn card. */
export function maySettle(table: TableModel): boolean {
  return choice(table, 'settle') !== undefined
}

/** Lit: the land of the card, lands with own followers, all cards; or only those of the option that is chosen. */
export function settleLights(table: TableModel): Lights {
  const { chooser, asked } = table
  const names = (verb: string): string[] =>
    chooser.verb === null || chooser.verb === verb
      ? chooser.remaining.filter((one) => one.verb === verb).map((one) => one.args[0] ?? '')
      : []
  const own = asked?.facts['land']
  const settle = !chooser.begun && typeof own === 'string' && maySettle(table) ? [own] : []
  const chosen = chooser.picked.filter((thing) => thing.domain === 'land').map((thing) => thing.name)
  return {
    lands: new Set([...settle, ...names('reinforce')]),
    cards: new Set(names('attach')),
    chosenLands: new Set(chosen),
    chosenCards: new Set(),
    any: true,
  }
}

/** A click on a land or on a card is an answer; false if nothing of this is asked. */
export function settleAt(table: TableModel, at: Pointed): boolean {
  if (!settling(table) || !table.chooser.active) return false
  const drawn = table.asked?.facts['land']
  const verb = at.card ? 'attach' : at.land === drawn ? 'settle' : 'reinforce'
  const meant = verb === 'settle' ? choice(table, 'settle') : choice(table, verb, at.land)
  // a land can also mean its card, where nothing else can be meant
  const found = meant ?? (verb === 'reinforce' ? choice(table, 'attach', at.land) : undefined)
  if (found !== undefined) table.chooser.send(found)
  else table.why(verb === 'settle' ? 'settle' : `${verb} ${at.land}`)
  return true
}

/** The letters of the four ways, as the rules count them. */
export const WAYS: Readonly<Record<string, string>> = {
  settle: 'a',
  retain: 'b',
  reinforce: 'c',
  attach: 'd',
}
