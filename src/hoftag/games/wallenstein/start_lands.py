"""The start lands by choice: two open cards and a pile, one army group for each land."""

from __future__ import annotations

from typing import Final

from hoftag.games.wallenstein.ids import EMPTY
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import Action
from hoftag.kernel.step import Ask

OPEN: Final = 2
PILE: Final = 100
EXCHANGE: Final = 101
SIZES: Final = 8
"""Army groups are smaller than this: a row of the groups that wait has so many numbers."""


def begin_start_lands(s: Wallenstein) -> None:
    """The cards of all lands in play are shuffled, two laid open; the lot decides who begins."""
    s.pile = s.realm.lands[:]
    groups = [0] * (s.players * SIZES)
    for seat in range(s.players):
        for size in s.realm.groups:
            groups[seat * SIZES + size] += 1
    s.groups = groups
    s.seen = [EMPTY] * (s.players * OPEN)
    s.open_lands = [turn_up(s), turn_up(s)]
    first = s.draw("first", list(range(s.players)))
    s.tell("begins", first)
    s.then(TakeLand(first, False))


def turn_up(s: Wallenstein) -> int:
    """The top card of the pile; those put under it come last, in the order in which they lie."""
    land = draw_top(s)
    s.tell("card-open", land)
    return land


def draw_top(s: Wallenstein) -> int:
    """Take the top card off the pile."""
    if s.pile:
        land = s.draw("card", s.pile)
        s.pile = [other for other in s.pile if other != land]
        return land
    land = s.under[0]
    s.under = s.under[1:]
    s.reveal()
    return land


def waiting(s: Wallenstein, seat: int) -> list[int]:
    """The sizes of the army groups that a seat has not placed yet, the largest first."""
    return [size for size in range(SIZES - 1, 0, -1) if s.groups[seat * SIZES + size] > 0]


class TakeLand(Ask[Wallenstein]):
    """In turn everybody takes one of the two open cards or the top card of the pile.

    Who finds the same two open cards as in the turn before may put both under the pile and turn up two others.
    """

    kind = "start-land"
    rule = "start-lands"

    def __init__(self, seat: int, exchanged: bool) -> None:
        super().__init__(seat)
        self.exchanged = exchanged

    def may_exchange(self, s: Wallenstein) -> bool:
        """Both cards lay there at the last turn of the seat already."""
        seen = s.seen[self.seat * OPEN : self.seat * OPEN + OPEN]
        return not self.exchanged and sorted(seen) == sorted(s.open_lands)

    def options(self, s: Wallenstein, seat: int) -> list[Action]:
        out: list[Action] = [*s.open_lands, PILE]
        if self.may_exchange(s):
            out.append(EXCHANGE)
        return out

    def take(self, s: Wallenstein, action: Action) -> None:
        seat = self.seat
        if action == EXCHANGE:
            s.under = s.under + s.open_lands
            s.tell("exchanged", seat, s.open_lands[0], s.open_lands[1])
            s.open_lands = [turn_up(s), turn_up(s)]
            s.then(TakeLand(seat, True))
            return
        seen = s.seen[:]
        seen[seat * OPEN] = s.open_lands[0]
        seen[seat * OPEN + 1] = s.open_lands[1]
        s.seen = seen
        land = action
        if action == PILE:
            land = draw_top(s)
            s.tell("card-blind", seat, land)
        else:
            s.tell("card-taken", seat, land)
        sizes = waiting(s, seat)
        if len(sizes) == 1:
            place_group(s, seat, land, sizes[0])
        else:
            s.then(PlaceGroup(seat, land))

    def notation(self, s: Wallenstein, action: Action) -> str:
        if action == PILE:
            return "pile"
        return "exchange" if action == EXCHANGE else "take " + s.board.land_ids[action]

    def usage(self) -> tuple[str, ...]:
        return ("take land", "pile", "exchange")

    def encode(self, s: Wallenstein, verb: str, args: list[int]) -> Action:
        if verb == "pile":
            return PILE
        return EXCHANGE if verb == "exchange" else args[0]

    def objection(self, s: Wallenstein, seat: int, verb: str, args: list[int]) -> Refusal:
        if verb == "exchange":
            if self.exchanged:
                return Refusal("exchanged-already", self.rule, {})
            return Refusal("not-the-same-cards", self.rule, {})
        land = args[0]
        name = s.board.land_ids[land]
        if not s.realm.in_play[land]:
            return Refusal("out-of-play", "set-up", {"land": name})
        return Refusal("card-not-open", self.rule, {"land": name, "lands": self.open_names(s)})

    def open_names(self, s: Wallenstein) -> str:
        """The open cards in words."""
        return ", ".join(s.board.land_ids[land] for land in s.open_lands)

    def facts(self, s: Wallenstein) -> dict[str, int | str]:
        return {"lands": self.open_names(s)}


class PlaceGroup(Ask[Wallenstein]):
    """Any army group that is left is placed in the land of the card."""

    kind = "place-group"
    rule = "start-lands"

    def __init__(self, seat: int, land: int) -> None:
        super().__init__(seat)
        self.land = land

    def options(self, s: Wallenstein, seat: int) -> list[Action]:
        return waiting(s, seat)

    def take(self, s: Wallenstein, action: Action) -> None:
        place_group(s, self.seat, self.land, action)

    def notation(self, s: Wallenstein, action: Action) -> str:
        return f"group {action}"

    def usage(self) -> tuple[str, ...]:
        return ("group count",)

    def encode(self, s: Wallenstein, verb: str, args: list[int]) -> Action:
        return args[0]

    def objection(self, s: Wallenstein, seat: int, verb: str, args: list[int]) -> Refusal:
        sizes = ", ".join(str(size) for size in waiting(s, seat))
        return Refusal("no-such-group", self.rule, {"given": args[0], "allowed": sizes})

    def facts(self, s: Wallenstein) -> dict[str, int | str]:
        return {"land": s.board.land_ids[self.land]}


def place_group(s: Wallenstein, seat: int, land: int, size: int) -> None:
    """A group is placed; an open card that was taken is replaced; the next one is asked, until all have placed all."""
    s.groups[seat * SIZES + size] -= 1
    s.owner[land] = seat
    s.muster(seat, land, size)
    s.tell("starts", seat, land, size)
    following = (seat + 1) % s.players
    over = not waiting(s, following)
    if land in s.open_lands:
        left = [other for other in s.open_lands if other != land]
        s.open_lands = left if over else [*left, turn_up(s)]
    if over:
        s.open_lands = []
        s.pile = []
        s.under = []
        s.seen = []
        s.groups = []
    else:
        s.then(TakeLand(following, False))
