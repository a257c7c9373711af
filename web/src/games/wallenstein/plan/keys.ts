/** Keys of planning, beside those of the page: arrows choose a field, Backspace takes a card back, F hands in. */
import { settings } from '../../../lib/settings.svelte'
import type { ShownKey, TableModel } from '../../../table/contract'
import { plannerOf } from './planner.svelte'

/** For the sheet of keys. */
export const SHOWN: readonly ShownKey[] = [
  { keys: ['0', '…', '9'], text: 'wa-plan-key-card' },
  { keys: ['←', '↑', '↓', '→'], text: 'wa-plan-key-field' },
  { keys: ['⌫', 'Del'], text: 'wa-plan-key-clear' },
  { keys: ['F'], text: 'wa-plan-key-hand-in' },
]

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -2, ArrowDown: 2 }

export function planKey(event: KeyboardEvent, table: TableModel): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const planner = plannerOf(table)
  const target = event.target instanceof Element ? event.target : null
  const own = target === document.body || Boolean(target?.closest('[data-plan]'))
  if (!own || !planner.open || document.querySelector('dialog[open]')) return
  const digit = /^\d$/.test(event.key) ? planner.hand[(Number(event.key) + 9) % 10] : undefined
  const step = STEPS[event.key]
  if (step !== undefined && target === document.body) planner.step(step)
  // the page has taken it, unless an answer is on its way
  else if (digit !== undefined) planner.pickCard(digit)
  else if (event.key === 'Backspace' || event.key === 'Delete') {
    const field = target?.closest('[data-field]')?.getAttribute('data-field')
    if (field && planner.plan[field] !== undefined) planner.clear(field)
    else planner.clearBack()
  } else if (event.key.toLowerCase() === 'f' && settings.now.letters) planner.handIn()
  else return
  event.preventDefault()
}
