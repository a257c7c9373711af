"""The parts of the table: lists of choices, marks, blocks, seats, shares, files."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console
from rich.text import Text

import hoftag
from hoftag.lab.intervals import wilson
from hoftag.locale.speaker import Speaker
from hoftag.locale.texts import LANGUAGES, Texts
from hoftag.match.library import own_game
from hoftag.terminal.blocks import side_by_side, wrapped
from hoftag.terminal.board import board_of
from hoftag.terminal.colours import marks
from hoftag.terminal.complaint import Complaint
from hoftag.terminal.offers import Offer, find, fold, named, shortened
from hoftag.terminal.saving import record_path, seats_in, write_record
from hoftag.terminal.seating import default_seating, read_seating
from hoftag.terminal.tally import Tally

COUNTS = [Offer(n, f"march a b {n}", f"{n} from a to b") for n in range(1, 6)]


def test_runs_of_counts_share_a_row() -> None:
    """In a long list choices that differ only in their count become one row; short lists stay as they are."""
    many = [Offer(5 * k + n, f"march a b{k} {n}", "x") for k in range(7) for n in range(1, 6)]
    done = Offer(36, "done", "x")
    rows = shortened([*many, done], 80)
    assert [row.numbers for row in rows] == ["1–5", "6–10", "11–15", "16–20", "21–25", "26–30", "31–35", "36"]
    assert rows[0].notation == "march a b0 1–5"
    assert len(shortened(COUNTS, 80)) == 5


def test_labels_that_need_a_line_make_a_list_long() -> None:
    """Two lines for each choice count as two."""
    offers = [Offer(n, f"march a b {n}", "x" * 80) for n in range(1, 20)]
    assert len(shortened(offers, 80)) == 1
    assert len(shortened(offers, 200)) == 19


def test_names_are_folded() -> None:
    """In a long list the choices of some verbs that begin alike become one row; the others stay as they are."""
    many = [Offer(15 * k + n, f"send c{k} p{n}", f"c{k} to p{n}") for k in range(4) for n in range(1, 16)]
    rows = shortened([Offer(0, "court c0", "x"), *many], 80, frozenset({"send"}))
    assert [row.numbers for row in rows] == ["0", "1–15", "16–30", "31–45", "46–60"]
    assert rows[1].notation == "send c0 …"
    assert rows[1].folded
    assert not rows[0].folded
    assert len(shortened(many, 80)) == 60
    assert len(shortened(many[:15], 80, frozenset({"send"}))) == 15


def test_find() -> None:
    """All words must occur, without regard to capitals, accents and joints."""
    offer = Offer(1, "post ile_de_france 2", "2 Missi → Île-de-France")
    assert find([offer], "ÎLE france") == [offer]
    assert find([offer], "ile-de-france 2") == [offer]
    assert find([offer], "france 3") == []
    assert named([offer], "Post Ile-de-France 2") is offer
    assert named([offer], "post ile") is None


@given(st.text())
def test_fold_settles(text: str) -> None:
    """Folding twice changes nothing more."""
    assert fold(fold(text)) == fold(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_differ(language: str) -> None:
    """Every colour has its own mark of two letters, in every language."""
    game = own_game("carolingi")
    seats = game.seats(game.read({"players": 6}))
    names = [Speaker(Texts(language), game).name("seat", colour) for colour in seats]
    found = marks(names)
    assert len(set(found)) == len(names)
    assert {len(mark) for mark in found} == {2}


def test_marks_of_names_that_are_alike() -> None:
    """Names that leave no letters get numbers."""
    assert len(set(marks(["Aa", "Aa", "Aa", "A"]))) == 4


@given(st.lists(st.lists(st.text("abc ", max_size=30), min_size=1, max_size=6), min_size=1, max_size=8))
def test_blocks_are_complete(blocks: list[list[str]]) -> None:
    """Side by side or one below the other: every line of every block is there, within the width if it can be."""
    lines = side_by_side([[Text(line) for line in block] for block in blocks], 80)
    shown = "\n".join(line.plain for line in lines)
    for block in blocks:
        for line in block:
            assert line.strip() in shown
    assert max(line.cell_len for line in lines) <= 80


@given(st.text("ab ", max_size=200), st.integers(10, 40))
def test_wrapping_keeps_the_words(text: str, width: int) -> None:
    """Wrapped lines hold the same words in the same order."""
    lines = wrapped(Text(text), width, 2)
    assert " ".join(line.plain.strip() for line in lines).split() == text.split()


@pytest.mark.parametrize("players", range(2, 7))
def test_board_from_a_view_alone(players: int) -> None:
    """A view that went through JSON is drawn all the same: the board needs nothing but the view."""
    match = hoftag.new("carolingi", players=players, seed=5)
    board = board_of(match.game, Speaker(Texts("fr"), match.game, match.state.names))

    def drawn(view: dict[str, object], width: int) -> str:
        console = Console(file=io.StringIO(), width=width)
        for line in board.draw(view, width):
            console.print(line, markup=False, highlight=False)
        assert isinstance(console.file, io.StringIO)
        return console.file.getvalue()

    for seat in (None, 0):
        view = match.view(seat)
        for width in (80, 120):
            text = drawn(view, width)
            assert drawn(json.loads(json.dumps(view)), width) == text
            assert max(len(line.rstrip()) for line in text.splitlines()) <= width
            for land in match.view(None)["position"]["lands"]:  # type: ignore[index]
                assert Speaker(Texts("fr"), match.game, match.state.names).name("land", land["land"]) in text
            assert (Texts("fr")("table-own-rack") in text) == (seat == 0)


def test_seating() -> None:
    """Seats that are not named get bots; words of the language are understood."""
    seats = ["red", "blue", "yellow"]
    assert default_seating(seats).text() == "red=me,blue=greedy,yellow=greedy"
    assert read_seating(seats, "blau=ich, yellow=random", {"blau": "blue", "ich": "me"}).people == (1,)
    assert read_seating(seats, "", {}).people == ()
    for wrong in ("red", "pink=me", "red=hal", "red=me,red=me"):
        with pytest.raises(Complaint):
            read_seating(seats, wrong, {})


def test_wilson() -> None:
    """Known values; never outside 0 to 1, never empty."""
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


@given(st.integers(1, 1000), st.data())
def test_wilson_holds_the_share(games: int, data: st.DataObject) -> None:
    """The interval always holds the share itself."""
    wins = data.draw(st.integers(0, games))
    low, high = wilson(wins, games)
    assert 0 <= low <= wins / games + 1e-12
    assert wins / games - 1e-12 <= high <= 1


def test_tally_shares_first_places() -> None:
    """A shared victory is half a win for each; a bot on two seats has played two games of one match."""
    tally = Tally()
    line = {
        "decisions": 5,
        "cpu_seconds": 0.1,
        "reason": "x",
        "bots": ["a", "b", "b"],
        "scores": [1, 1, 0],
        "parts": [{"lands": 2}, {"lands": 1}, {"lands": 0}],
        "events": {"fought": 3},
    }
    tally.add({**line, "ranking": [[0, 1], 2]})
    tally.add({**line, "ranking": [2, [0, 1]]})
    assert (tally.bots["a"].wins, tally.bots["b"].wins) == (0.5, 1.5)
    assert (tally.bots["b"].games, tally.bots["b"].matches) == (4, 2)
    share, low, high = tally.bots["b"].share()
    assert low < share < high <= 0.5
    assert sum(count.wins for count in tally.seats.values()) == 2
    assert (tally.parts["lands"], tally.events["fought"]) == (6, 6)


def test_records_on_disk(tmp_path: Path) -> None:
    """A record keeps who sat where, gets its ending, and leaves no draft behind."""
    match = hoftag.new("carolingi", players=2, seed=1)
    path = record_path(str(tmp_path / "game"))
    assert path.name == "game.hoftag"
    write_record(path, match, "red=me,blue=greedy")
    write_record(path, match, "red=me,blue=greedy")
    assert seats_in(path.read_text()) == "red=me,blue=greedy"
    assert hoftag.load(path.read_text()).version == 0
    assert [file.name for file in tmp_path.iterdir()] == ["game.hoftag"]
    assert seats_in(match.record()) is None
