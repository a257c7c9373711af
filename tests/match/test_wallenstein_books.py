"""Whole games of Wallenstein, followed by somebody who only listens and knows the rules."""

from __future__ import annotations

from typing import Any

import pytest

from hoftag.kernel.chance import seeded
from tests.contract.walk import new, step
from tests.match.wallenstein_books import Keeper

SETTINGS: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 4, "court": True, "landsknechte": True},
    {"players": 5, "court": True, "tower": "historic"},
    {"players": 4, "setup": "free", "landsknechte": True},
]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("options", SETTINGS, ids=["base", "expansions", "five", "free"])
def test_what_is_told_is_all_that_happens(options: dict[str, Any], seed: int) -> None:
    """Every event follows by the rules from those before it, chance and choices aside; together they give the view."""
    match = new(("wallenstein", options), seed)
    chance = seeded(seed)
    keeper = Keeper(match.seats, bool(options.get("court")))
    names = match.state.names
    told = 0
    while True:
        events = match.events(None)
        for event in events[told:]:
            domains = match.game.event_domains[event.kind]
            pairs = zip(domains, event.args, strict=True)
            keeper.read((event.kind, *(names.of(d, v) if d in names.domains else v for d, v in pairs)))
        told = len(events)
        keeper.compare(match.view(None)["position"])
        if match.over:
            break
        # an attack that is declared waits for its confirmation; nothing else is owed at a question
        assert not keeper.books.due or match.state.agenda[-1].kind == "confirm"
        step(match, chance)
    assert keeper.books.due == []
