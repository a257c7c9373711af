"""8 Sand timer: who is late plays with fewer tiles. No clock is here: the table says when time is up."""

from __future__ import annotations

from typing import Final

from hoftag.games.carolingi.ids import BAG, NONE, PEACE, PLACED, RACK
from hoftag.games.carolingi.placing import PlaceTiles, in_hand, not_in_rack
from hoftag.games.carolingi.state import Carolingi
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import Action

LAY: Final = 1024
"""+ tile: a single tile, laid while the pair is not complete. Below stand pairs."""


def place_tiles(s: Carolingi) -> PlaceTiles:
    """The question of every season, with the timer or without."""
    seats = (1 << s.players) - 1
    return PlaceByTimer(seats) if s.terms.timer > 0 else PlaceTiles(seats)


class PlaceByTimer(PlaceTiles):
    """From the first complete pair on time may be up; then only what lies on the scriptorium goes into the bag.

    Who is not ready may lay a single tile first.
    """

    kind = "place"
    rule = "8"

    def options(self, s: Carolingi, seat: int) -> list[Action]:
        out = super().options(s, seat)
        if not s.confirmed >> seat & 1:
            for tile in in_hand(s, seat):
                if s.board.tile_kinds[tile] != NONE or tile == s.board.first_none:
                    out.append(LAY + tile)
        return out

    def choose(self, s: Carolingi, seat: int, action: Action) -> bool:
        if action < LAY:
            return super().choose(s, seat, action)
        first = seat * s.board.tiles
        for i in range(first, first + s.board.tiles):
            if s.tile_at[i] == PLACED:
                s.tile_at[i] = RACK
        s.tile_at[first + action - LAY] = PLACED
        s.tell("laid", seat, action - LAY, seats=1 << seat)
        return False

    def may_close(self, s: Carolingi) -> bool:
        return s.confirmed != 0

    def complete(self, s: Carolingi) -> None:
        missing = 2 * s.players - s.tile_at.count(PLACED)
        if missing > 0:
            s.tell("time-up", missing)
        super().complete(s)

    def notation(self, s: Carolingi, action: Action) -> str:
        if action < LAY:
            return super().notation(s, action)
        return "lay " + s.tile_names[action - LAY]

    def usage(self) -> tuple[str, ...]:
        return ("place tile tile", "lay tile")

    def encode(self, s: Carolingi, verb: str, args: list[int]) -> Action:
        return LAY + args[0] if verb == "lay" else super().encode(s, verb, args)

    def objection(self, s: Carolingi, seat: int, verb: str, args: list[int]) -> Refusal:
        if verb != "lay":
            return super().objection(s, seat, verb, args)
        if args[0] not in in_hand(s, seat):
            return not_in_rack(s, seat, args[0], self.rule)
        return Refusal("laid-both", self.rule, {})


def is_alone(s: Carolingi, seat: int) -> bool:
    """A peace tile that was laid without its no-action tile, because time was up."""
    if s.terms.timer == 0:
        return False
    first = seat * s.board.tiles
    in_bag = s.tile_at[first : first + s.board.tiles].count(BAG)
    drawn = s.drawn[seat]
    if s.tile(seat, s.board.peace_tile) == BAG:
        return in_bag == 1 and drawn != NONE
    return in_bag == 0 and drawn == PEACE
