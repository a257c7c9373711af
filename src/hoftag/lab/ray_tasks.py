"""Work on Ray: on a cluster if `RAY_ADDRESS` names one, else by processes that Ray starts on this machine."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from hoftag.kernel.errors import BadInput, HoftagError
from hoftag.lab.executors import AHEAD, TRIES, Done, Work, never

ADDRESS = "RAY_ADDRESS"
PATIENCE = 0.5
"""Seconds after which it is looked whether somebody wants to stop."""
REACH = 10
"""Seconds in which a cluster must answer at all."""


def find_ray() -> Any:
    """The library, which is an extra; it is told to keep to itself how it is used."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray  # noqa: PLC0415  # an extra, and slow to load
    except ImportError:
        raise BadInput("ray-missing", {"extra": "hoftag[ray]"}) from None
    return ray


def carry_out(do: Callable[[Work], Done], piece: Work) -> tuple[Done | None, HoftagError | None]:
    """A piece of work in some process; bad input comes back as it is, which Ray would wrap in an error of its own."""
    try:
        return do(piece), None
    except HoftagError as error:
        return None, error


@dataclass(frozen=True)
class RayTasks:
    """An executor on Ray. On this machine `jobs` processes work; a cluster has as many as it has."""

    jobs: int
    stopped: Callable[[], bool] = never

    def each(self, do: Callable[[Work], Done], pieces: Iterable[Work]) -> Iterator[Done]:
        """As `Executor` says."""
        ray = find_ray()
        with joined(ray, self.jobs):
            # Ray does a task again when its process or its machine is lost
            task = ray.remote(num_cpus=1, max_retries=TRIES - 1)(carry_out)
            what = ray.put(do)  # travels once to each machine, not with every piece
            rest = iter(pieces)
            workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
            running = [task.remote(what, piece) for piece in islice(rest, AHEAD * workers)]
            while running:
                done, running = ray.wait(running, timeout=PATIENCE)
                if self.stopped():
                    raise KeyboardInterrupt
                running += [task.remote(what, piece) for piece in islice(rest, len(done))]
                for one in done:
                    yield result_of(ray, one)


def result_of(ray: Any, task: Any) -> Any:
    """What a task gave; what went wrong in it is raised here."""
    try:
        value, error = ray.get(task)
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError, ray.exceptions.OutOfMemoryError):
        raise BadInput("worker-lost", {"times": TRIES}) from None
    if error is not None:
        raise error
    return value


def check_address(address: str) -> None:
    """Refuse an address where nobody listens, at once: Ray itself tries for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return  # other forms are for Ray to understand
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACH).close()
    except (OSError, OverflowError) as error:
        raise BadInput("ray-start", {"address": address, "why": str(error)}) from None


@contextlib.contextmanager
def joined(ray: Any, jobs: int) -> Iterator[None]:
    """Take part in a cluster, or start one here; leave it at the end, unless somebody else had joined before.

    What Ray says on its own, such as that a worker died, is written to standard error meanwhile: standard output is
    for the results.
    """
    if ray.is_initialized():
        with contextlib.redirect_stdout(sys.stderr):
            yield
        return
    address = os.environ.get(ADDRESS)
    check_address(address or "")
    where = (
        {"address": address}
        if address
        else {"address": "local", "num_cpus": jobs, "include_dashboard": False}
    )
    try:
        ray.init(**where, log_to_driver=False, logging_level="ERROR", configure_logging=False)
    except (ConnectionError, RuntimeError, TimeoutError, ValueError) as error:
        lines = str(error).strip().splitlines() or [type(error).__name__]
        raise BadInput("ray-start", {"address": address or 0, "why": lines[0]}) from None
    try:
        with contextlib.redirect_stdout(sys.stderr):
            yield
    finally:
        ray.shutdown()
