"""What each action could do now, as a seat sees it while it chooses among its tiles."""

from __future__ import annotations

from typing import Any

from tests.match.test_explain import at, position, said

Json = dict[str, Any]

LANDS = {
    "normandie": "red 5",
    "anjou": "red 4 blue 2 gang 2",
    "berry": "red 1",
    "champagne": "red 2 blue 2",
    "ile_de_france": "gang 2",
    "ostfalen": "blue 3",
}


def prospects(seat: int, **more: Any) -> dict[str, Json]:
    """What the actions of a seat could do, by tile."""
    match = at("carolingi", 3, **{"now": "place", "lands": LANDS, **more})
    return {row["tile"]: row for row in position(match, seat)["own"]["prospects"]}


def possible(row: Json) -> dict[str, list[str]]:
    """Targets by verb."""
    return {targets["verb"]: targets["names"] for targets in row["possible"]}


def test_targets_of_every_action() -> None:
    """Lands and cards that could be named first, numbers where only a number is asked for."""
    red = prospects(0, red={"missi": 2, "leudes": 3})
    assert possible(red["march"]) == {"march": ["normandie", "berry"]}
    assert possible(red["fight"]) == {"fight": ["anjou"]}
    assert possible(red["develop"])["activate"] == ["appease", "peace", "missi*", "march*", "fight*"]
    assert "ile_de_france" in possible(red["appease"])["appease"]
    assert [row["most"] for row in red["influence"]["possible"] if row["verb"] == "send"] == [2]
    assert {row["verb"] for row in red["missi"]["possible"]} == {"equip", "call"}


def test_reasons_for_own_followers_that_could_do_nothing() -> None:
    """Lands that are not ruled, ties; nothing is said about what the board shows anyway."""
    match = at("carolingi", 3, now="place", lands=LANDS, red={"missi": 2})
    rows = {row["tile"]: row for row in position(match, 0)["own"]["prospects"]}
    (fight,) = said(match, rows["fight"]["refused"])
    assert fight.startswith("Champagne: you have 2 followers, the strongest opponent 2.")
    march = said(match, rows["march"]["refused"])
    assert [text.split(":")[0] for text in march] == ["Anjou", "Champagne"]


def test_without_missi_one_reason_is_enough() -> None:
    """Who cannot pay hears it once, not for every land."""
    red = prospects(0, red={"missi": 0})
    assert [row["code"] for row in red["march"]["refused"]].count("refusal-needs-missi") == 1
    assert red["march"]["possible"] == []


def test_only_while_tiles_are_chosen() -> None:
    """At any other question, and for spectators, nothing is told."""
    match = at("carolingi", 3, now="tile red:fight", lands=LANDS)
    assert position(match, 0)["own"]["prospects"] == []
    assert position(at("carolingi", 3, now="place", lands=LANDS), None)["own"] is None
