"""What a view of Wallenstein holds.

Seats are numbers, lands, cards, events and the like the engine's names.
The client's types are generated from these (interpreted: compiled modules do not keep annotations).
"""

from __future__ import annotations

from typing import TypedDict

from hoftag.kernel.explain import Explanation


class WallensteinLand(TypedDict):
    """A land in play with all that stands in it."""

    land: str
    region: str
    owner: int | None
    armies: int
    buildings: list[str]
    unrest: int
    changed: bool
    """It changed hands in this season: its card is not used before the next one."""
    why: list[Explanation]
    """Whose it is, what stands in its way, and what its farmers would do."""


class WallensteinTile(TypedDict):
    """A place in the order of play with its advantage."""

    advantage: str
    seat: int | None


class WallensteinField(TypedDict):
    """A field of a mat as everybody sees it."""

    field: str
    state: str
    """`empty`, `hidden` (a card lies face down) or `shown`."""
    card: str | None


class WallensteinSupply(TypedDict):
    """How a seat would come through the winter."""

    lands: int
    grain: int
    least: Explanation
    """With the smallest loss that an open event can bring."""
    most: Explanation
    """With the largest."""


class WallensteinSeat(TypedDict):
    """What lies open before a leader."""

    seat: str
    money: int
    grain: int
    points: int
    supply: int
    """Armies beside the board."""
    lands: int
    armies: int
    """On the board."""
    planned: bool
    """While all plan: this plan is finished."""
    place: int | None
    """In the order of play, from 1."""
    advantage: str | None
    mat: list[WallensteinField]
    """Empty while all plan."""
    hall: int
    """Courtiers in the reception hall."""
    audience: int
    """Courtiers in the audience chamber."""
    courtiers: int
    """Courtiers elsewhere."""
    ward: bool
    """A kept favour wards off the next unrest marker."""
    immune: list[str]
    """Actions with which the seat cannot be attacked in this season."""
    banner: int
    """Which card of the Landsknechte lies on top, from 1."""
    groups: list[int]
    """While start lands are chosen: the army groups that wait."""
    winter: WallensteinSupply
    score: dict[str, int]


class WallensteinMajority(TypedDict):
    """Who has most buildings of a kind in a region."""

    region: str
    building: str
    counts: list[int]
    """Of each seat."""
    leaders: list[int]
    points: int
    """For each of the leaders."""
    why: Explanation


class WallensteinTower(TypedDict):
    """The tower: cubes by colour, those of each seat, then the farmers."""

    model: str
    tray: list[int]
    inside: list[int]
    """How many are inside follows from all that lies open; on which floor nobody knows."""
    farmers: int
    """In the supply."""


class WallensteinStart(TypedDict):
    """While start lands are chosen."""

    open: list[str]
    pile: int
    under: list[str]
    """Put under the pile, in order."""


class WallensteinFavour(TypedDict):
    """An open favour of the Emperor with its price in courtiers."""

    favour: str
    cost: int
    taken: bool


class WallensteinOwn(TypedDict):
    """What a leader alone knows."""

    hand: list[str]
    plan: dict[str, str]
    """For each field that is covered its card."""


class WallensteinView(TypedDict):
    """All that a seat, or a spectator, may know."""

    year: int
    season: str
    event: str | None
    """Of this season."""
    events: list[str]
    """Still open; one of them decides on the winter."""
    actions: list[str]
    """The action cards that lie open, in order."""
    action: int | None
    """The one that is being carried out."""
    places: list[WallensteinTile]
    order: list[int]
    """Who acts first, second …"""
    choosing: list[int]
    """Who chooses a place first, second …; empty when all have."""
    lands: list[WallensteinLand]
    out_of_play: list[str]
    tower: WallensteinTower
    stock: dict[str, int]
    """Buildings that are left."""
    revolts: list[str]
    """In winter: lands that were drawn and have not risen yet."""
    majorities: list[WallensteinMajority]
    court: bool
    """The Emperor's court is in play."""
    landsknechte: bool
    favours: list[WallensteinFavour]
    favours_left: list[str]
    """Those that have not lain open yet."""
    start: WallensteinStart | None
    seats: list[WallensteinSeat]
    own: WallensteinOwn | None
    """Null for a spectator."""
