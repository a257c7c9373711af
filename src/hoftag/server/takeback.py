"""Taking back beyond undo: a wish that everybody at the table must agree to."""

from __future__ import annotations

from hoftag.server import acting, wire
from hoftag.server.errors import Refused
from hoftag.server.people import Person
from hoftag.server.room import Room, patient


@patient
async def take_back(room: Room, me: Person, data: wire.TakeBack) -> None:
    """Wish it, or answer a wish."""
    async with room.change():
        acting.check_mine(room, me, data.seat)
        room.check_status("playing")
        if data.answer == "propose":
            await _propose(room, me, data.seat)
            return
        wish = room.row.proposal
        if wish is None:
            raise Refused(409, "no-wish")
        if data.answer == "withdraw":
            if wish["seat"] != data.seat:
                raise Refused(403, "not-your-wish")
            room.row.proposal = None
            await room.save()
            return
        if data.seat not in wish["missing"]:
            raise Refused(409, "not-asked")
        if data.answer == "decline":
            room.row.proposal = None
            await room.save()
        else:
            room.row.proposal = {**wish, "agreed": [*wish["agreed"], data.seat]}
            await settle(room)


async def _propose(room: Room, me: Person, seat: int) -> None:
    """Others that are there must agree; bots always do, and so does who wishes it."""
    if room.row.proposal is not None:
        raise Refused(409, "wish-open")
    if room.seats[seat].left:
        raise Refused(409, "seat-left")
    if (await room.playing()).last_deed(seat) is None:
        raise Refused(409, "nothing-done")
    others = [other.seat for other in room.seats if other.present and other.person != me.id]
    number = int(room.time.now() * 1000)
    room.row.proposal = {"id": number, "seat": seat, "agreed": [], "missing": others}
    await settle(room)


async def settle(room: Room) -> None:
    """See whether all have agreed; who has left need not be waited for. Inside of `change`; writes."""
    wish = room.row.proposal
    if wish is None:
        await room.save()
        return
    missing = [seat for seat in wish["missing"] if seat not in wish["agreed"] and room.seats[seat].present]
    room.row.proposal = {**wish, "missing": missing}
    back_to = (await room.playing()).last_deed(wish["seat"])
    if missing or back_to is None:
        await room.save()
        return
    await room.accept("takeback", wish["seat"], str(back_to), by="all", whole=True)
