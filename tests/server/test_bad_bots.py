"""A bot that crashes, hangs or answers nonsense is replaced for that answer, and everybody at the table can read it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hoftag.server.pool import Pool
from hoftag.server.thinking import Make
from tests.server import bad_bots
from tests.server.player import ME, Browser, Json, Player, open_table
from tests.server.serving import Threaded

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 5
"""Long enough for a process that starts anew on a busy machine; a hanging bot takes them all."""


async def first_note(base: str) -> tuple[str, Json]:
    """Play with a bad bot until it has failed once: the table, and what is noted."""
    async with Browser(base) as browser:
        await browser.enter("Lothar")
        seats = [{"kind": "bot", "bot": bad_bots.BAD}, ME]
        table = (await open_table(browser, "carolus_magnus", seats, start=True, pace="instant"))["id"]
        player = Player(browser, table, 1)
        async with asyncio.timeout(120), browser.live(table, 1) as socket:
            while player.update is None or not player.update["notes"]:
                player.take(str(await socket.recv()))
                await player.act()
        return table, player.update["notes"][0]


@pytest.mark.parametrize(
    ("make", "failure"),
    [
        (bad_bots.crashing, "crashed"),
        (bad_bots.raising, "crashed"),
        (bad_bots.hanging, "slow"),
        (bad_bots.babbling, "nonsense"),
    ],
)
def test_greedy_stands_in(tmp_path: Path, make: Make, failure: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game goes on, and the log says who answered for whom and why; also to whoever comes after a restart."""
    monkeypatch.syspath_prepend(ROOT)  # where the processes find the bad bots
    with Threaded(tmp_path / "hoftag.db") as server:
        assert server.tables is not None
        assert isinstance(server.tables.workers.thinkers, Pool)
        server.tables.workers.thinkers.make = make
        server.tables.workers.limit = SECONDS
        table, note = asyncio.run(first_note(server.base))
    told = {"seat": 0, "bot": "count", "stand_in": "greedy", "failure": failure, "seconds": SECONDS}
    assert {key: note[key] for key in told} == told

    async def look(base: str) -> Json:
        async with Browser(base) as browser:
            seen: Json = await browser.get(f"/api/tables/{table}/view")
            return seen

    with Threaded(tmp_path / "hoftag.db") as server:
        seen = asyncio.run(look(server.base))
    assert {key: seen["notes"][0][key] for key in told} == told
    assert 0 < seen["notes"][0]["after"] <= len(seen["events"])
