"""Golden playthroughs and counts of options."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from hoftag.kernel.chance import seeded
from hoftag.kernel.state import State
from hoftag.kernel.step import advance
from hoftag.match.library import own_game
from tests.contract.playthrough import FOLDER, lines
from tests.contract.walk import IDS, SETTINGS

COUNTS = tomllib.loads(Path(__file__).with_name("counts.toml").read_text(encoding="utf-8"))["count"]


@pytest.mark.parametrize(("name", "setting"), list(zip(IDS, SETTINGS, strict=True)), ids=IDS)
def test_golden_playthrough(name: str, setting: tuple[str, dict[str, Any]]) -> None:
    """A known game goes as it always went; if it is meant to change: python -m tests.contract.playthrough."""
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    for number, (ours, theirs) in enumerate(zip(lines(setting), golden, strict=True), 1):
        assert ours == theirs, f"line {number}"


def leaves(state: State, depth: int) -> int:
    """How many sequences of answers of that length there are, as long as the same seat is asked."""
    step = state.agenda[-1]
    seat = step.awaiting(state).bit_length() - 1
    options = step.options(state, seat)
    if depth == 1:
        return len(options)
    total = 0
    for action in options:
        child = state.clone()
        child.agenda[-1].answer(child, seat, action)
        asked = child.agenda[-1].awaiting(child) if child.agenda else 0
        if asked == 1 << seat:
            total += leaves(child, depth - 1)
    return total


@pytest.mark.parametrize("count", COUNTS, ids=[count["title"] for count in COUNTS])
def test_counts_from_fixed_positions(count: dict[str, Any]) -> None:
    """The number of options, and of sequences of them, from known positions: a second opinion on `options`."""
    game = own_game(count["game"])
    options = game.read(count["options"])
    state = game.read_position(options, count["position"], seeded(1))
    advance(state)
    assert [leaves(state, depth) for depth in range(1, len(count["leaves"]) + 1)] == count["leaves"]
