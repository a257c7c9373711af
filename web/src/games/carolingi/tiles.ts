/** The tiles of a Carolingian: where each of the twelve is, as far as the viewer knows. */
import { isDotted } from '../../pieces/tiles'
import type { TableModel } from '../../table/contract'
import type { EventLine } from '../../wire'
import type { BoardFile } from './board'
import { SEASONS, type CarolingiView } from './view'

export type Where = 'rack' | 'placed' | 'bag' | 'swapped' | 'used' | 'inactive'

export interface OwnTile {
  /** The engine's name. */
  tile: string
  /** Which of several equal ones. */
  copy: number
  where: Where
  /** The season where it lies, when it is used. */
  season: string | null
  /** Activated in this season: usable from the next one on. */
  fresh: boolean
}

/** All tiles of a Carolingian in the order of the board file; dotted twins carry a star. */
export function allTiles(board: BoardFile, scenario = false): string[] {
  const { plain, no_action, s814_replaces } = board.tiles
  const dotted = board.tiles.dotted.map((tile) => (scenario ? (s814_replaces[tile] ?? tile) : tile))
  const none = Array.from({ length: no_action }, () => 'none')
  return [...plain, ...none, ...dotted.map((tile) => (plain.includes(tile) ? `${tile}*` : tile))]
}

/** Where the viewer's own tiles are; empty for a spectator. */
export function ownTiles(view: CarolingiView, seat: number, board: BoardFile): OwnTile[] {
  const own = view.own
  const open = view.seats[seat]
  if (own === null || open === undefined) return []
  const places: { where: Where; season: string | null; tiles: string[] }[] = [
    { where: 'rack', season: null, tiles: [...own.rack] },
    { where: 'placed', season: null, tiles: [...own.placed] },
    { where: 'bag', season: null, tiles: [...own.bag] },
    { where: 'swapped', season: null, tiles: own.swapped === null ? [] : [own.swapped] },
    ...open.seasons.map((tiles, i) => ({
      where: 'used' as const,
      season: SEASONS[i] ?? null,
      tiles: [...tiles],
    })),
  ]
  const copies = new Map<string, number>()
  return allTiles(board, view.scenario !== null).map((tile) => {
    const place = places.find(({ tiles }) => tiles.includes(tile))
    place?.tiles.splice(place.tiles.indexOf(tile), 1)
    const copy = copies.get(tile) ?? 0
    copies.set(tile, copy + 1)
    return {
      tile,
      copy,
      where: place?.where ?? 'inactive',
      season: place?.season ?? null,
      fresh: own.fresh.includes(tile),
    }
  })
}

/** A tile that somebody has played in a season. */
export interface PlayedTile {
  colour: string
  tile: string
  /** It lies face down: blocked, or used to solve a problem. */
  turned: boolean
}

/** The tiles that lie on each season of this year, in the order in which they were drawn. */
export function playedTiles(view: CarolingiView, log: readonly EventLine[]): PlayedTile[][] {
  const drawn = drawnOrder(log)
  return SEASONS.map((season, i) => {
    const order = drawn.get(`${view.year} ${season}`) ?? []
    const place = (one: PlayedTile): number => {
      const at = order.indexOf(`${one.colour} ${one.tile}`)
      return at < 0 ? order.length : at
    }
    return view.seats
      .flatMap((seat) =>
        (seat.seasons[i] ?? []).map((tile) => ({
          colour: seat.seat,
          tile,
          turned: seat.turned.includes(tile),
        })),
      )
      .sort((one, other) => place(one) - place(other))
  })
}

function drawnOrder(log: readonly EventLine[]): Map<string, string[]> {
  const out = new Map<string, string[]>()
  let now = ''
  for (const { kind, args } of log) {
    if (kind === 'season') now = args.join(' ')
    else if (kind === 'tile-drawn' || kind === 'extra-tile') {
      out.set(now, [...(out.get(now) ?? []), args.join(' ')])
    }
  }
  return out
}

/** The tile whose action is going on: the last one that was drawn or played, with its owner. */
export function currentTile(log: readonly EventLine[]): { colour: string; tile: string } | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const { kind, args } = log[i] as EventLine
    if (kind === 'tile-drawn' || kind === 'extra-tile')
      return { colour: String(args[0]), tile: String(args[1]) }
    if (kind === 'season' || kind === 'event-drawn' || kind === 'no-action') return null
  }
  return null
}

/** The section of the rules that explains a tile. */
const SECTIONS: Record<string, string> = {
  influence: '5.1',
  develop: '5.2',
  missi: '5.3',
  march: '5.4',
  fight: '5.5',
  none: '5.6',
  appease: '5.7',
  peace: '5.8',
  coregent: '814.4.3',
}

export function tileSection(tile: string): string {
  return SECTIONS[tile.replace('*', '')] ?? '5'
}

/** How a tile is called; a dotted twin has the name of its plain one, for the dot is drawn. */
export function tileName(table: TableModel, tile: string): string {
  return table.speaker.name('tile', isDotted(tile) ? tile.replace('*', '') : tile)
}
