"""A rule of Carolus Magnus, deliberately changed: version 2, in which a castle counts twice for its side.

Interpreted code only: it replaces a function, which compiled code would not notice.
"""

from __future__ import annotations

import hashlib
import random
from typing import Any

import pytest

from hoftag.games.carolus_magnus import emperor
from hoftag.games.carolus_magnus.ids import NO_CASTLE
from hoftag.games.carolus_magnus.ring import members
from hoftag.games.carolus_magnus.state import CarolusMagnus
from hoftag.kernel.fair import commitment
from hoftag.match.library import own_game
from hoftag.match.record import Replay
from hoftag.server import wire
from hoftag.server.people import Person
from hoftag.server.pool import Pool
from hoftag.server.room import Room
from hoftag.server.storage import Storage
from hoftag.server.tables import Tables

GAME = "carolus_magnus"
HOST = Person("lothar", "Lothar", account=True, language=None)


def change_a_rule(patch: pytest.MonkeyPatch) -> None:
    """From now on new games are played by version 2; version 1 is still known."""
    plain = emperor.strengths

    def strengths(s: CarolusMagnus, place: int) -> list[int]:
        counts = plain(s, place)
        if s.rules >= 2:
            for province in members(s, place):
                if s.castle[province] != NO_CASTLE:
                    counts[s.castle[province]] += 1
        return counts

    patch.setattr(emperor, "strengths", strengths)
    patch.setattr(own_game(GAME), "rules_version", 2)


def secret_of(number: int) -> bytes:
    """The secret of a table of these tests: the same at every run."""
    return hashlib.sha256(f"table {number}".encode()).digest()


async def open_table(storage: Storage, number: int) -> Room:
    """A table of two people whose chance is known, at its first question; the title is its number."""
    tables = Tables(storage, thinkers=Pool(1))
    room = await tables.open(
        HOST,
        wire.NewTable(
            game=GAME, options={"players": 2}, seats=[wire.SeatPlan("me"), wire.SeatPlan("me", name="Judith")]
        ),
        [f"Table {number}"],
    )
    room.row.secret = secret_of(number)
    room.row.commitment = commitment(room.row.secret)
    async with room.change():
        await room.begin()
    return room


async def go_on(room: Room, lot: random.Random, actions: int) -> None:
    """Play so many actions, or to the end, by lot."""
    play = await room.playing()
    for _ in range(actions):
        if play.match.over:
            return
        seat = play.match.awaiting[0]
        step = play.match.state.agenda[-1]
        action = lot.choice(step.onward(play.match.state, seat))
        async with room.lock:
            notation = step.notation(play.match.state, action)
            await room.accept("play", seat, notation, key=f"{play.number}", by=HOST.id)


def parting(record: str) -> int:
    """By how many actions two replays of a record, by version 1 and by version 2, look the same; -1: by all."""
    one, two = Replay(record, None, 1), Replay(record, None, 2)

    def sight(replay: Replay) -> Any:
        match = replay.match
        return match.awaiting, match.over, [match.game.view(match.state, seat) for seat in (None, 0, 1)]

    while True:
        if sight(one) != sight(two):
            return one.match.version
        if not one.step():
            return -1
        try:
            two.step()
        except Exception:
            return one.match.version
