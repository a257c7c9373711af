"""The socket, the lobby, and talk."""

from __future__ import annotations

import asyncio
import contextlib
import json

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.databases import ALL
from tests.server.player import BOT, ME, OPEN, SHORT, Browser, Json, Player, open_table

DATABASES = ALL


async def next_news(socket: ClientConnection, kind: str) -> Json:
    """The next message of a kind."""
    async with asyncio.timeout(20):
        while True:
            news: Json = json.loads(str(await socket.recv()))
            if news["type"] == kind:
                return news


def test_ping_and_garbage(base: str) -> None:
    """A ping is answered; garbage gets a problem in the right language; the socket and the table go on."""

    async def run() -> None:
        async with Browser(base) as browser:
            await browser.enter("Lothar")
            table = await open_table(browser, "carolingi", [ME, BOT], options=SHORT, start=True)
            async with browser.live(table["id"], 0) as socket:
                for garbage in ("", "{", "[]", '{"type":"pong"}', '{"type":"play"}', "\ud7ff" * 100):
                    await socket.send(garbage)
                    news = await next_news(socket, "problem")
                    assert news["problem"]["code"] == "socket-garbage"
                await socket.send(b"\xff\x00")
                await next_news(socket, "problem")
                await socket.send('{"type":"ping"}')
                assert (await next_news(socket, "pong"))["now"] > 0

    asyncio.run(run())


def test_sockets_that_are_refused(base: str) -> None:
    """A table that does not exist, a seat that is not mine, a seat that is no number."""

    async def run() -> None:
        async with Browser(base) as browser:
            await browser.enter("Lothar")
            table = await open_table(browser, "carolingi", [ME, BOT], options=SHORT, start=True)
            for where, seat, status in (
                ("nowhere", None, 4404),
                (table["id"], 1, 4403),
                (table["id"], 9, 4404),
            ):
                async with browser.live(where, seat) as socket:
                    assert json.loads(str(await socket.recv()))["type"] == "problem"
                    with contextlib.suppress(ConnectionClosed):
                        await socket.recv()
                    assert socket.close_code == status

    asyncio.run(run())


def test_presence(base: str) -> None:
    """Who is there and how many watch is seen by everybody, as it changes."""

    async def run() -> None:
        async with Browser(base) as host, Browser(base) as friend, Browser(base) as stranger:
            await host.enter("Lothar")
            await friend.enter("Judith")
            table = await open_table(host, "carolingi", [ME, OPEN])
            where = f"/api/tables/{table['id']}"
            await friend.post(f"{where}/seats/1", {"do": "sit"})
            me = Player(host, table["id"], None)

            def online() -> list[bool]:
                assert me.room is not None
                return [seat["online"] for seat in me.room["seats"]]

            async with host.live(table["id"]) as socket:
                await me.look(socket, lambda: me.room is not None and online() == [True, False])
                assert me.room is not None
                assert me.room["spectators"] == 0
                async with friend.live(table["id"]), stranger.live(table["id"]):
                    await me.look(socket, lambda: online() == [True, True])
                    await me.look(socket, lambda: me.room is not None and me.room["spectators"] == 1)
                await me.look(socket, lambda: online() == [True, False])
                revision = me.room["revision"]
                await host.post("/api/me", {"name": "Kaiser Lothar"})
                await me.look(
                    socket, lambda: me.room is not None and me.room["seats"][0]["name"] == "Kaiser Lothar"
                )
                assert me.room["host_name"] == "Kaiser Lothar"
                assert me.room["revision"] > revision

    asyncio.run(run())


def test_talk(base: str) -> None:
    """What is said reaches everybody, those who come later too; it has a measure and an owner."""

    async def run() -> None:
        async with Browser(base) as host, Browser(base) as guest:
            await host.enter("Lothar")
            await guest.enter("Judith")
            table = await open_table(host, "carolingi", [ME, OPEN])
            chat = f"/api/tables/{table['id']}/chat"
            async with guest.live(table["id"]) as socket:
                await host.post(chat, {"text": "  Gott   zum Gruß! \n", "seat": 0})
                line = (await next_news(socket, "chat"))["lines"][0]
                assert (line["number"], line["name"], line["seat"]) == (1, "Lothar", 0)
                assert line["text"] == "Gott zum Gruß!"
                await guest.post(chat, {"text": "<b>&amp;"})
                assert (await next_news(socket, "chat"))["lines"][0]["text"] == "<b>&amp;"
            for text in ("", "   ", "\u200b", "x" * 501):
                assert await host.refused("POST", chat, {"text": text}) == (422, "talk-form")
            assert await guest.refused("POST", chat, {"text": "I am Lothar", "seat": 0}) == (
                403,
                "not-your-seat",
            )
            said = await asyncio.gather(*(host.post(chat, {"text": f"line {n}"}) for n in range(5)))
            assert sorted(line["number"] for line in said) == [3, 4, 5, 6, 7]
            assert [line["number"] for line in await guest.get(chat, since=2)] == [3, 4, 5, 6, 7]
            async with guest.live(table["id"]) as socket:
                assert len((await next_news(socket, "chat"))["lines"]) == 7

    asyncio.run(run())


def test_lobby(base: str) -> None:
    """Mine first, those that wait for me before all; open tables; tables to watch; nothing that is private."""

    async def run() -> None:
        async with Browser(base) as host, Browser(base) as guest, Browser(base) as stranger:
            await host.enter("Lothar")
            await guest.enter("Judith")
            private = await open_table(host, "carolingi", [ME, OPEN])
            public = await open_table(host, "carolus_magnus", [ME, OPEN], public=True)
            playing = await open_table(host, "carolingi", [ME, BOT], options=SHORT, public=True, start=True)
            hidden = await open_table(
                host, "carolingi", [ME, BOT], options=SHORT, public=True, start=True, spectators=False
            )
            await asyncio.sleep(0.3)
            mine = (await host.get("/api/lobby"))["mine"]
            ids = [card["id"] for card in mine]
            assert set(ids) == {private["id"], public["id"], playing["id"], hidden["id"]}
            assert {ids[0], ids[1]} == {playing["id"], hidden["id"]}
            card = mine[0]
            assert card["my_turn"]
            assert card["prompt"] == "place"
            assert card["chapter"] == {"year": 830, "season": "winter"} or "year" in card["chapter"]
            for browser in (guest, stranger):
                lists = await browser.get("/api/lobby")
                assert lists["mine"] == []
                shown = {card["id"] for card in lists["open"]}
                assert public["id"] in shown
                assert private["id"] not in shown
                watched = {card["id"] for card in lists["watch"]}
                assert playing["id"] in watched
                assert hidden["id"] not in watched
                assert not any(card["mine"] or card["my_turn"] for card in lists["watch"])
            await guest.post(f"/api/tables/{public['id']}/seats/1", {"do": "sit"})
            lists = await guest.get("/api/lobby")
            assert [card["id"] for card in lists["mine"]] == [public["id"]]
            assert public["id"] not in {card["id"] for card in lists["open"]}

    asyncio.run(run())


def test_games_and_boards(base: str) -> None:
    """All that a client must know comes from the server."""

    async def run() -> None:
        async with Browser(base) as browser:
            games = {game["name"]: game for game in await browser.get("/api/games")}
            assert set(games) == {"carolingi", "carolus_magnus", "wallenstein"}
            assert games["carolingi"]["seats"]["3"] == ["red", "blue", "yellow"]
            assert games["carolingi"]["display_names"]["de"]["land"]["anjou"]
            for game in games.values():
                answer = await browser.ask("GET", f"/api/boards/{game['board']}")
                assert answer.json()["meta"]
                assert "immutable" in answer.headers["cache-control"]
            assert await browser.refused("GET", "/api/boards/0123") == (404, "board-unknown")
            await browser.enter("Lothar")
            table = await open_table(browser, "carolingi", [ME, OPEN])
            picture = await browser.ask("GET", f"/api/tables/{table['id']}/qr.svg")
            assert picture.headers["content-type"].startswith("image/svg+xml")
            assert b"<svg" in picture.content

    asyncio.run(run())


def test_a_guest_becomes_part_of_an_account(base: str) -> None:
    """Signing in moves the guest's tables into the account, also while they are played."""

    async def run() -> None:
        async with Browser(base) as home, Browser(base) as phone:
            await home.enter("Lothar")
            await home.post("/api/account", {"name": "Lothar von Aachen", "password": "mittelreich"})
            await phone.enter("Gast")
            table = await open_table(phone, "carolingi", [ME, BOT], options=SHORT, start=True)
            await phone.post("/api/session", {"name": "Lothar von Aachen", "password": "mittelreich"})
            for browser in (home, phone):
                assert (await browser.get(f"/api/tables/{table['id']}/view", seat=0))["seat"] == 0
                assert (await browser.get(f"/api/tables/{table['id']}"))["host"]

    asyncio.run(run())
