/** How the options of a game are shown: the engine declares them, here they get their places and words. */
import type { GameInfo, OptionInfo, Value } from '../../wire'
import { formatDuration, formatNumber } from '../../lib/format'
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
const FIRST = ['players', 'variant', 'anarchy', 'sundial', 'timer', 'setup', 'court', 'landsknechte']
/** Options that are seconds; 0 means without. */
const SECONDS = new Set(['timer'])

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
  const place = (option: OptionInfo) => FIRST.indexOf(option.name)
  return {
    main: shown
      .filter((option) => FIRST.includes(option.name))
      .sort((one, other) => place(one) - place(other)),
    finer: shown.filter((option) => !FIRST.includes(option.name)),
  }
}

/** Whether values are a range of whole numbers without a gap, too long for buttons. */
export function isRange(values: readonly Value[]): boolean {
  return values.length >= MANY && values.every((value, i) => value === Number(values[0]) + i)
}

/** Whether values are too many for a row of buttons. */
export function isList(values: readonly Value[]): boolean {
  return values.length >= MANY
}

const keyOf = (...names: string[]) => names.join('-').replaceAll('_', '-')

/** What an option does, or what its present value means, in a line; else the engine's own help. */
export function optionHelp(
  game: GameInfo,
  option: string,
  otherwise: string,
  options: Record<string, Value> = {},
): string {
  const key = `web-option-${keyOf(game.name, option)}`
  const now = `web-option-${keyOf(game.name, option, String(options[option]))}`
  if (texts.has(now)) return t(now)
  return texts.has(key) ? t(key) : otherwise
}

/** How a value is called. */
export function valueLabel(game: GameInfo, option: string, value: Value): string {
  if (SECONDS.has(option)) return value === 0 ? t('web-off') : formatDuration(Number(value))
  if (typeof value === 'number') return value >= YEARS ? String(value) : formatNumber(value)
  if (typeof value === 'boolean') return value ? t('web-on') : t('web-off')
  const key = `web-value-${keyOf(game.name, option, value)}`
  return texts.has(key) ? t(key) : value
}
