"""Which games there are, and how each is built from the data of a board."""

from __future__ import annotations

from typing import Any

from hoftag.games.carolingi.board import Board as CarolingiBoard
from hoftag.games.carolingi.game import CarolingiGame
from hoftag.games.carolus_magnus.board import Board as CarolusMagnusBoard
from hoftag.games.carolus_magnus.game import CarolusMagnusGame
from hoftag.games.wallenstein.board import Board as WallensteinBoard
from hoftag.games.wallenstein.game import WallensteinGame
from hoftag.kernel.game import Game
from hoftag.kernel.tables import Table

GAMES = ("carolingi", "carolus_magnus", "wallenstein")


def build_game(name: str, data: Table) -> Game[Any]:
    """A game on a board; a board that makes no sense is refused."""
    if name == "carolingi":
        return CarolingiGame(CarolingiBoard(data))
    if name == "carolus_magnus":
        return CarolusMagnusGame(CarolusMagnusBoard(data))
    assert name == "wallenstein"
    return WallensteinGame(WallensteinBoard(data))
