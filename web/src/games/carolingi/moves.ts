/** Marches of the action that is going on, from the log, and the one that is being planned. */
import type { Move } from '../../map/sheet'
import type { TableModel } from '../../table/contract'
import type { EventLine } from '../../wire'

/** Events that begin a new action: what moved before belongs to the past. */
const BEGINNINGS = new Set(['tile-drawn', 'extra-tile', 'event-drawn', 'no-action', 'season', 'year'])

/** All marches since the last tile came out of the bag; several between the same lands are one arrow. */
export function marched(log: readonly EventLine[]): Move[] {
  const moves = new Map<string, Move>()
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i] as EventLine
    if (BEGINNINGS.has(event.kind)) break
    if (event.kind !== 'marched') continue
    const [colour, from, to, count] = event.args
    const key = `${from} ${to}`
    const before = moves.get(key)?.count ?? 0
    moves.set(key, {
      colour: String(colour),
      from: String(from),
      to: String(to),
      count: before + Number(count),
      planned: false,
    })
  }
  return [...moves.values()].reverse()
}

/** The marches to draw: those of the present action, the last of mine to be picked up again, and the planned one. */
export function movesOf(table: TableModel): Move[] {
  const done = marched(table.log)
  const final = table.log.at(-1)
  const mine = table.seat !== null && final?.args[0] === table.colourOf(table.seat)
  if (final?.kind === 'marched' && mine && table.asked?.kind === 'march' && table.update.can_undo) {
    const move = done.find(({ from, to }) => from === final.args[1] && to === final.args[2])
    if (move !== undefined) move.last = true
  }
  const plan = planned(table)
  return plan === null ? done : [...done, plan]
}

/** The march that is half-made in the chooser. */
export function planned(table: TableModel): Move | null {
  const { chooser, seat } = table
  if (chooser.verb !== 'march' || seat === null) return null
  const [from, to] = chooser.picked.filter((thing) => thing.domain === 'land')
  if (from === undefined || to === undefined) return null
  const count = chooser.count?.value ?? null
  return { colour: table.colourOf(seat), from: from.name, to: to.name, count, planned: true }
}
