/**
 * Which battle is being watched. A battle begins when its events are played, stays on the screen until the viewer goes
 * on, and can be looked at again; the game itself never waits for it.
 */
import type { TableModel } from '../../../table/contract'
import { settings } from '../../../lib/settings.svelte'
import { shown } from '../view'
import { readBattle, type Battle } from './battle'
import { FALL } from './fall'

/** A press that has ended the fall must not close the scene as well. */
const SAME_PRESS = 400
/** How long the result stays when the viewer is asked for something on the board. */
const MOMENT = 4500

class Watching {
  battle = $state.raw<Battle | null>(null)
  /** Cubes are falling. */
  running = $state(false)
  /** Counts the falls, so that the drawing knows when to begin anew. */
  falls = $state(0)
  /** Factor for every duration of the present fall. */
  pace = 1
  #table = $state.raw<TableModel | null>(null)
  /** How long the log was when it began: if it is shorter, the battle has not happened (undo, replay). */
  #at = 0
  /** When it was: it ends with the season, for then everybody plans. */
  #season = ''
  #ended = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #leave: ReturnType<typeof setTimeout> | undefined
  #done: (() => void) | null = null

  /** The viewer has asked to see it: then it stays, whatever is asked. */
  wanted = $state(false)

  /** Show a battle as it happens; resolves when all cubes have fallen, or the fall was ended. */
  begin(table: TableModel, battle: Battle, pace = 1): Promise<void> {
    this.wanted = false
    return this.#begin(table, battle, pace)
  }

  /** Show a battle of the past once more. */
  again(table: TableModel, battle: Battle): void {
    this.wanted = true
    void this.#begin(table, battle, 1)
  }

  #begin(table: TableModel, battle: Battle, pace: number): Promise<void> {
    this.finish()
    clearTimeout(this.#leave)
    this.#table = table
    this.#at = table.log.length
    this.#season = seasonOf(table)
    this.battle = battle
    this.pace = pace
    if (settings.reduced) return Promise.resolve()
    this.running = true
    this.falls += 1
    return new Promise((resolve) => {
      this.#done = resolve
      this.#timer = setTimeout(() => this.finish(), FALL * pace)
    })
  }

  /** All cubes lie where they belong. */
  finish(): void {
    clearTimeout(this.#timer)
    if (this.running) {
      this.running = false
      this.#ended = performance.now()
    }
    this.#done?.()
    this.#done = null
  }

  /** Go on: end the fall, or if it has ended, leave the scene. */
  next(): void {
    if (this.running) this.finish()
    else if (performance.now() - this.#ended > SAME_PRESS) this.close()
  }

  close(): void {
    this.finish()
    clearTimeout(this.#leave)
    this.battle = null
    this.#table = null
  }

  /** The board is needed: the scene goes after a moment. */
  leaveSoon(): () => void {
    clearTimeout(this.#leave)
    this.#leave = setTimeout(() => this.close(), MOMENT)
    return () => clearTimeout(this.#leave)
  }

  /** The battle that is watched at a table now. */
  at(table: TableModel): Battle | null {
    if (this.#table !== table || this.#season !== seasonOf(table)) return null
    return table.log.length >= this.#at ? this.battle : null
  }
}

function seasonOf(table: TableModel): string {
  const { year, season } = shown(table)
  return `${year} ${season}`
}

export const watching = new Watching()

export function wantsScene(table: TableModel): boolean {
  return watching.at(table) !== null
}

/** The last battle that the log of a table tells of; null: there was none yet. */
export function lastBattle(table: TableModel): Battle | null {
  return readBattle(table.log, shown(table))
}
