/** Scenario 814: what the wheel of the seasons, the favour track and the supply of gangs tell. */
import { tileKind } from '../../../pieces/tiles'
import type { CarolingiScenario } from '../../../wire'
import type { BoardFile } from '../board'
import { cardsOf, SEASONS, type CarolingiView } from '../view'

/** The number of the season where Skuld stands. */
export function present(view: CarolingiView): number {
  return SEASONS.findIndex((season) => season === view.season)
}

/** How many seasons ahead of Skuld a season lies: 0 to 3. */
export function aheadOf(view: CarolingiView, season: string): number {
  const there = SEASONS.findIndex((other) => other === season)
  return (there - present(view) + SEASONS.length) % SEASONS.length
}

/** The kinds of the problems on a season. */
export function problemsOn(view: CarolingiView, season: string): readonly string[] {
  return view.scenario?.wheel[SEASONS.findIndex((other) => other === season)] ?? []
}

/** Whether a tile of this kind could not be carried out in this season. */
export function isBlocked(view: CarolingiView, tile: string): boolean {
  return problemsOn(view, view.season).includes(tileKind(tile))
}

/** The seasons where a tile could solve a problem, the next one first; none where it is blocked. */
export function solvableWith(view: CarolingiView, tile: string): string[] {
  if (view.scenario === null || isBlocked(view, tile)) return []
  return SEASONS.filter(
    (season) => season !== view.season && problemsOn(view, season).includes(tileKind(tile)),
  ).sort((one, other) => aheadOf(view, one) - aheadOf(view, other))
}

/** After the last autumn Skuld does not move any more. */
function moves(view: CarolingiView): boolean {
  return view.season !== 'autumn' || view.year < view.sundial
}

export type Danger = 'none' | 'warning' | 'alarm'

/** How near a season is to ending the game: one problem less than too many, or so many already. */
export function dangerOf(view: CarolingiView, season: string): Danger {
  const limit = view.scenario?.lose_at ?? 0
  const count = problemsOn(view, season).length
  if (limit === 0 || season === view.season || !moves(view)) return 'none'
  if (count >= limit) return 'alarm'
  return count === limit - 1 ? 'warning' : 'none'
}

/** The season that must be spoken of: where Skuld comes next, or the next one with too many problems. */
export function threatened(view: CarolingiView): { season: string; ahead: number; danger: Danger } | null {
  const coming = SEASONS.map((season) => ({
    season: season as string,
    ahead: aheadOf(view, season),
    danger: dangerOf(view, season),
  }))
    .filter(({ ahead, danger }) => danger === 'alarm' || (danger === 'warning' && ahead === 1))
    .sort((one, other) => one.ahead - other.ahead)
  return coming[0] ?? null
}

export type Threat = 'calm' | 'few' | 'critical'

/** All gangs there are in the scenario with so many players. */
export function allGangs(view: CarolingiView, board: BoardFile): number {
  return board.setup[String(view.seats.length)]?.gangs_814 ?? 0
}

/** A third of the gangs is little, a sixth is a danger: a single forest can need seven. */
export function gangThreat(view: CarolingiView, board: BoardFile): Threat {
  if (view.scenario === null) return 'calm'
  const all = allGangs(view, board)
  if (view.gang_supply * 6 <= all) return 'critical'
  return view.gang_supply * 3 <= all ? 'few' : 'calm'
}

/** How many honour stones a seat has on the track. */
export function stonesOf(scenario: CarolingiScenario, seat: number): number {
  return scenario.favour.filter((owner) => owner === seat).length
}

/** The card whose problem of this kind has gone to the wheel between two positions. */
export function releasedFrom(before: CarolingiView, after: CarolingiView, kind: string): string | null {
  const there = new Set(cardsOf(after).map((card) => card.card))
  return cardsOf(before).find((card) => card.problem === kind && !there.has(card.card))?.card ?? null
}
