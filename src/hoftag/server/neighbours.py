"""What a server makes of what others on the same database tell, and how it gets by when nothing is heard."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

import structlog
from sqlalchemy import func, or_, select

from hoftag.server.people import People
from hoftag.server.post import Forget, Here, Leaving, News, Post, WhoIsThere, Written
from hoftag.server.room import Room
from hoftag.server.storage import CHAT, TABLE
from hoftag.server.tables import Tables

CHECK: Final = 10.0
"""Seconds after which all tables in memory are compared with the database, whatever was heard."""
CHECK_DEAF: Final = 1.0
"""The same while nothing can be heard."""
_RECENT: Final = 120.0
"""Seconds within which something must have happened at a table whose bots might have been forgotten."""
_AT_ONCE: Final = 500

_log = structlog.get_logger("hoftag.server")


class Neighbours:
    """Reads the post."""

    def __init__(self, post: Post, tables: Tables, people: People) -> None:
        self.post = post
        self._tables = tables
        self._people = people
        self._errands: set[asyncio.Task[None]] = set()
        self._check: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to listen. Even where there is no other server, `hoftag admin` may write into the database."""
        await self.post.start(self)
        self._check = asyncio.create_task(self._checking())

    async def stop(self) -> None:
        """Take leave."""
        tasks = [*self._errands, *([] if self._check is None else [self._check])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.post.stop()

    # ---- what is heard

    def heard(self, server: str, news: News) -> None:
        """Look where another server has written, and keep in mind who is there."""
        if isinstance(news, Written):
            self._look(news)
        elif isinstance(news, Here):
            room = self._tables.known(news.table)
            if room is not None:
                room.meet(server, frozenset(news.people))
        elif isinstance(news, WhoIsThere):
            room = self._tables.known(news.table)
            if room is not None and room.listeners:
                self._tables.peopled(room)
        elif isinstance(news, Forget):
            self._people.forget()
            if news.person:
                self._errand(self._tables.reread(news.person, news.now))
        elif isinstance(news, Leaving):
            for room in self._tables.rooms:
                room.meet(server, frozenset())

    def _look(self, news: Written) -> None:
        room = self._tables.known(news.table)
        if room is None:
            if news.minded and self.post.mine(news.table):
                self._errand(self._tables.mind(news.table, news.version))
        elif news.version > room.row.version or news.talk > room.talk:
            self._errand(_refreshed(room))

    def met(self) -> None:
        """Some tables are minded by others now, and others by this server."""
        for room in self._tables.rooms:
            self._tables.changed(room)
        self._errand(self._tables.wake())

    def returned(self) -> None:
        """Say who is here, ask who is there, and see what was missed."""
        for room in self._tables.rooms:
            self.post.say(WhoIsThere(room.row.id))
            if room.listeners:
                self._tables.peopled(room)
        self._errand(self.check())

    # ---- what is not heard

    async def _checking(self) -> None:
        while True:
            await asyncio.sleep(CHECK if self.post.working else CHECK_DEAF)
            try:
                await self.check()
                if self.post.shared:
                    now = self._tables.time.now()
                    await self._tables.wake(or_(TABLE.c.updated > now - _RECENT, TABLE.c.deadline <= now))
            except Exception as error:
                _log.warning("tables could not be compared", why=str(error))

    async def check(self) -> None:
        """Compare the tables in memory with the database."""
        rooms = {room.row.id: room for room in self._tables.rooms}
        names = list(rooms)
        for first in range(0, len(names), _AT_ONCE):
            some = names[first : first + _AT_ONCE]
            talk = select(func.max(CHAT.c.number)).where(CHAT.c.table_id == TABLE.c.id).scalar_subquery()
            query = select(TABLE.c.id, TABLE.c.version, talk.label("talk")).where(TABLE.c.id.in_(some))
            async with self._tables.storage.read() as db:
                found = (await db.execute(query)).all()
            for row in found:
                room = rooms[row.id]
                if row.version != room.row.version or (row.talk or 0) > room.talk:
                    await _refreshed(room)

    def _errand(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_tried(work))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)


async def _refreshed(room: Room) -> None:
    await room.refresh()


async def _tried(work: Coroutine[Any, Any, None]) -> None:
    """What cannot be done now is done at the next comparison."""
    try:
        await work
    except Exception as error:
        _log.warning("news could not be followed", why=str(error))
