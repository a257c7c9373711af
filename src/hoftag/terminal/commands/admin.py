"""`hoftag admin`: looking inside a server's tables, and putting right what only people can decide.

It works on the database, with or without a running server; one that runs notices within seconds. Whatever it changes,
and every look at what is secret at a table, is written on the audit trail.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from hoftag.terminal.commands.database import USUAL, check_new, check_there, with_storage
from hoftag.terminal.complaint import Complaint
from hoftag.terminal.parameters import Json
from hoftag.terminal.session import session_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from hoftag.server import wire
    from hoftag.server.replaying import Finding, Stored
    from hoftag.server.storage import Storage

FAILED = 1
T = TypeVar("T")
Database = Annotated[str, typer.Option("--db", metavar="URL", help="cli-option-db-server")]
TableName = Annotated[str, typer.Argument(metavar="TABLE", help="cli-argument-table")]
Account = Annotated[str, typer.Argument(metavar="NAME", help="cli-argument-account")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-argument-record-new")]
Status = Annotated[str, typer.Option("--status", metavar="STATUS", help="cli-option-status")]
Find = Annotated[str, typer.Option("--find", metavar="WORDS", help="cli-option-find")]
Last = Annotated[int, typer.Option("--last", metavar="N", help="cli-option-last")]
Secrets = Annotated[bool, typer.Option("--secrets", help="cli-option-secrets")]
Why = Annotated[str, typer.Option("--why", metavar="TEXT", help="cli-option-why")]
Cut = Annotated[bool, typer.Option("--cut", help="cli-option-cut")]
Adopt = Annotated[bool, typer.Option("--adopt", help="cli-option-adopt")]
OfTable = Annotated[str, typer.Option("--table", metavar="TABLE", help="cli-option-audit-table")]


def tables(
    ctx: typer.Context, *, status: Status = "", find: Find = "", db: Database = USUAL, json: Json = False
) -> None:
    """List tables."""
    from hoftag.server import inside  # noqa: PLC0415  (other commands need no server, and start faster)
    from hoftag.terminal import admin_words  # noqa: PLC0415

    session = session_of(ctx)
    if status and status not in inside.STATUSES:
        raise Complaint("cli-error-status", given=status, allowed=", ".join(inside.STATUSES))

    async def read(storage: Storage) -> wire.AdminTables:
        async with storage.read() as connection:
            return await inside.tables(connection, status, find, None)

    found = at_database(db, read)
    admin_words.say_tables(session, found, json=json)


def show(
    ctx: typer.Context,
    table: TableName,
    *,
    last: Last = 30,
    secrets: Secrets = False,
    db: Database = USUAL,
    json: Json = False,
) -> None:
    """Show a table: who sits there, how it stands, the end of its log."""
    from hoftag.server import inside  # noqa: PLC0415
    from hoftag.terminal import admin_words  # noqa: PLC0415

    if last < 0:
        raise Complaint("cli-error-range", name="--last", given=str(last), low=0, high=10**6)

    async def read(storage: Storage) -> wire.AdminTableInfo:
        stored = await inside.stored_at(storage, table)
        if secrets:
            await on_trail(storage, stored, "secrets", command="show")
        return await inside.show(storage, table, last, secrets=secrets)

    admin_words.say_table(session_of(ctx), at_database(db, read), json=json)


def replay(ctx: typer.Context, table: TableName, *, secrets: Secrets = False, db: Database = USUAL) -> None:
    """Tell a stored game; while it runs only what everybody could see, unless secrets are asked for."""
    from hoftag.terminal.commands.replay import tell_record  # noqa: PLC0415

    text, over = record_of(db, table, "secrets" if secrets else "")
    tell_record(session_of(ctx), text, openly=not (over or secrets))


def export(ctx: typer.Context, table: TableName, file: RecordFile, *, db: Database = USUAL) -> None:
    """Write the record of a stored game into a file."""
    from hoftag.terminal.saving import write_text  # noqa: PLC0415

    session = session_of(ctx)
    check_new(file)
    text, over = record_of(db, table, "export")
    write_text(file, text)
    session.say(session.texts("cli-admin-exported", file=str(file)))
    if not over:
        session.err.print(session.texts("cli-admin-exported-secrets"), markup=False, highlight=False)


def close(ctx: typer.Context, table: TableName, *, why: Why, db: Database = USUAL) -> None:
    """End a table for good; everybody there is told why."""
    from hoftag.server import repairing  # noqa: PLC0415
    from hoftag.server.audit import COMMAND_LINE  # noqa: PLC0415

    session = session_of(ctx)

    async def work(storage: Storage) -> str:
        room = await repairing.room_of(storage, table)
        await repairing.close(room, COMMAND_LINE, why)
        return room.row.title

    session.say(session.texts("cli-admin-closed", title=at_database(db, work), table=table))


def repair(
    ctx: typer.Context,
    table: TableName,
    *,
    cut: Cut = False,
    adopt: Adopt = False,
    why: Why = "",
    db: Database = USUAL,
) -> int:
    """Bring a table to the rules of today; 1 if that is not possible without a decision."""
    from hoftag.server import repairing  # noqa: PLC0415
    from hoftag.server.audit import COMMAND_LINE  # noqa: PLC0415
    from hoftag.terminal import admin_words  # noqa: PLC0415

    if cut and adopt:
        raise Complaint("cli-error-both", one="--cut", other="--adopt")
    way: repairing.Way = "cut" if cut else "adopt" if adopt else "same"

    async def work(storage: Storage) -> tuple[Finding, bool]:
        room = await repairing.room_of(storage, table)
        try:
            return await repairing.repair(room, COMMAND_LINE, way, why), True
        except repairing.NotTheSame as error:
            return error.finding, False

    finding, done = at_database(db, work)
    admin_words.say_repair(session_of(ctx), finding, way if done else "")
    return 0 if done else FAILED


def replay_all(ctx: typer.Context, *, db: Database = USUAL, json: Json = False) -> int:
    """Replay every stored game with the rules of today; 1 if one of them comes out differently."""
    from hoftag.server.replaying import examine, read_stored, stored_names  # noqa: PLC0415
    from hoftag.terminal import admin_words  # noqa: PLC0415
    from hoftag.terminal.commands.database import watching  # noqa: PLC0415

    session = session_of(ctx)

    async def work(storage: Storage) -> admin_words.Review:
        review = admin_words.Review()
        names = await stored_names(storage)
        with watching(session, "cli-admin-progress") as watch:
            for done, name in enumerate(names, 1):
                async with storage.read() as connection:
                    stored = await read_stored(connection, name)
                if stored is not None and stored.log:
                    review.add(examine(stored))
                watch(done, len(names))
        return review

    review = at_database(db, work)
    admin_words.say_review(session, review, json=json)
    return FAILED if review.differing else 0


def appoint(ctx: typer.Context, name: Account, *, db: Database = USUAL) -> None:
    """Let an account see the admin page."""
    _appoint(ctx, name, db, admin=True)


def dismiss(ctx: typer.Context, name: Account, *, db: Database = USUAL) -> None:
    """Take that back."""
    _appoint(ctx, name, db, admin=False)


def _appoint(ctx: typer.Context, name: str, db: str, *, admin: bool) -> None:
    import time  # noqa: PLC0415

    from hoftag.server import inside  # noqa: PLC0415
    from hoftag.server.audit import COMMAND_LINE  # noqa: PLC0415

    session = session_of(ctx)
    written = at_database(
        db, lambda storage: inside.appoint(storage, COMMAND_LINE, name, time.time(), admin=admin)
    )
    session.say(session.texts("cli-admin-appointed" if admin else "cli-admin-dismissed", name=written))


def audit(ctx: typer.Context, *, table: OfTable = "", db: Database = USUAL, json: Json = False) -> None:
    """Print the audit trail, newest first."""
    from hoftag.server import audit as trail  # noqa: PLC0415
    from hoftag.terminal import admin_words  # noqa: PLC0415

    async def read(storage: Storage) -> list[wire.AuditLine]:
        async with storage.read() as connection:
            return await trail.trail(connection, table, None)

    admin_words.say_trail(session_of(ctx), at_database(db, read), json=json)


# ---- what they share


def at_database(url: str, work: Callable[[Storage], Awaitable[T]]) -> T:
    """Do something with a database that is there already and has the form of this version."""
    from hoftag.server.logs import hushed  # noqa: PLC0415
    from hoftag.server.opening import check_form, sqlite_file  # noqa: PLC0415

    if url.startswith("sqlite:"):
        check_there(sqlite_file(url))

    async def checked(storage: Storage) -> T:
        async with storage.read() as connection:
            await check_form(connection, url)
        return await work(storage)

    with refusals(), hushed():
        return with_storage(url, checked)


@contextlib.contextmanager
def refusals() -> Iterator[None]:
    """What the server's own parts refuse, as the command line says it."""
    from hoftag.server.errors import Refused  # noqa: PLC0415
    from hoftag.server.play import LogMismatch  # noqa: PLC0415

    try:
        yield
    except Refused as error:
        raise Complaint(f"problem-{error.code}", **error.facts) from None
    except LogMismatch as error:
        raise Complaint("cli-error-log", number=error.number, why=error.code) from None


def record_of(db: str, table: str, noted: str) -> tuple[str, bool]:
    """The record of a stored game, and whether the game is over; noted on the audit trail if a word is given for it."""
    from hoftag.server import inside  # noqa: PLC0415

    async def work(storage: Storage) -> tuple[str, bool]:
        stored = await inside.stored_at(storage, table)
        match = inside.replayed(stored).match
        if noted:
            await on_trail(storage, stored, noted, actions=match.version)
        return match.record(), match.over

    return at_database(db, work)


async def on_trail(storage: Storage, stored: Stored, what: str, **facts: object) -> None:
    """A look at a table that shows more than everybody may know."""
    import time  # noqa: PLC0415

    from hoftag.server import audit as trail  # noqa: PLC0415

    async with storage.write() as connection:
        await trail.note(
            connection,
            trail.COMMAND_LINE,
            what,
            time.time(),
            stored.row.id,
            status=stored.row.status,
            **facts,
        )
