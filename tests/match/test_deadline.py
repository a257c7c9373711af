"""The table says when time is up (Carolingi 8): an action like any other, recorded and replayed; no clock is here."""

from __future__ import annotations

import pytest

import hoftag
from hoftag import IllegalAction, Match
from hoftag.match.match import TABLE


def new(timer: int = 60) -> Match:
    """A new game with the sand timer."""
    return hoftag.new("carolingi", players=3, seed=5, timer=timer)


def runs(match: Match) -> bool:
    """Whether the sand runs; everybody sees it."""
    shown = match.game.view(match.state, None)["sand_runs"]
    assert shown == match.may_close
    return match.may_close


def refused(match: Match, text: str = "time") -> str:
    """The code with which the table's word is refused; nothing happens then."""
    before = match.record()
    with pytest.raises(IllegalAction) as error:
        match.play(TABLE, text)
    assert match.record() == before
    return error.value.code


def test_not_before_the_first_is_ready() -> None:
    """The sand does not run before somebody has laid both tiles; a single one is not enough."""
    match = new()
    assert not runs(match)
    assert refused(match) == "no-deadline"
    match.play(0, "lay fight")
    assert refused(match) == "no-deadline"
    match.play(1, "place march none")
    assert runs(match)


def test_it_stops_when_nobody_is_ready_any_more() -> None:
    """Who takes both tiles back stops the sand."""
    match = new()
    match.play(1, "place march none")
    match.undo(1)
    assert not runs(match)
    assert refused(match) == "no-deadline"


def test_only_one_word_means_it() -> None:
    """Anything else that the table says is refused."""
    match = new()
    match.play(1, "place march none")
    assert refused(match, "place fight none") == "no-deadline"


def test_without_the_timer_nobody_can_say_it() -> None:
    """In a game without it two tiles are waited for."""
    match = new(timer=0)
    match.play(1, "place march none")
    assert not runs(match)
    assert refused(match) == "no-deadline"


def test_what_lies_there_counts_and_cannot_be_taken_back() -> None:
    """One seat has two tiles in the bag, one a single one, one nothing; undo ends there."""
    match = new()
    match.play(0, "lay fight")
    match.play(1, "place march none")
    match.deadline()
    assert [event.args for event in match.log if event.kind == "time-up"] == [(3,)]
    assert not any(match.can_undo(seat) for seat in range(3))


def test_records_keep_it() -> None:
    """A record says where time was up, and replays exactly."""
    match = new()
    match.play(2, "lay fight")
    match.play(1, "place march none")
    match.deadline()
    text = match.record()
    assert "\ntable: time\n" in text
    again = hoftag.load(text)
    assert again.record() == text
    assert [vars(event) for event in again.log] == [vars(event) for event in match.log]
    assert all(again.view(seat) == match.view(seat) for seat in (None, 0, 1, 2))


def test_single_tiles_are_secret() -> None:
    """Others see that a tile lies there, not which."""
    match = new()
    match.play(0, "lay fight")
    assert [event.kind for event in match.events(0)][-1] == "laid"
    assert "laid" not in [event.kind for event in match.events(1)]
    for seat in (None, 1, 2):
        view = match.game.view(match.state, seat)
        assert [row["placed"] for row in view["seats"]] == [1, 0, 0]  # type: ignore[attr-defined]
        assert "laid" not in str(match.view(seat))
    other = new()
    other.play(0, "lay march")
    for seat in (None, 1, 2):
        assert other.view(seat) == match.view(seat)
