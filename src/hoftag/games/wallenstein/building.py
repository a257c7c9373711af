"""Building palaces, churches and trading houses."""

from __future__ import annotations

from hoftag.games.wallenstein.ids import (
    HOUSE,
    HOUSE_CALMS,
    NO_BUILDING_LEFT,
    NO_MONEY,
    NO_SITE,
    NOT_YET,
    SAME_BUILDING,
)
from hoftag.games.wallenstein.state import Wallenstein


def why_no_site(s: Wallenstein, building: int, land: int) -> int:
    """What stands against a building in a land, whatever it costs: the reason's number, or -1."""
    if s.has(land, building):
        return SAME_BUILDING
    if s.built[land].bit_count() >= s.board.sites[land]:
        return NO_SITE
    if s.left(building) == 0:
        return NO_BUILDING_LEFT
    return NOT_YET


def build(s: Wallenstein, seat: int, building: int, land: int) -> None:
    """For its price a building goes to a free site of the land; every kind stands there once."""
    reason = why_no_site(s, building, land)
    if reason == NOT_YET and s.money[seat] < s.board.cost[building]:
        reason = NO_MONEY
    if reason != NOT_YET:
        s.tell("lapsed", seat, building, land, reason)
        return
    s.pay(seat, s.board.cost[building])
    raise_building(s, seat, building, land)


def raise_building(s: Wallenstein, seat: int, building: int, land: int) -> None:
    """The building stands; in some seasons a trading house calms the farmers."""
    s.built[land] |= 1 << building
    s.tell("built", seat, building, land)
    if building == HOUSE and s.effect() == HOUSE_CALMS and s.unrest[land] > 0:
        calm = min(s.unrest[land], s.board.event_amount[s.event])
        s.unrest[land] -= calm
        s.tell("calmed", land, calm)
