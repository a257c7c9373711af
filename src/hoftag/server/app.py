"""The application: everything that a server needs, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.middleware import DefineMiddleware

from hoftag.server import health, identity, me, openapi, pages, problems, routes
from hoftag.server.csrf import Csrf
from hoftag.server.door import LARGEST, Door
from hoftag.server.limits import Limits
from hoftag.server.opening import prepare, storage_at
from hoftag.server.pages import Client
from hoftag.server.people import People
from hoftag.server.settings import Settings
from hoftag.server.tables import Tables
from hoftag.server.timing import Time


def build(settings: Settings, time: Time | None = None) -> Litestar:
    """The application behind the door; opened and closed by its lifespan. Tests bring their own time."""
    storage = storage_at(settings.db)
    people = People(storage)
    tables = Tables(storage, bot_workers=settings.bot_workers, time=time)
    people.on_merge(tables.merge)
    limits = Limits(settings.rate)
    client = Client(settings.client)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        try:
            await prepare(storage, settings.db)
            await people.start()
            await tables.start()
            yield
        finally:
            await tables.stop()
            await storage.close()

    return Litestar(
        [*me.routes, *routes.routes, *health.routes, *pages.routes],
        dependencies={
            **identity.dependencies(people),
            "client": provided(client),
            "limits": provided(limits),
            "settings": provided(settings),
            "storage": provided(storage),
            "tables": provided(tables),
        },
        exception_handlers={Exception: problems.answer},
        lifespan=[lifespan],
        state=State({"tables": tables}),
        middleware=[DefineMiddleware(Csrf, people=people, settings=settings)],
        openapi_config=openapi.config(),
        request_max_body_size=LARGEST,
        logging_config=None,
        debug=False,
    )


def provided(service: object) -> Provide:
    """A service that handlers may ask for."""

    async def provide() -> object:
        return service

    return Provide(provide)


def with_door(app: Litestar, settings: Settings) -> Door:
    """The application as it is served."""
    return Door(app, settings, Limits(settings.rate))
