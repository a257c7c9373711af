"""People who play by themselves, remember everything, and come back whatever happens."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import dataclass
from typing import Final

from websockets.asyncio.client import ClientConnection

from benchmarks.load.history import Deed, Story, moment
from benchmarks.load.quick import Quick
from hoftag.server.sights import Viewer
from tests.server.player import BOT, GONE, ME, OPEN, SHORT, Json, Player, is_late, open_table

SILENCE: Final = 30.0
"""Seconds without news after which somebody looks whether there should have been some."""
SEEN: Final = ("events", "position", "asked", "awaiting", "can_undo", "outcome")
"""What is compared of two views."""


@dataclass(frozen=True)
class Setting:
    """What is played, and who plays."""

    game: str
    people: int
    bots: int = 0
    options: tuple[tuple[str, int | str | bool], ...] = ()
    undoing: float = 0.0
    """How often people have second thoughts."""


SHORT_CAROLINGI: Final = tuple(SHORT.items())


class Person(Player):
    """Somebody with a browser of their own."""

    browser: Quick

    def __init__(
        self, browser: Quick, story: Story, seat: Viewer, seed: int, *, pause: float, keep: bool
    ) -> None:
        super().__init__(browser, story.table, seat, seed)
        self.story = story
        self.pause = pause
        """Mean seconds of thought before an answer."""
        self.keep = keep
        """Whether all messages are kept."""
        self.gate: asyncio.Event | None = None
        """Opens when everybody has sat down; None: there is no need to wait."""
        self.seconds: list[float] = []
        """How long each answer took."""
        self.unanswered: Counter[str] = Counter()
        """Why deeds had to be sent again."""
        self.socket: ClientConnection | None = None
        self._returning = False

    # ---- looking

    async def _follow(self, socket: ClientConnection) -> None:
        self.socket = socket
        if self._returning:
            self.story.returns += 1
            await self._hear(socket)
            await self.compare(socket)
            await self.act()
        self._returning = True
        while not self.over:
            await self._hear(socket)
            await self.act()

    async def _hear(self, socket: ClientConnection) -> None:
        """Wait for news; after a long silence look whether there should have been some."""
        try:
            async with asyncio.timeout(SILENCE):
                self.take(str(await socket.recv()))
                while self.fresh:  # the table is told before the match
                    self.take(str(await socket.recv()))
        except TimeoutError:
            await self.compare(socket)

    def take(self, text: str) -> Json:
        """Take a message in, and keep it."""
        if self.keep:
            self.story.hear(self.seat, text)
        return super().take(text)

    def see(self, update: Json) -> None:
        """Only the last update is needed."""
        super().see(update)
        del self.updates[:-1]

    async def compare(self, socket: ClientConnection) -> None:
        """Compare what the socket has told with what somebody gets who asks now."""
        for _ in range(5):
            before = self.number
            answer = await self.browser.ask("GET", f"/api/tables/{self.table}/view", seat=self.seat)
            if answer.status_code != 200:
                return  # the database is away; there will be another occasion
            if self.keep:
                self.story.hear(self.seat, answer.text)
            view: Json = answer.json()
            if view["number"] < before:
                self.story.unequal.append(
                    f"viewer {self.seat} was told {before}, but there is {view['number']}"
                )
                return
            if not await self._reach(socket, view["number"]):
                return
            if view["number"] == self.number and self.update is not None:
                self.story.compared += 1
                told = {**self.update, "events": self.log}
                if other := [name for name in SEEN if told[name] != view[name]]:
                    self.story.unequal.append(f"viewer {self.seat} at {self.number}: {', '.join(other)}")
                return

    async def _reach(self, socket: ClientConnection, number: int) -> bool:
        """Wait until the socket has told so much; it is a fault if it does not."""
        try:
            async with asyncio.timeout(SILENCE):
                while self.number < number:
                    self.take(str(await socket.recv()))
        except TimeoutError:
            self.story.unequal.append(f"viewer {self.seat} was told {self.number}, but not {number}")
            return False
        return True

    # ---- acting

    async def send(self, what: str, data: Json, note: str) -> Json | None:
        """Think, then do it, and remember it."""
        if self.gate is not None:
            await self.gate.wait()
        if self.pause:
            await asyncio.sleep(self.lot.expovariate(1 / self.pause))
        assert self.seat is not None
        self.key += 1
        deed = Deed(self.seat, f"{self.seat}-{self.key}", note)
        self.story.deeds.append(deed)
        began = time.perf_counter()
        update = await self.deliver(what, {**data, "key": deed.key})
        if update is not None:
            self.seconds.append(time.perf_counter() - began)
            deed.answered = moment()
            self.learn(update)
        return update

    async def deliver(self, what: str, deed: Json) -> Json | None:
        """Send a deed until the server has said yes or no."""
        path = f"/api/tables/{self.table}/{what}"
        while True:
            try:
                answer = await self.browser.ask("POST", path, deed)
            except GONE as error:
                self.failed(type(error).__name__)
                await asyncio.sleep(0.1)
                continue
            if answer.status_code == 200:
                if self.keep:
                    self.story.hear(self.seat, answer.text)
                update: Json = answer.json()
                return update
            if is_late(what, answer.status_code):
                return None  # the game has gone on; the socket will say how
            if answer.status_code < 500:
                self.story.bad.append(answer.text)
                return None
            if answer.status_code != 503:
                self.story.bad.append(answer.text)
            self.failed(str(answer.status_code))
            await asyncio.sleep(0.1)

    def failed(self, why: str) -> None:
        """There was no answer; it is sent again."""
        self.lost += 1
        self.unanswered[why] += 1


async def sit_down(base: str, setting: Setting) -> tuple[Story, list[Quick]]:
    """A new table, on which the game has begun; one browser for each person."""
    browsers = [Quick(base) for _ in range(setting.people)]
    try:
        return await _begin(setting, browsers), browsers
    except BaseException:  # also when everybody is sent home meanwhile
        for browser in browsers:
            await browser.leave()
        raise


async def _begin(setting: Setting, browsers: list[Quick]) -> Story:
    for number, browser in enumerate(browsers):
        await browser.enter(f"Person {number + 1}")
    seats = [ME, *[OPEN] * (setting.people - 1), *[BOT] * setting.bots]
    host = browsers[0]
    table = (await open_table(host, setting.game, seats, options=dict(setting.options)))["id"]
    for seat, browser in enumerate(browsers[1:], 1):
        await browser.post(f"/api/tables/{table}/seats/{seat}", {"do": "sit"})
    await host.post(f"/api/tables/{table}/start")
    return Story(table)
