"""Winter: supply of the lands with grain, revolts where it is missing, scoring, and the end of the year."""

from __future__ import annotations

from typing import Any

from hoftag.games.wallenstein.battle import revolt
from hoftag.games.wallenstein.ids import YEARS
from hoftag.games.wallenstein.scoring import ScoreYear, finish
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import Action
from hoftag.kernel.step import Ask, Auto, Step


def winter() -> list[Step[Any]]:
    """All that happens between autumn and spring."""
    return [LoseGrain(), SupplyLands(0), ScoreYear(), EndYear()]


class LoseGrain(Auto[Wallenstein]):
    """The event that is left says how much grain everybody loses; nobody falls below nothing."""

    kind = "winter"
    rule = "winter"

    def run(self, s: Wallenstein) -> None:
        event = s.events_open[0]
        loss = s.board.event_loss[event]
        s.tell("winter", event, loss)
        s.events_open = []
        for seat in range(s.players):
            lost = min(s.grain[seat], loss)
            s.grain[seat] -= lost
            s.tell("grain-lost", seat, lost, s.grain[seat])


def supply_row(s: Wallenstein, unsupplied: int) -> int:
    """The row of the supply table for a number of lands without grain."""
    row = 0
    while s.board.supply_to[row] < unsupplied:
        row += 1
    return row


class SupplyLands(Auto[Wallenstein]):
    """In the order of play: every land needs one grain. For those without, lands drawn by lot rise in revolt."""

    kind = "winter"
    rule = "winter"

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, s: Wallenstein) -> None:
        if self.turn == s.players:
            return
        seat = s.order[self.turn]
        s.then(SupplyLands(self.turn + 1))
        lands = s.lands_of(seat)
        unsupplied = len(lands) - s.grain[seat]
        if unsupplied <= 0:
            s.tell("supplied", seat)
            return
        row = supply_row(s, unsupplied)
        s.tell("unsupplied", seat, unsupplied)
        drawn: list[int] = []
        for _ in range(min(s.board.supply_revolts[row], len(lands))):
            left = [land for land in lands if land not in drawn]
            drawn.append(s.draw("revolt", left))
        s.revolts = drawn
        s.then(WinterRevolts(seat, s.board.supply_farmers[row]))


class WinterRevolts(Auto[Wallenstein]):
    """Revolts of a winter, one after the other: as many farmers as markers, and those of the table."""

    kind = "winter"
    rule = "revolt"

    def __init__(self, seat: int, farmers: int) -> None:
        self.seat = seat
        self.farmers = farmers

    def run(self, s: Wallenstein) -> None:
        if not s.revolts:
            return
        s.then(WinterRevolts(self.seat, self.farmers))
        if len(s.revolts) == 1:
            rise(s, self.seat, s.revolts[0], self.farmers)
        else:
            s.then(ChooseRevolt(self.seat, self.farmers))


def rise(s: Wallenstein, seat: int, land: int, farmers: int) -> None:
    """One revolt of a winter."""
    s.revolts = [other for other in s.revolts if other != land]
    revolt(s, seat, land, s.unrest[land] + farmers)


class ChooseRevolt(Ask[Wallenstein]):
    """Of several revolts the owner of the lands sets the order."""

    kind = "revolt"
    rule = "winter"

    def __init__(self, seat: int, farmers: int) -> None:
        super().__init__(seat)
        self.farmers = farmers

    def options(self, s: Wallenstein, seat: int) -> list[Action]:
        return s.revolts[:]

    def take(self, s: Wallenstein, action: Action) -> None:
        rise(s, self.seat, action, self.farmers)

    def notation(self, s: Wallenstein, action: Action) -> str:
        return "revolt " + s.board.land_ids[action]

    def usage(self) -> tuple[str, ...]:
        return ("revolt land",)

    def encode(self, s: Wallenstein, verb: str, args: list[int]) -> Action:
        return args[0]

    def objection(self, s: Wallenstein, seat: int, verb: str, args: list[int]) -> Refusal:
        return Refusal("no-revolt-there", self.rule, {"land": s.board.land_ids[args[0]]})

    def facts(self, s: Wallenstein) -> dict[str, int | str]:
        return {"left": len(s.revolts), "farmers": self.farmers}


class EndYear(Auto[Wallenstein]):
    """After the first year grain and unrest are gone and new events lie open; after the second the game is over."""

    kind = "year-end"
    rule = "year-end"

    def run(self, s: Wallenstein) -> None:
        if s.year == YEARS:
            finish(s, "years")
            return
        s.year += 1
        for seat in range(s.players):
            s.grain[seat] = 0
            s.banner[seat] = 0
        for land in range(len(s.unrest)):
            s.unrest[land] = 0
            s.fresh[land] = 0
        s.tell("year", s.year)
        s.then(LayEvents())


class LayEvents(Auto[Wallenstein]):
    """Four events are laid open: three for the seasons of the year, in an order that nobody knows, one for winter."""

    kind = "set-up"
    rule = "event"

    def run(self, s: Wallenstein) -> None:
        opened: list[int] = []
        for _ in range(s.board.open_events):
            left = [event for event in range(len(s.events_left)) if s.events_left[event] == 1]
            event = s.draw("event-card", left)
            s.events_left[event] = 0
            opened.append(event)
            s.tell("event-open", event)
        s.events_open = opened
