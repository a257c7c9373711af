"""Positions: clones, conservation, length."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoftag.bots.playout import random_game
from hoftag.kernel.chance import seeded
from tests.contract.walk import IDS, LONGEST, SETTINGS, fingerprint, new, step, walk

settings = pytest.mark.parametrize("setting", SETTINGS, ids=IDS)
Setting = tuple[str, dict[str, Any]]


@settings
@given(seed=st.integers(0, 2**32))
def test_clone_is_complete_and_independent(setting: Setting, seed: int) -> None:
    """A clone has every field of the original, and playing it on changes nothing in the original."""
    for match in walk(setting, seed, every=23):
        original = match.state
        before = fingerprint(original)
        clone = original.clone()
        assert vars(clone).keys() == vars(original).keys()
        assert fingerprint(clone) == before
        assert clone.chance is not original.chance
        random_game(clone, seeded(seed))
        assert fingerprint(original) == before


@settings
@given(seed=st.integers(0, 2**32))
def test_clones_play_on_alike(setting: Setting, seed: int) -> None:
    """Two clones with the same answers meet the same outcomes of chance."""
    match = new(setting, seed)
    chance = seeded(seed)
    for _ in range(20):
        step(match, chance)
    one = match.state.clone()
    two = match.state.clone()
    assert random_game(one, seeded(7)) == random_game(two, seeded(7))
    assert fingerprint(one) == fingerprint(two)


@settings
@given(seed=st.integers(0, 2**32))
def test_nothing_is_lost_and_every_game_ends(setting: Setting, seed: int) -> None:
    """Every piece of the box is accounted for at every decision, and the game ends with a full ranking."""
    for match in walk(setting, seed):
        assert match.state.invariants() == []
        assert match.version <= LONGEST[setting[0]]
    result = match.outcome
    assert result is not None
    assert result.reason
    assert sorted(seat for place in result.ranking for seat in place) == list(range(match.state.players))
    assert len(result.scores) == len(result.parts) == match.state.players
    assert match.awaiting == ()
