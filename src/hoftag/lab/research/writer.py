"""Writes an observation entry by entry, so that the values and their names come from the same lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

ROLES = ("own", "left1", "left2", "left3", "left4", "left5")
"""Seats as the observer sees them: the own one first, then clockwise."""


@dataclass(frozen=True)
class Entry:
    """One place of the vector: its name, and what the number there was divided by (1 for yes or no)."""

    name: str
    scale: float


class Writer:
    """Every call adds as many numbers as the call before on another position would: the length never changes."""

    def __init__(self, naming: bool = False) -> None:
        self.values: list[float] = []
        self.entries: list[Entry] | None = [] if naming else None

    def number(self, name: str, value: float, scale: float = 1) -> None:
        """A number, divided by about the largest that is usual."""
        self.values.append(value / scale)
        if self.entries is not None:
            self.entries.append(Entry(name, scale))

    def numbers(self, name: str, keys: Sequence[str], values: Iterable[float], scale: float = 1) -> None:
        """A number for each key."""
        before = len(self.values)
        self.values.extend([value / scale for value in values])
        assert len(self.values) - before == len(keys), name
        if self.entries is not None:
            self.entries.extend(Entry(f"{name}.{key}", scale) for key in keys)

    def one_of(self, name: str, keys: Sequence[str], value: str | None) -> None:
        """1 for the key that holds, 0 for the others; all 0 for None."""
        row = [0.0] * len(keys)
        if value is not None:
            row[keys.index(value)] = 1.0
        self.numbers(name, keys, row)

    def place(self, name: str, keys: Sequence[str], at: int | None) -> None:
        """As `one_of`, by the number of the key."""
        self.one_of(name, keys, None if at is None else keys[at])

    def count(self, name: str, keys: Sequence[str], members: Iterable[str]) -> None:
        """How often each key is among the members."""
        row = [0.0] * len(keys)
        for member in members:
            row[keys.index(member)] += 1.0
        self.numbers(name, keys, row)


class Circle:
    """The seats as one of them sees them."""

    def __init__(self, seat: int, players: int) -> None:
        self.players = players
        self.seat = seat
        self.roles = ROLES[:players]
        self.seats = [(seat + turn) % players for turn in range(players)]
        """Absolute numbers, the own first."""

    def role(self, seat: int | None) -> int | None:
        """How far clockwise a seat sits."""
        return None if seat is None else (seat - self.seat) % self.players

    def turn(self, values: Sequence[int]) -> list[int]:
        """A row with a number for each seat, the own first."""
        return [values[seat] for seat in self.seats]


def alike(names: Iterable[str]) -> list[str]:
    """The names without repetition: pieces that are alike share one."""
    return list(dict.fromkeys(names))
