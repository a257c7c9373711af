"""What the book-keeper has written down."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

from tests.match.wallenstein_books.figures import FARMER, Told


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

    def lands_of(self, seat: str) -> list[str]:
        """The lands of a seat."""
        return [land for land, owner in self.owner.items() if owner == seat]

    def marker(self, seat: str, land: str) -> Told:
        """What is told of a new marker."""
        return ("warded", seat, land) if seat in self.ward else ("unrest", land, self.unrest[land] + 1)

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
