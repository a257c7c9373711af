"""Figures for whoever watches a server, in the form that Prometheus reads. They count things, never people.

They are counted for the process, as the library does it; several servers in one process, as in tests, share them.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator
from typing import Final

from prometheus_client import Counter, Gauge, Histogram, start_http_server

_QUICK: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
_SLOW: Final = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0)

_AGAIN: Final = 0.5
"""Seconds until it is tried again to show them."""

ACCEPTED: Final = Counter("hoftag_accepted", "Lines written into the logs of games.", ["game", "kind"])
REFUSED: Final = Counter("hoftag_refused", "Requests that were refused, by code.", ["code"])
REQUESTS: Final = Histogram(
    "hoftag_request_seconds", "Time until a request was answered.", ["method", "route"], buckets=_QUICK
)
SOCKETS: Final = Gauge("hoftag_sockets", "Browsers that are told of every change now.")
ROOMS: Final = Gauge("hoftag_rooms", "Tables in memory.")
WAITING: Final = Gauge("hoftag_bot_questions", "Questions to bots that wait or are being thought about.")
THINKING: Final = Histogram(
    "hoftag_bot_seconds", "Time until a bot has answered, waiting included.", ["work"], buckets=_SLOW
)
STANDING_IN: Final = Counter(
    "hoftag_bot_failures", "Bots that crashed, were late or answered nonsense.", ["failure"]
)
QUEUED: Final = Gauge("hoftag_bot_queue", "Questions in Redis that no worker has taken yet.")
ELSEWHERE: Final = Gauge(
    "hoftag_bots_elsewhere", "Whether bots think elsewhere now: 1, or 0 if they have to here."
)
FAR: Final = Counter("hoftag_bot_far", "Questions that workers elsewhere have answered.", ["work"])
NEAR: Final = Counter(
    "hoftag_bot_near", "Questions for workers elsewhere that were thought about here.", ["why"]
)
AGAIN: Final = Counter("hoftag_bot_again", "Questions that were asked again because a worker fell silent.")
JOBS: Final = Counter("hoftag_worker_jobs", "Questions that this worker has dealt with.", ["work", "outcome"])
UNVERIFIED: Final = Counter(
    "hoftag_unverified", "Games whose log does not replay, or whose draws are not as promised.", ["why"]
)
POST: Final = Gauge("hoftag_redis_working", "Whether other servers can be heard through Redis: 1 or 0.")
LETTERS: Final = Counter("hoftag_letters", "What other servers have told, by kind.", ["kind"])
TROUBLES: Final = Counter("hoftag_database_troubles", "The database was away or full.", ["trouble"])


@contextlib.contextmanager
def shown(host: str, port: int | None) -> Iterator[None]:
    """Show the figures at an address of their own, which is not for everybody; nowhere without a port.

    The process that is renewed by this one may still show its own there: then they are shown when it has gone.
    """
    if port is None:
        yield
        return
    over = threading.Event()
    showing = threading.Thread(target=_show, args=(host, port, over), daemon=True)
    showing.start()
    try:
        yield
    finally:
        over.set()
        showing.join()


def _show(host: str, port: int, over: threading.Event) -> None:
    while not over.is_set():
        try:
            server, thread = start_http_server(port, host)
        except OSError:
            over.wait(_AGAIN)
            continue
        over.wait()
        server.shutdown()
        server.server_close()
        thread.join()
