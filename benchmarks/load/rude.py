"""People whose messages come twice, late, in the wrong order, in part, or not at all; and who vanish."""

from __future__ import annotations

import asyncio
import random
from collections import Counter, deque
from typing import Final

from benchmarks.load.history import Deed, Story, moment
from benchmarks.load.people import Person
from benchmarks.load.quick import Quick
from hoftag.server.sights import Viewer
from tests.server.player import GONE, Json

MISCHIEF: Final = {
    "doubled": "a deed is sent twice at the same moment, over two connections",
    "late copy": "a copy of a deed arrives after the deed that followed it",
    "rival": "two different answers to the same question are sent at the same moment, under two keys",
    "cut before": "half of a request is sent, then the line is cut; the deed is sent again",
    "cut after": "a request is sent and the line cut before the answer; the deed is sent again",
    "vanished": "a deed is sent, and the person is gone: all lines are cut, and a new tab knows nothing of it",
    "socket cut": "the socket is cut without a farewell; it comes back and goes on where it was",
}
"""What a person may do to a server."""


class Mischief:
    """What is wanted, and what has been done."""

    def __init__(self) -> None:
        self.wanted: deque[str] = deque()
        self.done: Counter[str] = Counter()

    def take(self) -> str:
        """What the next one who does something shall do; empty: nothing special."""
        return self.wanted.popleft() if self.wanted else ""


class Vanished(ConnectionError):
    """Somebody is no longer there."""


class Rude(Person):
    """Does what the mischief wants."""

    def __init__(
        self, browser: Quick, story: Story, seat: Viewer, seed: int, mischief: Mischief, pause: float
    ) -> None:
        super().__init__(browser, story, seat, seed, pause=pause, keep=True)
        self._mischief = mischief
        self._moods = random.Random(seed + 1)
        self._late: bytes | None = None

    async def deliver(self, what: str, deed: Json) -> Json | None:
        """Send a deed in an unusual way, then as usual."""
        request = self.browser.request("POST", f"/api/tables/{self.table}/{what}", deed)
        late, self._late = self._late, None
        wanted = self._mischief.take()
        beside: list[asyncio.Task[None]] = []
        try:
            if wanted == "doubled":
                beside.append(asyncio.create_task(self._apart(request)))
            elif wanted == "rival":
                beside.append(asyncio.create_task(self._rival(what, deed)))
            elif wanted in ("cut before", "cut after"):
                await self.browser.drop(request, 0.5 if wanted == "cut before" else 1.0)
            elif wanted == "socket cut" and self.socket is not None:
                self.socket.transport.abort()
            elif wanted == "vanished":
                await self._vanish(request)
        except GONE as error:
            if isinstance(error, Vanished):
                raise
            self._mischief.wanted.append(wanted)  # the server was away just then
            wanted = ""
        update = await super().deliver(what, deed)
        await asyncio.gather(*beside)
        if late is not None:
            await self._apart(late)
            self._mischief.done["late copy"] += 1
        if wanted == "late copy":
            self._late = request  # it counts when it arrives
        elif wanted:
            self._mischief.done[wanted] += 1
        return update

    async def _apart(self, request: bytes, deed: Deed | None = None) -> None:
        """Send something over a connection of its own; what comes back must make sense."""
        try:
            answer = await self.browser.apart(request)
        except GONE:
            return
        if answer.status_code == 200:
            self.story.hear(self.seat, answer.text)
            if deed is not None:
                deed.answered = moment()
        elif answer.status_code not in (409, 422, 503):
            self.story.bad.append(answer.text)

    async def _rival(self, what: str, deed: Json) -> None:
        """Answer the same question with something else."""
        asked = (self.update or {}).get("asked")
        if what != "actions" or not asked:
            await self._apart(self.browser.request("POST", f"/api/tables/{self.table}/{what}", deed))
            return
        assert self.seat is not None
        self.key += 1
        other = str(self._moods.choice(asked["choices"])["notation"])
        rival = Deed(self.seat, f"{self.seat}-{self.key}", other)
        self.story.deeds.append(rival)
        body = {**deed, "key": rival.key, "notation": other}
        await self._apart(self.browser.request("POST", f"/api/tables/{self.table}/{what}", body), rival)

    async def _vanish(self, request: bytes) -> None:
        await self.browser.drop(request, 1.0)
        self.browser.vanish()
        if self.socket is not None:
            self.socket.transport.abort()
        await asyncio.sleep(self._moods.uniform(0.1, 2.0))
        self.log, self.update, self.number = [], None, 0
        self._mischief.done["vanished"] += 1
        raise Vanished
