"""What a computer player gets to know, and what it must do."""

from __future__ import annotations

from typing import Any

from hoftag.kernel.chance import Chance, SeededChance
from hoftag.kernel.game import Game
from hoftag.kernel.ids import Action
from hoftag.kernel.state import State


class Knowledge:
    """All that a bot may use: its options, and positions that it cannot tell from the real one."""

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self._game = game
        self._state = state
        self.seat = seat

    def options(self) -> list[Action]:
        """The legal actions."""
        return self._state.agenda[-1].options(self._state, self.seat)

    def onward(self) -> list[Action]:
        """The legal actions that take nothing of an own secret choice back."""
        return self._state.agenda[-1].onward(self._state, self.seat)

    def sample(self, chance: Chance) -> State:
        """A position like the real one, as far as this seat can know."""
        state: State = self._game.sample(self._state, self.seat, chance)
        return state

    def scores(self, s: State) -> list[dict[str, int]]:
        """What every seat would score in a sample, in parts."""
        return self._game.score(s)


class Bot:
    """A computer player with its own source of chance, which has nothing to do with the game's."""

    def __init__(self, chance: SeededChance) -> None:
        self.chance = chance

    def choose(self, known: Knowledge) -> Action:
        """One of the options."""
        raise NotImplementedError


class RandomBot(Bot):
    """Plays any legal action, all equally likely; what it has laid it leaves."""

    def choose(self, known: Knowledge) -> Action:
        options = known.onward()
        return options[self.chance.below(len(options))]
