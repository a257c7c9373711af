/** How the counts of a place come about, read from what the view tells: who holds which family, and what stands there. */
import type { Place, View } from './view'

type Row = readonly [family: string, count: number]

export interface Reckoning {
  sides: { side: string; knights: Row[]; castles: number; sum: number }[]
  /** Knights of families that nobody holds. */
  nobody: Row[]
}

export function reckon(view: View, place: Place, families: readonly string[]): Reckoning {
  const rows = families.flatMap((family): Row[] => {
    const count = place.knights[family] ?? 0
    return count > 0 ? [[family, count]] : []
  })
  const sideOf = (family: string): string | null => {
    const holder = view.holders[family] ?? null
    return holder === null ? null : (view.seats[holder]?.side ?? null)
  }
  return {
    sides: view.sides.map(({ side }) => ({
      side,
      knights: rows.filter(([family]) => sideOf(family) === side),
      castles: place.owner === side ? place.castles : 0,
      sum: place.strengths[side] ?? 0,
    })),
    nobody: rows.filter(([family]) => sideOf(family) === null),
  }
}
