"""Hoftag: Carolingi, Wallenstein and Carolus Magnus, their rules and computer opponents."""

from __future__ import annotations

import secrets

from hoftag.kernel.errors import BadInput, HoftagError, IllegalAction, Refusal
from hoftag.kernel.game import Value
from hoftag.match.library import BoardFile, game_on
from hoftag.match.match import Choice, Match, Prompt, chance_from, start
from hoftag.match.record import load

__version__ = "0.1.0"
__all__ = [
    "BadInput", "BoardFile", "Choice", "HoftagError", "IllegalAction", "Match", "Prompt", "Refusal", "load", "new",
]  # fmt: skip


def new(name: str, *, seed: int | None = None, board: BoardFile | None = None, **options: Value) -> Match:
    """A new match of a game with its options. Without a seed, chance cannot be foreseen."""
    game, board_hash = game_on(name, board)
    chance = chance_from(secrets.randbits(64) if seed is None else seed)
    return start(game, game.read(options), board_hash, chance)
