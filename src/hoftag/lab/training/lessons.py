"""Games that a network learns from, played in any process or on any machine."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from random import Random

import numpy as np
from numpy.typing import NDArray

from hoftag.bots.courtier import partly_learned
from hoftag.bots.experience import Experience
from hoftag.bots.network import Network
from hoftag.bots.selfplay import lesson
from hoftag.bots.thinker import outlook_on
from hoftag.bots.weighing import beginner
from hoftag.kernel.chance import seeded
from hoftag.kernel.game import Options
from hoftag.match.library import own_game

WANDER = 15
"""One in so many answers is any: what is never tried is never learned."""
APART = (0.0, 0.25, 0.5)
"""How far the prices of somebody lie around those of the course: about so large a part of each price."""
LONGEST = 5000

Weights = tuple[int, list[float], list[float], list[float], list[float]]


@dataclass(frozen=True)
class Task:
    """So many games with the weights of the moment."""

    game: str
    options: Options
    weights: Weights
    prices: dict[str, float]
    seed: int
    games: int
    trust: float
    """How much the end of a game counts against what was seen on the way: the lambda of TD(lambda)."""


@dataclass(frozen=True)
class Positions:
    """Positions of several games with the chances, and the rivals left behind, that they should have shown."""

    rows: NDArray[np.float32]
    chances: NDArray[np.float32]
    behind: NDArray[np.float32]
    games: int


def play_lessons(task: Task) -> Positions:
    """Play, and look back."""
    game = own_game(task.game)
    rows: list[NDArray[np.float32]] = []
    chances: list[NDArray[np.float32]] = []
    behind: list[NDArray[np.float32]] = []
    for number in range(task.games):
        seed = task.seed * 1_000_003 + number
        state = game.new(task.options, seeded(seed))
        outlooks = [
            outlook_on(state, Experience(Network(*task.weights), prices))
            for prices in manners(task, state.players, Random(seed))
        ]
        played = lesson(state, outlooks, seeded(~seed), WANDER, LONGEST)
        if played.rows:
            rows.append(np.array(played.rows, dtype=np.float32))
            chances.append(look_back(np.array(played.chances, dtype=np.float32), task.trust))
            behind.append(look_back(np.array(played.behind, dtype=np.float32), task.trust))
    return Positions(np.concatenate(rows), np.concatenate(chances), np.concatenate(behind), task.games)


def manners(task: Task, players: int, luck: Random) -> list[dict[str, float]]:
    """The prices by which each seat plays: of the course, made by hand or between them, and all a little different.

    What comes of habits that nobody has is never learned.
    """
    if not task.prices:
        return [task.prices] * players
    by_hand = beginner(task.game).prices
    found: list[dict[str, float]] = []
    for _ in range(players):
        middle = partly_learned(by_hand, task.prices, luck.choice((0.0, 0.5, 1.0, 1.0)))
        apart = luck.choice(APART)
        found.append({name: price * exp(luck.gauss(0.0, apart)) for name, price in middle.items()})
    return found


def look_back(seen: NDArray[np.float32], trust: float) -> NDArray[np.float32]:
    """For each position what the next ones and the end say about it (Sutton 1988)."""
    out = np.empty_like(seen[:-1])
    ahead = seen[-1]
    for moment in range(len(out) - 1, -1, -1):
        out[moment] = ahead
        ahead = trust * ahead + (1.0 - trust) * seen[moment]
    return out
