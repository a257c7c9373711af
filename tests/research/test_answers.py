"""Every answer has a number of its own, for ever."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from hoftag.kernel.chance import seeded
from hoftag.kernel.errors import BadInput
from hoftag.kernel.ids import seats_of
from hoftag.lab.research.task import task
from tests.conftest import FULL
from tests.contract.walk import CAROLINGI, WALLENSTEIN, new, step
from tests.research.numbering import FILE, PLAYED, numbering

Setting = tuple[str, dict[str, Any]]
GAMES = 150 if FULL else 3
settings = pytest.mark.parametrize(
    "setting", [setting for _, setting in PLAYED], ids=[name for name, _ in PLAYED]
)


def check_game(setting: Setting, seed: int) -> None:
    """At every decision of a game, for every seat that is asked: each answer has a number, no two the same."""
    of = task(*setting)
    match = new(setting, seed)
    chance = seeded(seed + 1)
    while not match.over:
        asked = match.state.agenda[-1]
        for seat in seats_of(asked.awaiting(match.state)):
            options = asked.options(match.state, seat)
            numbers = [of.answers.number(match.state, action) for action in options]
            assert len(set(numbers)) == len(options)
            assert [of.answers.notations[number] for number in numbers] == [
                asked.notation(match.state, action) for action in options
            ]
            onward = of.answers.legal(match.state, seat)
            assert set(onward.values()) == set(asked.onward(match.state, seat))
            assert of.mask(onward).sum() == len(onward)
        step(match, chance)


@settings
def test_every_legal_answer_has_its_own_number(setting: Setting) -> None:
    """In random games, with answers that take back too; the number means the notation that it says."""
    for seed in range(GAMES):
        check_game(setting, seed)


@pytest.mark.parametrize("name", ["carolingi", "wallenstein"])
def test_with_all_options_together(name: str) -> None:
    """Every combination of options (without --full: some of them) has numbers for all that happens."""
    combinations = CAROLINGI if name == "carolingi" else WALLENSTEIN
    for number, setting in enumerate(combinations[:: 1 if FULL else 4]):
        if not setting[1].get("timer"):
            check_game(setting, number)


def test_numbers_stay_what_they_are() -> None:
    """Sizes and names of all answers and entries are those of the stored list: trained weights rely on them."""
    stored = json.loads(FILE.read_text(encoding="utf-8"))
    assert stored == {name: numbering(task(*setting)) for name, setting in PLAYED}


def test_another_process_numbers_alike() -> None:
    """Numbers depend on no hash seed."""
    code = "from tests.research.numbering import *; print(json.dumps({n: numbering(task(*s)) for n, s in PLAYED[::7]}))"
    said = {
        subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }
    stored = json.loads(FILE.read_text(encoding="utf-8"))
    assert [json.loads(text) for text in said] == [{name: stored[name] for name, _ in PLAYED[::7]}]


def test_what_there_is_not_is_refused() -> None:
    """Unknown games, options and values, and the sand timer, which needs people."""
    for game, options, code in (
        ("chess", {}, "game-unknown"),
        ("carolingi", {"players": 9}, "option-value"),
        ("carolingi", {"colour": 1}, "option-unknown"),
        ("carolingi", {"timer": 60}, "timer-without-people"),
    ):
        with pytest.raises(BadInput) as refused:
            task(game, options)
        assert refused.value.code == code
