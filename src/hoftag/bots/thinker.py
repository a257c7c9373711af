"""Computer players that think: the same way on every rung of the ladder, with more or less effort."""

from __future__ import annotations

from typing import Final

from hoftag.bots.bot import Bot, Knowledge
from hoftag.bots.carolingi.outlook import CarolingiOutlook
from hoftag.bots.carolingi.prices import Prices as CarolingiPrices
from hoftag.bots.carolus_magnus.outlook import CarolusMagnusOutlook
from hoftag.bots.carolus_magnus.turn_plans import TurnPlan, best_turns
from hoftag.bots.effort import Effort
from hoftag.bots.experience import Experience
from hoftag.bots.outlook import TWO, Outlook
from hoftag.bots.rehearsal import Rehearsal, Trial
from hoftag.bots.search import Search
from hoftag.bots.wallenstein.outlook import WallensteinOutlook
from hoftag.bots.wallenstein.planner import lay_plan
from hoftag.bots.wallenstein.plans import best_plan
from hoftag.bots.wallenstein.prices import Prices as WallensteinPrices
from hoftag.bots.weighing import experience_for
from hoftag.games.carolingi.state import Carolingi
from hoftag.games.carolus_magnus.state import CarolusMagnus
from hoftag.games.wallenstein.planning import PlanActions
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.kernel.chance import SeededChance
from hoftag.kernel.ids import Action
from hoftag.kernel.state import State
from hoftag.kernel.step import apply

PLAN: Final = 3
"""A plan of ten actions is worth so much more effort than a single answer."""
SECOND: Final = 1000
PAUSE: Final = 16
"""After so many tries it is asked whether more can change anything,"""
MOST_THOUGHTS: Final = 0.75
"""or whether so large a part of them went to one answer that the others are not worth more."""
TRIES_EACH: Final = 3
"""A whole turn is tried out at least so often, or not at all."""
FEW_BEGINNINGS: Final = 6
FEW_TURNS: Final = 10
"""So many beginnings are followed, and so many whole turns tried out at most,"""
MANY_BEGINNINGS: Final = 16
MANY_TURNS: Final = 64
"""or so many if there is a second for it."""
MOST_TRIALS: Final = 24
"""Of more answers, those that look best at once are tried out."""


def outlook_on(s: State, experience: Experience) -> Outlook:
    """The outlook of the game at hand."""
    if isinstance(s, Carolingi):
        return CarolingiOutlook(experience.network, CarolingiPrices(experience.prices))
    if isinstance(s, CarolusMagnus):
        return CarolusMagnusOutlook(experience.network)
    assert isinstance(s, Wallenstein)
    return WallensteinOutlook(experience.network, WallensteinPrices(experience.prices))


def name_of(s: State) -> str:
    """The name of the game at hand."""
    if isinstance(s, Carolingi):
        return "carolingi"
    return "carolus_magnus" if isinstance(s, CarolusMagnus) else "wallenstein"


def variant_of(s: State) -> str:
    """The variant of the game at hand, if other things count in it."""
    if isinstance(s, Carolingi):
        if s.terms.scenario:
            return "scenario814"
        if s.terms.palaces:
            return "advanced"
    return ""


def trained(s: State) -> Experience:
    """The experience that there is with the game at hand."""
    return experience_for(name_of(s), variant_of(s), s.players)


class Thinker(Bot):
    """Looks ahead as far as its effort allows: so many tries, or so many milliseconds when `tries` is 0.

    Without any effort it answers at once, by what it has learned.
    """

    def __init__(
        self, chance: SeededChance, tries: int, milliseconds: int, experience: Experience | None = None
    ) -> None:
        super().__init__(chance)
        self.experience = experience
        """What to think with; without any, what was learned about the game at hand."""
        self.tries = tries
        self.milliseconds = milliseconds
        self.plan: list[int] = []
        self.planned = -1  # for which season
        self.tree: Search | None = None
        self.turn: list[Action] = []
        """What is left of a whole turn that was begun,"""
        self.expected: State | None = None
        """and where it goes on, if nothing else has happened since."""

    def choose(self, known: Knowledge) -> Action:
        options = known.options()
        if len(options) == 1:
            return options[0]
        s = known.sample(self.chance)
        outlook = outlook_on(s, self.experience or trained(s))
        if self.tries == 0 and self.milliseconds == 0:
            return outlook.quick(s, known.seat, self.chance)
        if isinstance(outlook, CarolusMagnusOutlook):
            if outlook.sides(s) == TWO:  # there a tree did better
                return self.search(outlook, known, s)
            return self.rehearse_turn(outlook, known, s)
        if isinstance(s, Wallenstein) and isinstance(s.agenda[-1], PlanActions):
            assert isinstance(outlook, WallensteinOutlook)
            season = outlook.stretch(s)
            if self.planned != season:
                self.planned = season
                self.plan = best_plan(
                    outlook, known, self.chance, PLAN * self.tries, PLAN * self.milliseconds
                )
            return lay_plan(s, known.seat, self.plan, options)
        return self.rehearse(outlook, known, s)

    def search(self, outlook: Outlook, known: Knowledge, s: State) -> Action:
        """Grow a tree, or go on with that of the last answer if nothing else has happened since."""
        search = self.tree
        if search is None or search.expected is None or not outlook.same(search.expected, s):
            search = Search(outlook, known, self.chance)
        search.known = known
        action = search.forced(s)
        if action >= 0:
            action = search.give(action, search.root)
        else:
            effort = Effort(self.tries, self.milliseconds)
            while effort.spent() < 1.0:
                search.think()
                effort.done += 1
                if effort.done % PAUSE == 0 and (
                    search.lead() > effort.left() or search.settled() > MOST_THOUGHTS
                ):
                    break  # what is left cannot change the answer, or hardly
            best = search.best()
            action = search.give(best.action, best.node)
        self.tree = search if search.expected is not None else None
        return action

    def rehearse_turn(self, outlook: Outlook, known: Knowledge, s: State) -> Action:
        """Try out whole turns. With a second for it the best one is kept: looking again would show the same."""
        seat = known.seat
        if self.expected is None or not outlook.same(self.expected, s):
            at_length = self.at_length()
            beginnings = MANY_BEGINNINGS if at_length else FEW_BEGINNINGS
            plans = best_turns(outlook, s, seat, beginnings, self.turns())
            usual = plans[0].worth
            for plan in plans:
                plan.expect(usual)
            trials: list[Trial] = []
            trials.extend(plans)
            effort = Effort(self.tries, self.milliseconds)
            best = Rehearsal(outlook, known, self.chance, trials).decide(effort)
            assert isinstance(best, TurnPlan)
            self.turn = list(best.actions) if at_length else [best.action]
        action = self.turn.pop(0)
        self.expected = None
        if self.turn:
            self.expected = s.clone()
            apply(self.expected, seat, action)
        return action

    def turns(self) -> int:
        """How many whole turns are worth a try."""
        if self.tries > 0:
            return max(2, min(FEW_TURNS, self.tries // TRIES_EACH))
        return MANY_TURNS if self.at_length() else FEW_TURNS

    def at_length(self) -> bool:
        """Whether there is time to look at a whole turn once and for all."""
        return self.tries == 0 and self.milliseconds >= SECOND

    def rehearse(self, outlook: Outlook, known: Knowledge, s: State) -> Action:
        """Try the answers out; what is done without thought is always among them."""
        seat = known.seat
        options = outlook.candidates(s, seat, -1)
        usual = outlook.quick(s, seat, self.chance)
        others = [action for action in options if action != usual]
        if len(others) >= MOST_TRIALS:
            others = first_looks(outlook, s, seat, others)[: MOST_TRIALS - 1]
        trials = [Trial(action) for action in [usual, *others]]
        effort = Effort(self.tries, self.milliseconds)
        return Rehearsal(outlook, known, self.chance, trials).decide(effort).action


def first_looks(outlook: Outlook, s: State, seat: int, options: list[Action]) -> list[Action]:
    """Answers in the order of what they promise at once."""
    side = outlook.side_of(s, seat)
    worth: list[tuple[float, int]] = []
    looks = outlook.looks(s, seat, options)
    for number in range(len(options)):
        worth.append((-looks[number][side], number))
    worth.sort()
    return [options[number] for _, number in worth]
