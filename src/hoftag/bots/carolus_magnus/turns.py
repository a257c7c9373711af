"""What can be seen of the turns to come: who moves Charlemagne when, how far, and what could be taken."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64  # a number of the machine in compiled code, else an int

from hoftag.bots.carolus_magnus.around import BLANK, Around
from hoftag.games.carolus_magnus.emperor import MoveEmperor
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
        hues = around.hues
        side: i64 = s.side_of[seat]
        self.seat = seat
        self.side = side
        self.disc: i64 = s.laid[seat]
        self.reach = min(self.disc, around.places)
        knights: i64 = 0
        colour: i64
        for colour in range(hues):
            if around.holder[colour] == side:
                knights += s.reserve[seat * s.hues + colour]
        knights = min(left, knights)
        self.could = BLANK[: self.reach]
        """What could be taken in each place within reach, with so many knights of colours that the side holds."""
        self.best: i64 = 0
        owner, size, margins, could = around.owner, around.size, around.margins, self.could
        first = side * around.places
        d: i64
        for d in range(self.reach):
            if owner[d] != side and margins[first + d] + knights > 0:
                could[d] = size[d]
                self.best = max(self.best, size[d])
        self.ends = around.castles[side] + self.best >= s.goal
        """Whether that could end the game."""


def movers_of(around: Around) -> tuple[list[Mover], int]:
    """Who will still move in this round, and how many knights the first has left to play; -1 while discs are chosen."""
    s = around.s
    seats, left = pending(s)
    movers: list[Mover] = []
    for number in range(len(seats)):
        movers.append(Mover(around, seats[number], left if number == 0 and left >= 0 else s.party.per_turn))
    return movers, left


def turns_seen(around: Around, side: i64, movers: list[Mover], left: int, row: vec[float], at: i64) -> None:
    """The inputs named by TURNS, written to the row from `at` on."""
    changes, owner = around.changes, around.owner
    start = side * around.places
    could = at + 11
    d: i64
    for number in range(len(movers)):
        mover = movers[number]
        best: i64 = 0
        worst: i64 = 0
        lost: i64 = 0
        taken = mover.could
        for d in range(mover.reach):
            change = changes[start + d]
            best = max(best, change)
            worst = min(worst, change)
            if owner[d] == side and taken[d] > lost:
                lost = taken[d]
        first = number == 0 and left >= 0
        if mover.side == side:
            here = could if first else could + 2
            row[here] = max(row[here], float(mover.best) * 0.3)
            if mover.ends:
                row[here + 1] = 1.0
            if first:
                row[at] = 1.0
                row[at + 1] = left * 0.3
                row[at + 2] = float(mover.disc) * 0.2
                row[at + 3] = float(best) * 0.5
            else:
                row[at + 5] = 1.0
                row[at + 6] = max(row[at + 6], float(mover.disc) * 0.2)
                row[at + 7] = max(row[at + 7], float(best) * 0.5)
        else:
            here = could + 4 if first else could + 6
            row[here] = max(row[here], float(lost) * 0.3)
            if mover.ends:
                row[here + 1] = 1.0
            row[could + 8] += float(lost) * 0.2
            if first:
                row[at + 4] = float(worst) * 0.5
            else:
                row[at + 8] += 0.5
                row[at + 9] = max(row[at + 9], float(mover.disc) * 0.2)
                row[at + 10] = min(row[at + 10], float(worst) * 0.5)
    discs_seen(around.s, side, row, at + 20)


def discs_seen(s: CarolusMagnus, side: i64, row: vec[float], at: i64) -> None:
    """How many discs a side has left, and how many low ones."""
    for seat in range(s.players):
        if s.side_of[seat] == side:
            for disc in s.board.discs:
                if not s.used[seat] >> disc & 1:
                    row[at] += 0.1
                    if disc <= 2:
                        row[at + 1] += 0.3


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
