"""A hand-made sense of what is good in Wallenstein, in units of one victory point.

A plan is worked out as a whole, from what everybody can see: buildings for majorities, taxes and grain where it is
calm, armies where it is threatened, attacks where they are likely to be won. Then its cards are laid one by one.
"""

from __future__ import annotations

from typing import Final

from hoftag.games.wallenstein.building import why_no_site
from hoftag.games.wallenstein.favours import CalmLand, CancelEvent
from hoftag.games.wallenstein.ids import (
    ALL_ACTIONS,
    ARMIES_3,
    ARMIES_5,
    ARMY_1,
    ATTACK_PLUS,
    BATTLE_A,
    BATTLE_B,
    BID,
    BUILD_HOUSE,
    CHURCH,
    CHURCH_PEACE,
    COURT_3,
    DEFENCE_PLUS,
    EMPTY,
    GRAIN,
    GRAIN_PLUS,
    HOUSE,
    NOBODY,
    NOT_YET,
    ROW,
    SIX_ARMIES,
    TAX,
    TAX_PLUS,
)
from hoftag.games.wallenstein.marching import COUNTS, March, Reinforce
from hoftag.games.wallenstein.order import ChoosePlace
from hoftag.games.wallenstein.planning import CARDS, CLEAR, PlanActions
from hoftag.games.wallenstein.scoring import count_buildings, counts_in, majority_share
from hoftag.games.wallenstein.start_lands import PILE, PlaceGroup, TakeLand
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.kernel.chance import SeededChance
from hoftag.kernel.ids import DONE, Action

THALER: Final = 0.30
GRAIN_NEEDED: Final = 0.75
GRAIN_SPARE: Final = 0.08
ARMY: Final = 0.16
OUT: Final = 0.64  # of thrown cubes fall out
WAKES: Final = 0.18  # of resting cubes fall out
MARGIN: Final = 0.8  # how fast the odds of a battle change with the expected lead
UNREST: Final = 0.35  # what a new marker will cost
WORTH_ATTACKING: Final = 0.25
ACTION_ORDER: Final = [BATTLE_B, BATTLE_A, ARMY_1, GRAIN, TAX, ARMIES_3, ARMIES_5]
"""Fields that take land cards when coin cards run short, the least harmful first."""


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


def land_worth(s: Wallenstein, land: int) -> float:
    """What a land is worth to whoever has it: points of its own and of its buildings, room to build, income."""
    worth = 1.0 + 1.6 * s.built[land].bit_count()
    worth += 0.3 * (s.board.sites[land] - s.built[land].bit_count())
    return worth * scorings(s) + 0.1 * (s.board.tax[land] + s.board.grain[land])


def threat(s: Wallenstein, seat: int, land: int) -> float:
    """How likely the land is to be taken by its strongest neighbour."""
    worst = 0.0
    for other in s.realm.neighbours[land]:
        rival = s.owner[other]
        if rival != NOBODY and rival != seat and s.armies[other] > 1:
            lead = OUT * (s.armies[other] - 1 - s.armies[land]) - 0.8
            worst = max(worst, chance_to_win(lead))
    return worst


def revolt_risk(s: Wallenstein, seat: int, land: int) -> float:
    """How likely a revolt is to take a land now; nothing without unrest."""
    if s.unrest[land] == 0:
        return 0.0
    own = expected(s, seat, s.armies[land])
    return 1.0 - chance_to_win(own - expected(s, s.players, s.unrest[land]) - 0.3)


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


class WallensteinSense:
    """Chooses for a seat in a sampled position."""

    def __init__(self, s: Wallenstein, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.counts = count_buildings(s)

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

    # ---- planning

    def lay(self, options: list[Action]) -> Action:
        """The next card of the plan that was worked out."""
        return lay_plan(self.s, self.seat, self.plan(), options)

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
                worth = self.worth(action, land)
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
                    spare = s.armies[land] - count >= 2 and threat(s, self.seat, land) < 0.3
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

    def worth(self, action: int, land: int) -> float:
        """What an action in a land is worth."""
        s = self.s
        if action <= BUILD_HOUSE:
            return self.building_worth(action, land)
        if action == TAX:
            return THALER * s.board.tax[land] - self.stirring(land) + self.hunger_for_money()
        if action == GRAIN:
            return self.grain_worth(land) - self.stirring(land)
        if action == ARMIES_5:
            return self.army_worth(land, s.board.recruits[action])
        if action == ARMIES_3:
            return self.army_worth(land, s.board.recruits[action])
        if action == ARMY_1:
            return self.army_worth(land, 1) * 0.9
        return self.best_attack(land)

    def hunger_for_money(self) -> float:
        """Without money nothing can be built."""
        return 1.0 if self.s.money[self.seat] < 8 else 0.3

    def stirring(self, land: int) -> float:
        """What unrest costs: the risk of a revolt now, and a marker more."""
        s = self.s
        return revolt_risk(s, self.seat, land) * land_worth(s, land) + UNREST * (1 + s.unrest[land])

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
        return GRAIN_NEEDED * useful + GRAIN_SPARE * (amount - useful)

    def building_worth(self, building: int, land: int) -> float:
        """Its point and what it does to the majority, for every scoring to come; less where the land may be lost."""
        s = self.s
        if why_no_site(s, building, land) != NOT_YET:
            return 0.0
        counts = counts_in(s, self.counts, s.board.region_of[land], building)
        before = majority_share(s, counts, building) if counts[self.seat] == max(counts) else 0
        counts[self.seat] += 1
        after = majority_share(s, counts, building) if counts[self.seat] == max(counts) else 0
        safe = 1.0 - 0.6 * threat(s, self.seat, land)
        points = (1.0 + 0.8 * (after - before)) * scorings(s) * safe
        if building == CHURCH and s.effect() == CHURCH_PEACE:
            points += 0.2
        if building == HOUSE and s.unrest[land] > 0:
            points += 0.1
        return points - THALER * 0.5 * s.board.cost[building]

    def army_worth(self, land: int, count: int) -> float:
        """Armies keep what they stand on, and can attack."""
        s = self.s
        before = threat(s, self.seat, land)
        s.armies[land] += count
        after = threat(s, self.seat, land)
        s.armies[land] -= count
        cost = THALER * (0.5 + 0.25 * count)
        kept = (before - after) * land_worth(s, land)
        borders = 0
        for other in s.realm.neighbours[land]:
            if s.owner[other] != self.seat:
                borders += 1
        return kept + ARMY * count * (1.0 if borders > 0 else 0.2) - cost * 0.5

    # ---- marching

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
        gain = land_worth(s, target)
        if s.owner[target] != NOBODY:
            gain *= 1.3  # somebody else loses it
        return odds * gain - (1.0 - odds) * ARMY * count - 0.2

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

    def march(self, land: int, options: list[Action]) -> Action:
        """The best attack, if it is worth making."""
        s = self.s
        chosen = DONE
        most = WORTH_ATTACKING
        limit = s.armies[land] - self.keep(land)
        for action in options:
            if action == DONE:
                continue
            target = action // COUNTS
            count = action % COUNTS
            if s.owner[target] == self.seat or count > limit:
                continue
            worth = self.attack_worth(land, target, count)
            if worth > most:
                most = worth
                chosen = action
        return chosen

    def reinforce(self, land: int, options: list[Action]) -> Action:
        """Armies go where they are more needed."""
        s = self.s
        chosen = DONE
        most = threat(s, self.seat, land) * land_worth(s, land) + 0.3
        for action in options:
            if action == DONE or action % COUNTS > s.armies[land] - self.keep(land):
                continue
            target = action // COUNTS
            worth = threat(s, self.seat, target) * land_worth(s, target) + 0.01 * (action % COUNTS)
            if worth > most:
                most = worth
                chosen = action
        return chosen

    # ---- order of play and start lands

    def place(self, options: list[Action]) -> Action:
        """The advantage that fits the plan."""
        s = self.s
        first = self.seat * ROW
        lands = len(s.board.land_ids)
        chosen = options[0]
        most = -1.0
        for place in options:
            tile = s.tiles[place]
            worth = 0.05 * (4 - place)
            if tile == TAX_PLUS and 0 <= s.plan[first + TAX] < lands:
                worth += 0.4
            elif tile == GRAIN_PLUS and 0 <= s.plan[first + GRAIN] < lands:
                worth += 0.5
            elif tile == SIX_ARMIES and 0 <= s.plan[first + ARMIES_5] < lands:
                worth += 0.35
            elif tile == ATTACK_PLUS:
                worth += 0.4
            elif tile == DEFENCE_PLUS:
                worth += 0.45
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
            worth = land_worth(s, land) + s.unrest[land]
            if s.owner[land] == NOBODY:
                worth += 2.0 * scorings(s)
            if worth > most:
                most = worth
                chosen = land
        return chosen

    def start_land(self, options: list[Action]) -> Action:
        """The better of the open lands: sites, income, and own neighbours."""
        chosen = PILE
        most = 1.2
        for land in options:
            if land < PILE and self.start_worth(land) > most:
                most = self.start_worth(land)
                chosen = land
        return chosen

    def start_worth(self, land: int) -> float:
        """What a start land is worth."""
        s = self.s
        worth = 0.4 * s.board.sites[land] + 0.1 * s.board.tax[land] + 0.08 * s.board.grain[land]
        for other in s.realm.neighbours[land]:
            if s.owner[other] == self.seat:
                worth += 0.4
            elif s.owner[other] != NOBODY:
                worth -= 0.15
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
