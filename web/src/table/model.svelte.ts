/* eslint-disable svelte/prefer-svelte-reactivity -- what is drawn from is replaced, never changed */
/**
 * A table in this browser: the live connection, what is drawn, the half-made answer, the past, and who of the people
 * at this screen is looking. See `TableModel` in the contract.
 */
import { untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { api as doors, asProblem, type ProblemError } from '../lib/api'
import { games } from '../lib/games.svelte'
import { Live } from '../lib/live.svelte'
import { settings } from '../lib/settings.svelte'
import type { Speaker } from '../lib/speaker'
import type { Asked, Choice, EventLine, Frame, GameInfo, Outcome, Reason, TableInfo, Update } from '../wire'
import { TreeChooser, type ChooserHost } from './chooser.svelte'
import type { BoardCommand, GamePlugin, Position, SoundName, TableModel, Thing } from './contract'
import { seatNames } from './names'
import { animate } from './motion'
import { Replay } from './replay.svelte'
import { play as playSound } from './sound'
import { Story } from './story.svelte'
import { Deeds } from './deeds.svelte'
import { Desk } from './desk.svelte'
import { Hint } from './hint.svelte'
import { Why } from './why.svelte'

export interface Doors {
  live: (id: string, seat: number | null) => Live
  api: Pick<
    typeof doors,
    | 'play'
    | 'undo'
    | 'view'
    | 'why'
    | 'suggest'
    | 'reason'
    | 'frames'
    | 'takeBack'
    | 'say'
    | 'seat'
    | 'branch'
  >
}

export class Table implements TableModel, ChooserHost {
  readonly game: GameInfo
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly board: any
  readonly plugin: GamePlugin
  readonly chooser: TreeChooser
  readonly story: Story
  readonly replay: Replay
  readonly reasons: Why
  readonly hint: Hint
  readonly deeds: Deeds
  readonly desk = new Desk()
  /** Points by seat of every frame that has been fetched, for the line over time. */
  readonly traced = new SvelteMap<number, { axis: string; points: number[] }>()

  /** The person that is to sit down before the screen next; nothing is shown until then. */
  handingTo = $state<number | null>(null)
  /** What went wrong last, if it does not belong to a thing on the board. */
  problem = $state.raw<ProblemError | null>(null)
  hover = $state.raw<Thing | null>(null)
  looking = $state(0)
  /** Where pieces fly; set by the page. */
  root: ParentNode | null = null
  layer: HTMLElement | null = null

  #live = $state.raw<Live>()
  #seat = $state<number | null>(null)
  #info: TableInfo = $state.raw() as TableInfo
  #names = $derived(seatNames(this.info))
  #speaker = $derived.by(() => games.speaker(this.game, this.#people()))
  readonly #doors: Doors
  readonly #listeners = new Set<(command: BoardCommand) => void>()

  constructor(
    info: TableInfo,
    game: GameInfo,
    board: unknown,
    plugin: GamePlugin,
    given: Partial<Doors> = {},
  ) {
    this.#info = info
    this.game = game
    this.board = board
    this.plugin = plugin
    this.#doors = { live: given.live ?? ((id, seat) => new Live(id, seat)), api: given.api ?? doors }
    this.chooser = new TreeChooser(this)
    this.story = new Story({
      still: () => settings.now.skip || document.visibilityState === 'hidden' || this.root === null,
      animate: (event, before, after, skip) => animate(this, event, before, after, skip),
      advance: (position, event) => this.plugin.advance?.(position, event, this) ?? null,
      told: (event) => this.desk.tell(event, this),
    })
    this.replay = new Replay({
      fetch: (start, count) => this.#doors.api.frames(this.id, this.seat, start, count),
      seen: (frame) => this.#trace(frame),
      step: (from, to, show, skip) =>
        this.story.perform(
          this.live.log.slice(from.events, to.events),
          from.position,
          to.position,
          show as (position: Position) => void,
          skip,
        ),
      failed: (error) => (this.problem = asProblem(error)),
    })
    this.deeds = new Deeds(this, this.#doors.api)
    this.reasons = new Why(this, (notation) => this.#doors.api.why(this.id, this.seat ?? 0, notation))
    this.hint = new Hint(this, () => this.#doors.api.suggest(this.id, this.seat ?? 0))
    const mine = this.mySeats
    this.#seat = mine.length === 1 || (mine.length > 1 && plugin.open) ? (mine[0] ?? null) : null
    this.looking = this.#seat ?? mine[0] ?? 0
    this.#live = this.#doors.live(info.id, this.#seat)
  }

  // ---- what there is

  get id(): string {
    return this.#info.id
  }
  get live(): Live {
    return this.#live as Live
  }
  get info(): TableInfo {
    return this.#live?.room ?? this.#info
  }
  /** Whether there is something to draw. */
  get laid(): boolean {
    return this.story.update !== null
  }
  get update(): Update {
    return this.story.update as Update
  }
  get position(): Position {
    return (this.live.update ?? this.update).position
  }
  get shown(): Position {
    if (!this.replaying) return this.story.position
    return this.replay.between ?? this.replay.frame?.position ?? this.story.position
  }
  get seat(): number | null {
    return this.#seat
  }
  get mySeats(): number[] {
    return this.info.seats.filter((seat) => seat.mine && !seat.left).map((seat) => seat.seat)
  }
  get asked(): Asked | null {
    const asked = this.story.update?.asked ?? null
    // what has been answered already is not asked any more, though the position before it is still drawn
    return this.story.moving && this.story.latest?.asked?.id !== asked?.id ? null : asked
  }
  get speaker(): Speaker {
    return this.#speaker
  }
  get awaiting(): readonly number[] {
    if (this.replaying) return this.replay.frame?.awaiting ?? []
    return this.story.update?.awaiting ?? []
  }
  get log(): readonly EventLine[] {
    const told = this.replaying ? (this.replay.frame?.events ?? 0) : this.story.told
    return this.live.log.slice(0, told)
  }
  get outcome(): Outcome | null {
    return this.story.update?.outcome ?? null
  }
  get mine(): boolean {
    const asked = this.asked
    return asked !== null && !asked.answered && !this.replaying && !this.over
  }
  get replaying(): boolean {
    return this.replay.active
  }
  get over(): boolean {
    return this.outcome !== null
  }
  get sending(): boolean {
    return this.deeds.sending
  }
  get moving(): boolean {
    return this.story.moving
  }
  get online(): boolean {
    return this.live.connection === 'live' || this.live.connection === 'connecting'
  }
  get compact(): boolean {
    return this.desk.compact
  }

  nameOf(seat: number): string {
    return this.#names[seat] ?? ''
  }
  colourOf(seat: number): string {
    return this.info.seats[seat]?.colour ?? ''
  }
  seatOf(colour: string): number {
    return this.info.seats.findIndex((seat) => seat.colour === colour)
  }
  isMine(seat: number): boolean {
    return seat === this.seat
  }

  // ---- for the chooser

  get ready(): boolean {
    return !this.sending && !this.replaying && !this.over && this.handingTo === null
  }
  get unordered(): ReadonlySet<string> {
    return this.plugin.unordered ?? new Set()
  }
  get confirm(): ReadonlySet<string> {
    return this.plugin.confirm ?? new Set()
  }
  firstCount(values: number[]): number | null | undefined {
    return this.plugin.firstCount?.(this, values)
  }

  send(choice: Choice): void {
    this.deeds.send(choice.notation)
  }

  why(what: Thing | string, thing?: Thing): void {
    void this.reasons.ask(what, thing)
  }

  // ---- what people do

  help(section: string): void {
    this.desk.rules = section
  }

  open(tab: string): void {
    this.desk.open(tab)
  }

  undo(all = false): void {
    this.deeds.undo(all)
  }
  redo(): void {
    this.deeds.redo()
  }

  takeBack(answer: 'propose' | 'agree' | 'decline' | 'withdraw', seat = this.seat): Promise<void> {
    if (seat === null) return Promise.resolve()
    return this.guard(async () =>
      this.live.acceptRoom(await this.#doors.api.takeBack(this.id, { seat, answer })),
    )
  }

  say(text: string): Promise<void> {
    return this.guard(async () => {
      await this.#doors.api.say(this.id, { text, seat: this.seat })
    })
  }

  /** A copy of the table from a moment of its past, against bots. */
  branch(move: number): Promise<TableInfo> {
    return this.#doors.api.branch(this.id, this.seat, move)
  }

  /** Why a bot gave an answer, by what I could know. */
  reasonOf(move: number): Promise<Reason> {
    return this.#doors.api.reason(this.id, this.seat ?? 0, move)
  }

  /** Do something that may fail; what went wrong is shown above the prompt. */
  async guard(deed: () => Promise<void>): Promise<void> {
    this.problem = null
    try {
      await deed()
    } catch (error) {
      this.problem = asProblem(error)
    }
  }

  onBoard(listener: (command: BoardCommand) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  tell(command: BoardCommand): void {
    for (const listener of this.#listeners) listener(command)
  }

  sound(name: SoundName): void {
    if (settings.now.sound) playSound(name, settings.now.volume)
  }

  // ---- several people before one screen

  /** Look from another of my seats. Unless the game is open, the screen is covered until that person says so. */
  handTo(seat: number): void {
    if (!this.mySeats.includes(seat) || seat === this.seat) return
    if (this.plugin.open) this.#lookFrom(seat)
    else {
      this.#lookFrom(null)
      this.handingTo = seat
    }
  }

  /** The person that was called is here. */
  sitDown(): void {
    const seat = this.handingTo
    if (seat === null) return
    this.#lookFrom(seat)
    this.handingTo = null
  }

  /** I have taken a seat: look from it, as the server now describes the table. */
  sit(room: TableInfo, seat: number): void {
    this.live.acceptRoom(room)
    if (this.mySeats.length < 2 || this.plugin.open) this.#lookFrom(seat)
  }

  /** I have no seat any more. */
  watch(): void {
    this.#lookFrom(null)
  }

  #lookFrom(seat: number | null): void {
    // nothing that the person before could see may stay in memory
    const room = this.live.room
    this.live.close()
    this.replay.clear()
    this.story.clear()
    this.chooser.ask(null)
    this.reasons.clear()
    this.hint.clear()
    this.desk.forget()
    this.deeds.forget()
    if (room) this.#info = room
    this.#seat = seat
    if (seat !== null) this.looking = seat
    this.#live = this.#doors.live(this.id, seat)
    this.#live.open()
  }

  /** After every change: is somebody else of the people at this screen wanted now? */
  #callNext(): void {
    const mine = this.mySeats
    const update = this.story.update
    if (mine.length < 2 || !update || this.moving || this.replaying || this.over || this.sending) return
    if (this.seat !== null && update.awaiting.includes(this.seat)) return
    const next = mine.find((seat) => update.awaiting.includes(seat))
    if (next !== undefined && next !== this.handingTo) this.handTo(next)
  }

  // ---- the connection

  /** Connect and follow; returns how to stop. */
  start(): () => void {
    this.live.open()
    const stop = $effect.root(() => {
      $effect(() => {
        const { update, log } = this.live
        untrack(() => update && update !== this.story.latest && this.#arrive(update, log))
      })
      $effect(() => {
        const asked = this.over ? null : this.asked
        untrack(() => this.chooser.ask(asked))
      })
      $effect(() => this.#callNext())
      $effect(() => this.deeds.answerForced())
    })
    return () => {
      stop()
      this.live.close()
      this.replay.leave()
    }
  }

  // ---- inside

  #arrive(update: Update, log: readonly EventLine[]): void {
    // what an undo has taken away is not the past any more
    if (update.keep < this.story.arrived) this.replay.outdated(update.keep)
    this.story.arrive(update, log)
  }

  #trace(frame: Frame): void {
    const axis = this.plugin.axis?.(frame)
    const points = this.plugin.points?.(frame.position)
    if (axis && points) this.traced.set(frame.move, { axis, points })
  }

  #people(): Record<string, string> {
    return Object.fromEntries(this.info.seats.map((seat) => [seat.colour, this.nameOf(seat.seat)]))
  }
}
