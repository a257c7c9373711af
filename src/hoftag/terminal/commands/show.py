"""`hoftag show`: a position file as a board."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any, cast

import typer
from rich.text import Text

from hoftag.kernel.chance import seeded
from hoftag.kernel.errors import BadInput
from hoftag.kernel.game import Options
from hoftag.match.cases import CASE_KEYS, FILE_KEYS
from hoftag.match.library import check_name, own_game, read_text
from hoftag.terminal.board import board_of
from hoftag.terminal.complaint import Complaint, reading
from hoftag.terminal.session import session_of

PositionPath = Annotated[Path, typer.Argument(metavar="FILE.toml", help="cli-argument-position")]


def show(ctx: typer.Context, file: PositionPath) -> None:
    """Show a position."""
    session = session_of(ctx)
    data = read_position_file(file)
    with reading(file):
        game = own_game(check_name(str(data.get("game"))))
        options: Options = game.read(table_in(data, "options"))
        if "position" not in data:
            raise Complaint("cli-error-no-position", file=str(file))
        state = game.read_position(options, table_in(data, "position"), seeded(0))
    # the view of the state as it stands: a match would go on to the next question by itself
    view = {"seats": game.seats(options), "seat": None, "position": game.view(state, None)}
    if "title" in data:
        session.say(Text(str(data["title"]), style="bold"))
    speaker = session.speaker(game, state.names)
    session.say(*board_of(game, speaker).draw(view, session.out.width))


def read_position_file(path: Path) -> dict[str, Any]:
    """The words of the file; cases on the position may stand in it too."""
    try:
        data = tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise BadInput("toml", {"where": str(path), "why": str(error)}) from None
    allowed = (*FILE_KEYS, *(key for key in CASE_KEYS if key not in FILE_KEYS))
    for key in data:
        if key not in allowed:
            raise BadInput("case-key", {"where": str(path), "key": key, "allowed": ", ".join(allowed)})
    return data


def table_in(data: dict[str, Any], key: str) -> dict[str, Any]:
    """A table of the file, or an empty one."""
    value = data.get(key, {})
    if not isinstance(value, dict):
        raise BadInput("position-table", {"key": key})
    return cast("dict[str, Any]", value)
