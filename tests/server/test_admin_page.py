"""The admin page's routes: for appointed accounts alone, and never what is secret at a table."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.cli.tool import call
from tests.server.databases import ALL
from tests.server.player import BOT, ME, OPEN, SHORT, Browser, Json, open_table
from tests.server.serving import Threaded

DATABASES = ALL
PASSWORD = "Ingelheim am Rhein"
ROUTES = [
    ("GET", "state"),
    ("GET", "tables"),
    ("GET", "tables?status=nonsense"),
    ("GET", "tables/unknown"),
    ("POST", "tables/unknown/close"),
    ("POST", "tables/unknown/record"),
    ("GET", "audit"),
    ("DELETE", "audit"),
    ("GET", "nothing"),
]


async def account(browser: Browser, server: Threaded, name: str, *, appoint: bool) -> Json:
    """Somebody with a password, appointed or not."""
    await browser.enter(name)
    me: Json = await browser.post("/api/account", {"name": name, "password": PASSWORD})
    if appoint:
        answer = await asyncio.to_thread(call, "admin", "appoint", name, "--db", server.database.url)
        assert answer.code == 0, answer.err
    return me


def likeness(answer: Any) -> tuple[object, ...]:
    """What a stranger can tell of an answer, apart from the address that it repeats."""
    headers = {name: answer.headers[name] for name in answer.headers if name not in ("x-request-id", "date")}
    headers.pop("content-length", None)
    return answer.status_code, answer.json()["code"], sorted(headers)


def test_nobody_else_finds_it(base: str, server: Threaded) -> None:
    """To strangers, guests and other accounts every route looks like one that does not exist."""

    async def run() -> None:
        async with Browser(base) as stranger, Browser(base) as guest, Browser(base) as other:
            await stranger.ask("GET", "/api/me")
            await guest.enter("Gast")
            await account(other, server, "Otto", appoint=False)
            for browser in (stranger, guest, other):
                for method, path in ROUTES:
                    data = {"wrong": 1} if method == "POST" else None
                    found = await browser.ask(method, f"/api/admin/{path}", data)
                    nothing = await browser.ask(method, f"/api/elsewhere/{path}", data)
                    assert likeness(found) == likeness(nothing), (method, path)
                    assert found.status_code == 404
                assert not (await browser.get("/api/me"))["admin"]

    asyncio.run(run())


def test_appointed_and_dismissed(base: str, server: Threaded) -> None:
    """Whoever was appointed sees the page at once, and whoever was dismissed no longer."""

    async def run() -> None:
        async with Browser(base) as admin:
            await account(admin, server, "Judith", appoint=True)
            state = await admin.get("/api/admin/state")
            assert state["tables"].keys() == {"waiting", "playing", "over", "closed"}
            assert state["accounts"] >= 1
            assert state["servers"] == len(base.split())
            await asyncio.to_thread(call, "admin", "dismiss", "judith", "--db", server.database.url)
            assert await admin.refused("GET", "/api/admin/state") == (404, "not-found")
            await asyncio.to_thread(call, "admin", "appoint", "Judith", "--db", server.database.url)
            trail = await admin.get("/api/admin/audit")
            assert [line["what"] for line in trail if line["facts"].get("account") == "Judith"] == [
                "appoint",
                "dismiss",
                "appoint",
            ]

    asyncio.run(run())


def test_one_table(base: str, server: Threaded) -> None:
    """A running table is shown without secret choices; its record only to who insists, and that is on the trail."""

    async def run() -> None:
        async with Browser(base) as admin, Browser(base) as host, Browser(base) as guest:
            await account(admin, server, "Adelheid", appoint=True)
            await host.enter("Lothar")
            await guest.enter("Karl")
            table = (await open_table(host, "carolingi", [ME, OPEN, BOT], options=SHORT, title="Pfalz"))["id"]
            await guest.post(f"/api/tables/{table}/seats/1", {"do": "sit"})
            await host.post(f"/api/tables/{table}/start")
            asked = (await host.get(f"/api/tables/{table}/view", seat=0))["asked"]
            notation = asked["choices"][0]["notation"]
            await host.post(
                f"/api/tables/{table}/actions",
                {"seat": 0, "asked": asked["id"], "notation": notation, "key": "a"},
            )
            listed = await admin.get("/api/admin/tables", find="pfalz")
            assert [row["id"] for row in listed["tables"]] == [table]
            assert (await admin.get("/api/admin/tables", find="Karl", status="over"))["found"] == 0
            assert (await admin.get("/api/admin/tables", find="Karl"))["tables"][0]["people"][:2] == [
                "Lothar",
                "Karl",
            ]
            answer = await admin.ask("GET", f"/api/admin/tables/{table}")
            info = answer.json()
            mine = [line for line in info["log"] if line["kind"] == "play" and line["by"] == "Lothar"]
            assert [line["text"] for line in mine] == [None]
            assert notation not in answer.text
            secret = await asyncio.to_thread(
                server.database.ask, "SELECT secret FROM game_table WHERE id = :id", id=table
            )
            assert bytes(secret[0][0]).hex() not in answer.text
            assert info["broken"] is None

            record = f"/api/admin/tables/{table}/record"
            assert await admin.refused("POST", record) == (409, "table-playing-still")
            text = await admin.ask("POST", record, running=True)
            assert notation in text.text
            assert "secret" not in text.text.splitlines()[-1]
            trail = (await admin.get(f"/api/admin/tables/{table}"))["trail"]
            assert [(line["what"], line["name"], line["facts"]["status"]) for line in trail] == [
                ("export", "Adelheid", "playing")
            ]

    asyncio.run(run())


def test_closing(base: str, server: Threaded) -> None:
    """A closed table has ended for everybody, with the reason; who looks is told at once, whichever server he asks."""

    async def run() -> None:
        async with Browser(base) as admin, Browser(base) as host:
            await account(admin, server, "Gisela", appoint=True)
            await host.enter("Lothar")
            table = (await open_table(host, "carolingi", [ME, BOT], options=SHORT, start=True))["id"]
            close = f"/api/admin/tables/{table}/close"
            for why in ("", " ", "x" * 301):
                assert await admin.refused("POST", close, {"why": why}) == (422, "why-form")
            async with host.live(table, 0) as socket:
                await socket.recv()
                assert (await admin.post(close, {"why": "Opened  twice"}))["table"]["status"] == "closed"
                async with asyncio.timeout(20):
                    while '"status":"closed"' not in (news := str(await socket.recv())):
                        pass
                assert '"why":"Opened twice"' in news
            info = await host.get(f"/api/tables/{table}")
            assert info["notice"] == {
                "kind": "closed",
                "why": "Opened twice",
                "at": info["ended"],
                "actions": 0,
            }
            assert await host.refused("GET", f"/api/tables/{table}/view", seat=0) == (409, "table-closed")
            assert await admin.refused("POST", close, {"why": "again"}) == (409, "table-closed")
            assert await admin.refused("POST", "/api/admin/tables/none/close", {"why": "x"}) == (
                404,
                "table-unknown",
            )
            trail = (await admin.get(f"/api/admin/tables/{table}"))["trail"]
            assert [(line["what"], line["name"], line["facts"]) for line in trail] == [
                ("close", "Gisela", {"why": "Opened twice", "status": "playing"})
            ]

    asyncio.run(run())
