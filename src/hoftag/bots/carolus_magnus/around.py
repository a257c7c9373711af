"""The ring of Carolus Magnus as a row of places before Charlemagne, with how strong each side is there."""

from __future__ import annotations

from hoftag.games.carolus_magnus.ids import NO_CASTLE, NOBODY
from hoftag.games.carolus_magnus.ring import head
from hoftag.games.carolus_magnus.state import CarolusMagnus


class Around:
    """The ring as a list of places from the one after Charlemagne's on; the last is where he stands."""

    def __init__(self, s: CarolusMagnus) -> None:
        self.s = s
        sides = len(s.party.sides)
        hues = s.hues
        colour_side: list[int] = []
        for colour in range(hues):
            holder = s.holder[colour]
            colour_side.append(NOBODY if holder == NOBODY else s.side_of[holder])
        self.heads: list[int] = []
        self.owner: list[int] = []
        self.size: list[int] = []
        self.counts: list[list[int]] = []
        provinces = s.provinces
        start = head(s, s.emperor)
        here = start
        while True:
            self.heads.append(here)
            self.owner.append(s.castle[here])
            counts = [0] * sides
            size = 0
            while True:
                size += 1
                first = here * hues
                for colour in range(hues):
                    side = colour_side[colour]
                    if side != NOBODY:
                        knights = s.knights[first + colour]
                        if knights != 0:
                            counts[side] += knights
                if s.castle[here] != NO_CASTLE:
                    counts[s.castle[here]] += 1
                joined = s.joined[here]
                here += 1
                if here == provinces:
                    here = 0
                if joined == 0 or here == start:
                    break
            self.size.append(size)
            self.counts.append(counts)
            if here == start:
                break
        # Charlemagne's own place comes last
        self.heads.append(self.heads.pop(0))
        self.owner.append(self.owner.pop(0))
        self.size.append(self.size.pop(0))
        self.counts.append(self.counts.pop(0))
        self.ring: list[int] = []
        """The knights of each colour on the ring; this and what follows after `compare`."""
        self.castles: list[int] = []
        """Those of each side."""
        self.margins: list[list[int]] = []
        """For each side and place, how much stronger it is there than its strongest rival."""
        self.changes: list[list[int]] = []
        """For each side and place, the castles that it would win or lose if Charlemagne stopped there now."""

    def near(self, distance: int) -> int:
        """The places at most so far before Charlemagne, as bits of their heads."""
        out = 0
        for d in range(min(distance, len(self.heads))):
            out |= 1 << self.heads[d]
        return out

    def count(self) -> None:
        """Count the knights on the ring and the castles."""
        s = self.s
        self.ring = [0] * s.hues
        for first in range(0, len(s.knights), s.hues):
            for colour in range(s.hues):
                self.ring[colour] += s.knights[first + colour]
        self.castles = [0] * len(s.party.sides)
        for owner in s.castle:
            if owner != NO_CASTLE:
                self.castles[owner] += 1

    def compare(self) -> None:
        """Find out for every side how far ahead it is in each place, and what a stop there would bring it."""
        self.count()
        for side in range(len(self.castles)):
            margins: list[int] = []
            changes: list[int] = []
            for d in range(len(self.heads)):
                counts = self.counts[d]
                most = 0
                second = 0
                for other in range(len(counts)):
                    if other != side:
                        if counts[other] > most:
                            second = most
                            most = counts[other]
                        elif counts[other] > second:
                            second = counts[other]
                margin = counts[side] - most
                change = 0
                if self.owner[d] == side:
                    if margin < 0 and second < most:
                        change = -self.size[d]
                elif margin > 0:
                    change = self.size[d]
                margins.append(margin)
                changes.append(change)
            self.margins.append(margins)
            self.changes.append(changes)
