/** Small signs on the lands of the present question: what a fight would leave, how far a land is developed. */
import type { TableModel } from '../../table/contract'
import type { BoardFile } from './board'
import { landRoom, pack } from './packing'
import { sheetOf } from './sheet'
import { colours, contentOf, parties, shown } from './view'

export interface Badge {
  land: string
  text: string
  /** How far above the middle of the pieces it stands, in units. */
  above: number
}

/** The badges of the question. A fight is written as the sides stand, mine first, and how many of mine stay. */
export function badgesOf(table: TableModel): Badge[] {
  const { chooser, seat } = table
  if (!chooser.active || chooser.asked === null || seat === null) return []
  const view = shown(table)
  const lands = new Map(view.lands.map((land) => [land.land, land]))
  const lit = chooser.litNames('land')
  const board = table.board as BoardFile
  const limit = board.limits.development_per_land
  const sheet = sheetOf(board, view.seats.length)
  return lit.flatMap((id): Badge[] => {
    const land = lands.get(id)
    const shape = sheet.land.get(id)
    if (land === undefined || shape === undefined) return []
    const seats = colours(view)
    const sides = parties(land, seats)
    const above = pack(contentOf(land, seats), shape.pieces, landRoom(shape.pieces.radius)).height / 2
    const fight = chooser.verb === 'fight' ? view.fights.find((other) => other.land === id) : undefined
    if (fight !== undefined) {
      const others = sides.filter((side) => side.owner !== seats[seat]).map((side) => side.count)
      const all = [land.followers[seat] ?? 0, ...others]
      return [{ land: id, text: `${all.join(' : ')} → ${fight.stay}`, above }]
    }
    if (chooser.verb === 'develop') return [{ land: id, text: `${land.development} / ${limit}`, above }]
    return []
  })
}
