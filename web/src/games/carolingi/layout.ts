/**
 * Where names, pieces and strips stand, in units of the board. The board file gives a place for each; what is listed
 * here is moved so that the larger names and cubes of the table in the browser do not get into each other's way.
 */
import type { Box, Spot as Place } from '../../map/box'
import type { LandFile } from './board'

/** Font size of names; at six players on 1440 × 900 they are eleven pixels high. */
export const NAME_SIZE = 17
/** Front of a cube. */
export const CUBE = 19

const NAMES: Record<string, readonly [number, number, number?]> = {
  anjou: [246, 640],
  berry: [420, 710],
  champagne: [476, 474, 15.5],
  duche_de_bourgogne: [490, 612, 14.5],
  flandre: [462, 322],
  friesland: [603, 164],
  ile_de_france: [383, 606, 13.5],
  niederlothringen: [521, 398],
  normandie: [304, 437],
  ostfalen: [792, 166],
  thueringen: [848, 290],
}

const PIECES: Record<string, readonly [number, number, number?]> = {
  anjou: [276, 592],
  berry: [388, 664],
  champagne: [484, 524],
  chur_raetien: [800, 690],
  duche_de_bourgogne: [494, 676, 37],
  flandre: [418, 366],
  friesland: [560, 212],
  friuli: [946, 726, 34],
  gascogne: [214, 907, 38],
  ile_de_france: [384, 558],
  longobardia_orientale: [846, 800],
  niederlothringen: [574, 338],
  nordalbingien: [752, 58],
  normandie: [286, 488],
  ostfalen: [822, 226],
  spoleto: [1012, 1008],
  thueringen: [852, 338],
}

/** Middle of a land's name, and its font size. */
export function namePlace(land: LandFile): Place & { size: number } {
  const [x, y, size] = NAMES[land.id] ?? [land.x, land.y]
  return { x, y, size: size ?? NAME_SIZE }
}

/** Middle of a land's pieces, and how far they may reach to either side. */
export function piecePlace(land: LandFile): Place & { radius: number } {
  const [x, y, radius] = PIECES[land.id] ?? land.pieces
  return { x, y, radius: radius ?? land.pieces[2] }
}

// ---- strips

export const CARD = { width: 112, height: 50, gap: 8 }
/** Around the cards of a strip: the rim, and the heading with the region's name. */
const RIM = 7
const HEADING = 21

export interface StripPlace extends Box {
  region: string
  slots: number
  /** Cards beside each other, not below each other. */
  flat: boolean
}

type Spot = readonly [x: number, y: number, flat: boolean]

const NORTH: Record<string, Spot> = {
  neustrie: [39, 122, false],
  lotharingen: [293, 16, true],
  sachsen: [937, 38, false],
}
const SOUTH: Record<string, Spot> = { ...NORTH, bourgogne: [715, 862, true], alamannen: [937, 424, false] }
const WEST: Record<string, Spot> = { ...SOUTH, aquitaine: [12, 600, false] }
const EAST: Record<string, Spot> = {
  ...WEST,
  sachsen: [1062, 14, false],
  alamannen: [1062, 262, false],
  bayern: [1062, 776, false],
}
const ALL: Record<string, Spot> = {
  ...EAST,
  bourgogne: [392, 990, true],
  bayern: [1064, 796, false],
  longobardi: [392, 1094, true],
}

/** By the number of Carolingians. */
const SPOTS: Record<number, Record<string, Spot>> = { 2: NORTH, 3: SOUTH, 4: WEST, 5: EAST, 6: ALL }

/** Where the strip of a region stands with so many Carolingians. */
export function stripPlace(region: string, slots: number, players: number): StripPlace {
  const [x, y, flat] = (SPOTS[players] ?? ALL)[region] ?? [39, 122, false]
  const across = flat ? slots : 1
  const down = flat ? 1 : slots
  const width = across * CARD.width + (across - 1) * CARD.gap + 2 * RIM
  const height = down * CARD.height + (down - 1) * CARD.gap + HEADING + 2 * RIM
  return { region, slots, flat, x, y, width, height }
}

/** The upper left corner of a slot. */
export function slotPlace(strip: StripPlace, slot: number): Place {
  const step = strip.flat ? CARD.width + CARD.gap : CARD.height + CARD.gap
  return {
    x: strip.x + RIM + (strip.flat ? slot * step : 0),
    y: strip.y + RIM + HEADING + (strip.flat ? 0 : slot * step),
  }
}

// ---- names beyond the realm

const IDLE: Record<string, readonly [number, number]> = {
  aquitaine: [290, 800],
  bayern: [985, 610],
  longobardi: [810, 838],
  bourgogne: [560, 790],
  alamannen: [770, 560],
}

/** Middle of the name of a region that is out of play. */
export function idlePlace(region: string): Place | null {
  const spot = IDLE[region]
  return spot === undefined ? null : { x: spot[0], y: spot[1] }
}

/** The name of the sea in the north, where there is room for it. */
export const NORTH_SEA: Place = { x: 430, y: 212 }
