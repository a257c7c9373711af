/** The lands in groups for the list: by region, or by owner. */
import { t } from '../../../lib/texts.svelte'
import type { TableModel } from '../../../table/contract'
import type { BoardFile } from '../board'
import { shown, type Land } from '../view'
import { landSentence, landWords } from './describe'

export type Order = 'region' | 'owner'

export interface Group {
  id: string
  name: string
  note: string
  lands: { id: string; name: string; sentence: string; lit: boolean; neighbours: readonly string[] }[]
}

export function listGroups(table: TableModel, board: BoardFile, order: Order): Group[] {
  const { lands, seats } = shown(table)
  const group = (id: string, name: string, belongs: (land: Land) => boolean): Group => {
    const own = lands.filter(belongs)
    return {
      id,
      name,
      note: t('wa-map-lands', { count: own.length }),
      lands: own.flatMap((land) => {
        const words = landWords(table, land)
        return words === null
          ? []
          : [
              {
                id: words.id,
                name: words.name,
                sentence: landSentence(words),
                lit: words.can !== null,
                neighbours: words.neighbours,
              },
            ]
      }),
    }
  }
  const groups =
    order === 'region'
      ? board.region.map(({ id }) =>
          group(id, table.speaker.name('region', id), (land) => land.region === id),
        )
      : [
          ...seats.map((_, seat) => group(`seat-${seat}`, table.nameOf(seat), (land) => land.owner === seat)),
          group('neutral', t('wa-map-neutral'), (land) => land.owner === null),
        ]
  return groups.filter(({ lands: own }) => own.length > 0)
}
