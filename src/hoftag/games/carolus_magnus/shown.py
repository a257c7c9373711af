"""What a view of Carolus Magnus holds.

Seats are numbers, provinces, colours and sides the engine's names.
The client's types are generated from these (interpreted: compiled modules do not keep annotations).
"""

from __future__ import annotations

from typing import TypedDict


class CarolusMagnusPlace(TypedDict):
    """A province or region with all that stands there, and who would win it now."""

    provinces: list[str]
    """Clockwise; the first of them names the place."""
    knights: dict[str, int]
    """By colour."""
    castles: int
    owner: str | None
    """The side whose castles stand there."""
    strengths: dict[str, int]
    """By side."""
    majority: str | None


class CarolusMagnusSide(TypedDict):
    """The castles of a side, on the board and in stock."""

    side: str
    castles: int
    stock: int


class CarolusMagnusSeat(TypedDict):
    """A player's court, reserve and discs."""

    seat: str
    side: str
    court: dict[str, int]
    reserve: dict[str, int]
    disc: int | None
    """Laid in this round."""
    used: list[int]
    score: dict[str, int]


class CarolusMagnusView(TypedDict):
    """All that anybody may know: everything lies open except what the dice will bring."""

    round: int
    quiet_rounds: int
    stall_rounds: int
    goal: int
    emperor: str
    places: list[CarolusMagnusPlace]
    """Clockwise, beginning where Charlemagne stands."""
    supply: dict[str, int]
    holders: dict[str, int | None]
    """For each colour the seat that controls it."""
    order: list[int]
    dice: list[str]
    """Those that lie on the table unsettled: a crown to be named first, then those to its right."""
    sides: list[CarolusMagnusSide]
    seats: list[CarolusMagnusSeat]
