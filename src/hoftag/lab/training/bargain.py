"""How prices are learned: variants of them play, and the prices move towards those that did better.

Separable natural evolution strategies (Wierstra and others 2014), in the logarithms of the prices: a price stays
positive, and twice as dear is as far away as half as dear.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hoftag.bots.carolingi.prices import ADVANCED
from hoftag.bots.experience import Experience
from hoftag.bots.selfplay import sensible_game
from hoftag.bots.thinker import outlook_on
from hoftag.bots.wallenstein.prices import FREE
from hoftag.bots.weighing import beginner
from hoftag.kernel.chance import seeded
from hoftag.kernel.game import Options
from hoftag.kernel.state import State
from hoftag.match.library import own_game

Array = NDArray[np.float64]
Prices = dict[str, float]
CROWD = 24
"""Variants in each generation."""
SPREAD = 0.35
"""How far they lie apart at first: about so large a part of each price."""
GAMES = {"carolingi": 36, "wallenstein": 288}
"""Games of each variant in a generation, if there were two players; many where they are quick."""


@dataclass
class Bargain:
    """The prices of the moment, and how far around them to look."""

    start: Prices
    names: list[str]
    """Those that are learned."""
    mean: Array
    """Their logarithms."""
    spread: Array
    generation: int = 0

    def prices(self, steps: Array | None = None) -> Prices:
        """The prices of the moment, or a variant so many spreads away."""
        moved = self.mean if steps is None else self.mean + self.spread * steps
        return self.start | dict(zip(self.names, np.exp(moved).tolist(), strict=True))

    def crowd(self, rng: np.random.Generator) -> Array:
        """The steps of the next variants; each has its opposite, so that luck of the draw cancels."""
        half = rng.normal(size=(CROWD // 2, len(self.names)))
        return np.concatenate([half, -half])

    def learn(self, steps: Array, marks: Array) -> None:
        """Move towards the better half of the variants, and look wider where they were far away."""
        count = len(marks)
        say = np.maximum(0.0, np.log(count / 2 + 1) - np.log(np.arange(1, count + 1)))
        say = say / say.sum() - 1.0 / count
        best_first = steps[np.argsort(-marks, kind="stable")]
        rate = (3 + np.log(len(self.names))) / (5 * np.sqrt(len(self.names)))
        self.mean = self.mean + self.spread * (say @ best_first)
        self.spread = self.spread * np.exp(rate / 2 * (say @ (best_first**2 - 1)))
        self.generation += 1

    def arrays(self) -> dict[str, Any]:
        """All that a checkpoint needs."""
        return {"mean": self.mean, "spread": self.spread, "generation": np.array(self.generation)}


def new_bargain(options: Options, start: Prices) -> Bargain:
    """Begin with some prices; those that no game of the course asks for stay as they are."""
    unused: tuple[str, ...] = ()
    if options.get("variant") == "base":
        unused = ADVANCED
    elif options.get("setup") == "given":
        unused = FREE
    names = [name for name in start if name not in unused]
    mean = np.log([start[name] for name in names])
    return Bargain(start, names, mean, np.full(len(names), SPREAD))


def games_each(game: str, players: int) -> int:
    """Games of each variant, as many in every seat; their length grows with the square of the players."""
    return -(-4 * GAMES[game] // players**3) * players


@dataclass(frozen=True)
class Variant:
    """Prices to try out against those of the rivals."""

    game: str
    options: Options
    prices: Prices
    rivals: Prices
    number: int
    seed: int
    games: int


def try_out(variant: Variant) -> tuple[int, float]:
    """Which variant it was, and how well it did: half for games won, half for rivals left behind."""
    game = own_game(variant.game)
    network = beginner(variant.game).network
    total, count = 0.0, 0
    while count < variant.games:
        seed = variant.seed * 1_000_003 + count
        place, players = 0, 1
        while place < players:
            state = game.new(variant.options, seeded(seed))
            players = state.players
            outlooks = [
                outlook_on(state, Experience(network, variant.prices if seat == place else variant.rivals))
                for seat in range(players)
            ]
            sensible_game(state, outlooks, seeded(~seed))
            total += mark(state, place)
            count += 1
            place += 1
    return variant.number, total / count


def mark(state: State, seat: int) -> float:
    """How well a seat did: its part of the first place, and of the others the part that is behind it."""
    if state.result is None or state.result.lost:
        return 0.0
    first = state.result.ranking[0]
    won = 1.0 / len(first) if seat in first else 0.0
    return 0.5 * won + 0.5 * behind(state.result.ranking, seat)


def behind(ranking: list[list[int]], seat: int) -> float:
    """The part of the others that are behind a seat; half of it for those beside it."""
    places = {other: place for place, group in enumerate(ranking) for other in group}
    others = [place for other, place in places.items() if other != seat]
    left = sum(1.0 if place > places[seat] else 0.5 if place == places[seat] else 0.0 for place in others)
    return left / len(others)
