"""Answers tried out: each is played on a little with sensible play by everybody, again and again, with the same luck.

After each stage the worse half of the answers is dropped, so that most of the effort goes to those that are hard to
tell apart. What a rehearsal comes to is the outlook at the end of the stretch: of a season, of a round.
"""

from __future__ import annotations

from hoftag.bots.bot import Knowledge
from hoftag.bots.effort import Effort
from hoftag.bots.outlook import Outlook
from hoftag.kernel.chance import SeededChance, seeded
from hoftag.kernel.ids import Action
from hoftag.kernel.state import State
from hoftag.kernel.step import apply, next_seat

LONG: int = 400
"""More answers than any stretch has."""


class Trial:
    """A way to answer: one action, or a game's own kind of plan."""

    def __init__(self, action: Action, first: float) -> None:
        self.action = action
        self.first = first  # a guess beforehand, which decides while all else is equal
        self.plays = 0
        self.total = 0.0

    def mean(self) -> float:
        """What it has come to."""
        return self.total / self.plays if self.plays else self.first

    def begin(self, s: State, seat: int) -> None:
        """Answer."""
        apply(s, seat, self.action)


class Rehearsal:
    """The ways to answer one question, and how they have fared."""

    def __init__(
        self, outlook: Outlook, known: Knowledge, chance: SeededChance, trials: list[Trial], stretches: int
    ) -> None:
        self.outlook = outlook
        self.known = known
        self.chance = chance
        self.trials = trials
        self.stretches = stretches

    def decide(self, effort: Effort) -> Trial:
        """Play the ways to answer until the effort is spent, in stages of equal effort; the best one."""
        stages = max(1, (len(self.trials) - 1).bit_length())
        for stage in range(1, stages + 1):
            while True:
                self.play_all(effort)
                if effort.spent() >= stage / stages:
                    break
            self.trials.sort(key=worst_last)
            if stage < stages:
                self.trials = self.trials[: (len(self.trials) + 1) // 2]
        return self.trials[0]

    def play_all(self, effort: Effort) -> None:
        """Every way once, all from the same sample and with the same luck."""
        luck = seeded(self.chance.below(1 << 30))
        for trial in self.trials:
            self.play(trial, luck.fork())
            effort.done += 1

    def play(self, trial: Trial, luck: SeededChance) -> None:
        """One way, up to the end of the stretch."""
        outlook = self.outlook
        seat = self.known.seat
        s = self.known.sample(luck)
        outlook.forget(s, seat)
        side = outlook.side_of(s, seat)
        now = outlook.stretch(s)
        ended = 0
        trial.begin(s, seat)
        for _ in range(LONG * self.stretches):
            if s.result is not None:
                break
            stretch = outlook.stretch(s)
            if stretch != now:
                now = stretch
                ended += 1
                if ended == self.stretches:
                    break
            outlook.go_on(s, next_seat(s), luck)
        trial.plays += 1
        trial.total += outlook.chances(s)[side]


def worst_last(trial: Trial) -> float:
    """The order from the best to the worst."""
    return -trial.mean()
