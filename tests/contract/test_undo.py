"""Undo: never past a draw, a reveal or another seat's action."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoftag import IllegalAction
from hoftag.kernel.chance import seeded
from hoftag.kernel.step import Together
from tests.contract.walk import IDS, SETTINGS, fingerprint, new, step

settings = pytest.mark.parametrize("setting", SETTINGS, ids=IDS)
Setting = tuple[str, dict[str, Any]]


@settings
@given(seed=st.integers(0, 2**32))
def test_undo_restores_the_position_or_is_refused(setting: Setting, seed: int) -> None:
    """An action that taught nobody anything can be taken back exactly; any other cannot."""
    match = new(setting, seed)
    chance = seeded(seed)
    undone = 0
    while not match.over and match.version < 250:
        before = fingerprint(match.state)
        record = match.record()
        learned = match.state.learned
        seat, action = step(match, chance)
        if match.state.learned != learned or match.over:
            for other in range(match.state.players):
                assert not match.can_undo(other)
                with pytest.raises(IllegalAction):
                    match.undo(other)
            continue
        after = fingerprint(match.state)
        assert match.can_undo(seat)
        match.undo(seat)
        undone += 1
        assert fingerprint(match.state) == before
        assert match.record() == record
        match.play_action(seat, action)
        assert fingerprint(match.state) == after
    assert undone > 0


@settings
@given(seed=st.integers(0, 2**32))
def test_undo_keeps_the_actions_of_others(setting: Setting, seed: int) -> None:
    """Outside a together-step nobody may undo once another seat has acted; inside one, only the own part goes."""
    match = new(setting, seed)
    chance = seeded(seed)
    for _ in range(150):
        seat, _ = step(match, chance)
        if match.over:
            return
        for other in range(match.state.players):
            if other == seat or not match.can_undo(other) or chance.below(3):
                continue
            assert isinstance(match.state.agenda[-1], Together)
            others = [entry for entry in match.entries if entry.seat != other]
            match.undo(other)
            assert [entry for entry in match.entries if entry.seat != other] == others
            assert other in match.awaiting
