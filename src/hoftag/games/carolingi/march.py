"""5.4 March: move troops."""

from __future__ import annotations

from typing import Final

from hoftag.games.carolingi.ids import NOBODY
from hoftag.games.carolingi.ruling import rules
from hoftag.games.carolingi.state import Carolingi
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import DONE, Action
from hoftag.kernel.step import Ask

NO_PAIRS: tuple[int, ...] = ()
NOT_FREE: Final = -1
"""Instead of a number: nobody may leave this land, because the seat did not rule it at the start."""


def may_leave(s: Carolingi, seat: int) -> list[int]:
    """How many followers may leave each land: all from ruled lands and from forests, tested once at the start."""
    out: list[int] = []
    for land in range(s.realm.lands):
        free = s.forest[land] == 1 or rules(s, seat, land)
        out.append(s.pieces[land * s.row + seat] if free else NOT_FREE)
    return out


class March(Ask[Carolingi]):
    """Groups move to neighbouring lands, each follower once; every pair of lands costs one missus.

    No march leads into a rival's homeland.
    """

    kind = "march"
    rule = "5.4"

    def __init__(self, seat: int, paid: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.paid = paid  # pairs (origin * 64 + target) that have cost their missus already

    def options(self, s: Carolingi, seat: int) -> list[Action]:
        out: list[Action] = []
        leaving = s.leaving
        palace = s.palace
        rich = s.missi[seat] > 0
        if rich or self.paid:
            for origin in range(s.realm.lands):
                top = leaving[origin]
                if top > 0:
                    for target in s.realm.neighbours[origin]:
                        if palace[target] == NOBODY or palace[target] == seat:
                            pair = origin * 64 + target
                            if rich or pair in self.paid:
                                for count in range(1, top + 1):
                                    out.append(pair * 32 + count)
        out.append(DONE)
        return out

    def take(self, s: Carolingi, action: Action) -> None:
        if action == DONE:
            s.leaving = []
            return
        seat = self.seat
        count = action % 32
        pair = action // 32
        origin = pair // 64
        target = pair % 64
        paid = self.paid
        if pair not in paid:
            s.pay(seat, 1)
            paid = (*paid, pair)
        s.pieces[origin * s.row + seat] -= count
        s.pieces[target * s.row + seat] += count
        leaving = s.leaving[:]
        leaving[origin] -= count
        s.leaving = leaving
        s.tell("marched", seat, origin, target, count)
        s.then(March(seat, paid))

    def notation(self, s: Carolingi, action: Action) -> str:
        if action == DONE:
            return "done"
        names = s.board.land_ids
        pair = action // 32
        return f"march {names[pair // 64]} {names[pair % 64]} {action % 32}"

    def usage(self) -> tuple[str, ...]:
        return ("march land land count", "done")

    def encode(self, s: Carolingi, verb: str, args: list[int]) -> Action:
        return DONE if verb == "done" else (args[0] * 64 + args[1]) * 32 + min(args[2], 31)

    def objection(self, s: Carolingi, seat: int, verb: str, args: list[int]) -> Refusal:
        origin = args[0]
        target = args[1]
        count = args[2]
        names = s.board.land_ids
        here = s.pieces[origin * s.row + seat]
        if here == 0:
            return Refusal("no-follower-there", self.rule, {"land": names[origin]})
        if target not in s.realm.neighbours[origin]:
            return Refusal("not-adjacent", self.rule, {"from": names[origin], "to": names[target]})
        if s.palace[target] not in (NOBODY, seat):
            return Refusal(
                "rival-homeland",
                self.rule,
                {"land": names[target], "seat": s.board.colours[s.palace[target]]},
            )
        if count < 1:
            return Refusal("count-zero", self.rule, {})
        if s.leaving[origin] == NOT_FREE:
            if rules(s, seat, origin):
                return Refusal("not-ruled-at-start", self.rule, {"land": names[origin]})
            return Refusal("not-ruled", self.rule, {"land": names[origin]})
        if count > s.leaving[origin]:
            return Refusal(
                "too-few-to-march",
                self.rule,
                {"land": names[origin], "given": count, "has": s.leaving[origin]},
            )
        return Refusal("needs-missi", self.rule, {"needs": 1, "has": s.missi[seat]})

    def facts(self, s: Carolingi) -> dict[str, int | str]:
        return {"missi": s.missi[self.seat]}
