"""Boards as text. A board is drawn from a view alone, so it can show nothing that its seat may not know."""

from __future__ import annotations

from typing import Any, Protocol

from rich.console import RenderableType

from hoftag.kernel.game import Game
from hoftag.locale.speaker import Speaker
from hoftag.terminal.boards.carolingi import CarolingiBoard

View = dict[str, Any]


class BoardText(Protocol):
    """What the terminal needs to know about the look of a game."""

    headings: frozenset[str]
    """Kinds of events that start a new chapter of the story."""

    def draw(self, view: View, width: int) -> list[RenderableType]:
        """The whole board as one seat, or a spectator, sees it."""

    def moment(self, view: View) -> str:
        """When it is in the game, in a few words."""

    def figures(self, width: int) -> list[RenderableType]:
        """The board itself without any position: what `board show` prints."""


BOARDS = {"carolingi": CarolingiBoard}


def board_of(game: Game[Any], speaker: Speaker) -> BoardText:
    """How a game is drawn."""
    return BOARDS[game.name](game, speaker)
