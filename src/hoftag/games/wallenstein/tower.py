"""The dice tower: what is thrown in, what is held back, and what falls into the tray.

Two models of it. `two_floor`: each of two pierced floors catches arriving cubes, and every arriving cube may knock
loose those that rest there. `historic`: thrown cubes come out with one probability, resting ones with another.
Colours play no part. What is recorded of a throw is how many cubes of each colour fell out, and of those that stayed
how many rest on the upper floor.
"""

from __future__ import annotations

from hoftag.games.wallenstein.ids import HISTORIC, SHARES
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.kernel.chance import SeededChance


def throw(s: Wallenstein, cubes: list[int]) -> None:
    """Cubes of each colour are thrown in, with all that lies in the tray; then the tray holds what fell out.

    The cubes have been taken from where they were before.
    """
    colours = s.players + 1
    thrown = [cubes[colour] + s.tray[colour] for colour in range(colours)]
    upper = s.upper[:]
    lower = s.lower[:]
    chance = s.chance.stream()
    if chance is not None:
        if s.tower == HISTORIC:
            fall_simply(chance, thrown, lower, s.board.thrown_out, s.board.resting_out)
        else:
            fall(chance, thrown, upper, lower, s.board.catch, s.board.dislodge)
    s.reveal()
    stayed = [0] * colours
    for colour in range(colours):
        total = thrown[colour] + s.upper[colour] + s.lower[colour]
        if total > 0:
            out = total - upper[colour] - lower[colour]
            s.tray[colour] = s.chance.settle(s.realm.falls[colour], out, total)
            stayed[colour] = total - s.tray[colour]
        else:
            s.tray[colour] = 0
    for colour in range(colours):
        high = 0
        if stayed[colour] > 0 and s.tower != HISTORIC:
            high = s.chance.settle(s.realm.rests[colour], upper[colour], stayed[colour])
        s.upper[colour] = high
        s.lower[colour] = stayed[colour] - high


def fall(
    chance: SeededChance, thrown: list[int], upper: list[int], lower: list[int], catch: int, dislodge: int
) -> None:
    """Cubes fall through two floors; `upper` and `lower` become what rests there afterwards."""
    stream = cubes_of(thrown)
    shuffle(stream, chance)
    for floor in (upper, lower):
        resting = cubes_of(floor)
        leaving: list[int] = []
        for cube in stream:
            i = len(resting) - 1
            while i >= 0:
                if chance.below(SHARES) < dislodge:
                    leaving.append(resting.pop(i))
                i -= 1
            if chance.below(SHARES) < catch:
                resting.append(cube)
            else:
                leaving.append(cube)
        for colour in range(len(floor)):
            floor[colour] = 0
        for cube in resting:
            floor[cube] += 1
        stream = leaving


def fall_simply(
    chance: SeededChance, thrown: list[int], inside: list[int], thrown_out: int, resting_out: int
) -> None:
    """Every cube decides for itself; `inside` becomes what stays."""
    for colour in range(len(thrown)):
        stays = 0
        for _ in range(inside[colour]):
            if chance.below(SHARES) >= resting_out:
                stays += 1
        for _ in range(thrown[colour]):
            if chance.below(SHARES) >= thrown_out:
                stays += 1
        inside[colour] = stays


def cubes_of(counts: list[int]) -> list[int]:
    """Cubes one by one, each by its colour."""
    out: list[int] = []
    for colour in range(len(counts)):
        for _ in range(counts[colour]):
            out.append(colour)
    return out


def shuffle(items: list[int], chance: SeededChance) -> None:
    """Put a list into an order decided by chance."""
    for i in range(len(items) - 1, 0, -1):
        j = chance.below(i + 1)
        items[i], items[j] = items[j], items[i]
