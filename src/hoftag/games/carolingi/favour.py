"""Scenario 814, 4.2: a drawn tile may solve a problem instead, and its owner wins the emperor's favour."""

from __future__ import annotations

from typing import Final

from hoftag.games.carolingi.ids import KINDS
from hoftag.games.carolingi.problems import return_to_strip
from hoftag.games.carolingi.state import Carolingi, with_value
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import DONE, Action
from hoftag.kernel.step import Ask, Confirm

FIELDS: Final = ["missi", "leudes", "nobiles"]


def turn_down(s: Carolingi, seat: int, tile: int) -> None:
    """A tile lies face down on its season: its action was not carried out."""
    s.turned = with_value(s.turned, seat, s.turned[seat] | 1 << tile)


def solve(s: Carolingi, seat: int, tile: int, season: int) -> None:
    """A problem leaves the wheel for the strip; then its solver may lay an honour stone."""
    kind = s.board.tile_kinds[tile]
    s.wheel = with_value(s.wheel, season * len(KINDS) + kind, 0)
    return_to_strip(s, kind)
    turn_down(s, seat, tile)
    s.tell("solved", seat, kind, season)
    s.then(Honour(seat))


class Honour(Ask[Carolingi]):
    """Who solved a problem may push any follower of the court into the favour track; the oldest may fall out."""

    kind = "honour"
    rule = "814.4.2.3"

    def options(self, s: Carolingi, seat: int) -> list[Action]:
        out: list[Action] = []
        for field in range(len(FIELDS)):
            if at_court(s, seat, field) > 0:
                out.append(field)
        out.append(DONE)
        return out

    def take(self, s: Carolingi, action: Action) -> None:
        if action == DONE:
            return
        seat = self.seat
        if action == 0:
            s.missi[seat] -= 1
        elif action == 1:
            s.leudes[seat] -= 1
        else:
            s.nobiles[seat] -= 1
        s.favour = [*s.favour, seat]
        s.tell("honoured", seat, action)
        if len(s.favour) > s.board.favour_capacity[s.players]:
            oldest = s.favour[0]
            s.favour = s.favour[1:]
            s.leudes[oldest] += 1
            s.tell("forgotten", oldest)
        s.then(Confirm(seat, self.rule))

    def notation(self, s: Carolingi, action: Action) -> str:
        return "done" if action == DONE else "honour " + FIELDS[action]

    def usage(self) -> tuple[str, ...]:
        return ("honour field", "done")

    def encode(self, s: Carolingi, verb: str, args: list[int]) -> Action:
        return DONE if verb == "done" else args[0]

    def objection(self, s: Carolingi, seat: int, verb: str, args: list[int]) -> Refusal:
        return Refusal("nobody-to-honour", self.rule, {"field": FIELDS[args[0]]})


def at_court(s: Carolingi, seat: int, field: int) -> int:
    """How many followers a seat has in a field of its tableau."""
    if field == 0:
        return s.missi[seat]
    return s.leudes[seat] if field == 1 else s.nobiles[seat]
