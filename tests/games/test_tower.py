"""The dice tower of Wallenstein: what the rules page says of it, found again by throwing many cubes.

Every figure is a mean over seeded throws. It may differ from the printed one by half a unit of its last digit and by
four standard errors of the mean, so a wrong model fails and a right one passes with any seed but one in ten thousand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt

import pytest

from hoftag.games.wallenstein.board import Board
from hoftag.games.wallenstein.tower import fall, fall_simply
from hoftag.kernel.chance import SeededChance, seeded
from hoftag.match.library import own_board

FARMERS = 10
ARMIES = 7
ERRORS = 4.0


@pytest.fixture(scope="module")
def board() -> Board:
    """The figures of the box."""
    return Board(own_board("wallenstein").data)


class Tower:
    """A tower by itself, colour by colour."""

    def __init__(
        self, board: Board, chance: SeededChance, colours: int, more_caught: int = 0, more_loose: int = 0
    ) -> None:
        self.chance = chance
        self.catch = board.catch + more_caught
        self.dislodge = board.dislodge + more_loose
        self.upper = [0] * colours
        self.lower = [0] * colours

    def throw(self, cubes: list[int]) -> list[int]:
        """Throw cubes in; how many of each colour fall out."""
        before = [sum(counts) for counts in zip(cubes, self.upper, self.lower, strict=True)]
        fall(self.chance, cubes, self.upper, self.lower, self.catch, self.dislodge)
        inside = [sum(counts) for counts in zip(self.upper, self.lower, strict=True)]
        return [total - stays for total, stays in zip(before, inside, strict=True)]

    def inside(self) -> int:
        """How many cubes the tower holds."""
        return sum(self.upper) + sum(self.lower)


def filled(board: Board, seed: int, players: int) -> Tower:
    """A tower after the first filling."""
    tower = Tower(board, seeded(seed), players + 1)
    tower.throw([ARMIES] * players + [FARMERS])
    return tower


def close(values: list[float], printed: float, digits: int) -> None:
    """The mean of the values is the printed figure, as exactly as it was printed and as so many values can tell."""
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
    assert abs(mean - printed) <= 0.5 * 10**-digits + ERRORS * spread / sqrt(len(values))


@pytest.mark.parametrize(("players", "kept"), [(3, 8.1), (4, 9.1), (5, 9.8)])
def test_first_filling(board: Board, players: int, kept: float) -> None:
    """Of 31, 38 or 45 cubes about nine stay inside, with a spread of two and a half."""
    values = [float(filled(board, seed, players).inside()) for seed in range(1500)]
    close(values, kept, 1)
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
    assert 2.4 < spread < 2.9


def long_run(
    board: Board, size: int, throws: int, more_loose: int = 0
) -> Iterator[tuple[int, int, int, int]]:
    """Throws of a size, after a run-in: resting before and after, and how many thrown and resting cubes come out."""
    tower = Tower(board, seeded(size), 2, more_loose=more_loose)
    for number in range(throws + 200):
        tower.upper = [sum(tower.upper), 0]  # colour 0 rests, colour 1 is thrown
        tower.lower = [sum(tower.lower), 0]
        resting = tower.inside()
        out = tower.throw([0, size])
        if number >= 200:
            yield resting, tower.inside(), out[1], out[0]


def test_in_the_long_run(board: Board) -> None:
    """Throws of eight cubes keep about twelve inside; in the balance as many come out as are thrown in.

    The page prints 7.9, because its run begins with the first filling.
    """
    # values that follow each other are alike: means of thirty throws are nearly independent
    rows = list(long_run(board, 8, 4500))
    parts = [rows[first : first + 30] for first in range(0, len(rows), 30)]
    close([sum(row[1] for row in part) / 30 for part in parts], 12.2, 1)
    close([sum(row[2] + row[3] for row in part) / 30 for part in parts], 8.0, 1)


THROWN = [(2, 0.62, 0.06), (4, 0.61, 0.12), (8, 0.65, 0.22), (14, 0.68, 0.36), (20, 0.70, 0.47)]


@pytest.mark.parametrize(("size", "thrown", "resting"), THROWN)
def test_who_comes_out(board: Board, size: int, thrown: float, resting: float) -> None:
    """A cube that is thrown comes out more often than one that rests, which depends much on how many are thrown.

    The tower has seen throws of eight, and then one of the size.
    """
    fell: list[float] = []
    woke: list[float] = []
    chance = seeded(size)
    tower = Tower(board, chance, 2)
    for number in range(4500):
        tower.upper = [sum(tower.upper), 0]
        tower.lower = [sum(tower.lower), 0]
        if number % 3 == 2:
            before = tower.inside()
            upper, lower = tower.upper[:], tower.lower[:]
            out = tower.throw([0, size])
            fell.append(out[1] / size)
            woke.append(out[0] / before if before else 0.0)
            tower.upper, tower.lower = upper, lower
        else:
            tower.throw([0, 8])
    close(fell, thrown, 2)
    close(woke, resting, 2)


def battle(board: Board, seed: int, attackers: int, defenders: int) -> str:
    """A fight after six others, in a calm land of another player, or of nobody: `win`, `draw` or `loss`."""
    tower = filled(board, seed, 4)
    tray = [0] * 5
    for _ in range(6):  # Yellow and Black fight, 4 against 3
        thrown = tray[:]
        thrown[2] += 4
        thrown[3] += 3
        tray = tower.throw(thrown)
        tray[2] = tray[3] = tray[4] = 0
    tray[0] += attackers
    tray[1 if defenders else 4] += defenders or 1
    tray = tower.throw(tray)
    ours, theirs = tray[0], tray[4] + (tray[1] if defenders else 0)
    if ours > theirs:
        return "win"
    return "draw" if ours == theirs else "loss"


BATTLES = [(5, 3, (0.66, 0.18, 0.17)), (4, 3, (0.50, 0.23, 0.26)), (2, 0, (0.69, 0.24, 0.06))]


@pytest.mark.parametrize(("attackers", "defenders", "odds"), BATTLES)
def test_battles(board: Board, attackers: int, defenders: int, odds: tuple[float, float, float]) -> None:
    """How fights of five or four against three and of two against a neutral land end."""
    ends = [battle(board, seed, attackers, defenders) for seed in range(1500)]
    for end, share in zip(("win", "draw", "loss"), odds, strict=True):
        close([float(found == end) for found in ends], share, 2)


def test_these_figures_can_fail(board: Board) -> None:
    """A tower that catches a little more is found out."""
    values: list[float] = []
    for seed in range(1500):
        tower = Tower(board, seeded(seed), 4, more_caught=200)
        tower.throw([ARMIES] * 3 + [FARMERS])
        values.append(float(tower.inside()))
    with pytest.raises(AssertionError):
        close(values, 8.1, 1)


@pytest.mark.parametrize("more", [-40, 40])
def test_loose_cubes_are_found_out_too(board: Board, more: int) -> None:
    """A tower in which a falling cube knocks loose 0.039 or 0.031 of those that rest does not hold twelve."""
    rows = list(long_run(board, 8, 4500, more))
    parts = [rows[first : first + 30] for first in range(0, len(rows), 30)]
    with pytest.raises(AssertionError):
        close([sum(row[1] for row in part) / 30 for part in parts], 12.2, 1)


def test_historic(board: Board) -> None:
    """In the historic model two of three thrown cubes come out, and one of three that rest."""
    chance = seeded(3)
    thrown: list[float] = []
    resting: list[float] = []
    for _ in range(1500):
        inside = [9, 0]
        fall_simply(chance, [0, 8], inside, board.thrown_out, board.resting_out)
        resting.append(1 - inside[0] / 9)
        thrown.append(1 - inside[1] / 8)
    close(thrown, 0.6667, 4)
    close(resting, 0.3333, 4)


Model = Callable[[Board, SeededChance, list[int], list[int], list[int]], None]


def falls(board: Board, chance: SeededChance, cubes: list[int], upper: list[int], lower: list[int]) -> None:
    """The model of two floors."""
    fall(chance, cubes, upper, lower, board.catch, board.dislodge)


def falls_simply(
    board: Board, chance: SeededChance, cubes: list[int], upper: list[int], lower: list[int]
) -> None:
    """The historic model, which has one floor."""
    fall_simply(chance, cubes, lower, board.thrown_out, board.resting_out)


@pytest.mark.parametrize("model", [falls, falls_simply])
def test_nothing_is_lost_or_made(board: Board, model: Model) -> None:
    """Of every colour at most as many cubes stay as were thrown in or were there; none is ever below zero."""
    chance = seeded(5)
    upper, lower = [0, 0, 0], [0, 0, 0]
    for _ in range(500):
        cubes = [chance.below(6) for _ in range(3)]
        before = [sum(counts) for counts in zip(cubes, upper, lower, strict=True)]
        model(board, chance, cubes, upper, lower)
        for colour in range(3):
            assert 0 <= upper[colour] + lower[colour] <= before[colour]
            assert min(upper[colour], lower[colour]) >= 0
