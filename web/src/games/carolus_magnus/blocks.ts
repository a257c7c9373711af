/** Castles, knights and counts of a place as a block of rows, in every arrangement that is worth a look. */
import type { Run } from './geometry'

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

// ---- rows

export interface Cell {
  width: number
  pieces: Piece[]
}

export interface Row {
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
export function blocks(content: Content, m: Measures): Row[][] {
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
