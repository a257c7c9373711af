/** Carolus Magnus at the table in the browser. */
import { t } from '../../lib/texts.svelte'
import type { EventLine } from '../../wire'
import type { Face, GamePlugin, KeyFact, TableModel, VerbFace } from '../../table/contract'
import { advance } from './advance'
import { animate } from './animate'
import Board from './Board.svelte'
import CourtsTab from './CourtsTab.svelte'
import Dock from './Dock.svelte'
import EndExtra from './EndExtra.svelte'
import { axis, endRows, endWords, points } from './ends'
import Left from './Left.svelte'
import { castleIcon, sideOf } from './looks'
import { askedKind, boardOf, viewOf } from './model'
import PromptExtra from './PromptExtra.svelte'
import ReserveTab from './ReserveTab.svelte'
import Score from './Score.svelte'
import SeatLine from './SeatLine.svelte'
import SeatMark from './SeatMark.svelte'
import SeatScore from './SeatScore.svelte'
import type { View } from './view'

const ICONS: Record<string, string> = {
  disc: 'carolus-disc-1',
  knights: 'carolus-knight',
  emperor: 'carolus-charlemagne',
  confirm: 'carolus-charlemagne',
  crown: 'carolus-die-crown',
}

const EVENT_ICONS: Record<string, string> = {
  'set-up': 'carolus-charlemagne',
  'no-majority': 'carolus-charlemagne',
  returned: 'carolus-knight',
  'end-castles': 'ui-crown',
  'end-regions': 'ui-crown',
  'end-stall': 'ui-crown',
}

/** Events of a side rather than a seat carry its castle. */
const SIDE_EVENTS = new Set(['stays', 'built', 'exchanged', 'merged'])

function promptIcon(table: TableModel): Face {
  const kind = table.asked?.kind ?? table.update.doing
  return { icon: ICONS[kind] ?? 'carolus-charlemagne' }
}

function question(table: TableModel): string | null {
  const { chooser } = table
  const family = chooser.picked.find((thing) => thing.domain === 'colour')?.name
  const province = chooser.picked.find((thing) => thing.domain === 'province')?.name
  switch (askedKind(table)) {
    case 'disc':
      return t('cm-ask-disc')
    case 'knights':
      if (family !== undefined) return t(`cm-ask-where-${family}`)
      if (province !== undefined)
        return t('cm-ask-who', { province: table.speaker.name('province', province) })
      return chooser.verb === 'court' ? t('cm-ask-who-court') : t('cm-ask-knight')
    case 'emperor':
      return t('cm-ask-emperor')
    case 'confirm':
      return t('cm-ask-confirm')
    case 'crown':
      return t('cm-ask-crown')
    default:
      return null
  }
}

function promptNote(table: TableModel): string | null {
  const facts = table.asked?.facts ?? {}
  switch (askedKind(table)) {
    case 'disc':
      return t('cm-note-disc')
    case 'knights':
      return t('cm-note-knights', { count: Number(facts['left'] ?? 0) })
    case 'emperor':
      return t('cm-note-emperor', { limit: Number(facts['limit'] ?? 1) })
    case 'confirm':
      return t('cm-note-confirm')
    case 'crown':
      return t('cm-note-crown', { count: Number(facts['left'] ?? 1) })
    default:
      return null
  }
}

function verbFace(verb: string): VerbFace | null {
  if (verb === 'court') return { label: t('cm-to-court'), icon: 'carolus-court', note: t('cm-to-court-note') }
  if (verb === 'send')
    return { label: t('cm-to-province'), icon: 'carolus-knight', note: t('cm-to-province-note') }
  return null
}

function keyFacts(table: TableModel): KeyFact[] {
  const view = viewOf(table)
  const label = t('cm-places-left', { count: view.places.length, needed: boardOf(table).placesNeeded })
  return [{ icon: 'carolus-ring', text: String(view.places.length), label }]
}

function eventIcon(event: EventLine): string | null {
  if (SIDE_EVENTS.has(event.kind)) return castleIcon(String(event.args[0]))
  return EVENT_ICONS[event.kind] ?? null
}

export const carolusMagnus: GamePlugin = {
  name: 'carolus_magnus',
  open: true,
  Board,
  Left,
  SeatLine,
  SeatScore,
  SeatMark,
  seatColour: (colour) => `var(--side-${sideOf(colour)})`,
  Score,
  Dock,
  wantsDock: (table) =>
    table.compact && ['disc', 'knights', 'emperor', 'crown'].includes(askedKind(table) ?? ''),
  hidesDock: () => true,
  PromptExtra,
  EndExtra,
  tabs: [
    { key: 'courts', icon: 'carolus-court', label: 'cm-tab-courts', View: CourtsTab },
    { key: 'reserve', icon: 'carolus-knight', label: 'cm-tab-reserve', View: ReserveTab },
  ],
  boardTab: { icon: 'carolus-ring', label: 'cm-tab-ring' },
  promptIcon,
  question,
  promptNote,
  hidesVerbs: () => true,
  // every number stands on the board or in the prompt: picking it is the answer
  answerLabel: () => '',
  firstCount: () => null,
  plainLabel: (verb) => (verb === 'done' ? t('cm-done') : null),
  verbFace,
  chapter: (table) => ({ text: t('cm-round', { round: viewOf(table).round }) }),
  keyFacts,
  subtitle: (table) => t('cm-subtitle', { players: viewOf(table).seats.length, round: viewOf(table).round }),
  headings: new Set(['round', 'end-castles', 'end-regions', 'end-stall']),
  running: new Set(['court', 'reserve']),
  eventIcon,
  animate,
  advance: (position, event) => advance(position as View, event),
  endWords,
  endRows,
  points: (position) => points(position as View),
  axis,
}
