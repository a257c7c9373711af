"""Whether the server is well, for those who watch over it."""

from __future__ import annotations

import secrets
import time
from typing import Final, Literal

from litestar import Response, get
from litestar.di import NamedDependency
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

import hoftag
from hoftag.kernel import step
from hoftag.server.storage import Storage
from hoftag.server.wire import Health

PATH: Final = "/api/health"
INSTANCE: Final = secrets.token_hex(8)
"""Tells this run of a server from all others."""
_STARTED: Final = time.monotonic()


def compiled() -> bool:
    """Whether the engine is compiled."""
    return not str(step.__file__).endswith(".py")


async def reachable(storage: Storage) -> bool:
    """Whether the database answers."""
    try:
        async with storage.read() as db:
            await db.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError):
        return False
    return True


@get(PATH)
async def health(storage: NamedDependency[Storage]) -> Response[Health]:
    """Version, database, time since the start; 503 if the database cannot be reached."""
    well = await reachable(storage)
    uptime = time.monotonic() - _STARTED
    status: Literal["ok", "failing"] = "ok" if well else "failing"
    state = Health(status, hoftag.__version__, INSTANCE, well, compiled(), uptime)
    return Response(state, status_code=200 if well else 503, headers={"cache-control": "no-store"})


routes = [health]
