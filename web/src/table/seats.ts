/** Taking, giving up and taking back seats while a game runs. */
import { api, hex } from '../lib/api'
import { person } from '../lib/people.svelte'
import type { SeatInfo } from '../wire'
import type { Table } from './model.svelte'

/** My own seat, on which a bot plays because I left or my time was over. */
export function mayReturn(seat: SeatInfo): boolean {
  return seat.mine && seat.left
}

/** A seat that somebody has left, or that is open, for somebody who only watches so far. */
export function maySit(table: Table, seat: SeatInfo): boolean {
  return (
    table.info.status === 'playing' &&
    table.mySeats.length === 0 &&
    !seat.mine &&
    (seat.left || seat.kind === 'open')
  )
}

export function returnTo(table: Table, seat: number): Promise<void> {
  return table.guard(async () => {
    table.sit(await api.seat(table.id, seat, { do: 'takeover', bot: '', name: '', nonce: '' }), seat)
  })
}

export function sitAt(table: Table, seat: number): Promise<void> {
  return table.guard(async () => {
    const me = await person.ensure()
    table.sit(await api.seat(table.id, seat, { do: 'sit', bot: '', name: me.name, nonce: hex(16) }), seat)
  })
}

/** Give all my seats up; bots go on for me. */
export function leaveSeats(table: Table): Promise<void> {
  return table.guard(async () => {
    for (const seat of table.mySeats) {
      table.live.acceptRoom(await api.seat(table.id, seat, { do: 'leave', bot: '', name: '', nonce: '' }))
    }
    table.watch()
  })
}

/** End the table for good, as its host. */
export function closeTable(table: Table): Promise<void> {
  return table.guard(async () => table.live.acceptRoom(await api.close(table.id)))
}
