"""Lists of tables: mine, those that wait for players, those that can be watched."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, and_, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hoftag.server import wire
from hoftag.server.room import Room
from hoftag.server.rows import SEAT_FIELDS, TABLE_FIELDS, SeatRow, TableRow
from hoftag.server.storage import SEAT, TABLE
from hoftag.server.tables import Tables

MOST: Final = 60

_HIDDEN: Final[dict[str, Any]] = {"secret": b"", "origin": ""}  # left empty  # nosec B105
"""What a list never needs."""


async def lobby(tables: Tables, person: str) -> wire.Lobby:
    """The tables of interest to somebody; a stranger has none."""
    mine = or_(
        TABLE.c.id.in_(select(SEAT.c.table_id).where(SEAT.c.person == person, SEAT.c.kind == "person")),
        and_(TABLE.c.host == person, TABLE.c.status == "waiting"),
    )
    public = TABLE.c.public.is_(True)
    async with tables.storage.read() as db:
        running = await _found(db, mine, TABLE.c.status.in_(("waiting", "playing"))) if person else []
        over = await _found(db, mine, TABLE.c.status == "over") if person else []
        inviting = await _found(db, public, TABLE.c.status == "waiting")
        shown = await _found(db, public, TABLE.c.status == "playing", TABLE.c.spectators.is_(True))
        known = {row.id: row for row in (*running, *over, *inviting, *shown)}
        seats = await _seats(db, known)
    cards = {table: _card(tables, row, seats.get(table, []), person) for table, row in known.items()}
    own = [cards[row.id] for row in (*running, *over)]
    own.sort(key=lambda card: (not card.my_turn, card.status == "over"))  # otherwise as they changed
    return wire.Lobby(
        mine=own,
        open=[card for row in inviting if (card := cards[row.id]).free and not card.mine],
        watch=[cards[row.id] for row in shown if not cards[row.id].mine],
    )


async def _found(db: AsyncConnection, *conditions: ColumnElement[bool]) -> list[TableRow]:
    columns = [TABLE.c[name] for name in TABLE_FIELDS if name not in _HIDDEN]
    query: Select[Any] = select(*columns).where(*conditions).order_by(TABLE.c.updated.desc()).limit(MOST)
    return [TableRow(**row, **_HIDDEN) for row in (await db.execute(query)).mappings()]


async def _seats(db: AsyncConnection, tables: Iterable[str]) -> dict[str, list[SeatRow]]:
    columns = [SEAT.c.table_id, *(SEAT.c[name] for name in SEAT_FIELDS)]
    found = await db.execute(select(*columns).where(SEAT.c.table_id.in_(list(tables))).order_by(SEAT.c.seat))
    out: dict[str, list[SeatRow]] = {}
    for row in found.mappings():
        values = dict(row)
        out.setdefault(values.pop("table_id"), []).append(SeatRow(**values))
    return out


def _card(tables: Tables, row: TableRow, seats: list[SeatRow], person: str) -> wire.TableCard:
    room = tables.known(row.id) or Room(tables.storage, tables.time, row, seats)
    awaiting = [seat.seat for seat in seats if row.awaiting >> seat.seat & 1]
    own = {seat.seat for seat in seats if room.is_mine(person, seat.seat)}
    playing = row.status == "playing"
    present = {seat.seat for seat in seats if seat.present}
    return wire.TableCard(
        id=row.id,
        game=row.game,
        title=row.title,
        status=row.status,  # type: ignore[arg-type]  # one of the words of the wire
        players=len(seats),
        free=sum(seat.kind == "open" for seat in seats),
        seats=room.seat_infos(person),
        mine=bool(own) or (bool(person) and row.host == person),
        my_turn=playing and bool(own & present & set(awaiting)),
        awaiting=awaiting if playing else [],
        prompt=row.prompt if playing else "",
        chapter=row.chapter,
        seconds=max(0.0, row.deadline - tables.time.now()) if playing and row.deadline is not None else None,
        updated=row.updated,
    )
