"""What an arena writes: its plan, by which a folder knows it again, and its result as JSON and as tables."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import asdict, fields
from typing import Any

from hoftag.lab.arena import ArenaPlan, schedule
from hoftag.lab.fingerprint import players_of
from hoftag.lab.folder import PLAYERS, Facts
from hoftag.lab.standing import Pair, Rated, Standing
from hoftag.match.library import game_on


def facts_of(plan: ArenaPlan) -> Facts:
    """What must be the same when an arena goes on: all but the number of games."""
    game, board = game_on(plan.game, plan.board)
    return {
        "kind": "arena",
        "game": plan.game,
        "rules_version": game.rules_version,
        "board": board,
        "options": plan.options,
        "bots": list(plan.bots),
        PLAYERS: players_of(plan.game, plan.seats, plan.bots),
        "seed": plan.seed,
        "limit": plan.limit,
    }


def games_of(plan: ArenaPlan) -> dict[int, Facts]:
    """By what each game of an arena is known."""
    return {
        fixture.number: {"block": fixture.block, "seed": fixture.seed, "bots": list(fixture.bots)}
        for fixture in schedule(plan)
    }


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
