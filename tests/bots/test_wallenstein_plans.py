"""How plans of Wallenstein are found: better ones by small changes, in the same scenes, until no change helps."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hoftag.bots.bot import Knowledge
from hoftag.bots.effort import Effort
from hoftag.bots.rehearsal import Rehearsal, Trial
from hoftag.bots.thinker import outlook_on, trained
from hoftag.bots.wallenstein.outlook import WallensteinOutlook
from hoftag.bots.wallenstein.plans import CLIMBS, FEW, MANY, TURN, Climb, PlanTrial, best_plan
from hoftag.games.wallenstein.ids import ALL_ACTIONS
from hoftag.kernel.chance import SeededChance, seeded
from hoftag.kernel.state import State
from tests.contract.walk import new

GENEROUS = 40_000
"""More tries than any climb of these tests needs."""
Judge = Callable[[list[int], int], float]
"""What a plan comes to, with a number that stands for the luck of a scene."""


def question() -> tuple[WallensteinOutlook, Knowledge]:
    """The first plan of a game of three."""
    match = new(("wallenstein", {"players": 3}), 3)
    outlook = outlook_on(match.state, trained(match.state))
    assert isinstance(outlook, WallensteinOutlook)
    return outlook, Knowledge(match.game, match.state, 0)


def judged(monkeypatch: pytest.MonkeyPatch, judge: Judge) -> list[tuple[tuple[int, ...], int]]:
    """Let plans come to what a judge says; which plans were played with which luck."""
    played: list[tuple[tuple[int, ...], int]] = []

    def play(_one: Rehearsal, trial: Trial, _s: State, _company: object, luck: SeededChance) -> float:
        assert isinstance(trial, PlanTrial)
        scene = luck.below(1 << 30)
        played.append((tuple(trial.plan), scene))
        return judge(trial.plan, scene)

    monkeypatch.setattr(Rehearsal, "play", play)
    return played


def climb(tries: int = GENEROUS) -> Climb:
    """One that has not begun."""
    outlook, known = question()
    return Climb(outlook, known, seeded(1), Effort(tries, 0))


def test_the_sensible_plan_stays_when_nothing_is_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is worse at once is given up at once; when all has been tried, the climb is over."""
    one = climb()
    first = one.best.plan
    played = judged(monkeypatch, lambda plan, _: float(plan == first))
    assert one.plan() == first
    plans = [plan for plan, _ in played]
    assert {plans.count(plan) for plan in plans} == {TURN}
    assert len(set(plans)) > 100, "there are more changes than that"
    assert one.effort.spent() < 1.0


def idle(plan: list[int]) -> int:
    """How many actions have no land."""
    lands = 39  # more than any; coins come after all lands
    return sum(card >= lands for card in plan[:ALL_ACTIONS])


def test_changes_that_help_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where idleness pays, it goes from change to change towards it, through luck that is larger than the gain."""
    one = climb()
    first = one.best.plan
    judged(
        monkeypatch, lambda plan, scene: 0.1 * idle(plan) + (scene % 7) + 0.02 * (scene % 3) * (plan[0] % 2)
    )
    assert idle(one.plan()) > idle(first) + 1


def test_a_gain_must_be_seen_often_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plan that is always better is taken after a few scenes; one that seldom differs not before many, if at all."""
    one = climb()
    first = one.best.plan
    other = one.changes.one(first, seeded(5))
    played = judged(monkeypatch, lambda plan, _: 0.5 * (plan == other))
    assert one.consider(other)
    assert sum(plan == tuple(other) for plan, _ in played) == FEW
    played.clear()
    assert not one.consider(other), "it is the best already"
    assert not played
    two = climb()
    played = judged(monkeypatch, lambda _plan, _scene: 0.0)
    assert not two.consider(other), "no gain, no change"
    assert sum(plan == tuple(other) for plan, _ in played) == MANY


def test_all_plans_meet_the_same_scenes(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the first on, each once: none chooses its luck."""
    one = climb(6_000)
    played = judged(monkeypatch, lambda plan, scene: 0.02 * idle(plan) + 0.1 * ((scene + plan[0]) % 3))
    one.plan()
    scenes: list[int] = []
    met: dict[tuple[int, ...], list[int]] = {}
    for plan, scene in played:
        if scene not in scenes:
            scenes.append(scene)
        met.setdefault(plan, []).append(scene)
    assert len(scenes) > TURN
    again = 0
    for these in met.values():
        again += these != scenes[: len(these)]
    assert again <= 0.1 * len(met), "a plan that comes up again in another climb upwards begins anew"


@pytest.mark.parametrize(
    ("tries", "milliseconds", "climbs"), [(240, 0, 1), (15_000, 0, 3), (0, 600, 1), (0, 60_000, 3)]
)
def test_more_climbs_for_more_effort(
    tries: int, milliseconds: int, climbs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What they have found is compared in other scenes; all together stays within the effort."""
    spent: list[float] = []
    compared: list[int] = []

    def plan(one: Climb) -> list[int]:
        spent.append(one.effort.tries + 1000 * one.effort.seconds)
        return [*one.best.plan[:-1], len(spent)]

    def decide(one: Rehearsal, effort: Effort) -> Trial:
        spent.append(effort.tries + 1000 * effort.seconds)
        compared.append(1 + len(one.others))
        return one.others[-1]

    monkeypatch.setattr(Climb, "plan", plan)
    monkeypatch.setattr(Rehearsal, "decide", decide)
    outlook, known = question()
    found = best_plan(outlook, known, seeded(1), tries, milliseconds)
    assert found[-1] == climbs
    assert compared == ([CLIMBS] if climbs > 1 else [])
    assert sum(spent) == pytest.approx(tries + milliseconds, rel=0.01)
