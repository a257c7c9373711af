/** Wallenstein at the table: what the page needs of the game. */
import type { GamePlugin } from '../../table/contract'
import { advance } from './advance'
import { hidesDock } from './asking'
import Board from './Board.svelte'
import Drawer from './Drawer.svelte'
import { axis, endRows, endWords, points } from './end'
import Left from './Left.svelte'
import { chapter, eventIcon, heading, keyFacts, promptIcon, subtitle } from './looks'
import { animate } from './motion'
import * as plan from './plan'
import PromptExtra from './PromptExtra.svelte'
import Score from './Score.svelte'
import SeatLine from './SeatLine.svelte'
import SeatScore from './SeatScore.svelte'
import Strip from './Strip.svelte'
import { scoreTab, towerTab } from './tabs/tabs'
import Scene from './tower/Scene.svelte'
import { wantsScene } from './tower/watching.svelte'
import { news } from './tower/words'
import { answerLabel, countNotes, dockTitle, plainLabel, promptNote, question, seatNote } from './words'

export const wallenstein: GamePlugin = {
  name: 'wallenstein',

  Board,
  Scene,
  wantsScene,
  Left,
  SeatLine,
  SeatScore,
  seatNote,
  Score,
  playersLeft: true,
  Drawer,
  wantsDrawer: plan.wantsDrawer,
  Strip,
  wantsStrip: plan.wantsStrip,
  tabs: [
    { key: 'plan', icon: 'wallenstein-land-card', label: 'wa-tab-plan', View: plan.PlanTab },
    towerTab,
    scoreTab,
  ],
  boardTab: { icon: 'ui-zoom-fit', label: 'wa-tab-map' },

  hidesDock,
  hidesVerbs: plan.hidesVerbs,
  hidesButtons: plan.hidesButtons,
  hint: plan.hint,
  undoesAnswers: plan.undoesAnswers,
  PromptExtra,

  promptIcon: (table) => plan.promptIcon(table) ?? promptIcon(table),
  question: (table) => plan.question(table) ?? question(table),
  promptNote: (table) => plan.promptNote(table) ?? promptNote(table),
  answerLabel: (table) => plan.answerLabel(table) ?? answerLabel(table),
  plainLabel: (verb, table) => plan.plainLabel(verb, table) ?? plainLabel(verb, table),
  dockTitle,
  countNotes,
  countPiece: (table) => (table.seat === null ? null : table.colourOf(table.seat)),
  numbered: plan.numbered,
  keys: plan.keys,
  // army groups are chosen, not counted
  firstCount: (table, values) => (table.asked?.kind === 'place-group' ? null : (values.at(-1) ?? null)),
  // what follows these at once is a draw, or somebody else's deed
  confirm: new Set(['choose', 'bonus', 'ask', 'favour', 'revolt', 'group']),
  news,
  chapter,
  keyFacts,
  subtitle,

  headings: new Set(['season', 'action', 'winter', 'end-years']),
  heading,
  running: new Set(['card-open', 'event-open', 'action-open']),
  silent: new Set(['laid', 'cleared', 'card-taken', 'thrown']),
  eventIcon,
  animate,
  advance,

  endWords,
  endRows,
  points,
  axis,
}
