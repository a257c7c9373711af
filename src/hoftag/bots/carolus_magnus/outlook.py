"""What can be seen of each side in Carolus Magnus, as numbers around one, in one pass around the ring."""

from __future__ import annotations

from typing import Final

from hoftag.bots.outlook import Outlook
from hoftag.games.carolus_magnus.emperor import MoveEmperor
from hoftag.games.carolus_magnus.ids import NO_CASTLE, NOBODY
from hoftag.games.carolus_magnus.knights import PlayKnights
from hoftag.games.carolus_magnus.ring import head
from hoftag.games.carolus_magnus.state import CarolusMagnus
from hoftag.games.carolus_magnus.turn import BeginTurn
from hoftag.kernel.ids import Action
from hoftag.kernel.state import State

NEAR: Final = 6
"""So many places before Charlemagne are looked at one by one."""
FIRST: Final = (
    "castles", "rival castles", "lead", "missing two", "missing one", "rival missing two", "rival missing one",
    "places left", "few places", "largest region", "rival region", "quiet",
    "colours", "rival colours", "free colours", "ring", "rival ring", "court lead", "fragile colours", "fragile ring",
    "colours in danger", "ring in danger", "colours to take", "ring to take", "free to take", "reserve held",
    "own castles lost", "own castles open", "own castles near", "rival castles won", "rival castles open",
    "rival castles near", "empty won", "empty open", "empty lost",
    "to move", "knights left", "reach", "gain in reach", "loss in reach", "moves later", "its reach", "rivals later",
    "their reach", "loss later", "gain later", "discs left", "low discs left",
)  # fmt: skip
SEEN: Final = (
    *FIRST,
    *[f"change {d}" for d in range(1, NEAR + 1)],
    *[f"margin {d}" for d in range(1, NEAR + 1)],
)
"""The inputs, in their order."""
START: Final = {
    "lead": 5.0,
    "gain in reach": 1.0,
    "gain later": 0.5,
    "colours": 1.0,
    "ring": 1.0,
    "rival ring": -1.0,
}
"""What a beginner weighs."""


class CarolusMagnusOutlook(Outlook):
    """Sides are colours of castles; partners look at their courts together."""

    each_answer = True

    def sides(self, s: State) -> int:
        assert isinstance(s, CarolusMagnus)
        return len(s.party.sides)

    def side_of(self, s: State, seat: int) -> int:
        assert isinstance(s, CarolusMagnus)
        return s.side_of[seat]

    def candidates(self, s: State, seat: int, last: Action) -> list[Action]:
        """Knights go to the court, or where Charlemagne may stop soon; their order does not matter."""
        assert isinstance(s, CarolusMagnus)
        step = s.agenda[-1]
        options = step.options(s, seat)
        if not isinstance(step, PlayKnights):
            return options
        near = Around(s).near(max(NEAR, s.laid[seat]))
        out: list[Action] = []
        for action in options:
            if action >= last and (action < 8 or near >> (action // 8 - 1) & 1):
                out.append(action)
        return out or options

    def rows(self, s: State) -> list[list[float]]:
        assert isinstance(s, CarolusMagnus)
        return Around(s).rows()

    def stretch(self, s: State) -> int:
        assert isinstance(s, CarolusMagnus)
        return s.round


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

    def near(self, distance: int) -> int:
        """The places at most so far before Charlemagne, as bits of their heads."""
        out = 0
        for d in range(min(distance, len(self.heads))):
            out |= 1 << self.heads[d]
        return out

    def rows(self) -> list[list[float]]:
        """One row for each side."""
        s = self.s
        sides = len(s.party.sides)
        castles = [0] * sides
        for owner in s.castle:
            if owner != NO_CASTLE:
                castles[owner] += 1
        movers, left = pending(s)
        return [self.row(side, castles, movers, left) for side in range(sides)]

    def row(  # noqa: C901, PLR0915 - one pass over the places, part by part
        self, side: int, castles: list[int], movers: list[int], left: int
    ) -> list[float]:
        """What can be seen of one side."""
        s = self.s
        places = len(self.heads)
        row = [0.0] * len(SEEN)
        own = castles[side]
        rival = 0
        for other in range(len(castles)):
            if other != side and castles[other] > rival:
                rival = castles[other]
        row[0] = own * 0.2
        row[1] = rival * 0.2
        row[2] = (own - rival) * 0.2
        row[3] = 1.0 if s.goal - own <= 2 else 0.0
        row[4] = 1.0 if s.goal - own <= 1 else 0.0
        row[5] = 1.0 if s.goal - rival <= 2 else 0.0
        row[6] = 1.0 if s.goal - rival <= 1 else 0.0
        row[7] = places * 0.07
        row[8] = 1.0 if places <= s.board.places_needed + 1 else 0.0
        row[11] = s.quiet_rounds * 0.2
        self.courts(side, row)
        change: list[int] = []
        largest = 0
        largest_rival = 0
        safe = [0] * 9
        for d in range(places):
            counts = self.counts[d]
            mine = counts[side]
            theirs = 0
            leader = NOBODY
            most = 0
            for other in range(len(counts)):
                count = counts[other]
                if other != side and count > theirs:
                    theirs = count
                if count > most:
                    most = count
                    leader = other
                elif count == most:
                    leader = NOBODY
            margin = mine - theirs
            owner = self.owner[d]
            size = self.size[d]
            turn = 0
            if owner == side:
                largest = max(largest, size)
                if leader != NOBODY and leader != side:
                    turn = -size
                if margin < 0:
                    safe[0] += size
                elif margin == 0:
                    safe[1] += size
                elif margin == 1:
                    safe[2] += size
            elif owner != NO_CASTLE:
                largest_rival = max(largest_rival, size)
                if leader == side:
                    turn = size
                if margin > 0:
                    safe[3] += size
                elif margin == 0:
                    safe[4] += size
                elif margin == -1:
                    safe[5] += size
            else:
                if leader == side:
                    turn = 1
                if margin > 0:
                    safe[6] += 1
                elif margin == 0:
                    safe[7] += 1
                else:
                    safe[8] += 1
            change.append(turn)
            if d < NEAR:
                row[len(FIRST) + d] = turn * 0.5
                if margin != 0:
                    row[len(FIRST) + NEAR + d] = max(-4, min(4, margin)) * 0.25
        row[9] = largest * 0.2
        row[10] = largest_rival * 0.2
        for i in range(9):
            row[26 + i] = safe[i] * 0.2
        self.turns(side, row, change, movers, left)
        return row

    def courts(self, side: int, row: list[float]) -> None:
        """The colours: who holds them, how safely, and who could take them with the knights in the reserve."""
        s = self.s
        hues = s.hues
        for colour in range(hues):
            ring = 0
            for i in range(colour, len(s.knights), hues):
                ring += s.knights[i]
            own = 0
            own_next = 0
            rival = 0
            rival_next = 0
            for seat in range(s.players):
                at_court = s.court[seat * hues + colour]
                soon = at_court + s.reserve[seat * hues + colour]
                if s.side_of[seat] == side:
                    own = max(own, at_court)
                    own_next = max(own_next, soon)
                else:
                    rival = max(rival, at_court)
                    rival_next = max(rival_next, soon)
            holder = s.holder[colour]
            if holder == NOBODY:
                row[14] += 0.2
                if own_next > rival:
                    row[24] += 0.2
            elif s.side_of[holder] == side:
                row[12] += 0.2
                row[15] += ring * 0.1
                row[17] += min(4, own - rival) * 0.1
                if own - rival <= 1:
                    row[18] += 0.2
                    row[19] += ring * 0.1
                if rival_next > own:
                    row[20] += 0.2
                    row[21] += ring * 0.1
                row[25] += (own_next - own) * 0.1
            else:
                row[13] += 0.2
                row[16] += ring * 0.1
                if own_next > rival:
                    row[22] += 0.2
                    row[23] += ring * 0.1

    def turns(self, side: int, row: list[float], change: list[int], movers: list[int], left: int) -> None:
        """Who moves Charlemagne next, how far, and what that could bring."""
        s = self.s
        places = len(change)
        for number in range(len(movers)):
            seat = movers[number]
            ours = s.side_of[seat] == side
            reach = s.laid[seat]
            best = 0
            worst = 0
            for d in range(min(reach, places)):
                best = max(best, change[d])
                worst = min(worst, change[d])
            if number == 0 and left >= 0:
                if ours:
                    row[35] = 1.0
                    row[36] = left * 0.3
                    row[37] = reach * 0.2
                    row[38] = best * 0.5
                else:
                    row[39] = worst * 0.5
            elif ours:
                row[40] = 1.0
                row[41] = max(row[41], reach * 0.2)
                row[45] = max(row[45], best * 0.5)
            else:
                row[42] += 0.5
                row[43] = max(row[43], reach * 0.2)
                row[44] = min(row[44], worst * 0.5)
        for seat in range(s.players):
            if s.side_of[seat] == side:
                for disc in s.board.discs:
                    if not s.used[seat] >> disc & 1:
                        row[46] += 0.1
                        if disc <= 2:
                            row[47] += 0.3


def pending(s: CarolusMagnus) -> tuple[list[int], int]:
    """Who will still move Charlemagne in this round, in order, and how many knights the first has left to play.

    The knights are -1 while nobody is on turn: in the choice of discs, where whoever has laid one will move.
    """
    movers: list[int] = []
    left = -1
    for number in range(len(s.agenda) - 1, -1, -1):
        step = s.agenda[number]
        if isinstance(step, PlayKnights):
            left = step.left
        elif isinstance(step, MoveEmperor):
            movers.append(step.seat)
            left = max(left, 0)
        elif isinstance(step, BeginTurn):
            movers.append(step.seat)
    if not movers:
        for disc in s.board.discs:
            for seat in s.order:
                if s.laid[seat] == disc:
                    movers.append(seat)
    return movers, left
