"""What the greedy player must see in Carolingi's variants: problems, favour, gangs, a palace, peace."""

from __future__ import annotations

from typing import Any

import pytest

from hoftag.bots.bot import Knowledge
from hoftag.bots.registry import make_bot
from hoftag.kernel.chance import Outcome, ScriptedChance, seeded
from hoftag.match.library import own_game
from hoftag.match.match import Match

DICE = pytest.mark.parametrize("dice", range(1, 6))
ALL_PROBLEMS = ["influence", "develop", "march", "fight", "missi"] * 2
THREATENED: dict[str, Any] = {
    "year": 815,
    "wheel": {"spring": ["march", "fight", "missi"], "winter": ["influence"]},
    "problems": ["influence", "develop", "develop", "march", "fight", "missi"],
    "lands": {"anjou": "red 3", "hessen": "blue 3"},
}


def scene(variant: str, script: tuple[tuple[str, str], ...] = (), **position: Any) -> Match:
    """A position of two; chance begins as scripted."""
    game = own_game("carolingi")
    options = game.read({"players": 2, "variant": variant})
    names = game.names_for(options).domains
    outcomes = [Outcome(kind, names[game.chance_domains[kind]].index(name)) for kind, name in script]
    state = game.read_position(options, position, ScriptedChance(outcomes, seeded(1)))
    return Match(game, options, "", state, started=False)


def choice(match: Match, seat: int = 0, dice: int = 1) -> str:
    """What greedy does."""
    action = make_bot("greedy", dice).choose(Knowledge(match.game, match.state, seat))
    return match.state.agenda[-1].notation(match.state, action)


@DICE
def test_lays_a_tile_that_solves_when_three_are_coming(dice: int) -> None:
    """Three problems on the next season end the game: greedy lays a tile of such a kind."""
    placed = choice(scene("scenario814", now="place", **THREATENED), 0, dice).split()[1:]
    assert {"march", "fight", "missi"} & set(placed)


@pytest.mark.parametrize("kind", ["march", "fight", "missi"])
def test_solves_when_three_are_coming(kind: str) -> None:
    """When that tile is drawn, it saves the realm and does nothing else."""
    assert choice(scene("scenario814", now=f"tile red:{kind}", **THREATENED)) == "solve spring"


@DICE
def test_lays_nothing_that_is_blocked(dice: int) -> None:
    """A tile whose kind has a problem on the present season would be wasted, even for solving another one."""
    match = scene(
        "scenario814",
        now="place",
        year=815,
        wheel={"winter": ["missi", "influence", "develop"], "spring": ["missi", "march", "fight"]},
        problems=["influence", "develop", "march", "fight"],
        lands={"anjou": "red 3", "hessen": "blue 3"},
        red={"missi": 3, "leudes": 5},
    )
    assert not {"missi", "influence", "develop"} & set(choice(match, 0, dice).split()[1:])


def test_takes_an_honour_stone() -> None:
    """Who has solved a problem takes the favour for it, and gives the follower that is needed least."""
    match = scene("scenario814", now="tile red:missi", **THREATENED, red={"missi": 2, "leudes": 3})
    match.play(0, "solve spring")
    assert choice(match) == "honour nobiles"


def test_guards_a_forest_when_gangs_are_few() -> None:
    """A full strip with an unguarded forest would use up the last gangs: greedy posts a missus on its card."""
    match = scene(
        "scenario814",
        now="tile red:influence",
        year=816,
        cards={"berry": "", "anjou": "red 1", "champagne": "blue 1"},
        problems=ALL_PROBLEMS,
        lands={"oberlothringen": "gang 3", "hessen": "gang 3", "westfalen": "gang 3", "thueringen": "gang 2"},
        red={"missi": 2, "leudes": 3},
    )
    assert choice(match).startswith("post berry")


def test_settles_on_the_land_of_the_card() -> None:
    """In the set-up a follower is worth most on a land of its own: there no gang will rise."""
    match = scene(
        "scenario814",
        (("card", "westfalen"), ("follower", "red")),
        now="scatter",
        lands={"anjou": "red 1", "hessen": "blue 1"},
        discard=["berry", "flandre", "nordalbingien", "anjou", "hessen"],
        problems=ALL_PROBLEMS,
        red={"leudes": 8, "settlers": 3, "reserve": 4},
        blue={"leudes": 8, "settlers": 3, "reserve": 4},
    )
    assert choice(match) == "settle"


def test_claims_a_homeland() -> None:
    """With two markers on a land and three missi the palace is taken: a point that nobody can take away."""
    match = scene(
        "advanced",
        now="tile red:develop",
        year=831,
        lands={"anjou": "red 3 dev 2", "hessen": "blue 2"},
        red={"missi": 3, "leudes": 5},
    )
    assert choice(match) == "claim anjou"


@pytest.mark.parametrize(
    ("variant", "tile", "year"), [("advanced", "peace", 832), ("scenario814", "coregent", 816)]
)
@DICE
def test_claims_the_throne(variant: str, tile: str, year: int, dice: int) -> None:
    """With a palace and three more conditions greedy lays peace, or the tile of the co-regent."""
    more: dict[str, Any] = {"problems": ALL_PROBLEMS} if variant == "scenario814" else {}
    match = scene(
        variant,
        now="place",
        year=year,
        homelands={"red": "normandie"},
        lands={
            "normandie": "red 3",
            "anjou": "red 2 dev 2",
            "champagne": "red 2 dev 2",
            "ile_de_france": "red 2 dev 2",
            "berry": "red 1",
            "hessen": "red 2",
            "westfalen": "red 2",
            "ostfalen": "blue 3",
        },
        red={"active": [tile], "leudes": 2},
        **more,
    )
    assert tile in choice(match, 0, dice).split()
