/** The drawing of a board for a number of players: everything that does not change during a game, made once. */
import { around, boxOf, common, type Box } from '../../map/box'
import { borderPaths, outline, stroke } from '../../map/borders'
import type { LandShape as Shape, MapSheet } from '../../map/sheet'
import type { BoardFile, LandFile, Point } from './board'
import { CUBE, idlePlace, namePlace, piecePlace, stripPlace, type StripPlace } from './layout'

export interface LandShape extends Shape {
  polygon: readonly Point[]
  /** The name in lines as on the board. */
  label: readonly string[]
  name: { x: number; y: number; size: number }
  pieces: { x: number; y: number; radius: number }
}

export interface Sheet extends MapSheet {
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
  strips: readonly StripPlace[]
  /** All that must be seen when the map is fitted. */
  view: Box
  /** The same without the strips. */
  realm: Box
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
    prefix: 'carolingi',
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
  const box = boxOf(land.polygon)
  const pieces = piecePlace(land)
  return {
    id: land.id,
    region: land.region,
    path: outline(land.polygon),
    polygon: land.polygon,
    box,
    room: around([box, { x: pieces.x - CUBE * 2, y: pieces.y - CUBE, width: CUBE * 4, height: CUBE * 2 }]),
    label: land.label,
    name: namePlace(land),
    pieces,
    neighbours: [...land.neighbours, ...land.sea].filter((other) => inPlay.has(other)),
  }
}

/** About how much room the name of a land out of play takes. */
function nameBox(land: { x: number; y: number }): Box {
  return { x: land.x - 55, y: land.y - 12, width: 110, height: 18 }
}
