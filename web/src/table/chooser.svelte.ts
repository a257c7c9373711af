/* eslint-disable svelte/prefer-svelte-reactivity -- sets and maps are never changed here, only replaced */
/** The half-made answer of the person at the table. See `Chooser` in the contract. */
import type { Asked, Choice } from '../wire'
import { NOTHING, Reading, readForms, same, with_, type Partial } from './choices'
import type { Chooser, CountQuestion, Thing, VerbChoice } from './contract'

/** What the chooser needs of the table around it. */
export interface ChooserHost {
  /** Whether an answer can be given now. */
  readonly ready: boolean
  readonly unordered?: ReadonlySet<string>
  readonly confirm?: ReadonlySet<string>
  firstCount?(values: number[]): number | null | undefined
  send(choice: Choice): void
  /** Something was tried that does not fit: a notation with `*`, or a thing that no answer has a place for. */
  why(what: Thing | string, thing?: Thing): void
}

export class TreeChooser implements Chooser {
  #host: ChooserHost
  #asked = $state.raw<Asked | null>(null)
  #partial = $state.raw<Partial>(NOTHING)
  #stepped = $state.raw<number | null>(null)

  #reading = $derived.by(() => new Reading(readForms(this.#asked), this.#host.unordered))
  #choices = $derived(this.#asked?.choices ?? [])
  #remaining = $derived(this.#reading.fitting(this.#choices, this.#partial))
  #next = $derived(this.#reading.next(this.#remaining, this.#partial))
  #lit = $derived(new Set(this.#next.map(({ thing }) => `${thing.domain}:${thing.name}`)))
  #verb = $derived.by(() => this.#partial.verb ?? this.#onlyVerb())
  #count = $derived.by(() => this.#countQuestion())
  #complete = $derived.by(() => this.#completed())
  #verbs = $derived.by(() => this.#listVerbs())

  constructor(host: ChooserHost) {
    this.#host = host
  }

  /**
   * A new question. The same one asked again (somebody else has laid a tile, the connection was lost) leaves the
   * half-made answer alone.
   */
  ask(asked: Asked | null): void {
    const again = isSame(this.#asked, asked)
    this.#asked = asked
    if (!again) this.drop()
  }

  // ---- what there is

  get asked(): Asked | null {
    return this.#asked
  }

  get active(): boolean {
    return this.#asked !== null && this.#host.ready
  }

  get verb(): string | null {
    return this.#verb
  }

  get picked(): readonly Thing[] {
    return [...this.#partial.picks].sort(([a], [b]) => a - b).map(([, thing]) => thing)
  }

  get next(): string | null {
    const domains = new Set(this.#next.map(({ thing }) => thing.domain))
    return domains.size === 1 ? ([...domains][0] ?? null) : null
  }

  get verbs(): readonly VerbChoice[] {
    return this.#verbs
  }

  get count(): CountQuestion | null {
    return this.#count
  }

  get complete(): Choice | null {
    return this.#complete
  }

  get remaining(): readonly Choice[] {
    return this.#remaining
  }

  get begun(): boolean {
    return this.#partial.verb !== null || this.#partial.picks.size > 0
  }

  /** The only answer there is, if it may be taken without asking: it hides nothing and does not end the deed. */
  get forced(): Choice | null {
    const [only, ...others] = this.#choices
    if (only === undefined || others.length > 0 || this.#asked?.secret) return null
    return only.args.length === 0 || this.#host.confirm?.has(only.verb) ? null : only
  }

  /** The notation that a tried thing stands for, with `*` for what is open. */
  attempt(thing: Thing): string | null {
    return this.#reading.attempt(this.#partial, this.#verb, thing)
  }

  lit(domain: string, name: string, copy?: number): boolean {
    if (!this.active || !this.#lit.has(`${domain}:${name}`)) return false
    return copy === undefined || this.#find({ domain, name, copy }) === null
  }

  chosen(domain: string, name: string, copy?: number): boolean {
    if (copy !== undefined) return this.#find({ domain, name, copy }) !== null
    return this.picked.some((pick) => pick.domain === domain && pick.name === name)
  }

  litNames(domain: string): string[] {
    if (!this.active) return []
    return this.#next.filter(({ thing }) => thing.domain === domain).map(({ thing }) => thing.name)
  }

  after(thing: Thing): Choice[] {
    const place = this.#reading.placeOf(this.#remaining, this.#partial, thing)
    if (place === null) return []
    return this.#reading.fitting(this.#choices, with_(this.#partial, place, thing))
  }

  // ---- picking

  pick(thing: Thing): void {
    if (!this.active) {
      if (this.#asked === null) this.#host.why(thing)
      return
    }
    const found = this.#find(thing)
    if (found !== null && (thing.copy !== undefined || !this.lit(thing.domain, thing.name))) {
      this.#takeBack(found)
      return
    }
    const next = this.#grown(thing)
    if (next === null) {
      this.#refuse(thing)
      return
    }
    this.#become(next)
  }

  pickVerb(verb: string): void {
    if (!this.active) return
    const all = this.#choices.filter((choice) => choice.verb === verb)
    const [plain] = all
    if (plain === undefined) {
      const domains = this.#reading.forms.get(verb) ?? []
      this.#host.why([verb, ...domains.map(() => '*')].join(' '))
    } else if (plain.args.length === 0) {
      this.#host.send(plain)
    } else if (this.#partial.verb === verb) {
      this.#become({ verb: null, picks: new Map() })
    } else {
      const kept: Partial = { verb, picks: this.#partial.picks }
      this.#become(this.#reading.fitting(all, kept).length > 0 ? kept : { verb, picks: new Map() })
    }
  }

  setCount(value: number): void {
    const count = this.#count
    if (!this.active || count === null) return
    // numbers between the legal ones snap to the nearest that is legal
    const nearest = [...count.values].sort((a, b) => Math.abs(a - value) - Math.abs(b - value) || a - b)[0]
    this.#stepped = nearest ?? null
  }

  answer(): void {
    if (this.active && this.#complete !== null) this.#host.send(this.#complete)
  }

  send(choice: Choice): void {
    if (this.active) this.#host.send(choice)
  }

  /** Take an answer of a list: as if all of it had been picked, so that what must be confirmed still is. */
  choose(choice: Choice): void {
    if (!this.active) return
    if (choice.args.length === 0 || !this.#needsButton(choice)) {
      this.#host.send(choice)
      return
    }
    this.#become(this.#whole(choice))
  }

  /** Pick all of an answer and leave it at that: it is seen on the board and waits for the button. */
  show(choice: Choice): void {
    if (!this.active) return
    this.#stepped = null
    this.#partial = this.#whole(choice)
  }

  back(): boolean {
    const places = [...this.#partial.picks.keys()]
    const last = places.pop()
    if (last !== undefined) {
      this.#takeBack(last)
      return true
    }
    if (this.#partial.verb === null) return false
    this.drop()
    return true
  }

  drop(): void {
    this.#partial = NOTHING
    this.#stepped = null
  }

  // ---- inside

  #whole(choice: Choice): Partial {
    const domains = this.#reading.domains(choice)
    const copies = new Map<string, number>()
    const picks = choice.args.map((name, place): [number, Thing] => {
      const copy = copies.get(name) ?? 0
      copies.set(name, copy + 1)
      return [place, { domain: domains[place] ?? '', name, copy }]
    })
    return { verb: choice.verb, picks: new Map(picks) }
  }

  #onlyVerb(): string | null {
    const verbs = new Set(
      this.#remaining.filter((choice) => choice.args.length > 0).map((choice) => choice.verb),
    )
    return verbs.size === 1 ? ([...verbs][0] ?? null) : null
  }

  #countQuestion(): CountQuestion | null {
    if (this.#verb === null || this.next !== 'count') return null
    const choices = this.#remaining.filter((choice) => choice.verb === this.#verb)
    const values = this.#reading.next(choices, this.#partial).map(({ thing }) => Number(thing.name))
    values.sort((a, b) => a - b)
    const min = values[0]
    const max = values.at(-1)
    if (min === undefined || max === undefined) return null
    const proposed = this.#stepped ?? this.#host.firstCount?.(values)
    const value = proposed === undefined ? max : proposed
    return { values, min, max, value: value === null || values.includes(value) ? value : max }
  }

  #completed(): Choice | null {
    if (!this.begun && this.#count === null) return null
    const full = this.#remaining.filter(
      (choice) => this.#reading.missing(choice, this.#partial)?.length === 0,
    )
    if (this.#remaining.length === 1 && full.length === 1) return full[0] ?? null
    const named = full.find((choice) => choice.verb === this.#partial.verb)
    if (named !== undefined) return named
    const count = this.#count
    if (count === null) return null
    const matches = (choice: Choice): boolean => {
      const open = choice.verb === this.#verb ? this.#reading.missing(choice, this.#partial) : null
      return open?.length === 1 && Number(open[0]?.thing.name) === count.value
    }
    return this.#remaining.find(matches) ?? null
  }

  #listVerbs(): VerbChoice[] {
    const several = [...this.#reading.forms.values()].filter((domains) => domains.length > 0).length > 1
    let letter = 0
    return [...this.#reading.forms].map(([verb, domains]) => {
      const partial: Partial = { verb, picks: this.#partial.picks }
      const choices = this.#choices.filter((choice) => choice.verb === verb)
      const fitting = this.#reading.fitting(choices, partial)
      const plain = domains.length === 0
      const next = this.#reading.next(
        fitting.length > 0 ? fitting : choices,
        fitting.length > 0 ? partial : NOTHING,
      )
      return {
        verb,
        letter: plain || !several ? '' : String.fromCharCode(97 + letter++),
        targets: Math.max(next.length, Math.min(choices.length, 1)),
        plain,
        chosen: this.#verb === verb,
      }
    })
  }

  #find(thing: Thing): number | null {
    for (const [place, pick] of this.#partial.picks) {
      if (
        thing.copy === undefined
          ? pick.domain === thing.domain && pick.name === thing.name
          : same(pick, thing)
      ) {
        return place
      }
    }
    return null
  }

  #takeBack(place: number): void {
    const free = this.#verb !== null && this.#host.unordered?.has(this.#verb)
    const picks = new Map([...this.#partial.picks].filter(([at]) => (free ? at !== place : at < place)))
    this.#stepped = null
    this.#partial = { verb: this.#partial.verb, picks }
  }

  /** The half-made answer with a thing more; what is in its way is left out, from the end. Null: it fits nowhere. */
  #grown(thing: Thing): Partial | null {
    let partial: Partial = this.#partial
    for (;;) {
      const place = this.#reading.placeOf(this.#reading.fitting(this.#choices, partial), partial, thing)
      if (place !== null) return with_(partial, place, thing)
      const places = [...partial.picks.keys()]
      if (places.length > 0) {
        partial = { verb: partial.verb, picks: new Map([...partial.picks].slice(0, -1)) }
      } else if (partial.verb !== null) {
        partial = NOTHING
      } else {
        return null
      }
    }
  }

  #become(partial: Partial): void {
    this.#stepped = null
    this.#partial = partial
    const count = this.#count
    if (count !== null && count.min === count.max && partial.picks.size > 0) {
      const place = this.#reading.placeOf(this.#remaining, partial, {
        domain: 'count',
        name: String(count.min),
      })
      if (place !== null) this.#partial = with_(partial, place, { domain: 'count', name: String(count.min) })
    }
    const complete = this.#complete
    if (complete !== null && this.#count === null && !this.#needsButton(complete)) this.#host.send(complete)
  }

  /** Whether undo could not repair the answer, so that it must be confirmed. */
  #needsButton(choice: Choice): boolean {
    return this.#asked?.secret === true || this.#host.confirm?.has(choice.verb) === true
  }

  #refuse(thing: Thing): void {
    const notation = this.#reading.attempt(this.#partial, this.#verb, thing)
    this.#host.why(notation ?? thing, thing)
  }
}

/** Whether two questions are the same to somebody who is about to answer. */
function isSame(one: Asked | null, other: Asked | null): boolean {
  if (one === null || other === null) return one === other
  return (
    one.kind === other.kind &&
    one.answered === other.answered &&
    one.choices.length === other.choices.length &&
    one.choices.every((choice, place) => choice.notation === other.choices[place]?.notation)
  )
}
