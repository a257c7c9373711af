/** Answers that are to be given one after the other, as soon as the table is ready for each. */
import { untrack } from 'svelte'
import type { TableModel } from './contract'

export class Queue {
  #waiting = $state.raw<readonly string[]>([])
  /** What was sent last, and the update that it was an answer to; null: its result is known. */
  #sent = $state.raw<{ notation: string; number: number } | null>(null)
  readonly #stopped: ((notation: string) => void) | undefined

  /** `stopped` is told which answer was refused; those after it are given up. */
  constructor(table: () => TableModel, stopped?: (notation: string) => void) {
    this.#stopped = stopped
    $effect(() => this.#go(table()))
  }

  /** What has not been carried out yet, as far as is known: the answer on its way, and those that wait. */
  get pending(): readonly string[] {
    return this.#sent === null ? this.#waiting : [this.#sent.notation, ...this.#waiting]
  }

  add(...notations: string[]): void {
    this.#waiting = [...this.#waiting, ...notations]
  }

  #go(table: TableModel): void {
    const { chooser, asked, update } = table
    void this.#waiting
    // what the server knows already must be drawn first: its question is the one to answer
    if (!chooser.active || asked === null || update.position !== table.position) return
    untrack(() => {
      const last = this.#sent
      const [next, ...rest] = this.#waiting
      this.#sent = null
      // nothing has changed by the last answer: the server has refused it and said why
      if (last !== null && next !== undefined && last.number === update.number) {
        this.#stop(last.notation)
        return
      }
      if (next === undefined) return
      const choice = asked.choices.find(({ notation }) => notation === next)
      if (choice === undefined) {
        // it has become impossible meanwhile
        this.#stop(next)
        table.why(next)
        return
      }
      this.#waiting = rest
      this.#sent = { notation: next, number: update.number }
      chooser.send(choice)
    })
  }

  #stop(notation: string): void {
    this.#waiting = []
    this.#stopped?.(notation)
  }
}
