"""Answers tried out: each is played on a little with sensible play by everybody, again and again, with the same luck.

All are compared with the usual answer, the one that would be given without much thought. After each stage the worse
half is dropped, so that most of the effort goes to those that are hard to tell apart. What a try comes to is the
outlook at the end of the stretch: of a season, of a round. It ends sooner when more tries can hardly gain anything.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from hoftag.bots.bot import Knowledge
from hoftag.bots.effort import Effort
from hoftag.bots.outlook import Outlook
from hoftag.kernel.chance import SeededChance, seeded
from hoftag.kernel.ids import Action
from hoftag.kernel.state import State
from hoftag.kernel.step import Together, apply, next_seat

LONG: Final = 400
"""More answers than any stretch has."""
CAUTION: Final = 0.7
"""An answer must be better than the usual one by so many standard errors of what was seen."""
HOPE: Final = 2.5
"""An answer that is worse than the usual one by so many standard errors is not tried any more."""
DOUBT: Final = 0.0004
"""Added to the variance: a few tries that happen to agree prove little."""
TRIFLE: Final = 0.01
"""When no other answer can be expected to be better by more than this, it has been thought enough."""
ROUNDS: Final = 12
"""After so many rounds it is asked whether all is clear, and again after as many."""


class Trial:
    """A way to answer: one action, or a game's own kind of plan. Its gain is measured against the usual way."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.plays = 0
        self.gain = 0.0
        self.squares = 0.0

    def begin(self, s: State, seat: int) -> None:
        """Answer."""
        apply(s, seat, self.action)

    def note(self, worth: float, usual: float) -> None:
        """One more try."""
        self.plays += 1
        self.gain += worth - usual
        self.squares += (worth - usual) * (worth - usual)

    def mean_gain(self) -> float:
        """How much better it is than the usual way, so far."""
        return self.gain / self.plays if self.plays else 0.0

    def error(self) -> float:
        """The standard error of the mean gain."""
        mean = self.mean_gain()
        variance = max(0.0, self.squares / self.plays - mean * mean) + DOUBT
        return sqrt(variance / self.plays)

    def sure_gain(self) -> float:
        """How much better it is at least, with some confidence."""
        return self.mean_gain() - CAUTION * self.error()

    def hopeless(self) -> bool:
        """Whether it is almost certainly worse than the usual way."""
        return self.mean_gain() + HOPE * self.error() < 0.0


class Rehearsal:
    """The ways to answer one question, and how they have fared. The first one is the usual one.

    What others have learned nobody knows: they are taken to play in any of the manners that the outlook names.
    """

    def __init__(self, outlook: Outlook, known: Knowledge, chance: SeededChance, trials: list[Trial]) -> None:
        self.outlook = outlook
        self.manners = outlook.manners()
        self.known = known
        self.chance = chance
        self.usual = trials[0]
        self.others = trials[1:]

    def decide(self, effort: Effort) -> Trial:
        """Play the ways to answer until the effort is spent, in stages of equal effort; the best one.

        It is over sooner when all is clear: nobody should wait for a trifle.
        """
        stages = max(1, len(self.others).bit_length())
        for stage in range(1, stages + 1):
            while True:
                self.play_all(effort)
                if effort.spent() >= stage / stages:
                    break
                if self.usual.plays % ROUNDS == 0:
                    self.drop_hopeless()
                    if self.clear():
                        return self.best()
            self.others.sort(key=best_first)
            if stage < stages:
                self.others = self.others[: (len(self.others) + 1) // 2]
            self.drop_hopeless()
            if not self.others:
                break
        return self.best()

    def drop_hopeless(self) -> None:
        """Leave out what is almost certainly worse than the usual way."""
        self.others = [trial for trial in self.others if not trial.hopeless()]

    def clear(self) -> bool:
        """Whether nothing that is left can be expected to be better than the best by more than a trifle."""
        best = self.best()
        doubt = best.error() if best is not self.usual else 0.0
        for trial in [self.usual, *self.others]:
            if trial is best:
                continue
            error = trial.error() if trial is not self.usual else 0.0
            gain = trial.mean_gain() - best.mean_gain()
            if gain + HOPE * sqrt(error * error + doubt * doubt) > TRIFLE:
                return False
        return True

    def best(self) -> Trial:
        """The way that is better than all others with some confidence; when in doubt the usual one."""
        chosen = self.usual
        most = 0.0
        for trial in self.others:
            if trial.sure_gain() > most:
                most = trial.sure_gain()
                chosen = trial
        return chosen

    def play_all(self, effort: Effort) -> None:
        """Every way once, all from the same sample, in the same company and with the same luck."""
        luck = seeded(self.chance.below(1 << 30))
        s = self.known.sample(luck)
        company = self.company(s.players, luck)
        self.set_scene(s, company, luck)
        usual = self.play(self.usual, s.clone(), company, luck.fork())
        self.usual.note(usual, usual)
        effort.done += 1
        for trial in self.others:
            trial.note(self.play(trial, s.clone(), company, luck.fork()), usual)
            effort.done += 1

    def company(self, players: int, luck: SeededChance) -> list[Outlook]:
        """By what each seat is taken to play."""
        out = [self.manners[luck.below(len(self.manners))] for _ in range(players)]
        out[self.known.seat] = self.outlook
        return out

    def set_scene(self, s: State, company: list[Outlook], luck: SeededChance) -> None:
        """In a sample the others choose first where all choose in secret: once for all ways."""
        seat = self.known.seat
        self.outlook.forget(s, seat)
        step = s.agenda[-1]
        if isinstance(step, Together):
            s.confirmed &= ~(1 << seat)  # nothing is shown before the seat has chosen as well
            for other in range(s.players):
                while other != seat and step.awaiting(s) >> other & 1:
                    company[other].go_on(s, other, luck)

    def play(self, trial: Trial, s: State, company: list[Outlook], luck: SeededChance) -> float:
        """One way, up to the end of the stretch: the outlook there."""
        seat = self.known.seat
        outlook = self.outlook
        end = outlook.end_of_try(s)
        trial.begin(s, seat)
        for _ in range(LONG):
            if s.result is not None or outlook.far_enough(s, seat, end):
                break
            asked = next_seat(s)
            company[asked].hurry(s, asked, luck)
        return outlook.worth(s, seat)


def play_on(outlook: Outlook, s: State, end: int, company: list[Outlook], luck: SeededChance) -> None:
    """Sensible play by everybody, until a stretch begins."""
    for _ in range(LONG):
        if s.result is not None or outlook.stretch(s) >= end:
            break
        seat = next_seat(s)
        company[seat].go_on(s, seat, luck)


def best_first(trial: Trial) -> float:
    """The order from the best to the worst."""
    return -trial.mean_gain()
