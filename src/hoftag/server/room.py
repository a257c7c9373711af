"""A table in memory: its row, its seats, its match, and those who listen.

What is in memory is only a copy: it can be thrown away at any moment and made anew from the database. Every change
is checked here, written there, and only then told to anybody.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Final

import structlog
from sqlalchemy.exc import IntegrityError

from hoftag.kernel.errors import HoftagError
from hoftag.kernel.game import Game
from hoftag.match.fairness import Fairness
from hoftag.match.library import own_board, own_game
from hoftag.server import rows, sights, wire
from hoftag.server.errors import Refused
from hoftag.server.play import LogEntry, LogMismatch, Plan, Play
from hoftag.server.rows import SeatRow, TableRow
from hoftag.server.sights import Viewer
from hoftag.server.storage import Storage
from hoftag.server.timing import Time

SNAPSHOT_EVERY: Final = 100

_log = structlog.get_logger("hoftag.server")


class Listener:
    """A browser that is told of every change."""

    def __init__(self, person: str, seat: Viewer) -> None:
        self.person = person
        self.seat = seat
        self.wake = asyncio.Event()


class Room:
    """A table. Whoever changes it holds its lock; whoever tells of it waits for the lock, see `seen`."""

    def __init__(
        self,
        storage: Storage,
        time: Time,
        row: TableRow,
        seats: list[SeatRow],
        on_change: Callable[[Room], None] = lambda _: None,
    ) -> None:
        self.storage = storage
        self.time = time
        self.row = row
        self.seats = seats
        self.play: Play | None = None
        """None before the start, and when it must be made anew from the log."""
        self.lock = asyncio.Lock()
        self._replaying = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.revision = int(time.now() * 1000)
        self.talk = 0
        """The number of the last line of talk, as far as it is known here."""
        self.touched = time.now()
        self.snapshot_at = 0
        self.honest: bool | None = None
        """Whether the draws of the finished game are as promised; None: not computed yet."""
        self._on_change = on_change

    # ---- what it is

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return own_game(self.row.game)

    @property
    def colours(self) -> list[str]:
        """The names of the seats."""
        return self.game.seats(self.row.options)

    def seat_of(self, seat: int) -> SeatRow:
        """A seat by its number."""
        if not 0 <= seat < len(self.seats):
            raise Refused(404, "seat-unknown")
        return self.seats[seat]

    def is_mine(self, person: str, seat: Viewer) -> bool:
        """Whether a seat belongs to a person."""
        return (
            bool(person)
            and seat is not None
            and 0 <= seat < len(self.seats)
            and self.seats[seat].kind == "person"
            and self.seats[seat].person == person
        )

    def sits(self, person: str) -> bool:
        """Whether a person has a seat here."""
        return any(self.is_mine(person, seat) for seat in range(len(self.seats)))

    def check_viewer(self, person: str, viewer: Viewer) -> None:
        """Nobody sees another seat's view; spectators only where they are welcome."""
        if viewer is not None:
            self.seat_of(viewer)
            if not self.is_mine(person, viewer):
                raise Refused(403, "not-your-seat")
        elif not (self.row.spectators or self.sits(person) or (person and person == self.row.host)):
            raise Refused(403, "no-spectators")

    def check_host(self, person: str) -> None:
        """Some things only the host may do."""
        if not person or person != self.row.host:
            raise Refused(403, "not-host")

    def check_status(self, *allowed: str) -> None:
        """Some things can be done only before the start, others only during the game."""
        if self.row.status not in allowed:
            raise _not_now(self.row.status)

    async def playing(self) -> Play:
        """The match; made anew from the log if necessary. Before the start there is none."""
        self.check_status("playing", "over")
        if self.play is None:
            async with self._replaying:
                if self.play is None:
                    self.play = await self._replay()
        return self.play

    async def settled(self) -> None:
        """Wait until nothing is being changed.

        What is in memory then is also written: a crash cannot make it unhappen. It holds until the next `await`.
        """
        async with self.lock:
            pass

    async def seen(self) -> Play:
        """The match as far as it is written, for those who do not hold the lock. It holds until the next `await`."""
        async with self.lock:
            return await self.playing()

    # ---- from the database

    async def reload(self) -> None:
        """Forget what is in memory and read the table anew."""
        self.play = None
        async with self.storage.read() as db:
            found = await rows.read_table(db, self.row.id)
        if found is None:
            raise Refused(404, "table-unknown")
        self.row, self.seats = found
        if self.row.status in ("playing", "over"):
            async with self._replaying:
                self.play = await self._replay()

    async def _replay(self) -> Play:
        if self.row.board != own_board(self.row.game).hash:
            raise Refused(409, "table-unreadable")
        async with self.storage.read() as db:
            snapshot = await rows.read_snapshot(db, self.row.id)
            log = await rows.read_log(db, self.row.id, 0 if snapshot is None else snapshot[0])
        plan = self.plan()
        try:
            if snapshot is None:
                play = Play(plan)
            else:
                play = Play.restore(plan, *snapshot)
                self.snapshot_at = snapshot[0]
            for entry in log:
                play.apply(entry)
        except (LogMismatch, HoftagError) as error:
            _log.error("log cannot be replayed", table=self.row.id, why=str(error))
            raise Refused(409, "table-unreadable") from error
        if play.match.over and play.match.fairness is not None:
            play.match.fairness.secret = self.row.secret
        return play

    def plan(self) -> Plan:
        """What the match begins with."""
        nonces = {
            colour: seat.nonce for colour, seat in zip(self.colours, self.seats, strict=True) if seat.nonce
        }
        row = self.row
        promise = Fairness(row.commitment, nonces)
        return Plan(row.game, row.options, promise, row.secret, row.timing, row.origin)

    # ---- changing

    @asynccontextmanager
    async def change(self) -> AsyncIterator[None]:
        """Hold the lock and change row and seats; what fails before it is written has not happened."""
        async with self.lock:
            mine, row, seats = self.row, replace(self.row), [replace(seat) for seat in self.seats]
            try:
                yield
            except BaseException:
                if self.row is mine:  # else it was read anew already
                    self.row, self.seats = row, seats
                raise

    async def save(self) -> None:
        """Write the row and the seats; when somebody was quicker, what is in memory is forgotten."""
        self.row.updated = self.time.now()
        try:
            async with self.storage.write() as db:
                await rows.update_table(db, self.row, self.seats)
        except rows.Overtaken:
            await self.reload()
            raise Refused(409, "table-changed") from None
        except BaseException:
            self.play = None
            raise
        self.row.version += 1
        self.changed()

    async def begin(self) -> None:
        """Start the match, inside of `change`."""
        self.row.status = "playing"
        self.play = Play(self.plan())
        await self.accept("start", -1, "", whole=True)

    async def accept(
        self,
        kind: str,
        seat: int,
        payload: str,
        *,
        key: str | None = None,
        by: str = "",
        at: float | None = None,
        whole: bool = False,
    ) -> LogEntry:
        """Carry something out: checked by the match, written, then told. Refusals of the rules change nothing.

        When another server has written this number, or the key is known, the table is read anew: Overtaken.
        `whole`: row and seats have changed too and are written in the same moment.
        """
        play = await self.playing()
        now = self.time.now() if at is None else at
        entry = LogEntry(play.number + 1, kind, seat, payload, key, by, now)
        play.apply(entry)
        before, row = self.row, self._standing(play, entry)
        try:
            await self._write(row, entry, whole)
        except (IntegrityError, rows.Overtaken):
            await self.reload()
            raise rows.Overtaken from None
        except BaseException:
            self.play = None  # nobody knows whether it was written: the log does
            raise
        if play.match.over and play.match.fairness is not None:
            play.match.fairness.secret = row.secret
        row.version += whole
        self.row = row
        # a secret choice that is changed must not show, not even by a message without news
        standing = (row.status, row.awaiting, row.proposal)
        if whole or standing != (before.status, before.awaiting, before.proposal) or self._timed(entry):
            self.changed()
        else:
            self.wake()
        await self._keep_snapshot(play)
        return entry

    async def _write(self, row: TableRow, entry: LogEntry, whole: bool) -> None:
        line = rows.insert_entry(row.id, entry)
        if not whole:
            await self.storage.commit(rows.update_standing(row), line)
            return
        async with self.storage.write() as db:
            await rows.update_table(db, row, self.seats)
            await db.execute(*line)

    def _timed(self, entry: LogEntry) -> bool:
        """Whether an entry that everybody saw has changed the clocks."""
        return self.row.clock["kind"] != "none" and bool(entry.visible >> len(self.seats) & 1)

    def _standing(self, play: Play, entry: LogEntry) -> TableRow:
        """The row with what lists of tables show, once the entry is written."""
        row = replace(self.row)
        row.awaiting = play.awaiting_mask
        row.prompt = sights.prompt_kind(play.match)
        # any view says where the game stands: that of who acts is needed in any case
        row.chapter = sights.chapter(play.position(entry.seat if entry.seat >= 0 else None))
        row.deadline = self.deadline(play)
        if entry.visible >> len(self.seats) & 1:
            row.updated = entry.at
            row.proposal = None  # the game has gone on
        if play.match.over and row.ended is None:
            row.status = "over"
            row.ended = entry.at
        return row

    def deadline(self, play: Play) -> float | None:
        """When the first awaited person has no time left, or the sand has run out."""
        times = [play.clocks.deadline(seat.seat) for seat in self.seats if seat.present]
        if play.match.may_close:
            times.append(play.sand.due)
        return min((at for at in times if at is not None), default=None)

    async def _keep_snapshot(self, play: Play) -> None:
        if play.number - self.snapshot_at < SNAPSHOT_EVERY or not play.quiet():
            return
        number, data = play.number, play.dump()
        self.snapshot_at = number
        try:
            async with self.storage.write() as db:
                await rows.insert_snapshot(db, self.row.id, number, data)
        except Exception:  # the log has everything; only the next replay takes longer
            _log.exception("snapshot could not be written", table=self.row.id)

    # ---- telling

    def changed(self) -> None:
        """The description has changed: everybody is told."""
        self.revision = max(self.revision + 1, int(self.time.now() * 1000))
        self.wake()

    def wake(self) -> None:
        """Something has changed."""
        self.touched = self.time.now()
        for listener in self.listeners:
            listener.wake.set()
        self._on_change(self)

    def join(self, listener: Listener) -> None:
        """Somebody looks."""
        self.listeners.add(listener)
        self.changed()

    def part(self, listener: Listener) -> None:
        """Somebody looks no longer."""
        self.listeners.discard(listener)
        self.changed()

    # ---- describing

    def info(self, person: str) -> wire.TableInfo:
        """The table as a person sees it."""
        row = self.row
        return wire.TableInfo(
            id=row.id,
            game=row.game,
            board=row.board,
            title=row.title,
            options=row.options,
            status=row.status,  # type: ignore[arg-type]  # one of the words of the wire
            host=bool(person) and person == row.host,
            host_name=row.host_name,
            seats=self.seat_infos(person),
            spectators=self._watching(),
            may_watch=row.spectators,
            clock=row.timing,
            public=row.public,
            pace=row.pace,
            hints=row.hints,
            commitment="" if row.origin else row.commitment,
            proposal=None if row.proposal is None else wire.Proposal(**row.proposal),
            revision=self.revision,
            rematch=row.rematch,
            created=row.created,
            ended=row.ended,
            now=self.time.now(),
        )

    def seat_infos(self, person: str) -> list[wire.SeatInfo]:
        """The seats as a person sees them."""
        online = {listener.person for listener in self.listeners if listener.person}
        now = self.time.now()
        clocks = self.play.clocks if self.play is not None and self.row.clock["kind"] != "none" else None
        return [
            wire.SeatInfo(
                seat=seat.seat,
                colour=colour,
                kind=seat.kind,  # type: ignore[arg-type]  # one of the words of the wire
                name=seat.name,
                bot=seat.bot,
                mine=self.is_mine(person, seat.seat),
                online=seat.person in online,
                ready=seat.ready,
                nonce=bool(seat.nonce),
                left=seat.left,
                seconds=max(0.0, clocks.remaining(seat.seat, now))
                if clocks and seat.kind == "person"
                else None,
                running=clocks is not None and seat.present and clocks.deadline(seat.seat) is not None,
            )
            for seat, colour in zip(self.seats, self.colours, strict=True)
        ]

    def _watching(self) -> int:
        people = {listener.person or str(id(listener)) for listener in self.listeners}
        return len([person for person in people if not self.sits(person)])


def _not_now(status: str) -> Refused:
    if status == "waiting":
        return Refused(409, "table-waiting")
    if status == "playing":
        return Refused(409, "table-playing")
    return Refused(409, "table-over") if status == "over" else Refused(409, "table-closed")
