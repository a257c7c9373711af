/**
 * What an event changes on the board, so that a run of events can be shown one after the other. No rule is applied
 * here: events say what has moved. Counts and majorities are left as they are until the server tells the new ones.
 */
import type { EventLine } from '../../wire'
import { seatNumber } from './model'
import type { Place, View } from './view'

type Counts = Record<string, number>

function plus(counts: Counts, key: string, change: number): Counts {
  return { ...counts, [key]: (counts[key] ?? 0) + change }
}

function sum(one: Counts, two: Counts): Counts {
  return Object.fromEntries(Object.keys(one).map((key) => [key, (one[key] ?? 0) + (two[key] ?? 0)]))
}

function withSeat(view: View, seat: number, change: Partial<View['seats'][number]>): View {
  return { ...view, seats: view.seats.map((row, number) => (number === seat ? { ...row, ...change } : row)) }
}

function withPlace(view: View, province: string, change: (place: Place) => Partial<Place>): View {
  const places = view.places.map((place) =>
    place.provinces.includes(province) ? { ...place, ...change(place) } : place,
  )
  return { ...view, places }
}

function withCastles(view: View, side: string, change: number): View {
  const sides = view.sides.map((row) =>
    row.side === side ? { ...row, castles: row.castles + change, stock: row.stock - change } : row,
  )
  const seats = view.seats.map((row) =>
    row.side === side ? { ...row, score: plus(row.score, 'castles', change) } : row,
  )
  return { ...view, sides, seats }
}

function disc(view: View, seat: number, value: number): View {
  const row = view.seats[seat]
  return row === undefined ? view : withSeat(view, seat, { disc: value, used: [...row.used, value].sort() })
}

function court(view: View, seat: number, family: string): View {
  const row = view.seats[seat]
  if (row === undefined) return view
  return withSeat(view, seat, { reserve: plus(row.reserve, family, -1), court: plus(row.court, family, 1) })
}

function sent(view: View, seat: number, family: string, province: string): View {
  const row = view.seats[seat]
  if (row === undefined) return view
  const out = withSeat(view, seat, { reserve: plus(row.reserve, family, -1) })
  return withPlace(out, province, (place) => ({ knights: plus(place.knights, family, 1) }))
}

function moved(view: View, province: string): View {
  const first = view.places.findIndex((place) => place.provinces.includes(province))
  const places = [...view.places.slice(first), ...view.places.slice(0, first)]
  return first < 0 ? view : { ...view, emperor: province, places }
}

function taken(view: View, side: string, province: string, count: number | null): View {
  const place = view.places.find((one) => one.provinces.includes(province))
  if (place === undefined) return view
  const castles = count ?? place.provinces.length
  let out = withPlace(view, province, () => ({ owner: side, castles }))
  if (place.owner !== null) out = withCastles(out, place.owner, -place.castles)
  return withCastles(out, side, castles)
}

function merged(view: View, behind: string, ahead: string): View {
  const one = view.places.find((place) => place.provinces.includes(behind))
  const two = view.places.find((place) => place.provinces.includes(ahead))
  if (one === undefined || two === undefined || one === two) return view
  const both: Place = {
    ...one,
    provinces: [...one.provinces, ...two.provinces],
    knights: sum(one.knights, two.knights),
    strengths: sum(one.strengths, two.strengths),
    castles: one.castles + two.castles,
    majority: one.majority === two.majority ? one.majority : null,
  }
  const places = view.places.filter((place) => place !== two).map((place) => (place === one ? both : place))
  const home = places.findIndex((place) => place.provinces.includes(view.emperor))
  return { ...view, places: [...places.slice(home), ...places.slice(0, home)] }
}

function reserve(view: View, seat: number, family: string): View {
  const row = view.seats[seat]
  if (row === undefined) return view
  return {
    ...withSeat(view, seat, { reserve: plus(row.reserve, family, 1) }),
    supply: plus(view.supply, family, -1),
  }
}

function returned(view: View, family: string, count: number): View {
  const seats = view.seats.map((row) => ({ ...row, court: plus(row.court, family, -count) }))
  return { ...view, seats, supply: plus(view.supply, family, count * view.seats.length) }
}

/** The position after an event, as far as the event tells it. */
export function advance(view: View, event: EventLine): View | null {
  const [one, two, three] = event.args
  const seat = seatNumber(view, one)
  switch (event.kind) {
    case 'round':
      return { ...view, round: Number(one), seats: view.seats.map((row) => ({ ...row, disc: null })) }
    case 'disc':
      return disc(view, seat, Number(two))
    case 'court':
      return court(view, seat, String(two))
    case 'control':
    case 'control-from':
      return { ...view, holders: { ...view.holders, [String(two)]: seat } }
    case 'sent':
      return sent(view, seat, String(two), String(three))
    case 'moved':
      return moved(view, String(three))
    case 'built':
      return taken(view, String(one), String(two), null)
    case 'exchanged':
      return taken(view, String(one), String(two), Number(three))
    case 'merged':
      return merged(view, String(two), String(three))
    case 'reserve':
      return reserve(view, seat, String(two))
    case 'returned':
      return returned(view, String(one), Number(two))
    default:
      return null
  }
}
