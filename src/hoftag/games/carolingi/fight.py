"""5.5 Fight and win glory."""

from __future__ import annotations

from typing import Final

from hoftag.games.carolingi.ruling import has_simple_majority, strongest_enemy
from hoftag.games.carolingi.state import Carolingi
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import DONE, Action
from hoftag.kernel.step import Ask

_TROPHY: Final = 1000


def can_fight(s: Carolingi, seat: int, land: int) -> bool:
    """An enemy is there, and the seat has more followers than each enemy singly."""
    return strongest_enemy(s, seat, land) > 0 and has_simple_majority(s, seat, land)


class Fight(Ask[Carolingi]):
    """On any lands with a simple majority one of every colour is removed until only the attacker is left.

    After a victory one leude may become a trophy: one for each tile, four in all.
    """

    kind = "fight"
    rule = "5.5"

    def __init__(self, seat: int, won: bool, claimed: bool) -> None:
        super().__init__(seat)
        self.won = won
        self.claimed = claimed

    def may_claim(self, s: Carolingi) -> bool:
        """A trophy is due: a victory with this tile, none claimed for it, a free slot and a leude."""
        seat = self.seat
        return (
            self.won and not self.claimed and s.trophies[seat] < s.board.trophy_slots and s.leudes[seat] > 0
        )

    def options(self, s: Carolingi, seat: int) -> list[Action]:
        out: list[Action] = []
        first = seat
        for land in range(s.realm.lands):
            if s.pieces[first] > 0 and can_fight(s, seat, land):
                out.append(land)
            first += s.row
        if self.may_claim(s):
            out.append(_TROPHY)
        out.append(DONE)
        return out

    def take(self, s: Carolingi, action: Action) -> None:
        seat = self.seat
        if action == DONE:
            return
        if action == _TROPHY:
            s.leudes[seat] -= 1
            s.trophies[seat] += 1
            s.tell("trophy", seat, s.trophies[seat])
            s.then(Fight(seat, self.won, True))
        else:
            battle(s, seat, action)
            s.then(Fight(seat, True, self.claimed))

    def notation(self, s: Carolingi, action: Action) -> str:
        if action == DONE:
            return "done"
        return "trophy" if action == _TROPHY else "fight " + s.board.land_ids[action]

    def usage(self) -> tuple[str, ...]:
        return ("fight land", "trophy", "done")

    def encode(self, s: Carolingi, verb: str, args: list[int]) -> Action:
        if verb == "done":
            return DONE
        return _TROPHY if verb == "trophy" else args[0]

    def objection(self, s: Carolingi, seat: int, verb: str, args: list[int]) -> Refusal:
        if verb == "trophy":
            if not self.won:
                return Refusal("trophy-without-victory", self.rule, {})
            if self.claimed:
                return Refusal("trophy-once", self.rule, {})
            return Refusal("trophy-limit", self.rule, {"limit": s.board.trophy_slots})
        land = args[0]
        name = s.board.land_ids[land]
        own = s.followers(land, seat)
        if own == 0:
            return Refusal("no-follower-there", self.rule, {"land": name})
        enemy = strongest_enemy(s, seat, land)
        if enemy == 0:
            return Refusal("no-enemy", self.rule, {"land": name})
        return Refusal("no-simple-majority", self.rule, {"land": name, "has": own, "enemy": enemy})

    def facts(self, s: Carolingi) -> dict[str, int | str]:
        return {"trophies": s.trophies[self.seat]}


def battle(s: Carolingi, seat: int, land: int) -> None:
    """The attacker loses as many as the strongest enemy has; everybody else there loses all."""
    losses = strongest_enemy(s, seat, land)
    rivals = 0
    for other in range(s.players):
        if other != seat:
            count = s.followers(land, other)
            rivals += count
            s.to_leudes(land, other, count)
    gangs = s.gangs(land)
    s.pieces[land * s.row + s.players] = 0
    s.gang_supply += gangs
    s.to_leudes(land, seat, losses)
    s.tell("fought", seat, land, rivals, gangs)
