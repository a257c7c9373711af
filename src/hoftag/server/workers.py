"""The processes in which bots think. A killed one is replaced and its question asked again."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import structlog

from hoftag.bots.registry import BOTS, STAND_IN
from hoftag.server import thinking

LIMIT: Final = 20.0
"""Seconds for one decision; then a simpler bot answers."""
_ATTEMPTS: Final = 3

_log = structlog.get_logger("hoftag.server")


class Workers:
    """A pool that mends itself."""

    def __init__(self, processes: int, limit: float = LIMIT) -> None:
        self._processes = max(1, processes)
        self._limit = limit
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(self._processes)
        """Waiting for a process does not count as thinking."""

    def _get(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # never a fork of the server itself, which has threads and sockets
            methods = multiprocessing.get_all_start_methods()
            context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
            if "forkserver" in methods:
                context.set_forkserver_preload([thinking.__name__])
            self._pool = ProcessPoolExecutor(self._processes, context, thinking.begin)
        return self._pool

    def warm(self) -> None:
        """Start a process before the first bot is awaited: it takes a second or two."""
        self._get().submit(thinking.ready)

    async def answer(self, record: str, seat: int, bot: str, limit: float | None = None) -> list[str] | None:
        """What a bot answers, or the one that stands in for it; None if neither can be asked.

        Several answers, one after the other, are the parts of a secret choice.

        `limit`: seconds for this decision, if it has fewer than others.
        """
        seconds = self._limit if limit is None else min(limit, self._limit)
        for name in dict.fromkeys((bot if bot in BOTS else STAND_IN, STAND_IN)):
            for _ in range(_ATTEMPTS):
                try:
                    return await self._ask(record, seat, name, seconds)
                except BrokenProcessPool:
                    _log.warning("bot process died", bot=name)
                    self._drop()
                except TimeoutError:
                    _log.warning("bot took too long", bot=name, seconds=seconds)
                    self._drop()
                    break
                except Exception:
                    _log.exception("bot failed", bot=name)
                    break
        return None

    async def _ask(self, record: str, seat: int, bot: str, seconds: float) -> list[str]:
        loop = asyncio.get_running_loop()
        seed = secrets.randbits(62)  # nobody at the table can guess what a bot will do
        async with self._free:
            asked = loop.run_in_executor(self._get(), thinking.think, record, seat, bot, seed)
            return await asyncio.wait_for(asked, seconds)

    def _drop(self) -> None:
        """Begin anew with fresh processes."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):  # noqa: SLF001  (the pool offers no other way)
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
        """No bot thinks any more."""
        self._drop()
