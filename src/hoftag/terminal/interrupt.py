"""Ctrl-C during long work of the engine, alone or in several processes."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from types import FrameType


class Interrupt:
    """Notes that Ctrl-C was pressed, and raises it where that is safe.

    An exception in the middle of compiled arithmetic ends the whole process with a false alarm about memory, so
    the signal is only noted, and the game at hand is finished. A second Ctrl-C does not wait.
    """

    def __init__(self) -> None:
        self.asked = False
        self._parent = os.getpid()

    def note(self, _number: int, _frame: FrameType | None) -> None:
        """What the signal does. Worker processes get it too, from their parent, and leave it to the parent."""
        if os.getpid() != self._parent:
            return
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True
        threading.excepthook = lambda _: None  # the pool's own thread complains about lost workers
        for worker in multiprocessing.active_children():
            worker.kill()

    def stopped(self) -> bool:
        """Whether it was asked for."""
        return self.asked

    def check(self) -> None:
        """Stop here if that was asked for."""
        if self.asked:
            raise KeyboardInterrupt


@contextlib.contextmanager
def patient_interrupt() -> Iterator[Interrupt]:
    """Long work: call `check` between its parts."""
    interrupt = Interrupt()
    if threading.current_thread() is not threading.main_thread():
        yield interrupt  # only the main thread may say what a signal does
        return
    before = signal.signal(signal.SIGINT, interrupt.note)
    try:
        yield interrupt
    except BrokenProcessPool:
        interrupt.check()  # the workers were ended on purpose
        raise
    finally:
        signal.signal(signal.SIGINT, before)
