/**
 * What a person has chosen in this browser. Every field has a list of values or a range; whatever else is found in
 * the browser's memory is passed over, field by field. Other windows of the same browser follow at once.
 */
import { keep, recall } from './store'
import { LANGUAGES, preferred, type Language } from './texts'

const KEY = 'hoftag-settings'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'full' | 'reduced'

export interface Choices {
  language: Language
  theme: Theme
  motion: Motion
  /** How fast pieces move: 1 is as drawn in the style guide, 2 twice as fast. */
  speed: number
  /** No animation at all; the log tells what happened. */
  skip: boolean
  sound: boolean
  volume: number
  /** Names of lands as printed on the board rather than in the language that is spoken. */
  boardNames: boolean
  /** Single letters as keys. */
  letters: boolean
  /** Bands on the map get a hatch for each player. */
  patterns: boolean
  /** A third line in the prompt and a finger at the next lit thing. */
  hints: boolean
  /** If only one answer is legal, it is given by itself. */
  forced: boolean
}

export const SPEEDS = [0.5, 1, 1.5, 2, 4] as const
export const THEMES: readonly Theme[] = ['system', 'light', 'dark']
export const MOTIONS: readonly Motion[] = ['system', 'full', 'reduced']

export function defaults(languages: readonly string[]): Choices {
  return {
    language: preferred(languages),
    theme: 'system',
    motion: 'system',
    speed: 1,
    skip: false,
    sound: false,
    volume: 0.6,
    boardNames: false,
    letters: true,
    patterns: false,
    hints: false,
    forced: true,
  }
}

/** The fields of `value` that make sense, the others from `base`. */
export function read(value: unknown, base: Choices): Choices {
  const out = { ...base }
  if (typeof value !== 'object' || value === null) return out
  const found = value as Record<string, unknown>
  const flags = ['skip', 'sound', 'boardNames', 'letters', 'patterns', 'hints', 'forced'] as const
  for (const name of flags) {
    const flag = found[name]
    if (typeof flag === 'boolean') out[name] = flag
  }
  out.language = LANGUAGES.find((language) => language === found['language']) ?? out.language
  out.theme = THEMES.find((theme) => theme === found['theme']) ?? out.theme
  out.motion = MOTIONS.find((motion) => motion === found['motion']) ?? out.motion
  out.speed = SPEEDS.find((speed) => speed === found['speed']) ?? out.speed
  const volume = found['volume']
  if (typeof volume === 'number' && volume >= 0 && volume <= 1) out.volume = volume
  return out
}

function media(query: string): MediaQueryList | null {
  return typeof matchMedia === 'function' ? matchMedia(query) : null
}

class Settings {
  readonly #defaults = defaults(typeof navigator === 'undefined' ? [] : navigator.languages)
  #choices = $state<Choices>(recall(KEY, (value) => read(value, this.#defaults), { ...this.#defaults }))
  #systemDark = $state(false)
  #systemReduced = $state(false)

  constructor() {
    const dark = media('(prefers-color-scheme: dark)')
    const reduced = media('(prefers-reduced-motion: reduce)')
    this.#systemDark = dark?.matches ?? false
    this.#systemReduced = reduced?.matches ?? false
    dark?.addEventListener('change', (event) => (this.#systemDark = event.matches))
    reduced?.addEventListener('change', (event) => (this.#systemReduced = event.matches))
    if (typeof addEventListener === 'function')
      addEventListener('storage', (event) => {
        if (event.key === KEY)
          this.#choices = recall(KEY, (value) => read(value, this.#defaults), this.#choices)
      })
  }

  /** All choices; read any field of it in a template. */
  get now(): Readonly<Choices> {
    return this.#choices
  }

  set<K extends keyof Choices>(name: K, value: Choices[K]): void {
    this.#choices = read({ ...this.#choices, [name]: value }, this.#choices)
    keep(KEY, this.#choices)
  }

  reset(): void {
    this.#choices = { ...this.#defaults, language: this.#choices.language }
    keep(KEY, this.#choices)
  }

  /** Whether the dark theme is drawn now. */
  get dark(): boolean {
    return this.#choices.theme === 'system' ? this.#systemDark : this.#choices.theme === 'dark'
  }

  /** Whether motion is reduced now. */
  get reduced(): boolean {
    return this.#choices.motion === 'system' ? this.#systemReduced : this.#choices.motion === 'reduced'
  }
}

export const settings = new Settings()
