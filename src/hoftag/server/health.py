"""Whether the server is well, for those who watch over it."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from typing import Final, Literal

from litestar import Response, get
from litestar.di import NamedDependency
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

import hoftag
from hoftag.kernel import step
from hoftag.server.post import Post
from hoftag.server.storage import Storage
from hoftag.server.trouble import Away
from hoftag.server.wire import Health

PATH: Final = "/api/health"
READY: Final = "/api/ready"
INSTANCE: Final = secrets.token_hex(8)
"""Tells this run of a server from all others."""
STARTED: Final = time.monotonic()


def compiled() -> bool:
    """Whether the engine is compiled."""
    return not str(step.__file__).endswith(".py")


async def reachable(storage: Storage) -> bool:
    """Whether the database answers."""
    try:
        async with storage.read() as db:
            await db.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError, Away):
        return False
    return True


@dataclass
class Standing:
    """What a server knows of itself."""

    post: Post
    stopping: bool = False


@get(PATH)
async def health(storage: NamedDependency[Storage], standing: NamedDependency[Standing]) -> Response[Health]:
    """Version, database, time since the start; 503 if the database cannot be reached."""
    return await _state(storage, standing, serving=True)


@get(READY)
async def ready(storage: NamedDependency[Storage], standing: NamedDependency[Standing]) -> Response[Health]:
    """Whether visitors should be sent here: the same, and 503 also while the server is about to stop."""
    return await _state(storage, standing, serving=not standing.stopping)


async def _state(storage: Storage, standing: Standing, *, serving: bool) -> Response[Health]:
    database = await reachable(storage)
    well = database and serving
    status: Literal["ok", "failing", "stopping"] = "ok" if well else "failing" if not database else "stopping"
    state = Health(
        status=status,
        version=hoftag.__version__,
        instance=INSTANCE,
        database=database,
        redis=standing.post.working if standing.post.shared else None,
        compiled=compiled(),
        uptime=time.monotonic() - STARTED,
    )
    return Response(state, status_code=200 if well else 503, headers={"cache-control": "no-store"})


routes = [health, ready]
