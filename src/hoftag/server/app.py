"""The application: everything that a server needs, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import hoftag
from hoftag.server import health, identity, me, pages, problems
from hoftag.server.csrf import Csrf
from hoftag.server.door import LARGEST, Door
from hoftag.server.limits import Limits
from hoftag.server.pages import Client
from hoftag.server.people import People
from hoftag.server.settings import Settings
from hoftag.server.storage import Storage


def build(settings: Settings) -> Litestar:
    """The application behind the door; opened and closed by its lifespan."""
    storage = Storage(settings.db)
    people = People(storage)
    limits = Limits(settings.rate)
    client = Client(settings.client)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await storage.migrate()
        await people.start()
        try:
            yield
        finally:
            await storage.close()

    return Litestar(
        [*me.routes, *health.routes, *pages.routes],
        dependencies={
            **identity.dependencies(people),
            "client": provided(client),
            "limits": provided(limits),
            "settings": provided(settings),
            "storage": provided(storage),
        },
        exception_handlers={Exception: problems.answer},
        lifespan=[lifespan],
        middleware=[DefineMiddleware(Csrf, people=people, settings=settings)],
        openapi_config=OpenAPIConfig(
            title="Hoftag",
            version=hoftag.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
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
