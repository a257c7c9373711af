"""What comes out of a game: its record, the proof that chance was fair, a rematch, a try from any moment."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace

from hoftag.bots.registry import STAND_IN
from hoftag.match.verify import Dishonest, verify
from hoftag.server import acting, figures, rows, wire
from hoftag.server.errors import Refused
from hoftag.server.past import record_at
from hoftag.server.people import Person
from hoftag.server.room import Room, patient
from hoftag.server.rows import SeatRow
from hoftag.server.tables import Tables


async def record(room: Room) -> str:
    """The record; it holds all secrets, so the game must be over."""
    await room.settled()
    if room.row.status == "playing":
        raise Refused(409, "table-playing-still")
    room.check_status("over")
    return (await room.playing()).match.record()


def file_name(room: Room) -> str:
    """A name for the record that any file system takes."""
    words = re.sub(r"[^0-9A-Za-z]+", "-", room.row.title).strip("-").lower()
    return (
        "-".join(part for part in (room.row.game.replace("_", "-"), words, room.row.id) if part) + ".hoftag"
    )


async def proof(room: Room) -> wire.Proof:
    """What anybody needs to check the draws; the secret only when the game is over."""
    await room.settled()
    row = room.row
    if row.origin:
        raise Refused(409, "no-proof")
    nonces = {colour: seat.nonce for colour, seat in zip(room.colours, room.seats, strict=True) if seat.nonce}
    if row.status not in ("playing", "over"):
        return wire.Proof(row.commitment, {}, "", 0, None)
    match = (await room.seen()).match
    if row.status != "over":
        return wire.Proof(row.commitment, nonces, "", match.drawn, None)
    if room.honest is None:
        room.honest = await asyncio.to_thread(_honest, match.record())
        if not room.honest:
            figures.UNVERIFIED.labels("draws").inc()
    return wire.Proof(row.commitment, nonces, row.secret.hex(), match.drawn, room.honest)


def _honest(text: str) -> bool:
    try:
        verify(text)
    except Dishonest:
        return False
    return True


@patient
async def rematch(tables: Tables, room: Room, me: Person) -> Room:
    """The same people at a new table; whoever asks second finds the table of the first."""
    async with room.change():
        room.check_status("over")
        if not room.sits(me.id) and me.id != room.row.host:
            raise Refused(403, "not-at-table")
        if room.row.rematch:
            return await tables.room(room.row.rematch)
        old = room.row
        row = tables.new_row(me, old.game, old.options)
        row.title, row.clock, row.pace = old.title, old.clock, old.pace
        row.public, row.spectators, row.hints = old.public, old.spectators, old.hints
        seats = [
            replace(seat, nonce="", left=False, ready=seat.kind == "bot" or seat.person == me.id)
            for seat in room.seats
        ]
        old.rematch = row.id
        await room.save(lambda db: rows.insert_table(db, row, seats))
    new = tables.enter(row, seats)
    if all(seat.ready for seat in seats):
        async with new.change():
            await new.begin()
    return new


async def branch(tables: Tables, room: Room, me: Person, seat: int, move: int) -> Room:
    """A copy from one moment on, against bots: only of finished games and of games alone against bots."""
    room.seat_of(seat)
    room.check_status("playing", "over")
    if room.row.status == "playing":
        acting.check_mine(room, me, seat)
        if any(other.present and other.person != me.id for other in room.seats):
            raise Refused(409, "branch-running")
    else:
        room.check_viewer(me.id, None)
    moments = await tables.past.moments(room, seat if room.is_mine(me.id, seat) else None)
    if not 0 <= move < len(moments):
        raise Refused(404, "move-unknown", {"last": len(moments) - 1})
    text = await record_at(room, moments[move].version)
    row = tables.new_row(me, room.row.game, room.row.options)
    row.title, row.pace, row.spectators, row.origin = room.row.title, room.row.pace, False, text
    row.rules = room.row.rules
    seats = [
        SeatRow(number, "person", me.id, me.name, ready=True)
        if number == seat
        else SeatRow(number, "bot", bot=other.bot or STAND_IN, ready=True)
        for number, other in enumerate(room.seats)
    ]
    new = await tables.enter_new(row, seats)
    async with new.change():
        await new.begin()
    return new
