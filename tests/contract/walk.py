"""Walks through games for the contract suite: which games, how to play them, how to compare positions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import hoftag
from hoftag.kernel.chance import SeededChance, seeded
from hoftag.kernel.state import State
from hoftag.match.match import TABLE, Match
from tests import tally

# A new game joins the whole suite by its lines here.
SETTINGS: list[tuple[str, dict[str, Any]]] = [
    ("carolingi", {"players": 2}),
    ("carolingi", {"players": 3}),
    ("carolingi", {"players": 4}),
    ("carolingi", {"players": 5}),
    ("carolingi", {"players": 6}),
    ("carolingi", {"players": 2, "sundial": 839}),
    ("carolingi", {"players": 4, "anarchy": True}),
    ("carolingi", {"players": 3, "timer": 60}),
    ("carolingi", {"players": 2, "variant": "advanced"}),
    ("carolingi", {"players": 3, "variant": "advanced", "anarchy": True}),
    ("carolingi", {"players": 5, "variant": "advanced"}),
    ("carolingi", {"players": 2, "variant": "scenario814"}),
    ("carolingi", {"players": 3, "variant": "scenario814", "anarchy": True}),
    ("carolingi", {"players": 6, "variant": "scenario814", "strict_favour": True}),
    ("carolus_magnus", {"players": 2}),
    ("carolus_magnus", {"players": 3}),
    ("carolus_magnus", {"players": 4}),
    ("carolus_magnus", {"players": 4, "seating": "together", "first_round": "lot", "full_circle": False}),
    ("wallenstein", {"players": 3}),
    ("wallenstein", {"players": 5, "landsknechte": True}),
    ("wallenstein", {"players": 3, "court": True, "landsknechte": True}),
    ("wallenstein", {"players": 4, "setup": "free", "court": True, "tower": "historic"}),
]
IDS = ["-".join([name, *(f"{key}{value}" for key, value in options.items())]) for name, options in SETTINGS]

CAROLINGI: list[tuple[str, dict[str, Any]]] = [
    ("carolingi", {"players": players, "variant": variant, "anarchy": anarchy, "timer": timer, **strict})
    for variant in ("base", "advanced", "scenario814")
    for strict in ({"strict_favour": False}, {"strict_favour": True})
    if variant == "scenario814" or not strict["strict_favour"]
    for anarchy in (False, True)
    for timer in (0, 60)
    for players in range(2, 7)
]
"""Everything that can be agreed before a game of Carolingi, the year of the sundial excepted."""

WALLENSTEIN: list[tuple[str, dict[str, Any]]] = [
    (
        "wallenstein",
        {"players": players, "setup": setup, "court": court, "landsknechte": landsknechte, "tower": tower},
    )
    for court in (False, True)
    for landsknechte in (False, True)
    for setup in ("given", "free")
    for tower in ("two_floor", "historic")
    for players in range(3, 6)
]
"""Everything that can be agreed before a game of Wallenstein."""

LONGEST = {"carolingi": 4000, "carolus_magnus": 20000, "wallenstein": 6000}
"""No game of random play takes more decisions than this."""

TAKES_BACK = 8
"""So rarely a walk takes an answer that only takes an own part back."""

WITH_SECRETS = {"carolingi", "wallenstein"}
"""Games in which seats choose in secret; in the others everything lies open."""

SHARED = {"agenda", "chance", "events", "board", "realm", "names", "result", "party", "terms"}
"""Fields that are not plain data; the agenda is compared step by step."""


def new(setting: tuple[str, dict[str, Any]], seed: int) -> Match:
    """A new match of a setting."""
    name, options = setting
    tally.count()
    return hoftag.new(name, seed=seed, **options)


def fingerprint(s: State) -> dict[str, Any]:
    """Everything in a state that a game depends on, as plain data."""
    plain: dict[str, Any] = {key: repr(value) for key, value in vars(s).items() if key not in SHARED}
    plain["agenda"] = [f"{type(step).__name__} {sorted(vars(step).items())}" for step in s.agenda]
    plain["result"] = None if s.result is None else repr(sorted(vars(s.result).items()))
    return plain


def pick_seat(match: Match, chance: SeededChance) -> int:
    """One of the seats that owe an answer."""
    return match.awaiting[chance.below(len(match.awaiting))]


def step(match: Match, chance: SeededChance) -> tuple[int, int]:
    """Play one random action; a stale `done` is taken less often, so that games get somewhere."""
    if match.may_close and chance.below(4) == 0:
        match.deadline()
        return TABLE, 0
    seat = pick_seat(match, chance)
    asked = match.state.agenda[-1]
    options = asked.options(match.state, seat)
    if asked.onward(match.state, seat) != options and chance.below(TAKES_BACK):
        options = asked.onward(match.state, seat)
    action = options[chance.below(len(options))]
    if action == -1 and len(options) > 1 and chance.below(3):
        action = options[chance.below(len(options) - 1)]
    match.play_action(seat, action)
    return seat, action


def walk(setting: tuple[str, dict[str, Any]], seed: int, every: int = 1) -> Iterator[Match]:
    """A random game, stopping before every so many decisions."""
    match = new(setting, seed)
    chance = seeded(seed ^ 0x5EED)
    while not match.over:
        if match.version % every == 0:
            yield match
        step(match, chance)
    yield match
