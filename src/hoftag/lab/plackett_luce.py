"""Strengths of players from the rankings of games with any number of seats: the model of Plackett and Luce.

Whoever comes first is drawn with a chance in proportion to its strength, the second is drawn so among those who are
left, and so on. Fitted to all games at once, so that their order does not matter. A weak prior, one drawn game against
somebody of strength 1, keeps a player finite who has won or lost everything.
"""

from __future__ import annotations

import math
from collections import Counter
from itertools import permutations, product

PRIOR = 1.0
"""Weight of the prior: so many games, half of them won."""
CLOSE = 1e-9
LONGEST_STEP = 1.0
MOST_STEPS = 200

Places = tuple[tuple[int, ...], ...]
"""Who came first, second …; several players in one place have tied. A player may have several seats."""
Matrix = list[list[float]]


class Draws:
    """Somebody was drawn from those who were left: how often each player, and how often from which pool."""

    def __init__(self, games: Counter[Places], players: int) -> None:
        self.wins = [0.0] * players
        self.pools: dict[tuple[int, ...], float] = {}
        for places, count in games.items():
            # a tie is every order of those who have tied, each with an equal part
            orders = list(product(*(permutations(place) for place in places)))
            for order in orders:
                line = [player for place in order for player in place]
                for start in range(len(line) - 1):
                    pool = tuple(sorted(line[start:]))
                    self.wins[line[start]] += count / len(orders)
                    self.pools[pool] = self.pools.get(pool, 0.0) + count / len(orders)

    def slope(self, logs: list[float]) -> tuple[list[float], Matrix]:
        """Of the logarithm of the likelihood: its gradient, and how it curves."""
        players = range(len(logs))
        strength = [math.exp(value) for value in logs]
        gradient = [self.wins[i] + PRIOR * (0.5 - strength[i] / (1 + strength[i])) for i in players]
        curve = [[0.0] * len(logs) for _ in players]
        for i in players:
            curve[i][i] = PRIOR * strength[i] / (1 + strength[i]) ** 2
        for pool, weight in self.pools.items():
            total = sum([strength[player] for player in pool])
            for one in pool:
                chance = strength[one] / total
                gradient[one] -= weight * chance
                curve[one][one] += weight * chance
                for other in pool:
                    curve[one][other] -= weight * chance * strength[other] / total
        return gradient, curve


def fit(draws: Draws) -> list[float]:
    """The most likely strength of each player, as a natural logarithm; their mean is 0. By Newton's steps."""
    players = range(len(draws.wins))
    logs = [0.0 for _ in players]
    for _ in range(MOST_STEPS):
        gradient, curve = draws.slope(logs)
        inverse = invert(curve)
        step = [sum(inverse[i][j] * gradient[j] for j in players) for i in players]
        longest = max(abs(value) for value in step)
        scale = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        logs = [value + scale * part for value, part in zip(logs, step, strict=True)]
        if longest < CLOSE:
            break
    mean = sum(logs) / len(logs)
    return [value - mean for value in logs]


def errors(draws: Draws, logs: list[float]) -> list[float]:
    """The standard error of each strength, measured from the mean of all, by the curve of the likelihood."""
    inverse = invert(draws.slope(logs)[1])
    row = [sum(line) / len(logs) for line in inverse]
    middle = sum(row) / len(logs)
    return [math.sqrt(max(0.0, inverse[i][i] - 2 * row[i] + middle)) for i in range(len(logs))]


def invert(matrix: Matrix) -> Matrix:
    """The inverse of a small matrix, which the prior keeps away from having none."""
    size = len(matrix)
    rows = [[*line, *(float(i == j) for j in range(size))] for i, line in enumerate(matrix)]
    for column in range(size):
        best = max(range(column, size), key=lambda i: abs(rows[i][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column][column]
        rows[column] = [value / pivot for value in rows[column]]
        for i in range(size):
            factor = rows[i][column]
            if i != column and factor:
                rows[i] = [value - factor * top for value, top in zip(rows[i], rows[column], strict=True)]
    return [line[size:] for line in rows]
