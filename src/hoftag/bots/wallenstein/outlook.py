"""What can be seen of each leader in Wallenstein, as numbers around one."""

from __future__ import annotations

from typing import Final

from hoftag.bots.network import Network
from hoftag.bots.outlook import Outlook
from hoftag.bots.wallenstein.planner import Planner
from hoftag.bots.wallenstein.prices import BY_HAND, Prices
from hoftag.bots.wallenstein.sense import WallensteinSense
from hoftag.bots.wallenstein.worth import COUNT_OF, land_worth, scorings, threat
from hoftag.games.wallenstein.ids import BUILDINGS, EMPTY, ROW
from hoftag.games.wallenstein.marching import COUNTS, March, Reinforce
from hoftag.games.wallenstein.planning import PlanActions
from hoftag.games.wallenstein.scoring import count_buildings, majority_points
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.kernel.chance import SeededChance
from hoftag.kernel.ids import DONE, Action
from hoftag.kernel.state import State
from hoftag.kernel.step import apply

SEEN: Final = (
    "outlook", "best rival's outlook", "points", "best rival's points", "next scoring", "rival's next scoring",
    "lands", "palaces", "churches", "houses", "majorities", "armies", "exposed", "exposed worth", "money", "grain",
    "grain missing", "unrest", "in the tower", "in the tray", "courtiers", "banners", "second year", "season",
    "outlook late", "rival late", "sites",
)  # fmt: skip
"""The inputs, in their order."""
START: Final = {"outlook": 2.0, "outlook late": 2.0}
"""What a beginner weighs."""


class WallensteinOutlook(Outlook):
    """Every seat is a side; seasons are compared at their end, winters with their scoring."""

    def __init__(self, network: Network, prices: Prices) -> None:
        super().__init__(network)
        self.prices = prices

    def rows(self, s: State) -> list[list[float]]:
        assert isinstance(s, Wallenstein)
        counts = count_buildings(s)
        rows: list[list[float]] = []
        soon: list[int] = []
        whole: list[int] = []
        left = scorings(s)
        for seat in range(s.players):
            row = [0.0] * len(SEEN)
            soon.append(fill(s, seat, row, majority_points(s, counts, seat), self.prices))
            whole.append(s.points[seat] + left * soon[seat])
            rows.append(row)
        late = ((s.year - 1) * 3 + min(s.season, 3)) / 6.0
        for seat in range(s.players):
            row = rows[seat]
            rival = 0
            rival_points = 0
            rival_soon = 0
            for other in range(s.players):
                if other != seat:
                    rival = max(rival, whole[other])
                    rival_points = max(rival_points, s.points[other])
                    rival_soon = max(rival_soon, soon[other])
            row[0] = whole[seat] * 0.05
            row[1] = rival * 0.05
            row[2] = s.points[seat] * 0.05
            row[3] = rival_points * 0.05
            row[4] = soon[seat] * 0.1
            row[5] = rival_soon * 0.1
            row[22] = s.year - 1.0
            row[23] = s.season * 0.5
            row[24] = row[0] * late
            row[25] = row[1] * late
        return rows

    def candidates(self, s: State, seat: int, last: Action) -> list[Action]:
        """Of marches to one land: with all who can go, with one less, with half of them."""
        assert isinstance(s, Wallenstein)
        step = s.agenda[-1]
        options = step.onward(s, seat)
        if not isinstance(step, (March, Reinforce)):
            return options
        most = s.armies[step.land] - 1
        wanted = (most, most - 1, (most + 1) // 2)
        return [action for action in options if action == DONE or action % COUNTS in wanted]

    def quick(self, s: State, seat: int, chance: SeededChance) -> Action:
        assert isinstance(s, Wallenstein)
        options = s.agenda[-1].options(s, seat)
        return options[0] if len(options) == 1 else WallensteinSense(s, seat, self.prices).choose(options)

    def go_on(self, s: State, seat: int, chance: SeededChance) -> None:
        """A plan is laid at once, with some whim or none."""
        assert isinstance(s, Wallenstein)
        step = s.agenda[-1]
        if not isinstance(step, PlanActions):
            apply(s, seat, self.quick(s, seat, chance))
            return
        lay(s, seat, Planner(s, seat, self.prices).plan(chance if self.whims else None))
        apply(s, seat, DONE)

    def manners(self) -> list[Outlook]:
        """By the same prices, or by those made by hand: who plans for rivals like oneself only is easily surprised."""
        return [self, WallensteinOutlook(self.network, BY_HAND)]

    def forget(self, s: State, seat: int) -> None:
        assert isinstance(s, Wallenstein)
        if not isinstance(s.agenda[-1], PlanActions):
            return
        s.confirmed &= 1 << seat
        for other in range(s.players):
            if other != seat:
                for field in range(ROW):
                    s.plan[other * ROW + field] = EMPTY

    def stretch(self, s: State) -> int:
        assert isinstance(s, Wallenstein)
        return s.year * 4 + s.season


def lay(s: Wallenstein, seat: int, plan: list[int]) -> None:
    """Lay a whole plan."""
    for field in range(s.fields):
        s.plan[seat * ROW + field] = plan[field]


def fill(s: Wallenstein, seat: int, row: list[float], majorities: int, prices: Prices) -> int:
    """The numbers of one seat alone; what a scoring now would bring it."""
    board = s.board
    lands = 0
    armies = 0
    buildings = 0
    unrest = 0
    for land in range(len(s.owner)):
        if s.owner[land] == seat:
            lands += 1
            armies += s.armies[land]
            unrest += s.unrest[land]
            built = s.built[land]
            for building in range(len(BUILDINGS)):
                if built >> building & 1:
                    row[7 + building] += 0.2
                    buildings += 1
            row[26] += 0.1 * (board.sites[land] - COUNT_OF[built])
            risk = threat(s, seat, land, prices)
            if risk > 0.3:
                row[12] += 0.2 * risk
                row[13] += 0.05 * risk * land_worth(s, land, prices)
    row[6] = lands * 0.1
    row[10] = majorities * 0.1
    row[11] = armies * 0.04
    row[14] = s.money[seat] * 0.07
    row[15] = s.grain[seat] * 0.1
    row[16] = max(0, lands + 2 - s.grain[seat]) * 0.1 * (1 + min(s.season, 3))
    row[17] = unrest * 0.15
    row[18] = (s.upper[seat] + s.lower[seat]) * 0.1
    row[19] = s.tray[seat] * 0.1
    row[20] = (s.hall[seat] + s.audience[seat]) * 0.1
    row[21] = s.banner[seat] * 0.3
    return lands * board.land_points + buildings * board.building_points + majorities
