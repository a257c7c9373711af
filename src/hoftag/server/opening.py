"""Opening the database: what keeps it from being used is said in words that a person can act on."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import asyncpg
from alembic.util import CommandError
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection

from hoftag.kernel.errors import BadInput
from hoftag.server.storage import Storage, form_of, is_known_form, newest_form
from hoftag.server.trouble import Away, Full, words_of


def storage_at(url: str) -> Storage:
    """The database at an address."""
    if is_file(url):
        sqlite_file(url)  # says what is wrong with an address without a file
    try:
        return Storage(url)
    except (ArgumentError, NoSuchModuleError, ImportError):
        raise BadInput("database-url", {"database": url}) from None


def _parsed(url: str) -> URL:
    try:
        return make_url(url)
    except ArgumentError:
        raise BadInput("database-url", {"database": url}) from None


def is_file(url: str) -> bool:
    """Whether a database is a file, which is for one process."""
    return _parsed(url).get_backend_name() == "sqlite"


def sqlite_file(url: str) -> Path:
    """The file of a database that is one."""
    parsed = _parsed(url)
    if parsed.get_backend_name() == "postgresql":
        raise BadInput("back-up-sqlite", {"database": shown(url)})
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
        raise BadInput("database-url", {"database": url})
    return Path(parsed.database)


def shown(url: str) -> str:
    """An address for people, without its password."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        return url
    file = parsed.get_backend_name() == "sqlite" and parsed.database
    return file or parsed.render_as_string(hide_password=True)


def check_file(url: str) -> None:
    """Complain about a file that cannot be written, or is something else."""
    path = sqlite_file(url)
    try:
        with closing(sqlite3.connect(path, timeout=10, isolation_level=None)) as db:
            db.execute("BEGIN IMMEDIATE")
            db.execute("SELECT count(*) FROM sqlite_schema")
            db.execute("ROLLBACK")
    except sqlite3.Error as error:
        raise BadInput("database-unwritable", {"database": str(path), "why": str(error)}) from None


async def prepare(storage: Storage, url: str) -> None:
    """Bring the database to the form of this version."""
    if storage.lite:
        await asyncio.to_thread(check_file, url)
    with in_words(url):
        await storage.migrate()


async def check_form(db: AsyncConnection, url: str) -> str:
    """The form of a database, which must be that of this version; nothing is changed."""
    form = await db.run_sync(form_of)
    if form == newest_form():
        return form
    if is_known_form(form):
        raise BadInput("database-older", {"database": shown(url)})
    raise BadInput("database-newer", {"database": shown(url)})


@contextmanager
def in_words(url: str) -> Iterator[None]:
    """What keeps a database from being used, in words that a person can act on."""
    try:
        yield
    except CommandError:
        # it names a step of which this version knows nothing
        raise BadInput("database-newer", {"database": shown(url)}) from None
    except (DBAPIError, Full) as error:
        raise BadInput("database-unwritable", {"database": shown(url), "why": words_of(error)}) from None
    except (Away, OSError, asyncpg.PostgresError) as error:
        raise BadInput("database-unreachable", {"database": shown(url), "why": str(error)}) from None


def back_up(url: str, target: Path) -> int:
    """Copy a SQLite database, while it is used, into one file; its size in bytes."""
    source = sqlite_file(url)
    if not source.is_file():
        raise BadInput("file-missing", {"where": str(source)})
    draft = target.with_name(target.name + ".new")
    try:
        draft.unlink(missing_ok=True)
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(draft)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # so that one file is all there is
        draft.replace(target)
        return target.stat().st_size
    except (sqlite3.Error, OSError) as error:
        draft.unlink(missing_ok=True)
        raise BadInput("back-up-failed", {"file": str(target), "why": str(error)}) from None
