/** Reading a view of Carolus Magnus for drawing. */
import type { CarolusMagnusPlace, CarolusMagnusView } from '../../wire'
import type { Run } from './geometry'
import type { Content } from './blocks'
import { splitName } from './names'

export type View = CarolusMagnusView
export type Place = CarolusMagnusPlace

/** What the drawing needs of the board file. */
export interface RingBoard {
  /** Ids of the provinces in the order of the ring. */
  provinces: string[]
  families: string[]
  discs: number[]
  /** The game ends with fewer places than these. */
  placesNeeded: number
  aachen: Record<string, string>
  knightsPerTurn: Record<number, number>
  reserve: Record<number, number>
}

interface BoardFile {
  province: { index: number; id: string }[]
  colour: { id: string }[]
  discs: { values: number[] }
  end: { regions_below: number }
  drawing: { middle: { name: Record<string, string> } }
  player_count: { players: number; knights_played_per_turn: number; reserve: number }[]
}

/** The board file as the server sends it, cut down to what is drawn. */
export function readBoard(file: BoardFile): RingBoard {
  const provinces = file.province.slice().sort((one, two) => one.index - two.index)
  const counts = file.player_count
  return {
    provinces: provinces.map((row) => row.id),
    families: file.colour.map((row) => row.id),
    discs: file.discs.values,
    placesNeeded: file.end.regions_below,
    aachen: file.drawing.middle.name,
    knightsPerTurn: Object.fromEntries(counts.map((row) => [row.players, row.knights_played_per_turn])),
    reserve: Object.fromEntries(counts.map((row) => [row.players, row.reserve])),
  }
}

/** A place is known by its first province. */
export function headOf(place: Pick<Place, 'provinces'> | undefined): string {
  return place?.provinces[0] ?? ''
}

/** The slots of a place. */
export function runOf(place: Place, board: RingBoard): Run {
  return { first: board.provinces.indexOf(headOf(place)), count: place.provinces.length }
}

/** The places in the order of the board, so that the drawing never changes its order. */
export function ringOrder(view: View, board: RingBoard): Place[] {
  return view.places
    .slice()
    .sort((one, two) => board.provinces.indexOf(headOf(one)) - board.provinces.indexOf(headOf(two)))
}

/** The place that a province belongs to. */
export function placeOf(view: View, province: string): Place | undefined {
  return view.places.find((place) => place.provinces.includes(province))
}

/** The place so many steps clockwise from Charlemagne. */
export function placeAfter(view: View, steps: number): Place | undefined {
  return view.places[steps % view.places.length]
}

/** What stands in a place, for packing. */
export function contentOf(
  place: Place,
  board: RingBoard,
  name: ((province: string) => string) | null,
): Content {
  return {
    run: runOf(place, board),
    owner: place.owner,
    castles: place.castles,
    knights: board.families.map((family) => [family, place.knights[family] ?? 0] as const),
    counts: Object.entries(place.strengths).filter(([, value]) => value > 0),
    names: place.provinces.map((province) =>
      name === null ? 0 : splitName(name(province), board.provinces.length).lines.length,
    ),
  }
}

/** The names of the provinces of a place, as it is called. */
export function placeName(place: Place, name: (province: string) => string): string {
  return place.provinces.map(name).join(' + ')
}
