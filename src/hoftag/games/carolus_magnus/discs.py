"""Preparation phase: number discs decide the order of play and how far Charlemagne may go."""

from __future__ import annotations

from hoftag.games.carolus_magnus.ids import NO_DISC
from hoftag.games.carolus_magnus.state import CarolusMagnus
from hoftag.games.carolus_magnus.turn import BeginTurn, EndRound
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import Action
from hoftag.kernel.step import Ask, Auto


class BeginRound(Auto[CarolusMagnus]):
    """Discs are taken back when all are used; then every player lays one, in the order of the last round."""

    kind = "round"
    rule = "preparation"

    def run(self, s: CarolusMagnus) -> None:
        everything = (1 << (len(s.board.discs) + 1)) - 2
        for seat in range(s.players):
            s.laid[seat] = NO_DISC
            if s.used[seat] == everything:
                s.used[seat] = 0
        s.changed = False
        s.tell("round", s.round)
        s.then(*[ChooseDisc(seat) for seat in s.order], OrderTurns())


def free_discs(s: CarolusMagnus, seat: int) -> list[int]:
    """The discs that a player has not used in this cycle."""
    return [disc for disc in s.board.discs if not s.used[seat] >> disc & 1]


class ChooseDisc(Ask[CarolusMagnus]):
    """A number that lies on the table already may be chosen only by a player who has no other left."""

    kind = "disc"
    rule = "preparation"

    def options(self, s: CarolusMagnus, seat: int) -> list[Action]:
        free = free_discs(s, seat)
        allowed = [disc for disc in free if disc not in s.laid]
        return allowed or free

    def take(self, s: CarolusMagnus, action: Action) -> None:
        s.laid[self.seat] = action
        s.used[self.seat] |= 1 << action
        s.tell("disc", self.seat, action)

    def notation(self, s: CarolusMagnus, action: Action) -> str:
        return f"disc {action}"

    def usage(self) -> tuple[str, ...]:
        return ("disc count",)

    def encode(self, s: CarolusMagnus, verb: str, args: list[int]) -> Action:
        return args[0]

    def objection(self, s: CarolusMagnus, seat: int, verb: str, args: list[int]) -> Refusal:
        disc = args[0]
        free = ", ".join(str(option) for option in self.options(s, seat))
        if disc not in s.board.discs:
            return Refusal("no-such-disc", self.rule, {"disc": disc, "allowed": free})
        if s.used[seat] >> disc & 1:
            return Refusal("disc-used", self.rule, {"disc": disc, "allowed": free})
        return Refusal("disc-taken", self.rule, {"disc": disc, "allowed": free})


class OrderTurns(Auto[CarolusMagnus]):
    """The lowest number plays first; among equal numbers the one laid first counts as the lower."""

    kind = "round"
    rule = "preparation"

    def run(self, s: CarolusMagnus) -> None:
        order: list[int] = []
        for disc in s.board.discs:
            for seat in s.order:
                if s.laid[seat] == disc:
                    order.append(seat)
        s.order = order
        s.then(*[BeginTurn(seat) for seat in order], EndRound(), BeginRound())
