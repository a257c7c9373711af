"""3.2 Drawing tiles from the bag."""

from __future__ import annotations

from hoftag.games.carolingi.actions import show_on_season, start_action
from hoftag.games.carolingi.cards import DrawCard
from hoftag.games.carolingi.ids import BAG, NONE, NOT_YET, PEACE, RACK
from hoftag.games.carolingi.peace import DeclarePeace, JudgeFirst, fail
from hoftag.games.carolingi.state import Carolingi
from hoftag.games.carolingi.timer import is_alone
from hoftag.games.carolingi.victory import points
from hoftag.kernel.step import Auto


class DrawTile(Auto[Carolingi]):
    """One tile after the other comes out of the bag and is carried out at once, until the bag is empty."""

    kind = "draw"
    rule = "3.2"

    def run(self, s: Carolingi) -> None:
        tiles = s.board.tiles
        tile_at = s.tile_at
        bag: list[int] = []
        for i in range(len(tile_at)):
            if tile_at[i] == BAG:
                # no-action tiles of a seat are alike, and are drawn as the first of them
                alike = s.board.tile_kinds[i % tiles] == NONE
                bag.append(i - i % tiles + s.board.first_none if alike else i)
        event = s.players * tiles
        for _ in range(s.events_bag):
            bag.append(event)
        if not bag:
            s.bag_open = False
            return
        drawn = s.draw("tile", bag)
        if drawn == event:
            s.events_bag -= 1
            s.events_scriptorium += 1
            s.tell("event-drawn")
            s.then(DrawCard(), DrawTile())
            return
        seat = drawn // tiles
        tile = drawn % tiles
        kind = s.board.tile_kinds[tile]
        if s.drawn[seat] == NOT_YET:
            s.drawn[seat] = kind
        if kind == NONE:
            # 5.6: back to the rack, nothing happens
            if tile_at[drawn] != BAG:
                drawn += 1
            tile_at[drawn] = RACK
            s.tell("no-action", seat)
            s.then(DrawTile())
            return
        show_on_season(s, seat, tile)
        s.tell("tile-drawn", seat, tile)
        s.then(DrawTile())
        if kind == PEACE and is_alone(s, seat):
            s.tell("peace-alone", seat)
            fail(s, seat, points(s, seat))
        elif kind == PEACE:
            s.then(DeclarePeace(seat), JudgeFirst(seat))
        else:
            start_action(s, seat, tile)
