"""Battles and revolts, through the tower."""

from __future__ import annotations

from typing import Any

from tests.match.wallenstein_books.books import Books, Fight
from tests.match.wallenstein_books.figures import FARMER, LANDS, Told, row_of


class Battles:
    """Battles and revolts, through the tower."""

    def __init__(self, books: Books) -> None:
        self.books = books

    def on_attack(self, seat: str, land: str, target: str, count: int) -> None:
        defender = self.books.owner.get(target)
        assert self.books.owner[land] == seat != defender
        assert target in LANDS[land]["neighbours"]
        assert self.books.armies[land] > count > 0
        assert len(self.books.seats) > 3 or LANDS[target]["in_3p"]
        assert not (self.books.event.startswith("church") and "church" in self.books.built[target])
        assert defender is None or self.books.action not in self.books.immune[defender]
        fight = self.begin(Fight(seat, defender, target))
        fight.origin = land
        fight.cubes[seat] = count
        self.aid(self.books.tile.get(seat) == "attack_plus_1", seat)
        if defender is None:
            farmers = min(2 if self.books.event == "neutral_two_farmers" else 1, self.books.supply[FARMER])
            fight.cubes[FARMER] = farmers
            fight.supply[FARMER] -= farmers
        else:
            fight.cubes[defender] += self.books.armies[target]
            self.aid(self.books.tile.get(defender) == "defence_plus_1", defender)
            palace = self.books.event.startswith("palace") and "palace" in self.books.built[target]
            self.aid(palace, defender)
        self.books.due += self.thrown(fight)

    def begin(self, fight: Fight) -> Fight:
        """Something goes into the tower. An attack that was taken back is forgotten."""
        fight.supply = dict(self.books.supply)
        self.books.fight = fight
        return fight

    def aid(self, so: bool, seat: str) -> None:
        """One army more from the supply."""
        fight = self.books.fight
        assert fight is not None
        if so and fight.supply[seat] > 0:
            fight.supply[seat] -= 1
            fight.cubes[seat] += 1
            self.books.due.append(("aided", seat))

    def thrown(self, fight: Fight) -> list[Told]:
        """What is told of a throw."""
        rows = [(cube, fight.cubes[cube], self.books.tray[cube]) for cube in self.books.cubes]
        return [("thrown", *row) for row in rows if row[1] + row[2] > 0]

    def on_revolt(self, seat: str, land: str, farmers: int) -> None:
        assert self.books.owner[land] == seat
        if self.books.winter:
            self.books.revolts -= 1
            assert farmers == min(
                self.books.unrest[land] + row_of(self.books.lacking)[2], self.books.supply[FARMER]
            )
        fight = self.begin(Fight(None, seat, land))
        fight.cubes[seat] = self.books.armies[land]
        fight.cubes[FARMER] = farmers
        fight.supply[FARMER] -= farmers
        self.books.due = self.thrown(fight)

    def fall(self) -> Fight:
        """Everything is inside now."""
        fight = self.books.fight
        assert fight is not None
        if not fight.fallen:
            fight.fallen = True
            if fight.origin and fight.attacker:
                self.books.armies[fight.origin] -= fight.cubes[fight.attacker] - self.aided(
                    fight, fight.attacker
                )
            self.books.supply = fight.supply
            for cube in self.books.cubes:
                self.books.inside[cube] += fight.cubes[cube] + self.books.tray[cube]
                self.books.tray[cube] = 0
            self.books.armies[fight.land] = 0
        return fight

    def aided(self, fight: Fight, seat: str) -> int:
        """How many of the thrown cubes are from the supply."""
        return self.books.supply[seat] - fight.supply[seat]

    def on_tray(self, cube: str, count: int) -> None:
        self.fall()
        self.books.inside[cube] -= count
        self.books.tray[cube] = count
        assert self.books.inside[cube] >= 0

    def take_out(self, cube: str) -> int:
        """A colour leaves the tray."""
        count = self.books.tray[cube]
        self.books.tray[cube] = 0
        self.books.supply[cube] += count
        return count

    def hold(self, seat: str, land: str, count: int) -> None:
        """A winner stands in a land."""
        self.books.owner[land] = seat
        self.books.armies[land] = count
        self.books.supply[seat] -= count

    def free(self, land: str) -> None:
        """Nobody has a land any more."""
        del self.books.owner[land]
        self.books.built[land].clear()
        self.books.unrest[land] = 0

    def ended(self, *told: Any) -> None:
        """The outcome of a fight, which must be the one of the rules."""
        fight = self.fall()
        assert told == (self.end_battle(fight) if fight.attacker else self.end_revolt(fight))
        self.books.fight = None

    def end_battle(self, fight: Fight) -> Told:
        """More cubes win; farmers fight for neutral lands and for calm ones."""
        attacker, defender, land = fight.attacker, fight.defender, fight.land
        assert attacker is not None
        ours = self.take_out(attacker)
        own = 0 if defender is None else self.take_out(defender)
        farmers = 0 if self.books.unrest[land] else self.take_out(FARMER)
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
        if not self.books.winter:
            self.books.due = [self.books.marker(seat, land)]
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
