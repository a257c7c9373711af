"""Spring, summer and autumn: action cards and advantage tiles are laid out, and how one season follows the other."""

from __future__ import annotations

from typing import Any

from hoftag.games.wallenstein.actions import NextAction
from hoftag.games.wallenstein.court import HoldAudience, LayFavours, SendCourtiers
from hoftag.games.wallenstein.ids import (
    ADVANTAGES,
    ALL_ACTIONS,
    AUTUMN,
    EMPTY,
    NOT_YET,
    WINTER,
)
from hoftag.games.wallenstein.landsknechte import RaiseBanners
from hoftag.games.wallenstein.order import DrawEvent, RevealBids
from hoftag.games.wallenstein.planning import PlanActions
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.games.wallenstein.winter import winter
from hoftag.kernel.step import Auto, Step


class BeginSeason(Auto[Wallenstein]):
    """A season: cards and tiles are laid out, all plan, the event is drawn, bids decide the order, all act."""

    kind = "season"
    rule = "seasons"

    def run(self, s: Wallenstein) -> None:
        s.tell("season", s.year, s.season)
        s.then(
            LayActionCards(),
            LayAdvantages(),
            LayFavours(),
            PlanActions((1 << s.players) - 1),
            DrawEvent(),
            *after_event(),
            EndSeason(),
        )


def after_event() -> list[Step[Any]]:
    """What follows the event: the order of play, the Landsknechte, the Emperor's court, the ten actions."""
    return [RevealBids(), RaiseBanners(0), SendCourtiers(0), HoldAudience(), NextAction(0)]


class LayActionCards(Auto[Wallenstein]):
    """The ten action cards are shuffled; five lie open from the start, the others follow one by one."""

    kind = "season"
    rule = "action-cards"

    def run(self, s: Wallenstein) -> None:
        row: list[int] = []
        for _ in range(s.board.open_actions):
            left = [action for action in range(ALL_ACTIONS) if action not in row]
            row.append(s.draw("action", left))
            s.tell("action-open", row[-1])
        s.row = row


class LayAdvantages(Auto[Wallenstein]):
    """The five advantage tiles are shuffled and lie open on the places of the order of play."""

    kind = "season"
    rule = "advantages"

    def run(self, s: Wallenstein) -> None:
        tiles: list[int] = []
        for place in range(len(ADVANTAGES)):
            left = [tile for tile in range(len(ADVANTAGES)) if tile not in tiles]
            tiles.append(s.draw("advantage", left) if len(left) > 1 else left[0])
            s.tell("advantage-open", place + 1, tiles[-1])
        s.tiles = tiles
        for seat in range(s.players):
            s.place[seat] = NOT_YET


class EndSeason(Auto[Wallenstein]):
    """After ten actions all cards return to the hands and the event leaves the game; autumn is followed by winter."""

    kind = "season"
    rule = "seasons"

    def run(self, s: Wallenstein) -> None:
        s.event = EMPTY
        s.at_action = NOT_YET
        s.row = []
        for i in range(len(s.plan)):
            s.plan[i] = EMPTY
        for seat in range(s.players):
            s.shown[seat] = 0
            s.immune[seat] = 0
        for land in range(len(s.fresh)):
            s.fresh[land] = 0
        if s.season < AUTUMN:
            s.season += 1
            s.then(BeginSeason())
            return
        s.season = WINTER
        s.then(*winter(), NextYear())


class NextYear(Auto[Wallenstein]):
    """The second year begins in spring, unless it is over."""

    kind = "season"
    rule = "year-end"

    def run(self, s: Wallenstein) -> None:
        s.season = 0
        s.then(BeginSeason())
