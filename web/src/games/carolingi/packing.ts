/**
 * How the pieces of a land are packed: palace or forest first, then the groups by owner in rows, markers of development
 * in a row of their own. A group is never broken; from five on it is one cube and a numeral.
 */
import { DEPTH, NUMERAL_FROM, RISE } from '../../pieces/geometry'
import type { Spot } from '../../map/box'
import { CUBE } from './layout'
import type { Party } from './view'

export interface Content {
  parties: readonly Party[]
  development: number
  forest: boolean
  /** Colour of the seat whose homeland it is. */
  palace: string | null
}

export interface Packed {
  disc: (Spot & { radius: number; palace: string | null }) | null
  cubes: (Spot & { owner: string; size: number })[]
  numerals: (Spot & { text: string; size: number })[]
  markers: (Spot & { radius: number })[]
  /** How far the pieces reach, for badges beside them. */
  width: number
  height: number
}

/** Gaps in units of the board: inside a group, between groups, between rows. */
const IN_GROUP = 2.5
const BETWEEN = 9
const ROWS = 4
const MARKER = 8.6
const MARKER_STEP = 19
/** Lands whose free circle is smaller than this count with numerals from three on. */
const NARROW = 30
/** Even the smallest land offers so much room. */
const LEAST_WIDTH = 98
const LEAST_HEIGHT = 62

/** Part of the full size, and numerals from so many on: what is tried one after the other. */
const MANNERS = [
  [1, NUMERAL_FROM],
  [1, 3],
  [1, 2],
  [0.84, 2],
  [0.7, 2],
] as const

interface Manner {
  size: number
  numeral: number
}

interface Group {
  owner: string
  count: number
  single: boolean
  width: number
}

interface Row {
  groups: Group[]
  width: number
}

/** How much room pieces have, and how they are drawn there if nothing is in the way. */
export interface Room {
  width: number
  height: number
  size?: number
  /** From so many equal pieces on a numeral is drawn. */
  numeral?: number
}

/** The room around the free circle of a land. */
export function landRoom(radius: number, size = CUBE, numeral = NUMERAL_FROM): Room {
  const grown = Math.sqrt(size / CUBE)
  return {
    width: Math.max(2.3 * radius, LEAST_WIDTH * grown),
    height: Math.max(2.2 * radius, LEAST_HEIGHT * grown),
    size,
    numeral: Math.min(numeral, radius < NARROW ? 3 : NUMERAL_FROM),
  }
}

/** Pack pieces around a place: as they are, or with earlier numerals, or smaller, whichever fits first. */
export function pack(content: Content, place: Spot, room: Room): Packed {
  const { width, height, size = CUBE, numeral = NUMERAL_FROM } = room
  let packed: Packed | null = null
  for (const [part, from] of MANNERS) {
    const manner = { size: size * part, numeral: Math.min(from, numeral) }
    packed = packIn(content, place, width, manner)
    if (packed.height <= height && packed.width <= width + size) break
  }
  return packed as Packed
}

function packIn(content: Content, place: Spot, width: number, { size, numeral }: Manner): Packed {
  const disc = content.palace !== null ? size * 0.94 : content.forest ? size * 0.85 : 0
  const lead = disc > 0 ? disc * 2 + size * 0.24 : 0
  const rows = intoRows(content.parties, Math.max(width - lead / 2, size * 2), size, numeral)
  const rowHeight = size * (1 + RISE) + ROWS
  const scale = size / CUBE
  const markersHeight = content.development > 0 ? (MARKER * 2 + 1) * scale : 0
  const rowsWidth = Math.max(0, ...rows.map((row) => row.width))
  const markersWidth =
    content.development > 0 ? ((content.development - 1) * MARKER_STEP + MARKER * 2) * scale : 0
  const total = Math.max(rowsWidth, markersWidth) + (rowsWidth > 0 ? lead : disc * 2)
  const height = Math.max(rows.length * rowHeight + markersHeight, disc * 2)
  const left = place.x - total / 2 + (rowsWidth > 0 ? lead : disc * 2)
  const middle = left + Math.max(rowsWidth, markersWidth) / 2

  const out: Packed = { disc: null, cubes: [], numerals: [], markers: [], width: total, height }
  if (disc > 0) {
    const x = rowsWidth > 0 ? place.x - total / 2 + disc : place.x
    out.disc = { x, y: place.y, radius: disc, palace: content.palace }
  }
  let y = place.y - (rows.length * rowHeight + markersHeight) / 2 + rowHeight / 2
  for (const row of rows) {
    let x = middle - row.width / 2
    for (const group of row.groups) {
      place_(out, group, x, y, size)
      x += group.width + BETWEEN * scale
    }
    y += rowHeight
  }
  for (let i = 0; i < content.development; i++) {
    const x = middle + (i - (content.development - 1) / 2) * MARKER_STEP * scale
    out.markers.push({ x, y: y - rowHeight / 2 + (MARKER + 1) * scale, radius: MARKER * scale })
  }
  return out
}

function intoRows(parties: readonly Party[], width: number, size: number, numeral: number): Row[] {
  const rows: Row[] = []
  for (const { owner, count } of parties) {
    const single = count >= numeral
    const group = { owner, count, single, width: single ? singleWidth(count, size) : groupWidth(count, size) }
    const last = rows.at(-1)
    const grown = last === undefined ? 0 : last.width + BETWEEN * (size / CUBE) + group.width
    if (last !== undefined && grown <= width) {
      last.groups.push(group)
      last.width = grown
    } else {
      rows.push({ groups: [group], width: group.width })
    }
  }
  return rows
}

function groupWidth(count: number, size: number): number {
  return count * size + (count - 1) * IN_GROUP + size * DEPTH
}

function singleWidth(count: number, size: number): number {
  return size * 1.1 * (1 + DEPTH) + 3 + String(count).length * size * 0.6
}

function place_(out: Packed, group: Group, x: number, y: number, size: number): void {
  if (group.single) {
    const large = size * 1.1
    const width = large * (1 + DEPTH)
    out.cubes.push({ owner: group.owner, x: x + width / 2, y, size: large })
    out.numerals.push({ x: x + width + 2, y: y + size * 0.46, text: String(group.count), size: size * 1.3 })
    return
  }
  for (let i = 0; i < group.count; i++) {
    out.cubes.push({ owner: group.owner, x: x + (size * (1 + DEPTH)) / 2 + i * (size + IN_GROUP), y, size })
  }
}
