/** Wallenstein at the table: what the page needs of the game. */
import type { GamePlugin } from '../../table/contract'
import { hidesDock, hidesVerbs } from './asking'
import Board from './Board.svelte'
import Left from './Left.svelte'
import { chapter, eventIcon, heading, keyFacts, promptIcon, subtitle } from './looks'
import PromptExtra from './PromptExtra.svelte'
import Score from './Score.svelte'
import SeatLine from './SeatLine.svelte'
import SeatScore from './SeatScore.svelte'
import { answerLabel, countNotes, dockTitle, plainLabel, promptNote, question, seatNote } from './words'

export const wallenstein: GamePlugin = {
  name: 'wallenstein',

  Board,
  Left,
  SeatLine,
  SeatScore,
  seatNote,
  Score,
  playersLeft: true,
  tabs: [],
  boardTab: { icon: 'ui-zoom-fit', label: 'wa-tab-map' },

  hidesDock,
  hidesVerbs,
  PromptExtra,

  promptIcon,
  question,
  promptNote,
  answerLabel,
  plainLabel,
  dockTitle,
  countNotes,
  countPiece: (table) => (table.seat === null ? null : table.colourOf(table.seat)),
  // army groups are chosen, not counted
  firstCount: (table, values) => (table.asked?.kind === 'place-group' ? null : (values.at(-1) ?? null)),
  // what follows these at once is a draw, or somebody else's deed
  confirm: new Set(['choose', 'bonus', 'ask', 'favour', 'revolt', 'group']),
  chapter,
  keyFacts,
  subtitle,

  headings: new Set(['season', 'action', 'winter', 'end-years']),
  heading,
  running: new Set(['card-open', 'event-open', 'action-open']),
  eventIcon,
}
