/** Winter, its scoring, and the next year. */
import { score, type Changes } from './draft'

export const winter: Changes = {
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
