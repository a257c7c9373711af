"""The clock of the machine is set while people play: nobody loses time by it, nobody gains any."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from hoftag.server import timing
from hoftag.server.pool import Pool
from hoftag.server.storage import Storage
from hoftag.server.tables import Tables
from hoftag.server.timing import Time
from tests.server.databases import in_file
from tests.server.player import ME, SHORT, Browser, Player, open_table
from tests.server.serving import Threaded

DAY = 86400.0


class Wall:
    """A clock of a machine that somebody sets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.by = 0.0
        real = timing.wall
        monkeypatch.setattr(timing, "wall", lambda: real() + self.by)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    """The clock of this machine."""
    return Wall(monkeypatch)


@pytest.mark.parametrize("by", [DAY, -DAY])
def test_time_passes_evenly(wall: Wall, by: float) -> None:
    """A server has the time that it started with; a new one takes the new time over."""
    time = Time()
    before = time.now()
    assert before == pytest.approx(timing.wall(), abs=1)
    wall.by = by
    assert 0 <= time.now() - before < 60
    assert time.set_by() == pytest.approx(by, abs=1)
    assert Time().now() == pytest.approx(before + by, abs=60)


@pytest.mark.parametrize("by", [DAY, -DAY])
def test_nobody_loses_a_seat(wall: Wall, by: float, tmp_path: Path) -> None:
    """Clocks of a game go on as if nothing had happened, whatever is played afterwards."""

    async def run(base: str) -> None:
        async with Browser(base) as host:
            await host.enter("Lothar")
            clock = {"kind": "move", "seconds": 3600}
            seats = [ME, {"kind": "me", "name": "Judith"}]
            table = (await open_table(host, "carolingi", seats, options=SHORT, clock=clock, start=True))["id"]
            wall.by = by
            for seat in (0, 1):
                player = Player(host, table, seat)
                player.see(await host.get(f"/api/tables/{table}/view", seat=seat))
                await player.act()
                assert len(player.accepted) == 1
            await asyncio.sleep(0.3)  # a timer that is wrong would go off at once
            info = await host.get(f"/api/tables/{table}")
            assert not any(seat["left"] for seat in info["seats"])
            assert all(
                3500 < seat["seconds"] <= 3600 for seat in info["seats"] if seat["seconds"] is not None
            )
            assert any(seat["seconds"] is not None for seat in info["seats"])

    with Threaded(tmp_path / "hoftag.db") as server:
        asyncio.run(run(server.base))


def test_it_is_said(wall: Wall, tmp_path: Path) -> None:
    """Once for every time that the clock was set; a clock that is only a little off is not worth a word."""

    async def look() -> list[float]:
        tables = Tables(Storage(in_file(tmp_path / "hoftag.db").url), thinkers=Pool(1))
        with capture_logs() as lines:
            for wall.by in (0.0, 0.4, 3600.0, 3600.2, -10.0):
                tables.check_clock()
        await tables.storage.close()
        return [line["seconds"] for line in lines if line["event"] == "clock of the machine was set"]

    assert asyncio.run(look()) == [pytest.approx(3600, abs=1), pytest.approx(-3610, abs=1)]
