"""Several server processes behind one socket: started together, replaced when they die, renewed one after the other.

They know nothing of each other but what the database and Redis tell them, just as servers on several machines.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from multiprocessing import connection
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

import structlog

from hoftag.kernel.errors import BadInput
from hoftag.server.settings import Settings

READY: Final = "ready"
_FAREWELL: Final = 20.0
"""Seconds in which a process that was told to stop must be gone."""
_AGAIN: Final = 1.0
"""Seconds until a process that has died is replaced."""

_log = structlog.get_logger("hoftag.server")

Serve = Callable[[Settings, socket.socket, Callable[[str], None]], None]
"""Serves on a socket until a signal comes; tells its address when it answers."""


@dataclass
class Hand:
    """One process of the crew."""

    number: int
    process: BaseProcess
    pipe: Connection
    """What it has to say; and how it notices that nobody leads it any more."""
    answers: bool = False


class Crew:
    """The processes, and who leads them: this process serves nothing itself."""

    def __init__(self, settings: Settings, listener: socket.socket, serve: Serve) -> None:
        self._settings = settings
        self._listener = listener
        self._serve = serve
        self._context = multiprocessing.get_context("spawn")
        self._hands: list[Hand] = []
        self._stopping = False
        self._renewing = False
        self._wake, self._waker = socket.socketpair()
        self._waker.setblocking(False)

    def run(self, ready: Callable[[str], None]) -> None:
        """Lead until a signal says to stop; `ready` is told the address once all answer."""
        with self._signals():
            try:
                self._hands = [self._hire(number) for number in range(self._settings.workers)]
                where = [self._wait(hand) for hand in self._hands]
                if not self._stopping:
                    ready(where[0])
                while not self._stopping:
                    self._watch()
            finally:
                self._dismiss(self._hands)

    # ---- processes

    def _hire(self, number: int) -> Hand:
        mine, theirs = self._context.Pipe()
        port = self._settings.metrics_port
        settings = replace(self._settings, metrics_port=None if port is None else port + number)
        process = self._context.Process(
            target=work, args=(settings, self._listener, theirs, self._serve), name=f"server {number}"
        )
        process.start()
        theirs.close()
        return Hand(number, process, mine)

    def _wait(self, hand: Hand) -> str:
        """Wait until a new process answers; the address, empty if it was told to stop before. Its complaint is ours."""
        while not self._stopping:
            for found in connection.wait([hand.pipe, self._wake]):
                if found is self._wake:
                    self._wake.recv(100)
                    continue
                try:
                    said, *facts = hand.pipe.recv()
                except EOFError:
                    hand.process.join(_FAREWELL)
                    raise BadInput("worker-start", {"code": str(hand.process.exitcode)}) from None
                if said != READY:
                    raise BadInput(said, *facts)
                hand.answers = True
                return str(facts[0])
        return ""

    def _watch(self) -> None:
        """Wait for something to happen, and do what it asks for."""
        if self._renewing:
            self._renewing = False
            self._renew()
            return
        found = connection.wait([self._wake, *(hand.process.sentinel for hand in self._hands)])
        if self._wake in found:
            self._wake.recv(100)
        for place, hand in enumerate(self._hands):
            if hand.process.sentinel in found and not self._stopping:
                _log.error("server process died", number=hand.number, code=hand.process.exitcode)
                time.sleep(_AGAIN)
                self._replace(place)

    def _renew(self) -> None:
        """Replace all processes, one after the other: the new one answers before the old one goes."""
        _log.info("renewing")
        for place in range(len(self._hands)):
            if not self._stopping:
                self._replace(place)
        _log.info("renewed")

    def _replace(self, place: int) -> None:
        old = self._hands[place]
        fresh = self._hire(old.number)
        try:
            self._wait(fresh)
        except BadInput as error:
            # such as a database that is away: the old one goes on if it can, else it is tried again
            _log.error(
                "server process could not start", number=old.number, code=error.code, facts=error.facts
            )
            self._dismiss([fresh])
            return
        self._hands[place] = fresh
        self._dismiss([old])

    def _dismiss(self, hands: list[Hand]) -> None:
        """Let processes finish what they are doing and go."""
        for hand in hands:
            hand.process.terminate()
        until = time.monotonic() + _FAREWELL + self._settings.drain
        for hand in hands:
            hand.process.join(max(0.0, until - time.monotonic()))
            if hand.process.is_alive():
                _log.error("server process does not stop", number=hand.number)
                hand.process.kill()
                hand.process.join()
            hand.pipe.close()

    # ---- signals

    @contextlib.contextmanager
    def _signals(self) -> Iterator[None]:
        def stop(*_: object) -> None:
            self._stopping = True

        def renew(*_: object) -> None:
            self._renewing = True

        wanted: dict[signal.Signals, Any] = {signal.SIGINT: stop, signal.SIGTERM: stop}
        if hasattr(signal, "SIGHUP"):
            wanted[signal.SIGHUP] = renew
        before = {number: signal.signal(number, handler) for number, handler in wanted.items()}
        waker = signal.set_wakeup_fd(self._waker.fileno())
        try:
            yield
        finally:
            signal.set_wakeup_fd(waker)
            for number, handler in before.items():
                signal.signal(number, handler)
            self._wake.close()
            self._waker.close()


def work(settings: Settings, listener: socket.socket, pipe: Connection, serve: Serve) -> None:
    """What a process of the crew does."""
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # that is for who leads
    threading.Thread(target=_watch_leader, args=(pipe,), daemon=True).start()
    try:
        serve(settings, listener, lambda address: pipe.send((READY, address)))
    except BadInput as error:
        pipe.send((error.code, error.facts))


def _watch_leader(pipe: Connection) -> None:
    """Stop when nobody leads any more, however that came about."""
    with contextlib.suppress(EOFError, OSError):
        pipe.recv()
    os.kill(os.getpid(), signal.SIGTERM)
