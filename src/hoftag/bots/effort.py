"""How much a thought may cost: so many tries, or so much time of the processor."""

from __future__ import annotations

from time import monotonic, thread_time
from typing import Final

PATIENCE: Final = 3.0
"""A busy machine may take so many times as long as the time that was asked for, not longer: people wait."""


class Effort:
    """Counts tries, or milliseconds when `tries` is 0."""

    def __init__(self, tries: int, milliseconds: int) -> None:
        self.tries = tries
        self.seconds = milliseconds / 1000.0
        self.done = 0
        self.began = thread_time()
        self.began_wall = monotonic()

    def spent(self) -> float:
        """Which part of it is gone; 1 and more when it is over."""
        if self.tries > 0:
            return self.done / self.tries
        used = thread_time() - self.began
        waited = (monotonic() - self.began_wall) / PATIENCE
        return max(used, waited) / self.seconds

    def left(self) -> float:
        """How many tries are left, at the speed of those that are done."""
        spent = self.spent()
        return self.done * (1.0 - spent) / spent if spent > 0.0 else 1e9
