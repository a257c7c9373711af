"""Arenas: balanced, paired, repeatable, and going on after an interruption."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import time
from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from hoftag.kernel.errors import BadInput
from hoftag.lab.arena import ArenaPlan, lineups, mixed, play, rotations, schedule
from hoftag.lab.chart import ticks
from hoftag.lab.executors import LocalProcesses
from hoftag.lab.standing import SAMPLES, standing
from tests import tally
from tests.cli.tool import Answer, call, command, environment

QUICK = ("arena", "carolus_magnus", "--bots", "random,greedy", "--seed", "7")


def plan(bots: str, players: int = 2, games: int = 1, seed: int = 5) -> ArenaPlan:
    """A checked plan of Carolus Magnus."""
    return ArenaPlan("carolus_magnus", {"players": players}, tuple(bots.split(",")), games, seed).checked()


def facts(answer: Answer) -> dict[str, Any]:
    """What an arena wrote with --json."""
    assert (answer.code, answer.err) == (0, "")
    found: dict[str, Any] = json.loads(answer.out)
    return found


@pytest.mark.parametrize(
    ("bots", "seats", "expected"),
    [
        ("ab", 2, ["ab"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("ab", 4, ["abab"]),
        ("abc", 4, ["abca", "abcb", "abcc"]),
        ("abbb", 4, ["abbb"]),
        ("abb", 2, ["ab", "ab"]),
    ],
)
def test_lineups(bots: str, seats: int, expected: list[str]) -> None:
    """More bots than seats play in all combinations; fewer are repeated; nobody plays only against itself."""
    assert ["".join(lineup) for lineup in lineups(tuple(bots), seats)] == expected


def test_rotations() -> None:
    """Everybody has every seat once; a rotation that changes nothing is not played twice."""
    assert rotations(("a", "b", "c")) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_neighbours_change() -> None:
    """Different bots sit in every order sooner or later; repeated ones sit as they were named."""
    orders = {mixed(("a", "b", "c"), str(seed)) for seed in range(100)}
    assert orders == set(permutations("abc"))
    assert {mixed(("a", "b", "a", "b"), str(seed)) for seed in range(9)} == {("a", "b", "a", "b")}


@pytest.mark.parametrize(
    ("bots", "players"), [("random,greedy", 2), ("random,greedy", 3), ("random,greedy,greedy", 2)]
)
def test_schedule_is_balanced(bots: str, players: int) -> None:
    """Whole rounds: every line-up with every seed, and each seed with every rotation."""
    fixtures = schedule(plan(bots, players, 25))
    assert len(fixtures) >= 25
    assert [fixture.number for fixture in fixtures] == list(range(len(fixtures)))
    blocks: dict[int, list[tuple[str, ...]]] = {}
    for fixture in fixtures:
        blocks.setdefault(fixture.block, []).append(fixture.bots)
    for games in blocks.values():
        assert sorted(games) == sorted(rotations(games[0]))
    seeds = Counter(fixture.seed for fixture in fixtures)
    assert len(set(seeds.values())) == 1
    for seat in range(players):
        counts = Counter(fixture.bots[seat] for fixture in fixtures)
        assert counts == Counter(fixture.bots[0] for fixture in fixtures)


def test_longer_plans_begin_alike() -> None:
    """A plan with more games plays those of the shorter one first, so an arena can be made longer."""
    short = schedule(plan("random,greedy", 3, 10))
    assert schedule(plan("random,greedy", 3, 30))[: len(short)] == short


def test_too_many_lineups() -> None:
    """A plan that could never be balanced is refused at once."""
    with pytest.raises(BadInput) as refused:
        plan(",".join(["random", "greedy"] * 30), 4)
    assert refused.value.code == "arena-lineups"


def test_jobs_do_not_matter() -> None:
    """The same plan gives the same games, in one process or in two."""
    lines = []
    for jobs in (1, 2):
        played = sorted(
            play(plan("random,greedy", 2, 8), LocalProcesses(jobs)), key=lambda line: line["number"]
        )
        tally.count(len(played))
        lines.append([line | {"cpu_seconds": 0} for line in played])
    assert lines[0] == lines[1]


def line(number: int, bots: str, ranking: list[Any], **more: Any) -> dict[str, Any]:
    """The facts of a game that matter for the standing; two games make a block."""
    return {
        "number": number,
        "block": number // 2,
        "bots": list(bots),
        "ranking": ranking,
        "lost": False,
        **more,
    }


def test_standing() -> None:
    """Wins, shares and ratings of games whose results are known."""
    lines = [
        line(0, "ab", [0, 1]),
        line(1, "ba", [1, 0]),
        line(2, "ab", [1, 0]),
        line(3, "ba", [[0, 1]]),
        line(4, "ab", [0, 1], replaced={"1": "time"}),
        line(5, "ba", [[0, 1]], lost=True),
    ]
    result = standing(lines, 1)
    assert standing(lines[::-1], 1) == result
    first, second = result.bots
    assert (first.name, first.games, first.wins) == ("a", 6, 3.5)
    assert (second.name, second.games, second.wins) == ("b", 6, 1.5)
    assert first.low < first.rating < first.high
    assert first.rating + second.rating == pytest.approx(3000)
    [pair] = result.pairs
    assert (pair.a, pair.b, pair.games, pair.share) == ("a", "b", 4, 0.75)
    assert (pair.low, pair.high) == pytest.approx((0.3006, 0.9544), abs=1e-4)
    assert [(one.name, one.reason, one.games) for one in result.replaced] == [("b", "time", 1)]


def test_several_seats_are_one_game() -> None:
    """One against three decides three pairings, but counts as one game with their share."""
    [pair] = standing([line(0, "abbb", [1, 0, 2, 3]), line(1, "babb", [1, 0, 2, 3])], 1).pairs
    assert pair.games == 2
    assert pair.share == pytest.approx((2 / 3 + 1) / 2, abs=1e-4)
    assert standing([line(0, "ab", [[0, 1]])], 1).pairs == []


def test_intervals_heed_blocks() -> None:
    """Games that always go together tell less than as many independent ones: the interval is wider."""
    results = [[0, 1] if number % 3 else [1, 0] for number in range(60)]
    alone = [line(number, "ab", ranking) | {"block": number} for number, ranking in enumerate(results)]
    tied = [
        line(10 * number + copy, "ab", ranking) | {"block": number}
        for number, ranking in enumerate(results[:6])
        for copy in range(10)
    ]
    width = {
        key: bot.high - bot.low
        for key, lines in (("alone", alone), ("tied", tied))
        for bot in standing(lines, 1).bots[:1]
    }
    assert width["tied"] > 1.5 * width["alone"]
    assert SAMPLES >= 200


def test_json_twice() -> None:
    """The same seed gives the same result, in the form that machines expect."""
    answers = [call(*QUICK, "--games", "6", "--json", "--jobs", jobs) for jobs in ("1", "2")]
    tally.count(12)
    found = facts(answers[0])
    assert facts(answers[1]) == found
    assert found["games"] == 6
    assert set(found) == {"game", "options", "seed", "games", "bots", "pairs", "replaced"}
    assert all(set(bot) == {"name", "rating", "low", "high", "games", "wins"} for bot in found["bots"])
    assert all(set(pair) == {"a", "b", "games", "share", "low", "high"} for pair in found["pairs"])
    assert found["bots"][0]["name"] == "greedy"


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_for_people(language: str) -> None:
    """The tables name every bot and pairing, in every language."""
    answer = call(*QUICK, "--games", "2", "--lang", language, width=120)
    tally.count(2)
    assert (answer.code, answer.err) == (0, "")
    rows = [row.split() for row in answer.out.splitlines()]
    assert [row[0] for row in rows if row and row[-1] in ("0", "2")] == ["greedy", "random"]
    assert "1500" in answer.out
    assert "⟦" not in answer.out


def test_folder(tmp_path: Path) -> None:
    """All files are there and agree; a used folder is refused, and going on plays nothing twice."""
    folder = tmp_path / "deep" / "arena"
    out = ("--out", str(folder))
    tally.count(6)
    found = facts(call(*QUICK, "--games", "4", *out, "--json"))
    names = {"plan.json", "games.jsonl", "standing.json", "ratings.csv", "pairs.csv", "ratings.svg"}
    assert {path.name for path in folder.iterdir()} == names
    assert json.loads((folder / "standing.json").read_text()) == found
    rows = list(csv.DictReader((folder / "ratings.csv").read_text().splitlines()))
    assert [row["name"] for row in rows] == [bot["name"] for bot in found["bots"]]
    picture = ET.parse(folder / "ratings.svg").getroot()
    assert [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")].count("greedy") == 1
    games = (folder / "games.jsonl").read_text()
    assert call(*QUICK, "--games", "4", *out).code == 2
    assert facts(call(*QUICK, "--games", "4", *out, "--json", "--resume")) == found
    assert (folder / "games.jsonl").read_text() == games
    longer = facts(call(*QUICK[:-2], "--games", "6", *out, "--json", "--resume"))  # the seed is known there
    assert (longer["games"], longer["seed"]) == (6, 7)
    assert (folder / "games.jsonl").read_text().startswith(games)


def test_torn_file(tmp_path: Path) -> None:
    """A line that was being written when the power failed is played again; the result is the same."""
    out = ("--out", str(tmp_path), "--json", "--games", "4")
    tally.count(5)
    found = facts(call(*QUICK, *out))
    path = tmp_path / "games.jsonl"
    whole = path.read_text().splitlines()
    path.write_text("\n".join(whole)[:-30])
    assert facts(call(*QUICK, *out, "--resume")) == found
    assert len(path.read_text().splitlines()) == 4
    assert path.read_text().splitlines()[:3] == whole[:3]


def test_other_arenas_are_refused(tmp_path: Path) -> None:
    """Going on with another plan, or with games of another arena, is refused; nothing is changed."""
    out = ("--out", str(tmp_path), "--games", "2", "--resume")
    tally.count(2)
    assert call(*QUICK, *out).code == 0
    games = (tmp_path / "games.jsonl").read_text()
    for more, word in (
        (("--seed", "8"), "seed"),
        (("--players", "3"), "options"),
        (("--bots", "greedy,random"), "bots"),
        (("--limit", "3"), "limit"),
    ):
        answer = call(*QUICK, *more, *out)
        assert (answer.code, answer.out) == (2, "")
        assert f"“{word}”" in answer.err
    assert (tmp_path / "games.jsonl").read_text() == games
    for wrong in ("{}\n", "chess\n", "[1]\n", games.replace("7000021", "7000022")):
        (tmp_path / "games.jsonl").write_text(wrong)
        answer = call(*QUICK, *out)
        assert (answer.code, "games.jsonl" in answer.err) == (2, True)
    (tmp_path / "plan.json").write_text("[]")
    assert call(*QUICK, *out).code == 2


def wait_for_games(path: Path, least: int) -> None:
    """Until so many games have been written down."""
    for _ in range(600):
        if path.exists() and path.read_bytes().count(b"\n") >= least:
            return
        time.sleep(0.1)
    pytest.fail("no games came")


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGINT])
def test_killed_arena_goes_on(tmp_path: Path, blow: signal.Signals) -> None:
    """An arena that was killed goes on where it was, and ends with the result of one that was not."""
    out = tmp_path / "arena"
    words = (*QUICK, "--games", "60", "--json", "--jobs", "2", "--out", str(out))
    process = subprocess.Popen(
        command(*words),
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    wait_for_games(out / "games.jsonl", 4)
    if blow is signal.SIGKILL:
        os.killpg(process.pid, blow)
    else:
        process.send_signal(blow)
    written, said = process.communicate(timeout=60)
    assert written == b""
    if blow is signal.SIGINT:
        assert process.returncode == 130
        assert b"--resume" in said
    before = (out / "games.jsonl").read_bytes()
    before = before[: before.rfind(b"\n") + 1]
    assert 4 <= before.count(b"\n") < 60
    found = facts(call(*words, "--resume"))
    tally.count(60)
    assert (out / "games.jsonl").read_bytes().startswith(before)
    assert found["games"] == 60
    numbers = [json.loads(text)["number"] for text in (out / "games.jsonl").read_text().splitlines()]
    assert sorted(numbers) == list(range(60))


@pytest.mark.parametrize("span", [(1490.0, 1510.0), (848.2, 2152.4), (1500.0, 1500.0), (-9000.0, 12000.0)])
def test_ticks(span: tuple[float, float]) -> None:
    """An axis holds the whole span, with few round numbers."""
    low, high = span
    marks = ticks(low, high)
    assert marks[0] <= low <= high <= marks[-1]
    assert len(marks) <= 13
    assert all(mark % 10 == 0 for mark in marks)
