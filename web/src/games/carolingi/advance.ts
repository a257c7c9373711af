/**
 * The position after one event, as far as the event tells: so that pieces lie where they have flown to while the rest
 * of an update is still being played. At the end of the update the engine's own position is drawn.
 */
import type { TableModel } from '../../table/contract'
import type { EventLine } from '../../wire'
import { releasedFrom } from './scenario/problems'
import {
  SEASONS,
  type CarolingiCard,
  type CarolingiLand,
  type CarolingiSeat,
  type CarolingiView,
} from './view'

class Draft {
  readonly view: CarolingiView

  constructor(
    before: CarolingiView,
    readonly after: CarolingiView,
  ) {
    this.view = structuredClone(before)
  }

  seat(colour: string | number | undefined): CarolingiSeat | undefined {
    return this.view.seats.find((seat) => seat.seat === colour)
  }

  number(colour: string | number | undefined): number {
    return this.view.seats.findIndex((seat) => seat.seat === colour)
  }

  /** A land that something happens to; who rules it afterwards is known from the end of the update. */
  land(id: string | number | undefined): CarolingiLand | undefined {
    const land = this.view.lands.find((other) => other.land === id)
    const later = this.after.lands.find((other) => other.land === id)
    if (land && later) land.ruler = later.ruler
    return land
  }

  card(id: string | number | undefined): CarolingiCard | undefined {
    for (const strip of this.view.strips) {
      const found = strip.slots.find((slot) => slot?.card === id)
      if (found) return found
    }
    return undefined
  }

  discard(id: string | number | undefined): void {
    for (const strip of this.view.strips)
      strip.slots = strip.slots.map((slot) => (slot?.card === id ? null : slot))
  }
}

type Arg = string | number | undefined
type Change = (draft: Draft, args: readonly Arg[]) => void

function add(place: { followers: number[] } | undefined, seat: number, count: number): void {
  if (place && seat >= 0) place.followers[seat] = Math.max(0, (place.followers[seat] ?? 0) + count)
}

/** Followers of a seat go from the missi to a land or card. */
function missiTo(draft: Draft, place: { followers: number[] } | undefined, seat: Arg, count: number): void {
  const court = draft.seat(seat)
  if (court) court.missi -= count
  add(place, draft.number(seat), count)
}

function draw(draft: Draft, seat: Arg): CarolingiSeat | undefined {
  const court = draft.seat(seat)
  draft.view.bag.tiles = Math.max(0, draft.view.bag.tiles - 1)
  if (court) court.bag = Math.max(0, court.bag - 1)
  return court
}

/** A card leaves the archivium. */
function leave({ view }: Draft, land: Arg): void {
  view.archivium = view.archivium.filter((card) => card !== land)
}

/** A follower comes out of the bag; until its owner decides it is among the missi. */
function settler(draft: Draft, seat: Arg): void {
  const court = draft.seat(seat)
  if (court) {
    court.settlers -= 1
    court.missi += 1
  }
}

function rise(draft: Draft, id: Arg): void {
  const land = draft.land(id)
  if (land) land.gangs += 1
  draft.view.gang_supply -= 1
}

const CHANGES: Record<string, Change> = {
  season({ view }, [year, season]) {
    view.year = Number(year)
    view.season = String(season)
  },
  'bag-filled'({ view }, [tiles, events]) {
    view.bag.tiles = Number(tiles)
    view.bag.events = Number(events)
    view.event_tiles.scriptorium = 0
    for (const seat of view.seats) {
      seat.bag = seat.placed
      seat.placed = 0
    }
  },
  'tile-drawn'(draft, [seat, tile]) {
    const season = SEASONS.findIndex((name) => name === draft.view.season)
    draw(draft, seat)?.seasons[season]?.push(String(tile))
  },
  'extra-tile'(draft, [seat, tile]) {
    const season = SEASONS.findIndex((name) => name === draft.view.season)
    draft.seat(seat)?.seasons[season]?.push(String(tile))
  },
  'no-action'(draft, [seat]) {
    const court = draw(draft, seat)
    if (court) court.rack += 1
  },
  'event-drawn'({ view }) {
    view.bag.events = Math.max(0, view.bag.events - 1)
    view.event_tiles.scriptorium += 1
  },
  'card-drawn'({ view }, [land]) {
    view.archivium = view.archivium.filter((card) => card !== land)
    const region = view.lands.find((other) => other.land === land)?.region
    const strip = view.strips.find((other) => other.region === region)
    const free = strip?.slots.indexOf(null) ?? -1
    if (strip && free >= 0) {
      strip.slots[free] = { card: String(land), followers: view.seats.map(() => 0), gangs: 0, problem: null }
    }
  },
  'card-drawn-full'({ view }, [land]) {
    view.archivium = view.archivium.filter((card) => card !== land)
  },
  'overflow-on-card'(draft, [land]) {
    const card = draft.card(land)
    if (card) card.gangs += 1
    draft.view.gangs_waiting -= 1
  },
  'gang-on-card'(draft, [land]) {
    const card = draft.card(land)
    if (card) card.gangs += 1
    draft.view.gang_supply -= 1
  },
  transferred(draft, [id]) {
    const card = draft.card(id)
    const land = draft.land(id)
    if (card && land) {
      card.followers.forEach((count, seat) => add(land, seat, count))
      land.gangs += card.gangs
      // its problem has still to go to the wheel (814)
      if (card.problem === null) draft.discard(id)
      else Object.assign(card, { followers: card.followers.map(() => 0), gangs: 0 })
    }
  },
  spread(draft, [, to]) {
    const land = draft.land(to)
    if (land) land.gangs += 1
    draft.view.gang_supply -= 1
  },
  'hunger-gang'(draft, [id]) {
    const land = draft.land(id)
    if (land) land.gangs += 1
    draft.view.gang_supply -= 1
  },
  starved(draft, [id, seat, count]) {
    const court = draft.seat(seat)
    if (court) court.leudes += Number(count)
    add(draft.land(id), draft.number(seat), -Number(count))
  },
  sent: (draft, [seat, land, count]) => missiTo(draft, draft.land(land), seat, Number(count)),
  posted: (draft, [seat, land, count]) => missiTo(draft, draft.card(land), seat, Number(count)),
  appeased(draft, [seat, id, count]) {
    const land = draft.land(id)
    missiTo(draft, land, seat, Number(count))
    if (land) land.gangs -= Number(count)
    draft.view.gang_supply += Number(count)
  },
  developed(draft, [seat, id]) {
    const land = draft.land(id)
    const court = draft.seat(seat)
    if (land) land.development += 1
    if (court) {
      court.missi -= 1
      court.leudes += 1
    }
    draft.view.development_supply -= 1
  },
  equipped(draft, [seat, count]) {
    const court = draft.seat(seat)
    if (court) {
      court.leudes -= Number(count)
      court.missi += Number(count)
    }
  },
  called(draft, [seat, count]) {
    const court = draft.seat(seat)
    if (court) {
      court.nobiles -= Number(count)
      court.leudes += Number(count)
    }
  },
  marched(draft, [seat, from, to, count]) {
    add(draft.land(from), draft.number(seat), -Number(count))
    add(draft.land(to), draft.number(seat), Number(count))
  },
  fought(draft, [, id]) {
    const land = draft.land(id)
    const later = draft.after.lands.find((other) => other.land === id)
    if (land && later) {
      land.followers = [...later.followers]
      land.gangs = later.gangs
    }
  },
  trophy(draft, [seat, count]) {
    const court = draft.seat(seat)
    if (court) {
      court.leudes -= 1
      court.trophies = Number(count)
    }
  },
  'problem-on-wheel'(draft, [kind, season]) {
    const wheel = draft.view.scenario?.wheel[SEASONS.findIndex((name) => name === season)]
    wheel?.push(String(kind))
    const card = releasedFrom(draft.view, draft.after, String(kind))
    if (card !== null) draft.discard(card)
  },
  'problem-on-card'(draft, [land, kind]) {
    const card = draft.card(land)
    if (card) card.problem = String(kind)
    draft.view.scenario?.problems.shift()
  },
  'patience-ends'(draft, [land]) {
    const card = draft.card(land)
    if (card) card.gangs += 1
    draft.view.gang_supply -= 1
  },
  'problem-spared'(draft, [land, kind]) {
    const card = draft.card(land)
    if (card) card.problem = null
    draft.view.scenario?.problems.push(String(kind))
  },
  blocked: (draft, [seat, tile]) => void draft.seat(seat)?.turned.push(String(tile)),
  solved({ view }, [, kind, season]) {
    const { scenario } = view
    const i = SEASONS.findIndex((name) => name === season)
    if (scenario === null) return
    scenario.wheel = scenario.wheel.map((kinds, at) =>
      at === i ? kinds.filter((other) => other !== kind) : kinds,
    )
    scenario.problems.push(String(kind))
  },
  honoured(draft, [seat, field]) {
    const court = draft.seat(seat)
    if (court && (field === 'missi' || field === 'leudes' || field === 'nobiles')) court[field] -= 1
    draft.view.scenario?.favour.push(draft.number(seat))
  },
  forgotten(draft, [seat]) {
    const court = draft.seat(seat)
    if (court) court.leudes += 1
    draft.view.scenario?.favour.shift()
  },
  'card-and-follower'(draft, [land, seat]) {
    leave(draft, land)
    settler(draft, seat)
  },
  'follower-drawn': (draft, [seat]) => settler(draft, seat),
  'second-pass'({ view }) {
    for (const seat of view.seats) {
      seat.settlers = seat.reserve
      seat.reserve = 0
    }
  },
  forest(draft, [id]) {
    leave(draft, id)
    const land = draft.land(id)
    if (land) land.forest = true
  },
  settled: (draft, [seat, land]) => missiTo(draft, draft.land(land), seat, 1),
  attached: (draft, [seat, land]) => missiTo(draft, draft.card(land), seat, 1),
  unrest: (draft, [land]) => rise(draft, land),
  'anarchy-gang': (draft, [land]) => rise(draft, land),
  'rebellion-gang': (draft, [land]) => rise(draft, land),
  claimed(draft, [, id]) {
    const land = draft.land(id)
    if (land) {
      draft.view.development_supply += land.development
      land.development = 0
    }
  },
  displaced(draft, [id, seat, count]) {
    const number = draft.number(seat)
    const land = draft.land(id)
    const court = draft.seat(seat)
    add(land && (land.followers[number] ?? 0) > 0 ? land : draft.card(id), number, -Number(count))
    if (court) court.leudes += Number(count)
  },
  'driven-out'(draft, [from, to]) {
    const here = draft.land(from)
    const there = draft.land(to)
    if (here) here.gangs -= 1
    if (there) there.gangs += 1
  },
  'gangs-vanish'(draft, [id, count]) {
    const land = draft.land(id)
    if (land) land.gangs -= Number(count)
    draft.view.gang_supply += Number(count)
  },
  'card-to-homeland'(draft, [seat, id, count]) {
    add(draft.card(id), draft.number(seat), -Number(count))
    add(draft.land(id), draft.number(seat), Number(count))
  },
  'card-removed'(draft, [id]) {
    draft.discard(id)
    leave(draft, id)
    const land = draft.land(id)
    const later = draft.after.lands.find((other) => other.land === id)
    if (land && later) land.palace = later.palace
  },
  'gangs-overflow'(draft, [id, count]) {
    const land = draft.land(id)
    if (land) land.gangs -= Number(count)
    draft.view.gangs_waiting += Number(count)
  },
}

export function advance(position: CarolingiView, event: EventLine, table: TableModel): CarolingiView | null {
  const change = CHANGES[event.kind]
  if (change === undefined) return null
  const draft = new Draft(position, table.position as CarolingiView)
  change(draft, event.args)
  return draft.view
}
