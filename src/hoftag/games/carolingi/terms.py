"""What was agreed before the game: its variant and modules. It never changes, so clones share it."""

from __future__ import annotations

from hoftag.kernel.game import Options


class Terms:
    """The options of a game, except the number of players."""

    def __init__(self, options: Options) -> None:
        self.sundial = int(options["sundial"])
        self.anarchy = bool(options["anarchy"])
        """The module Anarchy & Rebellion (7)."""
