"""Every combination of options keeps every contract: some of them in each run, all of them with HOFTAG_FULL=1."""

from __future__ import annotations

import json
import os
from math import gcd
from typing import Any, get_type_hints

import msgspec
import pytest

import hoftag
from hoftag import Match
from hoftag.kernel.chance import seeded
from hoftag.kernel.explain import Explanation
from hoftag.match import notation
from tests.contract.walk import CAROLINGI, LONGEST, WALLENSTEIN, fingerprint, walk

FULL = os.environ.get("HOFTAG_FULL") == "1"
SEEDS = range(8) if FULL else range(1)
Setting = tuple[str, dict[str, Any]]


def some(combinations: list[Setting], count: int) -> list[Setting]:
    """Some of them, far apart, with every value of every option."""
    apart = len(combinations) // count
    while gcd(apart, len(combinations)) > 1:
        apart += 1
    return [combinations[i * apart % len(combinations)] for i in range(count)]


CHOSEN = [*CAROLINGI, *WALLENSTEIN] if FULL else [*some(CAROLINGI, 16), *some(WALLENSTEIN, 8)]


def name(setting: Setting) -> str:
    """A combination as the report shows it: what is switched on."""
    game, options = setting
    on = [key if value is True else str(value) for key, value in options.items() if value]
    return "-".join([game, *on])


@pytest.mark.parametrize(("combinations", "count"), [(CAROLINGI, 80), (WALLENSTEIN, 48)])
def test_there_are_all_combinations(combinations: list[Setting], count: int) -> None:
    """Each is allowed and each is another; all of every option's values are among those chosen for a run."""
    game = combinations[0][0]
    rules = hoftag.new(game, seed=1).game
    read = [tuple(rules.read(options).values()) for _, options in combinations]
    assert len(set(read)) == len(combinations) == count
    for option in combinations[0][1]:
        chosen = {options[option] for name, options in CHOSEN if name == game}
        assert chosen == {options[option] for _, options in combinations}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("setting", CHOSEN, ids=name)
def test_contracts(setting: Setting, seed: int) -> None:
    """A whole game: pieces, answers, views and samples at many decisions; at the end the record replays it."""
    hidden = 0
    for match in walk(setting, 1000 * seed + CHOSEN.index(setting)):
        assert match.state.invariants() == []
        assert match.version <= LONGEST[setting[0]]
        if match.version % 13 == 0:
            check_answers(match)
            check_views(match)
            hidden += check_samples(match, seed)
    result = match.outcome
    assert result is not None
    assert sorted(seat for place in result.ranking for seat in place) == list(range(match.state.players))
    assert result.lost == (result.reason in ("problems-lost", "gangs-lost"))
    assert result.lost <= (result.ranking == [list(range(match.state.players))])
    again = hoftag.load(match.record())
    assert again.record() == match.record()
    assert fingerprint(again.state) == fingerprint(match.state)
    for seat in (None, *range(match.state.players)):
        assert again.view(seat) == match.view(seat)
    chosen = any(event.kind in ("bag-filled", "planned") for event in match.log)
    assert (hidden > 0) == chosen, "samples never differ from the truth"


def check_answers(match: Match) -> None:
    """Every answer once, with a notation that means it again; a clone gives the same ones."""
    for seat in match.awaiting:
        asked = match.state.agenda[-1]
        choices = match.options(seat)
        assert choices
        onward = asked.onward(match.state, seat)
        assert onward
        assert set(onward) <= {choice.action for choice in choices}
        assert len({choice.notation for choice in choices}) == len(choices)
        for choice in choices:
            assert notation.read(match.state, asked, choice.notation.split()).action == choice.action
        clone = match.state.clone()
        assert clone.agenda[-1].options(clone, seat) == [choice.action for choice in choices]
        assert fingerprint(clone) == fingerprint(match.state)


def check_views(match: Match) -> None:
    """Views are what the game declares, as plain JSON; only the own part differs from what a spectator sees."""
    declared = get_type_hints(type(match.game).view)["return"]
    public = match.game.view(match.state, None)
    assert public["own"] is None
    for seat in (None, *range(match.state.players)):
        shown = match.game.view(match.state, seat)
        assert msgspec.convert(shown, declared, strict=True) == shown
        json.dumps(shown)
        assert {key for key in shown if facts_of(shown[key]) != facts_of(public[key])} <= {"own", "fights"}
        for event in match.events(seat):
            assert event.visible_to(seat)


def facts_of(value: Any) -> Any:
    """A part of a view without its explanations, which speak to whoever looks."""
    if isinstance(value, list):
        return [facts_of(part) for part in value]
    if isinstance(value, dict):
        spoken = set(get_type_hints(Explanation)) <= set(value)
        return None if spoken else {key: facts_of(part) for key, part in value.items() if key != "why"}
    return value


def check_samples(match: Match, seed: int) -> int:
    """A sample looks the same to its seat and to spectators; returns how many differ in what is hidden."""
    differ = 0
    state = match.state
    for seat in range(state.players):
        sampled = match.game.sample(state, seat, seeded(seed + match.version))
        assert match.game.view(sampled, seat) == match.game.view(state, seat)
        assert match.game.view(sampled, None) == match.game.view(state, None)
        assert sampled.invariants() == []
        again = match.game.sample(sampled, seat, seeded(seed + match.version + 1))
        direct = match.game.sample(state, seat, seeded(seed + match.version + 1))
        assert fingerprint(again) == fingerprint(direct)
        if match.may_act(seat):
            asked = state.agenda[-1]
            assert asked.options(sampled, seat) == asked.options(state, seat)
        differ += fingerprint(sampled) != fingerprint(state)
    return differ
