"""The routes of the admin page. To whoever is not appointed they look as if they did not exist."""

from __future__ import annotations

import time
from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from prometheus_client import REGISTRY

import hoftag
from hoftag.server import audit, inside, repairing, sequels, wire
from hoftag.server.audit import Actor
from hoftag.server.errors import Refused
from hoftag.server.health import INSTANCE, STARTED, Standing, compiled
from hoftag.server.identity import provide_who
from hoftag.server.limits import Limits
from hoftag.server.people import People, Person
from hoftag.server.play import LogMismatch
from hoftag.server.problems import INSIDE, nothing_there
from hoftag.server.storage import Storage
from hoftag.server.tables import Tables

AnyRequest = Request[Any, Any, Any]
Admin = NamedDependency[Actor]
Inside = NamedDependency[Storage]
Status = Annotated[str, QueryParameter(pattern="^(waiting|playing|over|closed)?$")]
Wanted = Annotated[str, QueryParameter(max_length=100)]


async def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Only for accounts that were appointed, before anything else is looked at; nobody else learns of it."""
    people: People = connection.app.state.people
    who = await provide_who(connection.scope, people)
    if who is None or not who.account or not await people.is_admin(who.id):
        raise nothing_there(connection.scope)


async def provide_admin(me: NamedDependency[Person]) -> Actor:
    """Whoever asks, for the audit trail."""
    return Actor(me.id, me.name)


def figure(name: str) -> int:
    """A figure of this process."""
    return int(REGISTRY.get_sample_value(name) or 0)


@get("/state")
async def get_state(storage: Inside, standing: NamedDependency[Standing]) -> wire.AdminState:
    """How the server is that answers, and what the database holds."""
    async with storage.read() as db:
        tables, trouble, accounts, guests = await inside.counts(db)
    return wire.AdminState(
        version=hoftag.__version__,
        instance=INSTANCE,
        uptime=time.monotonic() - STARTED,
        compiled=compiled(),
        database="sqlite" if storage.lite else "postgresql",
        redis=standing.post.working if standing.post.shared else None,
        servers=standing.post.servers,
        sockets=figure("hoftag_sockets"),
        rooms=figure("hoftag_rooms"),
        bot_questions=figure("hoftag_bot_questions"),
        tables=tables,
        trouble=trouble,
        accounts=accounts,
        guests=guests,
    )


@get("/tables")
async def list_tables(storage: Inside, status: Status = "", find: Wanted = "") -> wire.AdminTables:
    """Tables, those in trouble first."""
    async with storage.read() as db:
        return await inside.tables(db, status, find)


@get("/tables/{table:str}")
async def show_table(table: FromPath[str], storage: Inside) -> wire.AdminTableInfo:
    """One table with its log, without what is secret there."""
    return await inside.show(storage, table)


@post("/tables/{table:str}/close", status_code=200)
async def close_table(
    table: FromPath[str],
    data: JSONBody[wire.Why],
    admin: Admin,
    storage: Inside,
    tables: NamedDependency[Tables],
) -> wire.AdminTableInfo:
    """Close a table for good; everybody there is told why."""
    room = await tables.fresh(table)
    await repairing.close(room, admin, data.why)
    return await inside.show(storage, table)


@post("/tables/{table:str}/record", media_type="text/plain", status_code=200)
async def export_record(
    request: AnyRequest,
    table: FromPath[str],
    admin: Admin,
    storage: Inside,
    tables: NamedDependency[Tables],
    limits: NamedDependency[Limits],
    running: FromQuery[bool] = False,
) -> Response[str]:
    """The record of a game. Of one that is not over only if that is what is wanted; either way it is noted."""
    await limits.spend("suggestion", request.scope)
    stored = await inside.stored_at(storage, table)
    room = await tables.fresh(table)
    if stored.row.status != "over" and not running:
        raise Refused(409, "table-playing-still")
    try:
        match = inside.replayed(stored).match
    except LogMismatch:
        raise Refused(409, "table-unreadable") from None
    async with storage.write() as db:
        facts = {"status": stored.row.status, "actions": match.version}
        await audit.note(db, admin, "export", room.time.now(), table, **facts)
    headers = {"content-disposition": f'attachment; filename="{sequels.file_name(room)}"'}
    return Response(match.record(), media_type="text/plain; charset=utf-8", headers=headers)


@get("/audit")
async def get_trail(storage: Inside) -> list[wire.AuditLine]:
    """The audit trail, newest first."""
    async with storage.read() as db:
        return await audit.trail(db)


routes: list[Any] = [
    Router(
        INSIDE,
        route_handlers=[get_state, list_tables, show_table, close_table, export_record, get_trail],
        guards=[guard],
        dependencies={"admin": Provide(provide_admin)},
    )
]
