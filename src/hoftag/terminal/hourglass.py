"""The sand timer at a terminal (Carolingi 8): it runs while people type, and interrupts them when it has run out."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Callable, Iterator

from hoftag.match.match import Match
from hoftag.server.sand import Sand


class TimeUp(Exception):
    """The sand has run out while somebody was to answer."""

    def __init__(self, line: str = "") -> None:
        super().__init__(line)
        self.line = line
        """What was typed too late."""


class Hourglass:
    """The sand of a match, by a clock; without seconds it never runs."""

    def __init__(self, seconds: int, clock: Callable[[], float]) -> None:
        self.used = seconds > 0
        self._sand = Sand(seconds)
        self._clock = clock
        self._step: object = None

    def watch(self, match: Match) -> None:
        """Look at the question: the glass is turned when the first answer is complete, and laid down with the last."""
        step = None if match.over else match.state.agenda[-1]
        self._sand.note(self._clock(), step is self._step, match.may_close)
        self._step = step

    def left(self) -> float | None:
        """Seconds until the sand has run out; None while it lies still."""
        return self._sand.left(self._clock())


@contextlib.contextmanager
def alarm(seconds: float | None) -> Iterator[None]:
    """Interrupt what happens inside with TimeUp after so many seconds.

    Where the system has no such signal, whoever asks finds out when the line is ended.
    """
    in_main = threading.current_thread() is threading.main_thread()
    if seconds is None or not in_main or not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, max(seconds, 0.001))
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    finally:
        signal.signal(signal.SIGALRM, before)


def ring(_number: int, _frame: object) -> None:
    """Time is up."""
    raise TimeUp
