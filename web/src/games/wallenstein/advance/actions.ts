/** The ten actions. */
import { add, type Changes } from './draft'

const BUILDINGS = ['palace', 'church', 'trading_house']

export const actions: Changes = {
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
}
