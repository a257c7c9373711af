"""Whole plans for a season of Wallenstein, worked out from what everybody can see.

Buildings for majorities, taxes and grain where it is calm, armies where it is threatened, attacks where they are
likely to be won; then cards on the rest.
"""

from __future__ import annotations

from typing import Final

from hoftag.bots.wallenstein.prices import Prices
from hoftag.bots.wallenstein.worth import Worth, threat
from hoftag.games.wallenstein.ids import (
    ALL_ACTIONS,
    ARMIES_3,
    ARMIES_5,
    ARMY_1,
    BATTLE_A,
    BATTLE_B,
    BID,
    COURT_3,
    EMPTY,
    GRAIN,
    ROW,
    TAX,
)
from hoftag.games.wallenstein.planning import CARDS, CLEAR
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.kernel.chance import SeededChance
from hoftag.kernel.ids import DONE, Action

ACTION_ORDER: Final = [BATTLE_B, BATTLE_A, ARMY_1, GRAIN, TAX, ARMIES_3, ARMIES_5]
"""Fields that take land cards when coin cards run short, the least harmful first."""


class Planner:
    """Plans for a seat in a sampled position."""

    def __init__(self, s: Wallenstein, seat: int, prices: Prices) -> None:
        self.s = s
        self.seat = seat
        self.prices = prices
        self.worth = Worth(s, seat, prices)

    def plan(self, whim: SeededChance | None = None) -> list[int]:
        """A card for every field; with a whim, all is weighed a little differently each time."""
        s = self.s
        seat = self.seat
        lands = s.lands_of(seat)
        plan = [EMPTY] * ROW
        used: list[int] = []
        money = s.money[seat]
        values: list[float] = []
        pairs: list[int] = []
        for land in lands:
            for action in range(ALL_ACTIONS):
                worth = self.worth.of(action, land)
                if whim is not None:
                    worth *= 0.6 + 0.008 * whim.below(100)
                if worth > 0.0:
                    values.append(worth)
                    pairs.append(action * CARDS + land)
        order = sorted(range(len(values)), key=lambda i: -values[i])
        income = 0
        for i in order:  # taxes first: what they bring can be spent if they come early
            if pairs[i] // CARDS == TAX:
                land = pairs[i] % CARDS
                early = TAX in s.row[:3]
                income = s.board.tax[land] if early else s.board.tax[land] // 2
                break
        budget = money + income
        for i in order:
            action = pairs[i] // CARDS
            land = pairs[i] % CARDS
            cost = s.board.cost[action]
            if plan[action] != EMPTY or land in used or cost > budget:
                continue
            budget -= cost
            plan[action] = land
            used.append(land)
        self.cover(plan, [land for land in lands if land not in used], whim)
        if s.court:
            self.court(plan)
        return plan

    def court(self, plan: list[int]) -> None:
        """Courtiers from the tray, or from a land that can spare them; tower cards also stand for nothing."""
        s = self.s
        tray = s.tray[self.seat]
        free = s.courtiers(self.seat)
        for place in range(len(s.board.convert)):
            count = s.board.convert[place]
            card = s.tower_card()
            if tray >= count:
                tray -= count
            else:
                for land in s.lands_of(self.seat):
                    spare = s.armies[land] - count >= 2 and threat(s, self.seat, land, self.prices) < 0.3
                    if land not in plan and spare and free >= count:
                        card = land
                        break
            free -= count
            plan[COURT_3 + place] = card

    def cover(self, plan: list[int], spare: list[int], whim: SeededChance | None) -> None:
        """A spare land as bid, coin cards on the rest, and spare lands where they do least harm if coins run short."""
        s = self.s
        first = len(s.board.land_ids)
        coins = [first + coin for coin in range(len(s.board.coins) - 1, -1, -1)]
        bare = [field for field in range(ALL_ACTIONS) if plan[field] == EMPTY]
        short = len(bare) - len(coins)
        for field in ACTION_ORDER:
            if short > 0 and plan[field] == EMPTY and spare:
                land = spare[0]
                for other in spare:
                    if s.armies[other] > s.armies[land]:
                        land = other
                plan[field] = land
                spare.remove(land)
                short -= 1
        bid = EMPTY
        if whim is not None and whim.below(2) == 0:
            bid = first + whim.below(min(len(coins), s.money[self.seat] + 1))
            coins.remove(bid)
        elif s.money[self.seat] >= 12:
            bid = first + 1
            coins.remove(bid)
        elif spare:
            bid = spare.pop()
        else:
            bid = first
            coins.remove(first)
        plan[BID] = bid
        for field in range(ALL_ACTIONS):
            if plan[field] == EMPTY and coins:
                plan[field] = coins.pop(0)
            elif plan[field] == EMPTY and spare:
                plan[field] = spare.pop()


def lay_plan(s: Wallenstein, seat: int, plan: list[int], options: list[Action]) -> Action:
    """The next answer on the way to a plan; a bare field that must be filled takes any card."""
    first = seat * ROW
    for field in range(s.fields):
        card = plan[field]
        if card != EMPTY and s.plan[first + field] != card:
            action = field * CARDS + card
            if action in options:
                return action
    for field in range(s.fields):  # somebody else has begun: what lies elsewhere must be freed
        card = s.plan[first + field]
        if card != EMPTY and card != plan[field] and card in plan:
            return CLEAR + field
    if DONE in options:
        return DONE
    for action in options:
        if action < CLEAR and s.plan[first + action // CARDS] == EMPTY:
            return action
    return options[-1]
