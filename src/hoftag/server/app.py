"""The application: everything that a server needs, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.middleware import DefineMiddleware

from hoftag.kernel.errors import BadInput
from hoftag.server import admin, health, identity, me, openapi, pages, problems, routes
from hoftag.server.csrf import Csrf
from hoftag.server.door import LARGEST, Door
from hoftag.server.elsewhere import Elsewhere
from hoftag.server.health import Standing
from hoftag.server.limits import Limits
from hoftag.server.neighbours import Neighbours
from hoftag.server.opening import prepare, storage_at
from hoftag.server.pages import Client
from hoftag.server.people import People
from hoftag.server.pool import Pool
from hoftag.server.post import Alone, Post
from hoftag.server.questions import Thinkers
from hoftag.server.redis_at import bytes_at, check_redis, redis_at
from hoftag.server.redis_buckets import RedisBuckets
from hoftag.server.redis_jobs import Jobs
from hoftag.server.redis_post import RedisPost
from hoftag.server.settings import Settings
from hoftag.server.tables import Tables
from hoftag.server.timing import Time


def build(settings: Settings, time: Time | None = None) -> Litestar:
    """The application behind the door; opened and closed by its lifespan. Tests bring their own time."""
    storage = storage_at(settings.db)
    time = Time() if time is None else time
    redis = redis_at(settings.redis) if settings.redis else None
    post: Post = Alone(time.now) if redis is None else RedisPost(redis, settings.installation, time.now)
    people = People(storage, post)
    tables = Tables(storage, thinkers=thinkers(settings), time=time, post=post)
    neighbours = Neighbours(post, tables, people)
    people.on_merge(tables.merge)
    limits = Limits(
        settings.rate, shared=None if redis is None else RedisBuckets(redis, settings.installation)
    )
    standing = Standing(post)
    client = Client(settings.client)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        try:
            if redis is not None:  # before the database: where this is wrong, none is made
                await check_redis(redis, settings.redis)
            await prepare(storage, settings.db)
            await people.start()
            await neighbours.start()
            await tables.start()
            yield
        finally:
            await tables.stop()
            await neighbours.stop()
            await storage.close()

    return Litestar(
        [*me.routes, *routes.routes, *admin.routes, *health.routes, *pages.routes],
        dependencies={
            **identity.dependencies(people),
            "client": provided(client),
            "limits": provided(limits),
            "settings": provided(settings),
            "standing": provided(standing),
            "storage": provided(storage),
            "tables": provided(tables),
        },
        exception_handlers={Exception: problems.answer},
        lifespan=[lifespan],
        state=State({"tables": tables, "limits": limits, "standing": standing, "people": people}),
        middleware=[DefineMiddleware(Csrf, people=people, settings=settings)],
        openapi_config=openapi.config(),
        request_max_body_size=LARGEST,
        logging_config=None,
        debug=False,
    )


def thinkers(settings: Settings) -> Thinkers:
    """Those who think for bots."""
    here = Pool(settings.bot_workers)
    if not settings.bots_elsewhere:
        return here
    if not settings.redis:
        raise BadInput("bots-elsewhere-need", {})
    return Elsewhere(Jobs(bytes_at(settings.redis), settings.installation), here)


def provided(service: object) -> Provide:
    """A service that handlers may ask for."""

    async def provide() -> object:
        return service

    return Provide(provide)


def with_door(app: Litestar, settings: Settings) -> Door:
    """The application as it is served."""
    return Door(app, settings, app.state.limits)
