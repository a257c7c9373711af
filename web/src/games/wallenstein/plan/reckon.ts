/** A plan as a plain record of field and card: what comes next, what it costs, and how one becomes another. */
import type { View } from '../view'
import { actionFields, BID, coinOn, costOf, landCard, TOWER, type PlanBoard } from './fields'

export type Plan = Readonly<Record<string, string>>

/** The next field without a card after this one, from the beginning again at the end; null: none is empty. */
export function nextEmpty(fields: readonly string[], plan: Plan, after: string | null): string | null {
  const start = after === null ? 0 : fields.indexOf(after) + 1
  const turned = [...fields.slice(start), ...fields.slice(0, start)]
  return turned.find((field) => plan[field] === undefined) ?? null
}

/** The field so many steps on; at the ends it goes round. */
export function neighbour(fields: readonly string[], field: string | null, by: number): string | null {
  const place = field === null ? (by > 0 ? -1 : fields.length) : fields.indexOf(field)
  return fields[(place + by + fields.length) % fields.length] ?? null
}

// ---- from one plan to another

/** How many cards of this name lie on no field. */
export function left(board: PlanBoard, card: string, plan: Plan): number {
  return copies(board, card) - Object.values(plan).filter((other) => other === card).length
}

/** How many cards of this name a leader has. */
function copies(board: PlanBoard, card: string): number {
  return card === TOWER ? board.components.kaiserhof.tower_cards_per_player : 1
}

/**
 * The answers that bring these cards to these fields, one after the other: a card that lies elsewhere is taken up
 * first; what lay on the field before returns to the hand by itself.
 */
export function answersFor(board: PlanBoard, plan: Plan, target: Plan): string[] {
  const now = new Map(Object.entries(plan))
  const out: string[] = []
  for (const [field, card] of Object.entries(target)) {
    if (now.get(field) === card) continue
    const there = [...now].filter(([, other]) => other === card).map(([other]) => other)
    if (there.length >= copies(board, card)) {
      // one that is not wanted where it lies
      const from = there.find((other) => target[other] !== card) ?? there[0]
      if (from !== undefined) {
        out.push(`clear ${from}`)
        now.delete(from)
      }
    }
    out.push(`lay ${field} ${card}`)
    now.set(field, card)
  }
  return out
}

/** A card goes from one field to another; if there is one already, they change places. */
export function moveAnswers(board: PlanBoard, plan: Plan, from: string, to: string): string[] {
  const card = plan[from]
  if (card === undefined || from === to) return []
  const other = plan[to]
  return answersFor(board, plan, other === undefined ? { [to]: card } : { [to]: card, [from]: other })
}

export function clearAnswers(fields: readonly string[], plan: Plan): string[] {
  return fields.filter((field) => plan[field] !== undefined).map((field) => `clear ${field}`)
}

/** The plan once these answers have been carried out. */
export function planAfter(plan: Plan, answers: readonly string[]): Plan {
  const out = new Map(Object.entries(plan))
  for (const answer of answers) {
    const [verb, field, card] = answer.split(' ')
    if (verb === 'lay' && field !== undefined && card !== undefined) out.set(field, card)
    if (verb === 'clear' && field !== undefined) out.delete(field)
  }
  return Object.fromEntries(out)
}

/** The hand that belongs to a plan of the same cards: lands, then coins, then a tower card if one is left. */
export function handAfter(board: PlanBoard, cards: readonly string[], plan: Plan): string[] {
  const order = board.land.map((land) => land.id)
  const rank = (card: string): number => (order.indexOf(card) + order.length + 1) % (order.length + 1)
  return [...new Set(cards)]
    .filter((card) => left(board, card, plan) > 0)
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
}

// ---- a suggestion

/** The plan in a row of answers; what is not a card on a field (`done`) is left out. */
export function readAnswers(answers: readonly string[]): Plan {
  return planAfter({}, answers)
}

/** What of a suggestion differs from the plan. */
export function ghostsOf(suggested: Plan, plan: Plan): Plan {
  return Object.fromEntries(Object.entries(suggested).filter(([field, card]) => plan[field] !== card))
}

/** What of a suggestion can be had without touching a card that lies already. */
export function emptyOnly(suggested: Plan, plan: Plan, hand: readonly string[]): Plan {
  return Object.fromEntries(
    Object.entries(suggested).filter(([field, card]) => plan[field] === undefined && hand.includes(card)),
  )
}

// ---- what a plan comes to

export interface Reckoning {
  /** Actions with a card, of how many. */
  planned: number
  actions: number
  /** Thalers of all actions in lands. */
  costs: number
  money: number
  /** The coins of the bid; null: nothing lies there. */
  bid: number | null
  /** What is left after all of it, before anything comes in; below 0: it is missing. */
  left: number
}

export function reckon(board: PlanBoard, plan: Plan, money: number): Reckoning {
  const actions = actionFields(board)
  const planned = actions.filter((field) => plan[field] !== undefined)
  const costs = planned
    .filter((field) => landCard(board, plan[field] ?? '') !== null)
    .reduce((sum, field) => sum + (costOf(board, field) ?? 0), 0)
  const bidCard = plan[BID]
  const bid = bidCard === undefined ? null : (coinOn(bidCard) ?? 0)
  return {
    planned: planned.length,
    actions: actions.length,
    costs,
    money,
    bid,
    left: money - costs - (bid ?? 0),
  }
}

/** Lands that have a card in the hand, though no action is without a card any more. */
export function idleLands(board: PlanBoard, plan: Plan, hand: readonly string[]): string[] {
  if (actionFields(board).some((field) => plan[field] === undefined)) return []
  return hand.filter((card) => landCard(board, card) !== null)
}

/** Lands with unrest in which taxes or grain are to be collected. */
export function restless(view: View, plan: Plan): { land: string; unrest: number }[] {
  return ['tax', 'grain'].flatMap((field) => {
    const land = view.lands.find((other) => other.land === plan[field])
    return land === undefined || land.unrest === 0 ? [] : [{ land: land.land, unrest: land.unrest }]
  })
}
