/**
 * Texts of one language: the Project Fluent files of the house, the same that Python reads.
 * Nothing here is reactive; `texts.svelte.ts` holds the catalogue of the language that is spoken now.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'de', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export const FALLBACK: Language = 'en'

/** As in Python: longer arguments are cut, so that no sentence can be flooded. */
const LONGEST = 2000

export type Args = Record<string, string | number>

/** What anybody who speaks needs of the texts. */
export interface Texts {
  readonly language: Language
  say(key: string, args?: Args): string
  has(key: string): boolean
  /** The keys that begin so, in the order of the files. */
  keys(start: string): string[]
}

/** The files of a language by name, as raw text. */
export type Files = Record<string, string>

export class Catalogue implements Texts {
  readonly language: Language
  readonly #bundle: FluentBundle
  readonly #keys: string[] = []
  readonly #fallback: Catalogue | null

  /** `fallback` says what this language lacks; usually English, which itself has none. */
  constructor(language: Language, files: Files, fallback: Catalogue | null = null) {
    this.language = language
    this.#fallback = fallback
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    for (const name of Object.keys(files).sort()) {
      const resource = new FluentResource(files[name] ?? '')
      this.#bundle.addResource(resource)
      for (const entry of resource.body) if (!entry.id.startsWith('-')) this.#keys.push(entry.id)
    }
  }

  say(key: string, args: Args = {}): string {
    const pattern = this.#find(key)
    if (pattern === null) return this.#fallback ? this.#fallback.say(key, args) : `⟦${key}⟧`
    const cut: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(args)) cut[name] = shorten(value)
    return this.#bundle.formatPattern(pattern, cut, [])
  }

  has(key: string): boolean {
    return this.#find(key) !== null || (this.#fallback?.has(key) ?? false)
  }

  keys(start: string): string[] {
    return this.#keys.filter((key) => key.startsWith(start))
  }

  #find(key: string) {
    const dot = key.indexOf('.')
    const message = this.#bundle.getMessage(dot < 0 ? key : key.slice(0, dot))
    if (!message) return null
    return (dot < 0 ? message.value : message.attributes[key.slice(dot + 1)]) ?? null
  }
}

function shorten(value: string | number): string | number {
  return typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
}

/** The language of ours that a person reads, by the languages of the browser, best first. */
export function preferred(languages: readonly string[]): Language {
  for (const tag of languages) {
    const code = tag.toLowerCase().split(/[-_]/)[0]
    const found = LANGUAGES.find((language) => language === code)
    if (found) return found
  }
  return FALLBACK
}
