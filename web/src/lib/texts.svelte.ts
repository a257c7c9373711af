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
    // English is fetched along with any other language: it says what that one might lack
    const fallback = language === FALLBACK ? null : await load(FALLBACK).catch(() => null)
    const { default: files } = await chunks[language]()
    return new Catalogue(language, files, fallback)
  })()
  loaded[language] = coming
  coming.catch(() => (loaded[language] = undefined)) // a lost connection must not silence the language for good
  return coming
}

class Spoken implements Texts {
  #catalogue = $state.raw<Catalogue>(new Catalogue(FALLBACK, {}))
  #wanted: Language = FALLBACK

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
    return this.#catalogue.say(key, args)
  }

  has(key: string): boolean {
    return this.#catalogue.has(key)
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
