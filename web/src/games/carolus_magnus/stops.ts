/** Where Charlemagne may stop: ghosts on the inner rim, and cards with what would happen there. */
import type { TableModel } from '../../table/contract'
import { middle } from './geometry'
import { askedKind, viewOf } from './model'
import { placeAfter, placeOf, runOf, type Place, type RingBoard, type View } from './view'
import { calledOf } from './words'

export interface Ghost {
  steps: number
  /** The place by its first province. */
  head: string
  angle: number
}

/** A figure is so wide on the inner rim, in degrees. */
const BESIDE = 14.5

/** A ghost for each number of steps; where two would stand on the same spot the farther one steps aside. */
export function ghostsOf(view: View, board: RingBoard, steps: readonly number[]): Ghost[] {
  const size = board.provinces.length
  const here = placeOf(view, view.emperor)
  const taken = new Map<string, number>()
  if (here !== undefined) taken.set(here.provinces[0] ?? '', 1)
  const out: Ghost[] = []
  for (const count of steps) {
    const place = placeAfter(view, count)
    const head = place?.provinces[0]
    if (place === undefined || head === undefined) continue
    const before = taken.get(head) ?? 0
    taken.set(head, before + 1)
    // he comes from behind, so what is farther away stands behind
    out.push({ steps: count, head, angle: middle(runOf(place, board), size) - before * BESIDE })
  }
  return out
}

export interface Stop {
  steps: number
  place: Place
  name: string
  /** Who leads there and what would happen, in words. */
  text: string
  /** The same without who leads. */
  outcome: string
  /** The side that would build or take over; null: nothing changes. */
  side: string | null
  /** It can be chosen now. */
  lit: boolean
  /** It was suggested, and waits to be confirmed. */
  chosen: boolean
  ends: boolean
}

/** The numbers of steps that may be answered now. A suggestion takes none of them away. */
export function stepsNow(table: TableModel): number[] {
  if (askedKind(table) !== 'emperor' || !table.chooser.active) return []
  return (table.asked?.choices ?? []).map((choice) => Number(choice.args[0]))
}

/** Whether a number of steps was suggested. */
export function suggested(table: TableModel, steps: number): boolean {
  return askedKind(table) === 'emperor' && table.chooser.chosen('count', String(steps))
}

/** Go so many steps. What was suggested is taken, not put back. */
export function go(table: TableModel, steps: number): void {
  if (suggested(table, steps)) table.chooser.answer()
  else table.chooser.pick({ domain: 'count', name: String(steps) })
}

/** The places where whoever moves Charlemagne next may stop, nearest first. */
export function stopsOf(table: TableModel): Stop[] {
  const view = viewOf(table)
  const now = new Set(stepsNow(table))
  return view.stops.flatMap((stop): Stop[] => {
    const place = placeOf(view, stop.province)
    if (place === undefined) return []
    const [leads = '', ...rest] = stop.why.map((one) => table.speaker.explain(one))
    const changes = stop.result === 'builds' || stop.result === 'exchanges'
    return [
      {
        steps: stop.steps,
        place,
        name: calledOf(table, place),
        text: [leads, ...rest].join(' '),
        outcome: rest.join(' '),
        side: changes ? stop.side : null,
        lit: now.has(stop.steps),
        chosen: suggested(table, stop.steps),
        ends: stop.ends,
      },
    ]
  })
}
