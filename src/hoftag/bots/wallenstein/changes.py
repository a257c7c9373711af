"""Small changes of a plan in Wallenstein: another land for an action, none at all, another bid."""

from __future__ import annotations

from typing import Final

from hoftag.bots.wallenstein.planner import Planner
from hoftag.games.wallenstein.ids import ALL_ACTIONS, BID, EMPTY
from hoftag.kernel.chance import SeededChance

STEP: Final = 100
"""Chances are whole numbers: so many for a point of worth."""
CURIOSITY: Final = 0.15
"""A land that promises an action nothing is taken for it now and then, as if it were worth so many points."""
NOWHERE: Final = 0.65
"""How tempting it is to leave an action out."""
BIDS: Final = 12
"""To so many changes of actions there is one of the bid."""


class Changes:
    """What can be changed in the plans of a seat; what looks worth more at once comes more often.

    Most changes at random are nonsense, a church where there is no site, and each costs many tries to find that out.
    """

    def __init__(self, planner: Planner) -> None:
        s = planner.s
        self.s = s
        self.seat = planner.seat
        self.coin = len(s.board.land_ids)
        """The first coin card; all cards before it are lands."""
        self.fields: list[int] = []
        self.cards: list[int] = []
        self.upto: list[int] = []
        """For each change the chances of all up to it."""
        lands = s.lands_of(self.seat)
        for action in range(ALL_ACTIONS):
            for land in lands:
                self.add(action, land, max(0.0, planner.worth.of(action, land)) + CURIOSITY)
            self.add(action, EMPTY, NOWHERE)
        self.add(BID, EMPTY, self.upto[-1] / BIDS / STEP)

    def add(self, field: int, card: int, worth: float) -> None:
        """A land for an action; an empty card stands for any coin."""
        before = self.upto[-1] if self.upto else 0
        self.fields.append(field)
        self.cards.append(card)
        self.upto.append(before + int(STEP * worth) + 1)

    def effect(self, plan: list[int]) -> list[int]:
        """What a plan comes to: which coin says that nothing happens makes no difference, except as a bid."""
        out = [card if card < self.coin else EMPTY for card in plan]
        out[BID] = max(0, self.s.coin(plan[BID]))
        return out

    def one(self, plan: list[int], chance: SeededChance) -> list[int]:
        """A change; what lay there comes where the new card was. Where that cannot be, the plan as it is."""
        luck = chance.below(self.upto[-1])
        number = 0
        while self.upto[number] <= luck:
            number += 1
        field = self.fields[number]
        card = self.cards[number]
        if card == EMPTY:
            card = self.any_coin(plan, field, chance)
        if EMPTY in (card, plan[field]) or card in plan[BID + 1 :]:  # nobody is called back from the Emperor
            return plan
        out = plan[:]
        if card in out:
            out[out.index(card)] = out[field]
        out[field] = card
        return out if self.s.coin(out[BID]) <= self.s.money[self.seat] else plan

    def any_coin(self, plan: list[int], field: int, chance: SeededChance) -> int:
        """Any coin for a bid; for an action that has a land one from the hand, or else from anywhere."""
        coins = len(self.s.board.coins)
        if field != BID:
            if plan[field] >= self.coin:
                return EMPTY
            for card in range(self.coin, self.coin + coins):
                if card not in plan:
                    return card
        return self.coin + chance.below(coins)
