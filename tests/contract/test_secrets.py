"""Hidden information: views, samples, events."""

from __future__ import annotations

import json
from typing import Any, get_type_hints

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoftag.bots.playout import random_game
from hoftag.kernel.chance import seeded
from hoftag.kernel.step import Together
from tests.contract.walk import IDS, SETTINGS, WITH_SECRETS, fingerprint, walk

settings = pytest.mark.parametrize("setting", SETTINGS, ids=IDS)
Setting = tuple[str, dict[str, Any]]


@settings
@given(seed=st.integers(0, 2**32))
def test_a_sample_looks_like_the_real_position(setting: Setting, seed: int) -> None:
    """At every decision, for every seat: the same view, the same public view, the same options, all pieces."""
    for match in walk(setting, seed):
        game = match.game
        for seat in range(match.state.players):
            sampled = game.sample(match.state, seat, seeded(seed + match.version))
            assert game.view(sampled, seat) == game.view(match.state, seat)
            assert game.view(sampled, None) == game.view(match.state, None)
            assert sampled.invariants() == []
            if match.may_act(seat):
                step = match.state.agenda[-1]
                assert step.options(sampled, seat) == step.options(match.state, seat)


@settings
@given(seed=st.integers(0, 2**32))
def test_a_sample_depends_on_the_view_alone(setting: Setting, seed: int) -> None:
    """Sampling a sample gives what sampling the real position gives: nothing hidden is looked at."""
    for match in walk(setting, seed, every=4):
        for seat in range(match.state.players):
            first = match.game.sample(match.state, seat, seeded(seed))
            again = match.game.sample(first, seat, seeded(seed + 1))
            direct = match.game.sample(match.state, seat, seeded(seed + 1))
            assert fingerprint(again) == fingerprint(direct)


@settings
@given(seed=st.integers(0, 2**32))
def test_samples_can_be_played_to_the_end(setting: Setting, seed: int) -> None:
    """A sampled position is a legal one, so search may play it out."""
    for match in walk(setting, seed, every=31):
        for seat in range(match.state.players):
            sampled = match.game.sample(match.state, seat, seeded(seed))
            random_game(sampled, seeded(seed))
            assert sampled.result is not None
            assert sampled.invariants() == []


@settings
@given(seed=st.integers(0, 2**32))
def test_views_are_exactly_what_they_declare(setting: Setting, seed: int) -> None:
    """Every view has the fields and types that the game declares, no more and no less: clients are built on them."""
    for match in walk(setting, seed, every=9):
        declared = get_type_hints(type(match.game).view)["return"]
        for seat in (None, *range(match.state.players)):
            shown = match.game.view(match.state, seat)
            assert msgspec.convert(shown, declared, strict=True) == shown


@settings
@given(seed=st.integers(0, 2**32))
def test_views_are_json_and_show_no_secret_of_others(setting: Setting, seed: int) -> None:
    """Views are plain JSON; what a seat alone may see reaches neither spectators nor rivals."""
    chosen = False  # a game may end before anybody has chosen anything in secret
    for match in walk(setting, seed):
        chosen = chosen or any(isinstance(step, Together) for step in match.state.agenda[-1:])
        if match.version % 9 != 0:
            continue
        json.dumps(match.view(None))
        assert match.view(None)["options"] == []
        for seat in range(match.state.players):
            json.dumps(match.view(seat))
            for event in match.events(seat):
                assert event.seats < 0 or event.seats >> seat & 1
        assert all(event.seats < 0 for event in match.events(None))
    private = [event for event in match.log if event.seats >= 0]
    assert bool(private) == (chosen and setting[0] in WITH_SECRETS)
