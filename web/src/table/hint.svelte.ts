/** What a computer player would do in my place: asked for by a button, shown on the board, played by one click. */
import { asProblem } from '../lib/api'
import { notices } from '../ui/notices.svelte'
import type { Choice, Suggestion } from '../wire'
import type { Table } from './model.svelte'
import { reasonText } from './reasons'

export class Hint {
  /** It is thinking. */
  asking = $state(false)
  #found = $state.raw<{ question: number; suggestion: Suggestion } | null>(null)
  readonly #table: Table
  readonly #fetch: () => Promise<Suggestion>

  constructor(table: Table, fetch: () => Promise<Suggestion>) {
    this.#table = table
    this.#fetch = fetch
  }

  /** Whether one can be asked for: the table allows it, and an answer of mine is wanted. */
  get offered(): boolean {
    const table = this.#table
    return table.info.hints && table.seat !== null && table.mine && !table.moving
  }

  /** The answer that was suggested to the present question. */
  get choice(): Choice | null {
    const { asked, replaying } = this.#table
    const found = this.#found
    if (found === null || replaying || asked?.id !== found.question) return null
    const [first] = found.suggestion.answers
    return asked.choices.find((choice) => choice.notation === first) ?? null
  }

  /** Why. */
  get reason(): string {
    return this.#found ? reasonText(this.#table.speaker, this.#found.suggestion.reason) : ''
  }

  async ask(): Promise<void> {
    const table = this.#table
    const question = table.asked?.id
    if (this.asking || !this.offered || question === undefined || table.plugin.hint?.(table)) return
    this.asking = true
    try {
      const suggestion = await this.#fetch()
      if (table.asked?.id !== question) return // answered meanwhile
      this.#found = { question, suggestion }
      if (this.choice) table.chooser.show(this.choice)
    } catch (error) {
      notices.say(asProblem(error).text, 'error')
    } finally {
      this.asking = false
    }
  }

  play(): void {
    const { choice } = this
    if (choice === null) return
    this.#found = null
    this.#table.chooser.send(choice)
  }

  /** Put it away, and what it has picked on the board. */
  clear(): void {
    if (this.choice !== null) this.#table.chooser.drop()
    this.#found = null
  }
}
