"""Time at a table, computed from the times in its log alone, so that a restart changes nothing.

A move is all that lies between two moments that undo cannot cross: answers and second thoughts within it share one
measure of time, and nobody gains any by answering, undoing and answering again.
"""

from __future__ import annotations

from typing import Final

from hoftag.server.wire import Clock

AFTER_RESTART: Final = 3600.0
"""Days run on while the server is away, but this much is left of each afterwards."""
AFTER_TAKEOVER: Final = 60.0
"""Who takes a seat back has at least so much on the clock of the whole game."""


class Clocks:
    """The clocks of all seats."""

    def __init__(self, kind: Clock, seats: int) -> None:
        self.kind = kind.kind
        self.seconds = float(kind.seconds)
        self.increment = float(kind.increment)
        self.left = [self.seconds] * seats
        """What each seat has left: of its move, or of the game."""
        self.running = 0
        self.answered = 0
        """Seats that have answered in this move; the increment comes when it is over."""
        self.since = 0.0

    def _settle(self, at: float) -> None:
        elapsed = max(0.0, at - self.since)
        self.left = [
            left - elapsed if self.running >> seat & 1 else left for seat, left in enumerate(self.left)
        ]
        self.since = max(self.since, at)

    def note(self, at: float, seat: int, awaiting: int, closed: bool) -> None:
        """A seat (-1: none) has done something; these are awaited now; `closed`: a move has ended with it."""
        self._settle(at)
        if seat >= 0:
            self.answered |= 1 << seat
        if closed:
            if self.kind == "game":
                self.left = [
                    max(left, 0.0) + self.increment if self.answered >> seat & 1 else left
                    for seat, left in enumerate(self.left)
                ]
            else:
                self.left = [self.seconds] * len(self.left)
            self.answered = 0
        self.running = awaiting

    def resume(self, at: float) -> None:
        """The server was away. Only days go on meanwhile, and not to their very end."""
        if self.kind == "days":
            self._settle(at)
            least = min(self.seconds, AFTER_RESTART)
            self.left = [max(left, least) for left in self.left]
        self.since = at

    def takeover(self, at: float, seat: int) -> None:
        """Somebody sits down where a bot has played."""
        self._settle(at)
        fresh = max(self.left[seat], min(self.seconds, AFTER_TAKEOVER))
        self.left[seat] = fresh if self.kind == "game" else self.seconds

    def remaining(self, seat: int, now: float) -> float:
        """What a seat has left; below zero when it is late."""
        gone = max(0.0, now - self.since) if self.running >> seat & 1 else 0.0
        return self.left[seat] - gone

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat is over, if its clock is running."""
        if self.kind == "none" or not self.running >> seat & 1:
            return None
        return self.since + self.left[seat]

    # ---- snapshots

    def dump(self) -> dict[str, object]:
        """All that changes, for a snapshot."""
        return {
            "left": self.left,
            "running": self.running,
            "answered": self.answered,
            "since": self.since,
        }

    def restore(self, left: list[float], running: int, answered: int, since: float) -> None:
        """As `dump` wrote it."""
        self.left, self.running, self.answered, self.since = list(left), running, answered, since
