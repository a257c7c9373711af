"""Collecting grain and taxes, and the unrest that it stirs."""

from __future__ import annotations

from hoftag.games.wallenstein.battle import revolt
from hoftag.games.wallenstein.ids import (
    GRAIN,
    GRAIN_MAX,
    GRAIN_MIN,
    GRAIN_PLUS,
    TAX_MAX,
    TAX_MIN,
    TAX_PLUS,
)
from hoftag.games.wallenstein.state import Wallenstein


def income(s: Wallenstein, seat: int, action: int, land: int) -> int:
    """What a land brings: its figure, bounded by the event, and then one more by the tile."""
    amount = s.board.grain[land] if action == GRAIN else s.board.tax[land]
    effect = s.effect()
    if effect == (GRAIN_MAX if action == GRAIN else TAX_MAX):
        amount = min(amount, s.board.event_amount[s.event])
    elif effect == (GRAIN_MIN if action == GRAIN else TAX_MIN):
        amount = max(amount, s.board.event_amount[s.event])
    if s.tile_of(seat) == (GRAIN_PLUS if action == GRAIN else TAX_PLUS):
        amount += 1
    return amount


def collect(s: Wallenstein, seat: int, action: int, land: int) -> None:
    """The income comes first and is kept. In a land with unrest a revolt follows; if the land is held, unrest grows."""
    amount = income(s, seat, action, land)
    if action == GRAIN:
        s.grain[seat] += amount
        s.tell("grain", seat, land, amount)
    else:
        s.money[seat] += amount
        s.tell("tax", seat, land, amount)
    if s.unrest[land] > 0 and not revolt(s, seat, land, s.unrest[land]):
        return
    stir(s, seat, land)


def stir(s: Wallenstein, seat: int, land: int) -> None:
    """An unrest marker goes to a land, unless a kept favour of the Emperor wards it off."""
    if s.ward[seat] == 1:
        s.ward[seat] = 0
        s.tell("warded", seat, land)
        return
    s.unrest[land] += 1
    s.tell("unrest", land, s.unrest[land])
