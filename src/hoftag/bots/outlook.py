"""What a position promises each side: the chance to win, from what can be seen and a network that was trained on it."""

from __future__ import annotations

from math import exp
from typing import ClassVar, Final

from hoftag.bots.network import Network
from hoftag.kernel.chance import SeededChance
from hoftag.kernel.ids import Action
from hoftag.kernel.state import State
from hoftag.kernel.step import apply

TWO: Final = 2
"""Between so many sides whoever wins leaves all others behind."""
NOTHING: Final = 1e-12
"""Added where both of two sides may have no chance at all."""


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
        return self.best_of(s, seat, self.candidates(s, seat, -1))

    def best_of(self, s: State, seat: int, options: list[Action]) -> Action:
        """The one of the options that promises the seat most at once."""
        chosen = options[0]
        if len(options) > 1:
            side = self.side_of(s, seat)
            most = -1.0
            worths = self.looks(s, seat, options)
            for number in range(len(options)):
                worth = worths[number][side]
                if worth > most:
                    most = worth
                    chosen = options[number]
        return chosen

    def looks(self, s: State, seat: int, options: list[Action]) -> list[list[float]]:
        """For each of the options what it brings everybody at once."""
        out: list[list[float]] = []
        for action in options:
            trial = s.clone()
            apply(trial, seat, action)
            out.append(self.prospects(trial))
        return out

    def go_on(self, s: State, seat: int, chance: SeededChance) -> None:
        """Let a seat answer quickly, and all that follows of itself."""
        apply(s, seat, self.quick(s, seat, chance))

    def hurry(self, s: State, seat: int, chance: SeededChance) -> None:
        """The same in the middle of a try, where many answers in a short time are worth more than good ones."""
        self.go_on(s, seat, chance)

    def manners(self) -> list[Outlook]:
        """The manners of play that others are likely to have, each as often as the others."""
        return [self]

    def forget(self, s: State, seat: int) -> None:
        """Take back the secret choices of others that a sample filled with anything: `quick` makes likelier ones."""

    def foreseen(self, s: State) -> bool:
        """Whether chance has no say in what comes right after the answer to the question at hand."""
        return False

    def same(self, one: State, other: State) -> bool:
        """Whether two positions with the same question do not differ in anything; asked after what was foreseen."""
        return False

    def stretch(self, s: State) -> int:
        """A number that grows when a stretch of play is over, at whose end positions can best be compared."""
        raise NotImplementedError

    def end_of_try(self, s: State) -> int:
        """How far an answer to the question at hand is tried out, as `far_enough` understands it."""
        return self.stretch(s) + 1

    def far_enough(self, s: State, seat: int, end: int) -> bool:
        """Whether a seat's answer has been tried out to its end."""
        return self.stretch(s) >= end

    def chances(self, s: State) -> list[float]:
        """For each side its chance to win; together 1, unless everybody may lose."""
        if s.result is not None:
            return self.final(s)
        return self.survived(s, self.odds(s))

    def odds(self, s: State) -> list[float]:
        """The same if not everybody loses."""
        network = self.network
        promises: list[float] = []
        for row in self.rows(s):
            promises.append(network.promise(row))
        return shares(promises)

    def survived(self, s: State, prospects: list[float]) -> list[float]:
        """What is left of prospects if everybody may lose."""
        survival = self.survival(s)
        if survival != 1.0:
            for side in range(len(prospects)):
                prospects[side] *= survival
        return prospects

    def prospects(self, s: State) -> list[float]:
        """For each side what it plays for: half its chance to win, half the part of the others that it leaves behind.

        Who cares for the first place alone throws away the second, and at larger tables most games are lost.
        """
        if s.result is None:
            return self.survived(s, for_places(self.odds(s)))
        out = self.final(s)
        if len(out) > TWO:
            behind = self.left_behind_at_last(s)
            for side in range(len(out)):
                out[side] = 0.5 * out[side] + 0.5 * behind[side]
        return out

    def left_behind_at_last(self, s: State) -> list[float]:
        """For each side the part of the others that ended behind it; half of it for those beside it."""
        assert s.result is not None
        sides = self.sides(s)
        if s.result.lost:
            return [0.0] * sides
        place_of = [0] * sides
        for place in range(len(s.result.ranking)):
            for seat in s.result.ranking[place]:
                place_of[self.side_of(s, seat)] = place
        out: list[float] = []
        for side in range(sides):
            behind = 0.0
            for other in range(sides):
                if other != side and place_of[side] < place_of[other]:
                    behind += 1.0
                elif other != side and place_of[side] == place_of[other]:
                    behind += 0.5
            out.append(behind / (sides - 1))
        return out

    def worth(self, s: State, seat: int) -> float:
        """What the end of a stretch is worth to a seat, when ways to answer are compared."""
        return self.prospects(s)[self.side_of(s, seat)]

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


def shares(promises: list[float]) -> list[float]:
    """What part of all is each one's, if a promise that is greater by one is e times as good."""
    most = max(promises)
    total = 0.0
    out: list[float] = []
    for promise in promises:
        share = exp(promise - most)
        out.append(share)
        total += share
    for side in range(len(out)):
        out[side] /= total
    return out


def for_places(chances: list[float]) -> list[float]:
    """What sides play for before the end, by their chances to win."""
    if len(chances) <= TWO:
        return chances
    behind = left_behind(chances)
    return [0.5 * chances[side] + 0.5 * behind[side] for side in range(len(chances))]


def left_behind(chances: list[float]) -> list[float]:
    """For each side the part of the others that it is likely to leave behind: of two, as their chances say."""
    out: list[float] = []
    for side in range(len(chances)):
        behind = 0.0
        for other in range(len(chances)):
            if other != side:
                behind += chances[side] / (chances[side] + chances[other] + NOTHING)
        out.append(behind / (len(chances) - 1))
    return out
