/**
 * Where castles, knights and counts of a place stand.
 *
 * A block of rows is laid into the free part of the sector: inside the band, below the name, beside the spot on the
 * inner rim that belongs to Charlemagne. What stands in one place never moves because of what happens in another.
 */
import {
  BAND,
  GAP,
  INNER,
  OUTER,
  RIM,
  at,
  bend,
  middle,
  polar,
  slotAngle,
  type Point,
  type Run,
} from './geometry'

export interface Content {
  run: Run
  owner: string | null
  castles: number
  /** Families with their knights, in the order of the board. */
  knights: readonly (readonly [family: string, count: number])[]
  /** Sides with what they count there, in the order of the sides; those with nothing are left out. */
  counts: readonly (readonly [side: string, value: number])[]
  /** For each slot of the place the number of lines of its name. */
  names: readonly number[]
}

export type Piece =
  | { kind: 'castle'; side: string; x: number; y: number; size: number }
  | { kind: 'knight'; family: string; x: number; y: number; size: number }
  | { kind: 'number'; value: number; x: number; y: number; size: number; of: string }
  | { kind: 'count'; side: string; value: number; x: number; y: number; width: number; height: number }

export interface Packed {
  pieces: Piece[]
  /** The middle of the block. */
  at: Point
  scale: number
}

/** Sizes in units of the drawing. */
export interface Measures {
  cube: number
  gap: number
  group: number
  row: number
  castle: number
  castleRow: number
  numeral: number
  count: number
  countRow: number
  /** More knights than these are drawn as symbol and number. */
  single: number
  /** More castles than these are drawn as symbol and number. */
  towers: number
  figure: number
}

export const LARGE: Measures = {
  cube: 21,
  gap: 5,
  group: 9,
  row: 30,
  castle: 28,
  castleRow: 31,
  numeral: 19,
  count: 27,
  countRow: 25,
  single: 6,
  towers: 4,
  figure: 25,
}

/** For the phone: no names, no counts, everything larger. */
export const SMALL: Measures = {
  cube: 27,
  gap: 5,
  group: 9,
  row: 40,
  castle: 38,
  castleRow: 42,
  numeral: 30,
  count: 0,
  countRow: 0,
  single: 0,
  towers: 1,
  figure: 34,
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

// ---- rows

interface Cell {
  width: number
  pieces: Piece[]
}

interface Row {
  width: number
  height: number
  cells: Cell[]
  gap: number
}

/** The width of a number in lining figures. */
export function numeralWidth(value: number, size: number): number {
  return String(value).length * size * 0.5
}

function castleCells(content: Content, m: Measures): Cell[] {
  if (content.owner === null || content.castles === 0) return []
  const side = content.owner
  const tower = (x: number): Piece => ({ kind: 'castle', side, x, y: 0, size: m.castle })
  if (content.castles <= m.towers) {
    const width = content.castles * (m.castle + 2) - 2
    const pieces = Array.from({ length: content.castles }, (_, k) => tower(m.castle / 2 + k * (m.castle + 2)))
    return [{ width, pieces }]
  }
  const numeral = numeralWidth(content.castles, m.numeral)
  const number: Piece = {
    kind: 'number',
    value: content.castles,
    x: m.castle + 3 + numeral / 2,
    y: 0,
    size: m.numeral,
    of: side,
  }
  return [{ width: m.castle + 3 + numeral, pieces: [tower(m.castle / 2), number] }]
}

function knightCells(content: Content, m: Measures): Cell[] {
  const present = content.knights.filter(([, count]) => count > 0)
  const total = present.reduce((sum, [, count]) => sum + count, 0)
  const wide = m.cube * 1.2
  return present
    .slice()
    .sort((one, two) => two[1] - one[1])
    .map(([family, count]) => {
      const cube = (x: number): Piece => ({ kind: 'knight', family, x, y: 0, size: m.cube })
      if (total <= m.single) {
        const step = wide + m.gap - 4
        return {
          width: count * step - (m.gap - 4),
          pieces: Array.from({ length: count }, (_, k) => cube(wide / 2 + k * step)),
        }
      }
      const numeral = numeralWidth(count, m.numeral)
      const x = wide + 2 + numeral / 2
      return {
        width: wide + 2 + numeral,
        pieces: [cube(wide / 2), { kind: 'number', value: count, x, y: 0, size: m.numeral, of: family }],
      }
    })
}

function countRow(content: Content, m: Measures): Row | null {
  if (m.count === 0 || content.counts.length === 0) return null
  const cells = content.counts.map(([side, value]): Cell => {
    const width = Math.max(m.count, numeralWidth(value, 16) + 14)
    return {
      width,
      pieces: [{ kind: 'count', side, value, x: width / 2, y: 0, width, height: m.countRow - 5 }],
    }
  })
  const width = cells.reduce((sum, cell) => sum + cell.width, 0) + (cells.length - 1) * 4
  return { width, height: m.countRow, cells, gap: 4 }
}

/** Cells in rows that are at most so wide; a cell that is wider has a row of its own. */
export function breakRows(cells: Cell[], limit: number, gap: number, height: number): Row[] {
  const rows: Row[] = []
  for (const cell of cells) {
    const last = rows.at(-1)
    if (last !== undefined && last.width + gap + cell.width <= limit) {
      last.cells.push(cell)
      last.width += gap + cell.width
    } else rows.push({ width: cell.width, height, cells: [cell], gap })
  }
  return rows
}

/** All ways to lay the pieces into rows that are worth a look. */
function blocks(content: Content, m: Measures): Row[][] {
  const castles = castleCells(content, m)
  const knights = knightCells(content, m)
  const counts = countRow(content, m)
  const out: Row[][] = []
  const seen = new Set<string>()
  const widths = [56, 84, 112, 140, 180, 240].map((width) => (width * m.cube) / LARGE.cube)
  for (const limit of widths) {
    const together = breakRows(
      [...castles, ...knights],
      limit,
      m.group,
      Math.max(m.row, castles.length ? m.castleRow : 0),
    )
    const apart = [
      ...breakRows(castles, limit, m.group, m.castleRow),
      ...breakRows(knights, limit, m.group, m.row),
    ]
    for (const rows of [apart, together]) {
      const all = counts === null ? rows : [...rows, counts]
      const key = all.map((row) => row.cells.length).join()
      if (!seen.has(key)) out.push(all)
      seen.add(key)
    }
  }
  return out
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

function search(content: Content, size: number, m: Measures): Fit | null {
  const angle = middle(content.run, size)
  const lines = m.count === 0 ? 0 : 1
  const depth = (INNER + BAND + OUTER - nameDepth(lines)) / 2
  const all = blocks(content, m)
  let best: Fit | null = null
  let nearest: (Fit & { clear: number }) | null = null
  for (const scale of SCALES) {
    for (const rows of all) {
      const height = rows.reduce((sum, row) => sum + row.height, 0) * scale
      for (const deep of DEEP_STEPS) {
        for (const side of SIDE_STEPS) {
          const r = depth + deep
          const spot = at(r, angle + side / (r * RADIAN))
          const top = { x: spot.x, y: spot.y - height / 2 }
          const clear = tightest(rows, top, scale, content, size, m, best === null ? -Infinity : 1)
          const widest = Math.max(...rows.map((row) => row.width)) * scale
          const cost =
            Math.abs(deep) * 0.5 +
            Math.abs(side) * 0.7 +
            Math.abs(Math.log(widest / height)) * 9 -
            Math.min(clear, 8)
          if (clear >= 1 && (best === null || cost < best.cost)) best = { rows, top, scale, cost }
          if (best === null && (nearest === null || clear > nearest.clear))
            nearest = { rows, top, scale, cost, clear }
        }
      }
    }
    if (best !== null) return best
  }
  return nearest
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
