/** Time that goes by on the page. */
import type { SeatInfo } from '../wire'

class Ticking {
  #now = $state(Date.now() / 1000)
  #users = 0
  #timer: ReturnType<typeof setInterval> | undefined

  /** Seconds since 1970 by this machine; moves on once a second while somebody has started it. */
  get now(): number {
    return this.#now
  }

  /** Let time go by until the returned function is called: `$effect(() => time.run())`. */
  run(): () => void {
    this.#now = Date.now() / 1000
    if (this.#users++ === 0) this.#timer = setInterval(() => (this.#now = Date.now() / 1000), 1000)
    return () => {
      if (--this.#users === 0) clearInterval(this.#timer)
    }
  }
}

export const time = new Ticking()

/** What a seat has left now. `asOf` is the server's time of the information, `ahead` how far its clock is ahead. */
export function secondsLeft(
  seat: Pick<SeatInfo, 'seconds' | 'running'>,
  asOf: number,
  ahead = 0,
  now = time.now,
): number | null {
  if (seat.seconds === null) return null
  return seat.running ? Math.max(0, seat.seconds - (now + ahead - asOf)) : seat.seconds
}
