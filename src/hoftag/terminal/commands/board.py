"""`hoftag board check|show`: a board file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from hoftag.kernel.game import Game
from hoftag.match.library import BoardFile, build, check_name, read_text
from hoftag.terminal.board import board_of
from hoftag.terminal.complaint import Complaint, reading
from hoftag.terminal.session import session_of

BoardArgument = Annotated[Path, typer.Argument(metavar="FILE", help="cli-argument-board")]


def game_of(board: BoardFile) -> Game[Any]:
    """The game that a board file is for, on that board."""
    meta = board.data.get("meta")
    name = meta.get("game", meta.get("id")) if isinstance(meta, dict) else None
    if not isinstance(name, str):
        raise Complaint("cli-error-board-game", file=board.where)
    with reading(Path(board.where)):
        check_name(name)
    return build(name, board)


def check(ctx: typer.Context, file: BoardArgument) -> None:
    """Check a board file."""
    session = session_of(ctx)
    board = BoardFile(read_text(file), str(file))
    game = game_of(board)
    players = next(option.allowed for option in game.options() if option.name == "players")
    session.say(
        session.texts(
            "cli-board-fine",
            file=str(file),
            size=board_of(game, session.speaker(game)).size(),
            low=int(players[0]),
            high=int(players[-1]),
            hash=board.hash,
        )
    )


def show(ctx: typer.Context, file: BoardArgument) -> None:
    """Show a board file."""
    session = session_of(ctx)
    board = BoardFile(read_text(file), str(file))
    game = game_of(board)
    session.say(*board_of(game, session.speaker(game)).figures(session.out.width))
    doubtful = dict.fromkeys(reconstructed(board.data, ""))
    if doubtful:
        session.say("", session.texts("cli-board-reconstructed", where=", ".join(doubtful)))


def reconstructed(table: dict[str, Any], where: str) -> list[str]:
    """The groups of figures whose source is a guess, by their names in the file."""
    out: list[str] = []
    for key, value in table.items():
        name = f"{where}.{key}" if where else key
        if isinstance(value, dict):
            out += reconstructed(value, name)
        elif isinstance(value, list) and all(isinstance(row, dict) for row in value):
            for row in value:
                title = str(row.get("id") or "–".join(str(row[end]) for end in ("a", "b") if end in row))
                for what, source in row.items():
                    if source == "reconstructed" and what.endswith("source"):
                        part = what.removesuffix("source").strip("_")
                        out.append(" ".join(filter(None, (name, title, part))))
        elif value == "reconstructed":
            out.append(where if key == "source" else name.removesuffix("_source"))
    return out
