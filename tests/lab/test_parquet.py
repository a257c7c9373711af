"""Parquet files of an arena: the same numbers as its other files, and a clear refusal without the library."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from hoftag.lab.parquet import SEAT_COLUMNS, seats_of
from tests import tally
from tests.cli.tool import call

QUICK = ("arena", "carolus_magnus", "--bots", "random,greedy", "--seed", "7", "--games", "4", "--parquet")


def read(path: Path) -> list[dict[str, Any]]:
    """The rows of a file."""
    from pyarrow import parquet  # noqa: PLC0415  # slow to load, and only needed here

    rows: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    return rows


def test_tables(tmp_path: Path) -> None:
    """Ratings and pairings are those of the JSON, seats those of the games."""
    answer = call(*QUICK, "--out", str(tmp_path), "--json")
    tally.count(4)
    assert (answer.code, answer.err) == (0, "")
    found = json.loads(answer.out)
    assert read(tmp_path / "ratings.parquet") == found["bots"]
    assert read(tmp_path / "pairs.parquet") == found["pairs"]
    lines = [json.loads(text) for text in (tmp_path / "games.jsonl").read_text().splitlines()]
    seats = read(tmp_path / "seats.parquet")
    assert [list(row) for row in seats] == [list(SEAT_COLUMNS)] * 8
    for row in seats:
        line = next(line for line in lines if line["number"] == row["number"])
        assert (row["bot"], row["score"]) == (line["bots"][row["seat"]], line["scores"][row["seat"]])
    assert sum(row["won"] for row in seats) == 4
    assert not list(tmp_path.glob("*.new"))


def test_shared_and_lost_games() -> None:
    """A shared first place is a part of a win; where all lost nobody won; a replaced program is noted."""
    line = {
        "number": 1,
        "block": 0,
        "seed": 3,
        "reason": "x",
        "decisions": 9,
        "bots": ["a", "b", "c"],
        "ranking": [[0, 2], 1],
        "scores": [5, 1, 5],
        "lost": False,
        "replaced": {"1": "time"},
    }
    rows = seats_of(line)
    assert [row["won"] for row in rows] == [0.5, 0, 0.5]
    assert [row["place"] for row in rows] == [1, 2, 1]
    assert [row["replaced"] for row in rows] == [None, "time", None]
    assert [row["won"] for row in seats_of({**line, "ranking": [[0, 1, 2]], "lost": True})] == [0, 0, 0]


def test_refusals(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without a folder, and without the library, nothing is played."""
    assert call(*QUICK).code == 2
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    answer = call(*QUICK, "--out", str(tmp_path / "out"))
    assert (answer.code, "hoftag[parquet]" in answer.err) == (2, True)
    assert not (tmp_path / "out").exists()
