/** How seats are called. */
import type { GameInfo, SeatInfo, TableInfo } from '../wire'
import { person } from './people.svelte'
import { t, texts } from './texts.svelte'

/** How strong a computer player is, by its name in the engine: `Steward`. */
export function botTitle(bot: string): string {
  return texts.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot
}

/** One line about its manner: `computer, plays ahead`. */
export function botLevel(bot: string): string {
  return texts.has(`bot-${bot}.level`) ? t(`bot-${bot}.level`) : ''
}

/** The levels of a game, from the gentlest to the strongest, as the server lists them. */
export function strongest(game: GameInfo): string {
  return game.bots.at(-1)?.name ?? ''
}

/**
 * The names of all seats of a table, by their numbers. People have their own; a computer has one that belongs to its
 * colour, so that two of a kind can be told apart in the chronicle; a second person of a name gets a numeral.
 */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  const taken = new Map<string, number>()
  const names: string[] = []
  for (const seat of [...seats].sort((one, other) => order(one) - order(other))) {
    const name = plainName(seat)
    const before = taken.get(name) ?? 0
    taken.set(name, before + 1)
    names[seat.seat] = before ? `${name} ${'I'.repeat(before + 1)}` : name
  }
  return names
}

/** People choose their names first. */
const order = (seat: SeatInfo) => (seat.kind === 'person' ? seat.seat : seat.seat + 100)

function plainName(seat: SeatInfo): string {
  if (seat.kind === 'open') return t('web-seat-free')
  if (seat.kind === 'person') return seat.name || person.name
  return botName(seat.colour) || botTitle(seat.bot)
}

export function botName(colour: string): string {
  return texts.has(`bot-name-${colour}`) ? t(`bot-name-${colour}`) : ''
}

/** The same by the names of the seats (`red`), for a speaker. */
export function namesByColour(table: TableInfo): Record<string, string> {
  const names = seatNames(table.seats)
  return Object.fromEntries(table.seats.map((seat) => [seat.colour, names[seat.seat] ?? seat.colour]))
}
