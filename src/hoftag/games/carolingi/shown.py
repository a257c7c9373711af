"""What a view of Carolingi holds.

Seats are numbers, lands, tiles and the like the engine's names.
The client's types are generated from these (interpreted: compiled modules do not keep annotations).
"""

from __future__ import annotations

from typing import TypedDict

from hoftag.kernel.explain import Explanation


class CarolingiLand(TypedDict):
    """A land with all that stands on it."""

    land: str
    region: str
    followers: list[int]
    """Of each seat."""
    gangs: int
    development: int
    forest: bool
    palace: int | None
    """The seat whose homeland it is."""
    ruler: int | None
    why: list[Explanation]
    """Who rules it and why, and what the viewer would need for it."""


class CarolingiFight(TypedDict):
    """What a fight of the viewer would bring on a land."""

    land: str
    lost: list[int]
    """Followers of each seat."""
    gangs: int
    stay: int
    """Followers of the viewer that are left."""
    why: Explanation


class CarolingiCondition(TypedDict):
    """A condition of victory of one seat."""

    name: str
    """Also that of a part of the score."""
    value: int
    needed: int
    """For glory: as many as now would be enough. For regions each one counts."""
    points: int
    why: Explanation


class CarolingiUnion(TypedDict):
    """How far one seat is with uniting a region."""

    region: str
    ruled: int
    needed: int
    """Its lands without forest."""
    forest: bool
    """A follower stands in its forest."""
    united: bool
    barred: bool
    """It has the homeland of a rival, so it cannot be united."""
    why: Explanation


class CarolingiCard(TypedDict):
    """A land card in its slot with all that lies on it."""

    card: str
    followers: list[int]
    gangs: int
    problem: str | None
    """The kind of problem on it (814)."""


class CarolingiStrip(TypedDict):
    """The slots of a region; an empty one is null."""

    region: str
    slots: list[CarolingiCard | None]


class CarolingiEventTiles(TypedDict):
    """Where the event tiles are; those on the annals join with the second year."""

    scriptorium: int
    bag: int
    annals: int


class CarolingiBag(TypedDict):
    """How much is left in the bag."""

    tiles: int
    """Of the Carolingians."""
    events: int
    open: list[str] | None
    """What, with its owner (`red:fight`), when it was laid open for a claim to peace."""


class CarolingiSeat(TypedDict):
    """What lies open before a Carolingian; of hidden tiles only how many."""

    seat: str
    homeland: str | None
    missi: int
    leudes: int
    nobiles: int
    trophies: int
    settlers: int
    """Followers in the bag, while the realm is laid out (6.1)."""
    reserve: int
    """Followers for the second pass."""
    rack: int
    inactive: int
    placed: int
    bag: int
    swapped: int
    taken: str | None
    """The tile taken back in this year's swap."""
    drawn: str | None
    """The kind of the tile that came out of the bag first in this season."""
    fresh: int
    """Tiles activated in this season."""
    since_swap: int
    """Tiles activated after this year's swap."""
    since_failure: int | None
    """Tiles activated since a claim to peace failed."""
    peace_lost_since_swap: bool
    known: list[str]
    """Dotted tiles that everybody knows to be active."""
    known_at_swap: list[str]
    seasons: list[list[str]]
    """The tiles that lie face up on each season."""
    turned: list[str]
    """Of these, the ones face down: blocked, or used to solve a problem (814)."""
    score: dict[str, int]
    conditions: list[CarolingiCondition]
    unions: list[CarolingiUnion]
    """Of the regions where the seat rules a land."""


class CarolingiTargets(TypedDict):
    """What a verb of an action could be used for."""

    verb: str
    names: list[str]
    """Lands, cards or tiles that can be named first."""
    most: int
    """The largest number, where only a number is asked for; else 0."""


class CarolingiProspect(TypedDict):
    """What an action could do if its tile were carried out now."""

    tile: str
    possible: list[CarolingiTargets]
    refused: list[Explanation]
    """Why own followers elsewhere could do nothing, or why the tile is blocked (814)."""
    solves: list[str]
    """The seasons with a problem that the tile could solve instead (814), the next one first."""


class CarolingiOwn(TypedDict):
    """What a Carolingian alone knows of the own tiles."""

    rack: list[str]
    inactive: list[str]
    placed: list[str]
    bag: list[str]
    fresh: list[str]
    swapped: str | None
    chosen_swap: list[str] | None
    """Given and taken back, until everybody has decided."""
    prospects: list[CarolingiProspect]
    """While tiles are chosen: what each action could do now."""


class CarolingiScenario(TypedDict):
    """What the scenario 814 adds. Skuld stands on the present season; the supply of gangs is limited."""

    problems: list[str]
    """Kinds of the problems on the strip, the next one first."""
    wheel: list[list[str]]
    """Kinds of the problems on each season."""
    lose_at: int
    """So many problems where Skuld arrives end the game."""
    favour: list[int]
    """Owners of the honour stones, the oldest first."""
    capacity: int
    heir: int | None
    """Whom the emperor would choose if the realm failed now; null: nobody, and all would lose."""
    why: Explanation


class CarolingiDisorder(TypedDict):
    """What a card of Anarchy & Rebellion would do if it were drawn now (7)."""

    card: str
    lands: list[str]
    """A gang would rise on each."""


class CarolingiView(TypedDict):
    """All that a seat, or a spectator, may know."""

    year: int
    season: str
    sundial: int
    lands: list[CarolingiLand]
    strips: list[CarolingiStrip]
    archivium: list[str]
    """Which cards, never in which order: there is none."""
    discard: list[str]
    hunger_aside: int
    disorder_aside: int
    """Cards of Anarchy & Rebellion that have not joined yet."""
    disorder: list[CarolingiDisorder]
    """Where the cards of Anarchy & Rebellion would strike now; empty without the module."""
    gangs_waiting: int
    gang_supply: int
    development_supply: int
    event_tiles: CarolingiEventTiles
    bag: CarolingiBag
    peace_needs: int
    """So many points must a claim to peace have; with `palaces` one of them must be for the palace."""
    sand_runs: bool
    """Somebody has turned the sand timer (8): who is not ready in time plays with fewer tiles."""
    scenario: CarolingiScenario | None
    palaces: bool
    """Homelands are claimed in the course of the game (6.2)."""
    fights: list[CarolingiFight]
    """What the viewer would win where; whether the viewer may fight now is another question."""
    seats: list[CarolingiSeat]
    own: CarolingiOwn | None
    """Null for a spectator."""
