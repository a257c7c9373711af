"""Tables as Parquet files, for those who go on reckoning with them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from hoftag.kernel.errors import BadInput
from hoftag.lab.folder import Line
from hoftag.lab.standing import Standing, ranking_of

Rows = list[dict[str, Any]]

SEAT_COLUMNS = {
    "number": "int64",
    "block": "int64",
    "seed": "int64",
    "seat": "int32",
    "bot": "string",
    "place": "int32",
    "won": "float64",
    "score": "int64",
    "reason": "string",
    "lost": "bool_",
    "decisions": "int64",
    "replaced": "string",
}
"""What is known of each seat of each game, and as what it is kept."""


def find_pyarrow() -> Any:
    """The library, which is an extra."""
    try:
        import pyarrow.parquet  # noqa: PLC0415  # an extra, and slow to load
    except ImportError:
        raise BadInput("parquet-missing", {"extra": "hoftag[parquet]"}) from None
    return pyarrow


def arena_tables(result: Standing, lines: Iterable[Line]) -> dict[str, Rows]:
    """The tables of an arena by the names of their files: the result, and a row for each seat of each game."""
    return {
        "ratings.parquet": [asdict(bot) for bot in result.bots],
        "pairs.parquet": [asdict(pair) for pair in result.pairs],
        "seats.parquet": [
            row for line in sorted(lines, key=lambda one: int(one["number"])) for row in seats_of(line)
        ],
    }


def seats_of(line: Line) -> Rows:
    """A game as one row for each seat."""
    places = ranking_of(line)
    rows: Rows = []
    for seat, bot in enumerate(line["bots"]):
        place = next(number for number, seats in enumerate(places, 1) if seat in seats)
        rows.append(
            {
                **{key: line[key] for key in ("number", "block", "seed", "reason", "lost", "decisions")},
                "seat": seat,
                "bot": bot,
                "place": place,
                "won": 1 / len(places[0]) if place == 1 and not line["lost"] else 0.0,
                "score": line["scores"][seat],
                "replaced": line.get("replaced", {}).get(str(seat)),
            }
        )
    return rows


def write_tables(folder: Path, tables: dict[str, Rows]) -> None:
    """Write tables, each by way of another file beside it, so that none is ever there by half."""
    arrow = find_pyarrow()
    for name, rows in tables.items():
        schema = None
        if name == "seats.parquet":
            schema = arrow.schema([(key, getattr(arrow, kind)()) for key, kind in SEAT_COLUMNS.items()])
        draft = folder / f"{name}.new"
        try:
            arrow.parquet.write_table(arrow.Table.from_pylist(rows, schema=schema), draft)
            draft.replace(folder / name)
        except OSError as error:
            draft.unlink(missing_ok=True)
            why = error.strerror or str(error)
            raise BadInput("file-unwritable", {"where": str(folder / name), "why": why}) from None
