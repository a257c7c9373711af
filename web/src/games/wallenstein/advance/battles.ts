/** Battles and revolts: armies stay on the map until the cubes have fallen. */
import type { EventLine } from '../../../wire'
import { addAt, type Changes } from './draft'

export const battles: Changes = {
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
}
