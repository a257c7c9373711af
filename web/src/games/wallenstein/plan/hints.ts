/** What a plan comes to, in sentences. Facts only: nothing here keeps anybody from handing it in. */
import { t } from '../../../lib/texts.svelte'
import type { TableModel } from '../../../table/contract'
import { shown } from '../view'
import { boardOf } from './fields'
import { plannerOf } from './planner.svelte'
import { idleLands, restless } from './reckon'
import { ownReckoning } from './words'

export interface Hint {
  /** Said first, in bold. */
  lead?: string
  text: string
  warning?: boolean
}

export function hintsOf(table: TableModel): Hint[] {
  const view = shown(table)
  const { plan, hand } = plannerOf(table)
  const { planned, costs, money, bid, left } = ownReckoning(table)
  const out: Hint[] = []
  if (left < 0)
    out.push({ text: t('wa-plan-hint-missing', { missing: -left, all: money - left, money }), warning: true })
  else if (bid === null && planned > 0 && hand.length > 0)
    out.push({ lead: t('wa-plan-hint-bid'), text: t('wa-plan-hint-bid-left', { left }) })
  else if (costs > 0 || bid !== null) out.push({ text: t('wa-plan-hint-left', { left }) })
  const unrest = restless(view, plan).map(
    ({ land, unrest }) => `${table.speaker.name('land', land)} (${unrest})`,
  )
  if (unrest.length > 0)
    out.push({ text: t('wa-plan-hint-unrest', { lands: unrest.join(', ') }), warning: true })
  const idle = idleLands(boardOf(table), plan, hand).map((land) => table.speaker.name('land', land))
  if (idle.length > 0) out.push({ text: t('wa-plan-hint-idle', { lands: idle.join(', ') }) })
  return out
}
