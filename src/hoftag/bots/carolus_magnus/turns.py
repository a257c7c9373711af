"""What can be seen of the turns to come: who moves Charlemagne when, how far, and what could be taken."""

from __future__ import annotations

from typing import Final

from hoftag.bots.carolus_magnus.around import Around
from hoftag.games.carolus_magnus.emperor import MoveEmperor
from hoftag.games.carolus_magnus.ids import NOBODY
from hoftag.games.carolus_magnus.knights import PlayKnights
from hoftag.games.carolus_magnus.state import CarolusMagnus
from hoftag.games.carolus_magnus.turn import BeginTurn

TURNS: Final = (
    "to move", "knights left", "reach", "gain in reach", "loss in reach", "moves later", "its reach", "gain later",
    "rivals later", "their reach", "loss later",
    "could gain now", "could finish now", "could gain later", "could finish later",
    "could lose now", "rival finish now", "could lose later", "rival finish later", "all could lose",
    "discs left", "low discs left",
)  # fmt: skip


class Mover:
    """A player who will still move Charlemagne in this round."""

    def __init__(self, around: Around, seat: int, left: int) -> None:
        s = around.s
        self.side = s.side_of[seat]
        self.reach = min(s.laid[seat], len(around.heads))
        self.disc = s.laid[seat]
        knights = 0
        for colour in range(s.hues):
            holder = s.holder[colour]
            if holder != NOBODY and s.side_of[holder] == self.side:
                knights += s.reserve[seat * s.hues + colour]
        knights = min(left, knights)
        self.could: list[int] = []
        """What could be taken in each place within reach, with so many knights of colours that the side holds."""
        for d in range(self.reach):
            taken = 0
            if around.owner[d] != self.side and around.margins[self.side][d] + knights > 0:
                taken = around.size[d]
            self.could.append(taken)
        best = max(self.could)
        self.best = best
        self.ends = 1.0 if around.castles[self.side] + best >= s.goal else 0.0
        """Whether that could end the game."""


def movers_of(around: Around) -> tuple[list[Mover], int]:
    """Who will still move in this round, and how many knights the first has left to play; -1 while discs are chosen."""
    s = around.s
    seats, left = pending(s)
    movers: list[Mover] = []
    for number in range(len(seats)):
        movers.append(Mover(around, seats[number], left if number == 0 and left >= 0 else s.party.per_turn))
    return movers, left


def turns_seen(around: Around, side: int, movers: list[Mover], left: int) -> list[float]:
    """The inputs named by TURNS."""
    changes = around.changes[side]
    now = [0.0] * 5  # to move, knights left, reach, gain in reach, loss in reach
    later = [0.0] * 6  # moves later, its reach, gain later, rivals later, their reach, loss later
    could = [0.0] * 9
    for number in range(len(movers)):
        mover = movers[number]
        best = 0
        worst = 0
        lost = 0
        for d in range(mover.reach):
            best = max(best, changes[d])
            worst = min(worst, changes[d])
            if around.owner[d] == side and mover.could[d] > lost:
                lost = mover.could[d]
        first = number == 0 and left >= 0
        if mover.side == side:
            at = 0 if first else 2
            could[at] = max(could[at], mover.best * 0.3)
            could[at + 1] = max(could[at + 1], mover.ends)
            if first:
                now[0] = 1.0
                now[1] = left * 0.3
                now[2] = mover.disc * 0.2
                now[3] = best * 0.5
            else:
                later[0] = 1.0
                later[1] = max(later[1], mover.disc * 0.2)
                later[2] = max(later[2], best * 0.5)
        else:
            at = 4 if first else 6
            could[at] = max(could[at], lost * 0.3)
            could[at + 1] = max(could[at + 1], mover.ends)
            could[8] += lost * 0.2
            if first:
                now[4] = worst * 0.5
            else:
                later[3] += 0.5
                later[4] = max(later[4], mover.disc * 0.2)
                later[5] = min(later[5], worst * 0.5)
    return now + later + could + discs_seen(around.s, side)


def discs_seen(s: CarolusMagnus, side: int) -> list[float]:
    """How many discs a side has left, and how many low ones."""
    discs = 0.0
    low = 0.0
    for seat in range(s.players):
        if s.side_of[seat] == side:
            for disc in s.board.discs:
                if not s.used[seat] >> disc & 1:
                    discs += 0.1
                    if disc <= 2:
                        low += 0.3
    return [discs, low]


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
