/** A land in words: for the note beside it, and for those who hear the board instead of seeing it. */
import { t } from '../../lib/texts.svelte'
import type { TableModel } from '../../table/contract'
import type { BoardFile } from './board'
import { maySettle, settling } from './advanced/settling'
import { lightsOf, sendingTo, type Lights } from './lights'
import { sheetOf } from './sheet'
import { tileName } from './tiles'
import { cardsOf, colours, parties, shown, type CarolingiLand } from './view'

export interface PartyWords {
  /** A seat's colour, or `gang`. */
  owner: string
  count: number
  words: string
}

export interface LandWords {
  id: string
  name: string
  region: string
  regionName: string
  /** Whose homeland it is; null: nobody's. */
  kind: string | null
  /** Who rules and why, and what I would need for it. */
  rule: string[]
  parties: PartyWords[]
  development: string | null
  /** What lies on its card, if that is in a strip. */
  card: { parties: PartyWords[]; words: string } | null
  /** What can be done with it now. */
  can: string | null
  neighbours: string[]
}

function partyWords(
  table: TableModel,
  place: { followers: readonly number[]; gangs: number },
  seats: readonly string[],
): PartyWords[] {
  return parties(place, seats).map(({ owner, count }) => ({
    owner,
    count,
    words:
      owner === 'gang'
        ? t('ca-land-gangs', { count })
        : t('ca-land-followers', { count, seat: table.speaker.name('seat', owner) }),
  }))
}

/** What the present question would do with a land. */
function canDo(table: TableModel, land: string, lights: Lights): string | null {
  const { chooser } = table
  if (lights.chosenLands.has(land) || lights.chosenCards.has(land)) return t('ca-can-chosen')
  if (land === sendingTo(table)) return t('ca-can-send')
  if (settling(table) && land === table.asked?.facts['land'] && chooser.active && maySettle(table))
    return t('ca-can-settle')
  if (!chooser.lit('land', land)) return null
  const verbs = new Set(chooser.after({ domain: 'land', name: land }).map((choice) => choice.verb))
  const said: string[] = []
  if (verbs.has('march')) said.push(chooser.picked.length > 0 ? t('ca-can-march-to') : t('ca-can-march-from'))
  if (verbs.has('fight')) {
    const fight = shown(table).fights.find((other) => other.land === land)
    said.push(fight ? table.speaker.explain(fight.why) : t('ca-can-fight'))
  }
  if (verbs.has('reinforce')) said.push(t('ca-can-reinforce'))
  if (verbs.has('attach')) said.push(t('ca-can-attach'))
  if (verbs.has('claim')) said.push(t('ca-can-claim'))
  if (verbs.has('drive')) said.push(t('ca-can-drive'))
  if (verbs.has('develop')) said.push(t('ca-can-develop'))
  if (verbs.has('appease')) said.push(t('ca-can-appease'))
  if (verbs.has('post')) said.push(t('ca-can-post'))
  if (verbs.has('unfold')) said.push(t('ca-can-unfold'))
  return said.join(' ') || t('ca-can-choose')
}

export function landWords(table: TableModel, land: CarolingiLand, lights = lightsOf(table)): LandWords {
  const view = shown(table)
  const seats = colours(view)
  const { speaker } = table
  const palace = land.palace === null ? undefined : seats[land.palace]
  const card = cardsOf(view).find((other) => other.card === land.land)
  const onCard = card === undefined ? [] : partyWords(table, card, seats)
  const board = table.board as BoardFile
  return {
    id: land.land,
    name: speaker.name('land', land.land),
    region: land.region,
    regionName: speaker.name('region', land.region),
    kind: palace === undefined ? null : t('ca-land-homeland', { seat: speaker.name('seat', palace) }),
    rule: land.why.map((why) => speaker.explain(why)),
    parties: partyWords(table, land, seats),
    development: land.development > 0 ? t('ca-land-development', { count: land.development }) : null,
    card:
      card === undefined
        ? null
        : {
            parties: onCard,
            words: [
              onCard.length === 0
                ? t('ca-land-card-empty')
                : t('ca-land-card', { pieces: onCard.map(({ words }) => words).join(', ') }),
              card.problem === null ? '' : t('ca-814-card-problem', { kind: tileName(table, card.problem) }),
            ]
              .filter(Boolean)
              .join(' '),
          },
    can: canDo(table, land.land, lights),
    neighbours: [...(sheetOf(board, view.seats.length).land.get(land.land)?.neighbours ?? [])],
  }
}

/** The same in one breath; the neighbours follow as links. */
export function landSentence(words: LandWords): string {
  const pieces = [...words.parties.map((party) => party.words), words.development].filter(Boolean).join(', ')
  return [
    words.kind === null ? '' : `${words.kind}.`,
    ...words.rule,
    pieces === '' ? t('ca-land-empty') : t('ca-land-pieces', { pieces }),
    words.card?.words ?? '',
    words.can ?? '',
  ]
    .filter(Boolean)
    .join(' ')
}
