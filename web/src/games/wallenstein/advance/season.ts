/** A season up to its actions: what is laid out, planning, the order of play, banners and the court. */
import { addAt, score, type Changes } from './draft'

export const season: Changes = {
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
}
