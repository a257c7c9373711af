"""A position of Carolus Magnus: flat lists of small integers.

Provinces keep their number in the ring for ever. A region is a run of provinces joined clockwise; it is named by
its first province, its head. Knights sent to a region stand in its head; they count for all of it anyway.
"""

from __future__ import annotations

from hoftag.games.carolus_magnus.board import Board
from hoftag.games.carolus_magnus.ids import NO_CASTLE, NO_DISC, NOBODY
from hoftag.kernel.chance import Chance
from hoftag.kernel.errors import BadInput, Facts
from hoftag.kernel.names import Names
from hoftag.kernel.state import State


class CarolusMagnus(State):
    """Knights are counted in rows of one number for each colour."""

    def __init__(self, board: Board, players: int, names: Names, chance: Chance) -> None:
        super().__init__(players, names, chance)
        self.board = board

    def lay_out_empty(self, side_of: list[int]) -> None:
        """All pieces in the box; the set-up puts them where they belong."""
        board = self.board
        self.party = board.party(self.players)
        self.side_of = side_of  # replaced
        self.provinces = len(board.province_ids)
        self.hues = len(board.colours)
        self.goal = self.party.goal
        self.full_circle = True
        self.stall_rounds = board.stall_rounds
        self.markers_break_ties = True
        self.round = 1
        self.quiet_rounds = 0  # full rounds since a castle was last built or exchanged
        self.changed = False  # a castle was built or exchanged in this round
        self.emperor = 0
        self.order: list[int] = []  # replaced: who chooses a disc first, second …
        self.knights = [0] * (self.provinces * self.hues)
        self.joined = [0] * self.provinces  # 1: this province and the next one belong together
        self.castle = [NO_CASTLE] * self.provinces
        self.court = [0] * (self.players * self.hues)
        self.reserve = [0] * (self.players * self.hues)
        self.supply = [board.per_colour] * self.hues
        self.holder = [NOBODY] * self.hues
        self.laid = [NO_DISC] * self.players
        self.used = [0] * self.players  # discs of this cycle that lie on the table, as bits

    def clone(self) -> CarolusMagnus:
        twin = CarolusMagnus(self.board, self.players, self.names, self.chance.fork())
        self.copy_into(twin)
        twin.party = self.party
        twin.side_of = self.side_of
        twin.provinces = self.provinces
        twin.hues = self.hues
        twin.goal = self.goal
        twin.full_circle = self.full_circle
        twin.stall_rounds = self.stall_rounds
        twin.markers_break_ties = self.markers_break_ties
        twin.round = self.round
        twin.quiet_rounds = self.quiet_rounds
        twin.changed = self.changed
        twin.emperor = self.emperor
        twin.order = self.order
        twin.knights = self.knights[:]
        twin.joined = self.joined[:]
        twin.castle = self.castle[:]
        twin.court = self.court[:]
        twin.reserve = self.reserve[:]
        twin.supply = self.supply[:]
        twin.holder = self.holder[:]
        twin.laid = self.laid[:]
        twin.used = self.used[:]
        return twin

    def castles_of(self, side: int) -> int:
        """How many castles a side has on the board."""
        return self.castle.count(side)

    def invariants(self) -> list[BadInput]:
        wrong: list[BadInput] = []
        if min(self.knights + self.court + self.reserve + self.supply) < 0:
            wrong.append(BadInput("position-negative", {}))
        for colour in range(self.hues):
            total = self.supply[colour]
            for counts in (self.knights, self.court, self.reserve):
                total += sum(counts[colour :: self.hues])
            if total != self.board.per_colour:
                name = self.board.colours[colour]
                facts: Facts = {"colour": name, "has": total, "needs": self.board.per_colour}
                wrong.append(BadInput("position-knights", facts))
        for side in range(len(self.party.sides)):
            if self.castles_of(side) > self.party.castles:
                facts = {
                    "side": self.party.sides[side],
                    "has": self.castles_of(side),
                    "limit": self.party.castles,
                }
                wrong.append(BadInput("position-castles", facts))
        over = self.result is not None
        for province in range(self.provinces):
            after = (province + 1) % self.provinces
            same = self.castle[province] == self.castle[after] != NO_CASTLE
            # neighbours with castles of one side are one region, and a region carries one castle a province;
            # only a winner who ran out of castles leaves provinces of a region without one
            if (self.joined[province] == 1 and not same and not over) or (
                self.joined[province] == 0 and same
            ):
                wrong.append(BadInput("position-region", {"province": self.board.province_ids[province]}))
        return wrong
