/** Which parts of the page the present question needs. */
import type { TableModel } from '../../table/contract'

/** Questions that are answered with the tiles of the rack. */
const TILES = new Set(['place', 'swap', 'extra-action'])
/** Questions that have a dock of their own. */
const DOCKS = new Set(['missi', 'starve'])

/** The drawer stays open until everybody has laid their tiles. */
export function wantsDrawer(table: TableModel): boolean {
  const kind = table.asked?.kind ?? ''
  return TILES.has(kind) && !table.replaying && !table.over
}

export function wantsDock(table: TableModel): boolean {
  const { chooser, asked } = table
  if (!chooser.active || asked === null) return false
  return DOCKS.has(asked.kind) || (asked.kind === 'develop' && chooser.verb === 'activate')
}

/** Tiles are chosen in the drawer. */
export function hidesDock(table: TableModel): boolean {
  return TILES.has(table.asked?.kind ?? '')
}
