"""What the commands print when all is well."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hoftag
from hoftag.locale.texts import Texts
from hoftag.terminal.commands.bench import show as show_bench
from hoftag.terminal.session import Session
from tests.cli.tool import BOARD, CASES, call
from tests.match.test_fairness import fair_match, play_out

COMMANDS = [
    "play",
    "games",
    "simulate",
    "arena",
    "replay",
    "verify",
    "show",
    "check",
    "bench",
    "board",
    "board check",
    "board show",
]
SHORT = ("--players", "2", "--option", "sundial=830", "--bots", "random")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help(command: str, language: str) -> None:
    """Every command explains itself with an example, in every language and within 80 columns."""
    answer = call(*command.split(), "--help", "--lang", language)
    assert answer.code == 0
    assert f"\n  hoftag {command}" in answer.out or not command
    assert "⟦" not in answer.out
    assert max(map(len, answer.out.splitlines())) <= 100
    assert answer.out != call(*command.split(), "--help", "--lang", "fr" if language != "fr" else "en").out


def test_version() -> None:
    """The version says whether the engine is compiled."""
    answer = call("--version")
    assert answer.code == 0
    assert hoftag.__version__ in answer.out
    assert ("compiled" in answer.out) != ("interpreted" in answer.out)


def test_games() -> None:
    """The list names game, players and options; for machines it is one object."""
    assert "carolingi" in call("games").out
    answer = call("games", "--json")
    found = json.loads(answer.out)
    assert answer.out.count("\n") == 1
    game = found["games"][0]
    assert game["game"] == "carolingi"
    assert game["players"] == [2, 3, 4, 5, 6]
    assert {option["name"] for option in game["options"]} == {
        "players",
        "variant",
        "sundial",
        "anarchy",
        "timer",
        "strict_favour",
    }
    assert "greedy" in found["bots"]


def lines_of(*arguments: str) -> list[dict[str, object]]:
    """The lines of a simulation, without the seconds that were measured."""
    answer = call("simulate", "carolingi", *arguments, "--json")
    assert (answer.code, answer.err) == (0, "")
    lines: list[dict[str, object]] = []
    for text in answer.out.splitlines():
        line = json.loads(text)
        assert line.pop("cpu_seconds") >= 0
        lines.append(line)
    return lines


def test_simulate_json_twice() -> None:
    """The same seed gives the same lines, whatever the number of processes; only the seconds differ."""
    first = lines_of(*SHORT, "--games", "10", "--seed", "5")
    assert len(first) == 10
    keys = {
        "game",
        "options",
        "seed",
        "bots",
        "ranking",
        "scores",
        "parts",
        "events",
        "reason",
        "lost",
        "decisions",
    }
    assert set(first[0]) == keys
    assert lines_of(*SHORT, "--games", "10", "--seed", "5") == first
    assert lines_of(*SHORT, "--games", "10", "--seed", "5", "--jobs", "2") == first
    assert lines_of(*SHORT, "--games", "10", "--seed", "6") != first


def test_simulate_for_people() -> None:
    """The summary counts every game once, by bot and by seat."""
    answer = call("simulate", "carolingi", *SHORT, "--games", "7", "--seed", "5")
    assert (answer.code, answer.err) == (0, "")
    rows = {line.split()[0]: line.split()[1:] for line in answer.out.splitlines() if line}
    assert (rows["random"][0], rows["Red"][0], rows["Blue"][0]) == ("14", "7", "7")
    assert float(rows["Red"][1]) + float(rows["Blue"][1]) == float(rows["random"][1]) == 7
    assert "⟦" not in answer.out


def test_simulated_records_replay(tmp_path: Path) -> None:
    """Each recorded game can be replayed, by its seed's name."""
    folder = tmp_path / "deep" / "records"
    arguments = (*SHORT, "--games", "2", "--seed", "5")
    assert call("simulate", "carolingi", *arguments, "--record", str(folder)).code == 0
    lines = lines_of(*arguments)
    files = sorted(folder.iterdir())
    assert [path.name for path in files] == [f"carolingi-{line['seed']}.hoftag" for line in lines]
    for path in files:
        assert call("replay", str(path)).code == 0


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a short game."""
    folder = tmp_path_factory.mktemp("records")
    call("simulate", "carolingi", *SHORT, "--games", "1", "--seed", "1", "--record", str(folder))
    return next(folder.iterdir())


def test_replay(record: Path) -> None:
    """A record reads as sentences under the seasons, with the rules' sections, and ends with the result."""
    answer = call("replay", str(record), "--lang", "de", width=200)
    assert (answer.code, answer.err) == (0, "")
    for season in ("Winter", "Frühling", "Sommer", "Herbst"):
        assert any(line.startswith("── ") and season in line for line in answer.out.splitlines())
    assert "[3.1]" in answer.out
    assert "Rot legt zwei Tafeln auf das Scriptorium" in answer.out
    assert Texts("de")("carolingi-reason-sundial") in answer.out


def test_replay_of_a_seat(record: Path) -> None:
    """With a seat only what it saw is told: its own tiles, not the rival's."""
    text = call("replay", str(record), "--seat", "red", width=200).out
    assert "Red lays two tiles on the scriptorium" in text
    assert "Blue lays two tiles on the scriptorium" not in text
    assert "Blue lays two tiles on the scriptorium" in call("replay", str(record), width=200).out


def test_replay_at(record: Path) -> None:
    """The board after an action: a spectator sees no tiles, the seat its own, also by its German name."""
    assert call("replay", str(record), "--at", "0").code == 0
    spectator = call("replay", str(record), "--at", "1").out
    red = call("replay", str(record), "--at", "1", "--seat", "red").out
    assert "Your tiles" not in spectator
    assert "Your tiles" in red
    german = call("replay", str(record), "--at", "1", "--seat", "rot", "--lang", "de")
    assert "Deine Tafeln" in german.out


def test_unfinished_record(record: Path, tmp_path: Path) -> None:
    """A record that stops in the middle is told as far as it goes."""
    lines = record.read_text().splitlines()
    path = tmp_path / "game.hoftag"
    path.write_text("\n".join(lines[: len(lines) // 2]))
    last = next(n for n in range(len(lines) // 2, len(lines)) if not lines[n].startswith("*"))
    path.write_text("\n".join(lines[:last]) + "\n")
    answer = call("replay", str(path))
    assert answer.code == 0
    assert Texts("en")("cli-replay-unfinished") in answer.out


def test_show() -> None:
    """A position file is drawn as it stands, before anything happens in it."""
    answer = call("show", str(CASES))
    assert (answer.code, answer.err) == (0, "")
    champagne = next(line for line in answer.out.splitlines() if "Champagne" in line)
    assert "Re2 Bl1 #1" in champagne


def test_check(tmp_path: Path) -> None:
    """Cases that hold exit 0; one that fails exits 1 and is named with its rule."""
    fine = call("check", str(CASES), "--json")
    assert fine.code == 0
    assert json.loads(fine.out)["failed"] == []
    assert call("check", str(CASES)).code == 0
    path = tmp_path / "wrong.toml"
    path.write_text(CASES.read_text().replace('lands.anjou = "red 1"', 'lands.anjou = "red 2"'))
    answer = call("check", str(path), "--json")
    found = json.loads(answer.out)
    assert answer.code == 1
    assert found["cases"] == json.loads(fine.out)["cases"]
    assert all(set(failure) == {"file", "title", "rule", "why"} for failure in found["failed"])
    assert found["failed"][0]["rule"] == "5.5"
    people = call("check", str(path))
    assert people.code == 1
    assert "5.5" in people.out
    assert call("check", str(CASES), str(path)).code == 1
    assert call("check", str(tmp_path)).code == 1


def test_board() -> None:
    """The board that comes with the game is fine, and can be read, with what is reconstructed marked so."""
    answer = call("board", "check", str(BOARD))
    assert answer.code == 0
    assert "36" in answer.out
    shown = call("board", "show", str(BOARD), "--lang", "de")
    assert shown.code == 0
    assert "Niederlothringen" in shown.out
    assert "auvergne" in shown.out.rpartition("\n\n")[2]


def test_play_on_another_board(tmp_path: Path) -> None:
    """A corrected board can be played on; its record then needs it again."""
    path = tmp_path / "board.toml"
    path.write_text(BOARD.read_text().replace("influence_to_homeland = 3", "influence_to_homeland = 4"))
    folder = tmp_path / "records"
    arguments = (*SHORT, "--games", "1", "--seed", "5", "--board", str(path))
    assert call("simulate", "carolingi", *arguments, "--record", str(folder)).code == 0
    record = str(next(folder.iterdir()))
    assert call("replay", record).code == 2
    assert call("replay", record, "--board", str(path)).code == 0


def test_bench_table(capsys: pytest.CaptureFixture[str]) -> None:
    """The benchmark's figures are shown with their ratios; what was not measured is a dash."""
    speeds = {"decisions_per_cpu_s": 1000.0, "clones_per_cpu_s": 50.0, "games_per_cpu_s": 2.0}
    fast = {key: 10 * value for key, value in speeds.items()}
    result = {
        "engine": {
            "carolingi": {"compiled": fast, "interpreted": speeds},
            "other": {"compiled": None, "interpreted": speeds},
        },
        "peers": {"someone": {"decisions_per_cpu_s": 4000.0}},
    }
    show_bench(Session(Texts("en")), result)
    out = capsys.readouterr().out
    assert "10.0" in out
    assert "2.5" in out
    assert "–" in out


def test_verify(tmp_path: Path) -> None:
    """An honest record verifies, an altered one fails with 1, one without a promise is bad input."""
    text = play_out(fair_match("carolingi"), 1).record()
    file = tmp_path / "game.hoftag"
    file.write_text(text)
    answer = call("verify", str(file))
    assert answer.code == 0
    assert "honest" in answer.out
    file.write_text(text.replace("* tile event", "* tile red:march", 1))
    answer = call("verify", str(file), "--json")
    assert answer.code == 1
    verdicts = json.loads(answer.out)
    assert verdicts["failed"] == 1
    assert not verdicts["verdicts"][0]["honest"]
    file.write_text(hoftag.new("carolingi", seed=1).record())
    answer = call("verify", str(file))
    assert answer.code == 2
    assert "commitment" in answer.err
