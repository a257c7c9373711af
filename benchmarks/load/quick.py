"""A browser that costs little, and can be rude: HTTP by hand over one connection.

All people share the machine with the server that is measured, so what they cost counts. And what breaks off in the
middle of a request, or hangs up before the answer, no library offers.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import struct
from itertools import cycle
from typing import Final
from urllib.parse import urlencode, urlsplit

import httpx

from tests.server.player import Browser

PATIENCE: Final = 20.0
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Quick(Browser):
    """Asks by a library until it is known, and by hand from then on."""

    def __init__(self, base: str) -> None:
        super().__init__(base)
        self._bases = cycle(base.split())
        self._line: Line | None = None
        self._cookies = ""

    async def enter(self, name: str) -> dict[str, object]:
        """Become somebody."""
        me = await super().enter(name)
        self._cookies = "; ".join(f"{cookie}={value}" for cookie, value in self.http.cookies.items())
        self._token = self.http.cookies["hoftag-csrf"]
        return me

    async def ask(self, method: str, path: str, data: object = None, **query: object) -> httpx.Response:
        """Any request, over the connection that is open, or a new one."""
        if not self._cookies:
            return await super().ask(method, path, data, **query)
        request = self.request(method, path, data, **query)
        line, self._line = self._line, None
        if line is not None and line[0].at_eof():
            hang_up(line)
            line = None
        if line is None:
            line = await self.connect()
        try:
            async with asyncio.timeout(PATIENCE):
                line[1].write(request)
                answer = await _answer(line[0])
        except BaseException:
            hang_up(line)
            raise
        self._line = line
        if answer.status_code >= 300:
            answer.request = httpx.Request(method, self.base + path)  # for whoever complains of it
        return answer

    def request(self, method: str, path: str, data: object = None, **query: object) -> bytes:
        """A request as it goes over the wire."""
        base = self.base
        words = urlencode({key: str(value) for key, value in query.items() if value is not None})
        body = b"" if data is None else json.dumps(data).encode()
        head = [
            f"{method} {path}{'?' + words if words else ''} HTTP/1.1",
            f"host: {urlsplit(base).netloc}",
            f"origin: {base}",
            f"cookie: {self._cookies}",
            f"x-csrf-token: {self._token}",
            "accept-language: en",
        ]
        if data is not None:
            head += ["content-type: application/json", f"content-length: {len(body)}"]
        return "\r\n".join([*head, "", ""]).encode() + body

    @property
    def base(self) -> str:
        """Where the next request goes."""
        return next(self._bases)

    async def connect(self) -> Line:
        """A new connection."""
        where = urlsplit(self.base)
        async with asyncio.timeout(PATIENCE):
            return await asyncio.open_connection(where.hostname, where.port)

    async def drop(self, request: bytes, share: float) -> None:
        """Send a part of a request over a connection of its own, and hang up without a word."""
        line = await self.connect()
        line[1].write(request[: max(1, int(len(request) * share))])
        await asyncio.sleep(0)
        hang_up(line)

    async def apart(self, request: bytes) -> httpx.Response:
        """Send a request over a connection of its own."""
        line = await self.connect()
        try:
            async with asyncio.timeout(PATIENCE):
                line[1].write(request)
                return await _answer(line[0])
        finally:
            hang_up(line)

    def vanish(self) -> None:
        """Hang up without a word."""
        line, self._line = self._line, None
        if line is not None:
            hang_up(line)

    async def leave(self) -> None:
        """Hang up, and close what the library holds open."""
        self.vanish()
        await self.http.aclose()


def hang_up(line: Line) -> None:
    """End a connection as a machine does that loses its power: no farewell, whatever is under way is lost."""
    found = line[1].get_extra_info("socket")
    if found is not None:
        with contextlib.suppress(OSError):
            found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line[1].transport.abort()


async def _answer(reader: asyncio.StreamReader) -> httpx.Response:
    """The answer to a request; our server always says how long it is."""
    try:
        head = await reader.readuntil(b"\r\n\r\n")
        first, *rest = head.decode("latin-1").split("\r\n")
        headers = dict(line.split(": ", 1) for line in rest if line)
        body = await reader.readexactly(int(headers.get("content-length", 0)))
    except asyncio.IncompleteReadError:
        raise ConnectionResetError from None
    return httpx.Response(int(first.split(" ", 2)[1]), headers=headers, content=body)
