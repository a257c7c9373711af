"""What can be seen of each side in Carolus Magnus, as numbers around one."""

from __future__ import annotations

from typing import Final

from hoftag.bots.carolus_magnus.around import Around
from hoftag.bots.carolus_magnus.courts import COURTS, LEADS, courts_seen
from hoftag.bots.carolus_magnus.places import CASTLES, NEAR, PLACES, castles_seen, places_seen, weaker_rival
from hoftag.bots.carolus_magnus.turns import TURNS, movers_of, turns_seen
from hoftag.bots.outlook import Outlook
from hoftag.games.carolus_magnus.knights import PlayKnights
from hoftag.games.carolus_magnus.state import CarolusMagnus
from hoftag.kernel.ids import Action
from hoftag.kernel.state import State

SEEN: Final = (*CASTLES, *PLACES, *COURTS, *LEADS, *TURNS)
"""The inputs, in their order."""
START: Final = {
    "lead": 5.0,
    "gain in reach": 1.0,
    "gain later": 0.5,
    "colours": 1.0,
    "ring": 1.0,
    "rival ring": -1.0,
}
"""What a beginner weighs."""


class CarolusMagnusOutlook(Outlook):
    """Sides are colours of castles; partners look at their courts together."""

    each_answer = True

    def sides(self, s: State) -> int:
        assert isinstance(s, CarolusMagnus)
        return len(s.party.sides)

    def side_of(self, s: State, seat: int) -> int:
        assert isinstance(s, CarolusMagnus)
        return s.side_of[seat]

    def candidates(self, s: State, seat: int, last: Action) -> list[Action]:
        """Knights go to the court, or where Charlemagne may stop soon; their order does not matter."""
        assert isinstance(s, CarolusMagnus)
        step = s.agenda[-1]
        options = step.options(s, seat)
        if not isinstance(step, PlayKnights):
            return options
        near = Around(s).near(max(NEAR, s.laid[seat]))
        out: list[Action] = []
        for action in options:
            if action >= last and (action < 8 or near >> (action // 8 - 1) & 1):
                out.append(action)
        return out or options

    def rows(self, s: State) -> list[list[float]]:
        assert isinstance(s, CarolusMagnus)
        around = Around(s)
        around.compare()
        movers, left = movers_of(around)
        rows: list[list[float]] = []
        for side in range(len(s.party.sides)):
            row = castles_seen(around, side)
            row += places_seen(around, side)
            row += courts_seen(around, side, weaker_rival(around, side))
            row += turns_seen(around, side, movers, left)
            rows.append(row)
        return rows

    def foreseen(self, s: State) -> bool:
        return isinstance(s.agenda[-1], PlayKnights)

    def same(self, one: State, other: State) -> bool:
        assert isinstance(one, CarolusMagnus)
        assert isinstance(other, CarolusMagnus)
        return (
            one.round == other.round
            and len(one.agenda) == len(other.agenda)
            and one.agenda[-1].kind == other.agenda[-1].kind
            and one.emperor == other.emperor
            and one.laid == other.laid
            and one.castle == other.castle
            and one.reserve == other.reserve
            and one.court == other.court
            and one.knights == other.knights
        )

    def stretch(self, s: State) -> int:
        assert isinstance(s, CarolusMagnus)
        return s.round
