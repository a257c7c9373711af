"""The sand timer of a table: computed from the times in its log alone, like the clocks, so that a restart keeps it.

It is turned when the rules first allow a question to be closed (Carolingi 8: the first complete placement), and runs
until that question is over. Second thoughts neither stop nor turn it again.
"""

from __future__ import annotations


class Sand:
    """One timer for all seats; without seconds there is none."""

    def __init__(self, seconds: int) -> None:
        self.seconds = seconds
        self.due: float | None = None
        """When the sand has run out; None while it lies still."""
        self._since = 0.0

    def note(self, at: float, same: bool, may_close: bool) -> None:
        """Something happened; `same`: the question is still the same, `may_close`: time could be up for it."""
        if not same:
            self.due = None
        if self.seconds > 0 and may_close and self.due is None:
            self.due = at + self.seconds
        self._since = at

    def resume(self, at: float) -> None:
        """The server was away: nobody loses time by that."""
        if self.due is not None:
            self.due += max(0.0, at - self._since)
        self._since = at

    def left(self, now: float) -> float | None:
        """Seconds until the sand has run out; None while it lies still."""
        return None if self.due is None else max(0.0, self.due - now)

    # ---- snapshots

    def dump(self) -> dict[str, float | None]:
        """All that changes, for a snapshot."""
        return {"due": self.due, "since": self._since}

    def restore(self, due: float | None, since: float) -> None:
        """As `dump` wrote it."""
        self.due, self._since = due, since
