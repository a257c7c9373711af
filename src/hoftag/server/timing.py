"""What time it is, and waiting; tests bring their own."""

from __future__ import annotations

import asyncio
import time


class Time:
    """The time of the machine when the server started, and what has passed since.

    Somebody may set the clock of the machine while people play: that costs nobody time, and gives nobody any.
    """

    def __init__(self) -> None:
        self._start = wall() - passed()

    def now(self) -> float:
        """Seconds since 1970."""
        return self._start + passed()

    def set_by(self) -> float:
        """By how many seconds the clock of the machine has been set since the start."""
        return wall() - self.now()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


def wall() -> float:
    """What the clock of the machine says."""
    return time.time()


def passed() -> float:
    """Seconds that pass evenly, and also while the machine sleeps where it can tell."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()
