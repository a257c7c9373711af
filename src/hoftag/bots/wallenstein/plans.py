"""Whole plans as answers to try out: the best of several that weigh things differently, made better by small changes.

All are tried in the same scenes: what others may have planned, with what luck. So two plans are compared where they
differ, and a plan that has been in a scene need not go there again.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from hoftag.bots.bot import Knowledge
from hoftag.bots.effort import Effort
from hoftag.bots.outlook import Outlook
from hoftag.bots.rehearsal import DOUBT, Rehearsal, Trial
from hoftag.bots.wallenstein.changes import Changes
from hoftag.bots.wallenstein.outlook import WallensteinOutlook, lay
from hoftag.bots.wallenstein.planner import Planner
from hoftag.games.wallenstein.ids import EMPTY, ROW
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.kernel.chance import SeededChance, seeded
from hoftag.kernel.ids import DONE
from hoftag.kernel.state import State
from hoftag.kernel.step import apply

CLIMBS: Final = 3
"""A climb ends where no small change helps; so many begin anew, in other scenes, if the effort allows."""
TRIES: Final = 5000
MILLISECONDS: Final = 1500
"""What a climb is worth."""
LAST: Final = 10
"""A part of the effort, one in so many, goes to what the climbs have found."""
WIDE: Final = 16
"""Plans that weigh things differently, compared before anything is changed."""
PAIRS: Final = 4
"""One in so many changes comes with a second one."""
STALE: Final = 60
"""After so many changes in a row that have been tried before, there is nothing left to try."""
TURN: Final = 8
"""Scenes that a plan is tried in before it is looked at again,"""
FEW: Final = 32
"""so many at least before it takes the place of a better one,"""
MANY: Final = 160
"""and so many at most."""
FADED: Final = 1.0
"""A plan is given up when it is worse by so many standard errors of what was seen,"""
SURE: Final = 2.0
"""taken when it is better by so many,"""
LIKELY: Final = 0.7
"""or by so many when it has been in many scenes."""


class PlanTrial(Trial):
    """A whole plan."""

    def __init__(self, plan: list[int]) -> None:
        super().__init__(DONE)
        self.plan = plan

    def begin(self, s: State, seat: int) -> None:
        assert isinstance(s, Wallenstein)
        lay(s, seat, self.plan)
        apply(s, seat, DONE)


class Scene:
    """A sample in which the others have planned, in some company, with some luck."""

    def __init__(self, s: State, company: list[Outlook], luck: SeededChance) -> None:
        self.s = s
        self.company = company
        self.luck = luck


class Draft(PlanTrial):
    """A plan, and what it came to in the first scenes."""

    def __init__(self, plan: list[int]) -> None:
        super().__init__(plan)
        self.worths: list[float] = []


class Climb:
    """From a sensible plan upwards, by changes that are almost certainly better."""

    def __init__(
        self, outlook: WallensteinOutlook, known: Knowledge, chance: SeededChance, effort: Effort
    ) -> None:
        self.planner = planner_for(outlook, known, chance)
        self.changes = Changes(self.planner)
        self.chance = chance
        self.effort = effort
        self.best = Draft(self.planner.plan())
        self.rehearsal = Rehearsal(outlook, known, chance, [self.best])
        self.scenes: list[Scene] = []

    def plan(self) -> list[int]:
        """Look wide first, then close by."""
        for _ in range(WIDE):
            self.consider(self.planner.plan(self.chance))
        tried = [self.changes.effect(self.best.plan)]
        stale = 0
        while stale < STALE and self.effort.spent() < 1.0:
            plan = self.changed()
            effect = self.changes.effect(plan)
            if effect in tried:
                stale += 1
                continue
            stale = 0
            tried.append(effect)
            if self.consider(plan):
                tried = [effect]
        return self.best.plan

    def changed(self) -> list[int]:
        """The best plan with a change, sometimes with two."""
        plan = self.changes.one(self.best.plan, self.chance)
        return self.changes.one(plan, self.chance) if self.chance.below(PAIRS) == 0 else plan

    def consider(self, plan: list[int]) -> bool:
        """Take a plan if it is better than the best so far."""
        if plan == self.best.plan:
            return False
        draft = Draft(plan)
        if not self.better(draft):
            return False
        self.best = draft
        return True

    def better(self, draft: Draft) -> bool:
        """Whether a plan is better than the best: looked at again and again, given up as soon as it fades."""
        count = 0
        gain = 0.0
        squares = 0.0
        mean = 0.0
        error = 0.0
        while count < MANY and self.effort.spent() < 1.0:
            for _ in range(TURN):
                difference = self.worth(draft, count) - self.worth(self.best, count)
                gain += difference
                squares += difference * difference
                count += 1
            mean = gain / count
            error = sqrt((max(0.0, squares / count - mean * mean) + DOUBT) / count)
            if mean + FADED * error < 0.0:
                return False
            if count >= FEW and mean > SURE * error:
                return True
        return count >= FEW and mean > LIKELY * error

    def worth(self, draft: Draft, number: int) -> float:
        """What a plan comes to in a scene; no scene is left out."""
        if number == len(draft.worths):
            if number == len(self.scenes):
                self.scenes.append(self.scene())
            scene = self.scenes[number]
            played = self.rehearsal.play(draft, scene.s.clone(), scene.company, scene.luck.fork())
            draft.worths.append(played)
            self.effort.done += 1
        return draft.worths[number]

    def scene(self) -> Scene:
        """One more."""
        luck = seeded(self.chance.below(1 << 30))
        s = self.rehearsal.known.sample(luck)
        company = self.rehearsal.company(s.players, luck)
        self.rehearsal.set_scene(s, company, luck)
        return Scene(s, company, luck)


def planner_for(outlook: WallensteinOutlook, known: Knowledge, chance: SeededChance) -> Planner:
    """A planner on an empty board."""
    s = known.sample(chance)
    assert isinstance(s, Wallenstein)
    for field in range(ROW):
        s.plan[known.seat * ROW + field] = EMPTY
    return Planner(s, known.seat, outlook.prices)


def best_plan(
    outlook: WallensteinOutlook, known: Knowledge, chance: SeededChance, tries: int, milliseconds: int
) -> list[int]:
    """The plan that fared best, of those that one climb or several have come to."""
    climbs = max(1, min(CLIMBS, tries // TRIES if tries > 0 else milliseconds // MILLISECONDS))
    if climbs == 1:
        return Climb(outlook, known, chance, Effort(tries, milliseconds)).plan()
    found: list[list[int]] = []
    for _ in range(climbs):
        effort = Effort((tries - tries // LAST) // climbs, (milliseconds - milliseconds // LAST) // climbs)
        plan = Climb(outlook, known, chance, effort).plan()
        if plan not in found:
            found.append(plan)
    trials: list[Trial] = [PlanTrial(plan) for plan in found]
    best = Rehearsal(outlook, known, chance, trials).decide(Effort(tries // LAST, milliseconds // LAST))
    assert isinstance(best, PlanTrial)
    return best.plan
