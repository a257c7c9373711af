/** What the engine shows of Carolingi, and small questions about it. */
import type { TableModel } from '../../table/contract'
import type { Content } from './packing'
import type { CarolingiCard, CarolingiLand, CarolingiSeat, CarolingiView } from '../../wire'

export type { CarolingiCard, CarolingiLand, CarolingiSeat, CarolingiView }

export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const

/** The position that is drawn now. */
export function shown(table: TableModel): CarolingiView {
  return table.shown as CarolingiView
}

/** A season as a heading. */
export function seasonName(table: TableModel, season: string): string {
  const name = table.speaker.name('season', season)
  return name.charAt(0).toLocaleUpperCase() + name.slice(1)
}

/** The colours of the seats in play, in their order. */
export function colours(view: CarolingiView): string[] {
  return view.seats.map((seat) => seat.seat)
}

/** What stands on a land or lies on a card, by owner: followers in the order of the seats, then gangs. */
export interface Party {
  /** A seat's colour, or `gang`. */
  owner: string
  count: number
}

/** The parties on a land or card, the largest first, gangs last: the order in which they are drawn and told. */
export function parties(
  place: { followers: readonly number[]; gangs: number },
  seats: readonly string[],
): Party[] {
  const out = place.followers
    .map((count, seat) => ({ owner: seats[seat] ?? 'gang', count }))
    .filter((party) => party.count > 0)
    .sort((one, other) => other.count - one.count)
  if (place.gangs > 0) out.push({ owner: 'gang', count: place.gangs })
  return out
}

/** All that is drawn on a land. */
export function contentOf(land: CarolingiLand, seats: readonly string[]): Content {
  return {
    parties: parties(land, seats),
    development: land.development,
    forest: land.forest,
    palace: land.palace === null ? null : (seats[land.palace] ?? null),
  }
}

/** All cards in the strips. */
export function cardsOf(view: CarolingiView): CarolingiCard[] {
  return view.strips.flatMap((strip) => strip.slots.filter((slot) => slot !== null))
}
