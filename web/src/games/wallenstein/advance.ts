/**
 * The position after one event, as far as the event tells: so that pieces lie where they have flown to while the rest
 * of an update is still being played. At the end of the update the engine's own position is drawn.
 */
import type { TableModel } from '../../table/contract'
import type { EventLine } from '../../wire'
import { majoritiesOf } from './scoring/majorities'
import type { Land, Leader, View } from './view'

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

const BUILDINGS = ['palace', 'church', 'trading_house']

class Draft {
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

function add(counts: Record<string, number>, key: string, count: number): void {
  counts[key] = (counts[key] ?? 0) + count
}

function addAt(counts: number[], place: number, count: number): void {
  counts[place] = (counts[place] ?? 0) + count
}

function score(leader: Leader | undefined, part: string, count: number): void {
  if (!leader) return
  leader.points += count
  add(leader.score, 'points', count)
  add(leader.score, part, count)
}

type Change = (draft: Draft, args: readonly Arg[]) => void

const CHANGES: Record<string, Change> = {
  // ---- start lands
  'card-open'({ view }, [land]) {
    if (!view.start) return
    view.start.open.push(String(land))
    if (view.start.under[0] === land && view.start.pile === view.start.under.length) view.start.under.shift()
    view.start.pile -= 1
  },
  'card-blind'({ view }, [, land]) {
    if (!view.start) return
    if (view.start.under[0] === land && view.start.pile === view.start.under.length) view.start.under.shift()
    view.start.pile -= 1
  },
  exchanged({ view }, [, one, two]) {
    if (!view.start) return
    view.start.open = []
    view.start.under.push(String(one), String(two))
    view.start.pile += 2
  },
  starts(draft, [colour, id, count]) {
    const land = draft.land(id)
    const seat = draft.seat(colour)
    if (!land || !seat) return
    land.owner = draft.number(colour)
    land.armies = Number(count)
    seat.supply -= Number(count)
    const { start } = draft.view
    if (start) start.open = start.open.filter((other) => other !== id)
    const group = seat.groups.indexOf(Number(count))
    if (group >= 0) seat.groups.splice(group, 1)
  },
  filled(draft, [colour, count]) {
    const cube = draft.cube(colour)
    const seat = draft.seat(colour)
    draft.view.start = null
    draft.view.tower.inside[cube] = Number(count)
    if (seat) seat.supply -= Number(count)
    else draft.view.tower.farmers -= Number(count)
  },
  courtiers(draft, [colour, count]) {
    const seat = draft.seat(colour)
    if (!seat) return
    seat.hall += Number(count)
    seat.courtiers -= Number(count)
  },

  // ---- a season begins
  season(draft, [year, season]) {
    const { view } = draft
    draft.endSeason()
    view.year = Number(year)
    view.season = String(season)
    view.places = []
    view.favours = []
    for (const seat of view.seats)
      Object.assign(seat, { place: null, advantage: null, mat: [], planned: false })
  },
  'action-open': ({ view }, [action]) => void view.actions.push(String(action)),
  'event-open': ({ view }, [event]) => void view.events.push(String(event)),
  'advantage-open'({ view }, [place, advantage]) {
    view.places[Number(place) - 1] = { advantage: String(advantage), seat: null }
  },
  'favour-open'({ view }, [favour, cost]) {
    view.favours.push({ favour: String(favour), cost: Number(cost), taken: false })
    view.favours_left = view.favours_left.filter((other) => other !== favour)
  },

  // ---- planning and the order of play
  'plan-made'(draft, [colour]) {
    const seat = draft.seat(colour)
    if (seat) seat.planned = true
  },
  planned({ view }) {
    for (const seat of view.seats) seat.planned = false
  },
  event({ view }, [event]) {
    view.event = String(event)
    view.events = view.events.filter((other) => other !== event)
  },
  bid(draft, [colour, card]) {
    const seat = draft.seat(colour)
    const coin = /^coin_(\d+)$/.exec(String(card))
    if (seat) seat.money -= Number(coin?.[1] ?? 0)
    draft.turnUp(colour, 'bid', card)
  },
  place(draft, [colour, count, advantage]) {
    const place = draft.view.places[Number(count) - 1]
    const seat = draft.seat(colour)
    if (place) place.seat = draft.number(colour)
    if (seat) Object.assign(seat, { place: Number(count), advantage: String(advantage) })
  },
  order(draft, [count, colour]) {
    const { view } = draft
    if (count === 1) view.order = []
    view.choosing = []
    view.order.push(draft.number(colour))
  },

  // ---- banners and the court
  banner(draft, [colour, count]) {
    const seat = draft.seat(colour)
    if (seat) seat.banner = Number(count)
  },
  'gift-money'(draft, [colour, count]) {
    const seat = draft.seat(colour)
    if (seat) seat.money += Number(count)
  },
  'gift-grain'(draft, [colour, count]) {
    const seat = draft.seat(colour)
    if (seat) seat.grain += Number(count)
  },
  'gift-points': (draft, [colour, count]) => score(draft.seat(colour), 'favours', Number(count)),
  'gift-armies'(draft, [colour, count]) {
    const seat = draft.seat(colour)
    if (seat) seat.supply -= Number(count)
    addAt(draft.view.tower.tray, draft.cube(colour), Number(count))
  },
  'courtiers-sent'(draft, [colour, card, count]) {
    const seat = draft.seat(colour)
    const land = draft.land(card)
    if (land) land.armies -= Number(count)
    else addAt(draft.view.tower.tray, draft.cube(colour), -Number(count))
    if (!seat) return
    seat.supply += Number(count)
    seat.hall += Number(count)
    seat.courtiers -= Number(count)
  },
  audience(draft, [colour, count]) {
    const seat = draft.seat(colour)
    if (seat) Object.assign(seat, { hall: seat.hall - Number(count), audience: Number(count) })
  },
  'favour-taken'(draft, [colour, favour, cost]) {
    const seat = draft.seat(colour)
    const open = draft.view.favours.find((other) => other.favour === favour)
    if (open) Object.assign(open, { favour: '', taken: true })
    if (!seat) return
    seat.audience -= Number(cost)
    seat.courtiers += Number(cost)
  },
  'event-cancelled'({ view }) {
    view.event = null
  },
  ward(draft, [colour]) {
    const seat = draft.seat(colour)
    if (seat) seat.ward = true
  },
  warded(draft, [colour]) {
    const seat = draft.seat(colour)
    if (seat) seat.ward = false
  },
  immune(draft, [colour, favour]) {
    const seat = draft.seat(colour)
    const file = draft.board.favour.find((one) => `favour_${one.number}` === favour)
    if (seat) seat.immune = [...new Set([...seat.immune, ...(file?.actions ?? [])])].sort()
  },
  occupied(draft, [colour, id, count]) {
    const land = draft.land(id)
    const seat = draft.seat(colour)
    if (!land || !seat) return
    if (land.owner === null) Object.assign(land, { owner: draft.number(colour), changed: true })
    land.armies += Number(count)
    seat.supply -= Number(count)
  },

  // ---- the ten actions
  action({ view }, [count]) {
    view.action = Number(count) - 1
    // the audience is over: who is left returns to the hall, favours that nobody took leave the game
    view.favours = []
    for (const seat of view.seats) {
      seat.hall += seat.audience
      seat.audience = 0
    }
  },
  'card-lost'(draft, [colour, field]) {
    const here = draft.seat(colour)?.mat.find((other) => other.field === field)
    if (here) Object.assign(here, { state: 'empty', card: null })
  },
  skips: (draft, [colour, action]) => draft.turnUp(colour, action, undefined),
  turn: (draft, [colour, action, card]) => draft.turnUp(colour, action, card),
  built(draft, [colour, building, id]) {
    const seat = draft.seat(colour)
    const land = draft.land(id)
    if (!seat || !land) return
    // before the actions begin buildings are favours
    if (draft.view.action !== null) seat.money -= draft.cost(building)
    land.buildings = BUILDINGS.filter((other) => other === building || land.buildings.includes(other))
    add(draft.view.stock, String(building), -1)
  },
  calmed(draft, [id, count]) {
    const land = draft.land(id)
    if (land) land.unrest -= Number(count)
  },
  grain(draft, [colour, , count]) {
    const seat = draft.seat(colour)
    if (seat) seat.grain += Number(count)
  },
  tax(draft, [colour, , count]) {
    const seat = draft.seat(colour)
    if (seat) seat.money += Number(count)
  },
  unrest(draft, [id, count]) {
    const land = draft.land(id)
    if (land) land.unrest = Number(count)
  },
  recruited(draft, [colour, id, count]) {
    const seat = draft.seat(colour)
    const land = draft.land(id)
    if (!seat || !land) return
    seat.supply -= Number(count)
    seat.money -= draft.cost(draft.view.actions[draft.view.action ?? -1])
    land.armies += Number(count)
  },
  moved(draft, [, from, to, count]) {
    const here = draft.land(from)
    const there = draft.land(to)
    if (here) here.armies -= Number(count)
    if (there) there.armies += Number(count)
  },

  // ---- battles: armies stay on the map until the cubes have fallen
  attack(draft, args) {
    draft.view.attack = { kind: 'attack', args: args as EventLine['args'] }
  },
  aided(draft, [colour]) {
    const seat = draft.seat(colour)
    if (seat) seat.supply -= 1
  },
  thrown(draft, [colour, fresh, returned]) {
    const { tower } = draft.view
    const cube = draft.cube(colour)
    tower.tray[cube] = 0
    addAt(tower.inside, cube, Number(fresh) + Number(returned))
    if (colour === 'farmer') tower.farmers -= Number(fresh)
  },
  tray(draft, [colour, count]) {
    const { tower } = draft.view
    const cube = draft.cube(colour)
    tower.tray[cube] = Number(count)
    addAt(tower.inside, cube, -Number(count))
  },
  conquered(draft, [colour, id, ours, theirs]) {
    const land = draft.land(id)
    if (!land) return
    const neutral = land.owner === null
    draft.leave()
    draft.clear(draft.cube(colour))
    if (land.owner !== null) draft.clear(land.owner)
    if (neutral || land.unrest === 0) draft.clear(draft.cube('farmer'))
    draft.settle(land, draft.number(colour), Number(ours) - Number(theirs))
    land.changed = true
  },
  repelled(draft, [colour]) {
    draft.leave()
    draft.clear(draft.cube(colour))
    draft.clear(draft.cube('farmer'))
  },
  defended(draft, [colour, id, theirs, ours]) {
    const land = draft.land(id)
    const attacker = draft.attack()?.args[0]
    if (!land) return
    draft.leave()
    draft.clear(draft.cube(attacker))
    const own = draft.clear(draft.cube(colour))
    if (land.unrest === 0) draft.clear(draft.cube('farmer'))
    draft.settle(land, draft.number(colour), Math.min(own, Number(theirs) - Number(ours)))
  },
  drawn(draft, [id]) {
    const land = draft.land(id)
    const attacker = draft.attack()?.args[0]
    if (!land) return
    draft.leave()
    draft.clear(draft.cube(attacker))
    if (land.owner !== null) draft.clear(land.owner)
    if (land.unrest === 0) draft.clear(draft.cube('farmer'))
    draft.raze(land)
  },
  revolt({ view }, [, id]) {
    view.revolts = view.revolts.filter((land) => land !== id)
  },
  suppressed(draft, [colour, id, own, theirs]) {
    const land = draft.land(id)
    if (!land) return
    draft.clear(draft.cube(colour))
    draft.clear(draft.cube('farmer'))
    draft.settle(land, draft.number(colour), Number(own) - Number(theirs))
  },
  'land-lost'(draft, [colour, id]) {
    const land = draft.land(id)
    if (!land) return
    draft.clear(draft.cube(colour))
    draft.clear(draft.cube('farmer'))
    draft.raze(land)
  },

  // ---- winter
  winter(draft) {
    draft.endSeason()
    draft.view.season = 'winter'
    draft.view.events = []
  },
  'grain-lost'(draft, [colour, , left]) {
    const seat = draft.seat(colour)
    if (seat) seat.grain = Number(left)
  },
  scored(draft, [colour, lands, buildings]) {
    score(draft.seat(colour), 'lands', Number(lands))
    score(draft.seat(colour), 'buildings', Number(buildings))
  },
  majority: (draft, [colour, , , count]) => score(draft.seat(colour), 'majorities', Number(count)),
  year({ view }, [year]) {
    view.year = Number(year)
    for (const land of view.lands) Object.assign(land, { unrest: 0, changed: false })
    for (const seat of view.seats) Object.assign(seat, { grain: 0, banner: 1 })
  },
}

/** What raises buildings, lets them change hands, or takes them away. */
const MOVES_BUILDINGS: ReadonlySet<string> = new Set(['built', 'conquered', 'drawn', 'land-lost'])

export function advance(position: View, event: EventLine, table: TableModel): View | null {
  const change = CHANGES[event.kind]
  if (change === undefined && !table.replaying) return null
  const draft = new Draft(position, table)
  change?.(draft, event.args)
  draft.count()
  if (MOVES_BUILDINGS.has(event.kind))
    draft.view.majorities = majoritiesOf(draft.view, draft.board.scoring, table.seat)
  if (table.replaying) draft.view.told = [...(draft.view.told ?? []), event]
  return draft.view
}
