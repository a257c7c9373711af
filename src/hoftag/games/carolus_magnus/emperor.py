"""Action 2: move Charlemagne; castles, takeovers and regions."""

from __future__ import annotations

from hoftag.games.carolus_magnus.end import check_end
from hoftag.games.carolus_magnus.ids import NO_CASTLE, NOBODY
from hoftag.games.carolus_magnus.ring import after, members, places
from hoftag.games.carolus_magnus.state import CarolusMagnus
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import Action
from hoftag.kernel.step import Ask, Confirm


def farthest(s: CarolusMagnus, seat: int) -> int:
    """How far a player may move Charlemagne: the number on the disc, and less than a circle if that is barred."""
    return s.laid[seat] if s.full_circle else min(s.laid[seat], places(s) - 1)


class MoveEmperor(Ask[CarolusMagnus]):
    """Charlemagne goes clockwise, one step at least and at most the number on the disc; only where he stops counts."""

    kind = "emperor"
    rule = "emperor"

    def options(self, s: CarolusMagnus, seat: int) -> list[Action]:
        return list(range(1, farthest(s, seat) + 1))

    def take(self, s: CarolusMagnus, action: Action) -> None:
        place = after(s, s.emperor, action)
        s.emperor = place
        s.tell("moved", self.seat, action, place)
        score(s, place)
        if not check_end(s):
            s.then(Confirm(self.seat, self.rule))

    def notation(self, s: CarolusMagnus, action: Action) -> str:
        return f"move {action}"

    def usage(self) -> tuple[str, ...]:
        return ("move count",)

    def encode(self, s: CarolusMagnus, verb: str, args: list[int]) -> Action:
        return args[0]

    def objection(self, s: CarolusMagnus, seat: int, verb: str, args: list[int]) -> Refusal:
        if args[0] < 1:
            return Refusal("must-move", self.rule, {})
        if args[0] > s.laid[seat]:
            return Refusal("too-far", self.rule, {"given": args[0], "limit": farthest(s, seat)})
        return Refusal("full-circle", self.rule, {"limit": farthest(s, seat)})

    def facts(self, s: CarolusMagnus) -> dict[str, int | str]:
        return {"limit": farthest(s, self.seat), "province": s.board.province_ids[s.emperor]}


def strengths(s: CarolusMagnus, place: int) -> list[int]:
    """For each side its knights (of colours that it controls) and castles in a place; other colours are ignored."""
    out = [0] * len(s.party.sides)
    for province in members(s, place):
        for colour in range(s.hues):
            holder = s.holder[colour]
            if holder != NOBODY:
                out[s.side_of[holder]] += s.knights[province * s.hues + colour]
        if s.castle[province] != NO_CASTLE:
            out[s.castle[province]] += 1
    return out


def majority(counts: list[int]) -> int:
    """The side with more than every other, or nobody: a tie for the most changes nothing."""
    most = max(counts)
    return counts.index(most) if most > 0 and counts.count(most) == 1 else NOBODY


def score(s: CarolusMagnus, place: int) -> None:
    """Where Charlemagne stops, the side with the majority builds, or exchanges all castles; neighbours join."""
    counts = strengths(s, place)
    side = majority(counts)
    here = members(s, place)
    if side == NOBODY:
        s.tell("no-majority", place)
        return
    owner = s.castle[here[0]]
    if owner == side:
        s.tell("stays", side, place)
        return
    s.changed = True
    stock = s.party.castles - s.castles_of(side)
    built = min(stock, len(here))  # short of castles: the last ones are placed, and that wins
    for number, province in enumerate(here):
        s.castle[province] = side if number < built else NO_CASTLE
    if owner == NO_CASTLE:
        s.tell("built", side, place)
    else:
        s.tell("exchanged", side, place, built, owner)
    merge(s, here, side)


def merge(s: CarolusMagnus, here: list[int], side: int) -> None:
    """Neighbouring places with castles of the same side grow together, at once and for ever."""
    first = here[0]
    before = (first - 1) % s.provinces
    last = here[-1]
    behind = (last + 1) % s.provinces
    if s.joined[before] == 0 and carries(s, before, side) and before != last:
        s.joined[before] = 1
        s.tell("merged", side, before, first)
    if s.joined[last] == 0 and carries(s, behind, side) and behind != first:
        s.joined[last] = 1
        s.tell("merged", side, last, behind)


def carries(s: CarolusMagnus, province: int, side: int) -> bool:
    """Whether a place carries castles of a side."""
    for member in members(s, province):
        if s.castle[member] == side:
            return True
    return False
