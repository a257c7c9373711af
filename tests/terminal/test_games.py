"""Whole games over a pipe, played by somebody who only ever types numbers."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import hoftag
from hoftag.locale.texts import Texts
from tests.cli.tool import Answer, call, spawn

DE = Texts("de")


def numbers(seed: int, count: int = 6000) -> str:
    """Many numbers; those that choose nothing are refused, and the next one is tried."""
    dice = random.Random(seed)
    return "".join(f"{dice.randint(1, 14)}\n" for _ in range(count))


def check_finished(answer: Answer, record: Path, players: int) -> hoftag.Match:
    """The game came to its end, the result was shown and the record kept."""
    assert (answer.code, answer.err) == (0, "")
    assert "⟦" not in answer.out
    match = hoftag.load(record.read_text())
    assert match.over
    assert len(match.seats) == players
    end = answer.out.rpartition(DE("table-end"))[2]
    assert match.outcome is not None
    for part in match.outcome.parts[0]:
        assert DE(f"carolingi-score-{part}") in end
    assert DE(f"carolingi-reason-{match.outcome.reason}") in end
    return match


def test_one_person_against_a_bot(tmp_path: Path) -> None:
    """A person who types numbers reaches the end of a game in German against a computer."""
    record = tmp_path / "game.hoftag"
    words = [
        "play",
        "--text",
        "--lang",
        "de",
        "carolingi",
        "--players",
        "2",
        "--seed",
        "11",
        "--save",
        str(record),
    ]
    answer = spawn(*words, "--seats", "red=me,blue=greedy", folder=tmp_path, answers=numbers(1))
    match = check_finished(answer, record, 2)
    assert {entry.seat for entry in match.entries[1:]} == {0, 1}
    assert sorted(tmp_path.iterdir()) == [record]


def test_two_people_at_one_screen(tmp_path: Path) -> None:
    """Two people who pass the screen to each other reach the end as well."""
    record = tmp_path / "game.hoftag"
    words = ["play", "--lang", "de", "carolingi", "--players", "2", "--seed", "12", "--save", str(record)]
    answer = spawn(*words, "--seats", "red=me,blue=me", folder=tmp_path, answers=numbers(2))
    check_finished(answer, record, 2)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_number_of_players(players: int, tmp_path: Path) -> None:
    """With more players: people on the first and the last seat, one year."""
    record = tmp_path / "game.hoftag"
    colours = ["red", "blue", "yellow", "green", "purple", "black"][:players]
    seats = f"{colours[0]}=me,{colours[-1]}=me"
    words = [
        "--lang",
        "de",
        "carolingi",
        "--players",
        str(players),
        "--option",
        "sundial=830",
        "--seed",
        "13",
    ]
    answer = call("play", *words, "--seats", seats, "--save", str(record), answers=numbers(3), width=120)
    check_finished(answer, record, players)


def test_bots_alone() -> None:
    """Without people the game runs by itself and is told to whoever watches."""
    words = [
        "carolingi",
        "--players",
        "2",
        "--option",
        "sundial=830",
        "--seed",
        "1",
        "--seats",
        "red=random,blue=random",
    ]
    answer = call("play", *words)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.count("begins") == 4
    assert Texts("en")("table-end") in answer.out


def test_same_seed_same_game() -> None:
    """The same seed and the same answers give the same text."""
    words = ["play", "carolingi", "--players", "3", "--option", "sundial=830", "--seed", "7"]
    assert call(*words, answers=numbers(4)).out == call(*words, answers=numbers(4)).out


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_nothing_is_wider_than_the_screen(language: str, width: int) -> None:
    """No line is broken by the terminal."""
    words = [
        "play",
        "carolingi",
        "--players",
        "4",
        "--option",
        "sundial=831",
        "--seed",
        "7",
        "--lang",
        language,
    ]
    answer = call(*words, answers=numbers(5), width=width)
    assert max(len(line.rstrip()) for line in answer.out.splitlines()) <= width


POOL = (
    "", "?", "? 5", "?5.4", "why", "why march anjou berry 1", "undo", "undo", "board", "log", "log 3", "log 0", "log x",
    "why march * *", "why anjou",
    "help", "more", "more", "done", "keep", "trophy", "march", "march anjou", "place none none", "fight", "1 2", "-1",
    "0", "²", "٣", "[bold]x[/bold]", "{ $x }", "\x1b[2J", "%s", "ä" * 500, "normandie", "a", "save", "place", "\t", "'",
)  # fmt: skip


@pytest.mark.parametrize("seed", range(6))
def test_typing_anything(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is typed between the numbers, the table neither breaks nor gets stuck."""
    monkeypatch.chdir(tmp_path)
    dice = random.Random(seed)
    lines = [dice.choice(POOL) if dice.random() < 0.5 else str(dice.randint(1, 14)) for _ in range(4000)]
    seats = ["red=me,blue=greedy", "red=me,blue=me", "red=random,blue=me"][seed % 3]
    words = [
        "play",
        "carolingi",
        "--players",
        "2",
        "--option",
        "sundial=830",
        "--seed",
        str(seed),
        "--seats",
        seats,
    ]
    language = ["en", "de", "fr"][seed // 2]
    answer = call(*words, "--lang", language, "--save", "game.hoftag", answers="\n".join(lines) + "\n")
    assert (answer.code, answer.err) == (0, "")
    assert "⟦" not in answer.out
    assert hoftag.load((tmp_path / "game.hoftag").read_text()).over
    assert [path.name for path in tmp_path.iterdir()] == ["game.hoftag"]
