/** What the boards look like before anything is drawn by lot, from the figures of the board file. */
import type { CarolingiView, CarolusMagnusView } from '../../wire'

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
