"""The few numbers that every game knows."""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A player of a state: 0 … n-1."""

Action = int
"""An answer, as an integer that has a meaning only to the step that asked. Outside, its notation is used."""

DONE: Final = -1
"""The answer that ends what a seat is doing; the same for every step that offers it."""

EVERYBODY: Final = -1
"""As a set of seats (a bit mask): all seats and the spectators."""


def seats_of(mask: int) -> tuple[Seat, ...]:
    """The seats in a bit mask, lowest first."""
    return tuple(Seat(seat) for seat in range(mask.bit_length()) if mask >> seat & 1)
