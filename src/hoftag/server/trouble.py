"""What may befall a database while it is used, told apart from faults of ours: it is away, or its disk is full."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout


class Away(Exception):
    """The database cannot be reached now. Whether the last words reached it, only its log can tell."""


class Full(Exception):
    """The database has no room for more. What was to be written is not."""


_AWAY = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,  # such as a connection that was closed meanwhile
    asyncpg.OperatorInterventionError,  # it is being stopped, or about to start
    asyncpg.TooManyConnectionsError,
    ConnectionError,
    TimeoutError,
)


@contextmanager
def watched() -> Iterator[None]:
    """Tell troubles of the database apart from everything else."""
    try:
        yield
    except DBAPIError as error:
        if _is_full(error):
            raise Full(str(error.orig)) from error
        if error.connection_invalidated or _is_busy(error) or isinstance(_cause(error), _AWAY):
            raise Away(str(error.orig)) from error
        raise
    except asyncpg.DiskFullError as error:
        raise Full(str(error)) from error
    except (*_AWAY, PoolTimeout) as error:
        raise Away(str(error) or type(error).__name__) from error


def words_of(error: Exception) -> str:
    """What a database has said, without the statement that it was said to: its values may be secrets."""
    return str(error.orig) if isinstance(error, DBAPIError) else str(error)


def _is_full(error: DBAPIError) -> bool:
    origin = error.orig
    if isinstance(origin, sqlite3.OperationalError):
        return origin.sqlite_errorcode == sqlite3.SQLITE_FULL
    return isinstance(_cause(error), asyncpg.DiskFullError)


def _is_busy(error: DBAPIError) -> bool:
    """Whether somebody else, such as a back-up, has held the file for too long."""
    origin = error.orig
    return isinstance(origin, sqlite3.OperationalError) and origin.sqlite_errorcode == sqlite3.SQLITE_BUSY


def _cause(error: DBAPIError) -> BaseException | None:
    """What the driver itself has raised; between it and us is a layer with names of its own."""
    return None if error.orig is None else error.orig.__cause__
