/** How the options of a game are shown: the engine declares them, here they get their places and words. */
import type { GameInfo, OptionInfo, Value } from '../../wire'
import { formatNumber } from '../../lib/format'
import { t, texts } from '../../lib/texts.svelte'

/** From so many numbers on a stepper is used instead of a row of buttons. */
const MANY = 8
/** Numbers from here on are years, which are not grouped. */
const YEARS = 500

/** Options that follow from others: with `auto` they are always right, so nobody needs to choose. */
const SETTLED: Record<string, readonly string[]> = { carolus_magnus: ['teams'] }
/** Options that mean something only with a number of players. */
const ONLY: Record<string, Record<string, number>> = { carolus_magnus: { seating: 4, team_talk: 4 } }
/** What everybody looks at; the rest are finer points. */
const FIRST = ['players', 'sundial']

export interface OptionGroups {
  main: OptionInfo[]
  finer: OptionInfo[]
}

export function optionGroups(game: GameInfo, options: Record<string, Value>): OptionGroups {
  const shown = game.options.filter((option) => {
    const players = ONLY[game.name]?.[option.name]
    return (
      !SETTLED[game.name]?.includes(option.name) && (players === undefined || players === options['players'])
    )
  })
  return {
    main: shown.filter((option) => FIRST.includes(option.name)),
    finer: shown.filter((option) => !FIRST.includes(option.name)),
  }
}

/** Whether an option is a range of whole numbers without a gap, too long for buttons. */
export function isRange(option: OptionInfo): boolean {
  return option.allowed.length >= MANY && option.allowed.every((value) => typeof value === 'number')
}

const keyOf = (game: string, option: string) => `${game}-${option}`.replaceAll('_', '-')

/** What an option does, in a line; the engine's own help where there is no shorter one. */
export function optionHelp(game: GameInfo, option: string, otherwise: string): string {
  const key = `web-option-${keyOf(game.name, option)}`
  return texts.has(key) ? t(key) : otherwise
}

/** How a value is called. */
export function valueLabel(game: GameInfo, option: string, value: Value): string {
  if (typeof value === 'number') return value >= YEARS ? String(value) : formatNumber(value)
  if (typeof value === 'boolean') return value ? t('web-on') : t('web-off')
  const key = `web-value-${keyOf(game.name, option)}-${value}`
  return texts.has(key) ? t(key) : value
}
