"""The load harness works: a few tables, a few faults, one renewal. Large runs: docs/operations.md."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator

import pytest

from benchmarks.load import chaos, people, rolling
from benchmarks.load.crowd import Crowd
from benchmarks.load.history import Story
from benchmarks.load.inquiry import inquire
from benchmarks.load.judge import nothing
from benchmarks.load.people import Person, Setting
from benchmarks.load.place import Place, placed
from benchmarks.load.quick import Quick
from benchmarks.load.throughput import measure
from hoftag.server.sights import Viewer

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked at in /proc")


def quiet(text: str) -> None:
    """Nobody watches."""


@pytest.fixture(scope="module")
def several() -> Iterator[Place]:
    """Two processes on a PostgreSQL, with a Redis between them and a worker for bots."""
    with placed("postgresql", 2, bots=True) as place:
        yield place


@pytest.fixture(scope="module")
def alone() -> Iterator[Place]:
    """One process and one file."""
    with placed("sqlite", 1) as place:
        yield place


def test_load(alone: Place) -> None:
    """People play, and all figures are there."""
    found = asyncio.run(measure(alone, "carolus_magnus", 4, 0.1, 2.0, quiet))
    assert found["actions"] > 4
    for name in (
        "actions_per_second",
        "actions_per_cpu_second",
        "p50_ms",
        "p99_ms",
        "inside_p50_ms",
        "all_mb",
    ):
        assert found[name] > 0, name


def test_nobody_leaves_a_line_open(alone: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is sent home before the game has begun hangs up: an open socket would be blamed on another test."""
    made: list[Quick] = []

    class Noted(Quick):
        def __init__(self, base: str) -> None:
            super().__init__(base)
            made.append(self)

    async def sent_home(*_: object, **__: object) -> None:
        assert not any(browser.http.is_closed for browser in made)
        raise asyncio.CancelledError

    monkeypatch.setattr(people, "Quick", Noted)
    monkeypatch.setattr(people, "open_table", sent_home)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(people.sit_down(alone.url, Setting("carolus_magnus", 2)))
    assert [browser.http.is_closed for browser in made] == [True, True]


def test_chaos(several: Place) -> None:
    """Kills, restarts and rude people cost nobody anything."""
    trial = asyncio.run(
        chaos.run(several, faults=14, seconds=300, over=6, tables=4, pause=0.3, after=5, seed=1, show=quiet)
    )
    assert trial.findings == nothing()
    assert sum(trial.blows.values()) >= 3
    assert trial.faults >= 14
    assert trial.counts["deeds acknowledged"] > 20
    assert trial.counts["messages compared with what the seat may know"] > 50
    assert trial.counts["views compared after that"] > 0
    assert f"| all | {trial.faults} |" in chaos.report(trial)


def test_rolling_restart(several: Place) -> None:
    """Both processes are replaced while people play, and no deed fails twice."""
    found = asyncio.run(rolling.run(several, rounds=1, tables=4, pause=0.3, between=1, show=quiet))
    assert found.processes == 2
    assert found.deeds > 10
    assert found.failures == 0
    assert found.findings == nothing()
    assert "| failed twice | 0 |" in rolling.report(found)


def test_what_was_tampered_with_is_found(alone: Place) -> None:
    """When the database has changed behind everybody's back, the inquiry says what, and at which table."""

    def make(browser: Quick, story: Story, seat: Viewer, seed: int) -> Person:
        return Person(browser, story, seat, seed, pause=0.05, keep=True)

    async def play() -> Crowd:
        crowd = Crowd(alone.url, [Setting("carolus_magnus", 2)], make)
        crowd.come(2)
        while crowd.accepted < 20:  # noqa: ASYNC110  (they play by themselves)
            await asyncio.sleep(0.05)
        await crowd.leave()
        for story in crowd.stories.values():
            story.went_on = True
        return crowd

    async def look(crowd: Crowd) -> dict[str, list[str]]:
        findings, _ = await inquire(alone, crowd.stories.values(), quiet)
        return {name: lines for name, lines in findings.items() if lines}

    crowd = asyncio.run(play())
    assert asyncio.run(look(crowd)) == {}
    table, other = list(crowd.stories)[:2]
    deed = next(deed for deed in crowd.stories[table].deeds if deed.answered)
    alone.database.change(
        "UPDATE entry SET key = 'x' WHERE table_id = :table AND key = :key", table=table, key=deed.key
    )
    alone.database.change(
        "UPDATE entry SET payload = 'nonsense' WHERE table_id = :table AND number = 2", table=other
    )
    found = asyncio.run(look(crowd))
    assert set(found) == {"lost", "doubled", "altered"}
    assert [line.partition(":")[0] for line in found["lost"]] == [table]
    assert {line.partition(":")[0] for line in found["altered"]} == {other}
