/** The box that says why something is not possible. It keeps what was asked, so that it follows the language. */
import { asProblem } from '../lib/api'
import { problemText } from '../lib/problems'
import { t } from '../lib/texts.svelte'
import type { Problem, Update, WhyNot } from '../wire'
import type { Thing, WhyNotText } from './contract'
import type { Table } from './model.svelte'

type Reason =
  | { kind: 'problem'; what: Thing | string | null; problem: Problem }
  | { kind: 'local'; what: Thing | string | null; key: LocalReason }

type LocalReason = 'watching' | 'others' | 'no-place' | 'possible' | 'undo' | 'over' | 'past'

export class Why {
  #reason = $state.raw<Reason | null>(null)
  #number = 0
  readonly #table: Table
  readonly #fetch: (notation: string) => Promise<WhyNot>

  constructor(table: Table, fetch: (notation: string) => Promise<WhyNot>) {
    this.#table = table
    this.#fetch = fetch
  }

  /** What the box shows; null: nothing. */
  get text(): WhyNotText | null {
    const reason = this.#reason
    if (reason === null) return null
    const what = this.#name(reason.what)
    if (reason.kind === 'local')
      return { what, reason: this.#local(reason.key), rule: this.#rule(reason.key) }
    const { problem } = reason
    const speaker = this.#table.speaker
    const text = speaker.knowsRefusal(problem.code) ? speaker.reasonOf(problem) : problemText(problem)
    return { what, reason: text, rule: problem.rule }
  }

  /** Whether the answer to the last question was that it can be done. */
  get possible(): boolean {
    return this.#reason?.kind === 'local' && this.#reason.key === 'possible'
  }

  clear(): void {
    this.#number += 1
    this.#reason = null
  }

  /** Ask about a thing, or a notation in which `*` stands for what is open. */
  async ask(what: Thing | string, thing?: Thing): Promise<void> {
    const number = ++this.#number
    const table = this.#table
    const shown = thing ?? what
    if (table.replaying) return this.#put('past', shown)
    if (table.over) return this.#put('over', shown)
    if (table.seat === null) return this.#put('watching', shown)
    if (table.asked === null) return this.#put('others', shown)
    const notation = typeof what === 'string' ? what : table.chooser.attempt(what)
    if (notation === null) return this.#put('no-place', shown)
    try {
      const { problem } = await this.#fetch(notation)
      if (number !== this.#number) return // something else was tried meanwhile
      if (problem) this.#reason = { kind: 'problem', what: shown, problem }
      else this.#put('possible', shown)
    } catch (error) {
      if (number === this.#number)
        this.#reason = { kind: 'problem', what: shown, problem: asProblem(error).problem }
    }
  }

  /** The server has refused an answer. */
  refused(problem: Problem): void {
    this.#number += 1
    this.#reason = { kind: 'problem', what: null, problem }
  }

  say(key: LocalReason): void {
    this.#number += 1
    this.#put(key, null)
  }

  #put(key: LocalReason, what: Thing | string | null): void {
    this.#reason = { kind: 'local', what, key }
  }

  #name(what: Thing | string | null): string {
    const { speaker, asked } = this.#table
    if (what === null) return ''
    if (typeof what !== 'string')
      return what.domain === 'count' ? what.name : speaker.name(what.domain, what.name)
    const [verb = '', ...args] = what.split(' ')
    const face = this.#table.plugin.verbFace?.(verb, this.#table)
    const named = args.filter((word) => word !== '*')
    if (face && named.length === 0) return face.label
    if (args.includes('*')) {
      const domains = (asked?.forms.find((form) => form.split(' ')[0] === verb) ?? '').split(' ').slice(1)
      const names = args.map((word, place) => (word === '*' ? '' : speaker.name(domains[place] ?? '', word)))
      return names.filter(Boolean).join(' → ')
    }
    return speaker.choice(what, asked?.forms ?? [])
  }

  #local(key: LocalReason): string {
    const table = this.#table
    switch (key) {
      case 'watching':
        return t('play-why-watching')
      case 'others': {
        const names = table.awaiting.map((seat) => table.nameOf(seat)).join(', ')
        return names ? t('play-why-others', { names }) : t('play-why-nobody')
      }
      case 'no-place':
        return t('play-why-no-place')
      case 'possible':
        return t('play-why-possible')
      case 'over':
        return t('play-why-over')
      case 'past':
        return t('play-why-past')
      case 'undo':
        return undoReason(table.story.update)
    }
  }

  #rule(key: LocalReason): string {
    return key === 'no-place' ? (this.#table.asked?.rule ?? '') : ''
  }
}

/** Why nothing can be undone now; empty if something can. */
export function undoReason(update: Update | null): string {
  if (!update || update.can_undo) return ''
  return t(`play-undo-stop-${update.undo_stop || 'nothing'}`)
}
