/** A game without a drawing: everything that can be chosen is a button, everything that is known a list. */
import { t } from '../../lib/texts.svelte'
import type { GamePlugin } from '../contract'
import Board from './Board.svelte'
import Nothing from './Nothing.svelte'

export function plain(game: string): GamePlugin {
  return {
    name: game,
    Board,
    Left: Nothing,
    SeatLine: Nothing,
    Score: Nothing,
    tabs: [],
    boardTab: { icon: 'ui-zoom-fit', label: 'play-board' },
    hidesDock: (table) => table.chooser.count === null,
    promptIcon: () => ({ icon: 'ui-help' }),
    chapter: () => ({ text: '' }),
    keyFacts: () => [],
    subtitle: (table) => t('play-players-count', { count: table.info.seats.length }),
    headings: new Set(),
    running: new Set(),
  }
}
