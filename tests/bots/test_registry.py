"""Names and budgets of computer players."""

from __future__ import annotations

import pytest

from hoftag.bots.bot import Bot, RandomBot
from hoftag.bots.registry import BOTS, LADDER, BotInfo, check_bot, check_level, make_bot, read_bot
from hoftag.kernel.chance import SeededChance, seeded
from hoftag.kernel.errors import BadInput

GIVEN: list[int] = []


def thinker(chance: SeededChance, budget: int) -> Bot:
    """A bot that could use a budget; it notes which one it got."""
    GIVEN.append(budget)
    return RandomBot(chance)


TRIAL = (LADDER[0], BotInfo("thinker", 7, 2000, thinker))
"""A ladder with a rung that uses a budget."""


def test_ladder() -> None:
    """Names are unique, levels rise, and every rung makes a bot."""
    assert len(set(BOTS)) == len(BOTS)
    levels = [info.level for info in LADDER]
    assert levels == sorted(set(levels))
    for name in BOTS:
        assert isinstance(make_bot(name, 1), Bot)
        assert check_bot(f" {name} ") == check_level(name) == name


@pytest.mark.parametrize(
    ("text", "budget", "canonical"),
    [
        ("thinker", 2000, "thinker"),
        ("thinker:2s", 2000, "thinker"),
        ("thinker:2000ms", 2000, "thinker"),
        ("thinker:5s", 5000, "thinker:5s"),
        ("thinker:0.5s", 500, "thinker:500ms"),
        ("thinker:200ms", 200, "thinker:200ms"),
        ("thinker:600s", 600_000, "thinker:600s"),
        ("thinker:1ms", 1, "thinker:1ms"),
    ],
)
def test_budgets(text: str, budget: int, canonical: str) -> None:
    """A budget is read in seconds or milliseconds, reaches the bot, and is written in one way only."""
    spec = read_bot(text, TRIAL)
    assert (spec.budget, spec.text()) == (budget, canonical)
    GIVEN.clear()
    spec.info.make(seeded(1), spec.budget)
    assert [budget] == GIVEN


@pytest.mark.parametrize(
    "budget",
    [
        "",
        "5",
        "s",
        "ms",
        "0s",
        "0ms",
        "-1s",
        "1.s",
        ".5s",
        "1.5ms",
        "0.0001s",
        "601s",
        "5 s",
        "5m",
        "²s",
        "9" * 999 + "s",
    ],
)
def test_bad_budgets(budget: str) -> None:
    """What is no time, or too short or long a one, is refused with what is allowed."""
    with pytest.raises(BadInput) as refused:
        read_bot(f"thinker:{budget}", TRIAL)
    assert refused.value.code == "bot-budget-form"
    assert (refused.value.facts["least"], refused.value.facts["most"]) == ("1ms", "600s")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("random:5s", "bot-budget-none"),
        ("greedy:", "bot-budget-none"),
        ("genius", "bot-unknown"),
        ("", "bot-unknown"),
        ("Random", "bot-unknown"),
        ("exec:true", "bot-unknown"),
    ],
)
def test_bad_names(text: str, code: str) -> None:
    """Bots that there are not are refused, and budgets for those that use none."""
    with pytest.raises(BadInput) as refused:
        check_bot(text)
    assert refused.value.code == code
    if code == "bot-unknown":
        assert refused.value.facts["allowed"] == ", ".join(BOTS)


def test_levels_have_no_budget() -> None:
    """Where only a level may be chosen, a budget is no part of its name."""
    with pytest.raises(BadInput):
        check_level("random:5s")
