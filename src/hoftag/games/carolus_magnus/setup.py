"""Set-up: knights on the provinces, Charlemagne, the first chooser, the first reserves."""

from __future__ import annotations

from hoftag.games.carolus_magnus.discs import BeginRound
from hoftag.games.carolus_magnus.reserve import Throw
from hoftag.games.carolus_magnus.state import CarolusMagnus
from hoftag.kernel.step import Auto


class LayOut(Auto[CarolusMagnus]):
    """Fifteen knights, three of each colour, go one to a province by lot; Charlemagne stands anywhere."""

    kind = "set-up"
    rule = "set-up"

    def __init__(self, lot_for_all: bool) -> None:
        self.lot_for_all = lot_for_all

    def run(self, s: CarolusMagnus) -> None:
        left = [s.board.start_per_colour] * s.hues
        for province in range(s.provinces):
            heap = [colour for colour in range(s.hues) for _ in range(left[colour])]
            colour = s.draw("knight", heap)
            left[colour] -= 1
            s.supply[colour] -= 1
            s.knights[province * s.hues + colour] += 1
        s.emperor = s.draw("emperor", list(range(s.provinces)))
        s.tell("set-up", s.players, s.emperor)
        s.order = self.first_order(s)
        s.tell("first-chooser", s.order[0])
        clockwise = [(s.order[0] + turn) % s.players for turn in range(s.players)]
        s.then(*[Throw(seat, s.party.reserve) for seat in clockwise], BeginRound())

    def first_order(self, s: CarolusMagnus) -> list[int]:
        """The lot decides who chooses first; the others follow clockwise, or by lot as well."""
        seats = list(range(s.players))
        first = s.draw("seat", seats)
        if not self.lot_for_all:
            return seats[first:] + seats[:first]
        order = [first]
        while len(order) < s.players:
            order.append(s.draw("seat", [seat for seat in seats if seat not in order]))
        return order
