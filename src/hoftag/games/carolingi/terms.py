"""What was agreed before the game: its variant and modules. It never changes, so clones share it."""

from __future__ import annotations

from typing import Final

from hoftag.games.carolingi.board import Board
from hoftag.games.carolingi.ids import BASE, SCENARIO, VARIANTS
from hoftag.kernel.game import Options

TIMERS: Final = (15, 30, 45, 60, 90, 120, 180, 300)
"""How many seconds the sand may run; the rulebook does not say, 60 is ours."""


class Terms:
    """The options of a game, and the figures that depend on them."""

    def __init__(self, board: Board, options: Options) -> None:
        self.variant = VARIANTS.index(str(options["variant"]))
        self.palaces = self.variant != BASE
        """Homelands are claimed in the course of the game (6.2.1)."""
        self.scenario = self.variant == SCENARIO
        """The semi-cooperative scenario 814."""
        self.strict_favour = bool(options["strict_favour"])
        """The leader of the favour track must be capable (814, ruling 45)."""
        self.sundial = int(options["sundial"])
        self.timer = int(options["timer"])
        """Seconds of the sand timer (8); 0 without it."""
        self.anarchy = bool(options["anarchy"])
        """The module Anarchy & Rebellion (7)."""
        self.first_year = board.first_year_814 if self.scenario else board.first_year
        self.gangs = board.gangs_814 * int(options["players"]) if self.scenario else board.gangs
