"""What happened, as typed data; sentences are made of it at the edge."""

from __future__ import annotations


class Event:
    """A kind with its arguments (numbers whose domains the game declares), and the seats that may see it."""

    def __init__(self, kind: str, args: tuple[int, ...], seats: int) -> None:
        self.kind = kind
        self.args = args
        self.seats = seats

    def visible_to(self, seat: int | None) -> bool:
        """Whether a seat, or with None a spectator, may learn of it."""
        if self.seats < 0:
            return True
        return seat is not None and bool(self.seats >> seat & 1)
