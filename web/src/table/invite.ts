/** The address of the table is the invitation. */
import { canShare, copyText, shareLink } from '../lib/share'
import { paths } from '../lib/router.svelte'
import type { Table } from './model.svelte'

export function invite(table: Table): Promise<void> {
  const address = new URL(paths.table(table.id), location.href).href
  return canShare() ? shareLink(table.info.title, address) : copyText(address)
}
