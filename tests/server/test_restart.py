"""Servers stop, are killed, and start again: nothing accepted is lost, nothing is done twice, games go on."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from typing import Any

import httpx
import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol

from hoftag.match.verify import verify
from tests.conftest import FULL
from tests.server.databases import BOTH, Database
from tests.server.player import BOT, ME, SHORT, Browser, Player, open_table
from tests.server.serving import Process, Threaded

DATABASES = BOTH


def keys_in(database: Database, table: str) -> list[str]:
    """The keys of all entries, in order."""
    question = "SELECT key FROM entry WHERE table_id = :table AND key IS NOT NULL ORDER BY number"
    return [key for (key,) in database.ask(question, table=table)]


async def seat_three(base: str, game: str) -> list[Player]:
    """Two people (in one browser) and a bot at a new table."""
    browser = Browser(base)
    await browser.enter("Lothar")
    seats = [ME, {"kind": "me", "name": "Judith"}, BOT]
    table = await open_table(browser, game, seats, start=True, options=SHORT if game == "carolingi" else {})
    players = [Player(browser, table["id"], seat, seat) for seat in (0, 1)]
    for player in players:
        player.undoing = 0.1
    return players


async def check(database: Database, players: list[Player]) -> None:
    """Every yes of the server stands in the log, once, and the record is honest."""
    table = players[0].table
    browser = players[0].browser
    stored = await asyncio.to_thread(keys_in, database, table)
    assert len(set(stored)) == len(stored)
    for player in players:
        accepted = [key for key, _ in player.accepted]
        assert [key for key in stored if key.startswith(f"{player.seat}-")] == accepted
        view = await browser.get(f"/api/tables/{table}/view", seat=player.seat)
        assert view["events"] == player.log
    record = (await browser.ask("GET", f"/api/tables/{table}/record")).text
    verify(record)


def test_nothing_is_told_before_it_is_written(database: Database) -> None:
    """While the disk is slow nobody hears of a deed, not even who looks for the first time: it could still be lost."""
    server = Threaded(database)
    reached, gate = threading.Event(), threading.Event()

    async def wait(event: threading.Event) -> None:
        async with asyncio.timeout(20):
            while not event.is_set():  # noqa: ASYNC110  (the server runs in another thread)
                await asyncio.sleep(0.005)

    async def run() -> None:
        async with Browser(server.base) as browser:
            await browser.enter("Lothar")
            table = (await open_table(browser, "carolingi", [ME, ME], start=True))["id"]
            player = Player(browser, table, 0)
            player.see(await browser.get(f"/api/tables/{table}/view", seat=0))
            assert server.tables is not None
            storage = server.tables.storage
            commit = storage.commit

            async def slowly(*statements: Any) -> None:
                reached.set()
                await wait(gate)
                await commit(*statements)

            storage.commit = slowly  # type: ignore[method-assign]
            deed = asyncio.create_task(player.act())
            await wait(reached)
            view = asyncio.create_task(browser.get(f"/api/tables/{table}/view", seat=0))
            frames = asyncio.create_task(browser.get(f"/api/tables/{table}/frames", seat=0))
            async with browser.live(table, 0) as socket:
                news = asyncio.create_task(socket.recv())
                await asyncio.wait([deed, view, frames, news], timeout=0.5)
                assert not any(task.done() for task in (deed, view, frames, news))
                gate.set()
                await asyncio.gather(deed, news)
            assert (await view)["number"] == player.number == 2
            assert (await frames)["total"] == 2

    with server:
        asyncio.run(run())


def test_stop_and_start(database: Database) -> None:
    """A new server on the same database goes on in the middle of a game; browsers come back by themselves."""

    async def run() -> None:
        server = Threaded(database)
        await asyncio.to_thread(server.__enter__)
        players = await seat_three(server.base, "carolingi")
        playing = asyncio.gather(*(player.play() for player in players))
        for _ in range(3):
            before = len(players[0].accepted)
            while len(players[0].accepted) < before + 3 and not players[0].over:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            await asyncio.to_thread(server.stop)
            server = Threaded(database, port=server.port)
            await asyncio.to_thread(server.__enter__)
        await playing
        await check(database, players)
        assert sum(player.lost for player in players) > 0
        await players[0].browser.http.aclose()
        await asyncio.to_thread(server.stop)

    asyncio.run(run())


def test_who_comes_while_a_server_stops(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection that nobody has asked to close does not outlive the server: its other end asks elsewhere."""
    with Threaded(database) as server, httpx.Client(base_url=server.base) as client:
        port = server.port
        assert client.get("/api/health").status_code == 200
        with monkeypatch.context() as late:
            late.setattr(H11Protocol, "shutdown", lambda _: None)
            server.stop()
        with Threaded(database, port=port):
            assert client.get("/api/health", timeout=10).status_code == 200


def test_kill(database: Database) -> None:
    """Killed at random instants, the server loses nothing that it had said yes to."""
    kills = 25 if FULL else 2

    async def run() -> None:
        server = Process(database)
        await asyncio.to_thread(server.start)
        lot = random.Random(1)
        tables = [await seat_three(server.base, game) for game in ("carolingi", "carolingi")]
        playing = asyncio.gather(*(player.play() for players in tables for player in players))
        for _ in range(kills):
            if playing.done():
                tables += [await seat_three(server.base, "carolingi")]
                playing = asyncio.gather(*(player.play() for player in tables[-1]))
            await asyncio.sleep(lot.random() * 0.8)
            server.kill()
            await asyncio.to_thread(server.start)
        async with asyncio.timeout(240):
            await playing
        for players in tables:
            await check(database, players)
            await players[0].browser.http.aclose()
        assert await asyncio.to_thread(server.stop) == 0

    asyncio.run(run())


def test_bots_go_on_alone(database: Database) -> None:
    """A table of bots only goes on after a restart although nobody looks."""

    async def begin(base: str) -> str:
        async with Browser(base) as browser:
            await browser.enter("Lothar")
            table = await open_table(browser, "carolus_magnus", [BOT, BOT], start=True, pace="quick")
            return str(table["id"])

    def entries(table: str) -> int:
        question = "SELECT count(*) FROM entry WHERE table_id = :table"
        return int(database.ask(question, table=table)[0][0])

    with Threaded(database) as server:
        table = asyncio.run(begin(server.base))
    before = entries(table)
    with Threaded(database):
        until = time.monotonic() + 60
        while entries(table) < before + 3:
            assert time.monotonic() < until
            time.sleep(0.1)
