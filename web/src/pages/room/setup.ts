/** What the boards look like before anything is drawn by lot, from the figures of the board file. */
import type { CarolingiView, CarolusMagnusView, WallensteinView } from '../../wire'

interface SetUp {
  homelands: string[]
  forests: string[]
}

interface CarolingiFile {
  land: { id: string; region: string }[]
  region: { id: string; joins_at: number }[]
  setup: Record<string, SetUp>
}

/**
 * Forests, gangs and homelands; whose homeland is whose decides the lot, so the palaces are still grey. Beyond the base
 * game the lot decides everything.
 */
export function carolingiSetUp(board: CarolingiFile, players: number, variant = 'base'): CarolingiView {
  const found = variant === 'base' ? board.setup[String(players)] : undefined
  const inPlay = new Set(
    board.region.filter((region) => region.joins_at <= players).map((region) => region.id),
  )
  return {
    seats: [{ seat: 'gang' }],
    lands: board.land
      .filter((land) => inPlay.has(land.region))
      .map((land) => {
        const home = found?.homelands.includes(land.id) ?? false
        const forest = found?.forests.includes(land.id) ?? false
        return {
          land: land.id,
          followers: [0],
          gangs: found === undefined || home || forest ? 0 : 1,
          development: 0,
          forest,
          palace: home ? 0 : null,
          ruler: null,
        }
      }),
  } as unknown as CarolingiView
}

interface WarFile {
  land: { id: string; region: string; in_3p: boolean }[]
  setup: { players: number; seat: string; lands: { land: string; armies: number }[] }[]
}

/** The printed line-up, in the order of the seats; where start lands are chosen all are neutral. */
export function wallensteinSetUp(
  board: WarFile,
  colours: readonly string[],
  given: boolean,
): WallensteinView {
  const players = colours.length
  const lines = board.setup
    .filter((line) => given && line.players === players)
    .sort((one, other) => one.seat.localeCompare(other.seat))
  const armies = new Map(
    lines.flatMap((line, owner) =>
      line.lands.map((one) => [one.land, { owner, armies: one.armies }] as const),
    ),
  )
  const out = (land: { in_3p: boolean }): boolean => players === 3 && !land.in_3p
  return {
    seats: colours.map((seat) => ({ seat })),
    out_of_play: board.land.filter(out).map((land) => land.id),
    lands: board.land
      .filter((land) => !out(land))
      .map(({ id, region }) => ({
        land: id,
        region,
        owner: null,
        armies: 0,
        buildings: [],
        unrest: 0,
        changed: false,
        why: [],
        ...armies.get(id),
      })),
  } as unknown as WallensteinView
}

interface RingFile {
  province: { index: number; id: string }[]
}

/** The ring without anything: knights and Charlemagne are placed by lot. */
export function ringSetUp(board: RingFile): CarolusMagnusView {
  const ring = board.province.slice().sort((one, other) => one.index - other.index)
  return {
    emperor: ring[0]?.id ?? '',
    places: ring.map(({ id }) => ({
      provinces: [id],
      knights: {},
      castles: 0,
      owner: null,
      strengths: {},
      majority: null,
      why: [],
    })),
    supply: {},
    holders: {},
    order: [],
    dice: [],
    seats: [],
  } as unknown as CarolusMagnusView
}
