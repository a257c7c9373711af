"""Routes about oneself: name, account, signing in and out."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from hoftag.server.identity import cookie_in, session_cookie
from hoftag.server.limits import Limits
from hoftag.server.people import NOBODY, People, Person
from hoftag.server.settings import Settings
from hoftag.server.tables import Tables
from hoftag.server.visit import visit_of
from hoftag.server.wire import Credentials, Me, NameMe

AnyRequest = Request[Any, Any, Any]


def answer(
    person: Person, cookie: str, request: AnyRequest, settings: Settings, status: int = 200
) -> Response[Me]:
    """The person, with the cookie by which the browser is known from now on."""
    visit = visit_of(request.scope)
    visit.person, visit.broken = person, False
    cookies = [session_cookie(cookie, request.scope, settings)] if cookie else []
    return Response(person.me(), status_code=status, cookies=cookies)


async def renamed(tables: Tables, before: Person | None, after: Person) -> None:
    """A new name is seen at all tables."""
    if before is not None and before.name != after.name:
        await tables.rename(after.id, before.name, after.name)


async def moved(tables: Tables, before: Person | None, after: Person) -> None:
    """A guest's seats are the account's, at all tables."""
    if before is not None and before.id != after.id:
        await tables.reread(before.id, after.id)


@get("/api/me")
async def get_me(
    request: AnyRequest, who: NamedDependency[Person | None], settings: NamedDependency[Settings]
) -> Response[Me]:
    """Who is asking; an empty id is nobody."""
    if who is None:
        return Response(NOBODY)
    return answer(who, cookie_in(request.scope), request, settings)


@post("/api/me", status_code=200)
async def name_me(
    request: AnyRequest,
    data: JSONBody[NameMe],
    who: NamedDependency[Person | None],
    people: NamedDependency[People],
    tables: NamedDependency[Tables],
    limits: NamedDependency[Limits],
    settings: NamedDependency[Settings],
) -> Response[Me]:
    """Become a guest, or change one's name and language."""
    if who is None:
        await limits.spend("guest", request.scope)
    person, cookie = await people.name_me(who, data.name, data.language)
    await renamed(tables, who, person)
    return answer(person, cookie, request, settings)


@post("/api/account", status_code=201)
async def make_account(
    request: AnyRequest,
    data: JSONBody[Credentials],
    who: NamedDependency[Person | None],
    people: NamedDependency[People],
    tables: NamedDependency[Tables],
    limits: NamedDependency[Limits],
    settings: NamedDependency[Settings],
) -> Response[Me]:
    """Keep one's tables under a name and a password."""
    await limits.spend("password", request.scope)
    person, cookie = await people.make_account(who, data.name, data.password)
    await renamed(tables, who, person)
    return answer(person, cookie, request, settings, 201)


@post("/api/session", status_code=200)
async def sign_in(
    request: AnyRequest,
    data: JSONBody[Credentials],
    who: NamedDependency[Person | None],
    people: NamedDependency[People],
    tables: NamedDependency[Tables],
    limits: NamedDependency[Limits],
    settings: NamedDependency[Settings],
) -> Response[Me]:
    """Sign in; a guest's tables move into the account."""
    await limits.spend("password", request.scope, data.name)
    person, cookie = await people.sign_in(who, cookie_in(request.scope), data.name, data.password)
    await moved(tables, who, person)
    return answer(person, cookie, request, settings)


@delete("/api/session", status_code=204)
async def sign_out(
    request: AnyRequest, people: NamedDependency[People], settings: NamedDependency[Settings]
) -> Response[None]:
    """Sign out; a guest is gone for good."""
    await people.sign_out(cookie_in(request.scope))
    return Response(None, status_code=204, cookies=[session_cookie("", request.scope, settings)])


routes = [get_me, name_me, make_account, sign_in, sign_out]
