"""The event of the season, the bids, and the order of play."""

from __future__ import annotations

from hoftag.games.wallenstein.ids import BID, EMPTY, NOT_YET, ROW, SLOTS
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import Action
from hoftag.kernel.step import Ask, Auto


class DrawEvent(Auto[Wallenstein]):
    """One of the open events is drawn; it holds for everybody in this season."""

    kind = "event"
    rule = "event"

    def run(self, s: Wallenstein) -> None:
        s.event = s.draw("event", s.events_open)
        s.events_open = [event for event in s.events_open if event != s.event]
        s.tell("event", s.event)


def rank(s: Wallenstein, card: int) -> int:
    """The rank of a bid: coins by their number, then a land, then a card without coins, then nothing."""
    if card == EMPTY:
        return 0
    if card < len(s.board.land_ids):
        return 2
    return 1 if s.coin(card) <= 0 else 2 + s.coin(card)


class RevealBids(Auto[Wallenstein]):
    """All bids are shown and paid. The highest chooses first; among equals the lot decides."""

    kind = "bids"
    rule = "bid"

    def run(self, s: Wallenstein) -> None:
        s.reveal()
        ranks: list[int] = []
        for seat in range(s.players):
            card = s.plan[seat * ROW + BID]
            ranks.append(rank(s, card))
            s.shown[seat] |= 1 << BID
            if card == EMPTY:
                s.tell("no-bid", seat)
            else:
                s.tell("bid", seat, card)
                s.pay(seat, max(0, s.coin(card)))
        choosing: list[int] = []
        for level in range(max(ranks), -1, -1):
            equal = [seat for seat in range(s.players) if ranks[seat] == level]
            while len(equal) > 1:
                seat = s.draw("leader", equal)
                equal.remove(seat)
                choosing.append(seat)
            choosing += equal
        s.choosing = choosing
        s.then(ChooseNext(0))


class ChooseNext(Auto[Wallenstein]):
    """One after the other chooses; when all have chosen, the places give the order of play."""

    kind = "order"
    rule = "order"

    def __init__(self, chosen: int) -> None:
        self.chosen = chosen

    def run(self, s: Wallenstein) -> None:
        if self.chosen < s.players:
            seat = s.choosing[self.chosen]
            free = [place for place in range(SLOTS) if place not in s.place]
            if len(free) == 1:
                take_place(s, seat, free[0])
                s.then(ChooseNext(self.chosen + 1))
            else:
                s.then(ChoosePlace(seat), ChooseNext(self.chosen + 1))
            return
        s.choosing = []
        order: list[int] = []
        for place in range(SLOTS):
            if place in s.place:
                order.append(s.place.index(place))
        s.order = order
        for i in range(s.players):
            s.tell("order", i + 1, order[i])


def take_place(s: Wallenstein, seat: int, place: int) -> None:
    """A leader goes to a place in exchange for the tile that lies there."""
    s.place[seat] = place
    s.tell("place", seat, place + 1, s.tiles[place])


class ChoosePlace(Ask[Wallenstein]):
    """A free place in the order of play, with the advantage tile that lies there."""

    kind = "place"
    rule = "order"

    def options(self, s: Wallenstein, seat: int) -> list[Action]:
        return [place for place in range(SLOTS) if place not in s.place]

    def take(self, s: Wallenstein, action: Action) -> None:
        take_place(s, self.seat, action)

    def notation(self, s: Wallenstein, action: Action) -> str:
        return "choose " + s.names.of("advantage", s.tiles[action])

    def usage(self) -> tuple[str, ...]:
        return ("choose advantage",)

    def encode(self, s: Wallenstein, verb: str, args: list[int]) -> Action:
        return s.tiles.index(args[0])

    def objection(self, s: Wallenstein, seat: int, verb: str, args: list[int]) -> Refusal:
        place = s.tiles.index(args[0])
        owner = s.place.index(place)
        facts: dict[str, int | str] = {
            "advantage": s.names.of("advantage", args[0]),
            "seat": s.board.colours[owner],
        }
        return Refusal("place-taken", self.rule, facts)

    def facts(self, s: Wallenstein) -> dict[str, int | str]:
        return {"left": len([seat for seat in range(s.players) if s.place[seat] == NOT_YET])}
