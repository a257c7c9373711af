"""What was agreed before the game: its variant and modules. It never changes, so clones share it."""

from __future__ import annotations

from typing import Final

from hoftag.games.carolingi.ids import BASE, VARIANTS
from hoftag.kernel.game import Options

TIMERS: Final = (15, 30, 45, 60, 90, 120, 180, 300)
"""How many seconds the sand may run; the rulebook does not say, 60 is ours."""


class Terms:
    """The options of a game, except the number of players."""

    def __init__(self, options: Options) -> None:
        self.variant = VARIANTS.index(str(options["variant"]))
        self.palaces = self.variant != BASE
        """Homelands are claimed in the course of the game (6.2.1)."""
        self.sundial = int(options["sundial"])
        self.timer = int(options["timer"])
        """Seconds of the sand timer (8); 0 without it."""
        self.anarchy = bool(options["anarchy"])
        """The module Anarchy & Rebellion (7)."""
