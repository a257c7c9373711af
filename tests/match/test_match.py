"""The Python surface, and records that cannot be replayed."""

from __future__ import annotations

from importlib import resources

import pytest

import hoftag
from hoftag import BadInput, BoardFile, IllegalAction
from hoftag.match.library import own_board


def record_of(actions: int = 60) -> str:
    """A record of a two-player game that always takes the first option."""
    match = hoftag.new("carolingi", players=2, seed=7)
    while not match.over and match.version < actions:
        seat = match.awaiting[0]
        match.play(seat, match.options(seat)[0].notation)
    return match.record()


def test_the_surface() -> None:
    """The calls of the design page, as they stand there."""
    match = hoftag.new("carolingi", players=3, seed=7)
    assert list(match.awaiting) == [0, 1, 2]
    prompt = match.prompt(0)
    assert prompt is not None
    assert (prompt.kind, prompt.rule) == ("place", "3.1")
    assert match.options(0)[0].notation == "place influence develop"
    refusal = match.why_not(0, "fight anjou")
    assert refusal is not None
    assert refusal.code == "verb-not-asked"
    with pytest.raises(IllegalAction) as refused:
        match.play(0, "place peace none")
    assert (refused.value.code, refused.value.rule) == ("tile-inactive", "5.2")
    match.play(0, "place march fight")
    assert list(match.awaiting) == [1, 2]
    match.undo(0)
    assert list(match.awaiting) == [0, 1, 2]
    assert match.view(None)["seat"] is None
    assert match.outcome is None
    assert hoftag.load(match.record()).record() == match.record()


def test_a_secret_choice_may_be_changed_until_the_last_seat_has_chosen() -> None:
    """Placing again replaces the first placement; the record tells both, the replay ends alike."""
    match = hoftag.new("carolingi", players=2, seed=7)
    match.play(0, "place march fight")
    match.play(0, "place none none")
    own = match.game.view(match.state, 0)["own"]
    assert isinstance(own, dict)
    assert own["placed"] == ["none", "none"]
    match.play(1, "place missi influence")
    refusal = match.why_not(0, "place march fight")
    assert refusal is not None
    again = hoftag.load(match.record())
    assert again.view(0) == match.view(0)


def test_option_values_are_read_as_text_too() -> None:
    """Options may come from a command line."""
    settings = hoftag.new("carolingi", players="4", sundial="830", anarchy="True").settings
    assert (settings["players"], settings["sundial"], settings["anarchy"]) == (4, 830, True)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("hoftag record 1", "hoftag record 3", "record-newer-format"),
        ("hoftag record 1", "a diary", "record-not-a-record"),
        ("game carolingi 1", "game carolingi 2", "record-newer-rules"),
        ("game carolingi 1", "game chess 1", "game-unknown"),
        ("game carolingi 1", "game carolingi", "record-header"),
        ("board ", "board 0", "record-other-board"),
        ("players=2", "players=9", "option-value"),
        ("players=2", "player=2", "option-unknown"),
        ("players=2", "players", "record-header"),
        ("red: place influence develop", "red: place influence peace", "record-illegal"),
        ("red: place influence develop", "green: place influence develop", "record-seat"),
        ("* palace", "* castle", "record-outcome"),
        ("* palace", "* palace green", "record-outcome"),
    ],
)
def test_broken_records_are_refused(old: str, new: str, code: str) -> None:
    """Each kind of damage has its own code; errors of the body name the line."""
    text = record_of()
    assert old in text
    with pytest.raises(BadInput) as refused:
        hoftag.load(text.replace(old, new, 1))
    assert refused.value.code == code
    if code.startswith("record-"):
        assert int(refused.value.facts["line"]) >= 1


def test_outcomes_must_stand_where_they_happened() -> None:
    """A missing, an additional and an impossible outcome are each found."""
    lines = record_of().splitlines()
    tile = next(i for i, line in enumerate(lines) if line.startswith("* tile"))
    for changed, code in (
        (lines[:tile] + lines[tile + 1 :], "record-outcome-"),
        (lines[: tile + 1] + lines[tile:], "record-outcome-"),
        ([*lines[:tile], "* card champagne", *lines[tile + 1 :]], "record-outcome-unexpected"),
    ):
        with pytest.raises(BadInput) as refused:
            hoftag.load("\n".join(changed))
        assert refused.value.code.startswith(code) or refused.value.code == "record-illegal"


def test_a_false_result_is_refused() -> None:
    """The last line of a finished record must be what the replay gives."""
    text = record_of(10_000)
    assert text.splitlines()[-1].startswith("= ")
    with pytest.raises(BadInput) as refused:
        hoftag.load(text.replace("= sundial", "= peace").replace("= peace: red", "= peace: blue"))
    assert refused.value.code == "record-result"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (
            'neighbours = ["berry", "ile_de_france", "normandie", "perigord"]',
            'neighbours = ["berry"]',
            "board-border",
        ),
        ('id = "anjou"', 'id = "anjoux"', "board-land-unknown"),
        ("gangs_at_start = 9", "gangs_at_start = 8", "board-set-up-count"),
        ("leudes = 8", "leudes = 9", "board-followers"),
        ("slots = 3", "slots = 4", "board-slots"),
        ('dotted = ["appease", "peace"', 'dotted = ["appease", "appease"', "board-tile-peace"),
        ('dotted = ["appease"', 'dotted = ["fly"', "board-tile"),
        ('game = "carolingi"', 'game = "wallenstein"', "board-game"),
        ("[victory]", "[defeat]", "board-section"),
        ("expansion_lands = 6", 'expansion_lands = "six"', "board-number"),
        ("[meta]", "[meta", "toml"),
        ('a = "friesland"', 'a = "flandre"', "board-disagrees"),
        ('forest = "berry"', 'forest = "anjou"', "board-disagrees"),
        ("no_action = 2", "no_action = 3", "board-disagrees"),
    ],
)
def test_broken_boards_are_refused(old: str, new: str, code: str) -> None:
    """A corrected board is checked when it is read; what is wrong is said."""
    text = board_text()
    assert old in text
    with pytest.raises(BadInput) as refused:
        hoftag.new("carolingi", board=BoardFile(text.replace(old, new, 1), "mine.toml"))
    assert refused.value.code == code


def test_a_missing_land_is_named() -> None:
    """A board without one of its lands says which."""
    text = board_text()
    start = text.index('[[land]]\nid = "anjou"')
    end = text.index("[[land]]", start + 5)
    with pytest.raises(BadInput) as refused:
        hoftag.new("carolingi", board=BoardFile(text[:start] + text[end:], "mine.toml"))
    assert refused.value.code == "board-land-missing"
    assert refused.value.facts["land"] == "anjou"


def test_a_corrected_board_is_played_and_named_by_its_hash() -> None:
    """An owner of the box may change figures; records tell the boards apart."""
    board = BoardFile(board_text().replace("peace_needs = 3", "peace_needs = 4", 1), "mine.toml")
    match = hoftag.new("carolingi", players=2, seed=1, board=board)
    assert board.hash in match.record()
    assert board.hash != own_board("carolingi").hash
    assert hoftag.load(match.record(), board).record() == match.record()
    with pytest.raises(BadInput):
        hoftag.load(match.record())


def board_text() -> str:
    """The board that comes with the game, as text."""
    return (resources.files("hoftag.games") / "carolingi" / "board.toml").read_text(encoding="utf-8")
