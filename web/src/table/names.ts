/** What the players of a table are called. Computer players get a name of the time, the same in every browser. */
import { t } from '../lib/texts.svelte'
import type { SeatInfo, TableInfo } from '../wire'

/** A number that is the same wherever the text is the same. */
function mixed(text: string): number {
  let value = 7
  for (const letter of text) value = (value * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return value
}

/** The names of all seats of a table. */
export function seatNames(info: Pick<TableInfo, 'id' | 'seats'>): string[] {
  const pool = t('play-bot-names').split(/,\s*/)
  const taken = new Set(info.seats.map((seat) => seat.name.toLocaleLowerCase()).filter(Boolean))
  const free = pool.filter((name) => !taken.has(name.toLocaleLowerCase()))
  const first = mixed(info.id)
  let given = 0
  return info.seats.map((seat) => {
    if (seat.name) return seat.name
    if (seat.kind === 'bot') return free[(first + given++) % free.length] ?? t(`seat-${seat.colour}`)
    return t(`seat-${seat.colour}`)
  })
}

/** How good a computer player is, in a word; empty for people. */
export function botLevel(seat: SeatInfo): string {
  return seat.kind === 'bot' && seat.bot ? t(`web-bot-${seat.bot}`) : ''
}
