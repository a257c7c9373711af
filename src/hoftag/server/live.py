"""The socket: whatever changes at a table is pushed to the browsers that look at it."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from hoftag.server import wire
from hoftag.server.errors import Refused
from hoftag.server.problems import problem_of, trouble
from hoftag.server.room import Listener, Room
from hoftag.server.talk import LINES, lines_since
from hoftag.server.trouble import Away, Full
from hoftag.server.visit import texts_of

Socket = WebSocket[Any, Any, Any]

_encoder = msgspec.json.Encoder()


class Ping(msgspec.Struct, tag="ping", tag_field="type"):
    """All that a browser may say."""


_ping = msgspec.json.Decoder(Ping)


class Feed:
    """What one socket has been told so far."""

    def __init__(self, socket: Socket, room: Room, listener: Listener, since: int) -> None:
        self.socket = socket
        self.room = room
        self.listener = listener
        self.revision = -1
        self.number = since
        self.first = True
        self.talk = -1

    async def send(self, news: wire.News) -> None:
        """One message."""
        await self.socket.send_data(_encoder.encode(news).decode(), mode="text")

    async def run(self) -> None:
        """Tell everything that is new, again and again."""
        while True:
            self.listener.wake.clear()
            await self.tell()
            await self.listener.wake.wait()

    async def tell(self) -> None:
        """Tell what has changed since the last time."""
        room = self.room
        async with room.lock:  # what is being written is told when it has been written
            news = await self.news()
        for one in news:
            await self.send(one)
        if room.talk != self.talk:
            known = room.talk
            lines = await lines_since(room, max(0, self.talk), LINES)
            self.talk = max(known, lines[-1].number if lines else 0)  # more may have been said meanwhile
            if lines:
                await self.send(wire.ChatNews(lines))

    async def news(self) -> list[wire.News]:
        """The table and the match, if they have changed. The right to see is asked for each time anew."""
        room, seat = self.room, self.listener.seat
        room.check_viewer(self.listener.person, seat)
        out: list[wire.News] = []
        if room.revision != self.revision:
            self.revision = room.revision
            out.append(wire.RoomNews(room.info(self.listener.person)))
        if room.row.status in ("playing", "over"):
            play = await room.playing()
            number = play.numbers[play.index(seat)]
            if self.first or number != self.number:
                out.append(play.update(seat, self.number, room.time.now()))
                self.first, self.number = False, number
        return out

    async def listen(self) -> None:
        """Answer pings until the browser has gone. What makes no sense is said so, and nothing else happens."""
        while True:
            text = await self.socket.receive_data(mode="text")
            try:
                _ping.decode(text)
            except (msgspec.DecodeError, TypeError):
                await self.refuse(Refused(400, "socket-garbage"))
            else:
                await self.send(wire.Pong(self.room.time.now()))

    async def refuse(self, error: Refused) -> None:
        """Say why not."""
        await self.send(wire.ProblemNews(problem_of(error, texts_of(self.socket.scope))))


async def serve(socket: Socket, room: Room, person: str, seat: int | None, since: int) -> None:
    """Serve an accepted socket until one side has had enough."""
    listener = Listener(person, seat)
    feed = Feed(socket, room, listener, since)
    room.join(listener)
    tasks = [asyncio.create_task(feed.run()), asyncio.create_task(feed.listen())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    except WebSocketDisconnect:
        pass
    except Refused as error:  # a seat that was lost, a table that was closed to spectators
        await close(socket, error)
    except (Away, Full) as error:  # browsers come back by themselves
        await close(socket, trouble(error))
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        room.part(listener)


async def close(socket: Socket, error: Refused) -> None:
    """Say why, then hang up; browsers can see the code of an accepted socket, but not the status of a refused one."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        news = wire.ProblemNews(problem_of(error, texts_of(socket.scope)))
        await socket.send_data(_encoder.encode(news).decode(), mode="text")
        await socket.close(code=4000 + error.status, reason=error.code)
