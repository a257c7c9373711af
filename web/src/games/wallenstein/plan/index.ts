/**
 * Planning, for the plug-in. While somebody plans, what is chosen stands in the chooser as things of the domains
 * `field` and `card` (a land's card has the name of the land), so a land on the map is laid by picking its card.
 */
import type { TableModel } from '../../../table/contract'
import { iPlan } from './fields'
import { plannerOf } from './planner.svelte'

export { default as PlanTab } from './PlanTab.svelte'
export { iPlan, isPlanning } from './fields'
export { SHOWN as keys } from './keys'
export { plannerOf } from './planner.svelte'
export { promptIcon, promptNote, numbered, question } from './words'

/** The hand in the phone's sheet; on large screens it stands in the right column. */
export function wantsDrawer(table: TableModel): boolean {
  return table.compact && iPlan(table)
}

/** The fields in place of the phone's strip of players. */
export function wantsStrip(table: TableModel): boolean {
  return iPlan(table)
}

/** Fields and cards stand in the column: no list of answers is needed, and no choice between verbs. */
export const hidesDock = iPlan
export const hidesVerbs = iPlan
/** The phone's hand has its own buttons. */
export const hidesButtons = wantsDrawer

/** The next field is chosen by itself; undo is meant for the card that was laid last. */
export function undoesAnswers(table: TableModel): boolean {
  return iPlan(table) && plannerOf(table).card === null
}

/** A plan is suggested on its fields. */
export function hint(table: TableModel): boolean {
  const planner = plannerOf(table)
  if (planner.open) void planner.suggest()
  return planner.open
}

/** Laying a card is the answer; the plan is handed in below the cards. */
export function answerLabel(table: TableModel): string | null {
  return iPlan(table) ? '' : null
}

export function plainLabel(verb: string, table: TableModel): string | null {
  return verb === 'done' && iPlan(table) ? '' : null
}
