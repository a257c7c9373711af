"""Bots think in processes of their own; whatever happens to these, the table goes on."""

from __future__ import annotations

import asyncio
import os
import signal
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import hoftag
from hoftag.bots.registry import BOTS
from hoftag.match.record import take_back
from hoftag.server import thinking
from hoftag.server.pool import Pool
from hoftag.server.standing import Answer, Trouble
from hoftag.server.workers import Workers
from tests.server import bad_bots
from tests.server.player import BOT, ME, OPEN, SHORT, Browser, Player, open_table
from tests.server.serving import Hourglass, Threaded

ROOT = Path(__file__).resolve().parents[2]


def test_a_worker_follows_a_match() -> None:
    """With every record of a game, undone and taken back ones among them, a bot answers something legal."""
    match = hoftag.new("carolingi", players=3, seed=5, sundial=830)
    turn = 0
    while not match.over:
        turn += 1
        for seat in match.awaiting:
            [notation] = thinking.think(match.record(), seat, BOTS[turn % len(BOTS)], turn)
            assert match.why_not(seat, notation) is None
        match.play(seat, notation)
        if turn % 7 == 0 and match.can_undo(seat):
            match.undo(seat)
        if turn % 11 == 0:
            match = take_back(match, match.version - 3)


def test_all_parts_of_a_secret_choice_are_worked_out_at_once() -> None:
    """A whole plan, also where a part of another one lies already; played one by one it is handed in."""
    for bot in BOTS:
        for begun in ([], ["lay tax coin_0", "lay grain coin_1", "lay bid LAND"]):
            match = hoftag.new("wallenstein", players=3, seed=5)
            own: Any = match.view(1)["position"]
            for text in begun:
                match.play(1, text.replace("LAND", own["own"]["hand"][0]))
            for notation in thinking.think(match.record(), 1, bot, 3):
                assert 1 in match.awaiting
                match.play(1, notation)
            assert 1 not in match.awaiting


def test_a_killed_worker_is_replaced() -> None:
    """The question of a killed process is asked again."""

    async def run() -> None:
        record = hoftag.new("carolingi", players=3, seed=5).record()
        pool = Pool(1)
        workers = Workers(pool)
        assert (await workers.answer(record, 0, "greedy")).notations
        [before] = pool.processes[0].pids
        os.kill(before, signal.SIGKILL)
        assert (await workers.answer(record, 0, "greedy")).notations
        assert pool.processes[0].pids not in ([], [before])
        await workers.stop()

    asyncio.run(run())


def test_a_late_bot_disturbs_no_other() -> None:
    """The process of a bot that hangs is killed, and nobody else's."""

    async def run() -> None:
        record = hoftag.new("carolingi", players=3, seed=5).record()
        pool = Pool(2, bad_bots.hanging)
        workers = Workers(pool)
        greedy = [workers.answer(record, 0, "greedy") for _ in range(2)]
        assert all(answer.notations for answer in await asyncio.gather(*greedy))
        before = [process.pids for process in pool.processes]
        assert (await workers.answer(record, 0, bad_bots.BAD, 5.0)).by == "bot greedy for count slow 5"
        after = [process.pids for process in pool.processes]
        assert sum(pids == others for pids, others in zip(before, after, strict=True)) == 1
        await workers.stop()

    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(ROOT)  # where the processes find the bad bots
        asyncio.run(run())


def test_time_limit() -> None:
    """A bot that takes too long is given up; so is the one that stands in for it. Then the lot decides."""

    async def run() -> None:
        record = hoftag.new("carolingi", players=3, seed=5).record()
        workers = Workers(Pool(1), limit=0.0)
        answer = await workers.answer(record, 0, "greedy")
        assert answer == Answer([], "", Trouble("greedy", "slow", 0.0))
        await workers.stop()

    asyncio.run(run())


def test_without_workers_the_lot_decides(tmp_path: Path) -> None:
    """A whole game although no bot can think."""

    async def run(base: str) -> None:
        async with Browser(base) as browser:
            await browser.enter("Lothar")
            table = await open_table(browser, "carolingi", [ME, BOT], options=SHORT, start=True)
            await Player(browser, table["id"], 0).play()

    with Threaded(tmp_path / "hoftag.db") as server:
        assert server.tables is not None

        async def nothing(record: str, seat: int, bot: str, *_: object) -> Answer:
            return Answer([], "")

        server.tables.workers.answer = nothing  # type: ignore[method-assign, assignment]
        asyncio.run(run(server.base))


def test_suggestion(tmp_path: Path) -> None:
    """A computer player tells a person what it would do, to the last card; nothing changes, and nobody else may ask."""

    async def run(base: str) -> None:
        async with Browser(base) as browser, Browser(base) as other:
            await browser.enter("Tilly")
            await other.enter("Horn")
            table = await open_table(browser, "wallenstein", [ME, BOT, BOT], start=True)
            at = f"/api/tables/{table['id']}"
            player = Player(browser, table["id"], 0)
            player.see(await browser.get(f"{at}/view", seat=0))
            answers = (await browser.get(f"{at}/suggestion", seat=0))["answers"]
            assert (await browser.get(f"{at}/view", seat=0))["position"]["own"]["plan"] == {}
            assert len(answers) == 12
            for answer in answers:
                assert player.update is not None
                asked = player.update["asked"]["id"]
                await player.send("actions", {"seat": 0, "asked": asked, "notation": answer}, answer)
            assert [notation for _, notation in player.accepted] == answers

            assert await other.refused("GET", f"{at}/suggestion", seat=0) == (403, "not-your-seat")
            assert await browser.refused("GET", f"{at}/suggestion", seat=1) == (403, "not-your-seat")

    with Threaded(tmp_path / "hoftag.db") as server:
        asyncio.run(run(server.base))


class Watching(Player):
    """Counts what happens."""

    def has_more_than(self, events: int) -> bool:
        """Whether more has happened."""
        return len(self.log) > events


def test_pace(tmp_path: Path, hourglass: Hourglass) -> None:
    """Between two things that a bot lets people see lies the time of the table's pace."""

    async def run(base: str) -> None:
        async with Browser(base) as browser:
            await browser.enter("Lothar")
            table = await open_table(browser, "carolus_magnus", [BOT, BOT], start=True, pace="normal")
            watching = Watching(browser, table["id"], None)
            async with browser.live(table["id"]) as socket:
                await watching.look(socket, lambda: watching.update is not None)
                for _ in range(4):
                    events = len(watching.log)
                    await asyncio.sleep(0.3)
                    view = await browser.get(f"/api/tables/{table['id']}/view")
                    assert len(view["events"]) == events
                    hourglass.pass_by(1.2)
                    await watching.look(socket, partial(watching.has_more_than, events))

    with Threaded(tmp_path / "hoftag.db", time=hourglass) as server:
        asyncio.run(run(server.base))


def test_secret_choices_of_bots_come_at_once(tmp_path: Path, hourglass: Hourglass) -> None:
    """Nobody waits for what nobody sees."""

    async def run(base: str) -> None:
        async with Browser(base) as browser:
            await browser.enter("Lothar")
            table = await open_table(browser, "carolingi", [ME, BOT, BOT], start=True, pace="slow")
            me = Player(browser, table["id"], 0)
            async with browser.live(table["id"], 0) as socket:
                await me.look(socket, lambda: me.update is not None and me.update["awaiting"] == [0])

    with Threaded(tmp_path / "hoftag.db", time=hourglass) as server:
        asyncio.run(run(server.base))


def test_bots_wait_for_people(base: str) -> None:
    """With a person awaited nothing happens by itself."""

    async def run() -> None:
        async with Browser(base) as browser:
            await browser.enter("Lothar")
            table = await open_table(browser, "carolingi", [ME, OPEN, BOT], options=SHORT)
            where = f"/api/tables/{table['id']}"
            await browser.post(f"{where}/seats/1", {"do": "sit", "name": "Judith"})
            await browser.post(f"{where}/start")
            async with asyncio.timeout(60):  # until the bot has laid its tiles, on however busy a machine
                while 2 in (await browser.get(f"{where}/view"))["awaiting"]:  # noqa: ASYNC110  (the bot is in the server)
                    await asyncio.sleep(0.05)
            await asyncio.sleep(0.5)
            assert (await browser.get(f"{where}/view"))["awaiting"] == [0, 1]

    asyncio.run(run())
