/** The drawing of a board for a number of players: everything that does not change during a game, made once. */
import type { BoardFile, LandFile, Point } from './board'
import { borderPaths, outline, stroke } from './borders'
import {
  common,
  CUBE,
  idlePlace,
  namePlace,
  piecePlace,
  stripPlace,
  type Box,
  type StripPlace,
} from './layout'

export interface LandShape {
  id: string
  region: string
  path: string
  polygon: readonly Point[]
  box: Box
  /** The name in lines as on the board. */
  label: readonly string[]
  name: { x: number; y: number; size: number }
  pieces: { x: number; y: number; radius: number }
  /** Land borders and sea links in play, in the order of the board file. */
  neighbours: readonly string[]
}

export interface Sheet {
  lands: readonly LandShape[]
  land: ReadonlyMap<string, LandShape>
  /** Lands of the realm that are out of play with so few players, and the names of their regions. */
  idle: readonly { path: string }[]
  idleRegions: readonly { region: string; x: number; y: number }[]
  /** Lands that are never in play; without a place for the name where a strip would cover it. */
  outside: readonly {
    id: string
    path: string
    name: { x: number; y: number } | null
    names: Record<string, unknown>
  }[]
  coast: string
  rivers: readonly string[]
  seaLinks: readonly string[]
  /** Where two regions, or the realm in play and the rest, meet on land. */
  regionBorders: readonly string[]
  strips: readonly StripPlace[]
  /** All that must be seen when the map is fitted. */
  view: Box
  /** The same without the strips. */
  realm: Box
  /** The whole sheet of parchment. */
  paper: Box
}

const made = new WeakMap<BoardFile, Map<number, Sheet>>()

/** The sheet of a board for a number of players. */
export function sheetOf(board: BoardFile, players: number): Sheet {
  const known = made.get(board) ?? new Map<number, Sheet>()
  made.set(board, known)
  const found = known.get(players) ?? draw(board, players)
  known.set(players, found)
  return found
}

function draw(board: BoardFile, players: number): Sheet {
  const regions = board.region.filter((region) => region.joins_at <= players)
  const inPlay = new Set(regions.map((region) => region.id))
  const shapes = board.land.filter((land) => inPlay.has(land.region))
  const idle = board.land.filter((land) => !inPlay.has(land.region))
  const names = new Set(shapes.map((land) => land.id))
  const lands = shapes.map((land) => landShape(land, names))
  const strips = regions.map((region) => stripPlace(region.id, region.slots, players))
  return {
    lands,
    land: new Map(lands.map((land) => [land.id, land])),
    idle: idle.map((land) => ({ path: outline(land.polygon) })),
    idleRegions: board.region.flatMap((region) => {
      const place = inPlay.has(region.id) ? null : idlePlace(region.id)
      return place === null ? [] : [{ region: region.id, ...place }]
    }),
    outside: board.outside.map((land) => ({
      id: land.id,
      path: outline(land.polygon),
      name: strips.some((strip) => common(strip, nameBox(land)) > 0) ? null : { x: land.x, y: land.y },
      names: land,
    })),
    coast: board.backdrop.map((part) => outline(part.polygon)).join(''),
    rivers: board.river.map((river) => stroke(river.path)),
    seaLinks: board.sea_link
      .filter(({ a, b }) => names.has(a) && names.has(b))
      .map(({ path }) => stroke(path)),
    regionBorders: borderPaths([
      ...shapes.map((land) => ({ group: land.region, polygon: land.polygon })),
      ...[...idle, ...board.outside].map((land) => ({ group: 'rest', polygon: land.polygon })),
    ]),
    strips,
    view: around([...lands.map((land) => land.box), ...strips], 12),
    realm: around(
      lands.map((land) => land.box),
      20,
    ),
    paper: { x: 0, y: 0, width: board.canvas.width, height: board.canvas.height },
  }
}

function landShape(land: LandFile, inPlay: ReadonlySet<string>): LandShape {
  return {
    id: land.id,
    region: land.region,
    path: outline(land.polygon),
    polygon: land.polygon,
    box: boxOf(land.polygon),
    label: land.label,
    name: namePlace(land),
    pieces: piecePlace(land),
    neighbours: [...land.neighbours, ...land.sea].filter((other) => inPlay.has(other)),
  }
}

/** About how much room the name of a land out of play takes. */
function nameBox(land: { x: number; y: number }): Box {
  return { x: land.x - 55, y: land.y - 12, width: 110, height: 18 }
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** The smallest box around others, with a margin. */
export function around(boxes: readonly Box[], margin = 0): Box {
  const x = Math.min(...boxes.map((box) => box.x)) - margin
  const y = Math.min(...boxes.map((box) => box.y)) - margin
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + margin
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + margin
  return { x, y, width: right - x, height: bottom - y }
}

/** A land with room for its pieces, for zooming to it. */
export function roomOf(land: LandShape): Box {
  return around([
    land.box,
    { x: land.pieces.x - CUBE * 2, y: land.pieces.y - CUBE, width: CUBE * 4, height: CUBE * 2 },
  ])
}
