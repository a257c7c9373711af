"""What the variants of Carolingi need on the board as text, in every language and in narrow windows too."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import hoftag
from hoftag.bots.bot import Knowledge
from hoftag.bots.registry import make_bot
from hoftag.kernel.chance import seeded
from hoftag.kernel.step import next_seat
from hoftag.locale.speaker import Speaker
from hoftag.locale.texts import LANGUAGES, Texts
from hoftag.match.library import own_game
from hoftag.match.match import Match
from hoftag.terminal.board import board_of
from hoftag.terminal.ending import show_outcome
from hoftag.terminal.screen import Screen
from tests.cli.tool import call

EN = Texts("en")


def drawn(match: Match, seat: int | None = 0, language: str = "en", width: int = 80) -> str:
    """The board as a seat sees it."""
    speaker = Speaker(Texts(language), match.game, match.state.names)
    out = io.StringIO()
    Screen(Console(file=out, width=width)).say(*board_of(match.game, speaker).draw(match.view(seat), width))
    return out.getvalue()


def words(text: str) -> str:
    """The text without its line breaks."""
    return " ".join(text.replace("\u00a0", " ").split())


def scene(players: int = 2, *, anarchy: bool = False, **position: Any) -> Match:
    """A position of 814."""
    game = own_game("carolingi")
    options = game.read({"players": players, "variant": "scenario814", "anarchy": anarchy})
    return Match(game, options, "", game.read_position(options, position, seeded(1)), started=False)


THREATENED: dict[str, Any] = {
    "now": "place",
    "season": "summer",
    "year": 815,
    "wheel": {"autumn": ["develop", "march", "missi"], "winter": ["develop", "fight"], "summer": ["fight"]},
    "problems": ["influence", "march", "missi", "influence"],
    "favour": ["red", "blue", "red"],
    "lands": {
        "anjou": "blue 3", "hessen": "red 2 gang 3", "westfalen": "gang 3", "friesland": "gang 3", "berry": "gang 3",
    },
    "red": {"leudes": 2, "seasons": {"spring": ["march"]}, "turned": ["march"]},
    "blue": {"missi": 2, "leudes": 1},
}  # fmt: skip


def test_the_set_up_shows_the_bag_and_the_coming_unrest() -> None:
    """In the set-up: which pass, whose followers are left, how many lands are empty; no tiles yet."""
    match = hoftag.new("carolingi", players=3, seed=5, variant="scenario814")
    text = drawn(match)
    assert EN("table-set-up-first") in text
    assert "Followers in the bag: " in text
    assert "For the second pass: Re 4 · Bl 4 · Ye 4" in text
    assert "lands are without followers" in text
    assert EN("table-own-rack") not in text
    bots = [make_bot("greedy", seat) for seat in range(3)]
    while sum(match.state.reserve):  # type: ignore[attr-defined]  # of this game
        seat = next_seat(match.state)
        match.play_action(seat, bots[seat].choose(Knowledge(match.game, match.state, seat)))
    assert EN("table-set-up-second") in drawn(match)


def test_the_wheel_says_what_is_blocked_and_what_ends_the_game() -> None:
    """Seasons stand in the order in which Skuld comes; the present one blocks, three on the next one end the game."""
    text = words(drawn(scene(**THREATENED)))
    wheel = text.partition(EN("table-wheel", count=3))[2]
    places = [wheel.index(f"{name}:") for name in ("now)", "Autumn", "Winter", "Spring")]
    assert places == sorted(places)
    assert f"Summer (Skuld, now): Fight ({EN('table-wheel-blocked')})" in text
    assert EN("table-wheel-ends-next") in text
    assert "Fight (blocked)" in text
    assert "Spring: Move troops (face down)" in text


def test_nothing_threatens_beyond_the_last_autumn() -> None:
    """In the last year Skuld does not come back to winter: problems there end nothing."""
    late = THREATENED | {"year": 818, "season": "autumn", "wheel": {"winter": ["develop", "march", "missi"]}}
    match = scene(
        **(late | {"problems": ["develop", "fight", "fight", "influence", "influence", "march", "missi"]})
    )
    assert "the end, unless" not in words(drawn(match))


def test_the_favour_track_shows_its_stones_and_the_heir() -> None:
    """Stones from the oldest on, how many fit, and whom the emperor would choose."""
    text = words(drawn(scene(**THREATENED)))
    assert "Favour track (3 of 5 stones), oldest first: Re Bl Re" in text
    assert "If the realm failed now" in text


def test_few_gangs_are_a_threat() -> None:
    """The supply is always told in 814, and with a warning when few gangs are left."""
    assert "Only 4 gangs are left" in words(drawn(scene(**THREATENED)))
    many = scene(**(THREATENED | {"lands": {"anjou": "blue 3"}}))
    assert EN("table-gangs-left", gangs=16) in words(drawn(many))


def test_disorder_is_told_once_it_can_be_drawn() -> None:
    """Anarchy and Rebellion lie aside in the first year; later the board says where they would strike."""
    aside = hoftag.new("carolingi", players=2, seed=1, anarchy=True)
    assert "Cards of Anarchy & Rebellion beside the board: 2" in words(drawn(aside))
    joined = words(drawn(scene(anarchy=True, **THREATENED)))
    assert "Anarchy card would bring a gang to each of: " in joined
    assert "Rebellion card would bring a gang to each of: –" in joined


def test_all_have_lost() -> None:
    """The end of all says so, and gives nobody a place."""
    match = scene(**(THREATENED | {"favour": [], "now": "end-of-season"}))
    assert match.outcome is not None
    assert match.outcome.lost
    out = io.StringIO()
    show_outcome(match, Speaker(EN, match.game, match.state.names), Screen(Console(file=out, width=80)))
    assert EN("table-all-lost") in out.getvalue()
    assert EN("table-place") not in out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_fits(language: str, width: int) -> None:
    """Nothing is wider than the window, with two players or six."""
    matches = [
        scene(anarchy=True, **THREATENED),
        hoftag.new("carolingi", players=6, seed=2, variant="scenario814", anarchy=True),
        hoftag.new("carolingi", players=6, seed=2, variant="advanced"),
    ]
    for match in matches:
        text = drawn(match, 0, language, width)
        assert "⟦" not in text
        assert max(map(cell_len, text.splitlines())) <= width
        header = next(line for line in text.splitlines() if "Missi" in line and "Leudes" in line)
        assert Texts(language)("table-column-palace") in header
        assert Texts(language)("table-column-points") in header


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", range(6))
def test_a_court_takes_one_line(language: str, seat: int) -> None:
    """However a colour is called, its court stands on one line, also of whoever looks."""
    match = hoftag.new("carolingi", players=6, seed=2, variant="advanced")
    lines = drawn(match, seat, language).splitlines()
    header = next(number for number, line in enumerate(lines) if "Missi" in line and "Leudes" in line)
    assert all(line.count("/") == 4 for line in lines[header + 1 : header + 7])


def test_endings_are_counted() -> None:
    """The table of `simulate` gives the share of each ending with its interval."""
    out = call(
        "simulate", "carolingi", "--players", "2", "--option", "variant=scenario814", "--games", "3",
        "--bots", "random", "--seed", "1", width=120,
    ).out  # fmt: skip
    rows = out.partition(EN("cli-simulate-reasons"))[2].partition(EN("cli-simulate-decisions", mean="")[:10])[
        0
    ]
    assert rows.count("%") >= 3
    assert EN("carolingi-reason-gangs-lost") in rows
