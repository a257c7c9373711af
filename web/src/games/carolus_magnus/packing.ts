/**
 * Where the pieces of a place stand.
 *
 * A block of rows is laid into the free part of the sector: inside the band, below the name, beside the spot on the
 * inner rim that belongs to Charlemagne. What stands in one place never moves because of what happens in another.
 */
import { SMALL, blocks, type Content, type Measures, type Piece, type Row } from './blocks'
import { BAND, GAP, INNER, OUTER, RIM, at, bend, middle, polar, slotAngle, type Point } from './geometry'

export interface Packed {
  pieces: Piece[]
  /** The middle of the block. */
  at: Point
  scale: number
}

const RADIAN = Math.PI / 180
const LINE = 15
const SCALES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.62, 0.54, 0.46]
const SIDE_STEPS = [0, -6, 6, -12, 12, -18, 18, -26, 26]
const DEEP_STEPS = [0, -6, 6, -12, 12, -18, 18, -24, 24, -32, 32]

/** How much of a sector's depth the lines of its name take. */
export function nameDepth(lines: number): number {
  return lines === 0 ? BAND : BAND + 7 + lines * LINE
}

// ---- free room

/** Says of a point how far it is from everything that must not be covered; below zero: it covers something. */
export type Clearance = (p: Point) => number

/** The free room of a place: inside the band, below the names, beside Charlemagne's spot on the rim. */
export function roomOf(content: Content, size: number, m: Measures): Clearance {
  const { run } = content
  const slot = slotAngle(size)
  const start = slot * (run.first - 0.5)
  const span = slot * run.count
  const far = span + (360 - span) / 2
  const first = bends((run.first - 1 + size) % size)
  const last = bends((run.first + run.count - 1) % size)
  const water = GAP / 2 + BAND
  const figure = at(RIM, middle(run, size))
  const tops = content.names.map((lines) => OUTER - 5 - nameDepth(lines))
  return (p) => {
    const { r, angle } = polar(p)
    const turned = angle - start - 360 * Math.floor((angle - start) / 360)
    const within = turned > far ? turned - 360 : turned
    const own = Math.min(run.count - 1, Math.max(0, Math.floor(within / slot)))
    const step = Math.max(0, Math.min(LAST_BEND, Math.round(r) - FIRST_BEND))
    return Math.min(
      r - INNER - BAND - 4,
      (tops[own] ?? OUTER) - r,
      within * RADIAN * r - (first[step] ?? 0) - water,
      (span - within) * RADIAN * r + (last[step] ?? 0) - water,
      Math.hypot(p.x - figure.x, p.y - figure.y) - m.figure - 2,
    )
  }
}

const FIRST_BEND = INNER - 20
const LAST_BEND = OUTER + 20 - FIRST_BEND
const bent = new Map<number, number[]>()

/** The bends of a border by radius, reckoned once. */
function bends(slot: number): number[] {
  const known = bent.get(slot)
  if (known !== undefined) return known
  const made = Array.from({ length: LAST_BEND + 1 }, (_, k) => bend(slot, FIRST_BEND + k))
  bent.set(slot, made)
  return made
}

/** How a block stands: its middle, and how far its rows lean to the side on their way down, along a slanting sector. */
interface Stand {
  centre: Point
  lean: number
  scale: number
}

interface Placed {
  row: Row
  /** The middle of the row, and its upper edge. */
  x: number
  y: number
  height: number
}

function standing(rows: readonly Row[], { centre, lean, scale }: Stand): Placed[] {
  let y = centre.y - (rows.reduce((sum, row) => sum + row.height, 0) * scale) / 2
  return rows.map((row) => {
    const height = row.height * scale
    const x = centre.x + (y + height / 2 - centre.y) * lean
    y += height
    return { row, x, y: y - height, height }
  })
}

/** Straight, or as the sector lies: along its middle line, or across it where that is nearly level. */
function leans(angle: number): number[] {
  const along = -Math.tan(angle * RADIAN)
  const most = Math.abs(along) > 1.5 ? -1 / along : Math.max(-0.9, Math.min(0.9, along))
  return [0, most / 2, most]
}

/** How near the block comes to something that must not be covered; given up as soon as that is below `least`. */
function tightest(rows: readonly Row[], stand: Stand, room: Clearance, least: number): number {
  let tight = Infinity
  for (const { row, x, y, height } of standing(rows, stand)) {
    const side = (row.width * stand.scale) / 2
    const inset = height * 0.08
    for (const px of [-side, side, 0]) {
      for (const py of [y + inset, y + height - inset]) {
        tight = Math.min(tight, room({ x: x + px, y: py }))
        if (tight < least) return tight
      }
    }
  }
  return tight
}

interface Fit {
  rows: Row[]
  stand: Stand
  cost: number
}

/** The cheapest arrangement that fits: as large as possible, near the middle, neither a tower nor a wall. */
function search(content: Content, size: number, m: Measures): Fit | null {
  const all = blocks(content, m)
  const room = roomOf(content, size, m)
  const angle = middle(content.run, size)
  const depth = (INNER + BAND + OUTER - nameDepth(m.count === 0 ? 0 : 1)) / 2
  const look = (rows: Row[][], scale: number, least: number): Fit | null =>
    cheapest(rows, scale, { angle, depth }, room, least)
  const area = areaOf(content, size)
  for (const scale of SCALES) {
    const hopeful = all.filter((rows) => blockArea(rows) * scale * scale < area)
    const best = look(hopeful, scale, 1)
    if (best !== null) return best
  }
  // more than any sector can hold: as small as possible, and as far from everything as possible
  return look(all, SCALES.at(-1) ?? 1, -Infinity)
}

/** No more than this can be covered at all: a quick no to what is much too large. */
function areaOf(content: Content, size: number): number {
  const deep = OUTER - nameDepth(content.names[0] ?? 0) - INNER - BAND
  const wide = slotAngle(size) * content.run.count * RADIAN * ((INNER + OUTER) / 2) - GAP - 2 * BAND
  return deep * wide
}

function blockArea(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + row.width * row.height, 0)
}

function cheapest(
  all: Row[][],
  scale: number,
  { angle, depth }: { angle: number; depth: number },
  room: Clearance,
  least: number,
): Fit | null {
  let best: Fit | null = null
  for (const rows of all) {
    const height = rows.reduce((sum, row) => sum + row.height, 0)
    const widest = Math.max(...rows.map((row) => row.width))
    const form = Math.abs(Math.log(widest / height)) * 9
    for (const [bent, lean] of (rows.length > 1 ? leans(angle) : [0]).entries()) {
      for (const deep of DEEP_STEPS) {
        for (const side of SIDE_STEPS) {
          const away = Math.abs(deep) * 0.5 + Math.abs(side) * 0.7 + bent * 3 + form
          if (best !== null && away - 8 >= best.cost) continue
          const r = depth + deep
          const stand = { centre: at(r, angle + side / (r * RADIAN)), lean, scale }
          const clear = tightest(rows, stand, room, least)
          const cost = away - Math.min(clear, 8)
          if (clear >= least && (best === null || cost < best.cost)) best = { rows, stand, cost }
        }
      }
    }
  }
  return best
}

// ---- the result

const known = new Map<string, Packed>()

/** The pieces of a place with their spots; the same content always stands the same way. */
export function pack(content: Content, size: number, m: Measures): Packed {
  const key = JSON.stringify([content, size, m === SMALL])
  const found = known.get(key)
  if (found !== undefined) return found
  const packed = place(content, size, m)
  if (known.size > 600) known.clear()
  known.set(key, packed)
  return packed
}

function place(content: Content, size: number, m: Measures): Packed {
  const spot = at((INNER + OUTER) / 2, middle(content.run, size))
  const fit = search(content, size, m)
  if (fit === null || fit.rows.length === 0) return { pieces: [], at: spot, scale: 1 }
  const { rows, stand } = fit
  const { scale } = stand
  const pieces = standing(rows, stand).flatMap(({ row, x, y, height }) => {
    let left = x - (row.width * scale) / 2
    return row.cells.flatMap((cell) => {
      const from = left
      left += (cell.width + row.gap) * scale
      return cell.pieces.map((piece) => moved(piece, from, y + height / 2, scale))
    })
  })
  return { pieces, at: stand.centre, scale }
}

function moved(piece: Piece, x: number, y: number, scale: number): Piece {
  const spot = { x: x + piece.x * scale, y: y + piece.y * scale }
  if (piece.kind === 'count')
    return { ...piece, ...spot, width: piece.width * scale, height: piece.height * scale }
  return { ...piece, ...spot, size: piece.size * scale }
}
