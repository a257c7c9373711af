"""The post between several servers on one database: what they tell each other, and who is there.

Letters only say where to look: what counts is in the database, and a letter that is lost costs time, never an action.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterable
from typing import Protocol

import msgspec


class Written(msgspec.Struct, tag="written", frozen=True):
    """A table has changed in the database."""

    table: str
    version: int
    talk: int
    minded: bool
    """Whether bots or a clock are to be minded there."""


class Here(msgspec.Struct, tag="here", frozen=True):
    """Those who look at a table through the server that writes."""

    table: str
    people: list[str]


class WhoIsThere(msgspec.Struct, tag="who", frozen=True):
    """A question: who looks at a table elsewhere."""

    table: str


class Forget(msgspec.Struct, tag="forget", frozen=True):
    """What is remembered of people is wrong: a session has ended, or somebody is called otherwise."""

    person: str = ""
    """Whose tables have changed."""
    now: str = ""
    """Who that person is now, if a guest has become part of an account."""


class Alive(msgspec.Struct, tag="alive", frozen=True):
    """Another server is there."""

    since: float
    """When the service began that has never been interrupted since: some server was always there."""
    asks: bool = False
    """Whether it wants to know who else is there."""


class Leaving(msgspec.Struct, tag="leaving", frozen=True):
    """The server that writes stops."""


News = Written | Here | WhoIsThere | Forget | Alive | Leaving


class Letter(msgspec.Struct, frozen=True):
    """News with their sender."""

    server: str
    news: News


class Reader(Protocol):
    """Who reads what others write."""

    def heard(self, server: str, news: News) -> None:
        """Another server has told something."""

    def met(self) -> None:
        """Servers have come or gone: tables may be minded by others now."""

    def returned(self) -> None:
        """The post works, for the first time or again: whatever was told meanwhile was not heard."""


class Post(Protocol):
    """How a server reaches others."""

    shared: bool
    """Whether there may be others at all."""

    @property
    def since(self) -> float:
        """When the service began, by whichever server."""

    @property
    def working(self) -> bool:
        """Whether others can be heard at this moment."""

    @property
    def servers(self) -> int:
        """How many servers are known, this one included."""

    def mine(self, table: str) -> bool:
        """Whether it is this server that minds a table: its bots and clocks."""

    def say(self, news: News) -> None:
        """Tell all others; soon, and without waiting for it."""

    async def start(self, reader: Reader) -> None:
        """Begin to read and to write."""

    async def stop(self) -> None:
        """Take leave."""


class Alone:
    """There is only this server."""

    shared = False
    working = True
    servers = 1

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self.since = now()

    def mine(self, table: str) -> bool:
        """Everything is."""
        return True

    def say(self, news: News) -> None:
        """Nobody listens."""

    async def start(self, reader: Reader) -> None:
        """The service begins now."""
        self.since = self._now()

    async def stop(self) -> None:
        """Nobody needs to know."""


def minder_of(table: str, servers: Iterable[str]) -> str:
    """Which of some servers minds a table: all of them find the same one, and the next when it is gone.

    Each server draws a number for the table, the highest wins; so the tables of a server that goes are spread over
    the others, and no other table moves.
    """
    return max(servers, key=lambda server: hashlib.blake2b(f"{server} {table}".encode()).digest())
