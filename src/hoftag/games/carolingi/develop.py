"""5.2 Develop: activate a tile, or lay development markers."""

from __future__ import annotations

from typing import Final

from hoftag.games.carolingi.ids import EMPTY, INACTIVE, NOBODY, NOT_YET, RACK
from hoftag.games.carolingi.palace import claim, claim_objection, claim_options
from hoftag.games.carolingi.ruling import rules
from hoftag.games.carolingi.state import Carolingi
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import DONE, Action
from hoftag.kernel.step import Ask, Confirm

_ACTIVATE: Final = 1000  # + tile
_CLAIM: Final = 2000  # + land


class Develop(Ask[Carolingi]):
    """Activate a tile for two missi, or lay up to three markers for a missus each, or claim a homeland for three."""

    kind = "develop"
    rule = "5.2"

    def options(self, s: Carolingi, seat: int) -> list[Action]:
        out: list[Action] = []
        if s.missi[seat] >= s.board.activation_cost:
            for tile in range(s.board.first_dotted, s.board.tiles):
                if s.tile(seat, tile) == INACTIVE:
                    out.append(_ACTIVATE + tile)
        out += land_options(s, seat)
        for land in claim_options(s, seat):
            out.append(_CLAIM + land)
        out.append(DONE)
        return out

    def take(self, s: Carolingi, action: Action) -> None:
        if action == DONE:
            return
        seat = self.seat
        if action >= _CLAIM:
            claim(s, seat, action - _CLAIM)
        elif action >= _ACTIVATE:
            tile = action - _ACTIVATE
            s.pay(seat, s.board.activation_cost)
            s.put_tile(seat, tile, RACK)
            s.fresh[seat] |= 1 << tile
            if s.taken[seat] != EMPTY:
                s.since_swap[seat] |= 1 << tile
            if s.since_failure[seat] != NOT_YET:
                s.since_failure[seat] += 1
            s.tell("activated", seat)
            s.tell("activated-tile", seat, tile, seats=1 << seat)
            s.then(Confirm(seat, "5.2a"))
        else:
            lay_marker(s, seat, action)
            s.then(LayMarkers(seat, 1))

    def notation(self, s: Carolingi, action: Action) -> str:
        if action == DONE:
            return "done"
        if action >= _CLAIM:
            return "claim " + s.board.land_ids[action - _CLAIM]
        if action >= _ACTIVATE:
            return "activate " + s.tile_names[action - _ACTIVATE]
        return "develop " + s.board.land_ids[action]

    def usage(self) -> tuple[str, ...]:
        return ("activate tile", "develop land", "claim land", "done")

    def encode(self, s: Carolingi, verb: str, args: list[int]) -> Action:
        if verb == "done":
            return DONE
        if verb == "claim":
            return _CLAIM + args[0]
        return _ACTIVATE + args[0] if verb == "activate" else args[0]

    def objection(self, s: Carolingi, seat: int, verb: str, args: list[int]) -> Refusal:
        if verb == "activate":
            if args[0] < s.board.first_dotted or s.tile(seat, args[0]) != INACTIVE:
                return Refusal("tile-active", "5.2a", {"tile": s.tile_names[args[0]]})
            return Refusal("needs-missi", "5.2a", {"needs": s.board.activation_cost, "has": s.missi[seat]})
        if verb == "claim":
            return claim_objection(s, seat, args[0])
        land = args[0]
        name = s.board.land_ids[land]
        rule = "5.2b"
        if s.forest[land] == 1:
            return Refusal("forest", rule, {"land": name})
        if s.palace[land] != NOBODY:
            return Refusal("homeland", rule, {"land": name})
        if not rules(s, seat, land):
            return Refusal("not-ruled", rule, {"land": name})
        limit = s.board.development_per_land
        if s.developed[land] >= limit:
            return Refusal("fully-developed", rule, {"land": name, "limit": limit})
        if s.development_supply() == 0:
            return Refusal("no-markers-left", rule, {})
        return Refusal("needs-missi", rule, {"needs": 1, "has": s.missi[seat]})

    def section_of(self, verb: str) -> str:
        if verb == "activate":
            return "5.2a"
        if verb == "claim":
            return "6.2.1"
        return "5.2b" if verb == "develop" else self.section()

    def facts(self, s: Carolingi) -> dict[str, int | str]:
        return {"missi": s.missi[self.seat]}


class LayMarkers(Develop):
    """Up to three markers in one action, at most two on a land; none on homelands and forests."""

    kind = "lay-markers"
    rule = "5.2b"

    def __init__(self, seat: int, laid: int) -> None:
        super().__init__(seat)
        self.laid = laid

    def options(self, s: Carolingi, seat: int) -> list[Action]:
        if self.laid >= s.board.development_per_action:
            return [DONE]
        return [*land_options(s, seat), DONE]

    def take(self, s: Carolingi, action: Action) -> None:
        if action != DONE:
            lay_marker(s, self.seat, action)
            s.then(LayMarkers(self.seat, self.laid + 1))

    def usage(self) -> tuple[str, ...]:
        return ("develop land", "done")

    def objection(self, s: Carolingi, seat: int, verb: str, args: list[int]) -> Refusal:
        limit = s.board.development_per_action
        if self.laid >= limit:
            return Refusal("markers-per-action", "5.2b", {"limit": limit})
        return super().objection(s, seat, verb, args)

    def facts(self, s: Carolingi) -> dict[str, int | str]:
        return {"missi": s.missi[self.seat], "left": s.board.development_per_action - self.laid}


def land_options(s: Carolingi, seat: int) -> list[Action]:
    """The lands that a seat can develop now, in land order."""
    out: list[Action] = []
    if s.missi[seat] > 0 and s.development_supply() > 0:
        limit = s.board.development_per_land
        for land in range(s.realm.lands):
            if s.developed[land] < limit and s.palace[land] == NOBODY and rules(s, seat, land):
                out.append(land)
    return out


def lay_marker(s: Carolingi, seat: int, land: int) -> None:
    """A missus sees to the development of a land and returns to the court."""
    s.pay(seat, 1)
    s.developed[land] += 1
    s.tell("developed", seat, land)
