"""Rows of the database as plain objects, and the few statements that read and write them."""

from __future__ import annotations

import secrets
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hoftag.match.fairness import Fairness
from hoftag.match.library import own_game
from hoftag.server import wire
from hoftag.server.play import LogEntry, Plan
from hoftag.server.storage import CHAT, ENTRY, SEAT, SNAPSHOT, TABLE, Statement

_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Nothing that can be misread."""
_ID_LENGTH: Final = 12


def new_id() -> str:
    """The name of a table in its address; nobody can guess it."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


@dataclass
class TableRow:
    """A table."""

    id: str
    game: str
    board: str
    rules: int
    title: str
    options: dict[str, Any]
    status: str
    host: str
    host_name: str
    clock: dict[str, Any]
    public: bool
    spectators: bool
    pace: str
    hints: bool
    secret: bytes = field(repr=False)
    commitment: str
    created: float
    updated: float
    origin: str = field(default="", repr=False)
    rematch: str = ""
    proposal: dict[str, Any] | None = None
    ended: float | None = None
    version: int = 0
    awaiting: int = 0
    prompt: str = ""
    chapter: dict[str, Any] = field(default_factory=dict)
    deadline: float | None = None
    notice: dict[str, Any] | None = None
    trouble: str = ""
    result: str = ""

    @property
    def timing(self) -> wire.Clock:
        """How time is kept."""
        return msgspec.convert(self.clock, wire.Clock)


@dataclass
class SeatRow:
    """A seat at a table."""

    seat: int
    kind: str = "open"
    person: str = ""
    name: str = ""
    bot: str = ""
    ready: bool = False
    nonce: str = ""
    left: bool = False

    @property
    def by_bot(self) -> bool:
        """Whether a bot answers for it."""
        return self.kind == "bot" or self.left

    @property
    def present(self) -> bool:
        """Whether a person answers for it."""
        return self.kind == "person" and not self.left


TABLE_FIELDS: Final = [column.name for column in TABLE.columns]
SEAT_FIELDS: Final = [row.name for row in fields(SeatRow)]


class Overtaken(Exception):
    """Somebody else has changed the table meanwhile."""


async def read_table(db: AsyncConnection, table: str) -> tuple[TableRow, list[SeatRow]] | None:
    """A table with its seats."""
    row = (await db.execute(select(TABLE).where(TABLE.c.id == table))).mappings().one_or_none()
    if row is None:
        return None
    seats = await db.execute(
        select(*(SEAT.c[name] for name in SEAT_FIELDS)).where(SEAT.c.table_id == table).order_by(SEAT.c.seat)
    )
    return TableRow(**row), [SeatRow(**seat) for seat in seats.mappings()]


def plan_of(row: TableRow, seats: list[SeatRow]) -> Plan:
    """What the match of a table begins with."""
    colours = own_game(row.game).seats(row.options)
    nonces = {colour: seat.nonce for colour, seat in zip(colours, seats, strict=True) if seat.nonce}
    promise = Fairness(row.commitment, nonces)
    return Plan(row.game, row.options, promise, row.secret, row.timing, row.origin, row.rules)


async def read_version(db: AsyncConnection, table: str) -> tuple[int, int]:
    """How often a table has changed, and how much was said at it; -1 for one that does not exist."""
    found = (await db.execute(_READ_VERSION, {"row": table})).one_or_none()
    return (-1, 0) if found is None else (found.version, found.talk or 0)


async def insert_table(db: AsyncConnection, row: TableRow, seats: list[SeatRow]) -> None:
    """A new table."""
    await db.execute(insert(TABLE).values(**_values(row)))
    await _insert_seats(db, row.id, seats)


async def update_table(db: AsyncConnection, row: TableRow, seats: list[SeatRow]) -> None:
    """A changed table; refused when somebody has changed it since it was read."""
    values = _values(row)
    values["version"] = row.version + 1
    done = await db.execute(
        update(TABLE).where(TABLE.c.id == row.id, TABLE.c.version == row.version).values(**values)
    )
    if done.rowcount != 1:
        raise Overtaken
    await db.execute(delete(SEAT).where(SEAT.c.table_id == row.id))
    await _insert_seats(db, row.id, seats)


async def _insert_seats(db: AsyncConnection, table: str, seats: list[SeatRow]) -> None:
    await db.execute(insert(SEAT), [{"table_id": table, **asdict(seat)} for seat in seats])


def _values(row: TableRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in TABLE_FIELDS}


async def mark_trouble(db: AsyncConnection, table: str, why: str) -> None:
    """Why a log does not replay, for whoever looks after the server; nothing at the table has changed by that."""
    await db.execute(update(TABLE).where(TABLE.c.id == table).values(trouble=why))


def insert_entry(table: str, entry: LogEntry) -> Statement:
    """One more line of the log. A number that exists already is refused by the database."""
    return _INSERT_ENTRY, {"table_id": table, **entry.__dict__}


def update_standing(row: TableRow) -> Statement:
    """Where the game stands, beside a new line of the log; nowhere if somebody has changed the table since."""
    return _UPDATE_STANDING, {
        "row": row.id,
        "before": row.version,
        "version": row.version + 1,
        **{name: getattr(row, name) for name in _STANDING},
    }


# made once: to build a statement costs more than to carry it out
_STANDING: Final = (
    "awaiting", "prompt", "chapter", "deadline", "updated", "status", "ended", "proposal", "result",
)  # fmt: skip
_INSERT_ENTRY: Final = insert(ENTRY)
_UPDATE_STANDING: Final = (
    update(TABLE)
    .where(TABLE.c.id == bindparam("row"), TABLE.c.version == bindparam("before"))
    .values({name: bindparam(name) for name in ("version", *_STANDING)})
)
_READ_VERSION: Final = select(
    TABLE.c.version,
    select(func.max(CHAT.c.number)).where(CHAT.c.table_id == TABLE.c.id).scalar_subquery().label("talk"),
).where(TABLE.c.id == bindparam("row"))


async def read_log(db: AsyncConnection, table: str, after: int) -> list[LogEntry]:
    """The log from a number on."""
    columns = [ENTRY.c[name.name] for name in fields(LogEntry)]
    found = await db.execute(
        select(*columns).where(ENTRY.c.table_id == table, ENTRY.c.number > after).order_by(ENTRY.c.number)
    )
    return [LogEntry(**row) for row in found.mappings()]


async def key_used(db: AsyncConnection, table: str, seat: int, key: str) -> bool:
    """Whether a seat has done something under this key."""
    found = await db.execute(
        select(ENTRY.c.number).where(ENTRY.c.table_id == table, ENTRY.c.seat == seat, ENTRY.c.key == key)
    )
    return found.first() is not None


async def read_snapshot(db: AsyncConnection, table: str) -> tuple[int, dict[str, Any]] | None:
    """The last snapshot with its number."""
    found = await db.execute(
        select(SNAPSHOT.c.number, SNAPSHOT.c.data)
        .where(SNAPSHOT.c.table_id == table)
        .order_by(SNAPSHOT.c.number.desc())
        .limit(1)
    )
    row = found.one_or_none()
    return None if row is None else (row.number, row.data)


async def read_played(
    db: AsyncConnection, table: str
) -> tuple[tuple[int, dict[str, Any]] | None, list[LogEntry]]:
    """What a match is made of: the last snapshot, if it still counts, and the log after it."""
    snapshot = await read_snapshot(db, table)
    log = await read_log(db, table, 0 if snapshot is None else snapshot[0])
    if snapshot is not None and any(
        entry.kind == "cut" and int(entry.payload) <= snapshot[0] for entry in log
    ):
        return None, await read_log(db, table, 0)  # written by a server that had not heard of the cut
    return snapshot, log


async def delete_snapshots(db: AsyncConnection, table: str) -> None:
    """From now on the whole log is replayed."""
    await db.execute(delete(SNAPSHOT).where(SNAPSHOT.c.table_id == table))


async def insert_snapshot(db: AsyncConnection, table: str, number: int, data: dict[str, Any]) -> None:
    """Keep a snapshot, in place of earlier ones."""
    await delete_snapshots(db, table)
    await db.execute(insert(SNAPSHOT).values(table_id=table, number=number, data=data))


async def read_chat(db: AsyncConnection, table: str, since: int, most: int) -> list[wire.ChatLine]:
    """What was said after a number, the last lines if there are many."""
    found = await db.execute(
        select(CHAT.c.number, CHAT.c.name, CHAT.c.seat, CHAT.c.text, CHAT.c.at)
        .where(CHAT.c.table_id == table, CHAT.c.number > since)
        .order_by(CHAT.c.number.desc())
        .limit(most)
    )
    return [wire.ChatLine(**row) for row in found.mappings()][::-1]


async def insert_chat(db: AsyncConnection, table: str, person: str, line: wire.ChatLine) -> None:
    """One more line of talk."""
    await db.execute(insert(CHAT).values(table_id=table, person=person, **msgspec.structs.asdict(line)))
