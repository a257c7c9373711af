"""What views say in the advanced game and in 814: claims, blocked tiles, problems, the emperor's choice."""

from __future__ import annotations

from typing import Any

import pytest

import hoftag
from hoftag import Match
from hoftag.games.carolingi.actions import SolveOrAct
from hoftag.games.carolingi.prospects import targets
from hoftag.games.carolingi.state import Carolingi
from hoftag.kernel.chance import seeded
from hoftag.kernel.step import Ask
from hoftag.match.library import own_game
from tests.contract.walk import step
from tests.match.test_explain import position, said

Json = dict[str, Any]
ADVANCED: Json = {"players": 2, "variant": "advanced"}
SCENARIO: Json = {"players": 2, "variant": "scenario814"}


def at(options: Json, **position: Any) -> Match:
    """A match of Carolingi with these options that begins from a position."""
    game = own_game("carolingi")
    read = game.read(options)
    return Match(game, read, "", game.read_position(read, position, seeded(1)), started=False)


def prospects(match: Match, seat: int) -> dict[str, Json]:
    """What the actions of a seat could do, by tile."""
    return {row["tile"]: row for row in position(match, seat)["own"]["prospects"]}


def possible(row: Json) -> dict[str, list[str]]:
    """Targets by verb."""
    return {found["verb"]: found["names"] for found in row["possible"]}


RIPE: Json = {"now": "place", "lands": {"anjou": "red 3 gang 1 dev 2", "hessen": "red 1 dev 2"}}


def test_lands_to_claim_are_targets() -> None:
    """Developing may mean to claim a homeland; a land that can be claimed is not called fully developed."""
    develop = prospects(at(ADVANCED, **RIPE, red={"missi": 3}), 0)["develop"]
    assert possible(develop)["claim"] == ["anjou", "hessen"]
    assert develop["refused"] == []


def test_why_a_land_cannot_be_claimed() -> None:
    """What is missing is said once: missi, or a region without homeland."""
    develop = prospects(at(ADVANCED, **RIPE, red={"missi": 2}), 0)["develop"]
    assert [(row["code"], row["rule"]) for row in develop["refused"]] == [("refusal-needs-missi", "6.2.1")]
    match = at(ADVANCED, **RIPE, homelands={"blue": "ostfalen"}, red={"missi": 3})
    develop = prospects(match, 0)["develop"]
    assert possible(develop)["claim"] == ["anjou"]
    assert [row["code"] for row in develop["refused"]] == ["refusal-homeland-in-region"]


def test_who_has_a_homeland_claims_no_other() -> None:
    """Then a land with two markers is fully developed, as in the base game."""
    develop = prospects(at(ADVANCED, **RIPE, homelands={"red": "friesland"}, red={"missi": 3}), 0)["develop"]
    assert "claim" not in possible(develop)
    assert [row["code"] for row in develop["refused"]] == ["refusal-fully-developed"] * 2


PROBLEMS: Json = {
    "now": "place",
    "season": "summer",
    "wheel": {"autumn": ["develop", "march"], "winter": ["develop", "fight"], "summer": ["fight"]},
    "lands": {"anjou": "red 2 gang 1"},
    "red": {"missi": 2, "leudes": 2},
}


def test_blocked_tiles_and_problems_to_solve() -> None:
    """A problem of the kind on the present season blocks a tile altogether; those to come can be solved."""
    match = at(SCENARIO, **PROBLEMS)
    red = prospects(match, 0)
    assert red["fight"]["possible"] == red["fight"]["solves"] == []
    (why,) = said(match, red["fight"]["refused"])
    assert why.startswith("Fight is blocked: a problem of the same kind lies on this season (summer).")
    assert red["develop"]["solves"] == ["autumn", "winter"]
    assert "develop" in possible(red["develop"])
    assert red["march"]["solves"] == ["autumn"]
    assert red["missi"]["solves"] == []


def test_no_problems_in_the_other_games() -> None:
    """Nothing to solve and nothing blocked without the scenario."""
    rows = prospects(at(ADVANCED, **RIPE, red={"missi": 3}), 0).values()
    assert all(row["solves"] == [] for row in rows)
    assert all(why["code"] != "why-blocked" for row in rows for why in row["refused"])


@pytest.mark.parametrize("variant", ["base", "advanced", "scenario814"])
@pytest.mark.parametrize("players", [2, 3])
def test_prospects_come_true(variant: str, players: int) -> None:
    """The tile that is drawn first finds what was said when the tiles were chosen."""
    told = 0
    for seed in range(12):
        match = hoftag.new("carolingi", seed=seed, players=players, variant=variant)
        chance = seeded(seed)
        while not match.over:
            before = match.state.agenda[-1].kind
            known = [prospects(match, seat) for seat in range(players)] if before == "place" else []
            events = len(match.log)
            step(match, chance)
            if known and match.awaiting and match.state.agenda[-1].kind != "place":
                told += first_tile(match, known, events)
    assert told > 10


def first_tile(match: Match, known: list[dict[str, Json]], since: int) -> int:
    """Compare what is asked now with what was said about it; 0 when something else came out of the bag first."""
    s = match.state
    assert isinstance(s, Carolingi)
    log = match.log[since:]
    drawn = next(
        (place for place, event in enumerate(log) if event.kind in ("tile-drawn", "event-drawn")), None
    )
    if drawn is None or log[drawn].kind == "event-drawn" or log[drawn].args[1] == s.board.peace_tile:
        return 0
    seat, tile = log[drawn].args
    row = known[seat][s.tile_names[tile].rstrip("*")]
    then = log[drawn + 1].kind if drawn + 1 < len(log) else ""
    asked = s.agenda[-1]
    if then == "blocked":
        assert [why["code"] for why in row["refused"]] == ["why-blocked"]
    elif then == "impossible":
        assert row["possible"] == row["solves"] == []
    elif isinstance(asked, SolveOrAct):
        notations = [choice.notation for choice in match.options(seat)]
        assert [f"solve {season}" for season in row["solves"]] == [
            n for n in notations if n.startswith("solve")
        ]
        assert ("act" in notations) == (row["possible"] != [])
    else:
        assert then == ""
        assert isinstance(asked, Ask)
        assert row["solves"] == []
        assert targets(s, asked, asked.options(s, seat)) == row["possible"]
    return 1


FAVOUR: Json = {"now": "place", "favour": ["red", "red", "blue"], "blue": {"trophies": 1}}


def heir(match: Match, language: str = "en") -> tuple[int | None, str]:
    """Whom the emperor would choose now, and why."""
    scenario = position(match, None)["scenario"]
    return scenario["heir"], said(match, [scenario["why"]], language)[0]


@pytest.mark.parametrize(
    ("options", "changes", "wanted", "words"),
    [
        ({}, {}, 1, "the emperor would choose Blue: one honour stone, one point."),
        ({}, {"red": {"trophies": 2}}, 0, "the emperor would choose Red: 2 honour stones, one point."),
        ({}, {"blue": {}}, None, "all would lose: the emperor chooses only somebody in his favour"),
        ({}, {"favour": []}, None, "all would lose: nobody has an honour stone yet."),
        (
            {"strict_favour": True},
            {},
            None,
            "all would lose: Red leads on the favour track, but has no point.",
        ),
        ({"strict_favour": True}, {"favour": ["red", "blue"]}, 1, "the emperor would choose Blue"),
        ({"strict_favour": True}, {"favour": []}, None, "nobody has an honour stone yet."),
    ],
)
def test_whom_the_emperor_would_choose(options: Json, changes: Json, wanted: int | None, words: str) -> None:
    """The view says at any time what a failure would mean, and why."""
    found, why = heir(at({**SCENARIO, **options}, **{**FAVOUR, **changes}))
    assert found == wanted
    assert words in why


@pytest.mark.parametrize("strict", [False, True])
def test_the_emperor_keeps_his_word(strict: bool) -> None:
    """When the realm does fail, the heir of the view a moment before has won, or all have lost."""
    ends = 0
    for seed in range(40):
        match = hoftag.new("carolingi", seed=seed, players=2, variant="scenario814", strict_favour=strict)
        chance = seeded(seed)
        while not match.over:
            step(match, chance)
        result = match.outcome
        assert result is not None
        found = position(match, None)["scenario"]["heir"]
        if result.reason in ("problems", "gangs"):
            assert result.ranking[0] == [found]
            assert not result.lost
        elif result.reason in ("problems-lost", "gangs-lost"):
            assert found is None
            assert result.lost
        ends += result.reason not in ("sundial", "coregent")
    assert ends > 5


def test_gangs_are_a_visible_threat() -> None:
    """The supply is told, and never falls below nothing."""
    match = at(SCENARIO, now="place", lands={"anjou": "gang 14"}, gangs_waiting=1)
    assert position(match, None)["gang_supply"] == 1
