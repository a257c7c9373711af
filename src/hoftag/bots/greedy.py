"""A sensible player that looks one step ahead."""

from __future__ import annotations

from hoftag.bots.bot import Bot, Knowledge
from hoftag.bots.carolingi.prices import BY_HAND as CAROLINGI_PRICES
from hoftag.bots.carolingi.sense import CarolingiSense
from hoftag.bots.carolus_magnus.sense import CarolusMagnusSense
from hoftag.bots.wallenstein.prices import BY_HAND as WALLENSTEIN_PRICES
from hoftag.bots.wallenstein.sense import WallensteinSense
from hoftag.games.carolingi.state import Carolingi
from hoftag.games.carolus_magnus.state import CarolusMagnus
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.kernel.ids import Action


class GreedyBot(Bot):
    """Takes what looks best right after it, by a hand-made evaluation of the game at hand."""

    def choose(self, known: Knowledge) -> Action:
        options = known.options()
        if len(options) == 1:
            return options[0]
        state = known.sample(self.chance)
        if isinstance(state, Carolingi):
            return CarolingiSense(state, known.seat, self.chance, CAROLINGI_PRICES).choose(options)
        if isinstance(state, CarolusMagnus):
            return CarolusMagnusSense(state, known.seat).choose(options)
        assert isinstance(state, Wallenstein)
        return WallensteinSense(state, known.seat, WALLENSTEIN_PRICES).choose(options)
