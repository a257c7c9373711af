/** Carolingi at the table: what the page needs of the game. */
import type { GamePlugin } from '../../table/contract'
import { advance } from './advance'
import { inSetUp, settling, WAYS } from './advanced/settling'
import { hidesDock, hidesVerbs, wantsDock, wantsDrawer } from './asking'
import Board from './Board.svelte'
import type { BoardFile } from './board'
import Dock from './dock/Dock.svelte'
import Drawer from './drawer/Drawer.svelte'
import { axis, endRows, endWords, points } from './end'
import Left from './Left.svelte'
import { chapter, eventIcon, heading, keyFacts, promptIcon, subtitle } from './looks'
import { animate } from './motion'
import PromptExtra from './PromptExtra.svelte'
import End from './scenario/End.svelte'
import Favour from './scenario/Favour.svelte'
import Score from './Score.svelte'
import SeatLine from './SeatLine.svelte'
import SeatScore from './SeatScore.svelte'
import CourtTab from './tabs/CourtTab.svelte'
import ScoreTab from './tabs/ScoreTab.svelte'
import { ownTiles } from './tiles'
import { shown } from './view'
import {
  answerLabel,
  countNotes,
  dockTitle,
  firstCount,
  plainLabel,
  promptNote,
  question,
  verbFace,
} from './words'

export const carolingi: GamePlugin = {
  name: 'carolingi',

  Board,
  Under: Favour,
  Left,
  SeatLine,
  SeatScore,
  Score,
  Drawer,
  wantsDrawer,
  Dock,
  wantsDock,
  hidesDock,
  hidesVerbs,
  PromptExtra,
  tallPrompt: (table) => inSetUp(shown(table), table.log) && !table.over,
  EndExtra: End,
  tabs: [
    { key: 'court', icon: 'carolingi-palace', label: 'ca-tab-court', View: CourtTab },
    { key: 'score', icon: 'ui-crown', label: 'ca-tab-score', View: ScoreTab },
  ],
  boardTab: { icon: 'ui-zoom-fit', label: 'ca-tab-map' },

  promptIcon,
  question,
  promptNote,
  answerLabel,
  plainLabel,
  verbFace,
  dockTitle,
  countNotes,
  countPiece: (table) => (table.seat === null ? null : table.colourOf(table.seat)),
  firstCount,
  numbered(table) {
    if (!wantsDrawer(table)) return null
    return ownTiles(shown(table), table.seat ?? 0, table.board as BoardFile)
      .filter((own) => own.where !== 'inactive')
      .map((own) => ({ domain: 'tile', name: own.tile, copy: own.copy }))
  },
  unordered: new Set(['place', 'swap']),
  // rivals and markers would leave at once
  confirm: new Set(['claim']),
  letters: (table) => (settling(table) ? WAYS : null),
  chapter,
  keyFacts,
  subtitle,

  headings: new Set([
    'season',
    'end-sundial',
    'end-peace',
    'end-coregent',
    'end-problems',
    'end-problems-lost',
    'end-gangs',
    'end-gangs-lost',
  ]),
  heading,
  running: new Set(['spread', 'unrest', 'anarchy-gang', 'rebellion-gang']),
  eventIcon,
  animate,
  advance,

  endWords,
  endRows,
  points,
  axis,
}
