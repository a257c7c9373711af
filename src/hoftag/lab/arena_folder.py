"""The folder of an arena: its plan, every game as soon as it is over, and at the end the result.

`games.jsonl` only ever grows, a line a game, so that an arena that was interrupted, however, can go on.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from hoftag.kernel.errors import BadInput
from hoftag.lab.arena import ArenaPlan, Line, schedule
from hoftag.lab.standing import Pair, Rated, Standing
from hoftag.match.library import game_on, read_text

PLAN = "arena.json"
GAMES = "games.jsonl"


def facts_of(plan: ArenaPlan) -> dict[str, Any]:
    """What must be the same when an arena goes on: all but the number of games."""
    game, board = game_on(plan.game, plan.board)
    return {
        "game": plan.game,
        "rules_version": game.rules_version,
        "board": board,
        "options": plan.options,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "limit": plan.limit,
    }


def stored_seed(folder: Path) -> int | None:
    """The seed of the arena in a folder, if there is one."""
    if not (folder / PLAN).exists():
        return None
    seed = read_plan(folder).get("seed")
    return seed if isinstance(seed, int) else None


def read_plan(folder: Path) -> dict[str, Any]:
    """The plan that a folder was made for."""
    path = folder / PLAN
    try:
        plan = json.loads(read_text(path))
    except ValueError:
        plan = None
    if not isinstance(plan, dict):
        raise BadInput("arena-file", {"where": str(path), "line": 1})
    return plan


def begin(folder: Path, plan: ArenaPlan, *, resume: bool) -> list[Line]:
    """Make the folder ready; the games that have been played there already."""
    facts = facts_of(plan)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not (folder / PLAN).exists():
            (folder / PLAN).write_text(json.dumps(facts, ensure_ascii=False) + "\n", encoding="utf-8")
        elif not resume:
            raise BadInput("arena-folder-used", {"folder": str(folder)})
        stored = read_plan(folder)
        for key, value in facts.items():
            if stored.get(key) != value:
                there, here = (json.dumps(one, ensure_ascii=False) for one in (stored.get(key), value))
                raise BadInput(
                    "arena-other-plan", {"folder": str(folder), "key": key, "there": there, "here": here}
                )
        cut_torn_line(folder / GAMES)
    except OSError as error:
        raise BadInput(
            "file-unwritable", {"where": str(folder), "why": error.strerror or str(error)}
        ) from None
    return read_games(folder / GAMES, plan)


def cut_torn_line(path: Path) -> None:
    """A line without its end was being written when the arena was interrupted: that game is played again."""
    with path.open("ab+") as file:
        file.seek(0)
        data = file.read()
        file.truncate(data.rfind(b"\n") + 1)


def read_games(path: Path, plan: ArenaPlan) -> list[Line]:
    """The games in a file, each once; what does not belong to the plan is refused."""
    fixtures = {fixture.number: fixture for fixture in schedule(plan)}
    found: dict[int, Line] = {}
    for number, text in enumerate(read_text(path).splitlines(), 1):
        try:
            line = json.loads(text)
            fixture = fixtures.get(line["number"])
            strange = fixture is not None and (fixture.seed, list(fixture.bots)) != (
                line["seed"],
                line["bots"],
            )
        except (ValueError, KeyError, TypeError):
            strange = True
        if strange:
            raise BadInput("arena-file", {"where": str(path), "line": number})
        if fixture is not None:  # a plan with fewer games leaves the others out
            found.setdefault(fixture.number, line)
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


def result_files(result: Standing, about: dict[str, Any]) -> dict[str, str]:
    """The result as JSON and as tables, by the names of their files."""
    return {
        "standing.json": json.dumps({**about, **result.json()}, ensure_ascii=False, indent=1) + "\n",
        "ratings.csv": table(Rated, result.bots),
        "pairs.csv": table(Pair, result.pairs),
    }


def table(kind: type[Rated | Pair], rows: Sequence[Rated | Pair]) -> str:
    """Comma-separated values with a heading."""
    out = io.StringIO()
    writer = csv.DictWriter(out, [field.name for field in fields(kind)], lineterminator="\n")
    writer.writeheader()
    writer.writerows(asdict(row) for row in rows)
    return out.getvalue()
