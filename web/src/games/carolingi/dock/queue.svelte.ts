/** Answers that are to be given one after the other, as soon as the table is ready for each. */
import type { TableModel } from '../../../table/contract'

export class Queue {
  #waiting = $state.raw<readonly string[]>([])

  constructor(table: () => TableModel) {
    $effect(() => {
      const { chooser, asked } = table()
      const [next, ...rest] = this.#waiting
      if (next === undefined || !chooser.active || asked === null) return
      const choice = asked.choices.find(({ notation }) => notation === next)
      // what has become impossible meanwhile ends the row
      this.#waiting = choice === undefined ? [] : rest
      if (choice !== undefined) chooser.choose(choice)
    })
  }

  get length(): number {
    return this.#waiting.length
  }

  add(...notations: string[]): void {
    this.#waiting = [...this.#waiting, ...notations]
  }
}
