"""The sand timer at the text table: by a clock that only moves when a test says so."""

from __future__ import annotations

import io
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import hoftag
from hoftag.locale.speaker import Speaker
from hoftag.locale.texts import LANGUAGES, Texts
from hoftag.match.match import TABLE, Match
from hoftag.terminal.hourglass import TimeUp, alarm
from hoftag.terminal.screen import Screen
from hoftag.terminal.seating import Seating
from hoftag.terminal.table import Table
from tests.cli.tool import call, is_one_sentence

ONE = ("me", "greedy")
TWO = ("me", "me")


class Typist:
    """Types lines, each after so many seconds."""

    def __init__(self, *lines: tuple[float, str]) -> None:
        self.now = 100.0
        self._lines: Iterator[tuple[float, str]] = iter(lines)

    def clock(self) -> float:
        return self.now

    def readline(self) -> str:
        seconds, line = next(self._lines, (0.0, None))
        self.now += seconds
        return "" if line is None else f"{line}\n"

    def isatty(self) -> bool:
        return False


def play(
    typist: Typist, players: tuple[str, ...] = ONE, *, language: str = "en", target: Path | None = None
) -> tuple[Match, str]:
    """A table with a timer of 60 seconds until the typist has nothing more to type."""
    match = hoftag.new("carolingi", players=2, seed=3, timer=60)
    out = io.StringIO()
    screen = Screen(Console(file=out, width=100), typist)  # type: ignore[arg-type]  # all that is used of a file
    speaker = Speaker(Texts(language), match.game, match.state.names)
    seating = Seating(tuple(match.seats), players)
    Table(match, seating, speaker, screen, seed=1, target=target, clock=typist.clock).run()
    return match, out.getvalue()


def said_by_table(match: Match) -> list[str]:
    """What the table itself has put into the record."""
    return [entry.notation for entry in match.entries if entry.seat == TABLE]


def tiles_in_bag(match: Match) -> list[int]:
    """How many tiles were laid in the first season, by what the log tells everybody."""
    return [event.args[0] for event in match.events(None) if event.kind == "bag-filled"][:1]


def test_in_time() -> None:
    """Bots lay their tiles at once, so the person is on the clock; who is in time notices nothing else."""
    match, out = play(Typist((59.0, "place missi march")))
    assert "60 s > " in out
    assert said_by_table(match) == []
    assert tiles_in_bag(match) == [4]


def test_too_late() -> None:
    """A line that is ended after the sand has run out plays nothing, and the reason is told."""
    match, out = play(Typist((61.0, "place missi march")))
    assert said_by_table(match)[:1] == ["time"]
    assert tiles_in_bag(match) == [2]
    assert Texts("en")("table-sand-late", line="place missi march") in " ".join(out.split())


def test_one_tile_in_time() -> None:
    """A single tile counts when the second one comes too late; the time goes on between the two."""
    match, out = play(Typist((20.0, "lay missi"), (41.0, "place missi march")))
    assert "40 s > " in out
    assert said_by_table(match)[:1] == ["time"]
    assert tiles_in_bag(match) == [3]


def test_looking_costs_time() -> None:
    """Questions to the table do not stop the sand."""
    match, out = play(Typist((30.0, "?"), (20.0, "help"), (11.0, "place missi march")))
    assert "30 s > " in out
    assert "10 s > " in out
    assert said_by_table(match)[:1] == ["time"]


def test_the_glass_lies_down_between_seasons() -> None:
    """While tiles are drawn and carried out nobody is in a hurry; the next placement begins with all the sand."""
    match, out = play(Typist((1.0, "place missi none"), (500.0, "done"), (500.0, "keep"), (1.0, "?")))
    assert said_by_table(match) == []
    prompts = [line for line in out.splitlines() if line.endswith("> ")]
    assert prompts == ["60 s > ", "> ", "> ", "60 s > ", "59 s > "]


def test_several_people() -> None:
    """The first pair turns the glass; who comes next has what is left, handing over included."""
    typist = Typist((500.0, ""), (500.0, "place none none"), (25.0, ""), (36.0, "place missi march"))
    match, out = play(typist, TWO)
    assert "35 s > " in out
    assert said_by_table(match)[:1] == ["time"]
    assert tiles_in_bag(match) == [2]
    assert Texts("en")("table-sand-late", line="place missi march") in " ".join(out.split())


def test_replays_exactly(tmp_path: Path) -> None:
    """What the sand has decided is an action of the record: it replays without any clock, and goes on."""
    target = tmp_path / "late.hoftag"
    match, _ = play(Typist((61.0, "place missi march")), target=target)
    text = target.read_text(encoding="utf-8")
    assert "table: time" in text
    again = hoftag.load(text)
    assert again.view(0) == match.view(0)
    assert again.record() == match.record()


@pytest.mark.parametrize("language", LANGUAGES)
def test_refused_without_people(language: str) -> None:
    """A sand timer among computers alone is refused with the reason, at the table and in simulations."""
    bots = ("--seats", "red=greedy,blue=greedy,yellow=greedy")
    for words in (
        ("play", "carolingi", "--text", "--option", "timer=60", *bots),
        ("simulate", "carolingi", "--option", "timer=60"),
    ):
        answer = call(*words, "--lang", language, width=300)
        assert answer.code == 2
        assert answer.out == ""
        assert Texts(language)("error-timer-without-people", option="timer") in answer.err
        assert is_one_sentence(answer.err)


def test_alarm_interrupts_who_types() -> None:
    """Somebody who never ends the line is interrupted."""
    end, other = os.pipe()
    with os.fdopen(end) as source, os.fdopen(other, "w"):
        screen = Screen(Console(file=io.StringIO()), source)
        with pytest.raises(TimeUp):
            screen.ask(seconds=0.01)


def test_alarm_is_silent_afterwards() -> None:
    """Who is ready in time hears nothing of it, and a timer that does not run rings never."""
    with alarm(1000.0):
        pass
    with alarm(None):
        pass
