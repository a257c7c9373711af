/** What a table in a list is waiting for, in words. */
import type { TableCard } from '../../wire'
import { formatList } from '../../lib/format'
import { games } from '../../lib/games.svelte'
import { t, texts } from '../../lib/texts.svelte'
import { seatNames } from '../../table/names'

/** `It is your turn`, `Lothar is choosing tiles`, `One seat is free`. */
export function waitingFor(card: TableCard): string {
  if (card.status === 'over') return t('web-table-over')
  if (card.status === 'closed') return t('web-table-closed')
  if (card.status === 'waiting') return t('web-seats-free', { count: card.free })
  if (card.my_turn) return t('web-your-turn')
  const names = seatNames(card)
  const awaited = card.awaiting.map((seat) => names[seat] ?? '').filter(Boolean)
  const doing = `play-doing-${card.game.replaceAll('_', '-')}-${card.prompt}`
  const args = { seats: formatList(awaited), count: awaited.length }
  return card.prompt && texts.has(doing) ? t(doing, args) : t('web-waits-for', { names: args.seats })
}

/** Where the game stands: `summer 832`, `Round 9`. */
export function chapterOf(card: Pick<TableCard, 'game' | 'chapter'>): string {
  const game = games.find(card.game)
  const key = `web-chapter-${card.game.replaceAll('_', '-')}`
  if (!game || !texts.has(key) || !Object.keys(card.chapter).length) return ''
  const text = t(key, games.speaker(game).facts(card.chapter))
  return text.charAt(0).toLocaleUpperCase(texts.language) + text.slice(1)
}
