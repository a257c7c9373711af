"""The database goes away or is full while people play: it is said, nothing is lost, and the game goes on afterwards."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

from hoftag.server.storage import Storage
from hoftag.server.trouble import Away, Full
from tests.conftest import FULL
from tests.server.databases import Database, in_file
from tests.server.player import BOT, ME, SHORT, Browser, Json, Player, open_table
from tests.server.serving import Threaded
from tests.server.test_restart import check, keys_in, seat_three
from tests.services.postgresql import PostgreSQL

SORRY = {
    "en": ("The database cannot be reached", "The server has no room left"),
    "de": ("Die Datenbank ist gerade nicht zu erreichen", "Der Server hat keinen Platz mehr"),
    "fr": ("La base de données ne peut pas être jointe", "Le serveur n’a plus de place"),
}


@pytest.fixture
def own_postgresql() -> Iterator[PostgreSQL]:
    """A PostgreSQL that a test may stop and kill."""
    server = PostgreSQL()
    server.start()
    yield server
    server.remove()


def test_postgresql_is_killed(own_postgresql: PostgreSQL, tmp_path: Path) -> None:
    """Killed and started again while people and a bot play, it has kept every action that was accepted, once."""
    database = Database(own_postgresql.new_database(), tmp_path)
    kills = 25 if FULL else 3

    async def run(base: str) -> None:
        lot = random.Random(2)
        tables = [await seat_three(base, "carolingi") for _ in range(2)]
        playing = asyncio.gather(*(player.play() for players in tables for player in players))
        for number in range(kills):
            await asyncio.sleep(0.1 + lot.random() * 0.5)
            await asyncio.to_thread(own_postgresql.stop if number % 3 == 2 else own_postgresql.kill)
            await asyncio.sleep(lot.random() * 0.5)
            await asyncio.to_thread(own_postgresql.start)
        async with asyncio.timeout(120):
            await playing
        for players in tables:
            await check(database, players)
            await players[0].browser.http.aclose()

    with Threaded(database) as server:
        asyncio.run(run(server.base))


def test_postgresql_is_away(own_postgresql: PostgreSQL, tmp_path: Path) -> None:
    """Without its database a server says so, in the language of whoever asks, and goes on when it is back."""

    async def run(base: str) -> None:
        async with Browser(base) as browser:
            await browser.enter("Lothar")
            table = (await open_table(browser, "carolingi", [ME, ME], start=True, options=SHORT))["id"]
            player = Player(browser, table, 0)
            player.see(await browser.get(f"/api/tables/{table}/view", seat=0))
            await asyncio.to_thread(own_postgresql.stop)
            for language, (sentence, _) in SORRY.items():
                browser.http.headers["accept-language"] = language
                answer = await browser.ask("POST", f"/api/tables/{table}/actions", first_deed(player))
                assert (answer.status_code, answer.json()["code"]) == (503, "database-away")
                assert answer.headers["retry-after"] == "2"
                assert answer.json()["message"].startswith(sentence)
            assert (await browser.ask("GET", "/api/health")).status_code == 503
            await asyncio.to_thread(own_postgresql.start)
            await player.act()
            assert len(player.accepted) == 1
            assert (await browser.ask("GET", "/api/health")).status_code == 200

    with Threaded(Database(own_postgresql.new_database(), tmp_path)) as server:
        asyncio.run(run(server.base))


def test_nobody_waits_for_a_bot_in_vain(tmp_path: Path) -> None:
    """When the words of the database are lost, after or before it has written, the table goes on by itself."""
    server = Threaded(in_file(tmp_path / "hoftag.db"))

    async def run() -> None:
        assert server.tables is not None
        storage = server.tables.storage
        commit = storage.commit
        count = 0

        async def unsure(*statements: Any) -> None:
            nonlocal count
            count += 1
            if count % 4 == 0:
                raise Away("before it was written")
            await commit(*statements)
            if count % 4 == 2:
                raise Away("after it was written")

        async with Browser(server.base) as browser:
            await browser.enter("Lothar")
            table = (await open_table(browser, "carolus_magnus", [ME, BOT], start=True))["id"]
            storage.commit = unsure  # type: ignore[method-assign]
            player = Player(browser, table, 0)
            async with asyncio.timeout(60), browser.live(table, 0) as socket:
                while len(player.accepted) < 6 and not player.over:
                    player.take(str(await socket.recv()))
                    await player.act()
            storage.commit = commit  # type: ignore[method-assign]
            stored = await asyncio.to_thread(keys_in, in_file(tmp_path / "hoftag.db"), table)
            assert stored == [key for key, _ in player.accepted]

    with server:
        asyncio.run(run())


def test_a_full_disk(tmp_path: Path) -> None:
    """What cannot be written has not happened, and it is said why; with room again the same deed is accepted."""
    server = Threaded(in_file(tmp_path / "hoftag.db"))

    async def run() -> None:
        assert server.tables is not None
        storage = server.tables.storage
        async with Browser(server.base) as browser:
            await browser.enter("Lothar")
            table = (await open_table(browser, "carolingi", [ME, ME], start=True, options=SHORT))["id"]
            player = Player(browser, table, 0)
            player.see(await browser.get(f"/api/tables/{table}/view", seat=0))
            before = player.update
            allow(storage, 1)
            for language, (_, sentence) in SORRY.items():
                browser.http.headers["accept-language"] = language
                title = {"game": "carolingi", "options": SHORT | {"players": 2}, "title": "x" * 60}
                for _ in range(200):  # until the pages that there are already are full
                    answer = await browser.ask("POST", "/api/tables", title)
                    if answer.status_code != 201:
                        break
                assert (answer.status_code, answer.json()["code"]) == (507, "disk-full"), answer.text
                assert answer.json()["message"].startswith(sentence)
            assert await browser.get(f"/api/tables/{table}/view", seat=0) == before
            allow(storage, 1_000_000)
            await player.act()
            assert len(player.accepted) == 1

    with server:
        asyncio.run(run())


def test_a_full_disk_for_accepted_actions(tmp_path: Path) -> None:
    """Actions have a connection of their own; what does not fit is not written there either."""

    async def run() -> None:
        storage = Storage(in_file(tmp_path / "hoftag.db").url)
        await storage.migrate()
        await storage.commit((text("PRAGMA max_page_count=1"), {}))
        with pytest.raises(Full):
            await storage.commit(
                (text("INSERT INTO secret VALUES ('large', :value)"), {"value": "x" * 100_000})
            )
        async with storage.read() as db:
            assert (await db.execute(text("SELECT count(*) FROM secret"))).scalar_one() == 0
        await storage.commit((text("INSERT INTO secret VALUES ('small', 'x')"), {}))
        await storage.close()

    asyncio.run(run())


def first_deed(player: Player) -> Json:
    """The first of the possible answers."""
    assert player.update is not None
    asked = player.update["asked"]
    return {"seat": 0, "asked": asked["id"], "notation": asked["choices"][0]["notation"], "key": "first"}


def allow(storage: Any, pages: int) -> None:
    """Let the file grow no further than so many pages, or than it is: SQLite then finds the disk full."""

    def limit(connection: Any, _record: object, _proxy: object = None) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA max_page_count={pages}")
        cursor.close()

    event.listen(storage.engine.sync_engine, "checkout", limit)
