"""What people do at a table once the game runs: answer, undo, ask why not."""

from __future__ import annotations

from typing import Final

from hoftag.kernel.errors import IllegalAction, Refusal
from hoftag.server import rows, wire
from hoftag.server.errors import Refused
from hoftag.server.people import Person
from hoftag.server.play import Play
from hoftag.server.room import Room
from hoftag.server.thinking import Why
from hoftag.server.workers import Workers

LONGEST_KEY: Final = 64
LONGEST_NOTATION: Final = 200
_ATTEMPTS: Final = 3


async def answer(room: Room, me: Person, data: wire.Play) -> wire.Update:
    """Answer a question."""
    return await _deed(room, me, data.seat, data.key, "play", data.notation, data.asked)


async def undo(room: Room, me: Person, data: wire.Undo) -> wire.Update:
    """Take back what nobody has learned from."""
    return await _deed(room, me, data.seat, data.key, "undo", "all" if data.all else "1", None)


async def _deed(
    room: Room, me: Person, seat: int, key: str, kind: str, payload: str, asked: int | None
) -> wire.Update:
    """Carry out what a person wants, once: the same key brings the result again and changes nothing."""
    if not 1 <= len(key) <= LONGEST_KEY:
        raise Refused(422, "key-form", {"most": LONGEST_KEY})
    if len(payload) > LONGEST_NOTATION:
        raise Refused(422, "notation-form", {"most": LONGEST_NOTATION})
    async with room.lock:
        for _ in range(_ATTEMPTS):
            refusal: IllegalAction | Refused | None = None
            try:
                check_mine(room, me, seat)
                play = await room.playing()
                _check_asked(room, play, seat, asked)
                number = play.numbers[seat]
                await room.accept(kind, seat, payload, key=key, by=me.id)
                return play.update(seat, number, room.time.now())
            except rows.Overtaken:
                pass  # another server was quicker; perhaps the question is still the same
            except (IllegalAction, Refused) as error:
                # by what other servers have written meanwhile it may be right
                refusal = None if await room.catch_up() else error
            check_mine(room, me, seat)
            if await _done(room, seat, key):
                return (await room.playing()).update(seat, -1, room.time.now())
            if refusal is not None:
                raise refusal
    raise Refused(409, "stale")


def _check_asked(room: Room, play: Play, seat: int, asked: int | None) -> None:
    """What is answered must be what is asked."""
    room.check_status("playing")
    if asked not in (None, play.asked[seat]):
        raise Refused(409, "stale")
    if room.seats[seat].left:
        raise Refused(409, "seat-left")


async def _done(room: Room, seat: int, key: str) -> bool:
    async with room.storage.read() as db:
        return await rows.key_used(db, room.row.id, seat, key)


def check_mine(room: Room, me: Person, seat: int) -> None:
    """Nobody acts for another seat."""
    room.seat_of(seat)
    if not room.is_mine(me.id, seat):
        raise Refused(403, "not-your-seat")


async def suggest(room: Room, workers: Workers, me: Person, seat: int) -> wire.Suggestion:
    """What a computer player would answer in a person's place, all parts of a secret choice; it changes nothing."""
    check_mine(room, me, seat)
    play = await room.seen()
    if room.row.status != "playing" or not play.match.may_act(seat):
        raise Refused(409, "nothing-to-suggest")
    _check_hints(room)
    advice = await workers.advise(play.match.record(), seat, room.row.id)
    if advice is None:
        raise Refused(503, "no-suggestion")
    return wire.Suggestion(advice.answers, _reason(advice.why))


async def explain(room: Room, workers: Workers, me: Person, seat: int, move: int) -> wire.Reason:
    """Why a bot gave an answer that everybody saw, by what my seat could know then."""
    check_mine(room, me, seat)
    play = await room.seen()
    if room.row.status == "playing":
        _check_hints(room)
    if move <= 0 or move not in play.deeds[seat]:
        raise Refused(404, "no-reason")
    why = await workers.explain(play.match.record(), seat, move, room.row.id)
    if why is None:
        raise Refused(503, "no-suggestion")
    return _reason(why)


def _check_hints(room: Room) -> None:
    """Those who opened the table may have wished that nobody is helped."""
    if not room.row.hints:
        raise Refused(403, "hints-off")


def _reason(why: Why) -> wire.Reason:
    return wire.Reason(round(why.chance, 3), [wire.Expected(part, round(by, 2)) for part, by in why.parts])


async def why_not(room: Room, me: Person, seat: int, tried: str) -> Refusal | None:
    """Why something cannot be done; `*` stands for anything."""
    check_mine(room, me, seat)
    play = await room.seen()
    return play.match.why_not(seat, tried[:LONGEST_NOTATION])
