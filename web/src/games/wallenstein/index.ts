/** Wallenstein at the table: what the page needs of the game. */
import { t } from '../../lib/texts.svelte'
import type { GamePlugin } from '../../table/contract'
import Board from './Board.svelte'
import Left from './Left.svelte'
import Score from './Score.svelte'
import SeatLine from './SeatLine.svelte'

export const wallenstein: GamePlugin = {
  name: 'wallenstein',

  Board,
  Left,
  SeatLine,
  Score,
  playersLeft: true,
  tabs: [],
  boardTab: { icon: 'ui-zoom-fit', label: 'play-board' },

  promptIcon: () => ({ icon: 'wallenstein-tower' }),
  chapter: () => ({ text: '' }),
  keyFacts: () => [],
  subtitle: (table) => t('play-players-count', { count: table.info.seats.length }),

  headings: new Set(['season', 'winter', 'year', 'end-years']),
  running: new Set(),
}
