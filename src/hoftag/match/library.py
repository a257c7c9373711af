"""The boards that games are played on: their own, or a file with corrected figures."""

from __future__ import annotations

import copy
import hashlib
import tomllib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from hoftag.games.registry import GAMES, build_game
from hoftag.kernel.errors import BadInput
from hoftag.kernel.game import Game

__all__ = ["GAMES", "BoardFile", "build", "check_name", "game_on", "own_board", "own_game", "read_text"]


class BoardFile:
    """A board as text, with the hash that records name it by."""

    def __init__(self, text: str, where: str) -> None:
        self.where = where
        try:
            self.data: dict[str, object] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadInput("toml", {"where": where, "why": str(error)}) from None
        self.hash = hashlib.sha256(text.encode()).hexdigest()[:16]

    def with_figure(self, path: tuple[str | int, ...], value: object) -> BoardFile:
        """The same board with another value at the end of a path of keys and places."""
        twin = copy.copy(self)
        twin.data = copy.deepcopy(self.data)
        inner: Any = twin.data
        for part in path[:-1]:
            inner = inner[part]
        inner[path[-1]] = value
        twin.hash = hashlib.sha256(f"{self.hash} {path} {value!r}".encode()).hexdigest()[:16]
        return twin


def read_text(path: Path, *, exactly: bool = False) -> str:
    """A text file; what cannot be read is bad input, not a crash. Exactly: ends of lines stay as they are."""
    try:
        return path.read_bytes().decode() if exactly else path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput("file-not-text", {"where": str(path)}) from None
    except IsADirectoryError:
        raise BadInput("file-is-folder", {"where": str(path)}) from None
    except FileNotFoundError:
        raise BadInput("file-missing", {"where": str(path)}) from None
    except OSError as error:
        raise BadInput("file-unreadable", {"where": str(path), "why": error.strerror or str(error)}) from None


@cache
def own_board(name: str) -> BoardFile:
    """The board that comes with a game."""
    text = resources.files("hoftag.games").joinpath(name, "board.toml").read_text(encoding="utf-8")
    return BoardFile(text, f"{name}/board.toml")


def check_name(name: str) -> str:
    """The name, if there is such a game; a hyphen does as well as an underscore."""
    name = name.replace("-", "_")
    if name not in GAMES:
        raise BadInput("game-unknown", {"game": name, "allowed": ", ".join(GAMES)})
    return name


def build(name: str, board: BoardFile) -> Game[Any]:
    """A game on a board; a broken board is refused with its file named."""
    try:
        return build_game(check_name(name), board.data)
    except BadInput as error:
        error.facts.setdefault("file", board.where)
        raise


@cache
def own_game(name: str) -> Game[Any]:
    """A game on the board that comes with it."""
    return build(name, own_board(check_name(name)))


def game_on(name: str, board: BoardFile | None) -> tuple[Game[Any], str]:
    """A game, and the hash of the board it is played on."""
    if board is None:
        return own_game(name), own_board(name).hash
    return build(name, board), board.hash
