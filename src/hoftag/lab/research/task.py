"""A game with its options as a learning task: numbered answers, observations, rewards, episodes.

The environments of the three libraries stand on this; nothing here needs more than numpy.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from hoftag.games.carolus_magnus.game import CarolusMagnusGame
from hoftag.kernel.chance import Chance, seeded
from hoftag.kernel.errors import BadInput
from hoftag.kernel.game import Game, Options, Value
from hoftag.kernel.ids import Action
from hoftag.kernel.state import State
from hoftag.kernel.step import advance, apply, next_seat
from hoftag.lab.research import carolingi, carolus_magnus, wallenstein
from hoftag.lab.research.asked import NOTHING, Asked, asked
from hoftag.lab.research.rewards import rewards
from hoftag.lab.research.writer import Entry, Writer
from hoftag.match.library import check_name, own_game

LOW, HIGH = -1.0, 16.0
"""Between these all numbers of an observation lie; what would be outside is cut off."""
LONGEST = 20_000
"""After so many answers an episode is cut off; games of any sense are over long before."""

PARTS = {"carolingi": carolingi, "carolus_magnus": carolus_magnus, "wallenstein": wallenstein}

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


class Observing(Protocol):
    """What a game's part offers for its observations."""

    def write(self, w: Writer, shown: Mapping[str, object], question: Asked, seat: int) -> None:
        """Write the view of a seat, and what it is asked."""


class Answers:
    """The numbered answers of a task: an index for every notation that can ever be legal."""

    def __init__(self, notations: list[str], moving: frozenset[str]) -> None:
        self.notations = tuple(notations)
        self.numbers = {text: number for number, text in enumerate(notations)}
        assert len(self.numbers) == len(notations), "two answers are written alike"
        self._moving = moving
        self._known: dict[tuple[str, Action], int] = {}

    def __len__(self) -> int:
        return len(self.notations)

    def number(self, state: State, action: Action) -> int:
        """The index of an answer to the question that is asked now."""
        step = state.agenda[-1]
        kind = step.kind
        if kind in self._moving:  # the same number of the engine is written differently from time to time
            return self.numbers[step.notation(state, action)]
        found = self._known.get((kind, action))
        if found is None:
            found = self.numbers[step.notation(state, action)]
            self._known[kind, action] = found
        return found

    def legal(self, state: State, seat: int, take_back: bool = False) -> dict[int, Action]:
        """The legal answers of a seat by their indices; with `take_back` also those that undo an own part."""
        step = state.agenda[-1]
        options = step.options(state, seat) if take_back else step.onward(state, seat)
        out: dict[int, Action] = {}
        for action in options:
            out.setdefault(
                self.number(state, action), action
            )  # pieces that are alike: the first stands for them
        return out


class Task:
    """A game with its options. One object serves any number of episodes."""

    def __init__(self, game: str, options: Options) -> None:
        self.name = check_name(game)
        self.game: Game[Any] = own_game(self.name)
        self.options = self.game.read(options)
        if self.options.get("timer"):
            raise BadInput("timer-without-people", {"option": "timer"})
        self.seats = self.game.seats(self.options)
        part = PARTS[self.name]
        self.answers = Answers(part.notations(self.game, self.options), part.MOVING)
        self._observer: Observing = part.Observer(self.game, self.options)
        self.sides = list(range(len(self.seats)))
        if isinstance(self.game, CarolusMagnusGame):
            self.sides = self.game.side_of(self.options)
        self.layout = self._describe()

    def _describe(self) -> tuple[Entry, ...]:
        """The entries of an observation, taken from the first one of some game."""
        state = self.game.new(self.options, seeded(0))
        advance(state)
        writer = Writer(naming=True)
        self._observer.write(writer, self.game.view(state, 0), NOTHING, 0)
        assert writer.entries is not None
        return tuple(writer.entries)

    def describe(self) -> list[Entry]:
        """The name and scale of every entry of an observation."""
        return list(self.layout)

    def observe(self, state: State, seat: int) -> Vector:
        """What a seat knows, as numbers: made of its view and of the question to it, never of the state itself."""
        return self.encode(self.game.view(state, seat), asked(state, seat), seat)

    def encode(self, view: Mapping[str, object], question: Asked, seat: int) -> Vector:
        """A view as numbers."""
        writer = Writer()
        self._observer.write(writer, view, question, seat)
        vector = np.array(writer.values, dtype=np.float32)
        assert vector.shape == (len(self.layout),)
        return np.clip(vector, LOW, HIGH, out=vector)

    def mask(self, legal: Mapping[int, Action]) -> Mask:
        """1 for each index that is legal."""
        out = np.zeros(len(self.answers), dtype=np.int8)
        out[list(legal)] = 1
        return out


@cache
def _task(game: str, options: tuple[tuple[str, Value], ...]) -> Task:
    return Task(game, dict(options))


def task(game: str, options: Mapping[str, Value]) -> Task:
    """The task of a game with options; built once for all environments of a process."""
    name = check_name(game)
    return _task(name, tuple(own_game(name).read(dict(options)).items()))


class Episode:
    """One game of a task. Seats of a secret choice are asked one after the other, none sees what others chose."""

    def __init__(self, of: Task, chance: Chance, forced: bool = False, take_back: bool = False) -> None:
        self.task = of
        self.forced = forced
        self.take_back = take_back
        self.state: State = of.game.new(of.options, chance)
        self.answered = 0
        self.legal: dict[int, Action] = {}
        advance(self.state)
        self._ask()

    def _ask(self) -> None:
        """Find the next seat with a choice; unless `forced` is wanted, single answers are given by themselves."""
        while True:
            self.seat = next_seat(self.state)
            if self.seat < 0:
                self.legal = {}
                return
            self.legal = self.task.answers.legal(self.state, self.seat, self.take_back)
            if self.forced or len(self.legal) > 1:
                return
            apply(self.state, self.seat, next(iter(self.legal.values())))

    @property
    def over(self) -> bool:
        """The game has ended."""
        return self.seat < 0

    @property
    def cut(self) -> bool:
        """The episode has grown too long."""
        return not self.over and self.answered >= LONGEST

    def play(self, number: int) -> None:
        """Give a legal answer by its index."""
        self.act(self.legal[number])

    def act(self, action: Action) -> None:
        """Give a legal answer as the engine knows it."""
        apply(self.state, self.seat, action)
        self.answered += 1
        self._ask()

    def observe(self, seat: int) -> Vector:
        """What a seat knows."""
        return self.task.observe(self.state, seat)

    def mask(self, seat: int) -> Mask:
        """The legal answers of a seat; none when it is not asked."""
        return self.task.mask(self.legal if seat == self.seat else {})

    def rewards(self, way: str) -> list[float]:
        """What the ending is worth to each seat; nothing before it."""
        result = self.state.result
        return [0.0] * len(self.task.seats) if result is None else rewards(result, self.task.sides, way)
