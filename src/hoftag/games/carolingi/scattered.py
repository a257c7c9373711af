"""6.1 Set-up for advanced players: forests and followers are scattered over the realm by cards and by lot."""

from __future__ import annotations

from typing import Final

from hoftag.games.carolingi.cards import draw_card, put_into_strip
from hoftag.games.carolingi.disorder import lay_disorder_aside
from hoftag.games.carolingi.failure import raise_gang
from hoftag.games.carolingi.ids import ARCHIVIUM, ASIDE, DISCARD, EMPTY
from hoftag.games.carolingi.problems import DealProblems
from hoftag.games.carolingi.seasons import BeginSeason
from hoftag.games.carolingi.state import Carolingi, with_value
from hoftag.games.carolingi.years import return_discards
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import Action
from hoftag.kernel.step import Ask, Auto, Confirm

_SETTLE: Final = 0
_RETAIN: Final = 1
_REINFORCE: Final = 100  # + land
_ATTACH: Final = 200  # + card


class LayOutScattered(Auto[Carolingi]):
    """One hunger card fewer than players waits; eight leudes, eight nobiles, and two heaps of four followers."""

    kind = "set-up"
    rule = "6.1.1"

    def run(self, s: Carolingi) -> None:
        s.lay_out_empty()
        board = s.board
        for card in range(board.hunger_advanced[s.players]):
            s.card_at[s.realm.lands + card] = ASIDE
        lay_disorder_aside(s)
        s.events_scriptorium = board.events_first[s.players]
        s.events_annals = board.events_later[s.players] - board.events_first[s.players]
        for seat in range(s.players):
            s.leudes[seat] = board.scattered_leudes
            s.nobiles[seat] = board.scattered_nobiles
        s.settlers = [board.settlers_first] * s.players
        s.reserve = [board.settlers_second] * s.players
        s.tell("set-up", s.players, s.sundial)
        s.then(Scatter(), SpreadUnrest(), BeginSeason())
        if s.terms.scenario:
            s.then(DealProblems())


class Scatter(Auto[Carolingi]):
    """Card by card: the first of a region makes its land a forest, each further one brings a follower by lot."""

    kind = "set-up"
    rule = "6.1.2"

    def run(self, s: Carolingi) -> None:
        if sum(s.settlers) == 0:
            if sum(s.reserve) == 0:
                return_discards(s)
                return
            s.settlers = s.reserve
            s.reserve = [0] * s.players
            s.tell("second-pass")
        card = EMPTY
        while card == EMPTY and ARCHIVIUM in s.card_at:
            card = draw_card(s)
            if not has_forest(s, s.realm.region_of[card]):
                grow_forest(s, card)
                card = EMPTY
        bag: list[int] = []
        for seat in range(s.players):
            bag += [seat] * s.settlers[seat]
        seat = s.draw("follower", bag)
        s.settlers = with_value(s.settlers, seat, s.settlers[seat] - 1)
        s.missi[seat] += 1  # until its owner decides; as a missus it would stay there
        if card == EMPTY:
            s.tell("follower-drawn", seat)
            s.then(SettleLate(seat), Scatter())
        else:
            s.tell("card-and-follower", card, seat)
            s.then(Settle(seat, card), Scatter())


def has_forest(s: Carolingi, region: int) -> bool:
    """Whether a land of the region is a forest already."""
    for land in s.realm.region_lands[region]:
        if s.forest[land] == 1:
            return True
    return False


def grow_forest(s: Carolingi, land: int) -> None:
    """A land becomes the forest of its region; its card goes to the discard pile."""
    s.forest = with_value(s.forest, land, 1)
    s.card_at[land] = DISCARD
    s.tell("forest", land)


class Settle(Ask[Carolingi]):
    """The owner of a drawn follower settles it on the card's land, or keeps it, or puts it elsewhere.

    On the land only without followers on neighbouring lands; otherwise as a missus, on another land with own
    followers, or on any card in a strip. Without a card the first way is closed.
    """

    kind = "settle"
    rule = "6.1.2"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: Carolingi, seat: int) -> list[Action]:
        out: list[Action] = []
        if self.card != EMPTY and neighbour_with(s, seat, self.card) == EMPTY:
            out.append(_SETTLE)
        out.append(_RETAIN)
        for land in range(s.realm.lands):
            if land != self.card and s.followers(land, seat) > 0:
                out.append(_REINFORCE + land)
        for card in s.slots:
            if card != EMPTY:
                out.append(_ATTACH + card)
        return out

    def take(self, s: Carolingi, action: Action) -> None:
        seat = self.seat
        if action == _RETAIN:
            s.tell("retained", seat)
        else:
            s.missi[seat] -= 1
            if action < _ATTACH:
                land = self.card if action == _SETTLE else action - _REINFORCE
                s.pieces[land * s.row + seat] += 1
                s.tell("settled", seat, land)
            else:
                card = action - _ATTACH
                s.on_card[card * s.row + seat] += 1
                s.tell("attached", seat, card)
        if action == _SETTLE:
            s.card_at[self.card] = DISCARD
        elif self.card != EMPTY:
            s.then(InsertCard(self.card))
        s.then(Confirm(seat, self.rule))

    def notation(self, s: Carolingi, action: Action) -> str:
        if action == _SETTLE:
            return "settle"
        if action == _RETAIN:
            return "retain"
        if action < _ATTACH:
            return "reinforce " + s.board.land_ids[action - _REINFORCE]
        return "attach " + s.board.land_ids[action - _ATTACH]

    def usage(self) -> tuple[str, ...]:
        return ("settle", "retain", "reinforce land", "attach land")

    def encode(self, s: Carolingi, verb: str, args: list[int]) -> Action:
        if verb == "settle":
            return _SETTLE
        if verb == "retain":
            return _RETAIN
        return args[0] + (_REINFORCE if verb == "reinforce" else _ATTACH)

    def objection(self, s: Carolingi, seat: int, verb: str, args: list[int]) -> Refusal:
        if verb == "settle":
            if self.card == EMPTY:
                return Refusal("no-card-drawn", self.rule, {})
            near = neighbour_with(s, seat, self.card)
            return Refusal(
                "followers-next-door",
                self.rule,
                {"land": s.board.land_ids[self.card], "from": s.board.land_ids[near]},
            )
        name = s.board.land_ids[args[0]]
        if args[0] == self.card:
            return Refusal("card-just-drawn", self.rule, {"land": name})
        if verb == "reinforce":
            return Refusal("no-follower-there", self.rule, {"land": name})
        return Refusal("card-not-in-strip", self.rule, {"land": name})

    def facts(self, s: Carolingi) -> dict[str, int | str]:
        return {"land": s.board.land_ids[self.card]}


class SettleLate(Settle):
    """When no card is left on the archivium, a follower becomes a missus or joins others on a land or a card."""

    kind = "settle-late"
    rule = "6.1.2"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, EMPTY)

    def facts(self, s: Carolingi) -> dict[str, int | str]:
        return {}


def neighbour_with(s: Carolingi, seat: int, land: int) -> int:
    """A land next to this one where the seat has followers, or none."""
    for other in s.realm.neighbours[land]:
        if s.followers(other, seat) > 0:
            return other
    return EMPTY


class InsertCard(Auto[Carolingi]):
    """The drawn card goes into the strip of its region; a full one takes effect first, as in 4.1."""

    kind = "set-up"
    rule = "6.1.2"

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, s: Carolingi) -> None:
        put_into_strip(s, self.card)


class SpreadUnrest(Auto[Carolingi]):
    """Every land without followers gets a gang, forests too: first those with gangs already, then the empty ones."""

    kind = "set-up"
    rule = "6.1.3"

    def run(self, s: Carolingi) -> None:
        lands: list[int] = []
        empty: list[int] = []
        for land in range(s.realm.lands):
            first = land * s.row
            if sum(s.pieces[first : first + s.players]) == 0:
                if s.gangs(land) > 0:
                    lands.append(land)
                else:
                    empty.append(land)
        for land in lands + empty:
            if not raise_gang(s, land):
                return
            s.tell("unrest", land)
