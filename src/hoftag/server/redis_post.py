"""The post by Redis: one channel of an installation, on which every server hears every other one."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from hoftag.server import figures
from hoftag.server.post import Alive, Leaving, Letter, News, Reader, minder_of
from hoftag.server.redis_at import end

BEAT: Final = 2.0
"""Seconds between two signs of life."""
SILENCE: Final = 7.0
"""Seconds after which a server of which nothing is heard counts as gone."""
GREETING: Final = 0.4
"""Seconds that others have to answer a new server before it begins."""
_AGAIN: Final = 0.5
"""Seconds until a lost connection is tried again."""
_MOST: Final = 10_000
"""Letters that wait; more are worthless, as whoever hears again looks at everything."""

_log = structlog.get_logger("hoftag.server")
_encoder = msgspec.json.Encoder()
_letter = msgspec.json.Decoder(Letter)


class RedisPost:
    """This server among those of its installation."""

    shared = True

    def __init__(self, redis: Redis, installation: str, now: Callable[[], float] = time.time) -> None:
        self.name = secrets.token_hex(6)
        self._now = now
        self.since = now()
        self.working = False
        self._redis = redis
        self._channel = f"hoftag:{installation}:post"
        self._heard: dict[str, float] = {}
        """The other servers, and when each was last heard."""
        self._out: asyncio.Queue[News] = asyncio.Queue(_MOST)
        self._reader: Reader | None = None
        self._chores: list[asyncio.Task[None]] = []

    @property
    def servers(self) -> int:
        return 1 + len(self._heard)

    def mine(self, table: str) -> bool:
        return minder_of(table, (self.name, *self._heard)) == self.name

    def say(self, news: News) -> None:
        while self._out.full():
            self._out.get_nowait()
        self._out.put_nowait(news)

    async def start(self, reader: Reader) -> None:
        self._reader = reader
        self.since = self._now()
        self._chores = [
            asyncio.create_task(self._listen()),
            asyncio.create_task(self._send()),
            asyncio.create_task(self._beat()),
        ]
        await asyncio.sleep(GREETING)

    async def stop(self) -> None:
        await self._rest()
        with contextlib.suppress(RedisError, OSError):
            await self._publish(Leaving())
        await self._redis.aclose()

    async def _rest(self) -> None:
        await end(self._chores)

    # ---- writing

    async def _publish(self, news: News) -> None:
        await self._redis.publish(self._channel, _encoder.encode(Letter(self.name, news)))

    async def _send(self) -> None:
        lost = False
        while True:
            news = await self._out.get()
            try:
                await self._publish(news)
            except (RedisError, OSError):
                lost = True  # others compare with the database now and then, whatever they hear
                await asyncio.sleep(_AGAIN)
            else:
                if lost and self._reader is not None:
                    self._reader.returned()
                lost = False

    async def _beat(self) -> None:
        while True:
            if self.working:
                self.say(Alive(self.since))
            await asyncio.sleep(BEAT)
            self._forget_the_silent()

    # ---- reading

    async def _listen(self) -> None:
        while True:
            try:
                await self._hear()
            except (RedisError, OSError) as error:
                if self.working:
                    _log.warning("redis is away", why=str(error))
                self.working = False
                figures.POST.set(0)
            await asyncio.sleep(_AGAIN)

    async def _hear(self) -> None:
        async with self._redis.pubsub() as ear:
            await ear.subscribe(self._channel)
            while True:
                message = await ear.get_message(timeout=BEAT)
                if message is None:
                    await ear.ping()  # a connection that is only half there is found out
                elif message["type"] == "subscribe":
                    self._returned()
                elif message["type"] == "message":
                    self._read(message["data"])

    def _returned(self) -> None:
        self.working = True
        figures.POST.set(1)
        self.say(Alive(self.since, asks=True))
        if self._reader is not None:
            self._reader.returned()

    def _read(self, text: Any) -> None:
        try:
            letter = _letter.decode(text)
        except msgspec.DecodeError:
            _log.warning("letter cannot be read", text=str(text)[:200])
            return
        if letter.server == self.name or self._reader is None:
            return
        figures.LETTERS.labels(type(letter.news).__name__).inc()
        if isinstance(letter.news, Leaving):
            self._lose([letter.server])
            return
        known = letter.server in self._heard
        self._heard[letter.server] = time.monotonic()
        if isinstance(letter.news, Alive):
            self.since = min(self.since, letter.news.since)
            if letter.news.asks:
                self.say(Alive(self.since))
        if not known:
            _log.info("server came", server=letter.server)
            self._reader.met()
        self._reader.heard(letter.server, letter.news)

    def _forget_the_silent(self) -> None:
        now = time.monotonic()
        self._lose([server for server, at in self._heard.items() if now - at > SILENCE])

    def _lose(self, servers: list[str]) -> None:
        gone = [server for server in servers if self._heard.pop(server, None) is not None]
        if not gone or self._reader is None:
            return
        for server in gone:
            _log.info("server is gone", server=server)
            self._reader.heard(server, Leaving())
        self._reader.met()
