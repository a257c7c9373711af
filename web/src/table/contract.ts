/**
 * What the table page and a game's plug-in know of each other.
 *
 * The page knows no game: it has the question, the log, the players, the past. A plug-in draws one game and tells what
 * its things look like; it knows no rules either. What can be done is asked of the chooser, what cannot is asked of
 * the server through `table.why`.
 *
 * Elements that pieces can fly from or to carry `data-at` with one or more places: `data-at="land:anjou"`,
 * `data-at="seat:0 court:0"`. Places of the page itself: `seat:N`, `prompt`, `log`.
 */
import type { Component } from 'svelte'
import type { Asked, Choice, EventLine, Frame, GameInfo, Outcome, TableInfo, Update } from '../wire'
import type { Speaker } from '../lib/speaker'

/** What a game's view shows. Each plug-in reads it as its own type: `table.shown as CarolingiView`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Position = any

// ---- choosing

/** Something that can be picked: a land, a tile, a number. Domains and names are those of the engine's forms. */
export interface Thing {
  domain: string
  name: string
  /** Which of several equal pieces it is (two tiles called `none`): 0, 1 … So each can be taken back by itself. */
  copy?: number
}

/** A verb of the question, as a large choice in the prompt. */
export interface VerbChoice {
  verb: string
  /** a, b, c …; empty for answers that end the deed (they are buttons). */
  letter: string
  /** How many different first targets (or numbers) it has now; 0: not possible, and tried it says why. */
  targets: number
  /** Whether it has no arguments: `done`, `keep`, `trophy`. */
  plain: boolean
  chosen: boolean
}

/** A number that is asked for. */
export interface CountQuestion {
  values: number[]
  min: number
  max: number
  /** Where the stepper stands; null: nothing is proposed, a number must be picked. */
  value: number | null
}

/** The tree of legal answers, walked by picking things. It knows nothing but the list of legal answers. */
export interface Chooser {
  readonly asked: Asked | null
  /** Whether something can be picked now: I am asked, nothing is being sent, and the present is shown. */
  readonly active: boolean
  /** The verb that is chosen, or that is the only one left. */
  readonly verb: string | null
  /** What is picked so far, in the order of the form; holes are left out. */
  readonly picked: readonly Thing[]
  /** The domain that is asked for next; null if only a verb is missing, or nothing. */
  readonly next: string | null
  readonly verbs: readonly VerbChoice[]
  readonly count: CountQuestion | null
  /** The answer that is complete (with the number of the stepper) and waits for the button. */
  readonly complete: Choice | null
  /** Answers that still fit what is picked, in the server's order. */
  readonly remaining: readonly Choice[]
  /** Whether anything is half-made. */
  readonly begun: boolean

  /** Whether picking it goes on with the question. */
  lit(domain: string, name: string, copy?: number): boolean
  /** Whether it is part of the half-made answer. */
  chosen(domain: string, name: string, copy?: number): boolean
  /** The names of a domain that are lit, in the server's order. */
  litNames(domain: string): string[]
  /** The answers that there would be after picking this: to show what it would bring or cost. */
  after(thing: Thing): Choice[]

  /**
   * Pick something; picking what is chosen takes it back; what does not fit asks the server why. Complete answers
   * that undo can repair are sent at once.
   */
  pick(thing: Thing): void
  pickVerb(verb: string): void
  setCount(value: number): void
  /** Send the complete answer. */
  answer(): void
  /** Take an answer of a list: sent at once, or ready for the button where it must be confirmed. */
  choose(choice: Choice): void
  /** Pick all of an answer without giving it: it is seen on the board and waits for the button. */
  show(choice: Choice): void
  /** Send an answer as a whole, confirmed or not: for docks that have asked themselves. */
  send(choice: Choice): void
  /** One step back inside the half-made answer; false if nothing was begun. */
  back(): boolean
  /** Give the half-made answer up. */
  drop(): void
}

// ---- the table

/** Why something cannot be done, as the box shows it. */
export interface WhyNotText {
  /** What was tried: `Ostfalen`, `Fertig`. */
  what: string
  reason: string
  rule: string
}

/** What the keyboard (or a button of the page) asks of the board. */
export type BoardCommand =
  | { do: 'fit' }
  | { do: 'zoom-in' }
  | { do: 'zoom-out' }
  | { do: 'zoom-lit' }
  | { do: 'neighbours' }
  | { do: 'find' }
  /** Show a thing (from a list or the log): pan to it and ring it for a moment. */
  | { do: 'show'; thing: Thing }

/** A table as its components see it. All fields are reactive. */
export interface TableModel {
  readonly info: TableInfo
  readonly game: GameInfo
  /** What `/api/boards/{hash}` gave. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly board: any
  readonly plugin: GamePlugin
  /** The latest news; its position may be ahead of what is drawn. */
  readonly update: Update
  readonly position: Position
  /** What is drawn now: lags behind while events are animated, and is a past one in a replay. */
  readonly shown: Position
  /** The seat that this browser looks from; null: a spectator. */
  readonly seat: number | null
  readonly asked: Asked | null
  readonly chooser: Chooser
  readonly speaker: Speaker
  /** Who is awaited in what is drawn. */
  readonly awaiting: readonly number[]
  readonly log: readonly EventLine[]
  readonly outcome: Outcome | null

  /** An answer of my seat is asked for, now. */
  readonly mine: boolean
  readonly replaying: boolean
  readonly over: boolean
  /** An answer is on its way. */
  readonly sending: boolean
  /** Events are being animated. */
  readonly moving: boolean
  readonly online: boolean
  /** The page is laid out for a phone. */
  readonly compact: boolean

  /** What the pointer or the focus is on, for explanations in other places (null: nothing). */
  hover: Thing | null
  /** Whose board is looked at in the left column or in a tab of the phone; my own at first. */
  looking: number

  /** Ask the server why a thing, or an answer as a whole, is not possible; the box shows it. */
  why(what: Thing | string): void
  /** Open the rules beside the table. */
  help(section: string): void
  /** Open a phone tab, or the right column's (`chronicle`, `talk`, `replay`, or one of the plug-in's). */
  open(tab: string): void
  nameOf(seat: number): string
  /** The engine's name of the seat: red, blue … or a side of Carolus Magnus. */
  colourOf(seat: number): string
  isMine(seat: number): boolean
  /** The board listens for commands of the keyboard; returns how to stop. */
  onBoard(listener: (command: BoardCommand) => void): () => void
  tell(command: BoardCommand): void
  undo(): void
}

// ---- motion

export interface Flight {
  /** Milliseconds at normal speed; 420 if nothing is said. */
  ms?: number
  /** Height of the arc in pixels; 6 lifts a piece, more throws it. */
  lift?: number
  /** Size at the end relative to the start. */
  scale?: number
  /** Milliseconds to wait before. */
  delay?: number
}

/** Where the events of an update are played, one after the other. Everything ends at once when the viewer skips. */
export interface Stage {
  /** What is drawn before the event, and the position at the end of the whole update. */
  readonly before: Position
  readonly after: Position
  readonly table: TableModel
  readonly reduced: boolean
  /** Events that follow in the same update: a fall of cubes is shown before its result is told. */
  readonly coming: readonly EventLine[]
  /** Factor for every duration: 1 normal, 0.5 fast. */
  readonly pace: number
  /** Aborted when the viewer skips. */
  readonly skip: AbortSignal
  /** The first visible element with this place in its `data-at`. */
  find(place: string): Element | null
  /** Its rectangle on the screen. */
  box(place: string): DOMRect | null
  /** Wait; scaled by the pace. */
  rest(ms: number): Promise<void>
  /**
   * A copy of an element, or new markup, goes from one place to another on an arc above everything else. With
   * reduced motion it fades. A place that is not on the screen makes it nothing.
   */
  fly(piece: Element | string, from: string | DOMRect, to: string | DOMRect, flight?: Flight): Promise<void>
  /** A rim around a place for a moment: what has changed. */
  mark(place: string, ms?: number): Promise<void>
  /** Any Web Animation, ended by a skip. */
  play(element: Element, frames: Keyframe[], ms: number): Promise<void>
  sound(name: SoundName): void
}

export type SoundName = 'wood' | 'page' | 'bag' | 'bell' | 'dice'

// ---- the plug-in

export interface Face {
  /** Name of an icon, as in `icons/`. */
  icon: string
  /** A seat colour: the icon stands on a tile of this colour. */
  colour?: string
}

/** How a verb looks as a large choice in the prompt. */
export interface VerbFace {
  label: string
  icon?: string
  /** A second line: cost, means. */
  note?: string
}

/** A number in the phone's bar, or in the header. */
export interface KeyFact {
  icon: string
  text: string
  /** For readers and the tooltip. */
  label: string
  /** It must be heeded. */
  warning?: boolean
}

export interface Tab {
  key: string
  icon: string
  /** Key of its text. */
  label: string
  View: Component<{ table: TableModel }>
}

/** A row of the table at the end. */
export interface EndRow {
  icon?: string
  label: string
  note?: string
  /** By seat: the value, and the points it brings (null: points are not given by this row). */
  cells: { value: string; points: number | null; strong?: boolean }[]
  /** The sum line, or one that decided a tie. */
  kind?: 'sum' | 'tie'
}

/** A row of the sheet of keys. */
export interface ShownKey {
  keys: readonly string[]
  /** Key of the text that says what they do. */
  text: string
}

export interface EndWords {
  /** Small line above: when it ended. */
  when: string
  title: string
  why: string
  rule?: string
}

export interface GamePlugin {
  /** The engine's name of the game. */
  name: string
  /** Nothing is hidden from anybody: people who share a screen need not pass it on. */
  open?: boolean

  // ---- parts of the page
  /** Centre: the drawing with its zoom, and the list of its things for screen readers. */
  Board: Component<{ table: TableModel }>
  /** A line under the board on large screens: a track. */
  Under?: Component<{ table: TableModel }>
  /**
   * Something to be watched closely, beside the board on large screens, over it on a phone: cubes that fall through a
   * tower. The columns at both sides are narrower while it is there.
   */
  Scene?: Component<{ table: TableModel }>
  wantsScene?(table: TableModel): boolean
  /** Panels of the left column (why-not follows below them). */
  Left: Component<{ table: TableModel }>
  /** Public counts of a seat: under its name in the players panel; `compact` in one line on the phone's strip. */
  SeatLine: Component<{ table: TableModel; seat: number; compact?: boolean }>
  /** The figure at the right of the name: points, castles. */
  SeatScore?: Component<{ table: TableModel; seat: number }>
  /** A word after the name: `plans …`, `finished`; null: none. */
  seatNote?(table: TableModel, seat: number): string | null
  /** Shield or castle of a seat; the shield if nothing is given. */
  SeatMark?: Component<{ colour: string; size?: number }>
  /** The colour of a seat's line in a drawing, as CSS; the band of its colour if nothing is given. */
  seatColour?(colour: string): string
  /** Right column, between players and chronicle: state of the court day, castles. */
  Score: Component<{ table: TableModel }>
  /** On large screens the players stand below the panels of the left column: the right one is needed for a plan. */
  playersLeft?: boolean
  /** Stands in for the strip of players at the top of a phone while it is wanted: the fields of a plan. */
  Strip?: Component<{ table: TableModel }>
  wantsStrip?(table: TableModel): boolean
  /** Panel at the bottom over left and centre (on the phone in the sheet), for secret choices. */
  Drawer?: Component<{ table: TableModel }>
  wantsDrawer?(table: TableModel): boolean
  /** Stands in for the generic dock (or, on the phone, the body of the sheet) for questions that need their own. */
  Dock?: Component<{ table: TableModel }>
  wantsDock?(table: TableModel): boolean
  /** No dock at all for this question: everything needed is on the board or in the columns. */
  hidesDock?(table: TableModel): boolean
  /** No large choices between verbs for this question: what is picked next says which one is meant. */
  hidesVerbs?(table: TableModel): boolean
  /** No buttons below the phone's sheet for this question: what fills the sheet has its own. */
  hidesButtons?(table: TableModel): boolean
  /** What is picked by now was picked by itself: undo takes the last answer back, not that. */
  undoesAnswers?(table: TableModel): boolean
  /** Something in the prompt between sentence and buttons: slots of knights that are played. */
  PromptExtra?: Component<{ table: TableModel }>
  /** The questions of this phase come with large choices: the bar keeps their height, so that the board stays. */
  tallPrompt?(table: TableModel): boolean
  EndExtra?: Component<{ table: TableModel }>
  /** Tabs of the phone beside the board, chronicle and talk. */
  tabs: Tab[]
  /** The phone's first tab. */
  boardTab: { icon: string; label: string }

  // ---- words and looks
  promptIcon(table: TableModel): Face
  /** The question in one short sentence, with what is picked already; null: the engine's own sentence. */
  question?(table: TableModel): string | null
  /** The second line of the prompt: limits, means. The rule's link follows it. */
  promptNote?(table: TableModel): string | null
  /** Text of the primary button; null: the page's own; empty: no such button, picking is the answer. */
  answerLabel?(table: TableModel): string | null
  /** What a plain answer (`done`, `keep`) is called on its button; null: the page's own; empty: no such button. */
  plainLabel?(verb: string, table: TableModel): string | null
  /** How a verb looks in the prompt; null: the label of its first answer. */
  verbFace?(verb: string, table: TableModel): VerbFace | null
  /** What others are doing: `Lothar is choosing tiles.` null: the text `GAME-doing-KIND`, if there is one. */
  othersDo?(table: TableModel): string | null
  /** What is happening while pieces move; null: the sentence of the event that was told last. */
  news?(table: TableModel): string | null
  /** Heading of the dock: `Normandie → Île-de-France`. */
  dockTitle?(table: TableModel): string | null
  /** What a number means for the things around it: `1 stays behind`, `costs 1 missus`. */
  countNotes?(table: TableModel, value: number): { stays?: string; costs?: string }
  /** The piece that is counted (a seat's colour, `gang`, `family-…`), drawn beside the number; null: none. */
  countPiece?(table: TableModel): string | null
  /** Where the stepper begins; null: nowhere, a number must be picked. The largest number if nothing is said. */
  firstCount?(table: TableModel, values: number[]): number | null
  /** What the digits 1, 2 … stand for while things are picked (tiles of the rack); else the lit things in order. */
  numbered?(table: TableModel): (Thing | null)[] | null
  /** The letters of verbs that the rules count in their own way; null: a, b, c in the order of the forms. */
  letters?(table: TableModel): Readonly<Record<string, string>> | null
  /** Keys that the game has besides, for the sheet of keys: what is pressed, and the key of its text. */
  keys?: readonly ShownKey[]
  /** Verbs whose arguments may be picked in any order (`place tile tile`), though the server lists each pair once. */
  unordered?: ReadonlySet<string>
  /** Verbs that need the button though they are complete, because undo could not repair them. */
  confirm?: ReadonlySet<string>
  /** When it is in the game: `Sommer 832`, `Round 9`. */
  chapter(table: TableModel): { icon?: string; text: string }
  /** One or two numbers for the phone's bar. */
  keyFacts(table: TableModel): KeyFact[]
  /** What stands after the table's name in the header: `3 Karolinger · bis 834`. */
  subtitle(table: TableModel): string

  /** Asks for a hint and shows it in its own way; false: the page does. */
  hint?(table: TableModel): boolean

  // ---- the story
  /** Kinds of events that begin a chapter of the log. */
  headings: ReadonlySet<string>
  /** A heading of the log in a few words (`Summer 832`); null: the event's own sentence. */
  heading?(event: EventLine, table: TableModel): string | null
  /** Kinds of events that the log leaves out: what I do in secret and see elsewhere, what another one says too. */
  silent?: ReadonlySet<string>
  /** Kinds of events that come in runs and are told in one sentence. */
  running: ReadonlySet<string>
  /** The icon of an event that belongs to nobody (bag, messenger); null: none. */
  eventIcon?(event: EventLine, table: TableModel): string | null
  /** The motion of one event. What is not mentioned here simply happens. */
  animate?(event: EventLine, stage: Stage): Promise<void> | void
  /** The drawn position after an event, as far as it can be told from the event alone; null: wait for the end. */
  advance?(position: Position, event: EventLine, table: TableModel): Position | null

  // ---- the end
  endWords?(table: TableModel, outcome: Outcome): EndWords | null
  endRows?(table: TableModel, outcome: Outcome): EndRow[] | null
  /** Points by seat in a position, for the line over time. */
  points?(position: Position): number[]
  /** Where a frame stands on the axis of that line (`832`); the last frame with a label counts. null: nowhere. */
  axis?(frame: Frame): string | null
}
