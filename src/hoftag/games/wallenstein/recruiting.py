"""Raising armies."""

from __future__ import annotations

from hoftag.games.wallenstein.ids import (
    ARMIES_5,
    ARMY_1,
    FEWER_RECRUITS,
    NO_ARMY_LEFT,
    NO_MONEY,
    NOT_YET,
    SIX_ARMIES,
)
from hoftag.games.wallenstein.marching import Reinforce
from hoftag.games.wallenstein.state import Wallenstein


def levy(s: Wallenstein, action: int) -> int:
    """How many armies an action raises in this season, before any tile."""
    if s.effect() == FEWER_RECRUITS and action != ARMY_1:
        return s.board.event_amount[s.event] if action == ARMIES_5 else s.board.event_second[s.event]
    return s.board.recruits[action]


def why_no_levy(s: Wallenstein, seat: int, action: int) -> int:
    """What stands against raising armies: the reason's number, or -1."""
    if s.money[seat] < s.board.cost[action]:
        return NO_MONEY
    return NO_ARMY_LEFT if s.supply[seat] < levy(s, action) else NOT_YET


def recruit(s: Wallenstein, seat: int, action: int, land: int) -> None:
    """For its price five or three armies come into the land; with the tile six instead of five, whatever the event."""
    reason = why_no_levy(s, seat, action)
    if reason != NOT_YET:
        s.tell("lapsed", seat, action, land, reason)
        return
    count = levy(s, action)
    if action == ARMIES_5 and s.tile_of(seat) == SIX_ARMIES:
        count = max(count, min(s.board.six_armies, s.supply[seat]))
    s.pay(seat, s.board.cost[action])
    s.muster(seat, land, count)
    s.tell("recruited", seat, land, count)


def recruit_one(s: Wallenstein, seat: int, land: int) -> None:
    """For one thaler an army comes into the land; then armies may go from there to a neighbouring own land."""
    reason = why_no_levy(s, seat, ARMY_1)
    if reason != NOT_YET:
        s.tell("lapsed", seat, ARMY_1, land, reason)
        return
    s.pay(seat, s.board.cost[ARMY_1])
    s.muster(seat, land, 1)
    s.tell("recruited", seat, land, 1)
    step = Reinforce(seat, land)
    if len(step.options(s, seat)) > 1:
        s.then(step)
