"""Somebody with a browser, as a script: speaks the API over HTTP and the socket, and plays by itself.

Used by the tests and by the load harness (benchmarks/load): it survives servers that go away.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from itertools import cycle
from types import TracebackType
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
GONE = (OSError, httpx.TransportError, websockets.WebSocketException, TimeoutError)
"""What it looks like when a server has gone away."""


class Browser:
    """A cookie jar, and the calls of the API.

    There may be several servers, separated by blanks: every call goes to the next one.
    """

    def __init__(self, base: str, language: str = "en") -> None:
        self.go_to(base)
        self.http = httpx.AsyncClient(
            headers={"accept-language": language}, timeout=20, follow_redirects=False
        )

    def go_to(self, base: str) -> None:
        """From now on ask another server."""
        self._servers = cycle(base.split())

    async def __aenter__(self) -> Browser:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def enter(self, name: str) -> Json:
        """Become somebody."""
        await self.ask("GET", "/api/me")
        me: Json = await self.post("/api/me", {"name": name})
        return me

    async def ask(self, method: str, path: str, data: object = None, **query: object) -> httpx.Response:
        """Any request, with what a page of ours sends along."""
        token = self.http.cookies.get("hoftag-csrf") or ""
        base = next(self._servers)
        headers = {"x-csrf-token": token, "origin": base}
        params = {key: str(value) for key, value in query.items() if value is not None}
        body = {} if data is None else {"json": data}
        return await self.http.request(method, base + path, params=params, headers=headers, **body)  # type: ignore[arg-type]

    async def get(self, path: str, **query: object) -> Any:
        """What is there; it must be granted."""
        return _granted(await self.ask("GET", path, **query))

    async def post(self, path: str, data: object = None, **query: object) -> Any:
        """Do something; it must be granted."""
        return _granted(await self.ask("POST", path, data, **query))

    async def refused(self, method: str, path: str, data: object = None, **query: object) -> tuple[int, str]:
        """Ask for something that is refused: status and code."""
        answer = await self.ask(method, path, data, **query)
        assert answer.status_code >= 400, answer.text
        problem = answer.json()
        assert problem["message"], problem
        assert "⟦" not in problem["message"], problem
        return answer.status_code, problem["code"]

    def live(self, table: str, seat: int | None = None, since: int = 0) -> connect:
        """The socket of a table."""
        base = next(self._servers)
        where = base.replace("http", "ws", 1)
        query = f"since={since}" + ("" if seat is None else f"&seat={seat}")
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookie} if cookie else {}
        return connect(
            f"{where}/api/tables/{table}/live?{query}",
            additional_headers=headers,
            origin=base,  # type: ignore[arg-type]
            max_size=2**22,
            open_timeout=10,
        )


def _granted(answer: httpx.Response) -> Any:
    assert answer.status_code < 300, (str(answer.url), answer.status_code, answer.text)
    return answer.json() if answer.content else None


class Player:
    """Sits at a table and answers whatever is asked, until the game is over."""

    def __init__(
        self, browser: Browser, table: str, seat: int | None, seed: int = 0, *, keep: bool = False
    ) -> None:
        self.browser = browser
        self.table = table
        self.seat = seat
        self.lot = random.Random(seed)
        self.key = 0
        self.undoing = 0.0
        """How often a second thought comes."""
        self.number = 0
        self.log: list[Json] = []
        self.update: Json | None = None
        self.room: Json | None = None
        self.accepted: list[tuple[str, str]] = []
        """Key and notation of everything that the server has said yes to."""
        self.raw: list[str] | None = [] if keep else None
        """Every message as it came."""
        self.updates: list[Json] = []
        self.choose: Callable[[Json], str] = self._any
        self.lost = 0
        """How often the server went away."""
        self.fresh = False
        """The socket is new and has not told anything yet."""

    def _any(self, asked: Json) -> str:
        laid: Json = ((self.update or {})["position"].get("own") or {}).get("plan", {})
        # a plan that is laid and cleared by lot would never be finished
        onward = [
            choice["notation"]
            for choice in asked["choices"]
            if choice["verb"] != "clear" and not (choice["verb"] == "lay" and choice["args"][0] in laid)
        ]
        return str(self.lot.choice(onward or [choice["notation"] for choice in asked["choices"]]))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.update is not None and self.update["outcome"] is not None

    # ---- looking

    async def play(self) -> None:
        """Play to the end, however often the server goes away."""
        while not self.over:
            try:
                async with self.browser.live(self.table, self.seat, self.number) as socket:
                    self.fresh = True
                    await self._follow(socket)
            except GONE:
                self.lost += 1
                await asyncio.sleep(0.05)

    async def _follow(self, socket: ClientConnection) -> None:
        while not self.over:
            self.take(str(await socket.recv()))
            await self.act()

    async def look(self, socket: ClientConnection, until: Callable[[], bool]) -> None:
        """Take news in until something is the case."""
        async with asyncio.timeout(20):
            while not until():
                self.take(str(await socket.recv()))

    def take(self, text: str) -> Json:
        """Take a message in."""
        if self.raw is not None:
            self.raw.append(text)
        news: Json = json.loads(text)
        if news["type"] == "update":
            self.see(news)
        elif news["type"] == "room":
            self.room = news["table"]
        return news

    def see(self, update: Json) -> None:
        """The log goes on from what it had; older news than what is known is not news."""
        fresh, self.fresh = self.fresh, False
        if self.update is not None and update["number"] < self.number:
            assert not fresh, "the server has forgotten what it had told"
            return
        assert update["keep"] <= len(self.log)
        self.log = self.log[: update["keep"]] + update["events"]
        self.number = update["number"]
        self.update = update
        self.updates.append(update)

    # ---- acting

    async def act(self) -> None:
        """Answer if something is asked that has not been answered."""
        update = self.update
        if update is None or self.seat is None or self.over:
            return
        asked = update["asked"]
        if asked is None or asked["answered"]:
            return
        if update["can_undo"] and self.lot.random() < self.undoing:
            await self.send("undo", {"seat": self.seat}, "undo")
            return
        notation = self.choose(asked)
        deed = {"seat": self.seat, "asked": asked["id"], "notation": notation}
        await self.send("actions", deed, notation)

    async def send(self, what: str, data: Json, note: str) -> Json | None:
        """Do something under a key of its own; None if the server has said no."""
        self.key += 1
        key = f"{self.seat}-{self.key}"
        update = await self.deliver(what, {**data, "key": key})
        if update is not None:
            self.accepted.append((key, note))
            self.learn(update)
        return update

    async def deliver(self, what: str, deed: Json) -> Json | None:
        """Send a deed until the server has said yes or no; the same key however often it must be sent."""
        while True:
            try:
                answer = await self.browser.ask("POST", f"/api/tables/{self.table}/{what}", deed)
            except GONE:
                self.lost += 1
                await asyncio.sleep(0.05)
                continue
            if answer.status_code == 503:
                await asyncio.sleep(0.05)
                continue
            if is_late(what, answer.status_code):
                return None  # the game has gone on; the socket will say how
            assert answer.status_code == 200, answer.text
            update: Json = answer.json()
            return update

    def learn(self, update: Json) -> None:
        """Take in the answer to a deed, unless the socket was quicker."""
        if update["number"] > self.number and update["keep"] <= len(self.log):
            self.see(update)


def is_late(what: str, status: int) -> bool:
    """Whether a deed was refused because the game has gone on."""
    return status == 409 or (what == "undo" and status == 422)


async def open_table(browser: Browser, game: str, seats: list[Json], **more: Any) -> Json:
    """Open a table with these seats; options by name, `start=True` begins at once."""
    options = {"players": len(seats), **more.pop("options", {})}
    data = {"game": game, "options": options, "seats": seats, "pace": "instant", **more}
    table: Json = await browser.post("/api/tables", data)
    return table


ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "bot": "random"}
SHORT: Json = {"sundial": 830}
"""A Carolingi of one year."""
