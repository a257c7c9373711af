"""`hoftag db backup`: the tables of a server, copied while it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hoftag.terminal.commands.serve import Database
from hoftag.terminal.complaint import Complaint
from hoftag.terminal.session import session_of

BackUpPath = Annotated[Path, typer.Argument(metavar="FILE", help="cli-argument-backup")]


def backup(ctx: typer.Context, file: BackUpPath, *, db: Database = "sqlite:///hoftag.db") -> None:
    """Copy a database into a file."""
    from hoftag.server.opening import back_up  # noqa: PLC0415  (only this command needs it)

    session = session_of(ctx)
    if not file.parent.is_dir():
        raise Complaint("cli-error-save-folder", file=str(file))
    if file.exists():
        raise Complaint("cli-error-exists", file=str(file))
    size = back_up(db, file)
    session.say(session.texts("cli-backed-up", file=str(file), kilobytes=max(1, size // 1024)))
