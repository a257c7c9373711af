"""Looking inside: tables, logs and people as whoever looks after a server may see them.

The command line and the admin page show the same. What is secret at a table stays secret here: the choices that others
at the table may not see yet, and where chance comes from.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from sqlalchemy import ColumnElement, case, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hoftag.match.library import own_game
from hoftag.server import audit, rows, wire
from hoftag.server.audit import Actor
from hoftag.server.errors import Refused
from hoftag.server.people import PERSON, login_of
from hoftag.server.play import LogEntry, Play
from hoftag.server.replaying import PLAYED, Finding, Stored, examine, follow, read_stored
from hoftag.server.rows import SeatRow, TableRow
from hoftag.server.storage import ENTRY, SEAT, TABLE, Storage

STATUSES: Final = ("waiting", "playing", "over", "closed")
MOST: Final = 200
"""Tables of one list, unless somebody wants all."""
LAST: Final = 30
"""Entries of a log that are shown, unless somebody wants more."""
_LISTED: Final = (
    "id", "game", "title", "status", "awaiting", "rules", "created", "updated", "trouble",
)  # fmt: skip


# ---- lists


async def tables(
    db: AsyncConnection, status: str = "", wanted: str = "", most: int | None = MOST
) -> wire.AdminTables:
    """Tables, those in trouble first; of one status, or with a word in their name, title or people."""
    conditions: list[ColumnElement[bool]] = []
    if status:
        conditions.append(TABLE.c.status == status)
    if wanted.strip():
        sits = select(SEAT.c.table_id).where(SEAT.c.name.icontains(wanted.strip(), autoescape=True))
        conditions.append(
            or_(
                TABLE.c.id == wanted.strip(),
                TABLE.c.title.icontains(wanted.strip(), autoescape=True),
                TABLE.c.id.in_(sits),
            )
        )
    found = int((await db.execute(select(func.count()).select_from(TABLE).where(*conditions))).scalar_one())
    log = select(func.count()).where(ENTRY.c.table_id == TABLE.c.id).scalar_subquery()
    query = (
        select(*(TABLE.c[name] for name in _LISTED), log.label("entries"))
        .where(*conditions)
        .order_by(case((TABLE.c.trouble != "", 0), else_=1), TABLE.c.updated.desc(), TABLE.c.id)
        .limit(most)
    )
    listed = (await db.execute(query)).mappings().all()
    seats = await _seats(db, [row["id"] for row in listed])
    return wire.AdminTables([_listed(row, seats.get(row["id"], [])) for row in listed], found)


async def _seats(db: AsyncConnection, names: list[str]) -> dict[str, list[SeatRow]]:
    query = (
        select(SEAT.c.table_id, SEAT.c.seat, SEAT.c.kind, SEAT.c.name, SEAT.c.bot)
        .where(SEAT.c.table_id.in_(names))
        .order_by(SEAT.c.table_id, SEAT.c.seat)
    )
    out: dict[str, list[SeatRow]] = {}
    for table, seat, kind, name, bot in await db.execute(query):
        out.setdefault(table, []).append(SeatRow(seat, kind, name=name, bot=bot))
    return out


def _listed(row: Any, seats: list[SeatRow]) -> wire.AdminTable:
    awaiting = [seat.seat for seat in seats if row["awaiting"] >> seat.seat & 1]
    return wire.AdminTable(
        id=row["id"],
        game=row["game"],
        title=row["title"],
        status=row["status"],
        people=[seat.bot if seat.kind == "bot" else seat.name for seat in seats],
        bots=[seat.seat for seat in seats if seat.kind == "bot"],
        awaiting=awaiting if row["status"] == "playing" else [],
        rules=row["rules"],
        newest=own_game(row["game"]).rules_version,
        entries=row["entries"],
        created=row["created"],
        updated=row["updated"],
        trouble=_trouble(row["trouble"]),
    )


def _trouble(text: str) -> wire.Trouble | None:
    """What is noted about a log that does not replay."""
    number, _, code = text.partition(" ")
    return wire.Trouble(int(number), code) if text else None


# ---- one table


async def stored_at(storage: Storage, table: str) -> Stored:
    """A table with its whole log; one that there is not is refused."""
    async with storage.read() as db:
        found = await read_stored(db, table)
    if found is None:
        raise Refused(404, "table-unknown")
    return found


async def show(
    storage: Storage, table: str, last: int = LAST, *, secrets: bool = False
) -> wire.AdminTableInfo:
    """All about a table. `secrets`: what was chosen in secret is told too; the caller notes it on the trail."""
    stored = await stored_at(storage, table)
    finding = await asyncio.to_thread(examine, stored, own_game(stored.row.game).edition(stored.row.rules))
    async with storage.read() as db:
        snapshot = await rows.read_snapshot(db, table)
        trail = await audit.trail(db, table)
    row, seats = stored.row, stored.seats
    colours = own_game(row.game).seats(row.options)
    listed = _listed({**row.__dict__, "entries": len(stored.log)}, seats)
    return wire.AdminTableInfo(
        table=listed,
        seats=[_seat(colour, seat) for colour, seat in zip(colours, seats, strict=True)],
        options=row.options,
        clock=row.timing,
        host_name=row.host_name,
        public=row.public,
        branch=bool(row.origin),
        snapshot=0 if snapshot is None else snapshot[0],
        deadline=row.deadline if row.status == "playing" else None,
        ended=row.ended,
        result=row.result,
        notice=None if row.notice is None else wire.Notice(**row.notice),
        broken=_broken(row, finding),
        log=_log(stored, finding, colours, last, secrets),
        trail=trail,
    )


def _broken(row: TableRow, finding: Finding) -> wire.Trouble | None:
    if row.status not in PLAYED or finding.verdict != "broken":
        return None
    return wire.Trouble(finding.number, finding.code)


def _seat(colour: str, seat: SeatRow) -> wire.AdminSeat:
    return wire.AdminSeat(colour, seat.kind, seat.name, seat.bot, seat.left)  # type: ignore[arg-type]  # one of the words


def _log(
    stored: Stored, finding: Finding, colours: list[str], last: int, secrets: bool
) -> list[wire.AdminEntry]:
    void = stored.void
    names = {seat.person: seat.name for seat in stored.seats if seat.person}

    def line(entry: LogEntry) -> wire.AdminEntry:
        hidden = not secrets and entry.kind == "play" and finding.hidden(entry.number)
        return wire.AdminEntry(
            number=entry.number,
            at=entry.at,
            kind=entry.kind,
            seat=colours[entry.seat] if entry.seat >= 0 else "",
            by=names.get(entry.by, entry.by),
            text=None if hidden else entry.payload,
            draws=entry.draws,
            counts=entry.number not in void,
        )

    return [line(entry) for entry in (stored.log[-last:] if last else [])]


def replayed(stored: Stored) -> Play:
    """The match of a table by the rules of its version."""
    if stored.row.status not in PLAYED or not stored.log:
        raise Refused(409, "table-waiting")
    return follow(stored, own_game(stored.row.game).edition(stored.row.rules))


# ---- figures


async def counts(db: AsyncConnection) -> tuple[dict[str, int], int, int, int]:
    """Tables of each status, tables in trouble, accounts, guests."""
    by_status = dict.fromkeys(STATUSES, 0)
    for status, number in await db.execute(select(TABLE.c.status, func.count()).group_by(TABLE.c.status)):
        by_status[status] = number
    trouble = await db.scalar(select(func.count()).select_from(TABLE).where(TABLE.c.trouble != ""))
    accounts = await db.scalar(select(func.count()).where(PERSON.c.login.is_not(None)))
    everybody = await db.scalar(select(func.count()).select_from(PERSON))
    return by_status, trouble or 0, accounts or 0, (everybody or 0) - (accounts or 0)


# ---- who may look


async def appoint(storage: Storage, who: Actor, name: str, at: float, *, admin: bool) -> str:
    """Let an account see the admin page, or no longer; its name as it is written."""
    async with storage.write() as db:
        found = (
            await db.execute(select(PERSON.c.id, PERSON.c.name).where(PERSON.c.login == login_of(name)))
        ).one_or_none()
        if found is None:
            raise Refused(404, "account-unknown", {"name": name})
        await db.execute(update(PERSON).where(PERSON.c.id == found.id).values(admin=admin))
        await audit.note(db, who, "appoint" if admin else "dismiss", at, account=found.name)
    return str(found.name)


async def admins(db: AsyncConnection) -> list[str]:
    """The accounts that may look inside."""
    query = select(PERSON.c.name).where(PERSON.c.admin).order_by(PERSON.c.name)
    return list((await db.execute(query)).scalars())
