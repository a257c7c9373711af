"""How to choose in Wallenstein without thinking ahead: whatever seems worth most right after it."""

from __future__ import annotations

from hoftag.bots.wallenstein.planner import Planner, lay_plan
from hoftag.bots.wallenstein.prices import Prices
from hoftag.bots.wallenstein.worth import Worth, land_worth, scorings, threat
from hoftag.games.wallenstein.favours import CalmLand, CancelEvent
from hoftag.games.wallenstein.ids import (
    ARMIES_5,
    ATTACK_PLUS,
    DEFENCE_PLUS,
    GRAIN,
    GRAIN_PLUS,
    NOBODY,
    ROW,
    SIX_ARMIES,
    TAX,
    TAX_PLUS,
)
from hoftag.games.wallenstein.marching import COUNTS, March, Reinforce
from hoftag.games.wallenstein.order import ChoosePlace
from hoftag.games.wallenstein.planning import PlanActions
from hoftag.games.wallenstein.start_lands import PILE, PlaceGroup, TakeLand
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.kernel.ids import DONE, Action


class WallensteinSense:
    """Chooses for a seat in a sampled position."""

    def __init__(self, s: Wallenstein, seat: int, prices: Prices) -> None:
        self.s = s
        self.seat = seat
        self.prices = prices

    def choose(self, options: list[Action]) -> Action:
        """The best option, by what the step is about."""
        step = self.s.agenda[-1]
        if isinstance(step, PlanActions):
            return self.lay(options)
        if isinstance(step, ChoosePlace):
            return self.place(options)
        if isinstance(step, March):
            return self.march(step.land, options)
        if isinstance(step, Reinforce):
            return self.reinforce(step.land, options)
        if isinstance(step, CancelEvent):
            return DONE
        if isinstance(step, CalmLand):
            return self.favoured(options)
        if isinstance(step, TakeLand):
            return self.start_land(options)
        if isinstance(step, PlaceGroup):
            return self.group(step.land, options)
        return options[0]

    def lay(self, options: list[Action]) -> Action:
        """The next card of the plan that was worked out."""
        return lay_plan(self.s, self.seat, Planner(self.s, self.seat, self.prices).plan(), options)

    def march(self, land: int, options: list[Action]) -> Action:
        """The best attack, if it is worth making."""
        s = self.s
        worth_of = Worth(s, self.seat, self.prices)
        chosen = DONE
        most = self.prices.worth_attacking
        limit = s.armies[land] - worth_of.keep(land)
        for action in options:
            if action == DONE:
                continue
            target = action // COUNTS
            count = action % COUNTS
            if s.owner[target] == self.seat or count > limit:
                continue
            worth = worth_of.attack_worth(land, target, count)
            if worth > most:
                most = worth
                chosen = action
        return chosen

    def reinforce(self, land: int, options: list[Action]) -> Action:
        """Armies go where they are more needed."""
        s = self.s
        worth_of = Worth(s, self.seat, self.prices)
        chosen = DONE
        most = threat(s, self.seat, land, self.prices) * land_worth(s, land, self.prices) + self.prices.need
        for action in options:
            if action == DONE or action % COUNTS > s.armies[land] - worth_of.keep(land):
                continue
            target = action // COUNTS
            worth = threat(s, self.seat, target, self.prices) * land_worth(s, target, self.prices)
            worth += 0.01 * (action % COUNTS)
            if worth > most:
                most = worth
                chosen = action
        return chosen

    def place(self, options: list[Action]) -> Action:
        """The advantage that fits the plan."""
        s = self.s
        first = self.seat * ROW
        lands = len(s.board.land_ids)
        chosen = options[0]
        most = -1.0
        for place in options:
            tile = s.tiles[place]
            worth = self.prices.early * (4 - place)
            if tile == TAX_PLUS and 0 <= s.plan[first + TAX] < lands:
                worth += self.prices.tax_plus
            elif tile == GRAIN_PLUS and 0 <= s.plan[first + GRAIN] < lands:
                worth += self.prices.grain_plus
            elif tile == SIX_ARMIES and 0 <= s.plan[first + ARMIES_5] < lands:
                worth += self.prices.six_armies
            elif tile == ATTACK_PLUS:
                worth += self.prices.attack_plus
            elif tile == DEFENCE_PLUS:
                worth += self.prices.defence_plus
            if worth > most:
                most = worth
                chosen = place
        return chosen

    def favoured(self, options: list[Action]) -> Action:
        """The land that is worth most: to be calmed, built in, or occupied."""
        s = self.s
        chosen = options[0]
        most = -1.0
        for land in options:
            worth = land_worth(s, land, self.prices) + s.unrest[land]
            if s.owner[land] == NOBODY:
                worth += 2.0 * scorings(s)
            if worth > most:
                most = worth
                chosen = land
        return chosen

    def start_land(self, options: list[Action]) -> Action:
        """The better of the open lands: sites, income, and own neighbours."""
        chosen = PILE
        most = self.prices.start_pile
        for land in options:
            if land < PILE and self.start_worth(land) > most:
                most = self.start_worth(land)
                chosen = land
        return chosen

    def start_worth(self, land: int) -> float:
        """What a start land is worth."""
        s = self.s
        prices = self.prices
        worth = prices.start_site * s.board.sites[land]
        worth += prices.start_tax * s.board.tax[land] + prices.start_grain * s.board.grain[land]
        for other in s.realm.neighbours[land]:
            if s.owner[other] == self.seat:
                worth += prices.start_near
            elif s.owner[other] != NOBODY:
                worth -= prices.start_foreign
        return worth

    def group(self, land: int, options: list[Action]) -> Action:
        """Large groups where rivals are near, small ones where it is quiet."""
        s = self.s
        rivals = 0
        for other in s.realm.neighbours[land]:
            if s.owner[other] != NOBODY and s.owner[other] != self.seat:
                rivals += 1
        if rivals >= 2:
            return options[0]
        return options[-1] if rivals == 0 else options[len(options) // 2]
