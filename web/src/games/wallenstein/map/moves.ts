/** Marches of the action that is going on, from the log; the one that is being planned; and the land that is fought for. */
import type { Move } from '../../../map/sheet'
import type { TableModel } from '../../../table/contract'
import type { EventLine } from '../../../wire'

/** Events that begin a new action: what moved before belongs to the past. */
const BEGINNINGS = new Set(['action', 'season', 'winter', 'year', 'planned'])
const MARCHES = new Set(['moved', 'attack'])

export function marched(log: readonly EventLine[]): Move[] {
  const moves: Move[] = []
  for (let i = log.length - 1; i >= 0; i--) {
    const { kind, args } = log[i] as EventLine
    if (BEGINNINGS.has(kind)) break
    if (!MARCHES.has(kind)) continue
    const [colour, from, to, count] = args
    moves.unshift({
      colour: String(colour),
      from: String(from),
      to: String(to),
      count: Number(count),
      planned: false,
    })
  }
  return moves
}

/** The march that is half-made in the chooser; it begins in the land that the question is about. */
export function planned(table: TableModel): Move | null {
  const { chooser, seat } = table
  const from = chooser.asked?.facts['land']
  const to = chooser.picked.find((thing) => thing.domain === 'land')
  if (chooser.verb !== 'march' || seat === null || to === undefined || typeof from !== 'string') return null
  return {
    colour: table.colourOf(seat),
    from,
    to: to.name,
    count: chooser.count?.value ?? null,
    planned: true,
  }
}

/** The marches to draw; the last one can be picked up again if it was mine and nothing has happened since. */
export function movesOf(table: TableModel): Move[] {
  const plan = planned(table)
  const done = marched(table.log)
  const final = table.log.at(-1)
  const last = done.at(-1)
  const mine = table.seat !== null && last?.colour === table.colourOf(table.seat)
  if (last !== undefined && mine && table.mine && table.update.can_undo && MARCHES.has(final?.kind ?? ''))
    last.last = true
  return plan === null ? done : [...done, plan]
}

/** The land that was last fought for, until somebody else's turn begins, and where the attackers came from. */
export function foughtFor(log: readonly EventLine[]): { land: string; from: string | null } | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const { kind, args } = log[i] as EventLine
    if (kind === 'turn' || BEGINNINGS.has(kind)) return null
    if (kind === 'attack') return { land: String(args[2]), from: String(args[1]) }
    if (kind === 'revolt') return { land: String(args[1]), from: null }
  }
  return null
}
