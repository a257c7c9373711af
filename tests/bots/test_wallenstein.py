"""What computer players see and plan in Wallenstein, against the rules themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from hoftag.bots.wallenstein.changes import Changes
from hoftag.bots.wallenstein.outlook import SEEN, fill, lay
from hoftag.bots.wallenstein.planner import Planner
from hoftag.bots.wallenstein.prices import BY_HAND
from hoftag.games.wallenstein.ids import ALL_ACTIONS, BID, BUILD_HOUSE, EMPTY, ROW
from hoftag.games.wallenstein.planning import PlanActions, hand
from hoftag.games.wallenstein.scoring import building_points, count_buildings, land_points, majority_points
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.kernel.chance import seeded
from hoftag.kernel.ids import DONE
from tests.contract.walk import new, step

Options = dict[str, object]
PLAIN: Options = {"players": 3}
COURT: Options = {"players": 3, "court": True}


def positions(options: Options, seed: int) -> Iterator[Wallenstein]:
    """The positions of a random game."""
    match = new(("wallenstein", options), seed)
    chance = seeded(seed)
    while not match.over:
        state = match.state
        assert isinstance(state, Wallenstein)
        yield state
        step(match, chance)


def before_plans(options: Options, seed: int) -> list[Wallenstein]:
    """The positions of a random game in which everybody is about to plan, with nothing laid yet."""
    out: list[Wallenstein] = []
    seen: set[tuple[int, int]] = set()
    for s in positions(options, seed):
        if isinstance(s.agenda[-1], PlanActions) and (s.year, s.season) not in seen:
            seen.add((s.year, s.season))
            bare = s.clone()
            bare.confirmed = 0
            bare.plan = [EMPTY] * len(s.plan)
            out.append(bare)
    assert len(out) == 6
    return out


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_scoring_is_what_the_rules_say(players: int) -> None:
    """What lands, buildings and majorities would bring now."""
    contested = 0
    for number, s in enumerate(positions({"players": players}, players)):
        if number % 5:
            continue
        counts = count_buildings(s)
        for seat in range(players):
            majorities = majority_points(s, counts, seat)
            row = [0.0] * len(SEEN)
            brings = fill(s, seat, row, majorities, BY_HAND)
            assert brings == land_points(s, seat) + building_points(s, seat) + majorities
            assert row[SEEN.index("majorities")] == pytest.approx(0.1 * majorities)
            contested += majorities > 0
    assert contested > 5


@pytest.mark.parametrize("options", [PLAIN, COURT])
@pytest.mark.parametrize("money", [0, 2, 20])
def test_changed_plans_can_be_laid(options: Options, money: int) -> None:
    """No card twice, all fields covered as far as there are cards, and the bid can be paid."""
    changed = 0
    for s in before_plans(options, 4):
        for seat in range(s.players):
            s.money[seat] = money
            planner = Planner(s, seat, BY_HAND)
            chance = seeded(seat + 1)
            plan = planner.plan()
            changes = Changes(planner)
            for _ in range(60):
                other = changes.one(plan, chance)
                trial = s.clone()
                lay(trial, seat, other)
                cards = [card for card in other if card not in (EMPTY, s.tower_card())]
                assert len(cards) == len(set(cards))
                assert set(cards) <= set(hand(s, seat))
                assert DONE in trial.agenda[-1].options(trial, seat)
                assert s.coin(other[BID]) <= money
                assert other[BID + 1 :] == plan[BID + 1 :]
                changed += other != plan
                plan = other
    assert changed > 300


def test_changes_differ_in_what_they_do() -> None:
    """Another coin that says the same is no change, another bid is one."""
    bids = 0
    for s in before_plans(PLAIN, 5):
        planner = Planner(s, 0, BY_HAND)
        changes = Changes(planner)
        plan = planner.plan()
        coin = len(s.board.land_ids)
        spare = [card for card in range(coin, coin + len(s.board.coins)) if card not in plan]
        for field in range(ALL_ACTIONS):
            for card in spare:
                if plan[field] >= coin:
                    other = [*plan[:field], card, *plan[field + 1 :]]
                    assert changes.effect(other) == changes.effect(plan)
        for card in spare:
            other = [*plan[:BID], card, *plan[BID + 1 :]]
            same = max(0, s.coin(card)) == max(0, s.coin(plan[BID]))
            assert (changes.effect(other) == changes.effect(plan)) == same
            bids += not same
    assert bids > 5


def test_tempting_changes_come_more_often() -> None:
    """What is worth something is tried several times as often as what is worth nothing; the latter sometimes, too."""
    taken, there_are = Counter[bool](), Counter[bool]()
    worthless = 0
    for s in before_plans(PLAIN, 6):
        planner = Planner(s, 1, BY_HAND)
        changes = Changes(planner)
        bare = s.lands_of(1)[:1] * ROW  # any land makes a difference to it
        chance = seeded(2)
        for _ in range(400):
            other = changes.one(bare, chance)
            for action in range(BUILD_HOUSE + 1):
                if other[action] != bare[action] and other[action] < len(s.board.land_ids):
                    worth = planner.worth.of(action, other[action])
                    taken[worth > 1.0] += 1
                    worthless += worth <= 0.0
        for action in range(BUILD_HOUSE + 1):
            for land in s.lands_of(1):
                there_are[planner.worth.of(action, land) > 1.0] += 1
    assert min(taken[True], taken[False], there_are[True], there_are[False]) > 5
    assert worthless > 12  # without curiosity there are five
    assert taken[True] / there_are[True] > 4 * taken[False] / there_are[False]
