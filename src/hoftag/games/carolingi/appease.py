"""5.7 Appease unrest."""

from __future__ import annotations

from hoftag.games.carolingi.state import Carolingi
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import DONE, Action
from hoftag.kernel.step import Ask, Confirm


def in_reach(s: Carolingi, seat: int, land: int) -> bool:
    """An own follower is on the land or on one beside it."""
    if s.pieces[land * s.row + seat] > 0:
        return True
    for other in s.realm.neighbours[land]:
        if s.pieces[other * s.row + seat] > 0:
            return True
    return False


class Appease(Ask[Carolingi]):
    """Up to three gangs on one land in reach are replaced by missi; majorities do not matter."""

    kind = "appease"
    rule = "5.7"

    def options(self, s: Carolingi, seat: int) -> list[Action]:
        out: list[Action] = []
        top = min(s.board.appease_limit, s.missi[seat])
        if top > 0:
            for land in range(s.realm.lands):
                gangs = s.gangs(land)
                if gangs > 0 and in_reach(s, seat, land):
                    for count in range(1, min(top, gangs) + 1):
                        out.append(land * 32 + count)
        out.append(DONE)
        return out

    def take(self, s: Carolingi, action: Action) -> None:
        if action == DONE:
            return
        seat = self.seat
        land = action // 32
        count = action % 32
        s.pieces[land * s.row + s.players] -= count
        s.gang_supply += count
        s.missi[seat] -= count
        s.pieces[land * s.row + seat] += count
        s.tell("appeased", seat, land, count)
        s.then(Confirm(seat, self.rule))

    def notation(self, s: Carolingi, action: Action) -> str:
        if action == DONE:
            return "done"
        return f"appease {s.board.land_ids[action // 32]} {action % 32}"

    def usage(self) -> tuple[str, ...]:
        return ("appease land count", "done")

    def encode(self, s: Carolingi, verb: str, args: list[int]) -> Action:
        return DONE if verb == "done" else args[0] * 32 + min(args[1], 31)

    def objection(self, s: Carolingi, seat: int, verb: str, args: list[int]) -> Refusal:
        land = args[0]
        count = args[1]
        name = s.board.land_ids[land]
        if s.gangs(land) == 0:
            return Refusal("no-gangs", self.rule, {"land": name})
        if not in_reach(s, seat, land):
            return Refusal("out-of-reach", self.rule, {"land": name})
        if count < 1:
            return Refusal("count-zero", self.rule, {})
        if count > s.board.appease_limit:
            return Refusal("appease-limit", self.rule, {"given": count, "limit": s.board.appease_limit})
        if count > s.gangs(land):
            return Refusal("too-few-gangs", self.rule, {"land": name, "given": count, "has": s.gangs(land)})
        return Refusal("needs-missi", self.rule, {"needs": count, "has": s.missi[seat]})

    def facts(self, s: Carolingi) -> dict[str, int | str]:
        return {"missi": s.missi[self.seat]}
