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

/** How far a point is from everything that must not be covered; below zero: it covers something. */
export function clearance(p: Point, content: Content, size: number, m: Measures): number {
  const { run } = content
  const { r, angle } = polar(p)
  const slot = slotAngle(size)
  const start = slot * (run.first - 0.5)
  const turned = angle - start - 360 * Math.floor((angle - start) / 360)
  const within = turned > slot * run.count + (360 - slot * run.count) / 2 ? turned - 360 : turned
  const own = Math.min(run.count - 1, Math.max(0, Math.floor(within / slot)))
  const first = (run.first - 1 + size) % size
  const last = (run.first + run.count - 1) % size
  const water = GAP / 2 + BAND
  const before = within * RADIAN * r - bend(first, r) - water
  const behind = (slot * run.count - within) * RADIAN * r + bend(last, r) - water
  const figure = at(RIM, middle(run, size))
  return Math.min(
    r - INNER - BAND - 4,
    OUTER - 5 - nameDepth(content.names[own] ?? 0) - r,
    before,
    behind,
    Math.hypot(p.x - figure.x, p.y - figure.y) - m.figure - 2,
  )
}

function tightest(
  rows: Row[],
  top: Point,
  scale: number,
  content: Content,
  size: number,
  m: Measures,
  worst: number,
): number {
  let y = top.y
  let least = Infinity
  for (const row of rows) {
    const halfWidth = (row.width * scale) / 2
    const inset = row.height * scale * 0.08
    for (const px of [-halfWidth, -halfWidth / 3, halfWidth / 3, halfWidth]) {
      for (const py of [y + inset, y + row.height * scale - inset]) {
        least = Math.min(least, clearance({ x: top.x + px, y: py }, content, size, m))
        if (least < worst) return least
      }
    }
    y += row.height * scale
  }
  return least
}

interface Fit {
  rows: Row[]
  top: Point
  scale: number
  cost: number
}

/** The cheapest arrangement that fits: as large as possible, near the middle, neither a tower nor a wall. */
function search(content: Content, size: number, m: Measures): Fit | null {
  const all = blocks(content, m)
  for (const scale of SCALES) {
    const best = cheapest(all, scale, content, size, m, 1)
    if (best !== null) return best
  }
  // more than any sector can hold: as small as possible, and as far from everything as possible
  return cheapest(all, SCALES.at(-1) ?? 1, content, size, m, -Infinity)
}

function cheapest(
  all: Row[][],
  scale: number,
  content: Content,
  size: number,
  m: Measures,
  least: number,
): Fit | null {
  const angle = middle(content.run, size)
  const depth = (INNER + BAND + OUTER - nameDepth(m.count === 0 ? 0 : 1)) / 2
  let best: Fit | null = null
  for (const rows of all) {
    const height = rows.reduce((sum, row) => sum + row.height, 0) * scale
    const widest = Math.max(...rows.map((row) => row.width)) * scale
    const form = Math.abs(Math.log(widest / height)) * 9
    for (const deep of DEEP_STEPS) {
      for (const side of SIDE_STEPS) {
        const away = Math.abs(deep) * 0.5 + Math.abs(side) * 0.7 + form
        if (best !== null && away - 8 >= best.cost) continue
        const r = depth + deep
        const spot = at(r, angle + side / (r * RADIAN))
        const top = { x: spot.x, y: spot.y - height / 2 }
        const clear = tightest(rows, top, scale, content, size, m, least)
        const cost = away - Math.min(clear, 8)
        if (clear >= least && (best === null || cost < best.cost)) best = { rows, top, scale, cost }
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
  const { rows, top, scale } = fit
  const pieces: Piece[] = []
  let y = top.y
  for (const row of rows) {
    let x = top.x - (row.width * scale) / 2
    for (const cell of row.cells) {
      for (const piece of cell.pieces) pieces.push(moved(piece, x, y + (row.height * scale) / 2, scale))
      x += (cell.width + row.gap) * scale
    }
    y += row.height * scale
  }
  return { pieces, at: { x: top.x, y: (top.y + y) / 2 }, scale }
}

function moved(piece: Piece, x: number, y: number, scale: number): Piece {
  const spot = { x: x + piece.x * scale, y: y + piece.y * scale }
  if (piece.kind === 'count')
    return { ...piece, ...spot, width: piece.width * scale, height: piece.height * scale }
  return { ...piece, ...spot, size: piece.size * scale }
}
