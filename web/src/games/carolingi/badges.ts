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

/**
 * The badges of the question. A fight is written as the sides stand, mine first, and what is left of mine: one piece
 * of every colour falls at a time, so as many fall as the strongest of the others has.
 */
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
    if (chooser.verb === 'fight') {
      const mine = land.followers[seat] ?? 0
      const others = sides.filter((side) => side.owner !== seats[seat]).map((side) => side.count)
      const left = mine - Math.max(0, ...others)
      return [{ land: id, text: `${[mine, ...others].join(' : ')} → ${left}`, above }]
    }
    if (chooser.verb === 'develop') return [{ land: id, text: `${land.development} / ${limit}`, above }]
    return []
  })
}
