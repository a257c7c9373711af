"""What goes over the wire, in both directions. The client's types are generated from these structs (tools/types).

Names of lands, tiles, seats … travel as the engine's names; sentences are made in the browser, from the same texts.
A viewer is a seat, or None for a spectator. Nothing here ever carries more than the viewer may know.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Value = bool | int | str
Fact = int | str
Language = Literal["en", "de", "fr"]


# ---- errors


class Problem(Struct):
    """Why a request was refused: a stable code, its facts, the section of the rules, and the sentence."""

    code: str
    message: str
    """In the language of the request."""
    facts: dict[str, Fact] = {}
    rule: str = ""


# ---- operation


class Health(Struct):
    """Whether the server is well."""

    status: Literal["ok", "failing", "stopping"]
    version: str
    instance: str
    """Tells this run of the server from all others."""
    database: bool
    """Whether the database answers."""
    redis: bool | None
    """Whether other servers can be heard; None: there are none."""
    compiled: bool
    """Whether the engine is compiled."""
    uptime: float
    """Seconds since the start."""


# ---- games


class OptionInfo(Struct):
    """A setting of a game."""

    name: str
    default: Value
    allowed: list[Value]


class BotInfo(Struct):
    """A computer player that can take a seat; texts are found by its name. They are listed from the weakest on."""

    name: str
    usual: bool = False
    """Whoever does not say which one gets this one."""


class GameInfo(Struct):
    """All that a client must know to speak about a game."""

    name: str
    rules_version: int
    board: str
    """The hash of the board file, which `boards` delivers for drawing."""
    options: list[OptionInfo]
    bots: list[BotInfo]
    event_domains: dict[str, list[str]]
    event_rules: dict[str, str]
    """For each kind of event, the section of the rules that brings it about; may be empty."""
    fact_domains: dict[str, str]
    chance_domains: dict[str, str]
    display_names: dict[str, dict[str, dict[str, str]]]
    """language → domain → name → how it reads; other names are found among the texts."""
    seats: dict[str, list[str]]
    """For each number of players, the names of the seats (colours)."""


# ---- people


class Me(Struct):
    """Who is asking."""

    id: str
    """Empty: nobody yet. A name is enough to become somebody."""
    name: str
    account: bool
    language: Language | None = None
    admin: bool = False
    """Whether the admin page is for me."""


class NameMe(Struct):
    """Become a guest, or change the name."""

    name: str
    language: Language | None = None


class Credentials(Struct):
    """For making an account, and for signing in."""

    name: str
    password: str


# ---- tables


class Clock(Struct, frozen=True):
    """How time is kept at a table."""

    kind: Literal["none", "move", "game", "days"] = "none"
    seconds: int = 0
    """For each move, or in all for kind `game`; for `days` the seconds of one answer (86400 a day)."""
    increment: int = 0
    """For kind `game`: what each move brings back. A move is all between two moments that undo cannot cross."""
    at_zero: Literal["bot", "pass"] = "bot"
    """A bot takes the seat, or passes where the rules allow and otherwise answers this one question."""


class SeatPlan(Struct):
    """Who is to sit on a seat when a table is opened."""

    kind: Literal["me", "open", "bot"]
    bot: str = ""
    name: str = ""
    """For a second person in the same browser (kind `me`): how that person is called."""


class NewTable(Struct):
    """Open a table."""

    game: str
    options: dict[str, Value] = {}
    """Includes `players`; what is left out has its default."""
    seats: list[SeatPlan] = []
    """Empty: the first seat is mine, the others are open."""
    title: str = ""
    """Empty: the server finds a name."""
    clock: Clock = Clock()
    public: bool = False
    """Shown in the lobby, so that anybody may join."""
    spectators: bool = True
    pace: Literal["instant", "quick", "normal", "slow"] = "normal"
    """How long bots rest before they act, so that people can follow."""
    hints: bool = True
    """Whether a computer player may be asked for advice, and for the reasons of other computer players."""
    start: bool = False
    """Begin at once when no seat is open."""


class ChangeTable(Struct):
    """What the host may still change before the start; None: as it is."""

    options: dict[str, Value] | None = None
    title: str | None = None
    clock: Clock | None = None
    public: bool | None = None
    spectators: bool | None = None
    pace: Literal["instant", "quick", "normal", "slow"] | None = None
    hints: bool | None = None


class SeatInfo(Struct):
    """A seat at a table."""

    seat: int
    colour: str
    kind: Literal["open", "person", "bot"]
    name: str
    """Of the person; empty for an open seat and for a bot (whose text is found by `bot`)."""
    bot: str
    mine: bool
    online: bool
    ready: bool
    """Agrees to begin. Who sits down does; other options, or a rematch that somebody else wished for, ask anew."""
    nonce: bool
    """Whether its own share of chance has been given."""
    left: bool
    """The person has gone (or time was over) and a bot plays; the person may take the seat back."""
    seconds: float | None
    """What is left on the clock; None without one."""
    running: bool
    """Whether the clock of the seat is running."""


class Proposal(Struct):
    """A wish to take something back beyond what undo allows: everybody must agree."""

    id: int
    seat: int
    """Who wishes it."""
    agreed: list[int]
    missing: list[int]
    """Seats of people that have not answered yet."""


class Notice(Struct):
    """What everybody at a table is told by whoever runs the server."""

    kind: Literal["closed", "cut", "rules"]
    """closed: the table ends without a result · cut: the last actions do not count, because they are not possible by
    the rules of today · rules: the position is what the rules of today make of all actions."""
    why: str
    """In their own words; may be empty."""
    at: float
    actions: int = 0
    """How many answers do not count any more."""


class TableInfo(Struct):
    """A table as everybody may see it; `mine` differs from browser to browser."""

    id: str
    """Part of the address: /t/ID. Knowing it is the invitation."""
    game: str
    board: str
    title: str
    options: dict[str, Value]
    status: Literal["waiting", "playing", "over", "closed"]
    host: bool
    """Whether I am the host."""
    host_name: str
    seats: list[SeatInfo]
    spectators: int
    """How many are watching now."""
    may_watch: bool
    clock: Clock
    public: bool
    pace: str
    hints: bool
    commitment: str
    """SHA-256 of the server's secret, published before anything is drawn."""
    proposal: Proposal | None
    revision: int
    """Rises with every change of this description."""
    rematch: str
    """The table that follows this one, once somebody has asked for it."""
    notice: Notice | None
    created: float
    ended: float | None
    now: float
    """The server's time, for clocks."""


class TableCard(Struct):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: Literal["waiting", "playing", "over", "closed"]
    players: int
    free: int
    seats: list[SeatInfo]
    mine: bool
    my_turn: bool
    awaiting: list[int]
    prompt: str
    """The kind of the question that is asked now; its sentence is found by it."""
    chapter: dict[str, Fact]
    """Where the game stands: year and season, or round."""
    seconds: float | None
    """What the awaited seat has left."""
    updated: float


class Lobby(Struct):
    """The tables of interest to somebody."""

    mine: list[TableCard]
    """Those that wait for me first."""
    open: list[TableCard]
    watch: list[TableCard]


class SeatRequest(Struct):
    """Something about one seat."""

    do: Literal["sit", "leave", "bot", "open", "close", "ready", "unready", "kick", "takeover"]
    """sit: take an open seat (or, in play, one that was left) · leave: give up mine, a bot goes on · bot: the host
    seats a bot · open: the host empties a bot's seat · close: the host removes the seat · kick: the host frees a
    person's seat before the start · takeover: I take my own seat back from the bot."""
    bot: str = ""
    name: str = ""
    """For a second person in the same browser."""
    nonce: str = ""
    """Hexadecimal, my share of chance; at most 64 digits."""


class ChatLine(Struct):
    """Something said at the table."""

    number: int
    name: str
    seat: int | None
    text: str
    at: float


class Say(Struct):
    """Something to say."""

    text: str
    seat: int | None = None


# ---- play


class EventLine(Struct):
    """Something that happened; the domains of its arguments are in GameInfo.event_domains."""

    kind: str
    args: list[int | str]


class Choice(Struct):
    """A legal answer."""

    notation: str
    verb: str
    args: list[str]
    rule: str
    """The section of the rules that allows it."""


class Asked(Struct):
    """What is asked of the viewer's seat."""

    id: int
    """Goes back with the answer: an answer to another question is stale."""
    kind: str
    rule: str
    facts: dict[str, Fact]
    forms: list[str]
    """`march land land count`: a verb and the domains of its arguments."""
    choices: list[Choice]
    secret: bool
    """Others choose at the same time; the answer can be changed until the last has given one."""
    answered: bool
    """For a secret choice: mine is complete, others are still choosing."""


class Note(Struct):
    """A bot that was asked did not answer in time, or not sensibly: another one answered in its place."""

    after: int
    """So many events of the viewer's log had been told."""
    seat: int
    bot: str
    """Who was asked."""
    stand_in: str
    """Who has answered."""
    failure: Literal["slow", "crashed", "nonsense"]
    seconds: int
    """How long the bot had."""


class Update(Struct, tag="update", tag_field="type"):
    """What a viewer sees now."""

    number: int
    """Counts the changes that this viewer could see; resume with it."""
    seat: int | None
    keep: int
    """So many events of the log that the viewer has stay valid; `events` follow them. An answer to a deed counts from
    the number before it, the first message of a socket from `since`; 0 brings the whole log."""
    events: list[EventLine]
    deeds: list[int]
    """For each of `events` the number of the bot's answer that it tells of, which `reason` explains; 0: none."""
    position: dict[str, Any]
    """What the game's view shows; its type depends on the game."""
    awaiting: list[int]
    asked: Asked | None
    can_undo: bool
    undo_stop: Literal["", "nothing", "drawn", "revealed", "other", "over"]
    """Why nothing can be undone."""
    outcome: Outcome | None
    mine: str
    """The key of the viewer's own action that brought this about, if one did."""
    doing: str = ""
    """The kind of the question that is asked now, whoever is asked: so that all can be told what is waited for."""
    sand: float | None = None
    """Seconds until the sand timer has run out; None while it lies still."""
    notes: list[Note] = []
    """All of them, in the order in which they were made."""


class Outcome(Struct):
    """How a game ended."""

    reason: str
    ranking: list[list[int]]
    scores: list[int]
    parts: list[dict[str, int]]
    lost: bool
    """All have lost together; the ranking is one place, the last."""


class Play(Struct):
    """An answer."""

    seat: int
    asked: int
    notation: str
    key: str
    """Chosen by the client, new for each deed: the same key is never carried out twice."""


class Undo(Struct):
    """Take my last input back; with `all`, every input since the last draw or reveal."""

    seat: int
    key: str
    all: bool = False


class TakeBack(Struct):
    """Wish to take back beyond undo; or answer such a wish."""

    seat: int
    answer: Literal["propose", "agree", "decline", "withdraw"]


class Expected(Struct):
    """A part of the score, and how it is expected to change."""

    part: str
    """Its text is `GAME-score-PART`."""
    change: float


class Reason(Struct):
    """Why an answer is good or bad: what it brings on average until the end of the season or round."""

    chance: float
    """To win the game, from 0 to 1."""
    parts: list[Expected]
    """The largest changes first; small ones are left out."""


class Suggestion(Struct):
    """What a computer player would do in somebody's place, and why."""

    answers: list[str]
    """From what lies there now: one answer, or all parts of a secret choice, in this order."""
    reason: Reason


class WhyNot(Struct):
    """Why something cannot be done; None: it can."""

    problem: Problem | None


class Frame(Struct):
    """One moment of the past, as the viewer was allowed to see it."""

    move: int
    seat: int | None
    """Who acted; None: the set-up, or the table itself (`time`: the sand had run out)."""
    notation: str
    """Empty when the viewer may not know it."""
    events: int
    """How many events of the log had happened."""
    position: dict[str, Any]
    awaiting: list[int]
    chapter: dict[str, Fact]


class Frames(Struct):
    """A part of the past."""

    total: int
    start: int
    frames: list[Frame]


class Proof(Struct):
    """What anybody needs to check that chance was fair; complete once the game is over."""

    commitment: str
    nonces: dict[str, str]
    secret: str
    """Empty until the end."""
    draws: int
    honest: bool | None
    """Recomputed by the server at the end; anybody can do the same with `hoftag verify`."""


# ---- live messages, server to browser


class RoomNews(Struct, tag="room", tag_field="type"):
    """The table itself has changed: seats, clocks, wishes."""

    table: TableInfo


class ChatNews(Struct, tag="chat", tag_field="type"):
    """Somebody said something."""

    lines: list[ChatLine]


class ProblemNews(Struct, tag="problem", tag_field="type"):
    """The socket could not make sense of what it got."""

    problem: Problem


class Pong(Struct, tag="pong", tag_field="type"):
    """Still here."""

    now: float


News = Update | RoomNews | ChatNews | ProblemNews | Pong


# ---- looking inside


class AuditLine(Struct):
    """Something that was done from above."""

    at: float
    name: str
    """The account; empty: the command line."""
    what: str
    table: str
    facts: dict[str, int | str | list[int]]


class Trouble(Struct):
    """Where and why a log does not replay."""

    entry: int
    """The first line that cannot be followed; 0: none of it can."""
    code: str


class AdminTable(Struct):
    """A table as whoever looks after the server sees it; nothing here is secret at the table itself."""

    id: str
    game: str
    title: str
    status: Literal["waiting", "playing", "over", "closed"]
    people: list[str]
    """Who sits there: names of people, bots by theirs; empty for an open seat."""
    bots: list[int]
    """The seats of bots."""
    awaiting: list[int]
    """The seats that owe an answer."""
    rules: int
    newest: int
    """The version of the rules that new tables get."""
    entries: int
    created: float
    updated: float
    trouble: Trouble | None
    """None if the log replays, as far as somebody has tried."""


class AdminTables(Struct):
    """A list of tables, those in trouble first, then as they changed."""

    tables: list[AdminTable]
    found: int
    """How many there are; the list may have fewer."""


class AdminEntry(Struct):
    """A line of the log, without what is not for everybody."""

    number: int
    at: float
    kind: str
    seat: str
    """The colour; empty where it is no seat's."""
    by: str
    """A name, `bot NAME`, `clock`; empty: the server itself."""
    text: str | None
    """None: a secret choice."""
    draws: int
    """How many outcomes of chance it brought."""
    counts: bool
    """False: it was cut."""


class AdminSeat(Struct):
    """A seat."""

    colour: str
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str
    left: bool
    """A bot stands in."""


class AdminTableInfo(Struct):
    """All about one table that may be seen without seeing into anybody's hand."""

    table: AdminTable
    seats: list[AdminSeat]
    options: dict[str, Value]
    clock: Clock
    host_name: str
    public: bool
    branch: bool
    """Whether it goes on from another game."""
    snapshot: int
    """The entry after which the last snapshot was kept; 0: none."""
    deadline: float | None
    ended: float | None
    result: str
    notice: Notice | None
    broken: Trouble | None
    """None if the log replays by the rules of its version, as it was tried just now."""
    log: list[AdminEntry]
    """The last entries."""
    trail: list[AuditLine]


class AdminState(Struct):
    """How the server is that answers, and what the database holds."""

    version: str
    instance: str
    uptime: float
    compiled: bool
    database: Literal["sqlite", "postgresql"]
    redis: bool | None
    servers: int
    """How many are known on this database, this one included."""
    sockets: int
    rooms: int
    bot_questions: int
    tables: dict[str, int]
    """For each status how many."""
    trouble: int
    accounts: int
    guests: int


class Why(Struct):
    """A reason, in somebody's own words."""

    why: str
