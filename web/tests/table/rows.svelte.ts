/** A row of answers outside of any component. */
import { Queue } from '../../src/table/queue.svelte'
import type { TableModel } from '../../src/table/contract'

export function rowAt(
  table: TableModel,
  stopped: (notation: string) => void,
): { row: Queue; end: () => void } {
  let row!: Queue
  const end = $effect.root(() => {
    row = new Queue(() => table, stopped)
  })
  return { row, end }
}
