"""5.8 Declare peace."""

from __future__ import annotations

from hoftag.games.carolingi.actions import show_on_season, start_action
from hoftag.games.carolingi.ids import BAG, EMPTY, INACTIVE, NONE, NOT_YET, PEACE, RACK
from hoftag.games.carolingi.placing import not_in_rack
from hoftag.games.carolingi.state import Carolingi
from hoftag.games.carolingi.timer import is_alone
from hoftag.games.carolingi.victory import finish, points, worthy
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import DONE, Action, seats_of
from hoftag.kernel.step import Ask, Auto


def extra_tiles(s: Carolingi, seat: int) -> list[int]:
    """Active action tiles in the rack; one activated in this season is not usable yet."""
    out: list[int] = []
    for tile in range(s.board.tiles):
        if s.tile(seat, tile) == RACK and s.board.tile_kinds[tile] != NONE and not s.fresh[seat] >> tile & 1:
            out.append(tile)
    return out


class DeclarePeace(Auto[Carolingi]):
    """Whose peace tile was drawn may carry out one active tile of the rack at once."""

    kind = "peace"
    rule = "5.8"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Carolingi) -> None:
        if s.terms.scenario:
            s.tell("coregency-claimed", self.seat)
        else:
            s.tell("peace-claimed", self.seat)
        if extra_tiles(s, self.seat):
            s.then(ExtraAction(self.seat))


class ExtraAction(Ask[Carolingi]):
    """The extra action of peace: any active tile of the rack, as if it had been drawn just now."""

    kind = "extra-action"
    rule = "5.8"

    def options(self, s: Carolingi, seat: int) -> list[Action]:
        return [*extra_tiles(s, seat), DONE]

    def take(self, s: Carolingi, action: Action) -> None:
        if action == DONE:
            return
        show_on_season(s, self.seat, action)
        s.tell("extra-tile", self.seat, action)
        start_action(s, self.seat, action)

    def notation(self, s: Carolingi, action: Action) -> str:
        return "done" if action == DONE else "play " + s.tile_names[action]

    def usage(self) -> tuple[str, ...]:
        return ("play tile", "done")

    def encode(self, s: Carolingi, verb: str, args: list[int]) -> Action:
        return DONE if verb == "done" else args[0]

    def objection(self, s: Carolingi, seat: int, verb: str, args: list[int]) -> Refusal:
        tile = args[0]
        if s.board.tile_kinds[tile] == NONE:
            return Refusal("no-action-not-playable", self.rule, {})
        if s.fresh[seat] >> tile & 1:
            return Refusal("tile-fresh", "5.2a", {"tile": s.tile_names[tile]})
        return not_in_rack(s, seat, tile, self.rule)


class JudgeFirst(Auto[Carolingi]):
    """With fewer than three points the claim fails. With three the bag is laid open; no rival claim wins."""

    kind = "peace"
    rule = "5.8"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Carolingi) -> None:
        if not worthy(s, self.seat):
            fail(s, self.seat, points(s, self.seat))
            return
        lay_bag_open(s)
        if rival_claims(s):
            s.tell("peace-contested", self.seat)
            s.then(RivalPeace(1 << self.seat))
        else:
            win(s, self.seat)


def win(s: Carolingi, seat: int) -> None:
    """Peace is made, or in 814 a co-regent found."""
    if s.terms.scenario:
        finish(s, "coregent", seat)
    else:
        finish(s, "peace", seat)


def lay_bag_open(s: Carolingi) -> None:
    """Everybody sees what is left in the bag, and knows from now on that these tiles are active."""
    s.bag_open = True
    s.reveal()
    for seat in range(s.players):
        for tile in range(s.board.first_dotted, s.board.tiles):
            if s.tile(seat, tile) == BAG:
                s.shown[seat] |= 1 << tile
    s.tell("bag-open")


def rival_claims(s: Carolingi) -> list[int]:
    """The seats whose peace tiles are still in the bag, with their no-action tile."""
    tile = s.board.peace_tile
    return [seat for seat in range(s.players) if s.tile(seat, tile) == BAG and not is_alone(s, seat)]


class RivalPeace(Auto[Carolingi]):
    """The other peace tiles are drawn by lot, each with its extra action, before all claims are judged."""

    kind = "peace"
    rule = "5.8"

    def __init__(self, claims: int) -> None:
        self.claims = claims

    def run(self, s: Carolingi) -> None:
        tiles = s.board.tiles
        waiting = [seat * tiles + s.board.peace_tile for seat in rival_claims(s)]
        if not waiting:
            s.then(JudgeAll(self.claims))
            return
        seat = s.draw("tile", waiting) // tiles
        if s.drawn[seat] == NOT_YET:
            s.drawn[seat] = PEACE
        show_on_season(s, seat, s.board.peace_tile)
        s.tell("tile-drawn", seat, s.board.peace_tile)
        s.then(DeclarePeace(seat), RivalPeace(self.claims | 1 << seat))


class JudgeAll(Auto[Carolingi]):
    """Of several claims one succeeds only if it is the only one with three points; else all of them fail."""

    kind = "peace"
    rule = "5.8"

    def __init__(self, claims: int) -> None:
        self.claims = claims

    def run(self, s: Carolingi) -> None:
        claimants = seats_of(self.claims)
        holding = [seat for seat in claimants if worthy(s, seat)]
        if len(holding) == 1:
            win(s, holding[0])
            return
        for seat in claimants:
            fail(s, seat, points(s, seat))


def fail(s: Carolingi, seat: int, score: int) -> None:
    """The peace tile becomes inactive; what the extra action did stands."""
    s.put_tile(seat, s.board.peace_tile, INACTIVE)
    s.shown[seat] &= ~(1 << s.board.peace_tile)
    s.shown_at_swap[seat] &= ~(1 << s.board.peace_tile)
    s.since_swap[seat] &= ~(1 << s.board.peace_tile)
    s.since_failure[seat] = 0
    if s.taken[seat] != EMPTY:
        s.lost_since_swap[seat] = 1
    if s.terms.scenario:
        s.tell("coregency-failed", seat, score)
    else:
        s.tell("peace-failed", seat, score)
