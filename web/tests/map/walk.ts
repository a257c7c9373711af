/** Walking over a map with the arrow keys alone. */
import { towards } from '../../src/map/arrows'
import type { MapSheet } from '../../src/map/sheet'

const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/** The lands that nobody gets to from this one. */
export function unreached(sheet: Pick<MapSheet, 'land'>, start: string): string[] {
  const reached = new Set([start])
  const queue = [start]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const land = sheet.land.get(id)!
    const spots = land.neighbours.map((other) => ({ id: other, ...sheet.land.get(other)!.pieces }))
    for (const direction of DIRECTIONS) {
      const next = towards(land.pieces, spots, direction)?.id
      if (next === undefined || reached.has(next)) continue
      reached.add(next)
      queue.push(next)
    }
  }
  return [...sheet.land.keys()].filter((id) => !reached.has(id))
}
