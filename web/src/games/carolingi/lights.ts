/**
 * What can be clicked on the map now, from the chooser's lit things. Lands that are asked for as cards light up as
 * cards; the homeland stands for sending missi there.
 */
import type { Lights as MapLights } from '../../map/sheet'
import type { TableModel } from '../../table/contract'
import { settleLights, settling } from './advanced/settling'
import { shown } from './view'

export interface Lights extends MapLights {
  cards: ReadonlySet<string>
  chosenCards: ReadonlySet<string>
}

/** Questions whose lands are land cards. */
const CARDS = new Set(['influence', 'post', 'unfold'])

const NONE: ReadonlySet<string> = new Set()
export const DARK: Lights = { lands: NONE, cards: NONE, chosenLands: NONE, chosenCards: NONE, any: false }

/** The homeland of the seat that is asked, if missi can be sent there now. */
export function sendingTo(table: TableModel): string | null {
  const { chooser, seat } = table
  if (!chooser.active || seat === null || chooser.picked.length > 0) return null
  const send = chooser.verbs.find((choice) => choice.verb === 'send')
  if (send === undefined || send.targets === 0) return null
  if (chooser.verb !== null && chooser.verb !== 'send') return null
  return shown(table).seats[seat]?.homeland ?? null
}

export function lightsOf(table: TableModel): Lights {
  const { chooser } = table
  const asked = chooser.asked
  if (asked === null || !chooser.active) return DARK
  const lit = chooser.litNames('land')
  const chosen = chooser.picked.filter((thing) => thing.domain === 'land').map((thing) => thing.name)
  const land = asked.facts['land']
  if (asked.kind === 'starve' && typeof land === 'string') {
    return { ...DARK, chosenLands: new Set([land]), any: true }
  }
  if (settling(table)) return settleLights(table)
  if (asked.kind === 'drive-out' && typeof land === 'string') {
    return { ...DARK, lands: new Set(lit), chosenLands: new Set([land]), any: true }
  }
  if (CARDS.has(asked.kind)) {
    const home = sendingTo(table)
    const sending = chooser.verb === 'send' && home !== null
    return {
      lands: home !== null && !sending ? new Set([home]) : NONE,
      cards: new Set(lit),
      chosenLands: sending ? new Set([home]) : NONE,
      chosenCards: new Set(chosen),
      any: lit.length > 0 || chosen.length > 0 || home !== null,
    }
  }
  return {
    lands: new Set(lit),
    cards: NONE,
    chosenLands: new Set(chosen),
    chosenCards: NONE,
    any: lit.length > 0 || chosen.length > 0,
  }
}
