/** Small signs on the lands while all plan: which action is planned there, and what the chosen one would bring. */
import type { IconName } from '../../../icons/icons'
import type { TableModel } from '../../../table/contract'
import { fieldIcon } from '../looks'
import type { Land } from '../view'
import { lightsOf, plannedFields } from './picking'
import type { Sheet } from './sheet'

export type Sign =
  { kind: 'badge'; icon: IconName; field: string } | { kind: 'pill'; icon: IconName; figure: number }

const BUILDINGS = new Set(['palace', 'church', 'trading_house'])

/** What an action would bring in a land, as far as it differs from land to land; null: nothing that could be counted. */
function figureOf(sheet: Sheet, field: string, land: Land): Sign | null {
  const file = sheet.land.get(land.land)?.file
  if (file === undefined) return null
  if (field === 'tax') return { kind: 'pill', icon: 'wallenstein-taler', figure: file.tax }
  if (field === 'grain') return { kind: 'pill', icon: 'wallenstein-grain', figure: file.grain }
  if (BUILDINGS.has(field))
    return { kind: 'pill', icon: 'wallenstein-site', figure: file.sites - land.buildings.length }
  return null
}

export function signsOf(table: TableModel, sheet: Sheet, lands: readonly Land[]): ReadonlyMap<string, Sign> {
  const planned = plannedFields(table)
  const signs = new Map<string, Sign>()
  for (const [land, field] of planned) signs.set(land, { kind: 'badge', icon: fieldIcon(field), field })
  const chosen = table.chooser.picked.find((thing) => thing.domain === 'field')?.name
  if (chosen === undefined) return signs
  const lit = lightsOf(table).lands
  for (const land of lands) {
    const figure = lit.has(land.land) && !signs.has(land.land) ? figureOf(sheet, chosen, land) : null
    if (figure !== null) signs.set(land.land, figure)
  }
  return signs
}
