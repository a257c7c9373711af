"""What a position of Carolingi promises each Carolingian, by what a network has learned and by the prices of things."""

from __future__ import annotations

from math import exp
from typing import Final

from hoftag.bots.carolingi.danger import danger
from hoftag.bots.carolingi.prices import Prices
from hoftag.bots.carolingi.sense import CarolingiSense
from hoftag.bots.carolingi.sight import sight
from hoftag.bots.carolingi.worth import weigh
from hoftag.bots.network import Network
from hoftag.bots.outlook import TWO, Outlook
from hoftag.games.carolingi.ids import NONE, PLACED, RACK
from hoftag.games.carolingi.ids import PEACE as PEACE_TILE
from hoftag.games.carolingi.placing import PlaceTiles
from hoftag.games.carolingi.state import Carolingi
from hoftag.games.carolingi.timer import LAY
from hoftag.games.carolingi.victory import claim_needs, points
from hoftag.kernel.chance import SeededChance, seeded
from hoftag.kernel.ids import Action
from hoftag.kernel.state import State

PLACINGS: Final = 10
"""Of all pairs of tiles, so many are worth a thought; besides a claim to peace that the extra action may carry."""
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
"""How fast the danger of the scenario 814 counts as failure when positions are compared."""
FEARED: Final = 1.5
"""The danger that counts as half a failure then: what is not feared in time cannot be averted."""
LASTING: Final = 0.21
"""How fast the same danger lessens the chance to win that is told; as it was in 437 games of bots of all kinds."""
HOPELESS: Final = 15.1
"""The danger with which half of those games were lost: mostly it is averted."""


class CarolingiOutlook(Outlook):
    """Every seat is a side; seasons are compared at their end."""

    def __init__(self, network: Network, prices: Prices) -> None:
        super().__init__(network)
        self.prices = prices

    def rows(self, s: State) -> list[list[float]]:
        assert isinstance(s, Carolingi)
        return [sight(s, seat) for seat in range(s.players)]

    def worth(self, s: State, seat: int) -> float:
        """The standing; where the network knows something too, what both say together.

        Each errs in its own way: a network is deceived by what players without thought never do, and prices do not
        know how long things can be used.
        """
        assert isinstance(s, Carolingi)
        if not self.foresees(s):
            return self.standing(s, seat)
        prospects = self.prospects(s)[seat]
        if s.result is not None:  # a second place is worth something too
            return END * (2.0 * prospects - 1.0) + prospects
        return self.standing(s, seat) + prospects

    def foresees(self, s: Carolingi) -> bool:
        """Whether the network is asked what a season is worth: at larger tables of the base game.

        Between two, and where homelands are claimed, prices alone did as well or better.
        """
        return bool(self.network.shift) and s.players > TWO and not s.terms.palaces

    def standing(self, s: Carolingi, seat: int) -> float:
        """The standing, by prices, against that of the best rival.

        Prices were learned by gaining, not by harming: what other rivals lose does not count.
        """
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
        return SCALE * (own - max(self.prices.rival, RIVAL) * best) - self.peril(s)

    def peril(self, s: Carolingi) -> float:
        """How much the common failure is feared."""
        return 1.0 / (1.0 + exp(FAILING * (FEARED - danger(s)))) if s.terms.scenario else 0.0

    def survival(self, s: State) -> float:
        assert isinstance(s, Carolingi)
        return 1.0 / (1.0 + exp(LASTING * (danger(s) - HOPELESS))) if s.terms.scenario else 1.0

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
        best = [options[i] for i in order[:PLACINGS]]
        if self.foresees(s) and points(s, seat) == claim_needs(s) - 1:
            best += [action for action in options if action not in best and is_claim(s, action)]
        return best

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


def is_claim(s: Carolingi, action: Action) -> bool:
    """Whether two tiles are a claim to peace: with any other second tile it fails."""
    kinds = s.board.tile_kinds
    one = kinds[action // 32]
    two = kinds[action % 32]
    return (one == PEACE_TILE and two == NONE) or (one == NONE and two == PEACE_TILE)
