/**
 * Sentences of a game: events, prompts, choices, refusals, rules. A port of hoftag/locale/speaker.py with the same
 * logic of keys; tests/fixtures/sentences.json, written by Python, holds both to the same words.
 */
import type { EventLine, Explanation, GameInfo } from '../wire'
import type { Args, Texts } from './texts'

export type Fact = number | string
export type Facts = Record<string, Fact>

/** Numbers that are names rather than counts: never grouped (1,234), never in the plural. */
const PLAIN = new Set(['year', 'first', 'last', 'line'])
/** Facts that are several names in a row, with their domain. */
const LISTS: Record<string, string> = {
  awaiting: 'seat',
  dice: 'face',
  sides: 'side',
  provinces: 'province',
  lands: 'land',
}

const WHOLE = /^-?\d+$/

export interface Asking {
  kind: string
  facts: Facts
}

export interface Refused {
  code: string
  rule: string
  facts: Facts
}

export interface Manner {
  /** Names of lands as they are printed on the board, whatever language is spoken. */
  boardNames?: boolean
  /** Names of people by the name of their seat (`red`); without it seats are called by their colours. */
  people?: Record<string, string>
}

export class Speaker {
  readonly prefix: string
  readonly #display: Record<string, Record<string, string>>
  readonly #domains: string[]

  constructor(
    readonly texts: Texts,
    readonly game: GameInfo,
    readonly manner: Manner = {},
  ) {
    this.prefix = game.name.replaceAll('_', '-')
    const own = game.display_names[texts.language] ?? {}
    const printed = manner.boardNames ? (game.display_names['board'] ?? {}) : {}
    this.#display = Object.fromEntries(
      Object.entries(own).map(([domain, names]) => [domain, { ...names, ...printed[domain] }]),
    )
    this.#domains = [
      ...new Set([
        ...Object.keys(this.#display),
        'seat',
        ...Object.values(game.event_domains).flat(),
        ...Object.values(game.fact_domains),
        ...Object.values(game.chance_domains),
      ]),
    ]
  }

  // ---- names

  /** How a member of a domain is called; counts and years stay figures. */
  name(domain: string, value: Fact): string {
    const word = String(value)
    if (domain === 'seat' && this.manner.people?.[word]) return this.manner.people[word]
    for (const place of [domain, ...this.#domains]) {
      const found = this.#name(place, word)
      if (found !== null) return found
    }
    const colon = word.indexOf(':')
    if (colon >= 0) {
      const owner = this.name('seat', word.slice(0, colon))
      return this.texts.say('owned', { owner, name: this.name('tile', word.slice(colon + 1)) })
    }
    return word
  }

  #name(domain: string, word: string): string | null {
    const shown = this.#display[domain]?.[word]
    if (shown !== undefined) return shown
    const stem = domain === 'seat' ? 'seat' : `${this.prefix}-${domain}`
    const key = `${stem}-${word.replace(/\*+$/, '').replaceAll('_', '-')}`
    if (!this.texts.has(key)) return null
    const text = this.texts.say(key)
    return word.endsWith('*') ? this.texts.say(`${stem}-dotted`, { name: text }) : text
  }

  /** Arguments named by their domain; the second of a domain gets a 2. */
  #arguments(domains: readonly string[], values: readonly Fact[]): Args {
    const out: Args = {}
    domains.slice(0, values.length).forEach((domain, place) => {
      const value = values[place] ?? ''
      const key = domain in out ? `${domain}2` : domain
      out[key] = WHOLE.test(String(value))
        ? PLAIN.has(domain)
          ? String(value)
          : Number(value)
        : this.name(domain, value)
    })
    return out
  }

  /** Facts as arguments of a text: names in words, counts as numbers. */
  facts(facts: Facts): Args {
    const out: Args = {}
    for (const [key, value] of Object.entries(facts)) {
      const domain = this.game.fact_domains[key]
      const list = LISTS[key]
      if (key === 'thing') {
        const [kind = '', ...words] = String(value).split(':')
        out[key] = this.name(kind, words.join(':'))
      } else if (list !== undefined) {
        const words = String(value).split(', ')
        out[key] = words.map((word) => this.name(list, word)).join(', ')
      } else if (domain !== undefined) out[key] = this.name(domain, value)
      else out[key] = PLAIN.has(key) ? String(value) : value
    }
    return out
  }

  /** The game's own key if it has a text, else the one that all games share. */
  #own(kind: string, key: string): string {
    const own = `${this.prefix}-${kind}-${key}`
    const shared = `${kind}-${key}`
    return this.texts.has(shared) && !this.texts.has(own) ? shared : own
  }

  // ---- sentences

  /** What happened. */
  event(event: EventLine): string {
    const domains = this.game.event_domains[event.kind] ?? []
    return this.texts.say(`${this.prefix}-event-${event.kind}`, this.#arguments(domains, event.args))
  }

  /** Several events that differ only in their last argument, as one sentence that names all of these. */
  run(events: readonly EventLine[]): string {
    const first = events[0]
    if (!first) return ''
    const domains = this.game.event_domains[first.kind] ?? []
    const args = this.#arguments(domains, first.args)
    const last = Object.keys(args).at(-1)
    const domain = domains.at(-1)
    if (last !== undefined && domain !== undefined)
      args[last] = events.map((event) => this.name(domain, event.args.at(-1) ?? '')).join(', ')
    return this.texts.say(`${this.prefix}-event-${first.kind}`, args)
  }

  /** What is asked. */
  prompt(asked: Asking): string {
    return this.texts.say(this.#own('prompt', asked.kind), this.facts(asked.facts))
  }

  /** A short label for a choice, read by the forms that the question declares. */
  choice(notation: string, forms: readonly string[]): string {
    const [verb = '', ...words] = notation.split(/\s+/)
    const form = forms.map((text) => text.split(' ')).find((parts) => parts[0] === verb) ?? []
    return this.texts.say(`${this.prefix}-choice-${verb}`, this.#arguments(form.slice(1), words))
  }

  /** Why something is not allowed, with the section of the rules that says so. */
  refusal(refusal: Refused): string {
    const text = this.reasonOf(refusal)
    return refusal.rule
      ? this.texts.say('refusal-with-rule', { text, rule: this.section(refusal.rule) })
      : text
  }

  /** The same without the section, for places that link to it. */
  reasonOf(refusal: Refused): string {
    return this.texts.say(this.#own('refusal', refusal.code), this.facts(refusal.facts))
  }

  /** Whether a code is a refusal of the rules; other problems bring their own sentence. */
  knowsRefusal(code: string): boolean {
    return this.texts.has(this.#own('refusal', code))
  }

  /** Why something is so, or what would follow. */
  explain(explanation: Explanation): string {
    return this.texts.say(`${this.prefix}-${explanation.code}`, this.facts(explanation.facts))
  }

  // ---- rules

  /** A section of the rules in our words, or the one that it is a part of: 5.1a, else 5.1, else 5. */
  rule(section: string): string | null {
    const key = this.#ruleKey(section)
    return key === null ? null : this.texts.say(key)
  }

  /** The heading of the section that `rule` explains. */
  ruleTitle(section: string): string | null {
    const key = this.#ruleKey(section)
    return key === null ? null : this.texts.say(`${key}.title`)
  }

  /** How a section is called: by its number, or by its heading where the rulebook has no numbers. */
  section(section: string): string {
    return /^\d/.test(section) ? section : (this.ruleTitle(section) ?? section)
  }

  /** The sections that are explained, in the order of the rulebook. */
  sections(): string[] {
    const stem = `${this.prefix}-rule-`
    return this.texts
      .keys(stem)
      .map((key) => key.slice(stem.length))
      .map((name) => (/^\d/.test(name) ? name.replaceAll('-', '.') : name))
  }

  /** The explained section that stands for this one: 5.4 for 5.4a. */
  explained(section: string): string | null {
    const key = this.#ruleKey(section)
    if (key === null) return null
    const name = key.slice(`${this.prefix}-rule-`.length)
    return /^\d/.test(name) ? name.replaceAll('-', '.') : name
  }

  /** The section that somebody means by its number, its name or a part of its heading. */
  findSection(words: string): string | null {
    if (this.#ruleKey(words) !== null) return words
    const wanted = words.toLowerCase()
    const found = this.sections().find((name) => this.ruleTitle(name)?.toLowerCase().includes(wanted))
    return found ?? null
  }

  #ruleKey(section: string): string | null {
    for (let rest = section; rest;) {
      const key = `${this.prefix}-rule-${rest.replaceAll('.', '-')}`
      if (this.texts.has(key)) return key
      const dot = rest.lastIndexOf('.')
      rest = /\p{L}$/u.test(rest) ? rest.slice(0, -1) : rest.slice(0, Math.max(dot, 0))
    }
    return null
  }

  // ---- labels

  title(): string {
    return this.texts.say(`${this.prefix}-title`)
  }

  summary(): string {
    return this.texts.say(`${this.prefix}-summary`)
  }

  /** What a setting is called. */
  option(name: string): string {
    return this.texts.say(this.#optionKey(name))
  }

  /** What a setting does. */
  optionHelp(name: string): string {
    return this.texts.say(`${this.#optionKey(name)}.help`)
  }

  #optionKey(name: string): string {
    return `${this.prefix}-option-${name.replaceAll('_', '-')}`
  }

  /** Why the game ended. */
  reason(reason: string): string {
    return this.texts.say(`${this.prefix}-reason-${reason}`)
  }

  /** What a part of the score is called. */
  scorePart(part: string): string {
    return this.texts.say(`${this.prefix}-score-${part}`)
  }
}
