"""3.2, 3.3: how one season follows the other."""

from __future__ import annotations

from hoftag.games.carolingi.drawing import DrawTile
from hoftag.games.carolingi.ids import AUTUMN, NOT_YET
from hoftag.games.carolingi.problems import MoveSkuld
from hoftag.games.carolingi.state import Carolingi
from hoftag.games.carolingi.swapping import KEEP, SwapTiles, may_swap
from hoftag.games.carolingi.timer import place_tiles
from hoftag.games.carolingi.victory import EndBySundial
from hoftag.games.carolingi.years import year_change
from hoftag.kernel.step import Auto


class BeginSeason(Auto[Carolingi]):
    """Those who may still swap decide about it; then all place their tiles and the bag is emptied."""

    kind = "season"
    rule = "3.3"

    def run(self, s: Carolingi) -> None:
        s.tell("season", s.year, s.season)
        swappers = 0
        for seat in range(s.players):
            if may_swap(s, seat):
                swappers |= 1 << seat
        s.then(place_tiles(s), DrawTile(), EndSeason())
        if swappers != 0:
            s.swaps = [KEEP] * s.players
            s.then(SwapTiles(swappers))


class NextSeason(Auto[Carolingi]):
    """The year goes on with its next season."""

    kind = "season"
    rule = "3.2"

    def run(self, s: Carolingi) -> None:
        s.season += 1
        s.then(BeginSeason())


class EndSeason(Auto[Carolingi]):
    """Winter is followed by spring, summer and autumn; the autumn by the year change, or by the end."""

    kind = "season"
    rule = "3.2"

    def run(self, s: Carolingi) -> None:
        for seat in range(s.players):
            s.fresh[seat] = 0
            s.drawn[seat] = NOT_YET
        if s.season == AUTUMN and s.year == s.sundial:
            s.then(EndBySundial())  # time ends the game before Skuld could (814)
            return
        if s.season == AUTUMN:
            s.then(*year_change(), BeginSeason())
        else:
            s.then(NextSeason())
        if s.terms.scenario:
            s.then(MoveSkuld())
