/** The drawing of the board: everything that does not change during a game, made once for each set of lands in play. */
import { around, boxOf, type Box, type Point, type Spot } from '../../../map/box'
import { borderPaths, outline } from '../../../map/borders'
import type { LandShape as Shape, MapSheet } from '../../../map/sheet'
import type { BoardFile, LandFile } from '../board'
import { namePlace, piecePlace } from './layout'

export interface LandShape extends Shape {
  name: Spot
  pieces: Spot & { narrow: boolean }
  file: LandFile
}

export interface Sheet extends MapSheet {
  lands: readonly LandShape[]
  land: ReadonlyMap<string, LandShape>
  /** Lands that are out of play with so few leaders. */
  idle: readonly { id: string; path: string; name: Spot }[]
  coast: string
  /** All that must be seen when the map is fitted. */
  view: Box
}

/** So far the sheet goes on at three sides of the board file's canvas, so that it fills frames of any shape. */
const BEYOND = 120

const made = new WeakMap<BoardFile, Map<string, Sheet>>()

/** The sheet of a board without the lands that are out of play. */
export function sheetOf(board: BoardFile, outOfPlay: readonly string[]): Sheet {
  const known = made.get(board) ?? new Map<string, Sheet>()
  made.set(board, known)
  const key = outOfPlay.join(' ')
  const found = known.get(key) ?? draw(board, new Set(outOfPlay))
  known.set(key, found)
  return found
}

function draw(board: BoardFile, out: ReadonlySet<string>): Sheet {
  const inPlay = board.land.filter((land) => !out.has(land.id))
  const idle = board.land.filter((land) => out.has(land.id))
  const lands = inPlay.map((land) => landShape(board, land, out))
  return {
    prefix: 'wallenstein',
    lands,
    land: new Map(lands.map((land) => [land.id, land])),
    idle: idle.map((land) => ({
      id: land.id,
      path: pathOf(board, land),
      name: { x: land.label[0], y: land.label[1] },
    })),
    coast: [
      ...board.backdrop.map((part) => widened(board, part.polygon)),
      ...board.island.map((part) => part.polygon),
    ]
      .map(outline)
      .join(''),
    regionBorders: borderPaths([
      ...inPlay.map((land) => ({ group: land.region, polygon: land.polygon })),
      ...idle.map((land) => ({ group: 'rest', polygon: land.polygon })),
    ]),
    seaLinks: [],
    view: around(
      board.land.map((land) => boxOf(land.polygon)),
      10,
    ),
    paper: {
      x: -BEYOND,
      y: 0,
      width: board.canvas.width + 2 * BEYOND,
      height: board.canvas.height + BEYOND,
    },
  }
}

/** Land that ends at the rim of the canvas goes on to the rim of the sheet. */
function widened({ canvas }: BoardFile, polygon: readonly Point[]): Point[] {
  // in the west the coast goes on to the south-west
  return polygon.map(([x, y]) => [
    x <= 0 ? x - BEYOND : x >= canvas.width ? x + BEYOND : x,
    y >= canvas.height || x <= 0 ? y + BEYOND : y,
  ])
}

/** A land with its islands. */
function pathOf(board: BoardFile, land: LandFile): string {
  const islands = board.island.filter((island) => island.land === land.id)
  return [land, ...islands].map((part) => outline(part.polygon)).join('')
}

function landShape(board: BoardFile, land: LandFile, out: ReadonlySet<string>): LandShape {
  const box = boxOf(land.polygon)
  const pieces = piecePlace(land)
  return {
    id: land.id,
    region: land.region,
    path: pathOf(board, land),
    box,
    room: box,
    name: namePlace(pieces),
    pieces,
    neighbours: land.neighbours.filter((other) => !out.has(other)),
    file: land,
  }
}
