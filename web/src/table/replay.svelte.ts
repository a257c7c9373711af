/* eslint-disable svelte/prefer-svelte-reactivity -- sets and maps are never changed here, only replaced */
/**
 * The past of a table, fetched in windows and walked with a slider. Everybody may look at what they were allowed to
 * see at the time.
 */
import type { Fact, Frame, Frames } from '../wire'

const WINDOW = 40
/** Positions that are kept; of older ones only what the slider needs. */
const KEPT = 240
/** Milliseconds between two moves that play by themselves, at normal speed. */
const REST = 900
export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const

/** What the slider needs of a frame that it does not show. */
export interface Trace {
  move: number
  seat: number | null
  events: number
  chapter: Record<string, Fact>
}

export interface ReplayHost {
  fetch(start: number, count: number): Promise<Frames>
  /** Something about every frame that is kept for good, such as the points in it. */
  seen?(frame: Frame): void
  /** Go on by one move with motion; resolves when it has been shown, or was skipped. */
  step?(from: Frame, to: Frame, show: (position: unknown) => void, skip: AbortSignal): Promise<void>
  failed?(error: unknown): void
}

export class Replay {
  active = $state(false)
  total = $state(0)
  index = $state(0)
  playing = $state(false)
  speed = $state<number>(1)
  /** A position between two frames while a move is animated. */
  between = $state.raw<unknown>(null)
  #frames = $state.raw<ReadonlyMap<number, Frame>>(new Map())
  #traces = $state.raw<ReadonlyMap<number, Trace>>(new Map())

  readonly #host: ReplayHost
  readonly #coming = new Map<number, Promise<void>>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #skip = new AbortController()
  #generation = 0

  constructor(host: ReplayHost) {
    this.#host = host
  }

  /** The frame that is shown; null while it is on its way. */
  get frame(): Frame | null {
    return this.#frames.get(this.index) ?? null
  }

  get traces(): ReadonlyMap<number, Trace> {
    return this.#traces
  }

  get last(): number {
    return Math.max(0, this.total - 1)
  }

  get atEnd(): boolean {
    return this.index >= this.last
  }

  /** Where the chapter changes, for the marks of the slider. */
  get marks(): number[] {
    const out: number[] = []
    let before = ''
    for (const place of [...this.#traces.keys()].sort((a, b) => a - b)) {
      const chapter = JSON.stringify(this.#traces.get(place)?.chapter ?? {})
      if (before !== '' && chapter !== before) out.push(place)
      before = chapter
    }
    return out
  }

  /** Begin to look at the past, from a move or from the last. */
  async enter(index?: number): Promise<void> {
    const generation = this.#generation
    await this.#fetch(index === undefined ? Math.max(0, this.last - WINDOW + 1) : index)
    if (generation !== this.#generation || this.total === 0) return
    this.active = true
    await this.go(index ?? this.last)
  }

  leave(): void {
    this.pause()
    this.active = false
    this.between = null
  }

  /** Forget everything: somebody else looks now. */
  clear(): void {
    this.leave()
    this.#generation += 1
    this.#frames = new Map()
    this.#traces = new Map()
    this.#coming.clear()
    this.total = 0
    this.index = 0
  }

  /** An undo has taken events away: frames that knew them are not the past any more. */
  outdated(events: number): void {
    this.#generation += 1
    this.#coming.clear()
    const valid = (index: number): boolean => (this.#traces.get(index)?.events ?? 0) < events
    this.#frames = new Map([...this.#frames].filter(([index]) => valid(index)))
    this.#traces = new Map([...this.#traces].filter(([index]) => valid(index)))
    if (this.active) void this.enter(this.index)
  }

  async go(index: number): Promise<void> {
    this.#stopMotion()
    const wanted = Math.min(Math.max(0, index), this.last)
    this.index = wanted
    await this.#ensure(wanted)
    // the neighbours will be wanted next
    void this.#ensure(Math.min(wanted + WINDOW / 2, this.last))
    void this.#ensure(Math.max(wanted - WINDOW / 2, 0))
  }

  async forward(): Promise<void> {
    const from = this.frame
    if (this.atEnd) {
      this.pause()
      return
    }
    this.#stopMotion()
    const skip = this.#skip.signal
    const next = this.index + 1
    await this.#ensure(next)
    const to = this.#frames.get(next)
    if (from && to && this.#host.step) {
      await this.#host.step(from, to, (position) => (this.between = position), skip)
    }
    if (skip.aborted) return
    this.between = null
    await this.go(next)
  }

  back(): Promise<void> {
    return this.go(this.index - 1)
  }

  async play(): Promise<void> {
    if (this.playing) return
    this.playing = true
    if (this.atEnd) await this.go(0)
    this.#tick()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
    this.#stopMotion()
  }

  toggle(): void {
    if (this.playing) this.pause()
    else void this.play()
  }

  /** Fetch everything, window by window, from the end: for the lines of the last page and all marks. */
  async all(): Promise<void> {
    const generation = this.#generation
    if (this.total === 0) await this.#fetch(0)
    for (let start = 0; start < this.total; start += WINDOW) {
      if (generation !== this.#generation) return
      if (!this.#traces.has(start) || !this.#traces.has(Math.min(start + WINDOW, this.total) - 1)) {
        await this.#fetch(start)
      }
    }
  }

  #tick(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (!this.playing) return
      void this.forward().then(() => {
        if (this.playing && this.atEnd) this.pause()
        else if (this.playing) this.#tick()
      })
    }, REST / this.speed)
  }

  #stopMotion(): void {
    this.#skip.abort()
    this.#skip = new AbortController()
    this.between = null
  }

  async #ensure(index: number): Promise<void> {
    if (this.#frames.has(index)) return
    await this.#fetch(Math.floor(index / WINDOW) * WINDOW)
  }

  #fetch(start: number): Promise<void> {
    const first = Math.floor(start / WINDOW) * WINDOW
    const known = this.#coming.get(first)
    if (known) return known
    const generation = this.#generation
    const coming = this.#host
      .fetch(first, WINDOW)
      .then((part) => {
        if (generation === this.#generation) this.#take(part)
      })
      .catch((error: unknown) => this.#host.failed?.(error))
      .finally(() => this.#coming.delete(first))
    this.#coming.set(first, coming)
    return coming
  }

  #take(part: Frames): void {
    const frames = new Map(this.#frames)
    const traces = new Map(this.#traces)
    part.frames.forEach((frame, place) => {
      const index = part.start + place
      frames.set(index, frame)
      traces.set(index, { move: frame.move, seat: frame.seat, events: frame.events, chapter: frame.chapter })
      this.#host.seen?.(frame)
    })
    // those farthest from what is looked at are dropped first
    const far = [...frames.keys()].sort((a, b) => Math.abs(b - this.index) - Math.abs(a - this.index))
    for (const index of far.slice(0, Math.max(0, frames.size - KEPT))) frames.delete(index)
    this.#frames = frames
    this.#traces = traces
    this.total = part.total
  }
}
