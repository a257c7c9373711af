/**
 * What is drawn, as opposed to what is known: updates wait here until the events of those before them have been
 * played. Whoever falls behind, skips or looks elsewhere is brought up to date at once.
 */
import type { EventLine, Update } from '../wire'
import type { Position } from './contract'

/** So many updates may wait; beyond that the older ones are not played any more. */
const BEHIND = 3

interface Batch {
  update: Update
  events: readonly EventLine[]
}

export interface StoryHost {
  /** Whether nothing is to be animated now. */
  still(): boolean
  animate(event: EventLine, before: Position, after: Position, skip: AbortSignal): Promise<void> | void
  /** The position after an event, as far as it can be told; null: unknown. */
  advance(position: Position, event: EventLine): Position | null
  /** An event has been told (also when it was not animated). */
  told?(event: EventLine, quick: boolean): void
}

export class Story {
  /** The update that is drawn. While it moves, the one before. */
  update = $state.raw<Update | null>(null)
  position = $state.raw<Position>(null)
  /** How many events of the log have been told. */
  told = $state(0)
  moving = $state(false)

  readonly #host: StoryHost
  #queue = $state.raw<readonly Batch[]>([])
  #arrived = 0
  /** Events that still wait to be played, the present one not counted. */
  waiting = 0
  /** Those of the same update that follow the present one. */
  coming: readonly EventLine[] = []
  #running: Promise<void> | null = null
  #skip = new AbortController()

  constructor(host: StoryHost) {
    this.#host = host
  }

  /** The newest of what is known, drawn or not. */
  get latest(): Update | null {
    return this.#queue.at(-1)?.update ?? this.update
  }

  /** How many events of the log are known, told or not. */
  get arrived(): number {
    return this.#arrived
  }

  /** An update has come, with the whole log as it is now. */
  arrive(update: Update, log: readonly EventLine[]): void {
    const first = this.update === null
    const events = log.slice(this.#arrived)
    // an undo takes events away: there is no way to play that, so the earlier position is simply there again
    const rewound = update.keep < this.#arrived || log.length < this.#arrived
    this.#arrived = log.length
    if (first || rewound || (this.#host.still() && this.#queue.length === 0 && !this.moving)) {
      this.#snap(update, log.length, first || rewound ? [] : events)
      return
    }
    this.#queue = [...this.#queue, { update, events }]
    if (this.#host.still()) this.skip()
    this.#running ??= this.#run().finally(() => (this.#running = null))
  }

  /** Draw everything that is known, at once. */
  skip(): void {
    this.#skip.abort()
  }

  /** Forget everything: somebody else looks now. */
  clear(): void {
    this.#skip.abort()
    this.#queue = []
    this.update = null
    this.position = null
    this.told = 0
    this.#arrived = 0
    this.moving = false
  }

  /** When all that waits has been played. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running
  }

  /** Play events on a position that is not the present: a step of a replay. Ends at once when skipped. */
  async perform(
    events: readonly EventLine[],
    from: Position,
    to: Position,
    show: (position: Position) => void,
    skip: AbortSignal,
  ): Promise<void> {
    let position = from
    for (const [place, event] of events.entries()) {
      this.coming = events.slice(place + 1)
      if (skip.aborted || this.#host.still()) return
      await this.#host.animate(event, position, to, skip)
      position = this.#host.advance(position, event) ?? position
      if (!skip.aborted) show(position)
    }
  }

  async #run(): Promise<void> {
    this.moving = true
    try {
      for (let batch = this.#queue[0]; batch; batch = this.#queue[0]) {
        await this.#play(batch)
        if (this.#queue[0] !== batch) return // cleared or rewound meanwhile
        this.#queue = this.#queue.slice(1)
        this.update = batch.update
        this.position = batch.update.position
      }
    } finally {
      this.#skip = new AbortController()
      this.moving = this.#queue.length > 0
    }
  }

  async #play(batch: Batch): Promise<void> {
    const skip = this.#skip.signal
    for (const [place, event] of batch.events.entries()) {
      const later = this.#queue.slice(1).reduce((sum, next) => sum + next.events.length, 0)
      this.waiting = batch.events.length - place - 1 + later
      this.coming = batch.events.slice(place + 1)
      const quick = skip.aborted || this.#host.still() || this.#queue.length > BEHIND
      this.told += 1
      this.#host.told?.(event, quick)
      if (quick) continue
      try {
        await this.#host.animate(event, this.position, batch.update.position, skip)
      } catch {
        // a drawing that fails must not stop the game
      }
      if (this.#queue[0] !== batch) return
      const next = this.#host.advance(this.position, event)
      if (next !== null) this.position = next
    }
  }

  #snap(update: Update, told: number, events: readonly EventLine[]): void {
    this.#skip.abort()
    this.#skip = new AbortController()
    this.#queue = []
    this.update = update
    this.position = update.position
    this.told = told
    this.moving = false
    for (const event of events) this.#host.told?.(event, true)
  }
}
