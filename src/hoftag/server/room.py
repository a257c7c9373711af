"""A table in memory: its row, its seats, its match, and those who listen.

What is in memory is only a copy: it can be thrown away at any moment and made anew from the database. Every change
is checked here, written there, and only then told to anybody.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import wraps
from typing import Any, Final, ParamSpec, Protocol, TypeVar

import structlog
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hoftag.kernel.errors import HoftagError
from hoftag.kernel.game import Game
from hoftag.match.library import own_board, own_game
from hoftag.match.record import result_line
from hoftag.server import figures, logs, rows, sights, wire
from hoftag.server.errors import Refused
from hoftag.server.play import LogEntry, LogMismatch, Plan, Play
from hoftag.server.rows import SeatRow, TableRow
from hoftag.server.sights import Viewer
from hoftag.server.storage import Missed, Storage
from hoftag.server.timing import Time

SNAPSHOT_EVERY: Final = 100
_ATTEMPTS: Final = 5
P = ParamSpec("P")
T = TypeVar("T")

_log = structlog.get_logger("hoftag.server")


class Listener:
    """A browser that is told of every change."""

    def __init__(self, person: str, seat: Viewer) -> None:
        self.person = person
        self.seat = seat
        self.wake = asyncio.Event()


class Surroundings(Protocol):
    """What a table tells the server around it."""

    def changed(self, room: Room) -> None:
        """Something is different now, whoever has changed it."""

    def written(self, room: Room) -> None:
        """This server has written something about it."""

    def peopled(self, room: Room) -> None:
        """Others look at it through this server."""


class Nowhere:
    """A table that is only described."""

    def changed(self, room: Room) -> None:
        """Nobody cares."""

    def written(self, room: Room) -> None:
        """Nobody cares."""

    def peopled(self, room: Room) -> None:
        """Nobody cares."""


class Room:
    """A table. Whoever changes it holds its lock; whoever tells of it waits for the lock, see `seen`."""

    def __init__(
        self,
        storage: Storage,
        time: Time,
        row: TableRow,
        seats: list[SeatRow],
        around: Surroundings | None = None,
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
        self.elsewhere: dict[str, frozenset[str]] = {}
        """For other servers, who looks through them."""
        self.revision = int(time.now() * 1000)
        self.talk = 0
        """The number of the last line of talk, as far as it is known here."""
        self.touched = time.now()
        self.snapshot_at = 0
        self.honest: bool | None = None
        """Whether the draws of the finished game are as promised; None: not computed yet."""
        self._around = Nowhere() if around is None else around

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

    @property
    def minded(self) -> bool:
        """Whether something is to happen here by itself."""
        row = self.row
        bots = sum(1 << seat.seat for seat in self.seats if seat.by_bot)
        return row.status == "playing" and (row.deadline is not None or bool(row.awaiting & bots))

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
                    await self._read()
            self.check_status("playing", "over")
        assert self.play is not None
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
        """Forget what is in memory and read the table anew: another server was quicker."""
        self.play = None
        async with self._replaying:
            await self._read()
        self.changed()

    async def _read(self) -> None:
        """Row, seats and match, as they are at one moment."""
        async with self.storage.read() as db:
            found = await rows.read_table(db, self.row.id)
            if found is None:
                raise Refused(404, "table-unknown")
            snapshot, log = await rows.read_played(db, self.row.id)
        self.row, self.seats = found
        self.play = None
        if self.row.status not in ("playing", "over"):
            return
        async with self._readable():
            play = self._replayed(snapshot, log)
        self.snapshot_at = 0 if snapshot is None else snapshot[0]
        self._reveal(play)
        self.play = play

    def _replayed(self, snapshot: tuple[int, dict[str, Any]] | None, log: list[LogEntry]) -> Play:
        if self.row.board != own_board(self.row.game).hash:
            raise LogMismatch(0, "board")
        if self.row.rules > self.game.rules_version:
            raise LogMismatch(0, "newer-rules", given=self.row.rules, known=self.game.rules_version)
        play = Play(self.plan()) if snapshot is None else Play.restore(self.plan(), *snapshot)
        play.follow(log)
        return play

    @asynccontextmanager
    async def _readable(self) -> AsyncIterator[None]:
        """A log that the rules of today do not understand is not this one's fault, nor that of whoever asks.

        It is noted for whoever looks after the server, until it can be read again.
        """
        try:
            yield
        except (LogMismatch, HoftagError) as error:
            figures.UNVERIFIED.labels("log").inc()
            _log.error("log cannot be replayed", table=self.row.id, why=str(error))
            at = error.number if isinstance(error, LogMismatch) else 0
            await self._mark(f"{at} {error.code}")
            raise Refused(409, "table-unreadable") from error
        if self.row.trouble:
            await self._mark("")

    async def _mark(self, trouble: str) -> None:
        if self.row.trouble == trouble:
            return
        self.row.trouble = trouble
        with suppress(Exception):  # only a note; the log has said it already
            async with self.storage.write() as db:
                await rows.mark_trouble(db, self.row.id, trouble)

    def _reveal(self, play: Play) -> None:
        """After the end everybody may check that chance was fair."""
        if play.match.over and play.match.fairness is not None:
            play.match.fairness.secret = self.row.secret

    async def refresh(self) -> bool:
        """Read what other servers have written since; whether that was anything."""
        async with self.lock:
            return await self.catch_up()

    async def catch_up(self) -> bool:
        """The same for whoever holds the lock."""
        async with self.storage.read() as db:
            version, talk = await rows.read_version(db, self.row.id)
            if version == self.row.version and talk <= self.talk:
                return False
            found = await rows.read_table(db, self.row.id)
            log = await rows.read_log(db, self.row.id, 0 if self.play is None else self.play.number)
        if found is None:
            raise Refused(404, "table-unknown")
        self.talk = max(self.talk, talk)
        if version != self.row.version:
            if found[0].rules != self.row.rules or any(entry.kind == "cut" for entry in log):
                self.play = None  # what is in memory was played by other rules
            self.row, self.seats = found
            await self._follow(log)
            self.changed()
        else:
            self.wake()
        return True

    async def _follow(self, log: list[LogEntry]) -> None:
        """Bring the match up to date."""
        if self.row.status not in ("playing", "over"):
            self.play = None
        elif self.play is None:
            await self.playing()
        else:
            play, self.play = self.play, None  # what is read only in part must not be seen
            async with self._readable():
                play.follow(log)
            self._reveal(play)
            self.play = play

    def plan(self) -> Plan:
        """What the match begins with."""
        return rows.plan_of(self.row, self.seats)

    # ---- changing

    @asynccontextmanager
    async def change(self) -> AsyncIterator[None]:
        """Hold the lock and change row and seats; what fails before it is written has not happened."""
        async with self.lock:
            if self.row.status == "playing":
                with suppress(Refused):  # one that cannot be read can still be closed
                    await self.playing()  # what is in doubt is read before it is changed, not in between
            mine, row, seats = self.row, replace(self.row), [replace(seat) for seat in self.seats]
            try:
                yield
            except BaseException:
                if self.row is mine:  # else it was read anew already
                    self.row, self.seats = row, seats
                raise

    async def save(self, *also: Callable[[AsyncConnection], Awaitable[None]]) -> None:
        """Write the row and the seats, and whatever else must be written in the same moment.

        When another server was quicker, the table is read anew: Overtaken.
        """
        self.row.updated = self.time.now()
        try:
            async with self.storage.write() as db:
                await rows.update_table(db, self.row, self.seats)
                for write in also:
                    await write(db)
        except rows.Overtaken:
            await self.reload()
            raise
        except BaseException:
            self._doubt()
            raise
        self.row.version += 1
        self.changed()
        self._around.written(self)

    async def begin(self) -> None:
        """Start the match, inside of `change`."""
        self.row.status = "playing"
        if not self.row.origin:
            self.row.rules = (
                self.game.rules_version
            )  # those of the day on which the table was opened may be older
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
        before, row = self.row, self.standing(play, entry)
        try:
            await self._write(row, entry, whole)
        except (IntegrityError, Missed, rows.Overtaken):
            await self.reload()
            raise rows.Overtaken from None
        except BaseException:
            self._doubt()
            raise
        row.version += 1
        self.row = row
        self._reveal(play)
        figures.ACCEPTED.labels(row.game, kind).inc()
        logs.accepted(row.id, entry.number, kind, seat, by)
        # a secret choice that is changed must not show, not even by a message without news
        standing = (row.status, row.awaiting, row.proposal)
        if whole or standing != (before.status, before.awaiting, before.proposal) or self._timed(entry):
            self.changed()
        else:
            self.wake()
        self._around.written(self)
        await self._keep_snapshot(play)
        return entry

    def _doubt(self) -> None:
        """Nobody knows whether something was written: the log does. It is read again when that is possible."""
        self.play = None
        self._around.changed(self)

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

    def standing(self, play: Play, entry: LogEntry) -> TableRow:
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
            row.result = result_line(play.match.outcome, self.colours) if play.match.outcome else ""
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

    def told(self) -> None:
        """Something was written about it in another way than by `save` or `accept`: other servers are told."""
        self._around.written(self)

    def wake(self) -> None:
        """Something has changed."""
        self.touched = self.time.now()
        for listener in self.listeners:
            listener.wake.set()
        self._around.changed(self)

    def join(self, listener: Listener) -> None:
        """Somebody looks."""
        self.listeners.add(listener)
        figures.SOCKETS.inc()
        self.changed()
        self._around.peopled(self)

    def part(self, listener: Listener) -> None:
        """Somebody looks no longer."""
        self.listeners.discard(listener)
        figures.SOCKETS.dec()
        self.changed()
        self._around.peopled(self)

    def spoken(self, number: int) -> None:
        """Somebody has said something, which is written."""
        self.talk = number
        self.wake()
        self._around.written(self)

    def here(self) -> frozenset[str]:
        """Who looks through this server; a stranger has a name that is nobody's."""
        return frozenset(listener.person or f"?{id(listener)}" for listener in self.listeners)

    def meet(self, server: str, people: frozenset[str]) -> None:
        """Who looks through another server."""
        if self.elsewhere.get(server, frozenset()) == people:
            return
        self.elsewhere[server] = people
        if not people:
            del self.elsewhere[server]
        self.changed()

    def _present(self) -> frozenset[str]:
        return self.here().union(*self.elsewhere.values())

    @property
    def attended(self) -> bool:
        """Whether somebody who plays looks, through whichever server."""
        return any(seat.present and seat.person in self._present() for seat in self.seats)

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
            notice=None if row.notice is None else wire.Notice(**row.notice),
            created=row.created,
            ended=row.ended,
            now=self.time.now(),
        )

    def seat_infos(self, person: str) -> list[wire.SeatInfo]:
        """The seats as a person sees them."""
        online = self._present()
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
        return len([person for person in self._present() if not self.sits(person)])


def patient(change: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """A change that is tried again when another server was quicker, by what that one has written."""

    @wraps(change)
    async def tried(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(_ATTEMPTS):
            with suppress(rows.Overtaken):
                return await change(*args, **kwargs)
        raise Refused(409, "table-changed")

    return tried


def _not_now(status: str) -> Refused:
    if status == "waiting":
        return Refused(409, "table-waiting")
    if status == "playing":
        return Refused(409, "table-playing")
    return Refused(409, "table-over") if status == "over" else Refused(409, "table-closed")
