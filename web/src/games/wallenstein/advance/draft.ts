/** A position that events are entered into. */
import type { TableModel } from '../../../table/contract'
import type { EventLine } from '../../../wire'
import type { majoritiesOf } from '../scoring/majorities'
import type { Land, Leader, View } from '../view'

type Arg = string | number | undefined

/** What the board file says about costs and favours. */
interface Costs {
  action: { id: string; cost: number }[]
  favour: { number: number; actions?: string[] }[]
  scoring: Parameters<typeof majoritiesOf>[1]
}

interface Memory {
  /** The attack that is on its way: its armies march when the cubes have fallen. */
  attack?: EventLine
  /** In a replay: the events since the move before, at which the log stands still meanwhile. */
  told?: readonly EventLine[]
}

/** A drawn position remembers what the engine's views need not. */
type Drawn = View & Memory

/** The log up to what is drawn. */
export function toldLog(table: TableModel, drawn: View = table.shown as View): readonly EventLine[] {
  return table.replaying ? [...table.log, ...((drawn as Drawn).told ?? [])] : table.log
}

export class Draft {
  readonly view: Drawn

  constructor(
    before: View,
    readonly table: TableModel,
  ) {
    this.view = structuredClone(before)
  }

  get board(): Costs {
    return this.table.board as Costs
  }

  number(colour: Arg): number {
    return this.view.seats.findIndex((seat) => seat.seat === colour)
  }

  seat(colour: Arg): Leader | undefined {
    return this.view.seats.find((seat) => seat.seat === colour)
  }

  land(id: Arg): Land | undefined {
    return this.view.lands.find((land) => land.land === id)
  }

  /** Which of the tower's colours it is: a seat, or the farmers after them. */
  cube(colour: Arg): number {
    return colour === 'farmer' ? this.view.seats.length : this.number(colour)
  }

  /** All cubes of a colour leave the tray for the supply; how many there were. */
  clear(cube: number): number {
    const { tower, seats } = this.view
    const count = tower.tray[cube] ?? 0
    tower.tray[cube] = 0
    const seat = seats[cube]
    if (seat) seat.supply += count
    else tower.farmers += count
    return count
  }

  /** A card of a mat lies face up now. */
  turnUp(colour: Arg, field: Arg, card: Arg): void {
    const here = this.seat(colour)?.mat.find((other) => other.field === field)
    if (here) Object.assign(here, { state: 'shown', card: card === undefined ? null : String(card) })
  }

  cost(action: Arg): number {
    return this.board.action.find((one) => one.id === action)?.cost ?? 0
  }

  /** Buildings and markers are gone, and the land belongs to nobody. */
  raze(land: Land): void {
    for (const building of land.buildings) add(this.view.stock, building, 1)
    Object.assign(land, { owner: null, armies: 0, buildings: [], unrest: 0, changed: true })
  }

  /** The attack that is being fought: the one drawn last, else the last that the log tells of. */
  attack(): EventLine | undefined {
    return this.view.attack ?? toldLog(this.table, this.view).findLast((event) => event.kind === 'attack')
  }

  /** Attackers have left their land. */
  leave(): void {
    const [, from, , count] = this.attack()?.args ?? []
    const land = this.land(from)
    if (land) land.armies -= Number(count)
    delete this.view.attack
  }

  settle(land: Land, seat: number, count: number): void {
    const leader = this.view.seats[seat]
    if (leader) leader.supply -= count
    land.owner = seat
    land.armies = count
  }

  endSeason(): void {
    const { view } = this
    view.event = null
    view.action = null
    view.actions = []
    for (const land of view.lands) land.changed = false
    for (const seat of view.seats) {
      seat.immune = []
      for (const field of seat.mat) Object.assign(field, { state: 'empty', card: null })
    }
  }

  /** What follows from the lands. */
  count(): void {
    this.view.seats.forEach((seat, number) => {
      const own = this.view.lands.filter((land) => land.owner === number)
      seat.lands = own.length
      seat.armies = own.reduce((sum, land) => sum + land.armies, 0)
    })
  }
}

export function add(counts: Record<string, number>, key: string, count: number): void {
  counts[key] = (counts[key] ?? 0) + count
}

export function addAt(counts: number[], place: number, count: number): void {
  counts[place] = (counts[place] ?? 0) + count
}

export function score(leader: Leader | undefined, part: string, count: number): void {
  if (!leader) return
  leader.points += count
  add(leader.score, 'points', count)
  add(leader.score, part, count)
}

export type Changes = Record<string, (draft: Draft, args: readonly Arg[]) => void>
