"""Tables from above: closing one for good, and bringing one to the rules of today. Nothing is ever deleted.

Both are written in one moment with their line of the audit trail. They need no running server; one that runs follows.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any, Final, Literal

from sqlalchemy.ext.asyncio import AsyncConnection

from hoftag.match.library import own_game
from hoftag.server import audit, rows
from hoftag.server.audit import Actor
from hoftag.server.errors import Refused
from hoftag.server.play import LogEntry, Play
from hoftag.server.replaying import Finding, Stored, examine, follow, read_stored
from hoftag.server.room import Room, patient
from hoftag.server.rows import TableRow
from hoftag.server.storage import Storage
from hoftag.server.timing import Time

LONGEST_WHY: Final = 300
Way = Literal["same", "cut", "adopt"]


def check_why(why: str) -> str:
    """A reason without what cannot be seen."""
    clean = "".join(letter for letter in " ".join(why[:2000].split()) if letter.isprintable())
    if not 1 <= len(clean) <= LONGEST_WHY:
        raise Refused(422, "why-form", {"most": LONGEST_WHY})
    return clean


async def room_of(storage: Storage, table: str) -> Room:
    """A table for whoever is no server."""
    async with storage.read() as db:
        found = await rows.read_table(db, table)
    if found is None:
        raise Refused(404, "table-unknown")
    return Room(storage, Time(), *found)


@patient
async def close(room: Room, who: Actor, why: str) -> None:
    """A table ends for good, without a result; everybody is told why."""
    why = check_why(why)
    async with room.change():
        room.check_status("waiting", "playing")
        now = room.time.now()
        before = room.row.status
        room.row.status = "closed"
        room.row.ended = now
        room.row.deadline = None
        room.row.notice = {"kind": "closed", "why": why, "at": now}
        await room.save(audit.noting(who, "close", now, room.row.id, why=why, status=before))


class NotTheSame(Exception):
    """A table cannot be brought to the rules of today without something being lost or altered."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.code)
        self.finding = finding


@patient
async def repair(room: Room, who: Actor, way: Way = "same", why: str = "") -> Finding:
    """Bring a table to the rules of today. What does not come out the same is refused, unless a way is chosen.

    `cut`: the game goes on before the first entry that differs. `adopt`: all entries count, and the position is what
    the rules of today make of them. Both only while the game runs; a game that has ended stays as it was played.
    """
    why = check_why(why) if why else ""
    async with room.lock:
        async with room.storage.read() as db:
            stored = await read_stored(db, room.row.id)
        if stored is None:
            raise Refused(404, "table-unknown")
        room.row, room.seats = stored.row, stored.seats
        if stored.row.status == "waiting":
            raise Refused(409, "table-waiting")
        finding = await asyncio.to_thread(examine, stored)
        _check_way(finding, way)
        repaired = await asyncio.to_thread(_repaired, room, finding, way, why)
        async with room.storage.write() as db:
            await _write(db, repaired, who, finding, why, room.time.now())
        await room.reload()
    room.told()
    return finding


def _check_way(finding: Finding, way: Way) -> None:
    if finding.verdict == "same":
        return
    running = finding.stored.row.status == "playing"
    possible = (way == "cut" and finding.number > 1) or (way == "adopt" and finding.verdict == "other")
    if not running or not possible:
        raise NotTheSame(finding)


class _Repaired:
    """What is to be written."""

    def __init__(self, row: TableRow, play: Play, entry: LogEntry | None, lost: int) -> None:
        self.row = row
        self.play = play
        self.entry = entry
        self.lost = lost


def _repaired(room: Room, finding: Finding, way: Way, why: str) -> _Repaired:
    stored = finding.stored
    newest = own_game(stored.row.game).rules_version
    room.row = replace(stored.row, rules=newest, trouble="")
    if finding.verdict == "same":
        assert finding.play is not None
        return _Repaired(room.row, finding.play, None, 0)
    now = room.time.now()
    # where all entries count, the new one cuts nothing; but it tells everybody that the position is another one
    number = finding.number if way == "cut" else len(stored.log) + 1
    entry = _cut(stored, number, now)
    void = stored.void
    lost = sum(one.kind == "play" and one.number not in void for one in stored.log[number - 1 :])
    play = follow(Stored(stored.row, stored.seats, [*stored.log, entry]), newest)
    entry.visible = (1 << (play.seats + 1)) - 1
    row = room.standing(play, entry)
    row.notice = {"kind": "cut" if way == "cut" else "rules", "why": why, "at": now, "actions": lost}
    return _Repaired(row, play, entry, lost)


def _cut(stored: Stored, number: int, now: float) -> LogEntry:
    """The entry that says: from this number on nothing counts."""
    return LogEntry(len(stored.log) + 1, "cut", -1, str(number), None, "admin", now)


async def _write(
    db: AsyncConnection, repaired: _Repaired, who: Actor, finding: Finding, why: str, now: float
) -> None:
    row, play = repaired.row, repaired.play
    before = finding.stored.row
    await rows.update_table(db, row, finding.stored.seats)
    if repaired.entry is not None:
        await db.execute(*rows.insert_entry(row.id, repaired.entry))
    if play.quiet():
        await rows.insert_snapshot(db, row.id, play.number, play.dump())
    else:
        await rows.delete_snapshots(db, row.id)
    facts: dict[str, Any] = {"rules": [before.rules, row.rules], "verdict": finding.verdict}
    if finding.verdict != "same":
        facts |= {"entry": finding.number, "code": finding.code, "why": why}
    if repaired.entry is not None:
        facts |= {"actions": repaired.lost, "cut": [int(repaired.entry.payload), repaired.entry.number - 1]}
    await audit.note(db, who, "repair", now, row.id, **facts)
