/** Who leads where: five regions by three kinds of building. */
import type { TableModel } from '../../../table/contract'
import type { WallensteinMajority } from '../../../wire'
import { shown } from '../view'

export const KINDS = ['palace', 'church', 'trading_house'] as const

export interface RegionRow {
  region: string
  /** For each kind of building; null: nobody has one there. */
  cells: (WallensteinMajority | null)[]
}

/** All regions of the board, also those where nothing stands. */
export function regionRows(table: TableModel): RegionRow[] {
  const { lands, majorities } = shown(table)
  const regions = [...new Set(lands.map((land) => land.region))]
  return regions.map((region) => ({
    region,
    cells: KINDS.map(
      (kind) => majorities.find((one) => one.region === region && one.building === kind) ?? null,
    ),
  }))
}

/** Seats with buildings of a kind in a region, the most first. */
export function holders(majority: WallensteinMajority): { seat: number; count: number; leads: boolean }[] {
  return majority.counts
    .map((count, seat) => ({ seat, count, leads: majority.leaders.includes(seat) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.seat - b.seat)
}

/** How certain it is that a seat can feed its lands. */
export function outlook(table: TableModel, seat: number): 'fine' | 'maybe' | 'short' {
  const winter = shown(table).seats[seat]?.winter
  if (!winter || winter.most.code === 'why-supplied') return 'fine'
  return winter.least.code === 'why-supplied' ? 'maybe' : 'short'
}
