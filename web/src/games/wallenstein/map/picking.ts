/**
 * What the map has to do with the question: which lands are lit, what a click on one of them means. While all plan, a
 * land stands for its card; in every other question it is itself.
 */
import type { Lights } from '../../../map/sheet'
import type { TableModel } from '../../../table/contract'
import { isPlanning } from '../plan/fields'
import { plannerOf } from '../plan/planner.svelte'
import { shown, type View } from '../view'

const NONE: ReadonlySet<string> = new Set()
const DARK: Lights = { lands: NONE, chosenLands: NONE, any: false }

/** Questions that are about a land which is not chosen any more. */
const FROM = new Set(['reinforce', 'march', 'place-group'])

/** The domain in which the question knows lands. */
export function domainOf(table: TableModel): 'card' | 'land' {
  return table.chooser.asked?.kind === 'plan' ? 'card' : 'land'
}

/** What can be picked next. A plan can also begin with a card, though the answers begin with the field. */
function pickable({ chooser, shown: view }: TableModel): string[] {
  if (chooser.asked?.kind !== 'plan') return chooser.litNames('land')
  if (chooser.picked.length > 0) return chooser.litNames('card')
  const hand = (view as View).own?.hand ?? []
  return hand.filter((name) => chooser.after({ domain: 'card', name }).length > 0)
}

export function lightsOf(table: TableModel): Lights {
  const { chooser } = table
  const asked = chooser.asked
  if (asked === null || !chooser.active) return DARK
  const domain = domainOf(table)
  const lands = new Set(shown(table).lands.map((land) => land.land))
  const lit = new Set(pickable(table).filter((name) => lands.has(name)))
  const chosen = new Set(
    chooser.picked
      .filter((thing) => thing.domain === domain && lands.has(thing.name))
      .map(({ name }) => name),
  )
  const from = asked.facts['land']
  if (FROM.has(asked.kind) && typeof from === 'string') chosen.add(from)
  return { lands: lit, chosenLands: chosen, any: lit.size > 0 || chosen.size > 0 }
}

/** For each land whose card lies in my plan its field; empty when nobody plans. */
export function plannedFields(table: TableModel): ReadonlyMap<string, string> {
  const view = shown(table)
  if (view.own === null || !isPlanning(view) || table.replaying) return new Map()
  return new Map(Object.entries(view.own.plan).map(([field, card]) => [card, field]))
}

/** A click on a land: its card is laid, or the field where it lies is taken up; else the land itself is meant. */
export function pickLand(table: TableModel, land: string): void {
  const { chooser } = table
  const domain = domainOf(table)
  const field = domain === 'card' ? plannedFields(table).get(land) : undefined
  if (field === undefined) chooser.pick({ domain, name: land })
  else if (!chooser.chosen('field', field)) chooser.pick({ domain: 'field', name: field })
}

/**
 * A pointer went down on a land: while I plan, its card can be carried to a field, out of the hand or from where it
 * lies. False: there is no such card, so the map is moved. A finger always moves the map; it lays cards by tapping.
 */
export function carryLand(table: TableModel, land: string, event: PointerEvent): boolean {
  const planner = plannerOf(table)
  if (!planner.open || table.compact || event.pointerType === 'touch') return false
  const field = Object.keys(planner.plan).find((other) => planner.plan[other] === land)
  if (field === undefined && !planner.hand.includes(land)) return false
  planner.carry(event, land, field)
  return true
}
