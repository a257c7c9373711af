/** How planning asks: one question for each field, and what the plan comes to so far. */
import { t } from '../../../lib/texts.svelte'
import type { Face, TableModel, Thing } from '../../../table/contract'
import { fieldIcon } from '../looks'
import { shown } from '../view'
import { BID, boardOf, fieldName, iPlan } from './fields'
import { plannerOf } from './planner.svelte'
import { reckon } from './reckon'

/** `Where do you collect taxes?` */
export function question(table: TableModel): string | null {
  if (!iPlan(table)) return null
  const planner = plannerOf(table)
  if (!planner.open) return t('wa-plan-handed-in')
  if (table.compact && planner.suggesting) return t('wa-plan-suggest-title')
  const { field, card } = planner
  if (field !== null) return askOf(field)
  if (card !== null) return t('wa-plan-ask-field', { card: table.speaker.name('card', card) })
  return planner.complete ? t('wa-plan-ask-done') : t('wa-plan-ask-any')
}

function askOf(field: string): string {
  return t(`wa-plan-ask-${field.replaceAll('_', '-')}`)
}

/** `8 of 10 actions planned · costs so far 10 of 14 thalers` */
export function promptNote(table: TableModel): string | null {
  if (!iPlan(table)) return null
  const planner = plannerOf(table)
  if (!planner.open) return t('wa-plan-note-waiting', { count: othersPlanning(table).length })
  const { field } = planner
  if (table.compact && field !== null) {
    const place = planner.fields.indexOf(field) + 1
    const { actions } = reckon(boardOf(table), planner.plan, 0)
    if (place <= actions) return t('wa-plan-note-tap', { place, actions })
  }
  const { planned, actions, costs, money } = ownReckoning(table)
  return t('wa-plan-note', { planned, actions, costs, money })
}

/** What my plan comes to. */
export function ownReckoning(table: TableModel): ReturnType<typeof reckon> {
  const view = shown(table)
  return reckon(boardOf(table), plannerOf(table).plan, view.seats[table.seat ?? 0]?.money ?? 0)
}

/** Seats whose plan is not finished, mine not counted. */
export function othersPlanning(table: TableModel): number[] {
  return shown(table).seats.flatMap((leader, seat) => (leader.planned || seat === table.seat ? [] : [seat]))
}

/** The chosen field; without one the cards. */
export function promptIcon(table: TableModel): Face | null {
  if (!iPlan(table)) return null
  const { field } = plannerOf(table)
  return { icon: field === null ? 'wallenstein-land-card' : fieldIcon(field) }
}

/** What the digits stand for: the cards of the hand once a field is chosen, else the fields. */
export function numbered(table: TableModel): (Thing | null)[] | null {
  if (!iPlan(table)) return null
  const planner = plannerOf(table)
  if (!planner.open) return []
  const names = planner.field === null ? planner.fields : planner.hand
  return names.map((name) => ({ domain: planner.field === null ? 'field' : 'card', name }))
}

/** A field with what lies on it, for readers. */
export function fieldLabel(table: TableModel, field: string, card: string | null): string {
  const name = fieldName(table, field)
  if (card === null)
    return field === BID ? t('wa-plan-label-bid-open', { name }) : t('wa-plan-label-open', { name })
  return t('wa-plan-label', { name, card: table.speaker.name('card', card) })
}
