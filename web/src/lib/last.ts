/** What was chosen for the last table of each game, so that *play at once* and a new table begin with it. */
import type { Clock, GameInfo, NewTable, SeatPlan, Value } from '../wire'
import { fitting, plainly } from './options'
import { usualBot } from './seats'
import { keep, recall } from './store'

export type Pace = 'instant' | 'quick' | 'normal' | 'slow'
export const PACES: readonly Pace[] = ['instant', 'quick', 'normal', 'slow']

export interface Last {
  options: Record<string, Value>
  bot: string
  pace: Pace
  clock: Clock
  public: boolean
  spectators: boolean
  hints: boolean
}

const key = (game: string) => `hoftag-last-${game}`
const same = (one: Value, other: unknown) => one === other

/** The last choices, as far as the game still allows them. */
export function lastFor(game: GameInfo): Last {
  return recall(key(game.name), (value) => readLast(value, game), readLast({}, game))
}

export function keepLast(game: string, last: Last): void {
  keep(key(game), last)
}

export function readLast(value: unknown, game: GameInfo): Last {
  const found = (typeof value === 'object' && value !== null ? value : {}) as Partial<Last>
  const given = typeof found.options === 'object' && found.options !== null ? found.options : {}
  const options = Object.fromEntries(
    game.options.map(({ name, default: usual, allowed }) => [
      name,
      allowed.find((one) => same(one, given[name])) ?? usual,
    ]),
  )
  return {
    options: fitting(game, options),
    bot: game.bots.find((bot) => bot.name === found.bot)?.name ?? usualBot(game),
    pace: PACES.find((pace) => pace === found.pace) ?? 'normal',
    clock: isClock(found.clock) ? found.clock : { kind: 'none', seconds: 0, increment: 0, at_zero: 'bot' },
    public: found.public === true,
    spectators: found.spectators !== false,
    hints: found.hints !== false,
  }
}

function isClock(value: unknown): value is Clock {
  const clock = (typeof value === 'object' && value !== null ? value : {}) as Partial<Clock>
  return (
    ['none', 'move', 'game', 'days'].includes(clock.kind ?? '') &&
    typeof clock.seconds === 'number' &&
    typeof clock.increment === 'number' &&
    ['bot', 'pass'].includes(clock.at_zero ?? '')
  )
}

/** A table for one person against computers, with the last choices but no variants; it begins at once. */
export function atOnce(game: GameInfo): NewTable {
  const last = lastFor(game)
  const options = plainly(game, last.options)
  const seats: SeatPlan[] = Array.from({ length: Number(options['players']) }, (_, seat) =>
    seat === 0 ? { kind: 'me' } : { kind: 'bot', bot: last.bot },
  )
  return {
    game: game.name,
    options,
    seats,
    pace: last.pace,
    spectators: last.spectators,
    hints: last.hints,
    start: true,
  }
}
