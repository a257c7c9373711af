/** A land in words: for the note beside it, and for those who hear the board instead of seeing it. */
import type { IconName } from '../../../icons/icons'
import { t } from '../../../lib/texts.svelte'
import type { TableModel } from '../../../table/contract'
import type { BoardFile } from '../board'
import { buildingIcon } from '../looks'
import { fieldName } from '../plan/fields'
import { colours, shown, type Land } from '../view'
import { lightsOf, plannedFields } from './picking'
import { sheetOf } from './sheet'

export interface LandWords {
  id: string
  name: string
  region: string
  regionName: string
  /** Whose it is and what follows from that. */
  rule: string[]
  /** Colour of the owner. */
  owner: string | null
  buildings: { icon: IconName; words: string }[]
  sites: string
  tax: string
  grain: string
  unrest: string | null
  changed: string | null
  planned: string | null
  /** What can be done with it now. */
  can: string | null
  neighbours: string[]
}

/** What the present question would do with a land. */
function canDo(table: TableModel, land: string): string | null {
  const lights = lightsOf(table)
  const { chooser } = table
  if (lights.chosenLands.has(land)) return t('wa-map-chosen')
  if (!lights.lands.has(land)) return null
  if (chooser.asked?.kind === 'plan') {
    const field = chooser.picked.find((thing) => thing.domain === 'field')?.name
    return field === undefined
      ? t('wa-map-can-plan')
      : t('wa-map-can-lay', { field: fieldName(table, field) })
  }
  return chooser.verb === 'march' ? t('wa-map-can-march') : t('wa-map-can-choose')
}

export function landWords(table: TableModel, land: Land): LandWords | null {
  const view = shown(table)
  const { speaker } = table
  const shape = sheetOf(table.board as BoardFile, view.out_of_play).land.get(land.land)
  if (shape === undefined) return null
  const field = plannedFields(table).get(land.land)
  return {
    id: land.land,
    name: speaker.name('land', land.land),
    region: land.region,
    regionName: speaker.name('region', land.region),
    rule: land.why.map((why) => speaker.explain(why)),
    owner: land.owner === null ? null : (colours(view)[land.owner] ?? null),
    buildings: land.buildings.map((building) => ({
      icon: buildingIcon(building),
      words: speaker.name('building', building),
    })),
    sites: t('wa-map-sites', { count: shape.file.sites - land.buildings.length }),
    tax: t('wa-map-tax', { count: shape.file.tax }),
    grain: t('wa-map-grain', { count: shape.file.grain }),
    unrest: land.unrest > 0 ? t('wa-map-unrest', { count: land.unrest }) : null,
    changed: land.changed ? t('wa-map-changed') : null,
    planned: field === undefined ? null : t('wa-map-planned', { field: fieldName(table, field) }),
    can: canDo(table, land.land),
    neighbours: [...shape.neighbours],
  }
}

/** The same in one breath; the neighbours follow as links. */
export function landSentence(words: LandWords): string {
  const things = [
    ...words.buildings.map((building) => building.words),
    words.sites,
    words.tax,
    words.grain,
    words.unrest,
  ]
  return [
    ...words.rule,
    t('wa-map-things', { things: things.filter(Boolean).join(', ') }),
    words.changed,
    words.planned,
    words.can,
  ]
    .filter(Boolean)
    .join(' ')
}
