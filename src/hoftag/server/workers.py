"""The processes in which bots think. A killed one is replaced and its question asked again."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, Final, TypeVar

import structlog

from hoftag.bots.registry import BOTS, STAND_IN, make_bot
from hoftag.server import thinking
from hoftag.server.standing import Answer, Failure, Trouble

LIMIT: Final = 20.0
"""Seconds for one decision; then a simpler bot answers."""
ADVICE: Final = 10.0
"""Seconds for advice to a person; it thinks for one, the rest is for a busy machine."""
_ATTEMPTS: Final = 3
T = TypeVar("T")

_log = structlog.get_logger("hoftag.server")


class Workers:
    """A pool that mends itself."""

    def __init__(self, processes: int, limit: float = LIMIT) -> None:
        self._processes = max(1, processes)
        self.limit = limit
        self.make: thinking.Make = make_bot
        """Makes the bots, in the processes."""
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

    async def answer(self, record: str, seat: int, bot: str, limit: float | None = None) -> Answer:
        """What a bot answers, or the one that stands in for it; without notations if neither can be asked.

        `limit`: seconds for this decision, if it has fewer than others.
        """
        seconds = self.limit if limit is None else min(limit, self.limit)
        trouble: Trouble | None = None
        for name in dict.fromkeys((bot if bot in BOTS else STAND_IN, STAND_IN)):
            try:
                notations = await self._ask(seconds, thinking.think, record, seat, name, _seed(), self.make)
                return Answer(notations, name, trouble)
            except TimeoutError:
                failure: Failure = "slow"
            except thinking.Nonsense:
                failure = "nonsense"
            except Exception:
                failure = "crashed"
                _log.exception("bot failed", bot=name)
            _log.warning("bot did not answer", bot=name, failure=failure, seconds=seconds)
            trouble = trouble or Trouble(name, failure, seconds)
        return Answer([], "", trouble)

    async def advise(self, record: str, seat: int) -> thinking.Advice | None:
        """What the strongest bot would do, and why; None if it cannot be asked."""
        return await self._counsel(thinking.advise, record, seat, _seed())

    async def explain(self, record: str, asker: int, move: int) -> thinking.Why | None:
        """Why a bot did what it did, by what the asker could know; the same whenever it is asked."""
        return await self._counsel(thinking.explain, record, asker, move, move)

    async def _counsel(self, work: Callable[..., T], *args: Any) -> T | None:
        try:
            return await self._ask(ADVICE, work, *args)
        except Exception:
            _log.exception("no counsel", work=work.__name__)
            return None

    async def _ask(self, seconds: float, work: Callable[..., T], *args: Any) -> T:
        """Let a process work. One that is killed is replaced and its question asked again; a late one is killed."""
        loop = asyncio.get_running_loop()
        for attempt in range(_ATTEMPTS):
            try:
                async with self._free:
                    asked = loop.run_in_executor(self._get(), partial(work, *args))
                    return await asyncio.wait_for(asked, seconds)
            except BrokenProcessPool:
                _log.warning("bot process died", attempt=attempt)
                self._drop()
                if attempt + 1 == _ATTEMPTS:
                    raise
            except TimeoutError:
                self._drop()
                raise
        raise AssertionError

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


def _seed() -> int:
    """Nobody at the table can guess what a bot will do."""
    return secrets.randbits(62)
