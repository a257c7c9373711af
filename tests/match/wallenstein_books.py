"""A second book-keeper of Wallenstein: it hears what everybody is told, and works out by the rules what follows.

It shares no code with the engine. What it cannot know (plans, chance, choices) it takes from the events; all else must
come as it expects, and its books must equal the view.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

from hoftag.match.library import own_board

Told = tuple[Any, ...]
"""The kind of an event and its arguments by name."""

DATA: Any = own_board("wallenstein").data
LANDS: dict[str, Any] = {row["id"]: row for row in DATA["land"]}
LOSS = {row["id"]: row["grain_loss"] for row in DATA["event"]}
FAVOURS = {f"favour_{row['number']}": row for row in DATA["favour"]}
PRICE = {"palace": 3, "church": 2, "trading_house": 1, "armies_5": 3, "armies_3": 2, "army_1_move": 1}
STOCK = {"palace": 28, "church": 26, "trading_house": 26}
LEVY = {"armies_5": 5, "armies_3": 3, "army_1_move": 1}
FEWER = {"armies_5": 3, "armies_3": 2, "army_1_move": 1}
LIMITS = {"tax_max_5": ("tax", 0, 5), "tax_min_6": ("tax", 6, 99), "grain_max_3": ("grain", 0, 3)}
LIMITS["grain_min_4"] = ("grain", 4, 99)
SUPPLY = [(1, 1, 1), (2, 1, 2), (4, 2, 2), (6, 2, 3), (99, 3, 3)]
"""So many lands without grain at most, revolts, farmers besides the markers."""
MAJORITY = (("palace", 3), ("church", 2), ("trading_house", 1))
FARMER = "farmer"


def row_of(lacking: int) -> tuple[int, int, int]:
    """The row of the supply table."""
    return next(row for row in SUPPLY if lacking <= row[0])


class Fight:
    """A battle or a revolt under way; no attacker in a revolt, no defender in a neutral land."""

    def __init__(self, attacker: str | None, defender: str | None, land: str) -> None:
        self.attacker = attacker
        self.defender = defender
        self.land = land
        self.origin = ""
        self.cubes: Counter[str] = Counter()
        self.supply: dict[str, int] = {}
        self.fallen = False


class Books:
    """All that lies open, kept by one who listens."""

    def __init__(self, seats: list[str], court: bool) -> None:
        self.seats = seats
        self.cubes = [*seats, FARMER]
        self.court = court
        self.owner: dict[str, str] = {}
        self.armies: Counter[str] = Counter()
        self.built: defaultdict[str, set[str]] = defaultdict(set)
        self.unrest: Counter[str] = Counter()
        self.supply = {FARMER: 20, **dict.fromkeys(seats, 62)}
        self.tray: Counter[str] = Counter()
        self.inside: Counter[str] = Counter()
        self.money = dict.fromkeys(seats, {3: 18, 4: 15, 5: 12}[len(seats)])
        self.grain: Counter[str] = Counter()
        self.points: Counter[str] = Counter()
        self.courtiers: Counter[str] = Counter()
        self.banner: Counter[str] = Counter()
        self.ward: set[str] = set()
        self.immune: defaultdict[str, set[str]] = defaultdict(set)
        self.tile: dict[str, str] = {}
        self.event = ""
        self.order: list[str] = []
        self.action = ""
        self.fight: Fight | None = None
        self.winter = False
        self.to_feed: list[str] = []
        self.lacking = 0
        self.revolts = 0
        self.due: list[Told] = []
        """What must be told next."""

    def read(self, told: Told) -> None:
        """An event: the one that is due, if any is; then it is entered."""
        if self.due:
            assert told == self.due.pop(0)
        enter = getattr(self, "on_" + told[0].replace("-", "_"), None)
        if enter is not None:
            enter(*told[1:])

    def lands_of(self, seat: str) -> list[str]:
        """The lands of a seat."""
        return [land for land, owner in self.owner.items() if owner == seat]

    # ---- set-up

    def on_starts(self, seat: str, land: str, count: int) -> None:
        self.owner[land] = seat
        self.armies[land] = count
        self.supply[seat] -= count

    def on_filled(self, cube: str, count: int) -> None:
        self.supply[cube] -= count
        self.inside[cube] = count
        if self.court and cube != FARMER:
            self.due = [("courtiers", cube, 7 - count)]
            self.courtiers[cube] = 7 - count

    # ---- a season

    def on_season(self, _year: int, _season: str) -> None:
        self.tile, self.event, self.winter = {}, "", False
        self.immune.clear()

    def on_event(self, event: str) -> None:
        self.event = event

    def on_event_cancelled(self, _seat: str, event: str) -> None:
        assert event == self.event
        self.event = ""

    def on_bid(self, seat: str, card: str) -> None:
        if card.startswith("coin_"):
            self.money[seat] -= int(card[5:])
            assert self.money[seat] >= 0

    def on_place(self, seat: str, _place: int, tile: str) -> None:
        self.tile[seat] = tile

    def on_order(self, number: int, seat: str) -> None:
        self.order = [*(self.order if number > 1 else []), seat]

    def on_banner(self, seat: str, number: int) -> None:
        assert len({LANDS[land]["region"] for land in self.lands_of(seat)}) >= 4
        self.banner[seat] += 1
        assert number == self.banner[seat] + 1 <= 4

    def on_gift_money(self, seat: str, count: int) -> None:
        self.money[seat] += count

    def on_gift_grain(self, seat: str, count: int) -> None:
        self.grain[seat] += count

    def on_gift_points(self, seat: str, count: int) -> None:
        self.points[seat] += count

    def on_gift_armies(self, seat: str, count: int) -> None:
        self.supply[seat] -= count
        self.tray[seat] += count

    # ---- the court

    def on_courtiers_sent(self, seat: str, card: str, count: int) -> None:
        if card == "tower":
            self.tray[seat] -= count
            assert self.tray[seat] >= 0
        else:
            self.armies[card] -= count
            assert self.owner[card] == seat
            assert self.armies[card] >= 1
        self.supply[seat] += count
        self.courtiers[seat] += count
        assert self.courtiers[seat] <= 7

    def on_favour_taken(self, seat: str, _favour: str, cost: int) -> None:
        self.courtiers[seat] -= cost
        assert self.courtiers[seat] >= 0

    def on_ward(self, seat: str) -> None:
        assert not any(self.unrest[land] for land in self.lands_of(seat))
        self.ward.add(seat)

    def on_immune(self, seat: str, favour: str) -> None:
        self.immune[seat] |= set(FAVOURS[favour]["actions"])

    def on_occupied(self, seat: str, land: str, count: int) -> None:
        assert self.owner.get(land, seat) == seat
        self.owner[land] = seat
        self.armies[land] += count
        self.supply[seat] -= count
        assert count == 3 or self.supply[seat] == 0

    # ---- actions

    def on_action(self, _number: int, action: str) -> None:
        self.action = action

    def on_turn(self, seat: str, action: str, land: str) -> None:
        assert action == self.action
        assert self.owner[land] == seat
        if action in STOCK:
            self.build(seat, action, land)
        elif action in LEVY:
            self.levy(seat, action, land)
        elif action in ("tax", "grain"):
            self.collect(seat, action, land)

    def build(self, seat: str, kind: str, land: str) -> None:
        """A building, or why not."""
        reason = ""
        if kind in self.built[land]:
            reason = "same"
        elif len(self.built[land]) == LANDS[land]["sites"]:
            reason = "site"
        elif sum(kind in here for here in self.built.values()) == STOCK[kind]:
            reason = "stock"
        elif self.money[seat] < PRICE[kind]:
            reason = "money"
        if reason:
            self.due = [("lapsed", seat, kind, land, reason)]
        else:
            self.money[seat] -= PRICE[kind]
            self.due = [("built", seat, kind, land)]

    def on_built(self, _seat: str, kind: str, land: str) -> None:
        self.built[land].add(kind)
        if kind == "trading_house" and self.event.startswith("trading_house") and self.unrest[land]:
            self.due = [("calmed", land, 1)]

    def on_calmed(self, land: str, count: int) -> None:
        self.unrest[land] -= count
        assert self.unrest[land] >= 0

    def levy(self, seat: str, action: str, land: str) -> None:
        """Armies, or why not."""
        count = (FEWER if self.event == "fewer_recruits" else LEVY)[action]
        if self.money[seat] < PRICE[action]:
            self.due = [("lapsed", seat, action, land, "money")]
        elif self.supply[seat] < count:
            self.due = [("lapsed", seat, action, land, "supply")]
        else:
            if action == "armies_5" and self.tile.get(seat) == "six_armies":
                count = min(6, self.supply[seat])
            self.money[seat] -= PRICE[action]
            self.due = [("recruited", seat, land, count)]

    def on_recruited(self, seat: str, land: str, count: int) -> None:
        self.supply[seat] -= count
        self.armies[land] += count

    def collect(self, seat: str, action: str, land: str) -> None:
        """Income; then a revolt or a marker."""
        amount: int = LANDS[land][action]
        kind, low, high = LIMITS.get(self.event, ("", 0, 99))
        if kind == action:
            amount = min(max(amount, low), high)
        amount += self.tile.get(seat) == f"{action}_plus_1"
        self.due = [(action, seat, land, amount)]
        if self.unrest[land]:
            self.due.append(("revolt", seat, land, min(self.unrest[land], self.supply[FARMER])))
        else:
            self.due.append(self.marker(seat, land))

    def marker(self, seat: str, land: str) -> Told:
        """What is told of a new marker."""
        return ("warded", seat, land) if seat in self.ward else ("unrest", land, self.unrest[land] + 1)

    def on_warded(self, seat: str, _land: str) -> None:
        self.ward.remove(seat)

    def on_unrest(self, land: str, count: int) -> None:
        self.unrest[land] = count

    def on_tax(self, seat: str, _land: str, count: int) -> None:
        self.money[seat] += count

    def on_grain(self, seat: str, _land: str, count: int) -> None:
        self.grain[seat] += count

    def on_moved(self, seat: str, land: str, target: str, count: int) -> None:
        assert self.owner[land] == self.owner[target] == seat
        assert target in LANDS[land]["neighbours"]
        self.armies[land] -= count
        self.armies[target] += count
        assert self.armies[land] >= 1

    # ---- battles

    def on_attack(self, seat: str, land: str, target: str, count: int) -> None:
        defender = self.owner.get(target)
        assert self.owner[land] == seat != defender
        assert target in LANDS[land]["neighbours"]
        assert self.armies[land] > count > 0
        assert len(self.seats) > 3 or LANDS[target]["in_3p"]
        assert not (self.event.startswith("church") and "church" in self.built[target])
        assert defender is None or self.action not in self.immune[defender]
        fight = self.begin(Fight(seat, defender, target))
        fight.origin = land
        fight.cubes[seat] = count
        self.aid(self.tile.get(seat) == "attack_plus_1", seat)
        if defender is None:
            farmers = min(2 if self.event == "neutral_two_farmers" else 1, self.supply[FARMER])
            fight.cubes[FARMER] = farmers
            fight.supply[FARMER] -= farmers
        else:
            fight.cubes[defender] += self.armies[target]
            self.aid(self.tile.get(defender) == "defence_plus_1", defender)
            palace = self.event.startswith("palace") and "palace" in self.built[target]
            self.aid(palace, defender)
        self.due += self.thrown(fight)

    def begin(self, fight: Fight) -> Fight:
        """Something goes into the tower. An attack that was taken back is forgotten."""
        fight.supply = dict(self.supply)
        self.fight = fight
        return fight

    def aid(self, so: bool, seat: str) -> None:
        """One army more from the supply."""
        fight = self.fight
        assert fight is not None
        if so and fight.supply[seat] > 0:
            fight.supply[seat] -= 1
            fight.cubes[seat] += 1
            self.due.append(("aided", seat))

    def thrown(self, fight: Fight) -> list[Told]:
        """What is told of a throw."""
        rows = [(cube, fight.cubes[cube], self.tray[cube]) for cube in self.cubes]
        return [("thrown", *row) for row in rows if row[1] + row[2] > 0]

    def on_revolt(self, seat: str, land: str, farmers: int) -> None:
        assert self.owner[land] == seat
        if self.winter:
            self.revolts -= 1
            assert farmers == min(self.unrest[land] + row_of(self.lacking)[2], self.supply[FARMER])
        fight = self.begin(Fight(None, seat, land))
        fight.cubes[seat] = self.armies[land]
        fight.cubes[FARMER] = farmers
        fight.supply[FARMER] -= farmers
        self.due = self.thrown(fight)

    def fall(self) -> Fight:
        """Everything is inside now."""
        fight = self.fight
        assert fight is not None
        if not fight.fallen:
            fight.fallen = True
            if fight.origin and fight.attacker:
                self.armies[fight.origin] -= fight.cubes[fight.attacker] - self.aided(fight, fight.attacker)
            self.supply = fight.supply
            for cube in self.cubes:
                self.inside[cube] += fight.cubes[cube] + self.tray[cube]
                self.tray[cube] = 0
            self.armies[fight.land] = 0
        return fight

    def aided(self, fight: Fight, seat: str) -> int:
        """How many of the thrown cubes are from the supply."""
        return self.supply[seat] - fight.supply[seat]

    def on_tray(self, cube: str, count: int) -> None:
        self.fall()
        self.inside[cube] -= count
        self.tray[cube] = count
        assert self.inside[cube] >= 0

    def take_out(self, cube: str) -> int:
        """A colour leaves the tray."""
        count = self.tray[cube]
        self.tray[cube] = 0
        self.supply[cube] += count
        return count

    def hold(self, seat: str, land: str, count: int) -> None:
        """A winner stands in a land."""
        self.owner[land] = seat
        self.armies[land] = count
        self.supply[seat] -= count

    def free(self, land: str) -> None:
        """Nobody has a land any more."""
        del self.owner[land]
        self.built[land].clear()
        self.unrest[land] = 0

    def ended(self, *told: Any) -> None:
        """The outcome of a fight, which must be the one of the rules."""
        fight = self.fall()
        assert told == (self.end_battle(fight) if fight.attacker else self.end_revolt(fight))
        self.fight = None

    def end_battle(self, fight: Fight) -> Told:
        """More cubes win; farmers fight for neutral lands and for calm ones."""
        attacker, defender, land = fight.attacker, fight.defender, fight.land
        assert attacker is not None
        ours = self.take_out(attacker)
        own = 0 if defender is None else self.take_out(defender)
        farmers = 0 if self.unrest[land] else self.take_out(FARMER)
        theirs = own + farmers
        if ours > theirs:
            self.hold(attacker, land, ours - theirs)
            return ("conquered", attacker, land, ours, theirs)
        if defender is None:
            return ("repelled", attacker, land, ours, theirs)
        if theirs > ours and own > 0:
            self.hold(defender, land, own - max(0, ours - farmers))
            return ("defended", defender, land, theirs, ours)
        self.free(land)
        return ("drawn", land, ours, theirs)

    def end_revolt(self, fight: Fight) -> Told:
        """The owner needs more than the farmers."""
        seat, land = fight.defender, fight.land
        assert seat is not None
        own, farmers = self.take_out(seat), self.take_out(FARMER)
        if own <= farmers:
            self.free(land)
            return ("land-lost", seat, land, own, farmers)
        self.hold(seat, land, own - farmers)
        if not self.winter:
            self.due = [self.marker(seat, land)]
        return ("suppressed", seat, land, own, farmers)

    def on_conquered(self, *args: Any) -> None:
        self.ended("conquered", *args)

    def on_repelled(self, *args: Any) -> None:
        self.ended("repelled", *args)

    def on_defended(self, *args: Any) -> None:
        self.ended("defended", *args)

    def on_drawn(self, *args: Any) -> None:
        self.ended("drawn", *args)

    def on_suppressed(self, *args: Any) -> None:
        self.ended("suppressed", *args)

    def on_land_lost(self, *args: Any) -> None:
        self.ended("land-lost", *args)

    # ---- winter

    def on_winter(self, event: str, loss: int) -> None:
        assert LOSS[event] == loss
        self.winter = True
        self.to_feed = self.order[:]
        for seat in self.seats:
            lost = min(loss, self.grain[seat])
            self.grain[seat] -= lost
            self.due.append(("grain-lost", seat, lost, self.grain[seat]))

    def on_supplied(self, seat: str) -> None:
        assert self.revolts == 0
        assert self.to_feed.pop(0) == seat
        assert len(self.lands_of(seat)) <= self.grain[seat]

    def on_unsupplied(self, seat: str, count: int) -> None:
        assert self.revolts == 0
        assert self.to_feed.pop(0) == seat
        lands = len(self.lands_of(seat))
        assert count == lands - self.grain[seat] > 0
        self.lacking = count
        self.revolts = min(row_of(count)[1], lands)

    def on_scored(self, seat: str, lands: int, buildings: int) -> None:
        assert self.revolts == len(self.to_feed) == 0
        assert lands == len(self.lands_of(seat))
        assert buildings == sum(len(self.built[land]) for land in self.lands_of(seat))
        self.points[seat] += lands + buildings
        if seat == self.seats[-1]:
            self.due = self.leaders()
            self.due += [("points", other, self.points[other]) for other in self.seats]

    def leaders(self) -> list[Told]:
        """All majorities; their points are entered."""
        out: list[Told] = []
        for region in (row["id"] for row in DATA["region"]):
            for kind, full in MAJORITY:
                there = [land for land in self.owner if LANDS[land]["region"] == region]
                count = Counter(self.owner[land] for land in there if kind in self.built[land])
                most = [seat for seat in self.seats if count and count[seat] == max(count.values())]
                share = full - (len(most) > 1)
                for seat in most if share else []:
                    self.points[seat] += share
                    out.append(("majority", seat, kind, region, share))
        return out

    def on_year(self, _year: int) -> None:
        self.grain.clear()
        self.unrest.clear()
        self.banner.clear()

    # ---- the books and the view

    def compare(self, view: Any) -> None:
        """Everything that lies open is as it was reckoned."""
        for land in view["lands"]:
            name = land["land"]
            owner = None if land["owner"] is None else self.seats[land["owner"]]
            found = (owner, land["armies"], set(land["buildings"]), land["unrest"])
            wanted = (self.owner.get(name), self.armies[name], self.built[name], self.unrest[name])
            assert found == wanted, name
        for seat, row in zip(self.seats, view["seats"], strict=True):
            has = [row[key] for key in ("money", "grain", "points", "supply")]
            assert has == [self.money[seat], self.grain[seat], self.points[seat], self.supply[seat]]
            assert row["hall"] + row["audience"] == self.courtiers[seat]
            assert row["ward"] == (seat in self.ward)
        tower = view["tower"]
        assert tower["tray"] == [self.tray[cube] for cube in self.cubes]
        assert tower["inside"] == [self.inside[cube] for cube in self.cubes]
        assert tower["farmers"] == self.supply[FARMER]
