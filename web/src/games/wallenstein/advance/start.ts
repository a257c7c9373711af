/** Start lands, and the first filling of the tower. */
import type { Changes } from './draft'

export const start: Changes = {
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
}
