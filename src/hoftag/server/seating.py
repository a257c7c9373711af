"""Before the start, and who sits where: taking and leaving seats, bots, the host, options, the start itself."""

from __future__ import annotations

from typing import Any

import msgspec

from hoftag.bots.registry import check_level
from hoftag.kernel.errors import BadInput
from hoftag.match.fairness import NONCE_DIGITS, is_hex
from hoftag.server import wire
from hoftag.server.catalogue import USUAL
from hoftag.server.errors import Refused
from hoftag.server.people import Person, clean_name
from hoftag.server.room import Room, patient
from hoftag.server.rows import SeatRow
from hoftag.server.takeback import settle

LONGEST_CLOCK = 365 * 86400
SHORTEST_CLOCK = 5
LONGEST_TITLE = 60


def check_clock(clock: wire.Clock) -> dict[str, Any]:
    """The clock as it is stored; what makes no sense is refused."""
    if clock.kind == "none":
        clock = wire.Clock(at_zero=clock.at_zero)
    elif not SHORTEST_CLOCK <= clock.seconds <= LONGEST_CLOCK or not 0 <= clock.increment <= 86400:
        raise Refused(422, "clock-form", {"least": SHORTEST_CLOCK, "most": LONGEST_CLOCK})
    stored: dict[str, Any] = msgspec.to_builtins(clock)
    return stored


def check_timer(options: dict[str, Any], seats: list[SeatRow]) -> None:
    """A sand timer hurries people; at a table of computers there is nobody to be hurried."""
    if options.get("timer") and all(seat.kind == "bot" for seat in seats):
        raise BadInput("timer-without-people", {"option": "timer"})


def check_title(title: str) -> str:
    """A title without what cannot be seen."""
    clean = "".join(letter for letter in " ".join(title[:500].split()) if letter.isprintable())
    if len(clean) > LONGEST_TITLE:
        raise Refused(422, "title-form", {"most": LONGEST_TITLE})
    return clean


@patient
async def seat_request(room: Room, me: Person, seat: int, data: wire.SeatRequest) -> None:
    """Something about one seat."""
    async with room.change():
        chair = room.seat_of(seat)
        if data.do == "sit":
            await _sit(room, me, chair, data)
        elif data.do in ("leave", "takeover", "ready", "unready"):
            if not room.is_mine(me.id, seat):
                raise Refused(403, "not-your-seat")
            await _own(room, me, chair, data)
        else:
            room.check_host(me.id)
            room.check_status("waiting")
            await _host(room, me, chair, data)


async def _sit(room: Room, me: Person, chair: SeatRow, data: wire.SeatRequest) -> None:
    room.check_status("waiting", "playing")
    waiting = room.row.status == "waiting"
    if chair.kind != "open" and (waiting or not chair.left):
        raise Refused(409, "seat-taken")
    name = clean_name(data.name) if data.name else me.name
    chair.kind, chair.person, chair.name, chair.bot = "person", me.id, name, ""
    if waiting:
        chair.ready = True
        chair.nonce = ""
        _give_nonce(chair, data)
        await room.save()
    else:
        await _return(room, chair)


async def _own(room: Room, me: Person, chair: SeatRow, data: wire.SeatRequest) -> None:
    if data.do == "leave":
        room.check_status("waiting", "playing")
        if room.row.status == "playing":
            chair.left = True
            await settle(room)  # nobody waits for the consent of somebody who has gone
        else:
            _empty(chair)
            _find_host(room, me)
            await room.save()
    elif data.do == "takeover":
        room.check_status("playing")
        if chair.left:
            await _return(room, chair)
    else:
        room.check_status("waiting")
        chair.ready = data.do == "ready"
        _give_nonce(chair, data)
        await room.save()


async def _return(room: Room, chair: SeatRow) -> None:
    """A person plays where a bot has played."""
    chair.left = False
    await room.accept("takeover", chair.seat, "", by=chair.person, whole=True)


def _give_nonce(chair: SeatRow, data: wire.SeatRequest) -> None:
    if not data.nonce:
        return
    if not is_hex(data.nonce, 2, NONCE_DIGITS):
        raise Refused(422, "nonce-form", {"most": NONCE_DIGITS})
    chair.nonce = data.nonce


def _empty(chair: SeatRow) -> None:
    chair.kind, chair.person, chair.name, chair.bot, chair.nonce = "open", "", "", "", ""
    chair.ready = chair.left = False


def _find_host(room: Room, me: Person) -> None:
    """When the host has left, the next person is host."""
    if me.id != room.row.host or room.sits(me.id):
        return
    heir = next((seat for seat in room.seats if seat.kind == "person"), None)
    if heir is not None:
        room.row.host, room.row.host_name = heir.person, heir.name


async def _host(room: Room, me: Person, chair: SeatRow, data: wire.SeatRequest) -> None:
    if data.do == "kick":
        if chair.kind != "person" or chair.person == me.id:
            raise Refused(409, "seat-not-guest")
        _empty(chair)
    elif chair.kind == "person":
        raise Refused(409, "seat-taken")
    elif data.do == "bot":
        bot = check_level(data.bot or USUAL)
        chair.kind, chair.bot, chair.ready = "bot", bot, True
    elif data.do == "open":
        _empty(chair)
    else:
        assert data.do == "close"
        resize(room, {**room.row.options, "players": len(room.seats) - 1}, chair)
    await room.save()


def resize(room: Room, options: dict[str, Any], gone: SeatRow | None = None) -> None:
    """Other options may mean other seats: open ones go first, then bots; people stay."""
    read = room.game.read(options)
    wanted = len(room.game.seats(read))
    seats = [seat for seat in room.seats if seat is not gone]
    for kind in ("open", "bot"):
        for seat in reversed(seats[:]):
            if len(seats) > wanted and seat.kind == kind:
                seats.remove(seat)
    if len(seats) > wanted:
        raise Refused(409, "seats-taken", {"players": wanted, "people": len(seats)})
    while len(seats) < wanted:
        seats.append(SeatRow(len(seats)))
    for number, seat in enumerate(seats):
        seat.seat = number
    room.row.options, room.seats = read, seats


@patient
async def change(room: Room, me: Person, data: wire.ChangeTable) -> None:
    """What the host may change before the start. Others must agree anew to other rules."""
    async with room.change():
        room.check_host(me.id)
        room.check_status("waiting")
        row = room.row
        clock = row.clock if data.clock is None else check_clock(data.clock)
        title = row.title if data.title is None else check_title(data.title) or row.title
        before = row.options, row.clock, row.hints
        if data.options is not None:
            resize(room, {**row.options, **data.options})
        row.clock, row.title = clock, title
        if data.public is not None:
            row.public = data.public
        if data.spectators is not None:
            row.spectators = data.spectators
        if data.pace is not None:
            row.pace = data.pace
        if data.hints is not None:
            row.hints = data.hints
        if before != (row.options, row.clock, row.hints):
            for seat in room.seats:
                seat.ready = seat.kind == "bot" or (seat.kind == "person" and seat.person == me.id)
        await room.save()


@patient
async def start(room: Room, me: Person) -> None:
    """Begin. Open seats are closed if the game can be played by those who are there."""
    async with room.change():
        room.check_host(me.id)
        room.check_status("waiting")
        unready = [seat.name for seat in room.seats if seat.kind == "person" and not seat.ready]
        if unready:
            raise Refused(409, "not-ready", {"names": ", ".join(unready)})
        there = [seat for seat in room.seats if seat.kind != "open"]
        if len(there) < len(room.seats):
            try:
                resize(room, {**room.row.options, "players": len(there)})
            except BadInput:
                raise Refused(409, "seats-open", {"people": len(there)}) from None
        check_timer(room.row.options, room.seats)
        await room.begin()


@patient
async def close(room: Room, me: Person) -> None:
    """Close the table: before the start at any time, later only if no other person plays."""
    async with room.change():
        room.check_host(me.id)
        room.check_status("waiting", "playing")
        others = [seat for seat in room.seats if seat.present and seat.person != me.id]
        if room.row.status == "playing" and others:
            raise Refused(409, "others-play", {"names": ", ".join(seat.name for seat in others)})
        room.row.status = "closed"
        room.row.ended = room.time.now()
        await room.save()
