"""Why something cannot be done: half-made answers, and things pointed at."""

from __future__ import annotations

from typing import Any

import pytest

import hoftag
from hoftag import Match
from hoftag.kernel.chance import seeded
from hoftag.match.library import own_game

LANDS = {
    "normandie": "red 5",
    "anjou": "red 1 gang 2",
    "berry": "blue 1",
    "ostfalen": "blue 3",
    "comte_de_bourgogne": "yellow 2",
}


def at(now: str, game: str = "carolingi", players: int = 3, **position: Any) -> Match:
    """A match that begins from a position: by default Red rules Normandie, and shares Anjou with gangs."""
    known = own_game(game)
    options = known.read({"players": players})
    if game == "carolingi":
        position = {"lands": LANDS, "red": {"missi": 2}, **position}
    state = known.read_position(options, {"now": now, **position}, seeded(1))
    return Match(known, options, "", state, started=False)


def reason(match: Match, text: str, seat: int = 0) -> tuple[str, dict[str, Any]] | None:
    """The code and the facts of a refusal."""
    refusal = match.why_not(seat, text)
    return None if refusal is None else (refusal.code, refusal.facts)


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("march ostfalen * *", "no-follower-there", {"land": "ostfalen"}),
        ("march ostfalen *", "no-follower-there", {"land": "ostfalen"}),
        ("march anjou * *", "not-ruled", {"land": "anjou"}),
        ("march normandie ostfalen *", "not-adjacent", {"from": "normandie", "to": "ostfalen"}),
        ("march normandie * 9", "too-few-to-march", {"land": "normandie", "given": 9, "has": 5}),
        ("march anjou berry *", "not-ruled", {"land": "anjou"}),
        (
            "march nowhere * *",
            "unknown-land",
            {"given": "nowhere", "near": "normandie, thueringen, hessen"},
        ),
        ("march * * many", "unknown-count", {"given": "many", "near": ""}),
        ("fight *", "verb-not-asked", {"given": "fight", "allowed": "march land land count, done"}),
    ],
)
def test_the_reason_is_about_what_was_given(text: str, code: str, facts: dict[str, Any]) -> None:
    """Whatever stands for `*`, the reason speaks of what somebody has chosen."""
    assert reason(at("tile red:march"), text) == (code, facts)


@pytest.mark.parametrize("text", ["march normandie * *", "march * * *", "march *", "march * anjou 5", "done"])
def test_what_can_be_completed_is_possible(text: str) -> None:
    """None: some march is legal."""
    assert reason(at("tile red:march"), text) is None


def test_a_target_nobody_reaches() -> None:
    """With only the target given, the reason still names it."""
    refusal = at("tile red:march").why_not(0, "march * ostfalen *")
    assert refusal is not None
    assert refusal.code == "not-adjacent"
    assert refusal.facts["to"] == "ostfalen"


def test_a_bare_verb_names_what_is_missing() -> None:
    """When no answer with a verb is possible, the reason is the condition that the nearest of them breaks."""
    match = at("tile red:develop", red={"missi": 1}, lands={"normandie": "red 5", "anjou": "red 2"})
    assert reason(match, "activate *") == ("needs-missi", {"needs": 2, "has": 1})
    assert reason(match, "develop *") is None
    match.play(0, "develop anjou")
    assert reason(match, "develop *") == ("needs-missi", {"needs": 1, "has": 0})
    assert reason(match, "develop normandie") == ("homeland", {"land": "normandie"})


def test_tiles_may_stand_in_any_order() -> None:
    """A pair of tiles is found whichever of them was chosen first."""
    match = hoftag.new("carolingi", players=2, seed=1)
    for text in ("place march *", "place * march", "place none *", "place none none"):
        assert reason(match, text) is None
    assert reason(match, "place peace *") == ("tile-inactive", {"tile": "peace"})


def test_a_province_of_a_region_is_its_region() -> None:
    """Any province of a region can be the target of a knight."""
    match = at(
        "turn white",
        game="carolus_magnus",
        players=2,
        regions=[["thuringia", "bavaria"]],
        castles={"thuringia": "white"},
        reserves={"white": "red 3"},
        discs={"white": 2, "black": 1},
    )
    assert reason(match, "send * bavaria") is None
    assert reason(match, "send blue *") == ("no-knight", {"colour": "blue"})
    assert match.why_not_thing(0, "province", "bavaria") is None
    assert reason(match, "colour:blue") == ("no-knight", {"colour": "blue"})


def test_things() -> None:
    """A thing is tried in every answer that has a place for it; of several reasons one that speaks of it is given."""
    match = at("tile red:influence")
    assert reason(match, "land:ostfalen") == ("card-not-in-strip", {"land": "ostfalen"})
    assert reason(match, "tile:fight") == ("thing-not-asked", {"thing": "tile:fight"})
    assert reason(match, "nonsense:x") == ("thing-not-asked", {"thing": "nonsense:x"})
    assert reason(match, "land:nowhere") is not None
    march = at("tile red:march")
    assert march.why_not_thing(0, "land", "normandie") is None
    assert march.why_not_thing(0, "land", "NORMANDIE", "march") is None
    refusal = march.why_not_thing(0, "land", "anjou", "march")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("not-ruled", "5.4")
    refused = march.why_not_thing(0, "land", "anjou", "fight")
    assert refused is not None
    assert refused.code == "verb-not-asked"
    done = march.why_not_thing(0, "land", "anjou", "done")
    assert done is not None
    assert done.code == "thing-not-asked"


def test_who_is_not_asked() -> None:
    """Another seat is told whose turn it is, whatever it points at."""
    match = at("tile red:march")
    for text in ("march * * *", "land:anjou", "", "*"):
        assert reason(match, text, seat=1) == ("not-your-turn", {"awaiting": "red"})
