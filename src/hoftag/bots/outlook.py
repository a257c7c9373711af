"""What a position promises each side: the chance to win, from what can be seen and a network that was trained on it."""

from __future__ import annotations

from math import exp

from hoftag.bots.network import Network
from hoftag.kernel.ids import Action
from hoftag.kernel.state import State


class Outlook:
    """A game's part: what is looked at, and which options are worth a thought. Partners are one side."""

    def __init__(self, network: Network) -> None:
        self.network = network

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

    def chances(self, s: State) -> list[float]:
        """For each side its chance to win; together 1, unless everybody has lost."""
        if s.result is not None:
            return self.final(s)
        network = self.network
        out: list[float] = []
        most = -1e9
        for row in self.rows(s):
            promise = network.promise(row)
            out.append(promise)
            if promise > most:
                most = promise
        total = 0.0
        for side in range(len(out)):
            share = exp(out[side] - most)
            out[side] = share
            total += share
        for side in range(len(out)):
            out[side] /= total
        return out

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
