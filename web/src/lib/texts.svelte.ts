/**
 * The language that is spoken now. Whatever calls `t` in a template or a derived value is said anew when the
 * language changes; nothing needs to be reloaded.
 */
import { Catalogue, FALLBACK, type Args, type Files, type Language, type Texts } from './texts'

export { LANGUAGES, type Args, type Language, type Texts } from './texts'

const chunks: Record<Language, () => Promise<{ default: Files }>> = {
  en: () => import('./locale/en'),
  de: () => import('./locale/de'),
  fr: () => import('./locale/fr'),
}

const loaded: Partial<Record<Language, Promise<Catalogue>>> = {}

function load(language: Language): Promise<Catalogue> {
  const known = loaded[language]
  if (known) return known
  const coming = (async () => {
    const { default: files } = await chunks[language]()
    return new Catalogue(language, files)
  })()
  loaded[language] = coming
  coming.catch(() => (loaded[language] = undefined)) // a lost connection must not silence the language for good
  return coming
}

class Spoken implements Texts {
  #catalogue = $state.raw<Catalogue>(new Catalogue(FALLBACK, {}))
  #wanted: Language = FALLBACK
  /** English, fetched only when the language lacks something: the tests see to it that none does. */
  #fallback = $state.raw<Catalogue | null>(null)

  get language(): Language {
    return this.#catalogue.language
  }

  /** Speak another language from now on. The old one stays until the new one has arrived. */
  async use(language: Language): Promise<void> {
    this.#wanted = language
    const catalogue = await load(language)
    if (this.#wanted !== language) return // somebody has changed their mind meanwhile
    this.#catalogue = catalogue
    if (typeof document !== 'undefined') document.documentElement.lang = language
  }

  say(key: string, args?: Args): string {
    if (this.#catalogue.has(key)) return this.#catalogue.say(key, args)
    if (this.#fallback === null && this.#catalogue.language !== FALLBACK)
      load(FALLBACK).then(
        (catalogue) => (this.#fallback = catalogue),
        () => undefined, // the key itself is shown meanwhile
      )
    return (this.#fallback ?? this.#catalogue).say(key, args)
  }

  has(key: string): boolean {
    return this.#catalogue.has(key) || (this.#fallback?.has(key) ?? false)
  }

  keys(start: string): string[] {
    return this.#catalogue.keys(start)
  }
}

export const texts = new Spoken()

/** A text by its key, or `key.attribute`; a key without a text stands in ⟦brackets⟧. */
export function t(key: string, args?: Args): string {
  return texts.say(key, args)
}
