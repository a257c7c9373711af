"""What a position promises each side: the chance to win, from what can be seen and a network that was trained on it."""

from __future__ import annotations

from math import exp
from typing import ClassVar

from hoftag.bots.network import Network
from hoftag.kernel.chance import SeededChance
from hoftag.kernel.ids import Action
from hoftag.kernel.state import State
from hoftag.kernel.step import apply


class Outlook:
    """A game's part in thinking: what is looked at, which options are worth a thought, what players are likely to do.

    Partners are one side. All of it works on samples, so it may look wherever it likes.
    """

    each_answer: ClassVar[bool] = False
    """Whether positions can be compared after each answer, not only at the end of a stretch."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.whims = True
        """Whether secret plans are taken to be a little different each time: nobody knows just what others will do."""

    def sides(self, s: State) -> int:
        """How many sides there are."""
        return s.players

    def side_of(self, s: State, seat: int) -> int:
        """The side of a seat."""
        return seat

    def rows(self, s: State) -> list[list[float]]:
        """What can be seen of each side: the inputs of the network."""
        raise NotImplementedError

    def candidates(self, s: State, seat: int, last: Action) -> list[Action]:
        """The options worth a thought. `last` is what the seat answered to the same kind of step just before, or -1."""
        return s.agenda[-1].onward(s, seat)

    def quick(self, s: State, seat: int, chance: SeededChance) -> Action:
        """A sensible answer without much thought; without better advice, the one that promises most at once."""
        options = self.candidates(s, seat, -1)
        chosen = options[0]
        if len(options) > 1:
            side = self.side_of(s, seat)
            most = -1.0
            for action in options:
                trial = s.clone()
                apply(trial, seat, action)
                worth = self.chances(trial)[side]
                if worth > most:
                    most = worth
                    chosen = action
        return chosen

    def go_on(self, s: State, seat: int, chance: SeededChance) -> None:
        """Let a seat answer quickly, and all that follows of itself."""
        apply(s, seat, self.quick(s, seat, chance))

    def forget(self, s: State, seat: int) -> None:
        """Take back the secret choices of others that a sample filled with anything: `quick` makes likelier ones."""

    def stretch(self, s: State) -> int:
        """A number that changes when a stretch of play is over, at whose end positions can best be compared."""
        raise NotImplementedError

    def chances(self, s: State) -> list[float]:
        """For each side its chance to win; together 1, unless everybody may lose."""
        if s.result is not None:
            return self.final(s)
        network = self.network
        out: list[float] = []
        most = -1e9
        for row in self.rows(s):
            promise = network.promise(row)
            out.append(promise)
            most = max(most, promise)
        total = 0.0
        for side in range(len(out)):
            share = exp(out[side] - most)
            out[side] = share
            total += share
        total /= self.survival(s)
        for side in range(len(out)):
            out[side] /= total
        return out

    def survival(self, s: State) -> float:
        """How likely it is that anybody wins at all."""
        return 1.0

    def final(self, s: State) -> list[float]:
        """Who has won; whoever shares the first place has a part of it."""
        assert s.result is not None
        out = [0.0] * self.sides(s)
        if s.result.lost:
            return out
        first = s.result.ranking[0]
        for seat in first:
            out[self.side_of(s, seat)] += 1.0 / len(first)
        return out
