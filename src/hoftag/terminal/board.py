"""Boards as text. A board is drawn from a view alone, so it can show nothing that its seat may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from rich.console import RenderableType

from hoftag.kernel.explain import Explanation
from hoftag.kernel.game import Game
from hoftag.locale.speaker import Speaker
from hoftag.terminal.boards.carolingi import CarolingiBoard
from hoftag.terminal.boards.carolus_magnus import CarolusMagnusBoard
from hoftag.terminal.boards.wallenstein import WallensteinBoard

View = dict[str, Any]


class BoardText(Protocol):
    """What the terminal needs to know about the look of a game."""

    headings: frozenset[str]
    """Kinds of events that start a new chapter of the story."""
    running: frozenset[str]
    """Kinds of events that come in runs and are told in one sentence, naming all that differs at their end."""
    secrets: bool
    """Whether seats know what others must not see; if not, people who share a screen need not pass it on."""

    folding: frozenset[str]
    """Verbs of choices that are so many that a long list shows only where those that begin alike start and end."""

    def draw(self, view: View, width: int) -> list[RenderableType]:
        """The whole board as one seat, or a spectator, sees it."""

    def moment(self, view: View) -> str:
        """When it is in the game, in a few words."""

    def hints(self, view: View) -> dict[str, str]:
        """For choices that lead somewhere on the board: what is to be found there, by their notation."""

    def why(self, view: View, name: str) -> list[Explanation]:
        """Who rules the place of that name and why; empty when there is none."""

    def size(self) -> str:
        """How much the board file describes, in a few words: what `board check` prints."""

    def figures(self, width: int) -> list[RenderableType]:
        """The board itself without any position: what `board show` prints."""


BOARDS: dict[str, Callable[[Game[Any], Speaker], BoardText]] = {
    "carolingi": CarolingiBoard,
    "carolus_magnus": CarolusMagnusBoard,
    "wallenstein": WallensteinBoard,
}


def board_of(game: Game[Any], speaker: Speaker) -> BoardText:
    """How a game is drawn."""
    return BOARDS[game.name](game, speaker)
