"""What a view of Carolus Magnus holds.

Seats are numbers, provinces, colours and sides the engine's names.
The client's types are generated from these (interpreted: compiled modules do not keep annotations).
"""

from __future__ import annotations

from typing import Literal, TypedDict

from hoftag.kernel.explain import Explanation


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
    why: list[Explanation]
    """Who has the majority, what counts for each side, and what for nobody."""


class CarolusMagnusStop(TypedDict):
    """What would happen if Charlemagne stopped at a place."""

    steps: int
    province: str
    """The first of the place."""
    result: Literal["builds", "exchanges", "stays", "nothing"]
    side: str | None
    """Who has the majority."""
    castles: int
    """How many more that side would have."""
    merges: list[str]
    """The neighbours that would grow together with it, each by its first province."""
    ends: bool
    """The game would be over."""
    why: list[Explanation]


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
    control: dict[str, Explanation]
    """For each colour why."""
    order: list[int]
    dice: list[str]
    """Those that lie on the table unsettled: a crown to be named first, then those to its right."""
    mover: int | None
    """Who moves Charlemagne next in this turn; null between turns and after the move."""
    stops: list[CarolusMagnusStop]
    """Where the mover may stop with the disc that lies there, nearest first."""
    sides: list[CarolusMagnusSide]
    seats: list[CarolusMagnusSeat]
