/** The last page: who has won and why, and what each side has reached. */
import { t } from '../../lib/texts.svelte'
import type { EndRow, EndWords, TableModel } from '../../table/contract'
import type { Frame, Outcome } from '../../wire'
import { viewOf } from './model'
import type { View } from './view'

/** The winners' names, partners and shared victories joined as the language does. */
function names(table: TableModel, seats: readonly number[]): string {
  const list = new Intl.ListFormat(table.speaker.texts.language, { type: 'conjunction' })
  return list.format(seats.map((seat) => table.nameOf(seat)))
}

export function endWords(table: TableModel, outcome: Outcome): EndWords {
  const view = viewOf(table)
  const winners = outcome.ranking[0] ?? []
  const sides = new Set(winners.map((seat) => view.seats[seat]?.side))
  const seats = names(table, winners)
  const count = outcome.scores[winners[0] ?? 0] ?? 0
  return {
    when: t('cm-end-when', { round: view.round }),
    title: sides.size > 1 ? t('cm-end-shared', { seats }) : t('cm-end-won', { seats, count: winners.length }),
    why: t('cm-end-why', { reason: table.speaker.reason(outcome.reason), count }),
    rule: 'end',
  }
}

/** Whether crests decided between equal castles at the top. */
function tied(outcome: Outcome): boolean {
  const [first = [], second = []] = outcome.ranking
  const one = outcome.parts[first[0] ?? -1]
  const two = outcome.parts[second[0] ?? -1]
  return one !== undefined && two !== undefined && one['castles'] === two['castles']
}

export function endRows(table: TableModel, outcome: Outcome): EndRow[] {
  const view = viewOf(table)
  const seats = view.seats.map((row) => row.side)
  const owned = (side: string): number => view.places.filter((place) => place.owner === side).length
  const held = (seat: number): number =>
    Object.values(view.holders).filter((holder) => holder === seat).length
  const best = new Set(outcome.ranking[0] ?? [])
  return [
    {
      icon: 'carolus-crest',
      label: t('cm-end-crests'),
      note: t('cm-end-crests-note'),
      cells: seats.map((_, seat) => ({ value: String(held(seat)), points: null })),
      ...(tied(outcome) ? { kind: 'tie' as const } : {}),
    },
    {
      icon: 'carolus-charlemagne',
      label: t('cm-end-places'),
      note: t('cm-end-places-note', { count: view.places.length }),
      cells: seats.map((side) => ({ value: String(owned(side)), points: null })),
    },
    {
      label: t('cm-castles'),
      note: t('cm-castles-win', { goal: view.goal }),
      cells: outcome.scores.map((score, seat) => ({
        value: String(score),
        points: null,
        strong: best.has(seat),
      })),
      kind: 'sum',
    },
  ]
}

/** Castles by seat, for the line over time. */
export function points(position: View): number[] {
  return position.seats.map((row) => row.score['castles'] ?? 0)
}

export function axis(frame: Frame): string | null {
  const round = frame.chapter['round']
  return round === undefined ? null : String(round)
}
