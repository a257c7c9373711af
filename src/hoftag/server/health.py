"""Whether the server is well, for those who watch over it."""

from __future__ import annotations

import time

from litestar import Response, get
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

import hoftag
from hoftag.kernel import step
from hoftag.server.storage import Storage
from hoftag.server.wire import Health

_STARTED = time.monotonic()


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


@get("/api/health")
async def health(storage: Storage) -> Response[Health]:
    """Version, database, time since the start; 503 if the database cannot be reached."""
    well = await reachable(storage)
    state = Health(
        "ok" if well else "failing", hoftag.__version__, well, compiled(), time.monotonic() - _STARTED
    )
    return Response(state, status_code=200 if well else 503, headers={"cache-control": "no-store"})


routes = [health]
