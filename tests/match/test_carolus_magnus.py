"""What cases cannot see of Carolus Magnus: what chance may choose from, and options that do not go together."""

from __future__ import annotations

from typing import Any

import pytest

import hoftag
from hoftag import BadInput
from hoftag.kernel.chance import Chance, SeededChance, seeded
from hoftag.kernel.step import advance
from hoftag.match.library import own_game


class Watched(Chance):
    """A chance that notes what it was asked."""

    def __init__(self, inner: SeededChance) -> None:
        super().__init__()
        self.inner = inner
        self.asked: list[tuple[str, list[int]]] = []

    def decide(self, kind: str, candidates: list[int]) -> int:
        self.asked.append((kind, list(candidates)))
        return self.inner.decide(kind, candidates)

    def fork(self) -> Watched:
        return Watched(self.inner.fork())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_the_set_up_asks_chance_for(players: int) -> None:
    """Start knights come from three of each colour, Charlemagne from all provinces, dice have six faces."""
    game = own_game("carolus_magnus")
    chance = Watched(seeded(players))
    state = game.new(game.read({"players": players}), chance)
    advance(state)
    knights = [candidates for kind, candidates in chance.asked if kind == "knight"]
    assert [len(candidates) for candidates in knights] == list(range(15, 0, -1))
    assert knights[0] == [colour for colour in range(5) for _ in range(3)]
    assert [candidates for kind, candidates in chance.asked if kind == "emperor"] == [list(range(15))]
    assert [candidates for kind, candidates in chance.asked if kind == "seat"] == [list(range(players))]
    dice = [candidates for kind, candidates in chance.asked if kind == "die"]
    assert dice
    assert all(faces == [0, 1, 2, 3, 4, 5] for faces in dice)


def test_partners_share_their_place() -> None:
    """Four play as two teams, seated alternately unless they want to sit together."""
    match = hoftag.new("carolus_magnus", players=4, seed=2)
    assert match.seats == ["white", "black", "white2", "black2"]
    together = hoftag.new("carolus_magnus", players=4, seating="together", seed=2)
    assert together.seats == ["white", "white2", "black", "black2"]
    while not match.over:
        seat = match.awaiting[0]
        match.play(seat, match.options(seat)[-1].notation)
    assert match.outcome is not None
    assert all(sorted(place) in ([0, 2], [1, 3], [0, 1, 2, 3]) for place in match.outcome.ranking)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"players": 5}, "option-value"),
        ({"players": 3, "teams": "true"}, "option-teams"),
        ({"players": 4, "teams": "false"}, "option-teams"),
        ({"colour": "red"}, "option-unknown"),
        ({"stall_rounds": -1}, "option-value"),
    ],
)
def test_impossible_options_are_refused(options: dict[str, Any], code: str) -> None:
    """What is unknown, not allowed or impossible together is refused before anything begins."""
    with pytest.raises(BadInput) as refused:
        hoftag.new("carolus_magnus", **options)
    assert refused.value.code == code
