/** Legal answers and a half-made one: which of them still fit, and what fits next. Pure functions, no game, no state. */
import type { Asked, Choice } from '../wire'
import type { Thing } from './contract'

/** A half-made answer: perhaps a verb, and things at their places in the form, the one picked last at the end. */
export interface Partial {
  verb: string | null
  picks: ReadonlyMap<number, Thing>
}

export const NOTHING: Partial = { verb: null, picks: new Map() }

/** The domains of each verb's arguments. */
export type Forms = ReadonlyMap<string, readonly string[]>

export function readForms(asked: Asked | null): Forms {
  const out = new Map<string, readonly string[]>()
  for (const form of asked?.forms ?? []) {
    const [verb = '', ...domains] = form.split(' ')
    if (!out.has(verb)) out.set(verb, domains)
  }
  return out
}

/** The same with a thing more. */
export function with_(partial: Partial, place: number, thing: Thing): Partial {
  return { verb: partial.verb, picks: new Map([...partial.picks, [place, thing]]) }
}

export function same(one: Thing, other: Thing): boolean {
  return one.domain === other.domain && one.name === other.name && (one.copy ?? 0) === (other.copy ?? 0)
}

/** How choices are read: the forms, and the verbs whose arguments have no order. */
export class Reading {
  constructor(
    readonly forms: Forms,
    readonly unordered: ReadonlySet<string> = new Set(),
  ) {}

  domains(choice: Choice): readonly string[] {
    return this.forms.get(choice.verb) ?? []
  }

  /** What a choice still lacks: its arguments with their domains, without those picked; null: it does not fit. */
  missing(choice: Choice, partial: Partial): { place: number; thing: Thing }[] | null {
    if (partial.verb !== null && partial.verb !== choice.verb) return null
    const domains = this.domains(choice)
    const open = choice.args.map((name, place) => ({ place, thing: { domain: domains[place] ?? '', name } }))
    for (const [place, thing] of partial.picks) {
      const at = this.unordered.has(choice.verb)
        ? open.findIndex((arg) => arg.thing.domain === thing.domain && arg.thing.name === thing.name)
        : open.findIndex((arg) => arg.place === place)
      const found = open[at]
      if (found === undefined || found.thing.domain !== thing.domain || found.thing.name !== thing.name)
        return null
      open.splice(at, 1)
    }
    return open
  }

  fitting(choices: readonly Choice[], partial: Partial): Choice[] {
    return choices.filter((choice) => this.missing(choice, partial) !== null)
  }

  /** What can be picked next for one choice: its first open argument, or any of them where there is no order. */
  nextOf(choice: Choice, partial: Partial): { place: number; thing: Thing }[] {
    const open = this.missing(choice, partial) ?? []
    if (!this.unordered.has(choice.verb)) return open.slice(0, 1)
    const place = firstFree(partial)
    return open.map(({ thing }) => ({ place, thing }))
  }

  /** Everything that can be picked next, each once, in the order of the choices. */
  next(choices: readonly Choice[], partial: Partial): { place: number; thing: Thing }[] {
    const out = new Map<string, { place: number; thing: Thing }>()
    for (const choice of choices) {
      for (const option of this.nextOf(choice, partial)) {
        const key = `${option.thing.domain}:${option.thing.name}`
        if (!out.has(key)) out.set(key, option)
      }
    }
    return [...out.values()]
  }

  /**
   * Where a thing goes: into the next open place, or, if that is of another domain, into a later one (a province
   * before the knight that goes there). Null: it does not fit.
   */
  placeOf(choices: readonly Choice[], partial: Partial, thing: Thing): number | null {
    for (const choice of choices) {
      for (const option of this.nextOf(choice, partial)) {
        if (option.thing.domain === thing.domain && option.thing.name === thing.name) return option.place
      }
    }
    for (const choice of choices) {
      const [first, ...later] = this.missing(choice, partial) ?? []
      if (first === undefined || first.thing.domain === thing.domain) continue
      const found = later.find((arg) => arg.thing.domain === thing.domain)
      if (found?.thing.name === thing.name) return found.place
    }
    return null
  }

  /**
   * The notation that somebody meant by trying a thing that does not fit; `*` stands for what is open. Null: no
   * answer to this question has a place for it.
   */
  attempt(partial: Partial, verb: string | null, thing: Thing): string | null {
    const verbs = verb === null ? [...this.forms.keys()] : [verb, ...this.forms.keys()]
    for (const candidate of verbs) {
      const domains = this.forms.get(candidate) ?? []
      const words = domains.map((domain, place) => {
        const pick = partial.picks.get(place)
        return pick !== undefined && pick.domain === domain ? pick.name : '*'
      })
      const open = words.findIndex((word, place) => word === '*' && domains[place] === thing.domain)
      const at = open >= 0 ? open : domains.lastIndexOf(thing.domain)
      if (at < 0) continue
      words[at] = thing.name
      return [candidate, ...words].join(' ')
    }
    return null
  }
}

function firstFree(partial: Partial): number {
  let place = 0
  while (partial.picks.has(place)) place += 1
  return place
}
