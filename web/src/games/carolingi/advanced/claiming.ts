/** Claiming a homeland (6.2.1): what it would cost and cause, before it is confirmed. */
import { t } from '../../../lib/texts.svelte'
import type { TableModel } from '../../../table/contract'
import type { BoardFile } from '../board'
import { cardsOf, colours, shown } from '../view'

/** The land that is about to be claimed. */
export function claimed(table: TableModel): string | null {
  const { chooser } = table
  if (chooser.verb !== 'claim') return null
  return chooser.picked.find((thing) => thing.domain === 'land')?.name ?? null
}

/** All that follows from the claim, in a line; before a land is picked, what it costs. */
export function claimNote(table: TableModel): string {
  const view = shown(table)
  const missi = (table.board as BoardFile).limits.palace_cost_missi
  const land = view.lands.find((other) => other.land === claimed(table))
  if (land === undefined) return t('ca-note-claim', { missi })
  const rivals = colours(view).flatMap((colour, seat) => {
    const count = seat === table.seat ? 0 : (land.followers[seat] ?? 0)
    return count > 0 ? [t('ca-land-followers', { seat: table.speaker.name('seat', colour), count })] : []
  })
  const card = cardsOf(view).some((other) => other.card === land.land)
  const parts = [
    t('ca-claim-cost', { missi, markers: land.development }),
    ...(rivals.length > 0 ? [t('ca-claim-rivals', { rivals: rivals.join(', ') })] : []),
    ...(land.gangs > 0 ? [t('ca-claim-gangs', { count: land.gangs })] : []),
    card ? t('ca-claim-card') : t('ca-claim-card-away'),
  ]
  return parts.join('; ')
}
