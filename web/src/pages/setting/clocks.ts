/** The clocks that are offered. The server takes any; these are the ones that people use. */
import type { Clock } from '../../wire'
import { formatDuration } from '../../lib/format'
import { t } from '../../lib/texts.svelte'

export const CLOCK_KINDS = ['none', 'move', 'game', 'days'] as const
export type ClockKind = (typeof CLOCK_KINDS)[number]

const MINUTE = 60
const DAY = 86400

export const SECONDS: Record<ClockKind, readonly number[]> = {
  none: [0],
  move: [30, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE],
  game: [15 * MINUTE, 30 * MINUTE, 45 * MINUTE, 60 * MINUTE, 90 * MINUTE],
  days: [DAY, 2 * DAY, 3 * DAY, 7 * DAY],
}
export const INCREMENTS = [0, 5, 10, 20, 30, 60] as const

const USUAL: Record<ClockKind, number> = { none: 0, move: 2 * MINUTE, game: 45 * MINUTE, days: DAY }

/** A clock of a kind with the usual time. */
export function usualClock(kind: ClockKind, at_zero: Clock['at_zero']): Clock {
  return { kind, seconds: USUAL[kind], increment: kind === 'game' ? 20 : 0, at_zero }
}

/** What is offered, together with a time that somebody has set in another way. */
export function offered(list: readonly number[], own: number): number[] {
  return list.includes(own) ? [...list] : [...list, own].sort((one, other) => one - other)
}

/** `2 min for each answer`. */
export function clockWords(clock: Clock): string {
  if (clock.kind === 'none') return t('web-clock-none')
  const time = formatDuration(clock.seconds)
  if (clock.kind === 'game') return t('web-clock-game-words', { time, more: formatDuration(clock.increment) })
  return t('web-clock-move-words', { time })
}
