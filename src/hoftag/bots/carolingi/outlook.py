"""What a position of Carolingi promises each Carolingian: how they stand, by the prices of things."""

from __future__ import annotations

from math import exp
from typing import Final

from hoftag.bots.carolingi.danger import danger
from hoftag.bots.carolingi.prices import Prices
from hoftag.bots.carolingi.sense import CarolingiSense
from hoftag.bots.carolingi.worth import stand
from hoftag.bots.network import Network
from hoftag.bots.outlook import Outlook
from hoftag.games.carolingi.ids import AUTUMN, PLACED, RACK
from hoftag.games.carolingi.placing import PlaceTiles
from hoftag.games.carolingi.state import Carolingi
from hoftag.games.carolingi.timer import LAY
from hoftag.kernel.chance import SeededChance, seeded
from hoftag.kernel.ids import Action
from hoftag.kernel.state import State

SEEN: Final = ("standing", "standing late")
"""The inputs, in their order.

Nothing else, on purpose: prices were learned by choosing with them. A network that sees more foretells the winner
better, but it has learned from sensible games only and is easily deceived by answers that do not occur in them.
"""
START: Final = {"standing": 2.0, "standing late": 2.0}
"""What a beginner weighs."""
PLACINGS: Final = 10
"""Of all pairs of tiles, so many are worth a thought."""
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
            standing = 0.5 * stand(s, seat, self.prices)
            rows.append([standing, standing * late])
        return rows

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
