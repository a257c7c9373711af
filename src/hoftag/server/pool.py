"""The processes in which bots think. A killed one is replaced and its question asked again; a late one is killed."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, Final

import structlog

from hoftag.bots.registry import make_bot
from hoftag.server import thinking
from hoftag.server.questions import Question

ATTEMPTS: Final = 3

_log = structlog.get_logger("hoftag.server")


class Process:
    """One process, started when it is needed. Whatever happens to it, its neighbours go on."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None

    def begin(self) -> ProcessPoolExecutor:
        """Have it started."""
        if self._executor is None:
            # never a fork of the server itself, which has threads and sockets
            methods = multiprocessing.get_all_start_methods()
            context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
            if "forkserver" in methods:
                context.set_forkserver_preload([thinking.__name__])
            self._executor = ProcessPoolExecutor(1, context, thinking.begin)
        return self._executor

    @property
    def pids(self) -> list[int]:
        """Its number, if it has started."""
        running = {} if self._executor is None else self._executor._processes or {}  # noqa: SLF001  (see drop)
        return list(running)

    async def work(self, seconds: float, call: Callable[[], Any]) -> Any:
        """What a call returns there. What is not awaited to its end is ended."""
        try:
            done = asyncio.get_running_loop().run_in_executor(self.begin(), call)
            return await asyncio.wait_for(done, seconds)
        except (BrokenProcessPool, TimeoutError, asyncio.CancelledError):
            self.drop()
            raise

    def drop(self) -> None:
        """Begin anew with a fresh one."""
        executor, self._executor = self._executor, None
        if executor is not None:
            for process in list((executor._processes or {}).values()):  # noqa: SLF001  (it offers no other way)
                process.kill()
            executor.shutdown(wait=False, cancel_futures=True)


class Pool:
    """Several processes; a question waits until one is free."""

    def __init__(self, processes: int, make: thinking.Make = make_bot) -> None:
        self.make = make
        """Makes the bots, in the processes."""
        self.processes = [Process() for _ in range(max(1, processes))]
        self._idle = list(self.processes)
        self._free = asyncio.Semaphore(len(self.processes))

    async def start(self) -> None:
        """Start a process before the first bot is awaited: it takes a second or two."""
        self.processes[-1].begin().submit(thinking.ready)

    async def ask(self, question: Question) -> Any:
        """Let a process work; the time runs once it does."""
        call = partial(thinking.work, question.work, question.args, self.make)
        for attempt in range(ATTEMPTS):
            try:
                async with self._free:
                    process = self._idle.pop()
                    try:
                        return await process.work(question.seconds, call)
                    finally:
                        self._idle.append(process)
            except BrokenProcessPool:
                _log.warning("bot process died", attempt=attempt, table=question.occasion.table)
                if attempt + 1 == ATTEMPTS:
                    raise
        raise AssertionError

    async def stop(self) -> None:
        """No bot thinks any more."""
        for process in self.processes:
            process.drop()
