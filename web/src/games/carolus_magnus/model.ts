/** The table as this game's parts read it. */
import type { CarolusMagnusSeat } from '../../wire'
import type { TableModel } from '../../table/contract'
import { sideOf } from './looks'
import { readBoard, type RingBoard, type View } from './view'

const boards = new WeakMap<object, RingBoard>()

/** The board, read once. */
export function boardOf(table: TableModel): RingBoard {
  const file = table.board as object
  const known = boards.get(file)
  if (known !== undefined) return known
  const board = readBoard(table.board)
  boards.set(file, board)
  return board
}

/** What is drawn now. */
export function viewOf(table: TableModel): View {
  return table.shown as View
}

/** The kind of question that I am asked, if I am. */
export function askedKind(table: TableModel): string | null {
  return table.mine && !table.replaying ? (table.asked?.kind ?? null) : null
}

/** How a province is called. */
export function nameOf(table: TableModel, province: string): string {
  return table.speaker.name('province', province)
}

/** The seat whose court, reserve and discs are shown: the one that is looked at, else the first. */
export function lookedAt(table: TableModel): number {
  const count = viewOf(table).seats.length
  return table.looking >= 0 && table.looking < count ? table.looking : (table.seat ?? 0)
}

/** The number of a seat by its name, as events tell it. */
export function seatNumber(view: View, seat: string | number | undefined): number {
  return typeof seat === 'number' ? seat : view.seats.findIndex((row) => row.seat === seat)
}

/** The partners of a side, in the order of the seats. */
export function teamOf(view: View, seat: number): number[] {
  const side = sideOf(view.seats[seat]?.seat ?? '')
  return view.seats.flatMap((row, number) => (sideOf(row.seat) === side ? [number] : []))
}

/** Knights of a family at the court of the strongest other player. */
export function bestRival(view: View, seats: readonly number[], family: string): number {
  const others = view.seats.filter((_, number) => !seats.includes(number))
  return Math.max(0, ...others.map((row) => row.court[family] ?? 0))
}

export function total(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** Knights one by one, family by family: `copy` counts inside a family. */
export function knightsOf(
  counts: Record<string, number>,
  families: readonly string[],
): { family: string; copy: number }[] {
  return families.flatMap((family) =>
    Array.from({ length: counts[family] ?? 0 }, (_, copy) => ({ family, copy })),
  )
}

/** Who has laid a number in this round; the seat that asks is left out. */
export function takenBy(view: View, disc: number, except: number): number | null {
  const found = view.seats.findIndex((row, seat) => seat !== except && row.disc === disc)
  return found < 0 ? null : found
}

export type Seat = CarolusMagnusSeat

/** A knight that was played in the present turn: to the court, or to a place. */
export interface Played {
  family: string
  province: string | null
}

/** What the player whose turn it is has brought into play so far, told from the log. */
export function playedThisTurn(table: TableModel): Played[] {
  const out: Played[] = []
  for (let k = table.log.length - 1; k >= 0; k--) {
    const event = table.log[k]
    if (event === undefined || event.kind === 'turn') break
    if (event.kind === 'court') out.unshift({ family: String(event.args[1]), province: null })
    if (event.kind === 'sent') out.unshift({ family: String(event.args[1]), province: String(event.args[2]) })
  }
  return out
}

/** Whether the knight that is chosen can go to the own court. */
export function courtLit(table: TableModel): boolean {
  const chooser = table.chooser
  if (askedKind(table) !== 'knights' || !chooser.active || chooser.picked.length === 0) return false
  return chooser.remaining.some((choice) => choice.verb === 'court')
}
