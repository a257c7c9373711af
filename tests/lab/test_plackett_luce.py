"""Strengths from rankings: known answers, and strengths that are known because the games were made from them."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

from hoftag.lab.intervals import percentiles
from hoftag.lab.plackett_luce import Draws, Places, errors, fit, invert


def fitted(games: dict[Places, int], players: int) -> list[float]:
    """The strengths that games of these counts give."""
    return fit(Draws(Counter(games), players))


def made(strengths: list[float], lineup: list[int], games: int, seed: int) -> Counter[Places]:
    """Games drawn from the model itself."""
    chance = random.Random(seed)
    out: Counter[Places] = Counter()
    for _ in range(games):
        left = list(lineup)
        order: list[tuple[int, ...]] = []
        while left:
            drawn = chance.choices(left, [math.exp(strengths[player]) for player in left])[0]
            left.remove(drawn)
            order.append((drawn,))
        out[tuple(order)] += 1
    return out


def test_two_players() -> None:
    """With two players and many games the strengths differ by the logarithm of the odds."""
    one, two = fitted({((0,), (1,)): 30_000, ((1,), (0,)): 10_000}, 2)
    assert one - two == pytest.approx(math.log(3), abs=1e-3)
    assert one + two == pytest.approx(0)


def test_first_of_three() -> None:
    """In a game of three, drawn in all its orders as the model says, the strengths 4, 2, 1 come out again."""
    games: dict[Places, float] = {
        ((0,), (1,), (2,)): 4 / 7 * 2 / 3,
        ((0,), (2,), (1,)): 4 / 7 * 1 / 3,
        ((1,), (0,), (2,)): 2 / 7 * 4 / 5,
        ((1,), (2,), (0,)): 2 / 7 * 1 / 5,
        ((2,), (0,), (1,)): 1 / 7 * 4 / 6,
        ((2,), (1,), (0,)): 1 / 7 * 2 / 6,
    }
    logs = fitted({places: round(315_000 * share) for places, share in games.items()}, 3)
    assert [logs[0] - logs[1], logs[1] - logs[2]] == pytest.approx([math.log(2)] * 2, abs=1e-3)


def test_several_seats() -> None:
    """Who wins half the games against three seats of another is three times as strong."""
    # the whole order matters: after an own win nothing is decided, after a lost first place one seat less is left
    games: dict[Places, int] = {
        ((0,), (1,), (1,), (1,)): 10_000 * 3 // 6,
        ((1,), (0,), (1,), (1,)): 10_000 * 3 // 6 * 3 // 5,
        ((1,), (1,), (0,), (1,)): 10_000 * 3 // 6 * 2 // 5 * 3 // 4,
        ((1,), (1,), (1,), (0,)): 10_000 * 3 // 6 * 2 // 5 * 1 // 4,
    }
    one, two = fitted(games, 2)
    assert one - two == pytest.approx(math.log(3), abs=2e-3)


def test_ties() -> None:
    """Nothing but ties makes everybody equal, and a tie counts as half of each order."""
    assert fitted({((0, 1, 2),): 9}, 3) == pytest.approx([0, 0, 0])
    tied = fitted({((0, 1),): 10, ((0,), (1,)): 5}, 2)
    split = fitted({((0,), (1,)): 10, ((1,), (0,)): 5}, 2)
    assert tied == pytest.approx(split)


def test_all_games_won() -> None:
    """Who has won everything stays finite, and grows with the number of games; little is known of how strong it is."""
    strengths = []
    for games in (1, 10, 100, 10_000):
        draws = Draws(Counter({((0,), (1,)): games}), 2)
        logs = fit(draws)
        strengths.append(logs[0])
        assert errors(draws, logs)[0] > 0.5
    assert strengths == sorted(strengths)
    assert strengths[-1] < 10


@pytest.mark.parametrize("lineup", [[0, 1], [0, 1, 2], [0, 1, 2, 3], [0, 1, 1, 1]])
def test_errors_are_those_of_made_games(lineup: list[int]) -> None:
    """Strengths that games were made from are found again, and miss them by as much as the errors say."""
    strengths = [0.9, 0.3, -0.3, -0.9][: max(lineup) + 1]
    players = len(strengths)
    mean = sum(strengths) / players
    misses: list[float] = []
    for seed in range(60):
        draws = Draws(made(strengths, lineup, 120, seed), players)
        logs = fit(draws)
        misses += [
            (log - strength + mean) / error
            for log, strength, error in zip(logs, strengths, errors(draws, logs), strict=True)
        ]
    assert abs(sum(misses) / len(misses)) < 0.3
    inside = sum(abs(miss) < 1.96 for miss in misses) / len(misses)
    assert 0.88 <= inside <= 1.0


def test_invert() -> None:
    """A matrix times its inverse is one, also when rows must change places."""
    matrix = [[0.0, 2.0, 1.0], [1.0, 0.0, 3.0], [2.0, 1.0, 0.0]]
    inverse = invert(matrix)
    for i in range(3):
        row = [sum(matrix[i][k] * inverse[k][j] for k in range(3)) for j in range(3)]
        assert row == pytest.approx([float(i == j) for j in range(3)])


def test_percentiles() -> None:
    """Of 400 values ten are cut off at either end."""
    assert percentiles([float(value) for value in range(400)]) == (10.0, 389.0)
    assert percentiles([3.0]) == (3.0, 3.0)
