"""Which players have played: a fingerprint of all that decides how the computers of a game answer.

Games of players that have changed meanwhile must never be counted together. What only people read (comments, texts
between quotation marks that nothing uses, the layout of lines) does not change a player.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

LENGTH = 12
"""Digits; enough to tell the versions of a project apart."""


@cache
def players_of(game: str) -> str:
    """The fingerprint of the players of a game, as they are installed here."""
    return fingerprint(resources.files("hoftag"), game)


def fingerprint(package: Traversable, game: str) -> str:
    """The kernel, the rules and the board of a game, how its bots think and what they have learned, as one number."""
    bots = package / "bots"
    parts = [
        *files_below(package / "kernel", ".py"),
        *files_below(package / "games" / game, ".py", ".toml"),
        *(one for one in bots.iterdir() if one.is_file() and one.name.endswith(".py")),
        *files_below(bots / game, ".py"),
        *(one for one in (bots / "weights").iterdir() if one.name.startswith(f"{game}-")),
    ]
    found = hashlib.sha256()
    for line in sorted(f"{one.name} {digest(one)}" for one in parts):
        found.update(line.encode())
    return found.hexdigest()[:LENGTH]


def files_below(folder: Traversable, *endings: str) -> Iterator[Traversable]:
    """All files with these endings, in folders of folders too."""
    for one in folder.iterdir():
        if one.is_dir():
            yield from files_below(one, *endings)
        elif one.name.endswith(endings):
            yield one


def digest(file: Traversable) -> str:
    """The hash of what a file says to the machine."""
    text = file.read_text(encoding="utf-8")
    return hashlib.sha256((bare(text) if file.name.endswith(".py") else text).encode()).hexdigest()


def bare(source: str) -> str:
    """A source without what only people read."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [one for one in body if not remark(one)]  # type: ignore[attr-defined]
    return ast.unparse(tree)


def remark(statement: ast.stmt) -> bool:
    """Whether a statement is nothing but a text."""
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )
