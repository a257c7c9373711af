/**
 * My plan in the making. Every card that is laid goes to the server at once, so that nothing is ever lost; what is on
 * its way is drawn as if it had arrived, so that nobody has to wait for it. The chosen field is told to the chooser
 * whenever that listens: the map and the prompt know it from there, and a land that is picked on the map comes from
 * there.
 */
import { untrack } from 'svelte'
import { api, asProblem } from '../../../lib/api'
import { t } from '../../../lib/texts.svelte'
import type { TableModel } from '../../../table/contract'
import { drag } from '../../../table/drag.svelte'
import { Queue } from '../../../table/queue.svelte'
import { reasonText } from '../../../table/reasons'
import { notices } from '../../../ui/notices.svelte'
import type { Reason } from '../../../wire'
import { shown } from '../view'
import { boardOf, fieldsOf, iPlan } from './fields'
import {
  answersFor,
  clearAnswers,
  emptyOnly,
  ghostsOf,
  handAfter,
  moveAnswers,
  neighbour,
  nextEmpty,
  planAfter,
  readAnswers,
  type Plan,
} from './reckon'

/** Where a card is dropped: a field by its name, or the hand. */
const ON_FIELD = 'field:'
const HAND = 'hand'

export class Planner {
  readonly #table: TableModel
  #queue = $state.raw<Queue | null>(null)
  #users = 0
  #stop: (() => void) | null = null
  #field = $state<string | null>(null)
  #suggested = $state.raw<Plan | null>(null)
  #reason = $state.raw<Reason | null>(null)
  /** A suggestion is on its way. */
  asking = $state(false)
  /** The plan is handed in, but is to be changed. */
  changing = $state(false)
  /** The field that was planned last, and the plan for which the next one was looked for. */
  #last: string | null = null
  #seen: string | null = null
  /** The question and field that the chooser was told last. */
  #told = ''

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
      $effect(() => this.#next())
      $effect(() => this.#listen())
    })
    return () => {
      this.#users -= 1
      if (this.#users > 0) return
      this.#stop?.()
      this.#stop = null
      this.#queue = null
      // the next season begins anew, and somebody else may sit here by then
      this.#field = null
      this.#last = null
      this.#seen = null
      this.#suggested = null
      this.changing = false
    }
  }

  // ---- what there is

  get fields(): string[] {
    return fieldsOf(boardOf(this.#table), shown(this.#table))
  }

  get plan(): Plan {
    return planAfter(shown(this.#table).own?.plan ?? {}, this.#pending)
  }

  get hand(): readonly string[] {
    const own = shown(this.#table).own
    if (own === null || this.#pending.length === 0) return own?.hand ?? []
    return handAfter(boardOf(this.#table), [...own.hand, ...Object.values(own.plan)], this.plan)
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
    return this.open ? this.#field : null
  }

  /** The chosen card that waits for its field. */
  get card(): string | null {
    return this.open ? this.#picked('card') : null
  }

  /** Answers are on their way. */
  get busy(): boolean {
    return this.#pending.length > 0
  }

  /** Cards of the suggestion that lie elsewhere, or nowhere. */
  get ghosts(): Plan {
    return this.open && this.#suggested !== null ? ghostsOf(this.#suggested, this.plan) : {}
  }

  /** Whether a suggestion lies on the fields. */
  get suggesting(): boolean {
    return Object.keys(this.ghosts).length > 0
  }

  /** Why the suggested plan is good. */
  get reason(): string {
    return this.#reason ? reasonText(this.#table.speaker, this.#reason) : ''
  }

  /** Whether the plan can be handed in. */
  get complete(): boolean {
    if (!this.busy) return this.#legal('done')
    return this.hand.length === 0 || this.fields.every((field) => this.plan[field] !== undefined)
  }

  /** Whether a card may lie there, as far as the question tells. */
  fits(field: string, card: string): boolean {
    return this.busy || this.#legal(`lay ${field} ${card}`)
  }

  // ---- what can be done

  chooseField(field: string): void {
    if (!this.open) return
    const { card } = this
    if (card !== null) this.lay(field, card)
    else if (this.#field === field) {
      this.#field = null
      this.#table.chooser.drop()
    } else this.#field = field
  }

  /** The field before or after the chosen one. */
  step(by: number): void {
    const next = neighbour(this.fields, this.field ?? this.#last, by)
    if (next !== null && next !== this.field) this.chooseField(next)
  }

  pickCard(card: string): void {
    const { field, open } = this
    if (!open) return
    if (field !== null && this.fits(field, card)) this.lay(field, card)
    else this.#table.chooser.pick({ domain: 'card', name: card })
  }

  lay(field: string, card: string): void {
    this.#give(answersFor(boardOf(this.#table), this.plan, { [field]: card }), field)
  }

  move(from: string, to: string): void {
    this.#give(moveAnswers(boardOf(this.#table), this.plan, from, to), to)
  }

  /** Take a card back; its field is to be planned anew. */
  clear(field: string): void {
    if (this.plan[field] !== undefined) this.#give([`clear ${field}`], field)
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
    if (this.busy && this.complete) this.#queue?.add('done')
    else this.#table.chooser.pickVerb('done')
    this.changing = false
  }

  /** A card is carried: out of the hand (or off the map), or from a field. */
  carry(event: PointerEvent, card: string, from: string | null = null): void {
    if (!this.open || event.pointerType === 'touch') return
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
      const { answers, reason } = await api.suggest(info.id, seat)
      this.#suggested = readAnswers(answers)
      this.#reason = reason
      if (!this.suggesting) notices.say(t('wa-plan-suggest-same'))
    } catch (error) {
      notices.say(asProblem(error).text, 'error')
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

  get #pending(): readonly string[] {
    return this.#queue?.pending ?? []
  }

  #picked(domain: string): string | null {
    return this.#table.chooser.picked.find((thing) => thing.domain === domain)?.name ?? null
  }

  #legal(notation: string): boolean {
    return this.#table.asked?.choices.some((choice) => choice.notation === notation) === true
  }

  #inOrder(plan: Plan): Plan {
    const pairs = this.fields.flatMap((field) => {
      const card = plan[field]
      return card === undefined ? [] : [[field, card] as const]
    })
    return Object.fromEntries(pairs)
  }

  /** Give answers one after the other; then go on at this field, or behind it if it has a card by then. */
  #give(answers: readonly string[], field: string | null): void {
    if (!this.open || answers.length === 0) return
    this.#last = field
    this.#field = field
    this.#table.chooser.drop()
    this.#queue?.add(...answers)
  }

  #refused(notation: string): void {
    const { speaker, asked } = this.#table
    notices.say(t('wa-plan-stopped', { what: speaker.choice(notation, asked?.forms ?? []) }), 'error')
  }

  /** When the plan has changed and the chosen field has a card, the next empty one is chosen by itself. */
  #next(): void {
    if (!this.open) return
    const now = JSON.stringify(this.plan)
    untrack(() => {
      const { plan, hand, fields } = this
      if (now === this.#seen) return
      const before = JSON.parse(this.#seen ?? '{}') as Plan
      this.#seen = now
      // one card was taken back, or goes elsewhere: its field is the one to be planned
      const [lost, ...more] = fields.filter(
        (field) => before[field] !== undefined && plan[field] === undefined,
      )
      if (lost !== undefined && more.length === 0) this.#field = lost
      if (this.#field !== null && plan[this.#field] === undefined) return
      this.#field = hand.length === 0 ? null : nextEmpty(fields, plan, this.#last)
    })
  }

  /** Tell the chooser which field is chosen, and hear from it what was picked elsewhere. */
  #listen(): void {
    const { chooser, asked } = this.#table
    const { field, busy } = this
    const at = this.#picked('field')
    const card = this.#picked('card')
    if (!this.open || busy || !chooser.active || asked === null || chooser.asked !== asked) return
    untrack(() => {
      if (card !== null && (at ?? field) !== null) {
        this.lay(at ?? field ?? '', card)
        return
      }
      const told = `${asked.id} ${field ?? ''}`
      const fresh = told !== this.#told
      this.#told = told
      if (at === field) return
      // what the chooser was told and has no more was given up; what it has instead was picked there
      if (!fresh || field === null) this.#field = at
      else if (card === null) chooser.pick({ domain: 'field', name: field })
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
