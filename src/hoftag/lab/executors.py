"""Where much work is done. An arena needs only `Executor`, so that a cluster can take the place of processes here."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice
from typing import Protocol, TypeVar

Work = TypeVar("Work")
Done = TypeVar("Done")

AHEAD = 2
"""Pieces of work that wait for each process."""


class Executor(Protocol):
    """Something that does pieces of work."""

    def each(self, do: Callable[[Work], Done], pieces: Iterable[Work]) -> Iterator[Done]:
        """Do all pieces; each result as soon as it is there, in any order.

        `do` is a function of a module, and pieces and results can be pickled: they may travel to other machines.
        """


@dataclass(frozen=True)
class LocalProcesses:
    """Processes of this machine; one job means this process itself."""

    jobs: int

    def each(self, do: Callable[[Work], Done], pieces: Iterable[Work]) -> Iterator[Done]:
        """As `Executor` says."""
        if self.jobs == 1:
            yield from map(do, pieces)
            return
        rest = iter(pieces)
        workers = min(self.jobs, 2 * (os.cpu_count() or 1))  # more would only wait
        with ProcessPoolExecutor(workers) as pool:
            running: set[Future[Done]] = {pool.submit(do, one) for one in islice(rest, AHEAD * workers)}
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(do, one) for one in islice(rest, len(done))}
                for one in done:
                    yield one.result()
