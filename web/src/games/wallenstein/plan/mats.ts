/** The mats after planning, row by row: who has laid what, as far as it is known to the one who looks. */
import type { View } from '../view'
import { actionFields, BID, courtFields, type PlanBoard } from './fields'

export interface MatCell {
  /** `own`: it lies face down, but it is mine. */
  state: 'empty' | 'hidden' | 'shown' | 'own'
  card: string | null
}

export interface MatRow {
  field: string
  /** In the row of actions, from 1; null: not turned up yet, or no action. */
  place: number | null
  now: boolean
  done: boolean
  /** By seat. */
  cells: MatCell[]
}

function cellOf(view: View, field: string, seat: number, viewer: number | null): MatCell {
  const found = view.seats[seat]?.mat.find((other) => other.field === field)
  if (found === undefined || found.state === 'empty') return { state: 'empty', card: null }
  if (found.state === 'shown') return { state: 'shown', card: found.card }
  const own = seat === viewer ? view.own?.plan[field] : undefined
  return own === undefined ? { state: 'hidden', card: null } : { state: 'own', card: own }
}

/** First what is over before the actions: bids and courtiers; then the actions in their order, hidden ones last. */
export function matRows(board: PlanBoard, view: View, viewer: number | null): MatRow[] {
  const actions = actionFields(board)
  const order = [...view.actions, ...actions.filter((action) => !view.actions.includes(action))]
  const at = view.action ?? -1
  return [BID, ...courtFields(view), ...order].map((field) => {
    const place = view.actions.indexOf(field)
    return {
      field,
      place: place < 0 ? null : place + 1,
      now: place >= 0 && place === at,
      done: place >= 0 && place < at,
      cells: view.seats.map((_, seat) => cellOf(view, field, seat, viewer)),
    }
  })
}

/** Whether anything lies on a mat. */
export function anyPlan(view: View): boolean {
  return view.seats.some((seat) => seat.mat.some((field) => field.state !== 'empty'))
}
