"""Stored games, replayed with the rules of today: which come out the same, and where others part from what was played.

A log that the rules of today still accept, line by line, may tell of another position all the same. So a game is
replayed twice where that is possible: by the rules of its own version, and by the newest.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from hoftag.kernel.errors import Facts, HoftagError
from hoftag.kernel.step import Together
from hoftag.match.library import own_board, own_game
from hoftag.match.record import result_line
from hoftag.server import rows, sights
from hoftag.server.play import LogEntry, LogMismatch, Play, voided
from hoftag.server.rows import SeatRow, TableRow
from hoftag.server.storage import TABLE, Storage

Verdict = Literal["same", "other", "broken"]
PLAYED = ("playing", "over", "closed")
"""What may have a log."""


@dataclass(frozen=True)
class Stored:
    """A table as the database has it, with its whole log."""

    row: TableRow
    seats: list[SeatRow]
    log: list[LogEntry]

    @property
    def void(self) -> set[int]:
        """The numbers of what was cut."""
        return voided(self.log)


@dataclass(frozen=True)
class Finding:
    """How a stored game replays."""

    stored: Stored = field(repr=False)
    rules: int
    """The version that it was replayed with."""
    verdict: Verdict
    """other: the log goes through, but somebody sees something else · broken: it does not go through."""
    number: int = 0
    """The first entry where it differs; 0: nothing of it can be replayed."""
    code: str = ""
    facts: Facts = field(default_factory=dict)
    result: str = ""
    """How it ends now; empty if it does not."""
    changed: bool = False
    """Whether that is another result than the one that was played."""
    play: Play | None = field(default=None, repr=False)
    """The match at the end of what could be replayed."""
    secret: frozenset[int] = field(default=frozenset(), repr=False)
    """The entries that answered a secret question."""
    reached: int = 0
    """The last entry that was looked at."""

    @property
    def entry(self) -> LogEntry | None:
        """The entry where it differs."""
        return self.stored.log[self.number - 1] if 0 < self.number <= len(self.stored.log) else None

    def hidden(self, number: int) -> bool:
        """Whether what an entry says is not for everybody: a secret choice, or one that nobody can tell from it."""
        return self.stored.row.status != "over" and (number > self.reached or number in self.secret)


async def read_stored(db: AsyncConnection, table: str) -> Stored | None:
    """A table with all that was ever written about it."""
    found = await rows.read_table(db, table)
    return None if found is None else Stored(*found, await rows.read_log(db, table, 0))


async def stored_names(storage: Storage) -> list[str]:
    """All tables that have been played at, in the order in which they were opened."""
    query = select(TABLE.c.id).where(TABLE.c.status.in_(PLAYED)).order_by(TABLE.c.created, TABLE.c.id)
    async with storage.read() as db:
        return list((await db.execute(query)).scalars())


def follow(stored: Stored, rules: int) -> Play:
    """The match of a table by a version of the rules; LogMismatch if the log does not replay."""
    play = _begin(stored, rules)
    play.follow([replace(entry) for entry in stored.log])
    if play.match.over and play.match.fairness is not None:
        play.match.fairness.secret = stored.row.secret
    return play


def _begin(stored: Stored, rules: int) -> Play:
    row = stored.row
    if row.board != own_board(row.game).hash:
        raise LogMismatch(0, "board")
    if row.rules > own_game(row.game).rules_version:
        raise LogMismatch(0, "newer-rules", given=row.rules, known=own_game(row.game).rules_version)
    try:
        return Play(replace(rows.plan_of(row, stored.seats), rules=rules))
    except HoftagError as error:
        raise LogMismatch(0, error.code) from error


def examine(stored: Stored, rules: int | None = None) -> Finding:
    """Replay a game with the newest rules, or others, and compare it with what was played."""
    game = own_game(stored.row.game)
    rules = game.rules_version if rules is None else rules
    walk = _Walk(stored, rules)
    try:
        walk.through()
    except LogMismatch as error:
        # where it first looked otherwise is the place: there somebody would have decided otherwise
        return walk.finding("broken", walk.other or (error.number, error.code, error.facts), bool(walk.was()))
    now = walk.now()
    changed = now != (walk.was() or now) if stored.row.status == "over" else bool(now)
    if walk.other is None and not changed:
        return walk.finding("same", (0, "", {}), changed=False)
    return walk.finding("other", walk.other or (stored.log[-1].number, "result", {}), changed)


class _Walk:
    """Two replays side by side: one by the rules of a version, and one by the rules that were played, if known."""

    def __init__(self, stored: Stored, rules: int) -> None:
        self.stored = stored
        self.rules = rules
        self.play: Play | None = None
        self.own: Play | None = None
        self.other: tuple[int, str, Facts] | None = None
        """The first entry after which somebody sees something else."""
        self.secret: set[int] = set()
        self.reached = 0

    def finding(self, verdict: Verdict, place: tuple[int, str, Facts], changed: bool) -> Finding:
        """What was found."""
        return Finding(
            self.stored,
            self.rules,
            verdict,
            *place,
            result="" if verdict == "broken" else self.now(),
            changed=changed,
            play=self.play,
            secret=frozenset(self.secret),
            reached=self.reached,
        )

    def through(self) -> None:
        """Go through the log; LogMismatch where the rules cannot follow it."""
        self.play = _begin(self.stored, self.rules)
        row = self.stored.row
        if row.rules != self.rules and own_game(row.game).edition(row.rules) == row.rules:
            self.own = _begin(self.stored, row.rules)
        void = self.stored.void
        for entry in self.stored.log:
            if entry.number in void:
                for play in self._both():
                    play.skip(replace(entry))
                continue
            if isinstance(sights.top(self.play.match), Together):
                self.secret.add(entry.number)
            self.reached = entry.number
            self._own_way(entry)
            self.play.again(replace(entry))
            self._compare(entry)

    def _both(self) -> Iterator[Play]:
        for play in (self.play, self.own):
            if play is not None:
                yield play

    def _own_way(self, entry: LogEntry) -> None:
        """What was played; if its own rules do not explain it either, there is nothing to compare with."""
        if self.own is not None:
            try:
                self.own.again(replace(entry))
            except LogMismatch:
                self.own = None

    def _compare(self, entry: LogEntry) -> None:
        if self.own is None or self.other is not None:
            return
        assert self.play is not None
        if _sight(self.own) != _sight(self.play):
            self.other = (entry.number, "position", {})

    def now(self) -> str:
        """How it ends now."""
        return "" if self.play is None else _result(self.play)

    def was(self) -> str:
        """How the game ended when it was played, as far as that is known."""
        return self.stored.row.result or (_result(self.own) if self.own is not None else "")


def _sight(play: Play) -> tuple[Any, ...]:
    """All that anybody at the table sees."""
    views = [play.position(play.viewer(index)) for index in range(play.seats + 1)]
    return play.match.awaiting, sights.outcome(play.match), views


def _result(play: Play) -> str:
    outcome = play.match.outcome
    return "" if outcome is None else result_line(outcome, play.match.seats)
