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
RUNGS = "rungs.py"
"""Where the rungs of a game stand, one after the other for tables of two, three and more."""
COURTIERS = ("squire", "count")
"""Who stands on them."""
SMALLEST = 2
SAYING = (".py", ".toml", ".json")
"""How files end that decide something: sources, boards, weights."""


@cache
def players_of(game: str, size: int = 0, bots: tuple[str, ...] = ()) -> str:
    """The fingerprint of the players of a game, as they are installed here: at tables of a size, or of all sizes.

    Where it is known which bots play, rungs count only if somebody stands on them.
    """
    rungs = not bots or any(bot in COURTIERS for bot in bots)
    return fingerprint(resources.files("hoftag"), game, size, rungs=rungs)


def fingerprint(package: Traversable, game: str, size: int = 0, *, rungs: bool = True) -> str:
    """The kernel, the rules and the board of a game, how its bots think and what they have learned, as one number."""
    parts = [
        *files_in(package, "kernel"),
        *files_in(package, f"games/{game}"),
        *files_in(package, "bots", deep=False),
        *files_in(package, f"bots/{game}"),
        *weights_at(package, game, size),
    ]
    found = hashlib.sha256()
    counting = [(where, one) for where, one in parts if rungs or one.name != RUNGS]
    for line in sorted(f"{where} {digest(one, size)}" for where, one in counting):
        found.update(line.encode())
    return found.hexdigest()[:LENGTH]


def weights_at(package: Traversable, game: str, size: int) -> list[tuple[str, Traversable]]:
    """What was learned about a game; for tables of a size only what is read there: of each kind the nearest one."""
    every = [found for found in files_in(package, "bots/weights") if found[1].name.startswith(f"{game}-")]
    if not size:
        return every
    nearest: dict[str, tuple[str, Traversable]] = {}
    for where, one in sorted(every, key=lambda found: distance(found[1], size)):
        nearest.setdefault(kind_of(one), (where, one))
    return list(nearest.values())


def kind_of(weights: Traversable) -> str:
    """The game or variant of a file of weights: its name without the number of players."""
    return weights.name.rpartition("-")[0]


def distance(weights: Traversable, size: int) -> tuple[int, int]:
    """How far a file of weights is from a number of players; of two that are as near the larger comes first."""
    players = int(weights.name.rpartition("-")[2].removesuffix(".json"))
    return abs(players - size), -players


def files_in(package: Traversable, where: str, *, deep: bool = True) -> Iterator[tuple[str, Traversable]]:
    """What says something to the machine in a folder of the package, and in the folders below; with where it lies."""
    for one in (package / where).iterdir():
        inside = f"{where}/{one.name}"
        if one.is_file() and one.name.endswith(SAYING):
            yield inside, one
        elif deep and one.is_dir():
            yield from files_in(package, inside)


def digest(file: Traversable, size: int) -> str:
    """The hash of what a file says to the machine."""
    text = file.read_text(encoding="utf-8")
    if file.name.endswith(".py"):
        text = bare(text, size if file.name == RUNGS else 0)
    return hashlib.sha256(text.encode()).hexdigest()


def bare(source: str, size: int = 0) -> str:
    """A source without what only people read; of a list of rungs only the one at tables of a size."""
    tree = ast.parse(source)
    for listed in tree.body if size else []:
        if isinstance(listed, ast.AnnAssign) and isinstance(listed.value, ast.Tuple):
            rungs = listed.value.elts
            listed.value = rungs[min(size - SMALLEST, len(rungs) - 1)]
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
