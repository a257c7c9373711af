"""What lands, actions and attacks are worth in Wallenstein, by prices in victory points."""

from __future__ import annotations

from typing import Final

from hoftag.bots.wallenstein.prices import Prices
from hoftag.games.wallenstein.building import why_no_site
from hoftag.games.wallenstein.ids import (
    ARMIES_3,
    ARMIES_5,
    ARMY_1,
    BUILD_HOUSE,
    CHURCH,
    CHURCH_PEACE,
    GRAIN,
    HOUSE,
    NOBODY,
    NOT_YET,
    TAX,
)
from hoftag.games.wallenstein.scoring import count_buildings, counts_in, majority_share
from hoftag.games.wallenstein.state import Wallenstein

OUT: Final = 0.64  # of thrown cubes fall out
WAKES: Final = 0.18  # of resting cubes fall out
COUNT_OF: Final = [0, 1, 1, 2, 1, 2, 2, 3]
"""How many buildings stand in a land, by the bits of their kinds."""
MARGIN: Final = 0.8  # how fast the odds of a battle change with the expected lead


def scorings(s: Wallenstein) -> int:
    """How many times it will still be scored."""
    return 3 - s.year


def chance_to_win(lead: float) -> float:
    """The share of battles that are won with an expected lead of so many cubes in the tray."""
    x = MARGIN * lead
    if x >= 0:
        return 1.0 - 0.5 / (1.0 + x + x * x)
    return 0.5 / (1.0 - x + x * x)


def expected(s: Wallenstein, colour: int, thrown: int) -> float:
    """How many cubes of a colour a throw with so many of them will bring."""
    inside = s.upper[colour] + s.lower[colour]
    return OUT * (thrown + s.tray[colour]) + WAKES * inside


def win_odds(s: Wallenstein, seat: int, count: int, target: int) -> float:
    """How likely an attack with so many armies is to take a land."""
    owner = s.owner[target]
    theirs = 0.0
    if owner == NOBODY:
        theirs = expected(s, s.players, 1)
    else:
        theirs = expected(s, owner, s.armies[target])
        if s.unrest[target] == 0:
            theirs += expected(s, s.players, 0)
    return chance_to_win(expected(s, seat, count) - theirs - 0.5)


def land_worth(s: Wallenstein, land: int, prices: Prices) -> float:
    """What a land is worth to whoever has it: points of its own and of its buildings, room to build, income."""
    built = COUNT_OF[s.built[land]]
    worth = 1.0 + prices.building * built
    worth += prices.site * (s.board.sites[land] - built)
    return worth * scorings(s) + prices.income * (s.board.tax[land] + s.board.grain[land])


def threat(s: Wallenstein, seat: int, land: int, prices: Prices) -> float:
    """How likely the land is to be taken by its strongest neighbour."""
    worst = 0.0
    for other in s.realm.neighbours[land]:
        rival = s.owner[other]
        if rival != NOBODY and rival != seat and s.armies[other] > 1:
            lead = OUT * (s.armies[other] - 1 - s.armies[land]) - prices.reach
            worst = max(worst, chance_to_win(lead))
    return worst


def revolt_risk(s: Wallenstein, seat: int, land: int) -> float:
    """How likely a revolt is to take a land now; nothing without unrest."""
    if s.unrest[land] == 0:
        return 0.0
    own = expected(s, seat, s.armies[land])
    return 1.0 - chance_to_win(own - expected(s, s.players, s.unrest[land]) - 0.3)


class Worth:
    """What a seat could do, and what that is worth."""

    def __init__(self, s: Wallenstein, seat: int, prices: Prices) -> None:
        self.s = s
        self.seat = seat
        self.prices = prices
        self.counts: list[int] = []
        """All buildings, once somebody asks for them."""

    def of(self, action: int, land: int) -> float:
        """What an action in a land is worth."""
        s = self.s
        if action <= BUILD_HOUSE:
            return self.building_worth(action, land)
        if action == TAX:
            return self.prices.thaler * s.board.tax[land] - self.stirring(land) + self.hunger_for_money()
        if action == GRAIN:
            return self.grain_worth(land) - self.stirring(land)
        if action == ARMIES_5:
            return self.army_worth(land, s.board.recruits[action])
        if action == ARMIES_3:
            return self.army_worth(land, s.board.recruits[action])
        if action == ARMY_1:
            return self.army_worth(land, 1) * self.prices.single_army
        return self.best_attack(land)

    def hunger_for_money(self) -> float:
        """Without money nothing can be built."""
        return self.prices.poor if self.s.money[self.seat] < 8 else self.prices.rich

    def stirring(self, land: int) -> float:
        """What unrest costs: the risk of a revolt now, and a marker more."""
        s = self.s
        lost = revolt_risk(s, self.seat, land) * land_worth(s, land, self.prices)
        return lost + self.prices.unrest * (1 + s.unrest[land])

    def grain_worth(self, land: int) -> float:
        """Grain counts as long as the winter needs it."""
        s = self.s
        loss = 0
        for event in s.events_open:
            loss += s.board.event_loss[event]
        needed = s.count_lands(self.seat) + 1 - s.grain[self.seat]
        if s.events_open:
            needed += loss // len(s.events_open)
        amount = s.board.grain[land]
        useful = max(0, min(amount, needed))
        return self.prices.grain_needed * useful + self.prices.grain_spare * (amount - useful)

    def building_worth(self, building: int, land: int) -> float:
        """Its point and what it does to the majority, for every scoring to come; less where the land may be lost."""
        s = self.s
        if why_no_site(s, building, land) != NOT_YET:
            return 0.0
        if not self.counts:
            self.counts = count_buildings(s)
        counts = counts_in(s, self.counts, s.board.region_of[land], building)
        before = majority_share(s, counts, building) if counts[self.seat] == max(counts) else 0
        counts[self.seat] += 1
        after = majority_share(s, counts, building) if counts[self.seat] == max(counts) else 0
        safe = 1.0 - self.prices.threatened * threat(s, self.seat, land, self.prices)
        points = (1.0 + self.prices.majority * (after - before)) * scorings(s) * safe
        if building == CHURCH and s.effect() == CHURCH_PEACE:
            points += 0.2
        if building == HOUSE and s.unrest[land] > 0:
            points += 0.1
        return points - self.prices.thaler * self.prices.building_cost * s.board.cost[building]

    def army_worth(self, land: int, count: int) -> float:
        """Armies keep what they stand on, and can attack."""
        s = self.s
        before = threat(s, self.seat, land, self.prices)
        s.armies[land] += count
        after = threat(s, self.seat, land, self.prices)
        s.armies[land] -= count
        cost = self.prices.thaler * (0.5 + 0.25 * count)
        kept = self.prices.keep * (before - after) * land_worth(s, land, self.prices)
        borders = 0
        for other in s.realm.neighbours[land]:
            if s.owner[other] != self.seat:
                borders += 1
        use = 1.0 if borders > 0 else self.prices.idle_army
        return kept + self.prices.army * count * use - cost * self.prices.army_cost

    def keep(self, land: int) -> int:
        """How many armies should stay in a land."""
        s = self.s
        strongest = 0
        for other in s.realm.neighbours[land]:
            if s.owner[other] != NOBODY and s.owner[other] != self.seat:
                strongest = max(strongest, s.armies[other])
        return 2 if strongest > 3 and s.built[land] != 0 else 1

    def attack_worth(self, land: int, target: int, count: int) -> float:
        """What an attack is worth: the land if it is won, the armies if not."""
        s = self.s
        odds = win_odds(s, self.seat, count, target)
        gain = land_worth(s, target, self.prices)
        if s.owner[target] != NOBODY:
            gain *= self.prices.rival_loses  # somebody else loses it
        return odds * gain - (1.0 - odds) * self.prices.army * count - self.prices.attack_cost

    def best_attack(self, land: int) -> float:
        """The best attack that could be made from a land with the armies of now."""
        s = self.s
        best = 0.0
        count = s.armies[land] - self.keep(land)
        if count > 0:
            for target in s.realm.neighbours[land]:
                if s.owner[target] != self.seat:
                    best = max(best, self.attack_worth(land, target, count))
        return best
