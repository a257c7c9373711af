"""All tables of a server: opening, finding, listing, and waking those that go on by themselves."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Any, Final

import structlog
from sqlalchemy import ColumnElement, and_, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hoftag.bots.registry import check_level
from hoftag.kernel.fair import SECRET_BYTES, commitment
from hoftag.match.library import own_board, own_game
from hoftag.server import figures, rows, seating, wire
from hoftag.server.catalogue import USUAL, check_options
from hoftag.server.errors import Refused
from hoftag.server.minding import Minder
from hoftag.server.past import Past
from hoftag.server.people import Person, clean_name
from hoftag.server.post import Alone, Forget, Here, Post, WhoIsThere, Written
from hoftag.server.questions import Thinkers
from hoftag.server.room import Room
from hoftag.server.rows import SeatRow, TableRow
from hoftag.server.storage import SEAT, TABLE, Storage
from hoftag.server.timing import Time
from hoftag.server.workers import Workers

_IDLE: Final = 600.0
"""Seconds after which a table that nobody looks at leaves the memory."""
_SWEEP: Final = 60.0
_MOST_ROOMS: Final = 2000
_SET: Final = 5.0
"""Seconds by which a clock may be off without a word."""

_log = structlog.get_logger("hoftag.server")


class Tables:
    """The tables. `start` and `stop` belong to the lifespan of the application."""

    def __init__(
        self,
        storage: Storage,
        *,
        thinkers: Thinkers,
        time: Time | None = None,
        post: Post | None = None,
    ) -> None:
        self.storage = storage
        self.time = Time() if time is None else time
        self.post = Alone(self.time.now) if post is None else post
        self.workers = Workers(thinkers)
        self._set_by = 0.0
        self._rooms: dict[str, Room] = {}
        self._minders: dict[str, Minder] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.past = Past()
        self._chores: list[asyncio.Task[None]] = []

    # ---- lifespan

    async def start(self) -> None:
        """Tables that go on by themselves go on."""
        await self.workers.start()
        self._chores = [asyncio.create_task(self.wake()), asyncio.create_task(self._sweep())]

    async def stop(self) -> None:
        """Nothing happens any more; whatever was accepted is in the database."""
        for task in self._chores:
            task.cancel()
        for task in self._chores:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        for minder in self._minders.values():
            minder.stop()
        for room in self._rooms.values():
            async with room.lock:  # let what is being written be written
                pass
        await self.workers.stop()

    async def wake(self, *conditions: ColumnElement[bool]) -> None:
        """Have an eye on all tables, or some, that are for this server to mind and go on by themselves.

        After a start that means: clocks run, and bots that are awaited go on.
        """
        playing = and_(TABLE.c.status == "playing", *conditions)
        async with self.storage.read() as db:
            found = (
                await db.execute(
                    select(
                        TABLE.c.id, TABLE.c.version, TABLE.c.clock, TABLE.c.deadline, TABLE.c.awaiting
                    ).where(playing)
                )
            ).all()
            bots: dict[str, int] = {}
            for table, seat, kind, left in await db.execute(
                select(SEAT.c.table_id, SEAT.c.seat, SEAT.c.kind, SEAT.c.left)
                .join(TABLE, TABLE.c.id == SEAT.c.table_id)
                .where(playing)
            ):
                bots[table] = bots.get(table, 0) | (kind == "bot" or left) << seat
        for table, version, clock, deadline, awaiting in found:
            goes_on = clock["kind"] != "none" or deadline is not None or awaiting & bots.get(table, 0)
            if goes_on and self.post.mine(table):
                await self.mind(table, version)

    async def mind(self, table: str, version: int) -> None:
        """Have an eye on a table that has changed so often."""
        try:
            room = await self.room(table)
            if room.row.version < version:
                await room.refresh()
            self.changed(room)
        except Exception:
            _log.exception("table could not go on", table=table)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP)
            self.check_clock()
            before = self.time.now() - _IDLE
            for room in list(self._rooms.values()):
                if room.touched < before:
                    self._forget(room)

    def check_clock(self) -> None:
        """Say that somebody has set the clock of the machine: this server goes on with the time that it had."""
        by = self.time.set_by()
        if abs(by - self._set_by) > _SET:
            _log.warning("clock of the machine was set", seconds=round(by - self._set_by, 1))
            self._set_by = by

    def _forget(self, room: Room) -> None:
        """Out of the memory, unless somebody looks or something is about to happen."""
        minder = self._minders.get(room.row.id)
        if room.listeners or room.lock.locked() or (minder is not None and minder.busy):
            return
        self._rooms.pop(room.row.id, None)
        figures.ROOMS.set(len(self._rooms))
        self._minders.pop(room.row.id, None)

    # ---- finding

    def known(self, table: str) -> Room | None:
        """A table that is in memory."""
        return self._rooms.get(table)

    @property
    def rooms(self) -> list[Room]:
        """All tables that are in memory."""
        return list(self._rooms.values())

    async def fresh(self, table: str) -> Room:
        """A table by its name, with everything that other servers have written."""
        known = self._rooms.get(table)
        room = await self.room(table)
        if self.post.shared and known is room:
            await room.refresh()
        return room

    async def room(self, table: str) -> Room:
        """A table by its name, as it is known here."""
        known = self._rooms.get(table)
        if known is not None:
            known.touched = self.time.now()
            return known
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                known = self._rooms.get(table)
                return known if known is not None else await self._load(table)
        finally:
            self._loading.pop(table, None)

    async def _load(self, table: str) -> Room:
        async with self.storage.read() as db:
            found = await rows.read_table(db, table)
        if found is None:
            raise Refused(404, "table-unknown")
        room = Room(self.storage, self.time, *found, self)
        if room.row.status in ("playing", "over"):
            with contextlib.suppress(Refused):  # said again to whoever wants to play
                await self._resume(room)
        return self._enter(room)

    async def _resume(self, room: Room) -> None:
        """The first time that a table is seen after a time without any server: its clocks are told of that."""
        play = await room.playing()
        timed = room.row.clock["kind"] != "none" or play.sand.due is not None
        began = self.post.since
        if room.row.status == "playing" and timed and play.clocks.since < began:
            with contextlib.suppress(rows.Overtaken):
                await room.accept("resume", -1, "", at=began)

    def _enter(self, room: Room) -> Room:
        if len(self._rooms) >= _MOST_ROOMS:
            for other in sorted(self._rooms.values(), key=lambda other: other.touched)[: _MOST_ROOMS // 10]:
                self._forget(other)
        self._rooms[room.row.id] = room
        figures.ROOMS.set(len(self._rooms))
        self.post.say(WhoIsThere(room.row.id))
        return room

    # ---- what tables tell

    def changed(self, room: Room) -> None:
        """A table has changed: see whether something is to happen by itself."""
        minder = self._minders.get(room.row.id)
        if minder is None:
            minder = self._minders[room.row.id] = Minder(room, self.workers)
        if self.post.mine(room.row.id):
            minder.look()
        else:
            minder.stop()

    def written(self, room: Room) -> None:
        """Other servers are told where to look."""
        self.post.say(Written(room.row.id, room.row.version, room.talk, room.minded))

    def peopled(self, room: Room) -> None:
        """Other servers are told who looks."""
        self.post.say(Here(room.row.id, sorted(room.here())))

    # ---- opening

    async def open(self, me: Person, data: wire.NewTable, titles: list[str]) -> Room:
        """A new table. Without a title it gets one of those offered."""
        options = check_options(data.game, data.options)
        colours = own_game(data.game).seats(options)
        plans = data.seats or [wire.SeatPlan("me"), *(wire.SeatPlan("open") for _ in colours[1:])]
        if len(plans) != len(colours):
            raise Refused(422, "seat-count", {"has": len(plans), "needs": len(colours)})
        seats = [_planned(me, number, plan) for number, plan in enumerate(plans)]
        seating.check_timer(options, seats)
        row = self.new_row(me, data.game, options)
        row.title = seating.check_title(data.title) or secrets.choice(titles)
        row.clock = seating.check_clock(data.clock)
        row.public, row.spectators, row.pace = data.public, data.spectators, data.pace
        row.hints = data.hints
        room = await self.enter_new(row, seats)
        if data.start:
            await seating.start(room, me)
        return room

    def new_row(self, me: Person, game: str, options: dict[str, Any]) -> TableRow:
        """A row with a secret of its own and the promise that it keeps."""
        now = self.time.now()
        secret = secrets.token_bytes(SECRET_BYTES)
        return TableRow(
            id=rows.new_id(),
            game=game,
            board=own_board(game).hash,
            rules=own_game(game).rules_version,
            title="",
            options=options,
            status="waiting",
            host=me.id,
            host_name=me.name,
            clock=seating.check_clock(wire.Clock()),
            public=False,
            spectators=True,
            pace="normal",
            hints=True,
            secret=secret,
            commitment=commitment(secret),
            created=now,
            updated=now,
        )

    async def enter_new(self, row: TableRow, seats: list[SeatRow]) -> Room:
        """Write a new table."""
        async with self.storage.write() as db:
            await rows.insert_table(db, row, seats)
        return self.enter(row, seats)

    def enter(self, row: TableRow, seats: list[SeatRow]) -> Room:
        """A new table, which is written already."""
        return self._enter(Room(self.storage, self.time, row, seats, self))

    # ---- people

    async def rename(self, person: str, old: str, new: str) -> None:
        """Somebody has another name; second people in the same browser keep theirs."""
        async with self.storage.write() as db:
            mine = (SEAT.c.person == person) & (SEAT.c.name == old)
            await db.execute(update(SEAT).where(mine).values(name=new))
            await db.execute(update(TABLE).where(TABLE.c.host == person).values(host_name=new))
            await _touch(db, person)
        await self.reread(person)
        self.post.say(Forget(person))

    async def merge(self, db: AsyncConnection, guest: str, account: str) -> None:
        """What belongs to a guest belongs to the account from now on."""
        await _touch(db, guest)
        await db.execute(update(SEAT).where(SEAT.c.person == guest).values(person=account))
        await db.execute(update(TABLE).where(TABLE.c.host == guest).values(host=account))

    async def reread(self, person: str, now: str = "") -> None:
        """The tables of a person have changed in the database; perhaps it is somebody else now."""
        for room in self.rooms:
            listeners = [listener for listener in room.listeners if now and listener.person == person]
            if listeners or room.sits(person) or room.row.host == person:
                await room.refresh()
            for listener in listeners:  # in the same moment, lest somebody is told that the seat is another's
                listener.person = now


async def _touch(db: AsyncConnection, person: str) -> None:
    """Tables of a person have changed: whoever has a copy in memory must read them again."""
    of_person = or_(
        TABLE.c.host == person, TABLE.c.id.in_(select(SEAT.c.table_id).where(SEAT.c.person == person))
    )
    await db.execute(update(TABLE).where(of_person).values(version=TABLE.c.version + 1))


def _planned(me: Person, number: int, plan: wire.SeatPlan) -> SeatRow:
    if plan.kind == "bot":
        return SeatRow(number, "bot", bot=check_level(plan.bot or USUAL), ready=True)
    if plan.kind == "open":
        return SeatRow(number)
    return SeatRow(number, "person", me.id, clean_name(plan.name) if plan.name else me.name, ready=True)
