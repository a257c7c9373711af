/** Reading a view of Wallenstein for drawing. */
import type { TableModel } from '../../table/contract'
import type { WallensteinLand, WallensteinSeat, WallensteinView } from '../../wire'

export type View = WallensteinView
export type Land = WallensteinLand
export type Leader = WallensteinSeat

/** What is drawn now. */
export function shown(table: TableModel): View {
  return table.shown as View
}

/** Colours by seat. */
export function colours(view: View): string[] {
  return view.seats.map((seat) => seat.seat)
}

/** A land in play. */
export function landOf(view: View, name: string): Land | undefined {
  return view.lands.find((land) => land.land === name)
}
