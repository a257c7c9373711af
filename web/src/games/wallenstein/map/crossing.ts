/** Marches cross a border: a short arrow over it, where it covers least of what stands in both lands. */
import { arrow, type Arrow } from '../../../map/arrows'
import { common, type Box, type Point, type Spot } from '../../../map/box'
import { arrange, nameBox, shortName } from './layout'
import type { LandShape, Sheet } from './sheet'

/** From the border to either end, rather long than short; half of the disc with the number, of the tip, of the shaft. */
const REACHES = [40, 32, 25]
const DISC = 15
const TIP = 9
const SHAFT = 5
/** A place so many units farther from the straight way is as bad as one square unit covered. */
const DETOUR = 0.6

const made = new WeakMap<Sheet, Map<string, Arrow | null>>()

export function crossing(sheet: Sheet, from: string, to: string): Arrow | null {
  const known = made.get(sheet) ?? new Map<string, Arrow | null>()
  made.set(sheet, known)
  const key = `${from} ${to}`
  const one = sheet.land.get(from)
  const other = sheet.land.get(to)
  const found = known.get(key) ?? (one && other ? cross(one, other) : null)
  known.set(key, found)
  return found
}

function cross(from: LandShape, to: LandShape): Arrow | null {
  const corners = new Set(from.file.polygon.map(String))
  const border = to.file.polygon.filter((point) => corners.has(String(point)))
  if (border.length === 0) return arrow(from.pieces, to.pieces)
  const middle = { x: (from.pieces.x + to.pieces.x) / 2, y: (from.pieces.y + to.pieces.y) / 2 }
  const full = [...boxes(from), ...boxes(to)]
  let best: { line: Arrow; cost: number } | null = null
  for (const [point, reach] of border.flatMap((corner) =>
    REACHES.map((length) => [corner, length] as const),
  )) {
    const line = over(point, reach, from.pieces, to.pieces)
    const covered = [
      around(line.middle, DISC),
      around(line.tip, TIP),
      around(beyond(line.tip, line.middle, 0.5), SHAFT),
      around(beyond(line.tip, line.middle, 1.5), SHAFT),
      around(beyond(line.tip, line.middle, 2), SHAFT),
    ]
    const cost =
      covered.reduce((sum, box) => sum + full.reduce((part, other) => part + common(box, other), 0), 0) +
      Math.hypot(point[0] - middle.x, point[1] - middle.y) * DETOUR -
      reach
    if (best === null || cost < best.cost) best = { line, cost }
  }
  return best?.line ?? null
}

/** An arrow over a point of the border, in the direction from land to land. */
function over([x, y]: Point, reach: number, from: Spot, to: Spot): Arrow {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const dx = ((to.x - from.x) / length) * reach
  const dy = ((to.y - from.y) / length) * reach
  return arrow({ x: x - dx, y: y - dy }, { x: x + dx, y: y + dy }, 0)
}

/** From the tip of an arrow over its middle, in parts of the way between them. */
function beyond(tip: Spot, middle: Spot, part: number): Spot {
  return { x: tip.x + (middle.x - tip.x) * part, y: tip.y + (middle.y - tip.y) * part }
}

function around({ x, y }: Spot, reach: number): Box {
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }
}

/** What must be read in a land, at its fullest. */
function boxes(land: LandShape): Box[] {
  const { sites, name } = land.file
  const content = { owner: '', armies: 1, sites, buildings: [], unrest: 1, below: null }
  return [nameBox(shortName(name), land.name), arrange(content, land.pieces).box]
}
