"""Landsknechte: a bonus for those who have lands in at least four regions."""

from __future__ import annotations

from hoftag.games.wallenstein.favours import gift
from hoftag.games.wallenstein.ids import BONUS_EFFECTS, BONUSES
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import Action
from hoftag.kernel.step import Ask, Auto


def regions_of(s: Wallenstein, seat: int) -> int:
    """In how many regions a seat has lands."""
    bits = 0
    for land in s.lands_of(seat):
        bits |= 1 << s.board.region_of[land]
    return bits.bit_count()


class RaiseBanners(Auto[Wallenstein]):
    """When the order is fixed: who has lands in four regions turns to the next banner and chooses a bonus of it."""

    kind = "banners"
    rule = "landsknechte"

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, s: Wallenstein) -> None:
        if not s.landsknechte or self.turn == s.players:
            return
        seat = s.order[self.turn]
        s.then(RaiseBanners(self.turn + 1))
        if regions_of(s, seat) < s.board.min_regions or s.banner[seat] + 1 >= len(s.board.bonuses):
            return
        s.banner[seat] += 1
        s.tell("banner", seat, s.banner[seat] + 1)
        s.then(ChooseBonus(seat))


class ChooseBonus(Ask[Wallenstein]):
    """One of the bonuses on the banner."""

    kind = "bonus"
    rule = "landsknechte"

    def options(self, s: Wallenstein, seat: int) -> list[Action]:
        amounts = s.board.bonuses[s.banner[seat]]
        return [bonus for bonus in range(len(BONUSES)) if amounts[bonus] > 0]

    def take(self, s: Wallenstein, action: Action) -> None:
        gift(s, self.seat, BONUS_EFFECTS[action], s.board.bonuses[s.banner[self.seat]][action])

    def notation(self, s: Wallenstein, action: Action) -> str:
        return "bonus " + BONUSES[action]

    def usage(self) -> tuple[str, ...]:
        return ("bonus bonus",)

    def encode(self, s: Wallenstein, verb: str, args: list[int]) -> Action:
        return args[0]

    def objection(self, s: Wallenstein, seat: int, verb: str, args: list[int]) -> Refusal:
        return Refusal("no-such-bonus", self.rule, {"bonus": BONUSES[args[0]]})

    def facts(self, s: Wallenstein) -> dict[str, int | str]:
        amounts = s.board.bonuses[s.banner[self.seat]]
        return {"money": amounts[0], "armies": amounts[1], "grain": amounts[2], "points": amounts[3]}
