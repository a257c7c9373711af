/** Places in words, for readers and for cards. */
import { t } from '../../lib/texts.svelte'
import type { TableModel } from '../../table/contract'
import { boardOf, nameOf, viewOf } from './model'
import { placeName, type Place } from './view'

/** How a place is called: its province, or those of a region. */
export function calledOf(table: TableModel, place: Place): string {
  return placeName(place, (province) => nameOf(table, province))
}

/** The families that stand in a place, with their knights: `red 2, blue 1`. */
export function knightsInWords(table: TableModel, place: Place): string {
  return boardOf(table)
    .families.filter((family) => (place.knights[family] ?? 0) > 0)
    .map((family) =>
      t('cm-count', { colour: table.speaker.name('colour', family), count: place.knights[family] ?? 0 }),
    )
    .join(', ')
}

/** All that is to be said about a place, as sentences. */
export function placeInWords(
  table: TableModel,
  place: Place,
  steps: readonly number[],
  target: boolean,
): string {
  const view = viewOf(table)
  const index = view.places.indexOf(place)
  const count = view.places.length
  const around = (shift: number): string => {
    const other = view.places[(index + shift + count) % count]
    return other === undefined ? '' : calledOf(table, other)
  }
  const name = calledOf(table, place)
  const knights = knightsInWords(table, place)
  const parts = [
    place.provinces.length > 1
      ? t('cm-list-region', { name, count: place.provinces.length })
      : t('cm-list-province', { name }),
    place.owner === null
      ? t('cm-list-no-castle')
      : t('cm-list-castles', { side: table.speaker.name('side', place.owner), count: place.castles }),
    knights ? t('cm-list-knights', { knights }) : t('cm-list-no-knights'),
    ...place.why.map((one) => table.speaker.explain(one)),
    place.provinces.includes(view.emperor) ? t('cm-list-emperor') : '',
    ...steps.map((number) => t('cm-list-stop', { count: number })),
    target ? t('cm-list-target') : '',
    t('cm-list-neighbours', { previous: around(-1), next: around(1) }),
  ]
  return parts.filter(Boolean).join(' ')
}

/** What would happen in a place if Charlemagne stopped there now. */
export function verdict(table: TableModel, place: Place): string {
  if (place.majority === null || place.owner === place.majority) return t('cm-verdict-nothing')
  const side = table.speaker.name('side', place.majority)
  if (place.owner === null) return t('cm-verdict-builds', { side })
  const owner = table.speaker.name('side', place.owner)
  return t('cm-verdict-takes', { side, count: place.castles, owner })
}
