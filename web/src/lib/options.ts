/** Which values of an option go with the others: what the server would refuse is not offered. */
import type { GameInfo, OptionInfo, Value } from '../wire'

type Options = Record<string, Value>

/** The variant of Carolingi that is played on the other side of the board. */
const SCENARIO = 'scenario814'

/** The annals of the two sides of the board; the usual year stands on the side of the base game. */
function annals(option: OptionInfo): { base: number[]; scenario: number[] } {
  const runs: number[][] = []
  for (const year of option.allowed.map(Number)) {
    const run = runs.at(-1)
    if (run !== undefined && run.at(-1) === year - 1) run.push(year)
    else runs.push([year])
  }
  const base = runs.find((run) => run.includes(Number(option.default))) ?? []
  return { base, scenario: runs.find((run) => run !== base) ?? base }
}

/** The values of an option that can be chosen together with the other ones. */
export function valuesFor(game: GameInfo, option: OptionInfo, options: Options): Value[] {
  if (game.name !== 'carolingi') return option.allowed
  const scenario = options['variant'] === SCENARIO
  if (option.name === 'sundial') return annals(option)[scenario ? 'scenario' : 'base']
  if (option.name === 'strict_favour' && !scenario) return [option.default]
  return option.allowed
}

/** Key of the text that says why nothing can be chosen; empty: something can. */
export function whyFixed(game: GameInfo, option: OptionInfo, options: Options): string {
  return valuesFor(game, option, options).length > 1
    ? ''
    : `web-option-fixed-${game.name}-${option.name}`.replaceAll('_', '-')
}

/** All options with values that go together: what does not fit any more follows, a year as far into its annals. */
export function fitting(game: GameInfo, options: Options): Options {
  return Object.fromEntries(
    game.options.map((option) => {
      const value = options[option.name] ?? option.default
      const values = valuesFor(game, option, options)
      return [option.name, values.includes(value) ? value : nearest(option, value, values)]
    }),
  )
}

function nearest(option: OptionInfo, value: Value, values: readonly Value[]): Value {
  if (option.name !== 'sundial') return values[0] ?? option.default
  const { base, scenario } = annals(option)
  const from = base.includes(Number(value)) ? base : scenario
  return values[Math.min(from.indexOf(Number(value)), values.length - 1)] ?? option.default
}

/** What a game at once keeps of last time, in games with variants and modules. */
const KEPT: Record<string, readonly string[]> = {
  carolingi: ['players', 'sundial'],
  wallenstein: ['players', 'tower'],
}

/** For a game at once: as many as last time and the same years, but without variants and modules. */
export function plainly(game: GameInfo, options: Options): Options {
  const kept = KEPT[game.name]
  if (kept === undefined) return options
  const plain = game.options.map(({ name, default: usual }): [string, Value] => [
    name,
    kept.includes(name) ? (options[name] ?? usual) : usual,
  ])
  return fitting(game, Object.fromEntries(plain))
}
