"""5.3 Equip missi."""

from __future__ import annotations

from typing import Final

from hoftag.games.carolingi.ids import NOBODY
from hoftag.games.carolingi.ruling import rules
from hoftag.games.carolingi.state import Carolingi
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import DONE, Action
from hoftag.kernel.step import Ask

_EQUIP: Final = 100  # + count


def taxes(s: Carolingi, seat: int) -> int:
    """One from each ruled land and one from each marker there; a homeland always one; three at least."""
    total = 0
    for land in range(s.realm.lands):
        if rules(s, seat, land):
            total += s.board.homeland_tax if s.palace[land] != NOBODY else 1 + s.developed[land]
    return max(total, s.board.taxes_minimum)


class EquipMissi(Ask[Carolingi]):
    """Each tax moves a follower one field: from nobiles to leudes, or from leudes to missi."""

    kind = "missi"
    rule = "5.3"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Carolingi, seat: int) -> list[Action]:
        out: list[Action] = []
        for count in range(1, min(self.left, s.leudes[seat]) + 1):
            out.append(_EQUIP + count)
        out.extend(range(1, min(self.left, s.nobiles[seat]) + 1))
        out.append(DONE)
        return out

    def take(self, s: Carolingi, action: Action) -> None:
        if action == DONE:
            return
        seat = self.seat
        if action > _EQUIP:
            count = action - _EQUIP
            s.leudes[seat] -= count
            s.missi[seat] += count
            s.tell("equipped", seat, count)
        else:
            count = action
            s.nobiles[seat] -= count
            s.leudes[seat] += count
            s.tell("called", seat, count)
        s.then(EquipMissi(seat, self.left - count))

    def notation(self, s: Carolingi, action: Action) -> str:
        if action == DONE:
            return "done"
        return f"equip {action - _EQUIP}" if action > _EQUIP else f"call {action}"

    def usage(self) -> tuple[str, ...]:
        return ("equip count", "call count", "done")

    def encode(self, s: Carolingi, verb: str, args: list[int]) -> Action:
        if verb == "done":
            return DONE
        count = min(args[0], _EQUIP - 1)
        return _EQUIP + count if verb == "equip" else count

    def objection(self, s: Carolingi, seat: int, verb: str, args: list[int]) -> Refusal:
        count = args[0]
        if count < 1:
            return Refusal("count-zero", self.rule, {})
        if count > self.left:
            return Refusal("needs-taxes", self.rule, {"needs": count, "has": self.left})
        if verb == "equip":
            return Refusal("needs-leudes", self.rule, {"needs": count, "has": s.leudes[seat]})
        return Refusal("needs-nobiles", self.rule, {"needs": count, "has": s.nobiles[seat]})

    def facts(self, s: Carolingi) -> dict[str, int | str]:
        return {"taxes": self.left}
