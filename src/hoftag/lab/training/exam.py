"""What training has brought: the trained player against the one it began as, both thinking equally hard."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from hoftag.bots.bot import Knowledge
from hoftag.bots.experience import Experience
from hoftag.bots.network import Network
from hoftag.bots.thinker import Thinker, outlook_on
from hoftag.kernel.chance import seeded
from hoftag.kernel.game import Options
from hoftag.kernel.step import advance, apply, next_seat
from hoftag.lab.executors import Executor
from hoftag.lab.intervals import wilson
from hoftag.lab.training.lessons import Weights
from hoftag.match.library import own_game

TRIES = 8
Learned = tuple[Weights, dict[str, float]]
"""The weights of a network, and prices."""


@dataclass(frozen=True)
class Exam:
    """Games in which one side plays with what was learned and all others with what it began with."""

    game: str
    options: Options
    trained: Learned
    untrained: Learned
    seed: int


@dataclass(frozen=True)
class Mark:
    """How often the trained side has won, and how often it would by luck."""

    won: float
    games: int
    luck: float

    @property
    def share(self) -> float:
        """The share of games that were won."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Its 95 % interval."""
        return wilson(self.won, self.games)

    def json(self) -> dict[str, object]:
        """For machines."""
        low, high = self.interval
        return {
            "won": self.won,
            "games": self.games,
            "share": self.share,
            "low": low,
            "high": high,
            "luck": self.luck,
        }


def examine(exam: Exam, games: int, executor: Executor) -> Mark:
    """Play at least so many games, every seed once with each side in every place."""
    sides = sides_of(exam)
    results = list(executor.each(partial(sit, exam), range(-(-games // sides))))
    return Mark(sum(results), len(results) * sides, 1.0 / sides)


def sides_of(exam: Exam) -> int:
    """How many sides a game has."""
    state = own_game(exam.game).new(exam.options, seeded(exam.seed))
    advance(state)
    return outlook_on(state, unpacked(exam.trained)).sides(state)


def sit(exam: Exam, number: int) -> float:
    """The games of one seed; how many the trained side has won."""
    return sum(play(exam, exam.seed * 1_000_003 + number, side) for side in range(sides_of(exam)))


def play(exam: Exam, seed: int, side: int) -> float:
    """One game; 1 if the trained side has won, a part of it if it shares the first place."""
    game = own_game(exam.game)
    state = game.new(exam.options, seeded(seed))
    advance(state)
    outlook = outlook_on(state, unpacked(exam.trained))
    players = [
        Thinker(
            seeded(seed * 31 + seat),
            TRIES,
            0,
            unpacked(exam.trained if outlook.side_of(state, seat) == side else exam.untrained),
        )
        for seat in range(state.players)
    ]
    while state.agenda:
        seat = next_seat(state)
        apply(state, seat, players[seat].choose(Knowledge(game, state, seat)))
    return float(outlook.final(state)[side])


def unpacked(learned: Learned) -> Experience:
    """What has travelled from another process."""
    weights, prices = learned
    return Experience(Network(*weights), prices)
