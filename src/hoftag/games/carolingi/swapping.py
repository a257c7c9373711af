"""3.3 Swapping tiles: once a year, between two seasons."""

from __future__ import annotations

from typing import Final

from hoftag.games.carolingi.ids import NONE, ON_SEASON, RACK, SWAPPED
from hoftag.games.carolingi.placing import not_in_rack
from hoftag.games.carolingi.state import Carolingi, with_value
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import Action
from hoftag.kernel.step import Together

KEEP: Final = -2
"""The answer of a seat that does not swap now."""


def may_swap(s: Carolingi, seat: int) -> bool:
    """The swap field is free, an action tile is in the rack, and a used one lies on the board."""
    first = seat * s.board.tiles
    given = False
    taken = False
    for tile in range(s.board.tiles):
        place = s.tile_at[first + tile]
        if place == SWAPPED:
            return False
        if place == RACK and s.board.tile_kinds[tile] != NONE:
            given = True
        elif place >= ON_SEASON:
            taken = True
    return given and taken


class SwapTiles(Together[Carolingi]):
    """A Carolingian may lay an active tile face down on the swap field and take a used one back, once a year.

    All who still may decide in secret and together; then the tiles taken are seen, those given are not.
    """

    kind = "swap"
    rule = "3.3"

    def options(self, s: Carolingi, seat: int) -> list[Action]:
        first = seat * s.board.tiles
        out: list[Action] = []
        for given in range(s.board.tiles):
            if s.tile_at[first + given] == RACK and s.board.tile_kinds[given] != NONE:
                for taken in range(s.board.tiles):
                    if s.tile_at[first + taken] >= ON_SEASON:
                        out.append(given * 32 + taken)
        out.append(KEEP)
        return out

    def choose(self, s: Carolingi, seat: int, action: Action) -> bool:
        swaps = s.swaps[:]
        swaps[seat] = action
        s.swaps = swaps
        if action == KEEP:
            s.tell("chose-keep", seat, seats=1 << seat)
        else:
            s.tell("chose-swap", seat, action // 32, action % 32, seats=1 << seat)
        return True

    def complete(self, s: Carolingi) -> None:
        for seat in range(s.players):
            swap = s.swaps[seat]
            if swap != KEEP:
                s.put_tile(seat, swap // 32, SWAPPED)
                s.put_tile(seat, swap % 32, RACK)
                s.taken[seat] = swap % 32
                s.turned = with_value(s.turned, seat, s.turned[seat] & ~(1 << swap % 32))
                s.shown_at_swap[seat] = s.shown[seat]
                s.tell("swapped", seat, swap % 32)
        s.swaps = []

    def notation(self, s: Carolingi, action: Action) -> str:
        if action == KEEP:
            return "keep"
        names = s.tile_names
        return f"swap {names[action // 32]} {names[action % 32]}"

    def usage(self) -> tuple[str, ...]:
        return ("swap tile tile", "keep")

    def encode(self, s: Carolingi, verb: str, args: list[int]) -> Action:
        return KEEP if verb == "keep" else args[0] * 32 + args[1]

    def objection(self, s: Carolingi, seat: int, verb: str, args: list[int]) -> Refusal:
        given = args[0]
        taken = args[1]
        if s.board.tile_kinds[given] == NONE:
            return Refusal("swap-no-action", self.rule, {})
        if s.tile(seat, given) != RACK:
            return not_in_rack(s, seat, given, self.rule)
        return Refusal("tile-not-used", self.rule, {"tile": s.tile_names[taken]})
