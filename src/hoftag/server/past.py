"""The past of a match, as a viewer was allowed to see it: rebuilt from what counts, moment by moment."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from hoftag.kernel.chance import Outcome, ScriptedChance
from hoftag.kernel.step import Together
from hoftag.match.match import TABLE, Entry, Match, start
from hoftag.match.record import take_back
from hoftag.server import sights, wire
from hoftag.server.room import Room
from hoftag.server.sights import Viewer

MOST: Final = 200
"""Frames of one answer."""
_KEPT: Final = 24


@dataclass
class Moment:
    """A frame, and how many actions had been played."""

    frame: wire.Frame
    version: int


class Past:
    """The moments of matches, the last few kept."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, Viewer], tuple[int, list[Moment]]] = OrderedDict()

    async def moments(self, room: Room, viewer: Viewer) -> list[Moment]:
        """All moments at which something changed for the viewer."""
        play = await room.seen()
        number = play.numbers[play.index(viewer)]
        key = (room.row.id, viewer)
        kept = self._kept.get(key)
        if kept is None or kept[0] != number:
            match = play.match
            entries = [Entry(entry.seat, entry.notation, entry.outcomes[:]) for entry in match.entries]
            # in a thread: everybody else's answers go on meanwhile
            kept = (number, await asyncio.to_thread(_moments, match, entries, viewer))
            self._kept[key] = kept
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return kept[1]

    async def frames(self, room: Room, viewer: Viewer, first: int, count: int) -> wire.Frames:
        """A part of the past."""
        moments = await self.moments(room, viewer)
        part = moments[first : first + min(count, MOST)]
        return wire.Frames(len(moments), first, [moment.frame for moment in part])


def _moments(match: Match, entries: list[Entry], viewer: Viewer) -> list[Moment]:
    again = _begin(match, entries)
    events = 0
    found: list[Moment] = []
    seen: tuple[object, ...] = ()
    told = 0
    for version, entry in enumerate(entries):
        secret = False
        if version > 0:
            secret = isinstance(sights.top(again), Together) and entry.seat not in (viewer, TABLE)
            again.play(entry.seat, entry.notation)
        events += sum(event.visible_to(viewer) for event in again.log[told:])
        told = len(again.log)
        shown = sights.position(again, viewer)
        sight = (shown, again.awaiting, events)
        if sight == seen:
            continue
        seen = sight
        frame = wire.Frame(
            move=len(found),
            seat=None if version == 0 or entry.seat == TABLE else entry.seat,
            notation="" if secret else entry.notation,
            events=events,
            position=shown,
            awaiting=list(again.awaiting),
            chapter=sights.chapter(shown),
        )
        found.append(Moment(frame, version))
    return found


def _begin(match: Match, entries: list[Entry]) -> Match:
    find, domains = match.state.names.find, match.game.chance_domains
    script = [Outcome(kind, find(domains[kind], name)) for entry in entries for kind, name in entry.outcomes]
    return start(match.game, match.settings, match.board_hash, ScriptedChance(script), match.rules)


async def record_at(room: Room, version: int) -> str:
    """The record of the first so many actions."""
    match = (await room.seen()).match
    past = await asyncio.to_thread(take_back, match, version)
    past.entries[-1].skip = 0
    return past.record()
