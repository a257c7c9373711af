"""Where much work is done. Arenas and balance reports need only `Executor`: processes here, or a cluster of Ray."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import chain, islice
from typing import Generic, Protocol, TypeVar

from hoftag.kernel.errors import BadInput

Work = TypeVar("Work")
Done = TypeVar("Done")

AHEAD = 2
"""Pieces of work that wait for each process."""
TRIES = 3
"""So often may processes be lost in a row, without any result in between, before it is given up."""


def never() -> bool:
    """Nobody asks to stop."""
    return False


class Executor(Protocol):
    """Something that does pieces of work."""

    def each(self, do: Callable[[Work], Done], pieces: Iterable[Work]) -> Iterator[Done]:
        """Do all pieces; each result as soon as it is there, in any order.

        `do` is a function of a module, and pieces and results can be pickled: they may travel to other machines.
        A piece whose process was lost is done again.
        """


@dataclass(frozen=True)
class LocalProcesses:
    """Processes of this machine; one job means this process itself."""

    jobs: int
    stopped: Callable[[], bool] = never
    """Whether lost processes were ended on purpose."""

    def each(self, do: Callable[[Work], Done], pieces: Iterable[Work]) -> Iterator[Done]:
        """As `Executor` says."""
        if self.jobs == 1:
            yield from map(do, pieces)
            return
        rest = iter(pieces)
        losses = 0
        while True:
            pool = _Pool(do, min(self.jobs, 2 * (os.cpu_count() or 1)))  # more would only wait
            try:
                for one in pool.results(rest):
                    losses = 0
                    yield one
            except BrokenProcessPool:
                losses += 1
                if self.stopped():
                    raise
                if losses == TRIES:
                    raise BadInput("worker-lost", {"times": TRIES}) from None
                rest = chain(pool.unfinished, rest)
            else:
                return


class _Pool(Generic[Work, Done]):
    """Some processes, until one of them is lost; what was begun and not finished is `unfinished` then."""

    def __init__(self, do: Callable[[Work], Done], workers: int) -> None:
        self._do = do
        self._workers = workers
        self._running: dict[Future[Done], Work] = {}
        self._taken: list[Work] = []

    @property
    def unfinished(self) -> list[Work]:
        return [*self._running.values(), *self._taken]

    def results(self, pieces: Iterator[Work]) -> Iterator[Done]:
        with ProcessPoolExecutor(self._workers) as pool:
            while True:
                self._taken = list(islice(pieces, AHEAD * self._workers - len(self._running)))
                while self._taken:  # a piece leaves this list only when the pool has it
                    self._running[pool.submit(self._do, self._taken[0])] = self._taken[0]
                    del self._taken[0]
                if not self._running:
                    return
                done, _ = wait(self._running, return_when=FIRST_COMPLETED)
                for one in done:
                    result = one.result()
                    del self._running[one]
                    yield result
