// Made by tools/types from src/hoftag/server/wire.py and the games' views. Do not edit: change those, run it again.

export type Value = boolean | number | string

export type Fact = number | string

export type Language = "en" | "de" | "fr"

// ---- errors

/** Why a request was refused: a stable code, its facts, the section of the rules, and the sentence. */
export interface Problem {
  code: string
  /** In the language of the request. */
  message: string
  facts: Record<string, Fact>
  rule: string
}

// ---- operation

/** Whether the server is well. */
export interface Health {
  status: "ok" | "failing" | "stopping"
  version: string
  /** Tells this run of the server from all others. */
  instance: string
  /** Whether the database answers. */
  database: boolean
  /** Whether other servers can be heard; None: there are none. */
  redis: boolean | null
  /** Whether the engine is compiled. */
  compiled: boolean
  /** Seconds since the start. */
  uptime: number
}

// ---- games

/** A setting of a game. */
export interface OptionInfo {
  name: string
  default: Value
  allowed: Value[]
}

/** A computer player that can take a seat; texts are found by its name. They are listed from the weakest on. */
export interface BotInfo {
  name: string
  /** Whoever does not say which one gets this one. */
  usual: boolean
}

/** All that a client must know to speak about a game. */
export interface GameInfo {
  name: string
  rules_version: number
  /** The hash of the board file, which `boards` delivers for drawing. */
  board: string
  options: OptionInfo[]
  bots: BotInfo[]
  event_domains: Record<string, string[]>
  /** For each kind of event, the section of the rules that brings it about; may be empty. */
  event_rules: Record<string, string>
  fact_domains: Record<string, string>
  chance_domains: Record<string, string>
  /** language → domain → name → how it reads; other names are found among the texts. */
  display_names: Record<string, Record<string, Record<string, string>>>
  /** For each number of players, the names of the seats (colours). */
  seats: Record<string, string[]>
}

// ---- people

/** Who is asking. */
export interface Me {
  /** Empty: nobody yet. A name is enough to become somebody. */
  id: string
  name: string
  account: boolean
  language: Language | null
  /** Whether the admin page is for me. */
  admin: boolean
}

/** Become a guest, or change the name. */
export interface NameMe {
  name: string
  language?: Language | null
}

/** For making an account, and for signing in. */
export interface Credentials {
  name: string
  password: string
}

// ---- tables

/** How time is kept at a table. */
export interface Clock {
  kind: "none" | "move" | "game" | "days"
  /** For each move, or in all for kind `game`; for `days` the seconds of one answer (86400 a day). */
  seconds: number
  /** For kind `game`: what each move brings back. A move is all between two moments that undo cannot cross. */
  increment: number
  /** A bot takes the seat, or passes where the rules allow and otherwise answers this one question. */
  at_zero: "bot" | "pass"
}

/** Who is to sit on a seat when a table is opened. */
export interface SeatPlan {
  kind: "me" | "open" | "bot"
  bot?: string
  /** For a second person in the same browser (kind `me`): how that person is called. */
  name?: string
}

/** Open a table. */
export interface NewTable {
  game: string
  /** Includes `players`; what is left out has its default. */
  options?: Record<string, Value>
  /** Empty: the first seat is mine, the others are open. */
  seats?: SeatPlan[]
  /** Empty: the server finds a name. */
  title?: string
  clock?: Clock
  /** Shown in the lobby, so that anybody may join. */
  public?: boolean
  spectators?: boolean
  /** How long bots rest before they act, so that people can follow. */
  pace?: "instant" | "quick" | "normal" | "slow"
  /** Whether a computer player may be asked for advice, and for the reasons of other computer players. */
  hints?: boolean
  /** Begin at once when no seat is open. */
  start?: boolean
}

/** What the host may still change before the start; None: as it is. */
export interface ChangeTable {
  options?: Record<string, Value> | null
  title?: string | null
  clock?: Clock | null
  public?: boolean | null
  spectators?: boolean | null
  pace?: "instant" | "quick" | "normal" | "slow" | null
  hints?: boolean | null
}

/** A seat at a table. */
export interface SeatInfo {
  seat: number
  colour: string
  kind: "open" | "person" | "bot"
  /** Of the person; empty for an open seat and for a bot (whose text is found by `bot`). */
  name: string
  bot: string
  mine: boolean
  online: boolean
  /** Agrees to begin. Who sits down does; other options, or a rematch that somebody else wished for, ask anew. */
  ready: boolean
  /** Whether its own share of chance has been given. */
  nonce: boolean
  /** The person has gone (or time was over) and a bot plays; the person may take the seat back. */
  left: boolean
  /** What is left on the clock; None without one. */
  seconds: number | null
  /** Whether the clock of the seat is running. */
  running: boolean
}

/** A wish to take something back beyond what undo allows: everybody must agree. */
export interface Proposal {
  id: number
  /** Who wishes it. */
  seat: number
  agreed: number[]
  /** Seats of people that have not answered yet. */
  missing: number[]
}

/** What everybody at a table is told by whoever runs the server. */
export interface Notice {
  /**
   * closed: the table ends without a result · cut: the last actions do not count, because they are not possible by the
   * rules of today · rules: the position is what the rules of today make of all actions.
   */
  kind: "closed" | "cut" | "rules"
  /** In their own words; may be empty. */
  why: string
  at: number
  /** How many answers do not count any more. */
  actions: number
}

/** A table as everybody may see it; `mine` differs from browser to browser. */
export interface TableInfo {
  /** Part of the address: /t/ID. Knowing it is the invitation. */
  id: string
  game: string
  board: string
  title: string
  options: Record<string, Value>
  status: "waiting" | "playing" | "over" | "closed"
  /** Whether I am the host. */
  host: boolean
  host_name: string
  seats: SeatInfo[]
  /** How many are watching now. */
  spectators: number
  may_watch: boolean
  clock: Clock
  public: boolean
  pace: string
  hints: boolean
  /** SHA-256 of the server's secret, published before anything is drawn. */
  commitment: string
  proposal: Proposal | null
  /** Rises with every change of this description. */
  revision: number
  /** The table that follows this one, once somebody has asked for it. */
  rematch: string
  notice: Notice | null
  created: number
  ended: number | null
  /** The server's time, for clocks. */
  now: number
}

/** A table in a list. */
export interface TableCard {
  id: string
  game: string
  title: string
  status: "waiting" | "playing" | "over" | "closed"
  players: number
  free: number
  seats: SeatInfo[]
  mine: boolean
  my_turn: boolean
  awaiting: number[]
  /** The kind of the question that is asked now; its sentence is found by it. */
  prompt: string
  /** Where the game stands: year and season, or round. */
  chapter: Record<string, Fact>
  /** What the awaited seat has left. */
  seconds: number | null
  updated: number
}

/** The tables of interest to somebody. */
export interface Lobby {
  /** Those that wait for me first. */
  mine: TableCard[]
  open: TableCard[]
  watch: TableCard[]
}

/** Something about one seat. */
export interface SeatRequest {
  /**
   * sit: take an open seat (or, in play, one that was left) · leave: give up mine, a bot goes on · bot: the host seats
   * a bot · open: the host empties a bot's seat · close: the host removes the seat · kick: the host frees a person's
   * seat before the start · takeover: I take my own seat back from the bot.
   */
  do: "sit" | "leave" | "bot" | "open" | "close" | "ready" | "unready" | "kick" | "takeover"
  bot?: string
  /** For a second person in the same browser. */
  name?: string
  /** Hexadecimal, my share of chance; at most 64 digits. */
  nonce?: string
}

/** Something said at the table. */
export interface ChatLine {
  number: number
  name: string
  seat: number | null
  text: string
  at: number
}

/** Something to say. */
export interface Say {
  text: string
  seat?: number | null
}

// ---- play

/** Something that happened; the domains of its arguments are in GameInfo.event_domains. */
export interface EventLine {
  kind: string
  args: (number | string)[]
}

/** A legal answer. */
export interface Choice {
  notation: string
  verb: string
  args: string[]
  /** The section of the rules that allows it. */
  rule: string
}

/** What is asked of the viewer's seat. */
export interface Asked {
  /** Goes back with the answer: an answer to another question is stale. */
  id: number
  kind: string
  rule: string
  facts: Record<string, Fact>
  /** `march land land count`: a verb and the domains of its arguments. */
  forms: string[]
  choices: Choice[]
  /** Others choose at the same time; the answer can be changed until the last has given one. */
  secret: boolean
  /** For a secret choice: mine is complete, others are still choosing. */
  answered: boolean
}

/** A bot that was asked did not answer in time, or not sensibly: another one answered in its place. */
export interface Note {
  /** So many events of the viewer's log had been told. */
  after: number
  seat: number
  /** Who was asked. */
  bot: string
  /** Who has answered. */
  stand_in: string
  failure: "slow" | "crashed" | "nonsense"
  /** How long the bot had. */
  seconds: number
}

/** What a viewer sees now. */
export interface Update {
  type: "update"
  /** Counts the changes that this viewer could see; resume with it. */
  number: number
  seat: number | null
  /**
   * So many events of the log that the viewer has stay valid; `events` follow them. An answer to a deed counts from the
   * number before it, the first message of a socket from `since`; 0 brings the whole log.
   */
  keep: number
  events: EventLine[]
  /** For each of `events` the number of the bot's answer that it tells of, which `reason` explains; 0: none. */
  deeds: number[]
  /** What the game's view shows; its type depends on the game. */
  position: Position
  awaiting: number[]
  asked: Asked | null
  can_undo: boolean
  /** Why nothing can be undone. */
  undo_stop: "" | "nothing" | "drawn" | "revealed" | "other" | "over"
  outcome: Outcome | null
  /** The key of the viewer's own action that brought this about, if one did. */
  mine: string
  /** The kind of the question that is asked now, whoever is asked: so that all can be told what is waited for. */
  doing: string
  /** Seconds until the sand timer has run out; None while it lies still. */
  sand: number | null
  /** All of them, in the order in which they were made. */
  notes: Note[]
}

/** How a game ended. */
export interface Outcome {
  reason: string
  ranking: number[][]
  scores: number[]
  parts: (Record<string, number>)[]
  /** All have lost together; the ranking is one place, the last. */
  lost: boolean
}

/** An answer. */
export interface Play {
  seat: number
  asked: number
  notation: string
  /** Chosen by the client, new for each deed: the same key is never carried out twice. */
  key: string
}

/** Take my last input back; with `all`, every input since the last draw or reveal. */
export interface Undo {
  seat: number
  key: string
  all?: boolean
}

/** Wish to take back beyond undo; or answer such a wish. */
export interface TakeBack {
  seat: number
  answer: "propose" | "agree" | "decline" | "withdraw"
}

/** A part of the score, and how it is expected to change. */
export interface Expected {
  /** Its text is `GAME-score-PART`. */
  part: string
  change: number
}

/** Why an answer is good or bad: what it brings on average until the end of the season or round. */
export interface Reason {
  /** To win the game, from 0 to 1. */
  chance: number
  /** The largest changes first; small ones are left out. */
  parts: Expected[]
}

/** What a computer player would do in somebody's place, and why. */
export interface Suggestion {
  /** From what lies there now: one answer, or all parts of a secret choice, in this order. */
  answers: string[]
  reason: Reason
}

/** Why something cannot be done; None: it can. */
export interface WhyNot {
  problem: Problem | null
}

/** One moment of the past, as the viewer was allowed to see it. */
export interface Frame {
  move: number
  /** Who acted; None: the set-up, or the table itself (`time`: the sand had run out). */
  seat: number | null
  /** Empty when the viewer may not know it. */
  notation: string
  /** How many events of the log had happened. */
  events: number
  position: Position
  awaiting: number[]
  chapter: Record<string, Fact>
}

/** A part of the past. */
export interface Frames {
  total: number
  start: number
  frames: Frame[]
}

/** What anybody needs to check that chance was fair; complete once the game is over. */
export interface Proof {
  commitment: string
  nonces: Record<string, string>
  /** Empty until the end. */
  secret: string
  draws: number
  /** Recomputed by the server at the end; anybody can do the same with `hoftag verify`. */
  honest: boolean | null
}

// ---- live messages, server to browser

/** The table itself has changed: seats, clocks, wishes. */
export interface RoomNews {
  type: "room"
  table: TableInfo
}

/** Somebody said something. */
export interface ChatNews {
  type: "chat"
  lines: ChatLine[]
}

/** The socket could not make sense of what it got. */
export interface ProblemNews {
  type: "problem"
  problem: Problem
}

/** Still here. */
export interface Pong {
  type: "pong"
  now: number
}

export type News = Update | RoomNews | ChatNews | ProblemNews | Pong

// ---- looking inside

/** Something that was done from above. */
export interface AuditLine {
  at: number
  /** The account; empty: the command line. */
  name: string
  what: string
  table: string
  facts: Record<string, number | string | number[]>
}

/** Where and why a log does not replay. */
export interface Trouble {
  /** The first line that cannot be followed; 0: none of it can. */
  entry: number
  code: string
}

/** A table as whoever looks after the server sees it; nothing here is secret at the table itself. */
export interface AdminTable {
  id: string
  game: string
  title: string
  status: "waiting" | "playing" | "over" | "closed"
  /** Who sits there: names of people, bots by theirs; empty for an open seat. */
  people: string[]
  /** The seats of bots. */
  bots: number[]
  /** The seats that owe an answer. */
  awaiting: number[]
  rules: number
  /** The version of the rules that new tables get. */
  newest: number
  entries: number
  created: number
  updated: number
  /** None if the log replays, as far as somebody has tried. */
  trouble: Trouble | null
}

/** A list of tables, those in trouble first, then as they changed. */
export interface AdminTables {
  tables: AdminTable[]
  /** How many there are; the list may have fewer. */
  found: number
}

/** A line of the log, without what is not for everybody. */
export interface AdminEntry {
  number: number
  at: number
  kind: string
  /** The colour; empty where it is no seat's. */
  seat: string
  /** A name, `bot NAME`, `clock`; empty: the server itself. */
  by: string
  /** None: a secret choice. */
  text: string | null
  /** How many outcomes of chance it brought. */
  draws: number
  /** False: it was cut. */
  counts: boolean
}

/** A seat. */
export interface AdminSeat {
  colour: string
  kind: "open" | "person" | "bot"
  name: string
  bot: string
  /** A bot stands in. */
  left: boolean
}

/** All about one table that may be seen without seeing into anybody's hand. */
export interface AdminTableInfo {
  table: AdminTable
  seats: AdminSeat[]
  options: Record<string, Value>
  clock: Clock
  host_name: string
  public: boolean
  /** Whether it goes on from another game. */
  branch: boolean
  /** The entry after which the last snapshot was kept; 0: none. */
  snapshot: number
  deadline: number | null
  ended: number | null
  result: string
  notice: Notice | null
  /** None if the log replays by the rules of its version, as it was tried just now. */
  broken: Trouble | null
  /** The last entries. */
  log: AdminEntry[]
  trail: AuditLine[]
}

/** How the server is that answers, and what the database holds. */
export interface AdminState {
  version: string
  instance: string
  uptime: number
  compiled: boolean
  database: "sqlite" | "postgresql"
  redis: boolean | null
  /** How many are known on this database, this one included. */
  servers: number
  sockets: number
  rooms: number
  bot_questions: number
  /** For each status how many. */
  tables: Record<string, number>
  trouble: number
  accounts: number
  guests: number
}

/** A reason, in somebody's own words. */
export interface Why {
  why: string
}

// ---- explanations in views

/**
 * One sentence: the code that its text is found by, the section of the rules behind it, and the facts. The fact `you`
 * is `yes` where the sentence is about the viewer.
 */
export interface Explanation {
  code: string
  rule: string
  facts: Record<string, number | string>
}

// ---- the view of carolingi

/** A land with all that stands on it. */
export interface CarolingiLand {
  land: string
  region: string
  /** Of each seat. */
  followers: number[]
  gangs: number
  development: number
  forest: boolean
  /** The seat whose homeland it is. */
  palace: number | null
  ruler: number | null
  /** Who rules it and why, and what the viewer would need for it. */
  why: Explanation[]
}

/** What a fight of the viewer would bring on a land. */
export interface CarolingiFight {
  land: string
  /** Followers of each seat. */
  lost: number[]
  gangs: number
  /** Followers of the viewer that are left. */
  stay: number
  why: Explanation
}

/** A condition of victory of one seat. */
export interface CarolingiCondition {
  /** Also that of a part of the score. */
  name: string
  value: number
  /** For glory: as many as now would be enough. For regions each one counts. */
  needed: number
  points: number
  why: Explanation
}

/** How far one seat is with uniting a region. */
export interface CarolingiUnion {
  region: string
  ruled: number
  /** Its lands without forest. */
  needed: number
  /** A follower stands in its forest. */
  forest: boolean
  united: boolean
  /** It has the homeland of a rival, so it cannot be united. */
  barred: boolean
  why: Explanation
}

/** A land card in its slot with all that lies on it. */
export interface CarolingiCard {
  card: string
  followers: number[]
  gangs: number
  /** The kind of problem on it (814). */
  problem: string | null
}

/** The slots of a region; an empty one is null. */
export interface CarolingiStrip {
  region: string
  slots: (CarolingiCard | null)[]
}

/** Where the event tiles are; those on the annals join with the second year. */
export interface CarolingiEventTiles {
  scriptorium: number
  bag: number
  annals: number
}

/** How much is left in the bag. */
export interface CarolingiBag {
  /** Of the Carolingians. */
  tiles: number
  events: number
  /** What, with its owner (`red:fight`), when it was laid open for a claim to peace. */
  open: string[] | null
}

/** What lies open before a Carolingian; of hidden tiles only how many. */
export interface CarolingiSeat {
  seat: string
  homeland: string | null
  missi: number
  leudes: number
  nobiles: number
  trophies: number
  /** Followers in the bag, while the realm is laid out (6.1). */
  settlers: number
  /** Followers for the second pass. */
  reserve: number
  rack: number
  inactive: number
  placed: number
  bag: number
  swapped: number
  /** The tile taken back in this year's swap. */
  taken: string | null
  /** The kind of the tile that came out of the bag first in this season. */
  drawn: string | null
  /** Tiles activated in this season. */
  fresh: number
  /** Tiles activated after this year's swap. */
  since_swap: number
  /** Tiles activated since a claim to peace failed. */
  since_failure: number | null
  peace_lost_since_swap: boolean
  /** Dotted tiles that everybody knows to be active. */
  known: string[]
  known_at_swap: string[]
  /** The tiles that lie face up on each season. */
  seasons: string[][]
  /** Of these, the ones face down: blocked, or used to solve a problem (814). */
  turned: string[]
  score: Record<string, number>
  conditions: CarolingiCondition[]
  /** Of the regions where the seat rules a land. */
  unions: CarolingiUnion[]
}

/** What a verb of an action could be used for. */
export interface CarolingiTargets {
  verb: string
  /** Lands, cards or tiles that can be named first. */
  names: string[]
  /** The largest number, where only a number is asked for; else 0. */
  most: number
}

/** What an action could do if its tile were carried out now. */
export interface CarolingiProspect {
  tile: string
  possible: CarolingiTargets[]
  /** Why own followers elsewhere could do nothing, or why the tile is blocked (814). */
  refused: Explanation[]
  /** The seasons with a problem that the tile could solve instead (814), the next one first. */
  solves: string[]
}

/** What a Carolingian alone knows of the own tiles. */
export interface CarolingiOwn {
  rack: string[]
  inactive: string[]
  placed: string[]
  bag: string[]
  fresh: string[]
  swapped: string | null
  /** Given and taken back, until everybody has decided. */
  chosen_swap: string[] | null
  /** While tiles are chosen: what each action could do now. */
  prospects: CarolingiProspect[]
}

/** What the scenario 814 adds. Skuld stands on the present season; the supply of gangs is limited. */
export interface CarolingiScenario {
  /** Kinds of the problems on the strip, the next one first. */
  problems: string[]
  /** Kinds of the problems on each season. */
  wheel: string[][]
  /** So many problems where Skuld arrives end the game. */
  lose_at: number
  /** Owners of the honour stones, the oldest first. */
  favour: number[]
  capacity: number
  /** Whom the emperor would choose if the realm failed now; null: nobody, and all would lose. */
  heir: number | null
  why: Explanation
}

/** What a card of Anarchy & Rebellion would do if it were drawn now (7). */
export interface CarolingiDisorder {
  card: string
  /** A gang would rise on each. */
  lands: string[]
}

/** All that a seat, or a spectator, may know. */
export interface CarolingiView {
  year: number
  season: string
  sundial: number
  lands: CarolingiLand[]
  strips: CarolingiStrip[]
  /** Which cards, never in which order: there is none. */
  archivium: string[]
  discard: string[]
  hunger_aside: number
  /** Cards of Anarchy & Rebellion that have not joined yet. */
  disorder_aside: number
  /** Where the cards of Anarchy & Rebellion would strike now; empty without the module. */
  disorder: CarolingiDisorder[]
  gangs_waiting: number
  gang_supply: number
  development_supply: number
  event_tiles: CarolingiEventTiles
  bag: CarolingiBag
  /** So many points must a claim to peace have; with `palaces` one of them must be for the palace. */
  peace_needs: number
  /** Somebody has turned the sand timer (8): who is not ready in time plays with fewer tiles. */
  sand_runs: boolean
  scenario: CarolingiScenario | null
  /** Homelands are claimed in the course of the game (6.2). */
  palaces: boolean
  /** What the viewer would win where; whether the viewer may fight now is another question. */
  fights: CarolingiFight[]
  seats: CarolingiSeat[]
  /** Null for a spectator. */
  own: CarolingiOwn | null
}

// ---- the view of carolus_magnus

/** A province or region with all that stands there, and who would win it now. */
export interface CarolusMagnusPlace {
  /** Clockwise; the first of them names the place. */
  provinces: string[]
  /** By colour. */
  knights: Record<string, number>
  castles: number
  /** The side whose castles stand there. */
  owner: string | null
  /** By side. */
  strengths: Record<string, number>
  majority: string | null
  /** Who has the majority, what counts for each side, and what for nobody. */
  why: Explanation[]
}

/** What would happen if Charlemagne stopped at a place. */
export interface CarolusMagnusStop {
  steps: number
  /** The first of the place. */
  province: string
  result: "builds" | "exchanges" | "stays" | "nothing"
  /** Who has the majority. */
  side: string | null
  /** How many more that side would have. */
  castles: number
  /** The neighbours that would grow together with it, each by its first province. */
  merges: string[]
  /** The game would be over. */
  ends: boolean
  why: Explanation[]
}

/** The castles of a side, on the board and in stock. */
export interface CarolusMagnusSide {
  side: string
  castles: number
  stock: number
}

/** A player's court, reserve and discs. */
export interface CarolusMagnusSeat {
  seat: string
  side: string
  court: Record<string, number>
  reserve: Record<string, number>
  /** Laid in this round. */
  disc: number | null
  used: number[]
  score: Record<string, number>
}

/** All that anybody may know: everything lies open except what the dice will bring. */
export interface CarolusMagnusView {
  round: number
  quiet_rounds: number
  stall_rounds: number
  goal: number
  emperor: string
  /** Clockwise, beginning where Charlemagne stands. */
  places: CarolusMagnusPlace[]
  supply: Record<string, number>
  /** For each colour the seat that controls it. */
  holders: Record<string, number | null>
  /** For each colour why. */
  control: Record<string, Explanation>
  order: number[]
  /** Those that lie on the table unsettled: a crown to be named first, then those to its right. */
  dice: string[]
  /** Who moves Charlemagne next in this turn; null between turns and after the move. */
  mover: number | null
  /** Where the mover may stop with the disc that lies there, nearest first. */
  stops: CarolusMagnusStop[]
  sides: CarolusMagnusSide[]
  seats: CarolusMagnusSeat[]
}

// ---- the view of wallenstein

/** A land in play with all that stands in it. */
export interface WallensteinLand {
  land: string
  region: string
  owner: number | null
  armies: number
  buildings: string[]
  unrest: number
  /** It changed hands in this season: its card is not used before the next one. */
  changed: boolean
  /** Whose it is, what stands in its way, and what its farmers would do. */
  why: Explanation[]
}

/** A place in the order of play with its advantage. */
export interface WallensteinTile {
  advantage: string
  seat: number | null
}

/** A field of a mat as everybody sees it. */
export interface WallensteinField {
  field: string
  /** `empty`, `hidden` (a card lies face down) or `shown`. */
  state: string
  card: string | null
}

/** How a seat would come through the winter. */
export interface WallensteinSupply {
  lands: number
  grain: number
  /** With the smallest loss that an open event can bring. */
  least: Explanation
  /** With the largest. */
  most: Explanation
}

/** What lies open before a leader. */
export interface WallensteinSeat {
  seat: string
  money: number
  grain: number
  points: number
  /** Armies beside the board. */
  supply: number
  lands: number
  /** On the board. */
  armies: number
  /** While all plan: this plan is finished. */
  planned: boolean
  /** In the order of play, from 1. */
  place: number | null
  advantage: string | null
  /** Empty while all plan. */
  mat: WallensteinField[]
  /** Courtiers in the reception hall. */
  hall: number
  /** Courtiers in the audience chamber. */
  audience: number
  /** Courtiers elsewhere. */
  courtiers: number
  /** A kept favour wards off the next unrest marker. */
  ward: boolean
  /** Actions with which the seat cannot be attacked in this season. */
  immune: string[]
  /** Which card of the Landsknechte lies on top, from 1. */
  banner: number
  /** While start lands are chosen: the army groups that wait. */
  groups: number[]
  winter: WallensteinSupply
  score: Record<string, number>
}

/** Who has most buildings of a kind in a region. */
export interface WallensteinMajority {
  region: string
  building: string
  /** Of each seat. */
  counts: number[]
  leaders: number[]
  /** For each of the leaders. */
  points: number
  why: Explanation
}

/** The tower: cubes by colour, those of each seat, then the farmers. */
export interface WallensteinTower {
  model: string
  tray: number[]
  /** How many are inside follows from all that lies open; on which floor nobody knows. */
  inside: number[]
  /** In the supply. */
  farmers: number
}

/** While start lands are chosen. */
export interface WallensteinStart {
  open: string[]
  pile: number
  /** Put under the pile, in order. */
  under: string[]
}

/** An open favour of the Emperor with its price in courtiers. */
export interface WallensteinFavour {
  favour: string
  cost: number
  taken: boolean
}

/** What a leader alone knows. */
export interface WallensteinOwn {
  hand: string[]
  /** For each field that is covered its card. */
  plan: Record<string, string>
}

/** All that a seat, or a spectator, may know. */
export interface WallensteinView {
  year: number
  season: string
  /** Of this season. */
  event: string | null
  /** Still open; one of them decides on the winter. */
  events: string[]
  /** The action cards that lie open, in order. */
  actions: string[]
  /** The one that is being carried out. */
  action: number | null
  places: WallensteinTile[]
  /** Who acts first, second … */
  order: number[]
  /** Who chooses a place first, second …; empty when all have. */
  choosing: number[]
  lands: WallensteinLand[]
  out_of_play: string[]
  tower: WallensteinTower
  /** Buildings that are left. */
  stock: Record<string, number>
  /** In winter: lands that were drawn and have not risen yet. */
  revolts: string[]
  majorities: WallensteinMajority[]
  /** The Emperor's court is in play. */
  court: boolean
  landsknechte: boolean
  favours: WallensteinFavour[]
  /** Those that have not lain open yet. */
  favours_left: string[]
  start: WallensteinStart | null
  seats: WallensteinSeat[]
  /** Null for a spectator. */
  own: WallensteinOwn | null
}

// ---- any view

export type Position = CarolingiView | CarolusMagnusView | WallensteinView
