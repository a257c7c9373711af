"""Talk at a table."""

from __future__ import annotations

from typing import Final

from sqlalchemy.exc import IntegrityError

from hoftag.server import rows, wire
from hoftag.server.errors import Refused
from hoftag.server.people import Person
from hoftag.server.room import Room

LINES: Final = 200
LONGEST: Final = 500
_ATTEMPTS: Final = 3


async def lines_since(room: Room, since: int, most: int = LINES) -> list[wire.ChatLine]:
    """What was said after a number."""
    async with room.storage.read() as db:
        lines = await rows.read_chat(db, room.row.id, since, most)
    if lines:
        room.talk = max(room.talk, lines[-1].number)
    return lines


async def say(room: Room, me: Person, data: wire.Say) -> wire.ChatLine:
    """Say something, as a seat of mine or as a spectator."""
    text = " ".join(data.text[: 4 * LONGEST].split())
    text = "".join(letter for letter in text if letter.isprintable())
    if not 1 <= len(text) <= LONGEST:
        raise Refused(422, "talk-form", {"most": LONGEST})
    room.check_viewer(me.id, data.seat)
    name = me.name if data.seat is None else room.seats[data.seat].name
    async with room.lock:
        for _ in range(_ATTEMPTS):
            await lines_since(room, room.talk, 1)
            line = wire.ChatLine(room.talk + 1, name, data.seat, text, room.time.now())
            try:
                async with room.storage.write() as db:
                    await rows.insert_chat(db, room.row.id, me.id, line)
            except IntegrityError:
                continue  # another server was quicker
            room.spoken(line.number)
            return line
    raise Refused(409, "table-changed")
