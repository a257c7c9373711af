/** Who chooses a place when, and what was bid for it. */
import { t } from '../../../lib/texts.svelte'
import type { TableModel } from '../../../table/contract'
import type { View } from '../view'

export interface Bid {
  seat: number
  /** What was bid, in a word: the coins, the land, or nothing. */
  bid: string
  /** Whether the place is chosen already. */
  placed: boolean
}

/** All bids, the one that chooses first at the beginning. */
export function bids(view: View, table: TableModel): Bid[] {
  return view.choosing.map((seat) => {
    const leader = view.seats[seat]
    const card = leader?.mat.find((field) => field.field === 'bid')?.card ?? null
    return {
      seat,
      bid: card === null ? t('wa-bid-nothing') : table.speaker.name('card', card),
      placed: leader?.place !== null,
    }
  })
}
