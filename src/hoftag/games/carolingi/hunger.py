"""4.2 Hunger card."""

from __future__ import annotations

from hoftag.games.carolingi.failure import raise_gang
from hoftag.games.carolingi.ids import NOBODY
from hoftag.games.carolingi.state import Carolingi
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import Action
from hoftag.kernel.step import Ask, Auto, Confirm


def begin_hunger(s: Carolingi) -> None:
    """All lands are examined one after the other, then the gangs rise."""
    s.then(StarveLands(0, 0, NOBODY))


def capacity(s: Carolingi, land: int) -> int:
    """How many followers a land can feed: one, one more for each marker; a homeland three."""
    if s.palace[land] != NOBODY:
        return s.board.capacity_homeland
    return s.board.capacity_land + s.developed[land]


class StarveLands(Auto[Carolingi]):
    """Followers that a land cannot feed return to their courts as leudes.

    On a land with several Carolingians the one with the most followers decides who leaves. If several have
    the most, one follower of every colour present leaves, again and again, until the land can feed the rest.
    """

    kind = "hunger"
    rule = "4.2"

    def __init__(self, land: int, starved: int, decider: int) -> None:
        self.land = land
        self.starved = starved  # lands that lost followers, as bits
        self.decider = decider  # who decided last, and has not confirmed yet

    def run(self, s: Carolingi) -> None:
        starved = self.starved
        for land in range(self.land, s.realm.lands):
            first = land * s.row
            here = sum(s.pieces[first : first + s.players])
            surplus = here - capacity(s, land)
            if surplus <= 0:
                continue
            starved |= 1 << land
            most = max(s.pieces[first : first + s.players])
            leaders = [seat for seat in range(s.players) if s.pieces[first + seat] == most]
            if most == here:  # one Carolingian alone
                s.to_leudes(land, leaders[0], surplus)
                s.tell("starved", land, leaders[0], surplus)
            elif len(leaders) == 1:
                leader = leaders[0]
                if self.decider not in (NOBODY, leader):
                    s.then(Confirm(self.decider, self.rule), StarveLands(land, starved, NOBODY))
                    return
                s.then(Starve(leader, land, surplus), StarveLands(land + 1, starved, leader))
                return
            else:
                starve_equally(s, land, here - surplus)
        s.then(HungerGangs(starved))
        if self.decider != NOBODY:
            s.then(Confirm(self.decider, self.rule))


def starve_equally(s: Carolingi, land: int, limit: int) -> None:
    """One of each colour present, smaller parties included, until the limit holds."""
    first = land * s.row
    lost = [0] * s.players
    here = sum(s.pieces[first : first + s.players])
    while here > limit:
        for seat in range(s.players):
            if s.pieces[first + seat] > 0:
                s.to_leudes(land, seat, 1)
                lost[seat] += 1
                here -= 1
    for seat in range(s.players):
        if lost[seat] > 0:
            s.tell("starved", land, seat, lost[seat])


class Starve(Ask[Carolingi]):
    """The Carolingian with the most followers on a land decides whose follower leaves it, one at a time."""

    kind = "starve"
    rule = "4.2"

    def __init__(self, seat: int, land: int, left: int) -> None:
        super().__init__(seat)
        self.land = land
        self.left = left

    def options(self, s: Carolingi, seat: int) -> list[Action]:
        first = self.land * s.row
        return [other for other in range(s.players) if s.pieces[first + other] > 0]

    def take(self, s: Carolingi, action: Action) -> None:
        s.to_leudes(self.land, action, 1)
        s.tell("starved", self.land, action, 1)
        left = self.left - 1
        present = self.options(s, self.seat)
        if left > 0 and len(present) == 1:  # no choice is left
            s.to_leudes(self.land, present[0], left)
            s.tell("starved", self.land, present[0], left)
        elif left > 0:
            s.then(Starve(self.seat, self.land, left))

    def notation(self, s: Carolingi, action: Action) -> str:
        return "starve " + s.board.colours[action]

    def usage(self) -> tuple[str, ...]:
        return ("starve seat",)

    def encode(self, s: Carolingi, verb: str, args: list[int]) -> Action:
        return args[0]

    def objection(self, s: Carolingi, seat: int, verb: str, args: list[int]) -> Refusal:
        facts: dict[str, int | str] = {"land": s.board.land_ids[self.land], "seat": s.board.colours[args[0]]}
        return Refusal("nobody-to-starve", self.rule, facts)

    def facts(self, s: Carolingi) -> dict[str, int | str]:
        return {"land": s.board.land_ids[self.land], "left": self.left}


class HungerGangs(Auto[Carolingi]):
    """On every land that lost followers a gang rises, whatever their number; never on a homeland."""

    kind = "hunger"
    rule = "4.2"

    def __init__(self, starved: int) -> None:
        self.starved = starved

    def run(self, s: Carolingi) -> None:
        for land in range(s.realm.lands):
            if self.starved >> land & 1 and s.palace[land] == NOBODY:
                if not raise_gang(s, land):
                    return
                s.tell("hunger-gang", land)
