"""Games that a network learns from, played in any process or on any machine."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from random import Random

import numpy as np
from numpy.typing import NDArray

from hoftag.bots.courtier import partly_learned
from hoftag.bots.experience import Experience
from hoftag.bots.network import Network, partly_trained
from hoftag.bots.outlook import TWO
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
KNOWN = (1.0, 1.0, 0.85, 0.6)
"""Where there are no prices, how much of what the network knows somebody else at a larger table goes by."""
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
        outlooks = [outlook_on(state, manner) for manner in manners(task, state.players, Random(seed))]
        played = lesson(state, outlooks, seeded(~seed), WANDER, LONGEST)
        if played.rows:
            rows.append(np.array(played.rows, dtype=np.float32))
            chances.append(look_back(np.array(played.chances, dtype=np.float32), task.trust))
            behind.append(look_back(np.array(played.behind, dtype=np.float32), task.trust))
    return Positions(np.concatenate(rows), np.concatenate(chances), np.concatenate(behind), task.games)


def manners(task: Task, players: int, luck: Random) -> list[Experience]:
    """What each seat plays by. What comes of habits that nobody has is never learned.

    Prices are those of the course, made by hand or between them, and all a little different. Without prices the first
    seat, which says what there is to be seen, goes by all that the network knows, and at larger tables others by a
    part of it; between two whoever is weaker only loses.
    """
    network = Network(*task.weights)
    start = beginner(task.game)
    if not task.prices:
        parts = [1.0, *(luck.choice(KNOWN) if players > TWO else 1.0 for _ in range(players - 1))]
        return [Experience(partly_trained(start.network, network, part), task.prices) for part in parts]
    found: list[Experience] = []
    for _ in range(players):
        middle = partly_learned(start.prices, task.prices, luck.choice((0.0, 0.5, 1.0, 1.0)))
        apart = luck.choice(APART)
        prices = {name: price * exp(luck.gauss(0.0, apart)) for name, price in middle.items()}
        found.append(Experience(network, prices))
    return found


def look_back(seen: NDArray[np.float32], trust: float) -> NDArray[np.float32]:
    """For each position what the next ones and the end say about it (Sutton 1988)."""
    out = np.empty_like(seen[:-1])
    ahead = seen[-1]
    for moment in range(len(out) - 1, -1, -1):
        out[moment] = ahead
        ahead = trust * ahead + (1.0 - trust) * seen[moment]
    return out
