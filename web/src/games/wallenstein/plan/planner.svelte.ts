/**
 * My plan in the making. The chooser holds what is chosen (a field, or a card); every card that is laid goes to the
 * server at once, so that nothing is ever lost. Here is what is around it: the next field, rows of answers, a
 * suggestion.
 */
import { untrack } from 'svelte'
import { api, asProblem } from '../../../lib/api'
import { t } from '../../../lib/texts.svelte'
import type { TableModel } from '../../../table/contract'
import { drag } from '../../../table/drag.svelte'
import { Queue } from '../../../table/queue.svelte'
import { notices } from '../../../ui/notices.svelte'
import { shown } from '../view'
import { boardOf, fieldsOf, iPlan } from './fields'
import {
  answersFor,
  clearAnswers,
  emptyOnly,
  ghostsOf,
  moveAnswers,
  neighbour,
  nextEmpty,
  readAnswers,
  type Plan,
} from './reckon'

/** Where a card is dropped: a field by its name, or the hand. */
const ON_FIELD = 'field:'
const HAND = 'hand'

export class Planner {
  readonly #table: TableModel
  #queue: Queue | null = null
  #users = 0
  #stop: (() => void) | null = null
  #suggested = $state.raw<Plan | null>(null)
  /** A suggestion is on its way. */
  asking = $state(false)
  /** The plan is handed in, but is to be changed. */
  changing = $state(false)
  /** The field that was chosen last, and the plan for which the next one was looked for. */
  #last: string | null = null
  #seen: string | null = null

  constructor(table: TableModel) {
    this.#table = table
  }

  /** For each component that needs it to go on by itself; returns how to stop. */
  attach(): () => void {
    this.#users += 1
    this.#stop ??= $effect.root(() => {
      this.#queue = new Queue(
        () => this.#table,
        (notation) => this.#refused(notation),
      )
      $effect(() => this.#send())
      $effect(() => this.#choose())
    })
    return () => {
      this.#users -= 1
      if (this.#users > 0) return
      this.#stop?.()
      this.#stop = null
      this.#queue = null
      this.#seen = null
    }
  }

  // ---- what there is

  get fields(): string[] {
    return fieldsOf(boardOf(this.#table), shown(this.#table))
  }

  get plan(): Plan {
    return shown(this.#table).own?.plan ?? {}
  }

  get hand(): readonly string[] {
    return shown(this.#table).own?.hand ?? []
  }

  /** The plan is finished, as far as I am concerned. */
  get handedIn(): boolean {
    return shown(this.#table).seats[this.#table.seat ?? -1]?.planned === true
  }

  /** Whether cards can be laid. */
  get open(): boolean {
    return iPlan(this.#table) && (!this.handedIn || this.changing)
  }

  /** The chosen field. */
  get field(): string | null {
    return this.#picked('field')
  }

  /** The chosen card that waits for its field. */
  get card(): string | null {
    return this.#picked('card')
  }

  /** Answers that still wait for their turn. */
  get busy(): boolean {
    return (this.#queue?.length ?? 0) > 0
  }

  /** Cards of the suggestion that lie elsewhere, or nowhere. */
  get ghosts(): Plan {
    return this.open && this.#suggested !== null ? ghostsOf(this.#suggested, this.plan) : {}
  }

  /** Whether a suggestion lies on the fields. */
  get suggesting(): boolean {
    return Object.keys(this.ghosts).length > 0
  }

  /** Whether `done` is among the answers. */
  get complete(): boolean {
    return this.#table.asked?.choices.some((choice) => choice.verb === 'done') === true
  }

  // ---- what can be done

  chooseField(field: string): void {
    if (this.open) this.#table.chooser.pick({ domain: 'field', name: field })
  }

  /** The field before or after the chosen one. */
  step(by: number): void {
    const next = neighbour(this.fields, this.field ?? this.#last, by)
    if (next !== null && next !== this.field) this.chooseField(next)
  }

  pickCard(card: string): void {
    if (this.open) this.#table.chooser.pick({ domain: 'card', name: card })
  }

  lay(field: string, card: string): void {
    this.#give(answersFor(boardOf(this.#table), this.plan, { [field]: card }), field)
  }

  move(from: string, to: string): void {
    this.#give(moveAnswers(boardOf(this.#table), this.plan, from, to), to)
  }

  clear(field: string): void {
    if (this.plan[field] === undefined) return
    // the field is to be planned anew
    this.#give([`clear ${field}`], this.#before(field))
  }

  /** Like a typist: the card on the chosen field goes, or the one before it. */
  clearBack(): void {
    const { field, fields, plan } = this
    const upTo = field === null ? fields.length : fields.indexOf(field) + 1
    const last = fields.slice(0, upTo).findLast((other) => plan[other] !== undefined)
    if (last !== undefined) this.clear(last)
  }

  clearAll(): void {
    this.#give(clearAnswers(this.fields, this.plan), null)
  }

  handIn(): void {
    this.#table.chooser.pickVerb('done')
    this.changing = false
  }

  /** A card is carried: out of the hand (or off the map), or from a field. */
  carry(event: PointerEvent, card: string, from: string | null = null): void {
    if (!this.open || !this.#table.chooser.active || event.pointerType === 'touch') return
    drag.begin(
      event,
      card,
      () => {},
      (target) => this.#drop(card, from, target),
    )
  }

  #drop(card: string, from: string | null, target: string): void {
    if (target.startsWith(ON_FIELD)) {
      const field = target.slice(ON_FIELD.length)
      if (from === null) this.lay(field, card)
      else this.move(from, field)
    } else if (target === HAND && from !== null) this.clear(from)
  }

  // ---- a suggestion

  async suggest(): Promise<void> {
    const { info, seat } = this.#table
    if (this.asking || seat === null) return
    this.asking = true
    try {
      const { answers } = await api.suggest(info.id, seat)
      this.#suggested = readAnswers(answers)
      if (!this.suggesting) notices.say(t('wa-plan-suggest-same'))
    } catch (error) {
      notices.say(asProblem(error).message, 'error')
    } finally {
      this.asking = false
    }
  }

  accept(field: string): void {
    const card = this.ghosts[field]
    if (card !== undefined) this.lay(field, card)
  }

  acceptAll(): void {
    this.#give(answersFor(boardOf(this.#table), this.plan, this.#inOrder(this.ghosts)), null)
    this.#suggested = null
  }

  acceptEmpty(): void {
    const wanted = emptyOnly(this.ghosts, this.plan, this.hand)
    this.#give(answersFor(boardOf(this.#table), this.plan, this.#inOrder(wanted)), null)
    this.#suggested = null
  }

  discard(): void {
    this.#suggested = null
  }

  // ---- inside

  #picked(domain: string): string | null {
    return this.#table.chooser.picked.find((thing) => thing.domain === domain)?.name ?? null
  }

  #inOrder(plan: Plan): Plan {
    const pairs = this.fields.flatMap((field) => {
      const card = plan[field]
      return card === undefined ? [] : [[field, card] as const]
    })
    return Object.fromEntries(pairs)
  }

  #before(field: string): string | null {
    return this.fields[this.fields.indexOf(field) - 1] ?? null
  }

  /** Give answers one after the other; then go on behind this field. */
  #give(answers: readonly string[], last: string | null): void {
    if (!this.open || answers.length === 0) return
    this.#last = last
    this.#table.chooser.drop()
    this.#queue?.add(...answers)
  }

  #refused(notation: string): void {
    const { speaker, asked } = this.#table
    notices.say(t('wa-plan-stopped', { what: speaker.choice(notation, asked?.forms ?? []) }), 'error')
  }

  /** A card and a field are chosen: that is the answer. */
  #send(): void {
    const { chooser } = this.#table
    if (!this.open || !chooser.active || chooser.complete?.verb !== 'lay') return
    untrack(() => {
      this.#last = this.field
      chooser.answer()
    })
  }

  /** When the plan has changed, the next empty field is chosen by itself. */
  #choose(): void {
    const { chooser, asked } = this.#table
    // the chooser must know the question before anything is picked
    if (!this.open || this.busy || !chooser.active || chooser.asked !== asked) return
    const now = JSON.stringify(this.plan)
    untrack(() => {
      if (now === this.#seen) return
      this.#seen = now
      if (chooser.begun || this.hand.length === 0) return
      const next = nextEmpty(this.fields, this.plan, this.#last)
      if (next !== null) this.chooseField(next)
    })
  }
}

const planners = new WeakMap<TableModel, Planner>()

/** The plan that is made at this table. */
export function plannerOf(table: TableModel): Planner {
  let planner = planners.get(table)
  if (planner === undefined) {
    planner = new Planner(table)
    planners.set(table, planner)
  }
  return planner
}
