"""Wallenstein from the command line: boards and positions that cannot be, simulations, the table in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.test_bad_input import check_refused
from tests.cli.tool import ROOT, call

BOARD = ROOT / "src/hoftag/games/wallenstein/board.toml"

BROKEN_BOARDS: dict[str, tuple[str, str, str]] = {
    "a border on one side only": ('neighbours = ["holstein", "osnabrueck"]', 'neighbours = ["holstein"]', "osnabrueck"),
    "a land that borders on itself": ('neighbours = ["holstein", "osnabrueck"]', 'neighbours = ["bremen"]', "bremen"),
    "an unknown neighbour": ('neighbours = ["holstein", "osnabrueck"]', 'neighbours = ["atlantis"]', "atlantis"),
    "a land twice": ('id = "holstein"\nname', 'id = "bremen"\nname', "bremen"),
    "a land too few": ("land_cards = 45", "land_cards = 46", "46"),
    "an unknown region": ('region = "brandenburg"\ntax', 'region = "preussen"\ntax', "kurpfalz"),
    "towns that are not as many as sites": ('towns = ["Bremen", "Verden"]', 'towns = ["Bremen"]', "bremen"),
    "a probability above one": ("catch_probability = 0.22", "catch_probability = 22", "catch_probability"),
    "another model of the tower": ('model = "two_floor"', 'model = "one_floor"', "two_floor"),
    "an unknown effect": ('effect = "tax_max"', 'effect = "tax_free"', "tax_free"),
    "an event twice": ('id = "tax_max_5"', 'id = "tax_min_6"', "tax_min_6"),
    "an unknown action": ('id = "palace"\nname = "Palast bauen"', 'id = "castle"\nname = "Palast bauen"', "palace"),
    "coin cards with a gap": (
        "coin_cards_per_player = [0, 1, 2, 3, 4]", "coin_cards_per_player = [0, 2, 3, 4]", "coin_cards",
    ),
    "a gap in the supply table": ("from = 3, to = 4", "from = 4, to = 4", "supply_table"),
    "a line-up with other groups": ('{ land = "mark", armies = 5 }', '{ land = "mark", armies = 6 }', "5, 4, 4"),
    "a land in two line-ups": ('{ land = "strassburg", armies = 5 }', '{ land = "mark", armies = 5 }', "mark"),
    "a line-up with a land out of play": (
        '{ land = "strassburg", armies = 5 }', '{ land = "bremen", armies = 5 }', "bremen",
    ),
    "too few favours": ("favour_cards = 21", "favour_cards = 20", "20"),
    "too few players": ("players_min = 3", "players_min = 2", "2"),
}  # fmt: skip

BROKEN_POSITIONS: dict[str, tuple[str, str]] = {
    "too many armies": ('lands.mark = "red 63"', "red"),
    "too many farmers": ('tray = "farmer 21"', "farmer"),
    "armies of two players": ('lands.mark = "red 1 blue 1"', "mark"),
    "buildings without an owner": ('lands.mark = "palace 1"', "mark"),
    "a land out of play": ('lands.bremen = "red 1"', "bremen"),
    "more buildings than sites": ('lands.mark = "red 1 palace 1 church 1"', "mark"),
    "a building twice": ('lands.koeln = "red 1 palace 2"', "koeln"),
    "a card twice": ('lands.mark = "red 1"\nred.plan = { tax = "mark", grain = "mark" }', "mark"),
    "a card of somebody else": ('lands.mark = "red 1"\nblue.plan = { tax = "mark" }', "mark"),
    "a bid above the money": ('now = "bids"\nred = { money = 2, plan = { bid = "coin_3" } }', "coin_3"),
    "a row that is none": ('lands.mark = "red"', "mark"),
    "an unknown land": ('lands.atlantis = "red 1"', "atlantis"),
    "a third year": ("year = 3", "3"),
    "an event that is open and drawn": ('event = "tax_max_5"\nevents = ["tax_max_5"]', "event"),
    "a place that there is not": ("red.place = 6", "red"),
    "tiles that are missing": ('advantages = ["six_armies"]', "six_armies"),
    "an order that lacks somebody": ('order = ["red"]', "blue"),
    "negative money": ("red.money = -1", "red.money"),
    "too many courtiers": ("red.hall = 8", "red"),
    "favours without the court": ('favours = ["favour_1", "favour_2", "favour_3"]', "3"),
    "an unknown key": ("weather = 3", "weather"),
    "an unknown moment": ('now = "yesterday"', "yesterday"),
}


@pytest.mark.parametrize("what", BROKEN_BOARDS)
def test_broken_board(what: str, tmp_path: Path) -> None:
    """A board that makes no sense is refused with its file and what is wrong."""
    old, new, named = BROKEN_BOARDS[what]
    text = BOARD.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "my-board.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    message = check_refused(tmp_path, "board", "check", str(path))
    assert "my-board.toml" in message
    assert named in message


@pytest.mark.parametrize("what", BROKEN_POSITIONS)
def test_broken_position(what: str, tmp_path: Path) -> None:
    """A position that cannot be is refused, and the piece or the key is named."""
    text, named = BROKEN_POSITIONS[what]
    path = tmp_path / "position.toml"
    path.write_text(f'game = "wallenstein"\n[position]\n{text}\n', encoding="utf-8")
    message = check_refused(tmp_path, "show", str(path))
    assert "position.toml" in message
    assert named in message


def test_the_board_is_fine_and_says_what_is_reconstructed() -> None:
    """The board file holds together; what is not from the rulebook is named."""
    assert "45" in call("board", "check", str(BOARD)).out
    shown = call("board", "show", str(BOARD)).out
    assert "tower.model" in shown
    assert "Burgund" in shown


@pytest.mark.parametrize(
    "options",
    [
        ("--players", "3"),
        ("--players", "4", "--option", "court=true", "--option", "setup=free"),
        ("--players", "5", "--option", "landsknechte=true", "--option", "court=true"),
    ],
)
def test_simulations_end(options: tuple[str, ...]) -> None:
    """Games of sensible players end after two years with plausible scores."""
    answer = call(
        "simulate", "wallenstein", *options, "--bots", "greedy", "--games", "4", "--seed", "1", "--json"
    )
    lines = [json.loads(line) for line in answer.out.splitlines()]
    assert len(lines) == 4
    for line in lines:
        assert line["reason"] == "years"
        assert all(10 < score < 110 for score in line["scores"])


def test_a_position_is_shown_in_every_language(tmp_path: Path) -> None:
    """Lands, leaders, cards and the tower are drawn; nothing is left without a text."""
    path = tmp_path / "position.toml"
    path.write_text(
        'game = "wallenstein"\n[options]\ncourt = true\n[position]\nnow = "bids"\nevent = "tax_max_5"\n'
        'favours = ["favour_1", "favour_2", "favour_3"]\ntray = "red 2 farmer 1"\n'
        'lands.mark = "red 3 palace 1 unrest 2"\nred.plan = { bid = "coin_4", tax = "mark" }\n'
        'blue.plan = { bid = "coin_1" }\nyellow.plan = { bid = "coin_0" }\n',
        encoding="utf-8",
    )
    for language, farmers in (("en", "Farmers"), ("de", "Bauern"), ("fr", "Paysans")):
        answer = call("--lang", language, "show", str(path))
        assert answer.code == 0
        assert farmers in answer.out
        assert "Gft. Mark" in answer.out
        assert "⟦" not in answer.out
