/** How many lines of the talk have not been read, own ones not counted. */
import type { Table } from './model.svelte'

export function unread(table: Table): number {
  const mine = new Set(table.mySeats)
  return table.live.chat.filter(
    (line) => line.number > table.desk.read && !(line.seat !== null && mine.has(line.seat)),
  ).length
}
