"""Whole plans as answers to try out: the sensible one, others that weigh things differently, and small changes."""

from __future__ import annotations

from typing import Final

from hoftag.bots.bot import Knowledge
from hoftag.bots.effort import Effort
from hoftag.bots.rehearsal import Rehearsal, Trial
from hoftag.bots.wallenstein.changes import Changes
from hoftag.bots.wallenstein.outlook import WallensteinOutlook, lay
from hoftag.bots.wallenstein.planner import Planner
from hoftag.games.wallenstein.ids import EMPTY, ROW
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.kernel.chance import SeededChance
from hoftag.kernel.ids import DONE
from hoftag.kernel.state import State
from hoftag.kernel.step import apply

WIDE: Final = 16
"""Plans that are compared first."""
CHANGES: Final = 7
"""Changes of the best that are compared with it, in each of several generations."""
FEWEST: Final = 3
MOST: Final = 24
"""Generations of changes."""
TRIES: Final = 500
MILLISECONDS: Final = 200
"""What a generation is worth; with more effort there are more generations, not longer ones."""
CALM: Final = 6
"""After so many generations in a row that have found nothing better, the plan stays."""


class PlanTrial(Trial):
    """A whole plan."""

    def __init__(self, plan: list[int]) -> None:
        super().__init__(DONE)
        self.plan = plan

    def begin(self, s: State, seat: int) -> None:
        assert isinstance(s, Wallenstein)
        lay(s, seat, self.plan)
        apply(s, seat, DONE)


def best_plan(
    outlook: WallensteinOutlook, known: Knowledge, chance: SeededChance, tries: int, milliseconds: int
) -> list[int]:
    """The plan that fared best: first among many, then against changes of itself."""
    s = known.sample(chance)
    assert isinstance(s, Wallenstein)
    seat = known.seat
    for field in range(ROW):
        s.plan[seat * ROW + field] = EMPTY
    planner = Planner(s, seat, outlook.prices)
    plans = [planner.plan()]
    for _ in range(2 * WIDE):
        plan = planner.plan(chance)
        if plan not in plans and len(plans) < WIDE:
            plans.append(plan)
    changes = Changes(planner)
    best: Trial = PlanTrial(plans[0])
    calm = 0
    generations = max(FEWEST, min(MOST, max(tries // TRIES, milliseconds // MILLISECONDS)))
    for generation in range(generations + 1):
        trials: list[Trial] = [PlanTrial(plan) for plan in plans]
        effort = Effort(-(-tries // (generations + 1)), -(-milliseconds // (generations + 1)))
        best = Rehearsal(outlook, known, chance, trials).decide(effort)
        assert isinstance(best, PlanTrial)
        calm = calm + 1 if best.plan == plans[0] else 0
        if calm == CALM:
            break
        if generation < generations:
            plans = changes.others(best.plan, CHANGES, chance)
    assert isinstance(best, PlanTrial)
    return best.plan
