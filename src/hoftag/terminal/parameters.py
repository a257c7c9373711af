"""The options and arguments that several commands share, each declared once. `help` is the key of a text."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Annotated

import typer

from hoftag.kernel.game import Options
from hoftag.match.library import BoardFile, read_text
from hoftag.terminal.complaint import Complaint

Json = Annotated[bool, typer.Option("--json", help="cli-option-json")]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="cli-option-players")]
Settings = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="cli-option-option")
]
Seed = Annotated[int | None, typer.Option("--seed", metavar="S", help="cli-option-seed")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="J", help="cli-option-jobs")]
Resume = Annotated[bool, typer.Option("--resume", help="cli-option-resume")]
Ray = Annotated[bool, typer.Option("--ray", help="cli-option-ray")]
Limit = Annotated[float, typer.Option("--limit", metavar="SECONDS", help="cli-option-limit")]
BoardPath = Annotated[Path | None, typer.Option("--board", metavar="FILE", help="cli-option-board")]


def read_settings(players: int | None, settings: list[str] | None) -> Options:
    """`--players` and all `--option` together."""
    out: Options = {}
    for text in settings or []:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise Complaint("cli-error-option-form", given=text)
        out[name.strip()] = value.strip()
    if players is not None:
        out["players"] = players
    return out


def read_board(path: Path | None) -> BoardFile | None:
    """The board of a file, if one is named."""
    return None if path is None else BoardFile(read_text(path), str(path))


def read_list(text: str) -> tuple[str, ...]:
    """Words separated by commas; double quotes hold one together that has a comma itself."""
    try:
        parts = next(csv.reader([text], skipinitialspace=True), [""])
    except csv.Error:
        parts = text.split(",")
    return tuple(part.strip() for part in parts)
