"""Who is asking: the cookie of a connection, and what handlers get of it.

A handler that needs somebody asks for `me: Person`; one that also serves strangers asks for `who: Person | None`.
"""

from __future__ import annotations

from http.cookies import SimpleCookie
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.di import NamedDependency, Provide
from litestar.types import Scope

from hoftag.server.errors import Refused
from hoftag.server.people import BrokenCookie, People, Person
from hoftag.server.settings import Settings
from hoftag.server.visit import visit_of

COOKIE: Final = "hoftag"
_KEPT: Final = 400 * 86400
"""Seconds: as long as browsers keep a cookie at most; every start of the client renews it."""


def cookie_in(scope: Any) -> str:
    """The cookie of a connection, empty if it has none."""
    connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    return connection.cookies.get(COOKIE, "")


async def provide_who(scope: Scope, people: NamedDependency[People]) -> Person | None:
    """Whoever asks, if the cookie says so. A broken cookie is nobody's, and the answer takes it away."""
    visit = visit_of(scope)
    if not visit.looked:
        visit.looked = True
        cookie = cookie_in(scope)
        if cookie:
            try:
                visit.person = await people.known(cookie)
            except BrokenCookie:
                visit.broken = True
    return visit.person


async def provide_me(scope: Scope, who: NamedDependency[Person | None]) -> Person:
    """Whoever asks; nobody is refused."""
    if who is None:
        raise Refused(401, "cookie-broken" if visit_of(scope).broken else "nobody")
    return who


def dependencies(people: People) -> dict[str, Provide]:
    """What handlers may ask for."""

    async def provide_people() -> People:
        return people

    return {
        "people": Provide(provide_people),
        "who": Provide(provide_who),
        "me": Provide(provide_me),
    }


def session_cookie(value: str, scope: Any, settings: Settings) -> Cookie:
    """The cookie to give to a browser; an empty value takes it away."""
    return Cookie(
        key=COOKIE,
        value=value,
        max_age=_KEPT if value else 0,
        path="/",
        secure=is_secure(scope, settings),
        httponly=True,
        samesite="lax",
    )


def is_secure(scope: Any, settings: Settings) -> bool:
    """Whether browsers reach the server by https."""
    return scope.get("scheme") in ("https", "wss") or (
        bool(settings.origins) and all(origin.startswith("https://") for origin in settings.origins)
    )


def take_away(message: Any, scope: Any, settings: Settings) -> None:
    """Take a broken cookie away with an answer that sets no other."""
    headers = MutableScopeHeaders.from_message(message)
    for line in headers.getall("set-cookie", []):
        if COOKIE in SimpleCookie(line):
            return
    headers.add("set-cookie", session_cookie("", scope, settings).to_header(header=""))
