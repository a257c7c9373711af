"""Explanations in views: why a position is as it is, and what an answer would bring about."""

from __future__ import annotations

from typing import Any

import pytest

import hoftag
from hoftag import Match
from hoftag.kernel.chance import seeded
from hoftag.locale.speaker import Speaker
from hoftag.locale.texts import Texts
from hoftag.match.library import own_game
from tests.contract.walk import SETTINGS, walk

Json = dict[str, Any]


def at(game: str, players: int, **position: Any) -> Match:
    """A match that begins from a position."""
    known = own_game(game)
    options = known.read({"players": players})
    state = known.read_position(options, position, seeded(1))
    return Match(known, options, "", state, started=False)


def position(match: Match, seat: int | None) -> Json:
    """The game's part of a view."""
    return dict(match.game.view(match.state, seat))


def said(match: Match, explanations: list[Any], language: str = "en") -> list[str]:
    """Explanations in words."""
    speaker = Speaker(Texts(language), match.game, match.state.names)
    return [speaker.explain(explanation) for explanation in explanations]


# ---- Carolingi

CAROLINGI: Json = {
    "now": "tile red:fight",
    "lands": {
        "normandie": "red 5",
        "anjou": "red 4 blue 2 gang 2",
        "berry": "red 1",
        "champagne": "red 2 blue 2",
        "ile_de_france": "gang 2",
        "ostfalen": "blue 3",
        "hessen": "",
        "comte_de_bourgogne": "",
    },
    "red": {"trophies": 1},
    "blue": {"trophies": 2},
}


def land(match: Match, name: str, seat: int | None) -> list[str]:
    """Why a land is ruled as it is, in words."""
    return said(match, next(row["why"] for row in position(match, seat)["lands"] if row["land"] == name))


@pytest.mark.parametrize(
    ("name", "seat", "wanted"),
    [
        ("normandie", 0, ["You rule this land: 5 followers, and nobody else is here."]),
        ("normandie", 1, ["Red rules this land: 5 followers, and nobody else is here."]),
        ("berry", 0, ["This is a forest: nobody can rule it."]),
        (
            "anjou",
            0,
            [
                "Nobody rules this land: the strongest Carolingian has 4 here, all others and gangs together 4.",
                "With one more follower you would rule it.",
            ],
        ),
        (
            "champagne",
            2,
            [
                "Nobody rules this land: the strongest Carolingian has 2 here, all others and gangs together 2.",
                "With 5 more followers you would rule it.",
            ],
        ),
        (
            "ile_de_france",
            0,
            ["Nobody rules this land: only 2 gangs are here.", "With 3 more followers you would rule it."],
        ),
        ("ile_de_france", None, ["Nobody rules this land: only 2 gangs are here."]),
        ("hessen", 1, ["Nobody rules this land: it is empty.", "With one more follower you would rule it."]),
        ("comte_de_bourgogne", 0, ["Nobody rules this land: the homeland of Yellow is empty."]),
        (
            "comte_de_bourgogne",
            2,
            [
                "Nobody rules this land: the homeland of Yellow is empty.",
                "With one more follower you would rule it.",
            ],
        ),
    ],
)
def test_who_rules_a_land_and_why(name: str, seat: int | None, wanted: list[str]) -> None:
    """Majority, forest, gangs, emptiness; the viewer learns how many more followers would be enough."""
    assert land(at("carolingi", 3, **CAROLINGI), name, seat) == wanted


def test_what_a_fight_would_bring() -> None:
    """Losses of everybody and what stays, for the lands where the viewer would win; nothing for spectators."""
    match = at("carolingi", 3, **CAROLINGI)
    view = position(match, 0)
    assert [row["land"] for row in view["fights"]] == ["anjou"]
    fight = view["fights"][0]
    assert (fight["lost"], fight["gangs"], fight["stay"]) == ([2, 2, 0], 2, 2)
    losses = "If you fight here (4 : 2 : 2), you lose 2 followers, and 2 stay"
    assert said(match, [fight["why"]]) == [f"{losses}; defeated: 2 rival followers, 2 gangs."]
    assert position(match, 1)["fights"] == []
    assert position(match, None)["fights"] == []


def test_previews_of_fights_are_true() -> None:
    """Whatever is foretold of a fight happens, in random games, and no legal fight lacks its preview."""
    foretold = 0
    for match in (match for seed in range(7) for match in walk(("carolingi", {"players": 4}), seed)):
        for seat in match.awaiting:
            choices = [choice for choice in match.options(seat) if choice.verb == "fight"]
            previews = {row["land"]: row for row in position(match, seat)["fights"]}
            assert match.state.agenda[-1].kind != "fight" or {c.args[0] for c in choices} == set(previews)
            for choice in choices:
                before = next(row for row in position(match, seat)["lands"] if row["land"] == choice.args[0])
                twin = hoftag.load(match.record(), seed=1)
                twin.play(seat, choice.notation)
                after = next(row for row in position(twin, seat)["lands"] if row["land"] == choice.args[0])
                preview = previews[choice.args[0]]
                pairs = zip(before["followers"], after["followers"], strict=True)
                assert preview["lost"] == [had - has for had, has in pairs]
                assert preview["gangs"] == before["gangs"]
                assert preview["stay"] == after["followers"][seat]
                foretold += 1
    assert foretold > 10


def test_victory_conditions() -> None:
    """Every condition with its figure and what it needs; glory needs one more than the best rival, or four."""
    match = at("carolingi", 3, **CAROLINGI)
    view = position(match, None)
    assert view["peace_needs"] == 3
    found = {
        row["name"]: (row["value"], row["needed"], row["points"]) for row in view["seats"][0]["conditions"]
    }
    assert found == {
        "expansion": (1, 6, 0),
        "development": (0, 6, 0),
        "following": (12, 12, 1),
        "glory": (1, 3, 0),
        "regions": (0, 1, 0),
    }
    assert [row["needed"] for row in view["seats"][1]["conditions"] if row["name"] == "glory"] == [2]
    assert said(match, [row["why"] for row in view["seats"][0]["conditions"]]) == [
        "Lands ruled: 1, needed: 6.",
        "Development markers on ruled lands: 0, needed: 6.",
        "Followers on lands: 12, needed: 12.",
        "Trophies: 1, needed now: 3 (more than everybody else, or 4).",
        "United regions: 0. Each one brings a point.",
    ]


def test_regions_on_the_way_to_union() -> None:
    """A region is listed where a land of it is ruled; one with a rival's homeland can never be united."""
    lands = CAROLINGI["lands"] | {"westfalen": "red 2", "anjou": "red 3", "champagne": "red 1"}
    match = at("carolingi", 3, **CAROLINGI | {"lands": lands})
    unions = position(match, None)["seats"][0]["unions"]
    rows = {row["region"]: row for row in unions}
    assert set(rows) == {"neustrie", "sachsen"}
    assert rows["sachsen"]["barred"]
    assert said(match, [rows["neustrie"]["why"], rows["sachsen"]["why"]]) == [
        "Neustria: 3 of 4 lands ruled, a follower in the forest.",
        "Saxony: this region cannot be united, because the homeland of Blue lies there.",
    ]
    lands |= {"ile_de_france": "red 1"}
    match = at("carolingi", 3, **CAROLINGI | {"lands": lands})
    union = position(match, None)["seats"][0]["unions"][0]
    assert union["united"]
    assert said(match, [union["why"]]) == ["Neustria: this region is united."]


def test_conditions_agree_with_the_score() -> None:
    """In random games a condition brings its point exactly when its figure reaches what is needed."""
    for setting in SETTINGS:
        if setting[0] != "carolingi":
            continue
        for match in walk(setting, 11, every=40):
            for row in position(match, None)["seats"]:
                for condition in row["conditions"]:
                    reached = condition["value"] >= condition["needed"]
                    assert reached == (condition["points"] > 0)
                assert sum(union["united"] for union in row["unions"]) == row["score"]["regions"]


# ---- Carolus Magnus

CAROLUS: Json = {
    "now": "turn white",
    "emperor": "frisia",
    "provinces": {
        "saxony": "red 2",
        "thuringia": "green 2 yellow 1",
        "bavaria": "red 1 green 1 blue 1",
        "carinthia": "blue 1 red 1",
        "friuli": "pink 2",
        "lombardy": "",
    },
    "castles": {"saxony": "white", "thuringia": "black", "bavaria": "white"},
    "courts": {"white": "red 3 green 2", "black": "blue 2 green 2"},
    "holders": {"red": "white", "green": "white", "blue": "black"},
    "discs": {"white": 5, "black": 2},
}


def places(match: Match, seat: int | None) -> dict[str, Json]:
    """The places of the ring by their first province."""
    return {row["provinces"][0]: row for row in position(match, seat)["places"]}


def test_who_has_the_majority_and_why() -> None:
    """What counts for each side by family and castle, what does not count, and ties."""
    match = at("carolus_magnus", 2, **CAROLUS)
    found = places(match, 1)
    assert said(match, found["thuringia"]["why"]) == [
        "White has the majority, 2 : 1.",
        "White: 2 × Green, controlled by White.",
        "Black: one castle.",
        "Not counted: 1 × Yellow, because nobody controls this colour.",
    ]
    assert said(match, found["carinthia"]["why"]) == [
        "A tie, 1 : 1 (White, Black): nobody has the majority.",
        "White: 1 × Red, controlled by White.",
        "Black: 1 × Blue, controlled by Black.",
    ]
    assert said(match, found["friuli"]["why"]) == [
        "Nobody has the majority: nothing here counts for any side.",
        "Not counted: 2 × Pink, because nobody controls this colour.",
    ]
    assert said(match, places(match, 0)["saxony"]["why"])[0] == "You have the majority, 3 : 0."


def test_who_controls_a_colour_and_why() -> None:
    """More knights at court than every other, or the same number and held before."""
    match = at("carolus_magnus", 2, **CAROLUS)
    control = position(match, 0)["control"]
    assert said(match, [control["red"], control["green"], control["blue"], control["pink"]]) == [
        "Red: you control this colour, 3 : 0 at the courts.",
        "Green: you keep control of this colour although there is a tie, 2 : 2 at the courts.",
        "Blue: Black controls this colour, 2 : 0 at the courts.",
        "Pink: nobody controls this colour yet.",
    ]


def test_what_a_stop_would_do() -> None:
    """For every distance that the disc allows: who leads, what is built or exchanged, what grows together."""
    match = at("carolus_magnus", 2, **CAROLUS)
    view = position(match, 0)
    assert view["mover"] == 0
    assert [(stop["steps"], stop["province"], stop["result"], stop["castles"]) for stop in view["stops"]] == [
        (1, "saxony", "stays", 0),
        (2, "thuringia", "exchanges", 1),
        (3, "bavaria", "stays", 0),
        (4, "carinthia", "nothing", 0),
        (5, "friuli", "nothing", 0),
    ]
    assert not any(stop["ends"] for stop in view["stops"])
    assert view["stops"][1]["merges"] == ["saxony", "bavaria"]
    assert [" ".join(said(match, stop["why"])) for stop in view["stops"]] == [
        "You lead 3 : 0. Nothing changes, you own the place already.",
        "You lead 2 : 1. You take over from Black, with one castle. Grows together with: Saxony, Bavaria.",
        "You lead 3 : 1. Nothing changes, you own the place already.",
        "Nobody leads, 1 : 1. Nothing changes.",
        "Nothing counts here. Nothing changes.",
    ]
    assert " ".join(said(match, position(match, 1)["stops"][1]["why"], "de")) == (
        "Weiß führt 2 : 1. Weiß löst dich ab, mit einer Burg. Wächst zusammen mit: Sachsen, Bayern."
    )


def test_the_last_castle_is_foretold() -> None:
    """The tenth castle wins at once."""
    castles = dict.fromkeys(["saxony", "bavaria", "friuli", "provence", "gascony"], "white")
    regions = [["friuli", "lombardy"], ["provence", "septimania"], ["gascony", "aquitaine", "breton_march"]]
    match = at("carolus_magnus", 2, **CAROLUS | {"castles": castles, "regions": regions})
    stop = position(match, 0)["stops"][1]
    assert (stop["result"], stop["castles"], stop["ends"]) == ("builds", 1, True)
    assert said(match, stop["why"])[-1] == "That is your last castle: you win at once."
    assert (
        said(match, position(match, 1)["stops"][1]["why"])[-1]
        == "That is the last castle: White wins at once."
    )


def test_previews_of_stops_are_true() -> None:
    """In random games every stop that is offered has its preview, and exactly that happens."""
    seen: set[str] = set()
    for setting in SETTINGS:
        if setting[0] != "carolus_magnus":
            continue
        for match in walk(setting, 3, every=1):
            if match.over or match.state.agenda[-1].kind != "emperor":
                continue
            seat = match.awaiting[0]
            stops = position(match, seat)["stops"]
            assert [choice.args for choice in match.options(seat)] == [
                (str(stop["steps"]),) for stop in stops
            ]
            for stop in stops:
                twin = hoftag.load(match.record(), seed=1)
                twin.play(seat, f"move {stop['steps']}")
                after = position(twin, seat)
                assert after["emperor"] == stop["province"]
                assert twin.over == stop["ends"]
                kinds = {event.kind for event in twin.log[len(match.log) :]}
                assert ("built" in kinds) == (stop["result"] == "builds")
                assert ("exchanged" in kinds) == (stop["result"] == "exchanges")
                assert ("merged" in kinds) == bool(stop["merges"])
                if stop["side"] is not None:
                    before = next(
                        row for row in position(match, seat)["sides"] if row["side"] == stop["side"]
                    )
                    then = next(row for row in after["sides"] if row["side"] == stop["side"])
                    assert then["castles"] - before["castles"] == stop["castles"]
                    place = next(row for row in after["places"] if stop["province"] in row["provinces"])
                    assert set(stop["merges"]) <= set(place["provinces"])
                seen |= {stop["result"], *(row["code"] for row in stop["why"])}
    assert {"stop-few-places", "stop-merges", "builds", "exchanges", "stays", "nothing"} <= seen
