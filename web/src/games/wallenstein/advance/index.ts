/**
 * The position after one event, as far as the event tells: so that pieces lie where they have flown to while the rest
 * of an update is still being played. At the end of the update the engine's own position is drawn.
 */
import type { TableModel } from '../../../table/contract'
import type { EventLine } from '../../../wire'
import { majoritiesOf } from '../scoring/majorities'
import type { View } from '../view'
import { actions } from './actions'
import { battles } from './battles'
import { Draft, type Changes } from './draft'
import { season } from './season'
import { start } from './start'
import { winter } from './winter'

export { toldLog } from './draft'

const CHANGES: Changes = { ...start, ...season, ...actions, ...battles, ...winter }

/** What raises buildings, lets them change hands, or takes them away. */
const MOVES_BUILDINGS: ReadonlySet<string> = new Set(['built', 'conquered', 'drawn', 'land-lost'])

export function advance(position: View, event: EventLine, table: TableModel): View | null {
  const change = CHANGES[event.kind]
  if (change === undefined && !table.replaying) return null
  const draft = new Draft(position, table)
  change?.(draft, event.args)
  draft.count()
  if (MOVES_BUILDINGS.has(event.kind))
    draft.view.majorities = majoritiesOf(draft.view, draft.board.scoring, table.seat)
  if (table.replaying) draft.view.told = [...(draft.view.told ?? []), event]
  return draft.view
}
