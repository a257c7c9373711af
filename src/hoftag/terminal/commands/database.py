"""`hoftag db`: the database of a server, copied while it runs, brought up to date, and moved to another one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.progress import Progress

from hoftag.kernel.errors import BadInput
from hoftag.terminal.commands.serve import Database
from hoftag.terminal.complaint import Complaint
from hoftag.terminal.session import Session, session_of

if TYPE_CHECKING:
    from hoftag.server.moving import Counts, Watch
    from hoftag.server.storage import Storage

USUAL = "sqlite:///hoftag.db"
T = TypeVar("T")
BackUpPath = Annotated[Path, typer.Argument(metavar="FILE", help="cli-argument-backup")]
ExportPath = Annotated[Path, typer.Argument(metavar="FILE", help="cli-argument-export")]
ImportPath = Annotated[Path, typer.Argument(metavar="FILE", help="cli-argument-import")]


def backup(ctx: typer.Context, file: BackUpPath, *, db: Database = USUAL) -> None:
    """Copy a database into a file."""
    from hoftag.server.opening import back_up  # noqa: PLC0415  (other commands need no server, and start faster)

    session = session_of(ctx)
    check_new(file)
    size = back_up(db, file)
    session.say(session.texts("cli-backed-up", file=str(file), kilobytes=max(1, size // 1024)))


def upgrade(ctx: typer.Context, *, db: Database = USUAL) -> None:
    """Bring a database to the form of this version, as the start of a server would."""
    from hoftag.server.opening import prepare, shown  # noqa: PLC0415

    session = session_of(ctx)
    with_storage(db, lambda storage: prepare(storage, db))
    session.say(session.texts("cli-db-upgraded", database=shown(db)))


def export(ctx: typer.Context, file: ExportPath, *, db: Database = USUAL) -> None:
    """Write everything that a database keeps into a file, for another kind of database."""
    from hoftag.server import moving  # noqa: PLC0415
    from hoftag.server.opening import sqlite_file  # noqa: PLC0415

    session = session_of(ctx)
    check_new(file)
    if db.startswith("sqlite:"):
        check_there(sqlite_file(db))
    draft = file.with_name(file.name + ".new")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as out, watching(session) as watch:
            counts = with_storage(db, lambda storage: moving.export(storage, db, out, watch))
        draft.replace(file)
    except OSError as error:
        raise Complaint("cli-error-save", file=str(file), why=error.strerror or str(error)) from None
    finally:
        draft.unlink(missing_ok=True)
    tell(session, "cli-db-exported", file, counts)


def import_(ctx: typer.Context, file: ImportPath, *, db: Database = USUAL) -> None:
    """Read everything from such a file into an empty database."""
    from hoftag.server import moving  # noqa: PLC0415

    session = session_of(ctx)
    check_there(file)
    with watching(session) as watch:
        counts = with_storage(db, lambda storage: moving.import_(storage, db, file, watch))
    tell(session, "cli-db-imported", file, counts)


def with_storage(url: str, work: Callable[[Storage], Awaitable[T]]) -> T:
    """Do something with a database; what keeps it from being used is said."""
    import asyncio  # noqa: PLC0415

    from hoftag.server.opening import in_words, storage_at  # noqa: PLC0415

    async def run() -> T:
        storage = storage_at(url)
        try:
            with in_words(url):
                return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(run())


@contextmanager
def watching(session: Session, label: str = "cli-db-progress") -> Iterator[Watch]:
    """A progress bar when a person is watching; `label` is the key of what is counted."""
    if not session.err.is_terminal:
        yield lambda _done, _total: None
        return
    with Progress(console=session.err, transient=True) as progress:
        task = progress.add_task(session.texts(label), total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


def tell(session: Session, key: str, file: Path, counts: Counts) -> None:
    """What was moved."""
    session.say(
        session.texts(
            key,
            file=str(file),
            tables=counts.get("game_table", 0),
            people=counts.get("person", 0),
            actions=counts.get("entry", 0),
        )
    )


def check_there(file: Path) -> None:
    """Nothing can be read that is not there."""
    if not file.is_file():
        raise BadInput("file-is-folder" if file.is_dir() else "file-missing", {"where": str(file)})


def check_new(file: Path) -> None:
    """Nothing is written over."""
    if not file.parent.is_dir():
        raise Complaint("cli-error-save-folder", file=str(file))
    if file.exists():
        raise Complaint("cli-error-exists", file=str(file))
