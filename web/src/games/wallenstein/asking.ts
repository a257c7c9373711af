/** Which parts of the page the present question needs. */
import type { TableModel } from '../../table/contract'
import { iPlan } from './plan/fields'

/** Questions that are answered in the prompt: cards, tiles and favours stand there as large choices. */
const CHOICES = new Set(['start-land', 'place-group', 'place', 'bonus', 'favour', 'cancel-event', 'revolt'])

/** A plan is made in the right column and on the map. */
export function hidesDock(table: TableModel): boolean {
  return iPlan(table) || CHOICES.has(table.asked?.kind ?? '')
}
