"""The ring of Carolus Magnus as a row of places before Charlemagne, with how strong each side is there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64  # a number of the machine in compiled code, else an int

from hoftag.games.carolus_magnus.ids import NO_CASTLE, NOBODY
from hoftag.games.carolus_magnus.ring import after, head
from hoftag.games.carolus_magnus.state import CarolusMagnus

BLANK: Final = vec[i64]([0] * 100)
"""Nothing, to be copied: the quickest way to as many numbers of the machine as are needed."""


class Around:
    """The ring as a list of places from the one after Charlemagne's on; the last is where he stands.

    What is known of several things of one kind stands in one row of numbers of the machine, one after the other:
    positions are looked at more often than anything else is done.
    """

    def __init__(self, s: CarolusMagnus) -> None:
        self.s = s
        self.sides: i64 = len(s.party.sides)
        self.hues: i64 = s.hues
        self.places: i64 = 0
        provinces: i64 = s.provinces
        self.heads = BLANK[:provinces]
        self.owner = BLANK[:provinces]
        self.size = BLANK[:provinces]
        self.hued = BLANK[: provinces * self.hues]
        """The knights of each colour in each place."""
        self.counts = BLANK[: provinces * self.sides]
        """How strong each side is in each place."""
        self.ring = BLANK[: self.hues]
        """The knights of each colour on the ring."""
        self.castles = BLANK[: self.sides]
        """Those of each side."""
        self.holder = BLANK[: self.hues]
        """The side that holds each colour, or nobody."""
        colour: i64
        for colour in range(self.hues):
            seat: i64 = s.holder[colour]
            self.holder[colour] = NOBODY if seat == NOBODY else s.side_of[seat]
        self.walk()
        self.margins = BLANK[: self.places * self.sides]
        """For each side and place, how much stronger it is there than its strongest rival."""
        self.changes = BLANK[: self.places * self.sides]
        """For each side and place, the castles that it would win or lose if Charlemagne stopped there now."""
        self.compare()

    def walk(self) -> None:
        """Go round the ring once and count."""
        s = self.s
        sides, hues = self.sides, self.hues
        heads, owner, size, hued = self.heads, self.owner, self.size, self.hued
        counts, ring, castles, holder = self.counts, self.ring, self.castles, self.holder
        knights, castle, joined = s.knights, s.castle, s.joined
        provinces: i64 = s.provinces
        here: i64 = after(s, s.emperor, 1)
        place: i64 = 0
        begun = False
        colour: i64
        for _ in range(provinces):
            build: i64 = castle[here]
            if not begun:
                begun = True
                heads[place] = here
                owner[place] = build
            size[place] += 1
            if build != NO_CASTLE:
                castles[build] += 1
                counts[place * sides + build] += 1
            first = here * hues
            for colour in range(hues):
                number: i64 = knights[first + colour]
                if number != 0:
                    ring[colour] += number
                    hued[place * hues + colour] += number
                    side = holder[colour]
                    if side != NOBODY:
                        counts[place * sides + side] += number
            if joined[here] == 0:
                place += 1
                begun = False
            here += 1
            if here == provinces:
                here = 0
        self.places = place

    def compare(self) -> None:
        """Find out for every side how far ahead it is in each place, and what a stop there would bring it."""
        sides, places = self.sides, self.places
        counts, owner, size, margins, changes = self.counts, self.owner, self.size, self.margins, self.changes
        side: i64
        other: i64
        d: i64
        for d in range(places):
            first = d * sides
            for side in range(sides):
                most: i64 = 0
                second: i64 = 0
                for other in range(sides):
                    if other != side:
                        strength = counts[first + other]
                        if strength > most:
                            second = most
                            most = strength
                        elif strength > second:
                            second = strength
                margin = counts[first + side] - most
                margins[side * places + d] = margin
                if owner[d] == side:
                    if margin < 0 and second < most:
                        changes[side * places + d] = -size[d]
                elif margin > 0:
                    changes[side * places + d] = size[d]

    def led(self, place: i64) -> bool:
        """Whether any side has the majority in a place."""
        side: i64
        for side in range(self.sides):
            if self.margins[side * self.places + place] > 0:
                return True
        return False

    def falls(self, place: i64) -> bool:
        """Whether a place would fall to another side if Charlemagne stopped there."""
        side: i64
        for side in range(self.sides):
            if self.changes[side * self.places + place] > 0:
                return True
        return False


def near_places(s: CarolusMagnus, distance: int) -> int:
    """The places at most so far before Charlemagne, as bits of their heads."""
    out = 0
    start = head(s, s.emperor)
    here = start
    for _ in range(distance):
        here = after(s, here, 1)
        out |= 1 << here
        if here == start:
            break
    return out
