"""What everybody has seen stays seen: a failed claim to peace, a tile that was shown, a secret choice."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import hoftag
from hoftag import BadInput, BoardFile, IllegalAction
from hoftag.games.carolingi.ids import INACTIVE
from hoftag.games.carolingi.state import Carolingi
from hoftag.kernel.chance import ScriptExhausted, seeded
from hoftag.match.library import own_board, own_game
from hoftag.match.match import Match
from tests.contract.walk import new, step
from tests.match.test_match import board_text


def at(position: dict[str, Any], players: int = 2) -> Match:
    """A match of Carolingi from a position."""
    game = own_game("carolingi")
    options = game.read({"players": players})
    state = game.read_position(options, position, seeded(1))
    return Match(game, options, own_board("carolingi").hash, state, started=False)


def sampled(match: Match, seed: int) -> Carolingi:
    """The position as blue may imagine it."""
    state = match.game.sample(match.state, 1, seeded(seed))
    assert isinstance(state, Carolingi)
    return state


CLAIM = {"now": "tile red:peace", "red": {"missi": 2, "active": ["missi*", "peace"]}}


def test_a_failed_peace_is_inactive_in_every_sample() -> None:
    """Everybody saw the tile become inactive; only after another activation it may be active again."""
    match = at(CLAIM)
    match.play(0, "done")
    assert isinstance(match.state, Carolingi)
    peace = match.state.board.peace_tile
    assert match.state.tile(0, peace) == INACTIVE
    assert all(sampled(match, seed).tile(0, peace) == INACTIVE for seed in range(200))
    kinds = {sampled(match, seed).tile(0, tile) for seed in range(200) for tile in (7, 9, 10, 11)}
    assert len(kinds) > 1, "which of the others is active is still open"


def test_a_secret_tile_that_was_shown_cannot_be_taken_back() -> None:
    """The extra action of peace shows a dotted tile; a plain one is known to all and can be undone."""
    match = at(CLAIM)
    match.play(0, "play missi*")
    assert not match.can_undo(0)
    match = at(CLAIM)
    match.play(0, "play missi")
    match.undo(0)
    assert match.prompt(0) is not None


def test_every_seat_can_take_its_secret_choice_back_whoever_was_first() -> None:
    """A together-step has a window of its own, also for the seat that acted just before it."""
    match = at({"season": "autumn", "now": "tile red:missi", "red": {"leudes": 3}}, players=3)
    match.play(0, "done")  # the bag is empty: the next year begins, and nothing new was learned
    match.play(0, "place none none")
    match.play(1, "place none none")
    assert match.can_undo(0)
    assert match.can_undo(1)
    match.undo(0)
    assert list(match.awaiting) == [0, 2]


def test_events_since_count_what_the_seat_has_seen() -> None:
    """A seat that asks again from where its view ended gets nothing twice."""
    match = hoftag.new("carolingi", players=2, seed=3)
    match.play(0, "place none none")
    match.play(1, "place none none")
    for seat in (None, 0, 1):
        seen = match.view(seat)["events"]
        assert isinstance(seen, int)
        assert match.events(seat, seen) == []


@pytest.mark.parametrize(
    "error", [BadInput("x", {"a": 1}), IllegalAction("x", "5.4", {"a": 1}), ScriptExhausted("card", "tile")]
)
def test_errors_cross_process_borders(error: Exception) -> None:
    """What goes wrong in a worker is told by its parent."""
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)


@pytest.mark.parametrize(
    ("old", "new_text"),
    [
        ("base = 1\n", "base = 2\n"),
        ('dotted = ["appease", "peace", "missi"', 'dotted = ["appease", "peace", "appease"'),
        ('dotted = ["appease", "peace", "missi", "march"', 'dotted = ["appease", "peace", "missi", "missi"'),
    ],
)
def test_records_replay_on_corrected_boards(old: str, new_text: str) -> None:
    """Pieces that are alike, or several of a kind, do not confuse a record."""
    text = board_text()
    assert old in text
    board = BoardFile(text.replace(old, new_text, 1), "mine.toml")
    for seed in range(6):
        match = hoftag.new("carolingi", players=2, seed=seed, board=board)
        chance = seeded(seed)
        while not match.over:
            step(match, chance)
        again = hoftag.load(match.record(), board)
        assert again.view(0) == match.view(0)


@pytest.mark.parametrize(
    ("old", "new_text", "code"),
    [
        ("no_action_tiles = 2", "no_action_tiles = 1", "board-at-least"),
        ("base = 1\n", "base = 9\n", "board-at-least"),
        ("players_min = 2", "players_min = 7", "board-players"),
        ("hunger_cards = 5", "hunger_cards = 1000000000", "board-number"),
    ],
)
def test_boards_that_cannot_be_played(old: str, new_text: str, code: str) -> None:
    """Figures that would break in the middle of a game are refused at once."""
    text = board_text()
    assert old in text
    with pytest.raises(BadInput) as refused:
        hoftag.new("carolingi", board=BoardFile(text.replace(old, new_text, 1), "mine.toml"))
    assert refused.value.code == code


@pytest.mark.parametrize("key", ["swapped", "taken"])
def test_no_action_tiles_stay_in_the_rack(key: str) -> None:
    """A position cannot put a no-action tile where none ever lies."""
    with pytest.raises(BadInput) as refused:
        at({"red": {key: "none"}})
    assert refused.value.code == "position-name"


def test_odd_digits_are_no_numbers() -> None:
    """A superscript two is refused like any other nonsense."""
    record = new(("carolingi", {"players": 2}), 1).record()
    for old, text in (("record 1", "record ²"), ("carolingi 1", "carolingi ²"), ("record 1", "record 0")):
        with pytest.raises(BadInput):
            hoftag.load(record.replace(old, text, 1))
    with pytest.raises(BadInput):
        at({"lands": {"anjou": "red ²"}})
