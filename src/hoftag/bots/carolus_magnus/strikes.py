"""What could be taken in one turn if a colour is taken at court first: blows that the ring alone does not show."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64  # a number of the machine in compiled code, else an int

from hoftag.bots.carolus_magnus.around import BLANK, Around
from hoftag.bots.carolus_magnus.turns import Mover
from hoftag.games.carolus_magnus.ids import NOBODY

COSTS: Final = 4
"""A colour costs one knight to take, two, three, or four; with more it is out of reach."""
STRIKES: Final = (
    "strike now", "finish now", "strike later", "finish later",
    "struck now", "finished now", "struck later", "finished later", "all struck",
    "strike next", "finish next", "struck next", "finished next", "all struck next",
    *[f"to take for {cost}" for cost in range(1, COSTS + 1)],
    *[f"in danger for {cost}" for cost in range(1, COSTS + 1)],
)  # fmt: skip
"""By whoever still moves in this round; then by everybody, with the highest disc, as if Charlemagne stayed here."""


class Strike:
    """The blows that a player can strike in one turn with so many knights and so long a reach."""

    def __init__(self, around: Around, seat: int, left: int, reach: i64) -> None:
        self.around = around
        self.side: i64 = around.s.side_of[seat]
        self.first: i64 = seat * around.s.hues
        self.knights: i64 = left
        self.held: i64 = 0
        """The knights in reserve of colours that the side holds."""
        self.reach = min(reach, around.places)
        self.taken = BLANK[: self.reach]
        """What could be taken in each place within reach."""
        self.costs = BLANK[: around.hues]
        """What it costs to take each colour at court; 0 if it cannot be taken, or need not."""
        self.reckon_costs()
        colour: i64
        self.send(-1, NOBODY, min(self.knights, self.held))
        for colour in range(around.hues):
            cost = self.costs[colour]
            if cost > 0:
                ready: i64 = self.held + around.s.reserve[self.first + colour]
                self.send(colour, around.holder[colour], min(self.knights, ready) - cost)
        self.best: i64 = 0
        d: i64
        for d in range(self.reach):
            self.best = max(self.best, self.taken[d])
        self.ends = around.castles[self.side] + self.best >= around.s.goal
        """Whether the best of them could end the game."""

    def reckon_costs(self) -> None:
        """Find out which colours can be taken in this turn, and count the knights that are of use at once."""
        around = self.around
        s = around.s
        courts, reserve = s.court, s.reserve
        colour: i64
        other: i64
        for colour in range(around.hues):
            ready: i64 = reserve[self.first + colour]
            if around.holder[colour] == self.side:
                self.held += ready
            elif ready > 0:
                most: i64 = 0
                for other in range(s.players):
                    most = max(most, courts[other * around.hues + colour])
                cost = most + 1 - courts[self.first + colour]
                if cost <= ready and cost <= self.knights:
                    self.costs[colour] = cost

    def send(self, colour: i64, former: i64, sent: i64) -> None:
        """See which places fall to so many knights once a colour was taken from whom it served; -1 for no colour."""
        around = self.around
        sides, hues, side = around.sides, around.hues, self.side
        counts, owner, size, hued, taken = around.counts, around.owner, around.size, around.hued, self.taken
        other: i64
        d: i64
        for d in range(self.reach):
            if owner[d] != side and taken[d] == 0:
                turned: i64 = 0
                if colour >= 0:
                    turned = hued[d * hues + colour]
                most: i64 = 0
                for other in range(sides):
                    if other != side:
                        strength = counts[d * sides + other]
                        if other == former:
                            strength -= turned
                        most = max(most, strength)
                if counts[d * sides + side] + turned + sent > most:
                    taken[d] = size[d]

    def from_side(self, around: Around, side: i64) -> i64:
        """The most that it could take from a side."""
        most: i64 = 0
        d: i64
        for d in range(self.reach):
            if around.owner[d] == side and self.taken[d] > most:
                most = self.taken[d]
        return most


def strikes_of(around: Around, movers: list[Mover], left: int) -> list[Strike]:
    """Those of whoever still moves, in their order, and then those of every seat in a round to come."""
    s = around.s
    out: list[Strike] = []
    for number in range(len(movers)):
        mover = movers[number]
        knights = left if number == 0 and left >= 0 else s.party.per_turn
        out.append(Strike(around, mover.seat, knights, mover.reach))
    for seat in range(s.players):
        disc = len(s.board.discs)
        while disc > 1 and s.used[seat] >> disc & 1:
            disc -= 1
        if s.used[seat] >> disc & 1:
            disc = len(s.board.discs)  # all are used and come back
        out.append(Strike(around, seat, s.party.per_turn, disc))
    return out


def strikes_seen(
    around: Around, side: i64, strikes: list[Strike], left: int, row: vec[float], at: i64
) -> None:
    """The inputs named by STRIKES, written to the row from `at` on."""
    players = around.s.players
    moving = len(strikes) - players
    for number in range(len(strikes)):
        strike = strikes[number]
        mine = strike.side == side
        if number >= moving:
            here = at + 9 if mine else at + 11
        elif number == 0 and left >= 0:
            here = at if mine else at + 4
        else:
            here = at + 2 if mine else at + 6
        worth = strike.best
        if not mine:
            worth = strike.from_side(around, side)
            row[at + 13 if number >= moving else at + 8] += float(worth) * 0.2
        row[here] = max(row[here], float(worth) * 0.3)
        if strike.ends:
            row[here + 1] = 1.0
    takings_seen(around, side, strikes[moving:], row, at + 13)


def takings_seen(around: Around, side: i64, strikes: list[Strike], row: vec[float], at: i64) -> None:
    """How dear the colours are that a side could take, and that could be taken from it, as 1 to COSTS after `at`."""
    colour: i64
    for colour in range(around.hues):
        own: i64 = COSTS + 1
        rival: i64 = COSTS + 1
        for number in range(len(strikes)):
            cost = strikes[number].costs[colour]
            if cost > 0:
                if strikes[number].side == side:
                    own = min(own, cost)
                else:
                    rival = min(rival, cost)
        weight = float(around.ring[colour]) * 0.1 + 0.1
        if around.holder[colour] == side:
            if rival <= COSTS:
                row[at + COSTS + rival] += weight
        elif own <= COSTS:
            row[at + own] += weight
