/** Which parts of the page the present question needs. */
import type { TableModel } from '../../table/contract'
import type { EventLine } from '../../wire'
import { settling } from './advanced/settling'

/** Questions that are answered with the tiles of the rack. */
const TILES = new Set(['place', 'swap', 'extra-action'])
/** Questions that have a dock of their own. */
const DOCKS = new Set(['missi', 'starve'])

/** The drawer stays open until everybody has laid their tiles and the bag is filled. */
export function wantsDrawer(table: TableModel): boolean {
  const kind = table.asked?.kind ?? ''
  if (!TILES.has(kind) || table.replaying || table.over) return false
  return kind === 'extra-action' ? !table.moving : !bagFilled(table.log)
}

/** Whether the bag has been filled in this season: what is asked before is over, though it may still be drawn. */
function bagFilled(log: readonly EventLine[]): boolean {
  for (let i = log.length - 1; i >= 0; i--) {
    const kind = log[i]?.kind
    if (kind === 'bag-filled') return true
    if (kind === 'season') return false
  }
  return false
}

export function wantsDock(table: TableModel): boolean {
  const { chooser, asked } = table
  if (!chooser.active || asked === null) return false
  return DOCKS.has(asked.kind) || (asked.kind === 'develop' && chooser.verb === 'activate')
}

/** Questions of the scenario that are answered in the prompt, on the wheel or at the court. */
const CHOICES = new Set(['solve', 'honour'])

/** Tiles are chosen in the drawer; where a follower goes is listed once a way is chosen. */
export function hidesDock(table: TableModel): boolean {
  const kind = table.asked?.kind ?? ''
  if (settling(table)) return !table.chooser.begun
  return TILES.has(kind) || CHOICES.has(kind)
}

/** Equipping missi has its own arrows, the set-up its own ways; with the sand timer one tile or two are laid. */
export function hidesVerbs(table: TableModel): boolean {
  const kind = table.asked?.kind
  return kind === 'missi' || kind === 'place' || settling(table)
}
