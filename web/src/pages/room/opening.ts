/** Opening a table that begins at once: the own share of chance counts only if it is given after the server's promise. */
import { api } from '../../lib/api'
import type { NewTable, TableInfo } from '../../wire'
import { nonceFor } from './room.svelte'

export async function openTable(plan: NewTable): Promise<TableInfo> {
  const table = await api.open({ ...plan, start: false })
  if (!plan.start) return table
  for (const seat of table.seats.filter((one) => one.mine)) {
    await api.seat(table.id, seat.seat, { do: 'ready', nonce: nonceFor(table.id, seat.colour) })
  }
  return api.start(table.id)
}
