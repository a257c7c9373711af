/** The three games of the house: what stands on their cards in the hall. */
import type { IconName } from '../icons/icons'

export interface HouseGame {
  name: string
  /** Of its texts. */
  prefix: string
  by: string
  /** From short to long, in minutes. */
  minutes: readonly [number, number]
  icon: IconName
  /** Numbers of players, until the server has told them. */
  players: readonly [number, number]
}

export const HOUSE: readonly HouseGame[] = [
  {
    name: 'carolingi',
    prefix: 'carolingi',
    by: 'Freudenberg & Cantzler',
    minutes: [90, 150],
    icon: 'carolingi-palace',
    players: [2, 6],
  },
  {
    name: 'wallenstein',
    prefix: 'wallenstein',
    by: 'Dirk Henn',
    minutes: [120, 180],
    icon: 'wallenstein-tower',
    players: [3, 5],
  },
  {
    name: 'carolus_magnus',
    prefix: 'carolus-magnus',
    by: 'Leo Colovini',
    minutes: [30, 60],
    icon: 'carolus-charlemagne',
    players: [2, 4],
  },
]

export function houseGame(name: string): HouseGame | undefined {
  return HOUSE.find((game) => game.name === name)
}

/** About how many minutes a game takes with these settings: figures of experience, not of the rules. */
export function minutesOf(game: string, options: Record<string, unknown>): number {
  const players = Number(options['players'])
  if (game === 'carolingi') {
    const base = options['variant'] === undefined || options['variant'] === 'base'
    const years = Number(options['sundial']) - (options['variant'] === 'scenario814' ? 813 : 829)
    // followers and forests are scattered one by one first
    return years * (13 + 4 * players) + (base ? 0 : 4 * players)
  }
  if (game === 'carolus_magnus') return 10 + 12 * players
  if (game === 'wallenstein') {
    const more = (options['court'] === true ? 30 : 0) + (options['setup'] === 'free' ? 15 : 0)
    return 30 + 30 * players + more
  }
  const [short, long] = houseGame(game)?.minutes ?? [60, 120]
  return (short + long) / 2
}
