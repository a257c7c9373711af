/** Answers of my seat on their way to the server, and back again. */
import { asProblem, newKey, type api } from '../lib/api'
import type { Live } from '../lib/live.svelte'
import { settings } from '../lib/settings.svelte'
import type { Update } from '../wire'
import type { Table } from './model.svelte'

/** How long an answer that is the only one rests before it is given by itself. */
const FORCED_REST = 450
/** The question has changed meanwhile: nothing is wrong with the answer. */
const STALE = 409

export class Deeds {
  sending = $state(false)
  /** With days for a move there is time for a last look: the answer that waits for it. */
  summary = $state<string | null>(null)
  readonly #table: Table
  readonly #api: Pick<typeof api, 'play' | 'undo' | 'view'>
  #undone: string[] = []
  #played: string[] = []
  /** After an undo nothing is answered by itself, or one could never get past it. */
  #byHand = false

  constructor(table: Table, doors: Pick<typeof api, 'play' | 'undo' | 'view'>) {
    this.#table = table
    this.#api = doors
  }

  send(notation: string): void {
    if (this.#wantsSummary(notation)) {
      this.summary = notation
      return
    }
    this.confirm(notation)
  }

  /** Send it now, whatever it is. */
  confirm(notation: string): void {
    this.summary = null
    this.#undone = []
    this.#byHand = false
    void this.#play(notation)
  }

  /**
   * An answer that ends the deed, or lays something down in secret, at a table with days for a move. Where a secret
   * choice is made in parts, only its end is looked at again.
   */
  #wantsSummary(notation: string): boolean {
    const { info, asked } = this.#table
    if (info.clock.kind !== 'days' || asked === null) return false
    return !notation.includes(' ') || (asked.secret && !asked.forms.includes('done'))
  }

  undo(all: boolean): void {
    const table = this.#table
    const { seat, chooser } = table
    const update = table.story.update
    if (this.sending || table.replaying || seat === null || !update) return
    if (chooser.begun && !all && !table.plugin.undoesAnswers?.(table)) {
      chooser.back()
      return
    }
    if (!update.can_undo) {
      table.reasons.say('undo')
      return
    }
    const last = this.#played.pop()
    if (all) this.#played = []
    else if (last !== undefined) this.#undone.push(last)
    this.#byHand = true
    void this.#deed(() => this.#api.undo(table.id, { seat, key: newKey(), all }))
  }

  redo(): void {
    const table = this.#table
    const notation = this.#undone.pop()
    if (notation === undefined || !table.chooser.active) return
    if (table.asked?.choices.some((choice) => choice.notation === notation)) void this.#play(notation)
    else this.#undone = []
  }

  /** Give the only answer there is, after a moment; returns how to stop that. */
  answerForced(): (() => void) | undefined {
    const { chooser, mine } = this.#table
    const forced = chooser.forced
    if (!forced || !settings.now.forced || this.#byHand || !chooser.active || !mine) return undefined
    const timer = setTimeout(() => void this.#play(forced.notation), FORCED_REST)
    return () => clearTimeout(timer)
  }

  /** Somebody else sits before the screen now. */
  forget(): void {
    this.#played = []
    this.#undone = []
    this.#byHand = false
    this.sending = false
    this.summary = null
  }

  async #play(notation: string): Promise<void> {
    const { asked, seat, id } = this.#table
    if (!asked || seat === null || this.sending) return
    this.#played.push(notation)
    const done = await this.#deed(() =>
      this.#api.play(id, { seat, asked: asked.id, notation, key: newKey() }),
    )
    if (!done) this.#played.pop()
  }

  /** Send a deed. What is refused goes back, with the reason. */
  async #deed(send: () => Promise<Update>): Promise<boolean> {
    const table = this.#table
    const live = table.live
    this.sending = true
    table.problem = null
    try {
      const update = await send()
      if (live !== table.live) return true // somebody else looks by now
      table.chooser.drop()
      table.reasons.clear()
      live.accept(update)
      return true
    } catch (error) {
      if (live !== table.live) return false
      const problem = asProblem(error)
      table.chooser.drop()
      if (problem.failure === 'refused' && problem.status !== STALE) table.reasons.refused(problem.problem)
      else table.problem = problem
      await this.#resync(live)
      return false
    } finally {
      if (live === table.live) this.sending = false
    }
  }

  /** After a failure nobody knows what the server has made of it: look again. */
  async #resync(live: Live): Promise<void> {
    try {
      const update = await this.#api.view(this.#table.id, live.seat)
      if (live === this.#table.live) live.accept(update)
    } catch {
      // the socket will bring it when it is back
    }
  }
}
