/** What a tile could do now, in words: from what the engine tells while tiles are chosen. */
import { t } from '../../lib/texts.svelte'
import { tileKind } from '../../pieces/tiles'
import type { TableModel } from '../../table/contract'
import type { CarolingiTargets } from '../../wire'
import { shown } from './view'

export interface Prospect {
  /** What could be done; empty: nothing. */
  possible: string[]
  /** Why own followers elsewhere could do nothing. */
  refused: string[]
}

function said(table: TableModel, { verb, names, most }: CarolingiTargets): string {
  const list = names.map((name) => table.speaker.name('land', name)).join(', ')
  if (verb === 'send') return t('ca-prospect-send', { count: most })
  if (verb === 'equip' || verb === 'call') return t('ca-prospect-taxes', { count: most })
  if (verb === 'activate') return t('ca-prospect-activate')
  if (verb === 'post') return t('ca-prospect-post', { names: list })
  if (verb === 'unfold') return t('ca-prospect-unfold', { names: list })
  if (verb === 'develop') return t('ca-prospect-develop', { names: list })
  return verb === 'march' ? t('ca-prospect-march', { names: list }) : list
}

/** Null where nothing is known: at other questions, for No action, for spectators. */
export function prospectOf(table: TableModel, tile: string): Prospect | null {
  const view = shown(table)
  const kind = tileKind(tile)
  if ((kind === 'peace' || kind === 'coregent') && table.seat !== null) {
    const points = view.seats[table.seat]?.score['points'] ?? 0
    return { possible: [t('ca-prospect-peace', { points, needed: view.peace_needs })], refused: [] }
  }
  const found = view.own?.prospects.find((prospect) => prospect.tile === kind)
  if (found === undefined) return null
  return {
    possible: [...new Set(found.possible.map((targets) => said(table, targets)))],
    refused: found.refused.map((why) => table.speaker.explain(why)),
  }
}
