"""How much may come in over sockets: how many of them, and how much they may say."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from litestar.types import Receive, Send

from hoftag.server.errors import Refused

MOST: Final = 200
"""Sockets of one address at the same time."""
LARGEST: Final = 4096
"""Bytes of a message; browsers only say that they are still there."""
_BURST: Final = 30
_PER_SECOND: Final = 5.0
_ABUSED: Final = 1008
_TOO_BIG: Final = 1009


class Sockets:
    """The open sockets of a server."""

    def __init__(self, *, limited: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self._limited = limited
        self._clock = clock
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> None:
        """One more."""
        if self._limited and self._open[address] >= MOST:
            raise Refused(429, "too-many", {"seconds": 60})
        self._open[address] += 1

    def leave(self, address: str) -> None:
        """One less."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def listen(self, receive: Receive, send: Send) -> Receive:
        """Pass messages on; who says too much is closed, and the application sees it leave."""
        level, since = float(_BURST), self._clock()

        async def inwards() -> Any:
            nonlocal level, since
            message: Any = await receive()
            if message["type"] != "websocket.receive":
                return message
            now = self._clock()
            level = min(_BURST, level + (now - since) * _PER_SECOND) - 1
            since = now
            size = len(message.get("text") or message.get("bytes") or "")
            code = _TOO_BIG if size > LARGEST else _ABUSED if level < 0 else 0
            if code:
                await send({"type": "websocket.close", "code": code, "reason": ""})
                return {"type": "websocket.disconnect", "code": code, "reason": ""}
            return message

        return inwards
