"""6.2.1 Claiming a homeland: the third way to develop, once in a game."""

from __future__ import annotations

from hoftag.games.carolingi.cards import leave_strip
from hoftag.games.carolingi.ids import EMPTY, NOBODY, OUT, STRIP
from hoftag.games.carolingi.problems import spare
from hoftag.games.carolingi.ruling import rules
from hoftag.games.carolingi.state import Carolingi, found_homeland
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import Action
from hoftag.kernel.step import Ask, Auto, Confirm


def claim_options(s: Carolingi, seat: int) -> list[Action]:
    """The lands that a seat can make its homeland now, in land order."""
    out: list[Action] = []
    if s.terms.palaces and s.homeland[seat] == EMPTY and s.missi[seat] >= s.board.palace_cost:
        for land in range(s.realm.lands):
            if (
                s.developed[land] >= s.board.palace_markers
                and rules(s, seat, land)
                and homeland_in(s, s.realm.region_of[land]) == EMPTY
            ):
                out.append(land)
    return out


def claim_objection(s: Carolingi, seat: int, land: int) -> Refusal:
    """The first condition that a claim breaks."""
    rule = "6.2.1"
    name = s.board.land_ids[land]
    region = s.realm.region_of[land]
    if not s.terms.palaces:
        return Refusal("no-claims", rule, {})
    if s.homeland[seat] != EMPTY:
        return Refusal("claimed-already", rule, {"land": s.board.land_ids[s.homeland[seat]]})
    if not rules(s, seat, land):
        return Refusal("not-ruled", rule, {"land": name})
    if homeland_in(s, region) != EMPTY:
        home = s.board.land_ids[homeland_in(s, region)]
        return Refusal("homeland-in-region", rule, {"land": home, "region": s.board.region_ids[region]})
    if s.developed[land] < s.board.palace_markers:
        facts: dict[str, int | str] = {
            "land": name,
            "has": s.developed[land],
            "needs": s.board.palace_markers,
        }
        return Refusal("claim-needs-markers", rule, facts)
    return Refusal("needs-missi", rule, {"needs": s.board.palace_cost, "has": s.missi[seat]})


def homeland_in(s: Carolingi, region: int) -> int:
    """The homeland that lies in a region, or none."""
    for land in s.realm.region_lands[region]:
        if s.palace[land] != NOBODY:
            return land
    return EMPTY


def claim(s: Carolingi, seat: int, land: int) -> None:
    """The price is paid, the markers return to the supply, rivals to their leudes; then the gangs are driven out."""
    s.pay(seat, s.board.palace_cost)
    s.developed[land] = 0
    s.tell("claimed", seat, land)
    for other in range(s.players):
        count = s.followers(land, other)
        if other != seat and count > 0:
            s.to_leudes(land, other, count)
            s.tell("displaced", land, other, count)
    s.then(FoundPalace(seat, land), Confirm(seat, "6.2.1"))
    gangs = s.gangs(land)
    if gangs == 0:
        return
    if refuges(s, land):
        s.then(DriveOut(seat, land))
    else:
        s.pieces[land * s.row + s.players] = 0
        s.gang_supply += gangs
        s.tell("gangs-vanish", land, gangs)


def refuges(s: Carolingi, land: int) -> list[int]:
    """The neighbours in play that are no homelands."""
    return [other for other in s.realm.neighbours[land] if s.palace[other] == NOBODY]


class DriveOut(Ask[Carolingi]):
    """The new lord drives the gangs one by one to neighbouring lands; nothing spreads from there."""

    kind = "drive-out"
    rule = "6.2.1"

    def __init__(self, seat: int, land: int) -> None:
        super().__init__(seat)
        self.land = land

    def options(self, s: Carolingi, seat: int) -> list[Action]:
        return refuges(s, self.land)

    def take(self, s: Carolingi, action: Action) -> None:
        s.pieces[self.land * s.row + s.players] -= 1
        s.pieces[action * s.row + s.players] += 1
        s.tell("driven-out", self.land, action)
        if s.gangs(self.land) > 0:
            s.then(DriveOut(self.seat, self.land))

    def notation(self, s: Carolingi, action: Action) -> str:
        return "drive " + s.board.land_ids[action]

    def usage(self) -> tuple[str, ...]:
        return ("drive land",)

    def encode(self, s: Carolingi, verb: str, args: list[int]) -> Action:
        return args[0]

    def objection(self, s: Carolingi, seat: int, verb: str, args: list[int]) -> Refusal:
        names = s.board.land_ids
        owner = s.palace[args[0]]
        if owner != NOBODY:
            facts: dict[str, int | str] = {"land": names[args[0]], "seat": s.board.colours[owner]}
            return Refusal("no-gangs-there", self.rule, facts)
        return Refusal("not-adjacent", self.rule, {"from": names[self.land], "to": names[args[0]]})

    def facts(self, s: Carolingi) -> dict[str, int | str]:
        return {"land": s.board.land_ids[self.land], "left": s.gangs(self.land)}


class FoundPalace(Auto[Carolingi]):
    """The palace stands, and the land's card leaves the game: own followers on it go to the land, others return."""

    kind = "palace"
    rule = "6.2.1"

    def __init__(self, seat: int, land: int) -> None:
        self.seat = seat
        self.land = land

    def run(self, s: Carolingi) -> None:
        land = self.land
        found_homeland(s, self.seat, land)
        if s.card_at[land] == STRIP:
            first = land * s.row
            for other in range(s.players):
                count = s.on_card[first + other]
                if count > 0 and other == self.seat:
                    s.pieces[first + other] += count
                    s.tell("card-to-homeland", other, land, count)
                elif count > 0:
                    s.leudes[other] += count
                    s.tell("displaced", land, other, count)
                s.on_card[first + other] = 0
            s.gang_supply += s.on_card[first + s.players]
            s.on_card[first + s.players] = 0
            leave_strip(s, land)
            spare(s, land)
        s.card_at[land] = OUT
        s.tell("card-removed", land)
