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

/** Missi that would come to a land, while their number is still being chosen. */
function comingTo(table: TableModel): { land: string; count: number } | null {
  const { chooser, seat } = table
  const count = chooser.count?.value ?? null
  if (count === null || seat === null) return null
  if (chooser.verb === 'send') {
    const home = shown(table).seats[seat]?.homeland ?? null
    return home === null ? null : { land: home, count }
  }
  const land =
    chooser.verb === 'appease' ? chooser.picked.find((thing) => thing.domain === 'land') : undefined
  return land === undefined ? null : { land: land.name, count }
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
  const coming = comingTo(table)
  return [...new Set([...lit, ...(coming === null ? [] : [coming.land])])].flatMap((id): Badge[] => {
    const land = lands.get(id)
    const shape = sheet.land.get(id)
    if (land === undefined || shape === undefined) return []
    const seats = colours(view)
    const sides = parties(land, seats)
    const above = pack(contentOf(land, seats), shape.pieces, landRoom(shape.pieces.radius)).height / 2
    if (coming?.land === id) return [{ land: id, text: `+${coming.count}`, above }]
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
