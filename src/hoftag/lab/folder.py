"""A folder of games: the plan that it was made for, and every game as soon as it is over.

`games.jsonl` only ever grows, a line a game, so that work that was interrupted, however, can go on.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hoftag.kernel.errors import BadInput
from hoftag.match.library import read_text

PLAN = "plan.json"
GAMES = "games.jsonl"
PLAYERS = "players"
"""The part of a plan that says by which version of the players it is played."""

Line = dict[str, Any]
"""The facts of a game, as `simulate` gives them, with the number of the game in its plan."""
Facts = dict[str, Any]


def stored_seed(folder: Path) -> int | None:
    """The seed of the plan in a folder, if there is one."""
    if not (folder / PLAN).exists():
        return None
    seed = read_plan(folder).get("seed")
    return seed if isinstance(seed, int) else None


def read_plan(folder: Path) -> Facts:
    """The plan that a folder was made for."""
    path = folder / PLAN
    try:
        plan = json.loads(read_text(path))
    except ValueError:
        plan = None
    if not isinstance(plan, dict):
        raise BadInput("lab-file", {"where": str(path), "line": 1})
    return plan


def begin(folder: Path, plan: Facts, games: dict[int, Facts], *, resume: bool) -> list[Line]:
    """Make the folder ready; the games that have been played there already.

    `plan` is what must be the same when the work goes on; `games` is what each game of the plan is known by.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not (folder / PLAN).exists():
            (folder / PLAN).write_text(json.dumps(plan, ensure_ascii=False) + "\n", encoding="utf-8")
        elif not resume:
            raise BadInput("lab-folder-used", {"folder": str(folder)})
        stored = read_plan(folder)
        for key, value in plan.items():
            if stored.get(key) != value:
                there, here = (json.dumps(one, ensure_ascii=False) for one in (stored.get(key), value))
                if key == PLAYERS:
                    raise BadInput("lab-other-players", {"folder": str(folder), "there": there, "here": here})
                raise BadInput(
                    "lab-other-plan", {"folder": str(folder), "key": key, "there": there, "here": here}
                )
        cut_torn_line(folder / GAMES)
    except OSError as error:
        raise BadInput(
            "file-unwritable", {"where": str(folder), "why": error.strerror or str(error)}
        ) from None
    return read_games(folder / GAMES, games)


def cut_torn_line(path: Path) -> None:
    """A line without its end was being written when the work was interrupted: that game is played again."""
    with path.open("ab+") as file:
        file.seek(0)
        data = file.read()
        file.truncate(data.rfind(b"\n") + 1)


def read_games(path: Path, games: dict[int, Facts]) -> list[Line]:
    """The games in a file, each once; what does not belong to the plan is refused."""
    found: dict[int, Line] = {}
    for number, text in enumerate(read_text(path).splitlines(), 1):
        try:
            line = json.loads(text)
            known = games.get(line["number"])
            strange = known is not None and any(line[key] != value for key, value in known.items())
        except (ValueError, KeyError, TypeError):
            strange = True
        if strange:
            raise BadInput("lab-file", {"where": str(path), "line": number})
        if known is not None:  # a plan with fewer games leaves the others out
            found.setdefault(line["number"], line)
    return list(found.values())


class GamesFile:
    """Writes games down, each at once and whole."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / GAMES

    def add(self, line: Line) -> None:
        """Another game."""
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line, ensure_ascii=False) + "\n")
        except OSError as error:
            raise BadInput(
                "file-unwritable", {"where": str(self._path), "why": error.strerror or str(error)}
            ) from None
