/** The last page for games that bring no rows of their own: the parts of the score as the engine gives them. */
import { t } from '../lib/texts.svelte'
import { formatList } from '../lib/format'
import type { Outcome } from '../wire'
import type { EndRow, EndWords } from './contract'
import type { Table } from './model.svelte'

export function rowsOf(table: Table, outcome: Outcome): EndRow[] {
  const parts = Object.keys(outcome.parts[0] ?? {})
  return parts.map((part) => {
    const sum = part === 'points'
    const row: EndRow = {
      label: table.speaker.scorePart(part),
      cells: outcome.parts.map((values) => ({ value: String(values[part] ?? 0), points: null, strong: sum })),
    }
    return sum ? { ...row, kind: 'sum' } : row
  })
}

export function wordsOf(table: Table, outcome: Outcome): EndWords {
  const own = table.plugin.endWords?.(table, outcome)
  if (own) return own
  const best = (outcome.ranking[0] ?? []).map((seat) => table.nameOf(seat))
  const title =
    best.length === 1
      ? t('play-end-wins', { seat: best[0] ?? '' })
      : t('play-end-share', { seats: formatList(best) })
  return { when: table.plugin.chapter(table).text, title, why: table.speaker.reason(outcome.reason) }
}

/** The table as it stood at the end, whatever moment of its past is drawn. */
export function finally_(table: Table): Table {
  return new Proxy(table, {
    get(target, key): unknown {
      if (key === 'shown') return target.story.position
      if (key === 'replaying') return false
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? (value as () => unknown).bind(target) : value
    },
  })
}
