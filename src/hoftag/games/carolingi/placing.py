"""3.1 Choosing actions: two tiles each, in secret and at the same time."""

from __future__ import annotations

from hoftag.games.carolingi.ids import BAG, NONE, ON_SEASON, PEACE, PLACED, RACK, SWAPPED
from hoftag.games.carolingi.state import Carolingi
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import Action
from hoftag.kernel.step import Together


def in_hand(s: Carolingi, seat: int) -> list[int]:
    """Tiles that a seat may place, each kind of piece once: the rack, and what it has placed but may change."""
    first = seat * s.board.tiles
    out: list[int] = []
    for tile in range(s.board.tiles):
        place = s.tile_at[first + tile]
        if place == RACK or place == PLACED:
            out.append(tile)
    return out


class PlaceTiles(Together[Carolingi]):
    """Every Carolingian lays two active tiles face down on the scriptorium; peace only with a no-action tile."""

    kind = "place"
    rule = "3.1"

    def options(self, s: Carolingi, seat: int) -> list[Action]:
        kinds = s.board.tile_kinds
        hand = in_hand(s, seat)
        out: list[Action] = []
        for i in range(len(hand)):
            one = hand[i]
            kind = kinds[one]
            if kind == NONE and one != s.board.first_none:
                continue  # the second no-action tile is the same as the first
            for j in range(i + 1, len(hand)):
                two = hand[j]
                other = kinds[two]
                if other == NONE and two != s.board.first_none and kind != NONE:
                    continue
                if (kind == PEACE and other != NONE) or (other == PEACE and kind != NONE):
                    continue
                out.append(one * 32 + two)
        return out

    def choose(self, s: Carolingi, seat: int, action: Action) -> bool:
        first = seat * s.board.tiles
        for i in range(first, first + s.board.tiles):
            if s.tile_at[i] == PLACED:
                s.tile_at[i] = RACK
        s.tile_at[first + action // 32] = PLACED
        s.tile_at[first + action % 32] = PLACED
        s.tell("placed", seat, action // 32, action % 32, seats=1 << seat)
        return True

    def complete(self, s: Carolingi) -> None:
        placed = s.tile_at.count(PLACED)
        for i in range(len(s.tile_at)):
            if s.tile_at[i] == PLACED:
                s.tile_at[i] = BAG
        s.events_bag += s.events_scriptorium
        s.events_scriptorium = 0
        s.tell("bag-filled", placed, s.events_bag)

    def notation(self, s: Carolingi, action: Action) -> str:
        names = s.tile_names
        return f"place {names[action // 32]} {names[action % 32]}"

    def usage(self) -> tuple[str, ...]:
        return ("place tile tile",)

    def encode(self, s: Carolingi, verb: str, args: list[int]) -> Action:
        one = min(args)
        two = max(args)
        if one == two and s.board.tile_kinds[one] == NONE:
            two += 1
        return one * 32 + two

    def objection(self, s: Carolingi, seat: int, verb: str, args: list[int]) -> Refusal:
        names = s.tile_names
        kinds = s.board.tile_kinds
        hand = in_hand(s, seat)
        for tile in args:
            if tile not in hand:
                return not_in_rack(s, seat, tile, self.rule)
        if args[0] == args[1]:
            return Refusal("same-tile-twice", self.rule, {"tile": names[args[0]]})
        if PEACE in (kinds[args[0]], kinds[args[1]]):
            return Refusal("peace-needs-no-action", "5.8", {"tile": names[args[0]], "other": names[args[1]]})
        raise AssertionError(args)


def not_in_rack(s: Carolingi, seat: int, tile: int, rule: str) -> Refusal:
    """Why a tile is not at hand, said from what its owner knows."""
    place = s.tile(seat, tile)
    name = s.tile_names[tile]
    if place == SWAPPED:
        return Refusal("tile-swapped", "3.3", {"tile": name})
    if place >= ON_SEASON:
        return Refusal("tile-used", "3.2", {"tile": name, "season": s.names.of("season", place - ON_SEASON)})
    if place == BAG or place == PLACED:
        return Refusal("tile-in-bag", rule, {"tile": name})
    return Refusal("tile-inactive", "5.2", {"tile": name})
