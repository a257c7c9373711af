"""Where everything is kept: an append-only log for each table, and what stands around it.

SQLite by default, in one file; PostgreSQL by its address, for many servers. They differ in how connections are opened,
and in nothing else.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import (
    JSON,
    URL,
    Boolean,
    Column,
    Connection,
    CursorResult,
    Executable,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    create_engine,
    event,
    true,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from hoftag.server.trouble import watched

_UPGRADING: Final = 830_814
"""The number of the lock that only one server may hold; no other program knows it."""
BUSY_MS: Final = 10_000
"""How long a writer waits for another one, such as a back-up."""

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
"""All tables of the database; those of people are declared beside them (hoftag.server.people)."""

TABLE: Final = Table(
    "game_table",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("board", String(16), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("title", String(80), nullable=False),
    Column("options", JSON, nullable=False),
    Column("status", String(8), nullable=False),
    Column("host", String(32), nullable=False),
    Column("host_name", String(80), nullable=False),
    Column("clock", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("origin", Text, nullable=False),  # the record that a branch goes on from
    Column("rematch", String(16), nullable=False),
    Column("proposal", JSON),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("ended", Float),
    Column("version", Integer, nullable=False),  # rises with every change, also with every line of the log
    # where the game stands, for lists and for the start of the server; all of it follows from the log
    Column("awaiting", Integer, nullable=False),
    Column("prompt", String(64), nullable=False),
    Column("chapter", JSON, nullable=False),
    Column("deadline", Float),
    Column("notice", JSON),  # what everybody at the table is told from above
    Column("trouble", Text, nullable=False, server_default=""),  # why the log does not replay, if it does not
    Column("result", Text, nullable=False, server_default=""),  # how the game ended, as its record says it
    Index("ix_game_table_list", "status", "public", "updated"),
)

SEAT: Final = Table(
    "seat",
    METADATA,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE")),
    Column("seat", Integer),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("bot", String(32), nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("left", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_seat_person", "person"),
)

ENTRY: Final = Table(
    "entry",
    METADATA,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE")),
    Column("number", Integer),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("payload", Text, nullable=False),
    Column("key", String(64)),
    Column("by", String(40), nullable=False),  # a person, `bot NAME` or `clock`
    Column("outcomes", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("visible", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "seat", "key", name="uq_entry_key"),
)

SNAPSHOT: Final = Table(
    "snapshot",
    METADATA,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE")),
    Column("number", Integer),
    Column("data", JSON, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE")),
    Column("number", Integer),
    Column("person", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

AUDIT: Final = Table(
    "audit",
    METADATA,
    Column("id", String(16), primary_key=True),  # drawn by lot: rows of two servers can be put together
    Column("at", Float, nullable=False),
    Column("person", String(32), nullable=False),  # empty: the command line
    Column("name", String(80), nullable=False),  # as the account was called then
    Column("what", String(16), nullable=False),
    Column(
        "table_id", String(16), nullable=False
    ),  # empty where it is about no table; the trail outlives tables
    Column("facts", JSON, nullable=False),
    Index("ix_audit_at", "at"),
    Index("ix_audit_table_id", "table_id"),
)
"""The database itself refuses to change or delete a row (migration 0004)."""


def async_url(url: str) -> str:
    """The address with the driver that serves it: people write `sqlite:///FILE` and `postgresql://…`."""
    for name, driver in (("sqlite", "aiosqlite"), ("postgresql", "asyncpg")):
        if url.startswith(f"{name}:"):
            return f"{name}+{driver}{url.removeprefix(name)}"
    return url


Statement = tuple[Executable, dict[str, Any]]
"""A statement with its values."""


class Missed(Exception):
    """A statement found nothing to change: somebody else was quicker."""


class Storage:
    """The database. Readers come and go; writers of one process take turns, so that none waits in vain."""

    def __init__(self, url: str) -> None:
        # transactions are always ended here, so connections need no rollback when they go back
        self.engine: AsyncEngine = create_async_engine(
            async_url(url),
            pool_size=4,
            max_overflow=4,
            pool_reset_on_return=None,
            hide_parameters=True,  # values may be secrets, and errors go into the log
        )
        self.lite = self.engine.dialect.name == "sqlite"
        self._reader = self.engine
        self._turn = asyncio.Lock()
        self._writer: _Writer | None = None
        if self.lite:
            event.listen(self.engine.sync_engine, "connect", _open_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)
            self._writer = _Writer(self.engine.url)
        else:
            self._reader = self.engine.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )

    async def migrate(self) -> None:
        """Bring the database to the form that this version knows."""
        async with self.write() as connection:
            await connection.run_sync(upgrade)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one moment."""
        with watched():
            async with self._reader.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: what was written is on the disk when the block has ended, or none of it."""
        turn: AbstractAsyncContextManager[Any] = self._turn if self.lite else nullcontext()
        with watched():
            async with turn, self.engine.connect() as plain:
                connection = await plain.execution_options(hoftag_write=True)
                async with connection.begin():
                    yield connection

    async def commit(self, *statements: Statement) -> None:
        """Carry out a few statements in one transaction, as `write` would, but with less ado.

        When one of them finds nothing to change, nothing is changed at all: Missed.
        """
        if self._writer is None:
            async with self.write() as connection:
                for statement, values in statements:
                    _check_found(await connection.execute(statement, values))
            return
        with watched():
            async with self._turn:
                await self._writer.commit(statements)

    async def close(self) -> None:
        """Let go of all connections."""
        if self._writer is not None:
            await self._writer.close()
        await self.engine.dispose()


class _Writer:
    """One connection in a thread of its own.

    The asynchronous driver goes to its thread and back for every small step, about ten times for one transaction, and
    that costs more than all else that an accepted action needs. Here it goes once.
    """

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"), pool_reset_on_return=None)
        event.listen(self._engine, "connect", _open_sqlite)
        event.listen(self._engine, "begin", _begin_sqlite)
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: Connection | None = None

    async def commit(self, statements: tuple[Statement, ...]) -> None:
        """Carry statements out, all or none."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, statements)

    def _commit(self, statements: tuple[Statement, ...]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(hoftag_write=True)
        with self._connection.begin():
            for statement, values in statements:
                _check_found(self._connection.execute(statement, values))

    async def close(self) -> None:
        """Let go of the connection, after what is being written."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown(wait=False)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._engine.dispose()


def _check_found(done: CursorResult[Any]) -> None:
    if done.rowcount == 0:
        raise Missed


def _open_sqlite(connection: Any, _record: object) -> None:
    """Readers never wait for the writer (WAL); an accepted action has reached the disk (FULL)."""
    connection.isolation_level = None  # transactions begin where `_begin_sqlite` says so
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MS}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A writer says so at once: to become one after reading fails when somebody else has written meanwhile."""
    write = connection.get_execution_options().get("hoftag_write", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")


def upgrade(connection: Connection, form: str = "head") -> None:
    """Bring a database to a form: to the newest, or to an older one that is not older than its own."""
    if connection.dialect.name == "postgresql":
        # servers that start at the same moment do this one after the other
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_UPGRADING})")
    config = _migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, form)


def form_of(connection: Connection) -> str:
    """The form that the tables of a database have; empty if there are none."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def is_known_form(form: str) -> bool:
    """Whether it is a form that this version can bring up to date."""
    try:
        return not form or ScriptDirectory.from_config(_migrations()).get_revision(form) is not None
    except CommandError:
        return False


def newest_form() -> str:
    """The form that this version knows."""
    return ScriptDirectory.from_config(_migrations()).get_current_head() or ""


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", "hoftag.server:migrations")
    return config
