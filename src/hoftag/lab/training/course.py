"""A course of training: prices, then a network. What was interrupted, however, goes on where it was.

Where the sense of a game has prices they come first, for a network learns what comes of sensible play.
"""

from __future__ import annotations

import json
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np

from hoftag.bots.experience import Experience
from hoftag.bots.network import Network
from hoftag.bots.weighing import SEEN, beginner
from hoftag.kernel.errors import BadInput
from hoftag.kernel.game import Options
from hoftag.lab.executors import Executor
from hoftag.lab.training.bargain import Array, Variant, games_each, new_bargain, try_out
from hoftag.lab.training.exam import Learned
from hoftag.lab.training.learner import BATCH, learner_from, new_learner
from hoftag.lab.training.lessons import Positions, Task, Weights, play_lessons
from hoftag.lab.training.mixed import MixedTable, fits, games_at, rivals_at, try_out_among
from hoftag.match.library import own_game

TRUST = {"carolus_magnus": 0.95}
"""Where positions are compared after each answer, the next ones say more than a far end; elsewhere the end counts."""
FIRST_RATE = 2e-3
LAST_RATE = 2e-4
GAMES_EACH = 16
MEASURED = 4
"""One in so many generations plays against prices made by hand."""
FOR_PRICES = {"carolingi": 0.6, "carolus_magnus": 0.0, "wallenstein": 0.5}
"""The part of a course in which prices are learned."""
REVISED = {"carolingi": 30, "carolus_magnus": 20, "wallenstein": 6}
"""After each batch of games, so often are some earlier positions gone through again: games are dear, most of all
those of Carolingi."""
SOURCES = 16
"""Such positions come from so many batches: those of one game are much alike."""
REMEMBERED = {"carolingi": 1000, "carolus_magnus": 32, "wallenstein": 1000}
"""Batches that are kept for that: games of a network against itself grow old, those of all manners do not."""
SAVE_EVERY = 20.0
DIGITS = 4


@dataclass(frozen=True)
class Course:
    """What to train, and how long: minutes, or games when there are no minutes."""

    game: str
    options: Options
    minutes: float
    games: int
    seed: int
    hidden: int
    place: bool = False
    """Whether prices are learned for a place at a mixed table, and nothing else."""
    keep_prices: bool = False
    """Whether prices stay as they are, and only the network learns."""

    def checked(self) -> Course:
        """The course with all options read; what makes no sense is refused."""
        options = own_game(self.game).read(self.options)
        if options.get("timer"):
            raise BadInput("timer-without-people", {"option": "timer"})
        if self.minutes <= 0 and self.games <= 0:
            raise BadInput("number-positive", {"key": "minutes", "value": str(self.minutes)})
        if not 1 <= self.hidden <= 256:
            raise BadInput("training-hidden", {"has": self.hidden, "least": 1, "most": 256})
        if self.place and not fits(self.game, options):
            raise BadInput("training-place", {})
        if self.place and self.keep_prices:
            raise BadInput("training-keep-place", {})
        return replace(self, options=options)

    @property
    def for_prices(self) -> float:
        """The part of it in which prices are learned."""
        if self.place:
            return 1.0
        return 0.0 if self.keep_prices else FOR_PRICES[self.game]

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.options["players"])


@dataclass
class Progress:
    """How far a course has come."""

    games: int = 0
    seconds: float = 0.0
    loss: float = 0.0
    mark: float = 0.0
    """How well variants of the prices do against those made by hand, while prices are learned."""

    def share(self, course: Course) -> float:
        """Which part of the course is over."""
        if course.minutes > 0:
            return self.seconds / (60.0 * course.minutes)
        return self.games / course.games


class Classroom:
    """A learner, its progress and the folder in which both are kept."""

    def __init__(
        self, course: Course, folder: Path | None, *, resume: bool, start: Experience | None = None
    ) -> None:
        self.course = course
        self.folder = folder
        self.progress = Progress()
        self.history: list[Progress] = []
        self.rng = np.random.default_rng(course.seed)
        self.memory: deque[Positions] = deque(maxlen=REMEMBERED[course.game])
        self.beginner = beginner(course.game)
        known = self.beginner if start is None else start
        self.bargain = new_bargain(course.options, known.prices)
        if course.place:  # who plays for a place goes by its prices alone
            self.learner = new_learner(self.beginner.network, 0, self.rng)
        else:
            self.learner = new_learner(known.network, course.hidden, self.rng)
        if folder is not None:
            self._enter(folder, resume=resume)

    def _enter(self, folder: Path, *, resume: bool) -> None:
        facts = {key: value for key, value in asdict(self.course).items() if key not in ("minutes", "games")}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            plan = folder / "course.json"
            if plan.exists():
                if not resume:
                    raise BadInput("training-folder-used", {"folder": str(folder)})
                self._resume(folder, facts)
            plan.write_text(json.dumps(facts) + "\n", encoding="utf-8")
        except OSError as error:
            raise BadInput(
                "file-unwritable", {"where": str(folder), "why": error.strerror or str(error)}
            ) from None

    def _resume(self, folder: Path, facts: dict[str, Any]) -> None:
        where = folder / "checkpoint.npz"
        try:
            stored = json.loads((folder / "course.json").read_text(encoding="utf-8"))
            if stored != facts:
                raise BadInput("training-other-course", {"folder": str(folder)})
            if not where.exists():
                return
            with np.load(where, allow_pickle=False) as arrays:
                data = dict(arrays)
            self.learner = learner_from(data)
            self.bargain.mean, self.bargain.spread = data["mean"], data["spread"]
            self.bargain.generation = int(data["generation"])
            history = json.loads((folder / "history.json").read_text(encoding="utf-8"))
            self.history = [Progress(**line) for line in history]
            self.progress = replace(self.history[-1])
        except (ValueError, KeyError, TypeError, IndexError, EOFError) as error:
            raise BadInput("training-checkpoint", {"where": str(where), "why": str(error)}) from None

    def save(self) -> None:
        """Write all that is needed to go on; a file is there whole or not at all."""
        if self.folder is None:
            return
        for name, write in (
            ("checkpoint.npz", lambda file: np.savez(file, **self.learner.arrays(), **self.bargain.arrays())),
            ("history.json", lambda file: file.write(json.dumps([asdict(p) for p in self.history]).encode())),
        ):
            beside = self.folder / f"{name}.new"
            with beside.open("wb") as file:
                write(file)
            beside.replace(self.folder / name)

    def train(self, executor: Executor) -> Iterator[Progress]:
        """Play and learn until the course is over; how far it is, after each batch of games."""
        began = time.monotonic() - self.progress.seconds
        saved = time.monotonic()
        for _ in chain(self._learn_prices(executor), self._learn_weights(executor)):
            self.progress.seconds = time.monotonic() - began
            self.history.append(replace(self.progress))
            if time.monotonic() - saved > SAVE_EVERY:
                self.save()
                saved = time.monotonic()
            yield self.progress
        self.save()

    def _learn_prices(self, executor: Executor) -> Iterator[None]:
        """Generation by generation against the prices of the moment, and now and then against those made by hand.

        Whoever wins against the latter almost always can learn little from them. For a place: at mixed tables.
        """
        course = self.course
        bargain = self.bargain
        while bargain.names and self.progress.share(course) < course.for_prices:
            number = bargain.generation
            steps = bargain.crowd(np.random.default_rng([course.seed, number]))
            measured = course.place or number % MEASURED == 0
            marks = np.zeros(len(steps))
            for place, mark in self._marks(executor, steps, by_hand=measured):
                marks[place] = mark
            bargain.learn(steps, marks)
            if measured:
                self.progress.mark = float(marks.mean())
            yield

    def _marks(self, executor: Executor, steps: Array, *, by_hand: bool) -> Iterator[tuple[int, float]]:
        """How well each variant does in the games of a generation."""
        course = self.course
        bargain = self.bargain
        seed = course.seed * 1_000_003 + bargain.generation
        if course.place:
            games = games_at(course.players)
            company = rivals_at(course.players)
            tables = [
                MixedTable(course.options, bargain.prices(step), company, number, seed, games)
                for number, step in enumerate(steps)
            ]
            for marked in executor.each(try_out_among, tables):
                self.progress.games += games
                yield marked
            return
        games = games_each(course.game, course.players)
        rivals = self.beginner.prices if by_hand else bargain.prices()
        variants = [
            Variant(course.game, course.options, bargain.prices(step), rivals, number, seed, games)
            for number, step in enumerate(steps)
        ]
        for marked in executor.each(try_out, variants):
            self.progress.games += games
            yield marked

    def _learn_weights(self, executor: Executor) -> Iterator[None]:
        """Games of the network against itself."""
        for positions in executor.each(play_lessons, self._tasks()):
            self._learn(positions)
            yield

    def _tasks(self) -> Iterator[Task]:
        course = self.course
        number = self.learner.steps
        while self.progress.share(course) < 1.0:
            number += 1
            yield Task(
                course.game,
                course.options,
                packed(self.learner.network()),
                self.bargain.prices(),
                course.seed * 1_000_003 + number,
                GAMES_EACH,
                TRUST.get(course.game, 1.0),
            )

    def learned(self) -> Learned:
        """What there is so far, as it travels to other processes."""
        return packed(self.learner.network()), self.bargain.prices()

    def untrained(self) -> Learned:
        """What there is before any training."""
        return packed(self.beginner.network), self.beginner.prices

    def _learn(self, positions: Positions) -> None:
        way = min(1.0, self.progress.share(self.course))
        rate = FIRST_RATE + (LAST_RATE - FIRST_RATE) * way
        loss = self._go_through(positions, rate)
        self.memory.append(positions)
        for _ in range(REVISED[self.course.game]):
            self._go_through(self._remembered(), rate)
        self.progress.games += positions.games
        self.progress.loss = loss if self.progress.loss == 0.0 else 0.9 * self.progress.loss + 0.1 * loss

    def _go_through(self, positions: Positions, rate: float) -> float:
        return self.learner.learn(
            positions.rows.astype(np.float64),
            positions.chances.astype(np.float64),
            positions.behind.astype(np.float64),
            rate,
            self.rng,
        )

    def _remembered(self) -> Positions:
        """Some positions of earlier games."""
        found: list[Positions] = []
        for number in self.rng.integers(len(self.memory), size=SOURCES):
            batch = self.memory[number]
            some = self.rng.integers(len(batch.rows), size=BATCH // SOURCES)
            found.append(Positions(batch.rows[some], batch.chances[some], batch.behind[some], 0))
        return Positions(
            np.concatenate([some.rows for some in found]),
            np.concatenate([some.chances for some in found]),
            np.concatenate([some.behind for some in found]),
            0,
        )

    def weights_text(self, about: dict[str, Any]) -> str:
        """The file of the trained network."""
        course = self.course
        network = self.learner.network()
        data: dict[str, Any] = {
            "game": course.game,
            "players": course.players,
            "trained": {
                "games": self.progress.games,
                "minutes": round(self.progress.seconds / 60.0, 1),
                **about,
            },
            "inputs": list(SEEN[course.game]),
        }
        for part in ("inner", "shift", "outer", "straight"):
            data[part] = [round(value, DIGITS) for value in getattr(network, part)]
        data["prices"] = {name: float(f"{price:.{DIGITS}g}") for name, price in self.bargain.prices().items()}
        return json.dumps(data, ensure_ascii=False, indent=None) + "\n"


def packed(network: Network) -> Weights:
    """A network as it travels to other processes."""
    return network.inputs, network.inner, network.shift, network.outer, network.straight
