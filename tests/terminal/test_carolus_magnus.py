"""Carolus Magnus at the table: whole games over a pipe, its board, and what is particular to an open game."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import hoftag
from hoftag.bots.bot import Knowledge, RandomBot
from hoftag.kernel.chance import seeded
from hoftag.kernel.events import Event
from hoftag.kernel.ids import EVERYBODY
from hoftag.kernel.step import next_seat
from hoftag.locale.speaker import Speaker
from hoftag.locale.texts import LANGUAGES, Texts
from hoftag.match.library import own_board, own_game
from hoftag.terminal.board import board_of
from hoftag.terminal.boards.carolus_magnus import CarolusMagnusBoard
from hoftag.terminal.story import tell
from tests.cli.tool import ROOT, Answer, call, spawn

EN = Texts("en")
FR = Texts("fr")
BOARD = ROOT / "src/hoftag/games/carolus_magnus/board.toml"


def numbers(seed: int, count: int = 8000) -> str:
    """Many numbers; those that choose nothing are refused, and the next one is tried."""
    dice = random.Random(seed)
    return "".join(f"{dice.randint(1, 9)}\n" for _ in range(count))


def play(start: tuple[str, ...], *lines: str, width: int = 100) -> Answer:
    """Sit down and type these lines; then the pipe ends."""
    answer = call(*start, answers="".join(f"{line}\n" for line in lines), width=width)
    assert (answer.code, answer.err) == (0, "")
    assert "⟦" not in answer.out
    return answer


def said(start: tuple[str, ...], *lines: str) -> str:
    """What the last line was answered with."""
    return play(start, *lines).out.split("> \n")[len(lines)]


def some_moment(players: int, actions: int) -> hoftag.Match:
    """A random game after some actions, or at its end."""
    match = hoftag.new("carolus_magnus", players=players, seed=players)
    bot = RandomBot(seeded(players))
    while not match.over and match.version < actions:
        seat = next_seat(match.state)
        match.play_action(seat, bot.choose(Knowledge(match.game, match.state, seat)))
    return match


def drawn(match: hoftag.Match, language: str, width: int, view: dict[str, Any]) -> str:
    """The board as text."""
    board = board_of(match.game, Speaker(Texts(language), match.game, match.state.names))
    console = Console(file=io.StringIO(), width=width)
    for line in board.draw(view, width):
        console.print(line, markup=False, highlight=False)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


# ---- whole games


@pytest.mark.parametrize("seats", ["white=me,black=greedy", "blanc=moi,noir=moi"])
def test_game_for_two_in_french(seats: str, tmp_path: Path) -> None:
    """A person against a computer, and two people at one screen, reach the end of a game; its record replays."""
    record = tmp_path / "partie.hoftag"
    words = ["play", "carolus_magnus", "--text", "--lang", "fr", "--seed", "11", "--seats", seats]
    answer = spawn(*words, "--save", str(record), folder=tmp_path, answers=numbers(1))
    assert (answer.code, answer.err) == (0, "")
    assert "⟦" not in answer.out
    match = hoftag.load(record.read_text())
    assert match.outcome is not None
    end = answer.out.rpartition(FR("table-end"))[2]
    assert FR(f"carolus-magnus-reason-{match.outcome.reason}") in end
    for part, key in (("castles", "Châteaux"), ("markers", "Emblèmes")):
        assert FR(f"carolus-magnus-score-{part}") == key
        assert key in end
    winner = Speaker(FR, match.game, match.state.names).name("seat", match.outcome.ranking[0][0])
    assert FR("table-winner", seat=winner) in end
    for words_of_rules in ("paladin", "disque", "Empereur", "château", "Territoire", "Réserve", "Emblèmes"):
        assert words_of_rules in answer.out
    told = spawn("replay", str(record), "--lang", "fr", folder=tmp_path)
    assert (told.code, told.err) == (0, "")
    assert FR("carolus-magnus-event-round", round=1) in told.out


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_games_for_more(players: int, language: str, tmp_path: Path) -> None:
    """With three and with four players as well; nothing is wider than the screen."""
    record = tmp_path / "game.hoftag"
    last = "grey" if players == 3 else "black2"
    words = ["play", "carolus_magnus", "--players", str(players), "--seed", "2", "--lang", language]
    words += ["--seats", f"white=me,{last}=me", "--save", str(record)]
    answer = call(*words, answers=numbers(3))
    assert (answer.code, answer.err) == (0, "")
    assert "⟦" not in answer.out
    assert max(len(line.rstrip()) for line in answer.out.splitlines()) <= 80
    assert hoftag.load(record.read_text()).over


POOL = (
    "", "?", "? castles", "?reserve", "? 5.4", "why", "why move 9", "why send red", "undo", "board", "log", "log 3",
    "why send red *", "why Bavaria", "why bavaria",
    "help", "more", "done", "disc", "disc 9", "court", "court grey", "send", "send red", "send red nowhere", "move 0",
    "move 6", "crown", "1 2", "-1", "0", "²", "[bold]x[/bold]", "{ $x }", "%s", "ä" * 300, "frisia", "save", "\t", "'",
)  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
def test_typing_anything(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is typed between the numbers, the table neither breaks nor gets stuck."""
    monkeypatch.chdir(tmp_path)
    dice = random.Random(seed)
    lines = [dice.choice(POOL) if dice.random() < 0.4 else str(dice.randint(1, 9)) for _ in range(8000)]
    seats = ["white=me,black=greedy", "white=me,black=me", "white=random,black=me"][seed]
    words = ["play", "carolus_magnus", "--seed", str(seed), "--seats", seats, "--option", "stall_rounds=3"]
    answer = call(
        *words, "--lang", LANGUAGES[seed], "--save", "game.hoftag", answers="\n".join(lines) + "\n", width=80
    )
    assert (answer.code, answer.err) == (0, "")
    assert "⟦" not in answer.out
    assert hoftag.load((tmp_path / "game.hoftag").read_text()).over


# ---- the board


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("actions", [0, 25, 90, 9999])
def test_board_from_a_view_alone(players: int, actions: int) -> None:
    """A view that went through JSON is drawn all the same, in every language and within the width."""
    match = some_moment(players, actions)
    for language in LANGUAGES:
        speaker = Speaker(Texts(language), match.game, match.state.names)
        for seat in (None, players - 1):
            view = match.view(seat)
            for width in (80, 120):
                text = drawn(match, language, width, view)
                assert drawn(match, language, width, json.loads(json.dumps(view))) == text
                assert max(len(line.rstrip()) for line in text.splitlines()) <= width
                plain = " ".join(text.split())
                for province in match.state.names.domains["province"]:
                    assert speaker.name("province", province).split()[-1] in plain
                for name in match.state.names.domains["seat"]:
                    assert speaker.name("seat", name) in plain
                assert (f"({speaker.texts('table-you')})" in text) == (seat is not None)


POSITION = """
game = "carolus_magnus"
rule = "emperor"
awaiting = ["white"]
[position]
now = "turn white"
emperor = "bavaria"
provinces.saxony = "red 2"
provinces.friuli = "blue 2 green 1"
provinces.provence = "yellow 1"
provinces.gascony = "pink 1"
regions = [["thuringia", "bavaria"]]
castles = { saxony = "white", bavaria = "black", friuli = "white" }
courts.white = "red 7 blue 1"
courts.black = "red 6 blue 3 green 1"
reserves.white = "red 7"
holders = { red = "white", blue = "black", green = "black", yellow = "black" }
discs = { white = 3, black = 4 }
used = { black = [1] }
"""


def test_board_tells_everything(tmp_path: Path) -> None:
    """Of each place: distance, knights, castles with their owner, strengths, and who would win it."""
    path = tmp_path / "position.toml"
    path.write_text(POSITION)
    answer = call("show", str(path))
    assert (answer.code, answer.err) == (0, "")
    lines = [" ".join(line.split()) for line in answer.out.splitlines()]
    for line in (
        "♔ Thuringia, Bavaria 2 Ba 0 2 Ba keeps",
        "1 Carinthia – 0 0 nothing",
        "2 Friuli Bl2 Gr1 1 Wh 1 3 Ba takes over",
        "5 Provence Ye1 – 0 1 Ba builds",
        "8 Gascony Pi1 – 0 0 nothing",
        "13 Saxony Re2 1 Wh 3 0 Wh keeps",
        "Castles: Wh White 2 of 10, 8 in stock · Ba Black 2 of 10, 8 in stock",
        "White Court *7:6 · 1:3 · 0:1 1",
        "Reserve 7 · · · ·",
        "Black Court 6:7 · *3:1 · *1:0 3",
        "In the middle 18 39 34 39 38",
        "White 3 – 1 2 4 5",
        "Black 4 1 2 3 5",
    ):
        assert line in lines, answer.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_differ(language: str) -> None:
    """Colours and sides have different marks of two letters."""
    game = own_game("carolus_magnus")
    board = CarolusMagnusBoard(game, Speaker(Texts(language), game))
    assert len(set(board.marks.values())) == len(board.marks) == 8
    assert {len(mark) for mark in board.marks.values()} == {2}


def test_full_circle_is_shown() -> None:
    """When a disc reaches once round, Charlemagne's own place shows how far it is, unless that is barred."""
    match = some_moment(2, 0)
    view: dict[str, Any] = json.loads(json.dumps(match.view(None)))
    assert "♔ 5" not in drawn(match, "en", 80, view)
    del view["position"]["places"][5:]
    assert "♔ 5" in drawn(match, "en", 80, view)
    view["settings"]["full_circle"] = False
    assert "♔ 5" not in drawn(match, "en", 80, view)


def test_board_file() -> None:
    """The board file is fine, and shows its ring and the figures for each number of players."""
    checked = call("board", "check", str(BOARD))
    assert (checked.code, checked.err) == (0, "")
    assert "15" in checked.out
    shown = call("board", "show", str(BOARD), "--lang", "de")
    assert (shown.code, shown.err) == (0, "")
    assert "Spanische\u00a0Mark → Gascogne" in shown.out
    rows = {line.split("  ")[0]: line.split()[-3:] for line in shown.out.splitlines() if line}
    assert rows["Burgen jeder Seite"] == ["10", "8", "10"]
    assert rows["Ritter je Zug"] == ["3", "4", "3"]


# ---- at the table

RECORD = """hoftag record 1
game carolus_magnus 1
board {board}
options players=2

{knights}
* emperor frisia
* seat white
{white}
{black}
white: disc 2
black: disc 3
white: court red
white: court red
white: court pink
white: move 1
white: done
{refill}
"""
"""White has played: red and pink are his, and so is a castle in Saxony. It is Black's turn, with three steps."""


RING = "red red red pink blue yellow green pink blue yellow green pink blue yellow green"
WHITE = "red red red pink pink pink pink"
BLACK = "red blue blue blue yellow yellow green"


def outcomes(kind: str, names: str) -> str:
    """Lines of a record: what chance decided, one after the other."""
    return "\n".join(f"* {kind} {name}" for name in names.split())


@pytest.fixture
def start(tmp_path: Path) -> tuple[str, ...]:
    """Black sits down at a game that is the same whatever chance would have decided."""
    text = RECORD.format(
        board=own_board("carolus_magnus").hash,
        knights=outcomes("knight", RING),
        white=outcomes("die", WHITE),
        black=outcomes("die", BLACK),
        refill=outcomes("die", "red red red"),
    )
    path = tmp_path / "game.hoftag"
    path.write_text(text)
    return ("play", "--load", str(path), "--seats", "black=me", "--seed", "1")


TO_EMPEROR = ("court blue", "court blue", "court green")


def test_long_lists_are_folded(start: tuple[str, ...]) -> None:
    """Where a knight can be sent is one row for each colour; its first words list the places."""
    asked = said(start)
    assert "1  court red" in asked
    assert "send red …" in asked
    assert "send red frisia" not in asked
    assert EN("table-fold-hint", words="send red") in asked
    listed = said(start, "send red")
    assert "5  send red frisia" in listed
    assert "send blue" not in listed
    assert "Black sends a knight into the provinces: Red → Thuringia." in said(start, "send red", "7")
    assert "Blue → Spanish March." in said(start, "send blue spanish-march")
    assert "Blue → Spanish March." in said(start, "Blue → Spanish March")


def test_stops_of_charlemagne_are_explained(start: tuple[str, ...]) -> None:
    """Beside each number of steps stands where they lead and what would happen there."""
    asked = said(start, *TO_EMPEROR)
    assert "move 1  1 step: Thuringia (White builds and joins Saxony)" in asked
    assert "move 2  2 steps: Bavaria (White builds)" in asked
    assert "move 3  3 steps: Carinthia (Black builds)" in asked
    done = said(start, *TO_EMPEROR, "move 1")
    assert "Black moves Charlemagne one step: Thuringia." in done
    assert "Saxony and Thuringia grow together to a region of White." in done
    assert EN("table-undone") in said(start, *TO_EMPEROR, "move 2", "undo")
    assert "3 at most are possible now. (The Emperor)" in said(start, *TO_EMPEROR, "move 4")


def test_rules_by_their_headings(start: tuple[str, ...]) -> None:
    """Sections have no numbers: they are shown, asked for and listed by their headings."""
    german = (*start, "--lang", "de")
    assert "[Ritter]" in said(german)
    assert said(german, "? kaiser").startswith("Der Kaiser\n")
    assert said(german, "? emperor") == said(german, "? kaiser")
    assert "Der Kaiser, Burgen, Regionen, Reserve" in " ".join(said(german, "? xyz").split())
    assert "In deiner Reserve ist kein Ritter dieser Farbe: Rosa." in said(german, "court pink")
    assert "(Ritter)" in said(german, "court pink")


def test_an_open_game_needs_no_hand_over(start: tuple[str, ...]) -> None:
    """Two people at one screen see the same, and everything is told once."""
    both = (*start[:-4], "--seats", "white=me,black=me", "--seed", "1")
    out = play(both, "court blue", "court blue", "court green", "move 3", "done", *["crown red"] * 3).out
    assert EN("table-separator") not in out
    assert "Pass the screen" not in out
    assert "White: your turn" in out
    assert out.count("Carinthia: Black has the majority and builds a castle.") == 1


# ---- commands


def test_games() -> None:
    """The list names the game with its players and options, for people in every language and for machines."""
    for language in LANGUAGES:
        answer = call("games", "--lang", language)
        assert (answer.code, answer.err) == (0, "")
        assert "Carolus Magnus (carolus_magnus), 2–4" in answer.out
        assert "stall_rounds" in answer.out
        assert "⟦" not in answer.out
    found = json.loads(call("games", "--json").out)
    game = next(game for game in found["games"] if game["game"] == "carolus_magnus")
    assert game["players"] == [2, 3, 4]
    names = [
        "players",
        "teams",
        "seating",
        "first_round",
        "full_circle",
        "tie_break",
        "stall_rounds",
        "team_talk",
    ]
    assert [option["name"] for option in game["options"]] == names


def test_simulate() -> None:
    """Five games for three: one line each, with ranking, scores and reason; people see seats by their names."""
    answer = call("simulate", "carolus_magnus", "--players", "3", "--games", "5", "--seed", "1", "--json")
    assert (answer.code, answer.err) == (0, "")
    lines = [json.loads(line) for line in answer.out.splitlines()]
    assert len(lines) == 5
    for line in lines:
        assert line["game"] == "carolus_magnus"
        assert line["options"]["players"] == 3
        assert line["reason"] in ("castles", "regions", "stall")
        assert len(line["scores"]) == 3
        assert (max(line["scores"]) == 8) == (line["reason"] == "castles")
    words = (
        "simulate",
        "carolus_magnus",
        "--players",
        "4",
        "--bots",
        "random",
        "--games",
        "1",
        "--seed",
        "1",
    )
    shown = call(*words, "--lang", "de")
    assert (shown.code, shown.err) == (0, "")
    assert "Schwarz II" in shown.out


def test_runs_are_told_in_one_sentence() -> None:
    """Knights that one player takes one after the other stand in one line; another player begins a new one."""
    match = hoftag.new("carolus_magnus", players=2, seed=5)
    speaker = Speaker(Texts("en"), match.game, match.state.names)
    events = [
        Event("reserve", (0, 0), EVERYBODY),
        Event("reserve", (0, 2), EVERYBODY),
        Event("reserve", (1, 4), EVERYBODY),
        Event("turn", (0,), EVERYBODY),
        Event("turn", (0,), EVERYBODY),
    ]
    told = [str(line) for line in tell(events, speaker, board_of(match.game, speaker), 80)]
    assert [line.strip() for line in told] == [
        "White fills up the reserve: Red, Blue.",
        "Black fills up the reserve: Green.",
        "White begins a turn.",
        "White begins a turn.",
    ]
