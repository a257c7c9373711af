"""What a position of Carolingi promises each Carolingian: how they stand, by the prices of things."""

from __future__ import annotations

from math import exp
from typing import Final

from hoftag.bots.carolingi.danger import danger
from hoftag.bots.carolingi.prices import Prices
from hoftag.bots.carolingi.sense import CarolingiSense
from hoftag.bots.carolingi.worth import weigh
from hoftag.bots.network import Network
from hoftag.bots.outlook import Outlook
from hoftag.games.carolingi.ids import AUTUMN, PLACED, RACK
from hoftag.games.carolingi.placing import PlaceTiles
from hoftag.games.carolingi.state import Carolingi
from hoftag.games.carolingi.timer import LAY
from hoftag.kernel.chance import SeededChance, seeded
from hoftag.kernel.ids import Action
from hoftag.kernel.state import State

SEEN: Final = ("standing", "standing late", "near peace", "near peace late")
"""The inputs, in their order.

Nothing else, on purpose: prices were learned by choosing with them. A network that sees more foretells the winner
better, but it has learned from sensible games only and is easily deceived by answers that do not occur in them.
"""
START: Final = {"standing": 0.8, "near peace": 0.4, "near peace late": 0.8}
"""What a beginner weighs."""
PLACINGS: Final = 10
"""Of all pairs of tiles, so many are worth a thought."""
PEACE: Final = 2.0
"""Points that it is worth to be near peace, when positions are compared; about what it does for the chance to win."""
RIVAL: Final = 0.2
"""How much the best rival's good weighs against the own at least, when positions are compared.

At larger tables its price, which was learned without thinking ahead, is almost nothing.
"""
SCALE: Final = 0.1
"""What a point is worth, as if it were a part of the chance to win."""
END: Final = 1.0
"""The game won, on that scale."""
FAILING: Final = 3.0
"""How fast the danger of the scenario 814 becomes failure."""


class CarolingiOutlook(Outlook):
    """Every seat is a side; seasons are compared at their end."""

    def __init__(self, network: Network, prices: Prices) -> None:
        super().__init__(network)
        self.prices = prices

    def rows(self, s: State) -> list[list[float]]:
        assert isinstance(s, Carolingi)
        seasons = 4 * (s.sundial - s.year) + AUTUMN - s.season
        late = 4.0 / (4.0 + seasons)
        rows: list[list[float]] = []
        for seat in range(s.players):
            whole, is_near = weigh(s, seat, self.prices)
            near = 1.0 if is_near else 0.0
            standing = 0.5 * whole
            rows.append([standing, standing * late, near, near * late])
        return rows

    def worth(self, s: State, seat: int) -> float:
        """The standing against that of the best rival.

        The chance to win would count what every rival loses, and prices were learned by gaining, not by harming.
        """
        assert isinstance(s, Carolingi)
        if s.result is not None:
            return END if not s.result.lost and seat in s.result.ranking[0] else -END
        own = 0.0
        best = -1.0
        for other in range(s.players):
            standing, near = weigh(s, other, self.prices)
            if near:
                standing += PEACE  # not its price: that says what is done for it, not what it is worth
            if other == seat:
                own = standing
            elif standing > best:
                best = standing
        return SCALE * (own - max(self.prices.rival, RIVAL) * best) + self.survival(s) - 1.0

    def survival(self, s: State) -> float:
        assert isinstance(s, Carolingi)
        return 1.0 / (1.0 + exp(FAILING * (danger(s) - 1.5))) if s.terms.scenario else 1.0

    def candidates(self, s: State, seat: int, last: Action) -> list[Action]:
        """A computer is never short of time; of all pairs of tiles those that seem good at once."""
        assert isinstance(s, Carolingi)
        step = s.agenda[-1]
        options = step.onward(s, seat)
        if not isinstance(step, PlaceTiles):
            return options
        options = [action for action in options if action < LAY]
        if len(options) <= PLACINGS:
            return options
        worths = CarolingiSense(s, seat, seeded(0), self.prices).placings(options)
        order = sorted(range(len(options)), key=lambda i: -worths[i])
        return [options[i] for i in order[:PLACINGS]]

    def quick(self, s: State, seat: int, chance: SeededChance) -> Action:
        assert isinstance(s, Carolingi)
        options = s.agenda[-1].options(s, seat)
        return (
            options[0] if len(options) == 1 else CarolingiSense(s, seat, chance, self.prices).choose(options)
        )

    def forget(self, s: State, seat: int) -> None:
        assert isinstance(s, Carolingi)
        if not isinstance(s.agenda[-1], PlaceTiles):
            return
        s.confirmed &= 1 << seat
        tiles = s.board.tiles
        for i in range(len(s.tile_at)):
            if s.tile_at[i] == PLACED and i // tiles != seat:
                s.tile_at[i] = RACK

    def stretch(self, s: State) -> int:
        assert isinstance(s, Carolingi)
        return s.year * 4 + s.season
