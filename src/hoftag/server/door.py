"""The door: every request and every socket passes it before the application sees it, every answer on its way out.

It turns away what has a wrong name or origin, comes too often or is too large, adds the headers that protect the
browser, and keeps the log of who came. Handlers behind it get small, complete bodies.
"""

from __future__ import annotations

import asyncio
import re
import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from hoftag.server import figures, health
from hoftag.server.errors import Refused
from hoftag.server.identity import take_away
from hoftag.server.limits import Limits, address_of, too_many
from hoftag.server.logs import Deeds, gathering
from hoftag.server.problems import problem_of
from hoftag.server.settings import Settings
from hoftag.server.sockets import Sockets
from hoftag.server.visit import header, texts_of, visit_of

LARGEST: Final = 64 * 1024
"""Bytes of a body."""
_DRAINED: Final = 32 * 1024 * 1024
"""Bytes of a body that is too large which are still read, so that the answer can be heard."""
_BRACKETS: Final = 500
"""So many of them may be too deep; fewer are not."""
_PATIENCE: Final = 20.0
"""Seconds in which a body must arrive."""
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
METHODS: Final = SAFE | {"POST", "PATCH", "PUT", "DELETE", "WS"}
"""Those that are told apart in figures; a visitor may invent others."""

_POLICY: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
"""What a page may load: our own files, and nothing that stands inside the page."""
HEADERS: Final = (
    (b"content-security-policy", "; ".join(f"{what} {where}" for what, where in _POLICY.items()).encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)

_TABLE: Final = re.compile(r"/(?:api/tables|t)/([\w-]{1,40})(?:/|$)")
_log = structlog.get_logger("hoftag.access")


class Door:
    """An ASGI application around another one."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self._settings = settings
        self._limits = limits
        self._sockets = Sockets(limited=settings.rate > 0)
        self._origins = frozenset(origin.rstrip("/").lower() for origin in settings.origins)
        named = {_name(urlsplit(origin).netloc) for origin in self._origins}
        self._hosts = frozenset(settings.hosts) | named

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a connection in."""
        kind: object = scope["type"]
        if kind == "http":
            await self._http(scope, receive, send)
        elif kind == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    # ---- requests

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        visit = visit_of(scope)
        found = _TABLE.match(scope["path"])
        visit.table = found[1] if found else ""
        began = time.perf_counter()
        status = 0

        async def outwards(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if visit.broken:
                    take_away(message, scope, self._settings)
                message["headers"] = [*message["headers"], *HEADERS, (b"x-request-id", visit.id.encode())]
            await send(message)

        with structlog.contextvars.bound_contextvars(request=visit.id), gathering() as deeds:
            try:
                await self._check(scope)
                body = await self._body(scope, receive)
            except Refused as error:
                await refuse(error, scope, outwards)
            except ConnectionError:
                return
            else:
                await self.app(scope, _once(body, receive), outwards)
            self._note(scope, status, began, deeds)

    def _note(self, scope: Scope, status: int, began: float, deeds: Deeds | None = None) -> None:
        """One line of the log; the query stays out of it."""
        visit = visit_of(scope)
        seconds = time.perf_counter() - began
        method = scope.get("method", "WS")
        if status != 101:  # a socket has no answer to wait for
            route = str(scope.get("path_template") or "other")
            figures.REQUESTS.labels(method if method in METHODS else "other", route).observe(seconds)
        facts: dict[str, Any] = {"client": address_of(scope)}
        if visit.table:
            facts["table"] = visit.table
        if deeds is not None and deeds.entry:
            facts["table"], facts["entry"] = deeds.table, deeds.entry
        if visit.person is not None:
            facts["person"] = visit.person.id
        _log.info(
            "request",
            method=method,
            path=scope["path"][:200],
            status=status,
            ms=round(seconds * 1000, 1),
            **facts,
        )

    async def _check(self, scope: Scope) -> None:
        """Turn away what must not come in at all."""
        self._check_host(scope)
        if scope.get("method") not in SAFE:  # a socket has none
            self._check_origin(scope)
        seconds = await self._limits.wait("request", address_of(scope))
        if seconds > 0:
            raise too_many(seconds)

    def _check_host(self, scope: Scope) -> None:
        """Another name than ours is a trick: a foreign page that had its own name lead here."""
        watched = scope["path"] in (
            health.PATH,
            health.READY,
        )  # by somebody beside the proxy, who knows no name
        if self._hosts and not watched and _name(header(scope, b"host")) not in self._hosts:
            raise Refused(400, "host", {"allowed": ", ".join(sorted(self._hosts))})

    def _check_origin(self, scope: Scope) -> None:
        """Only our own pages may change anything or listen. What is no browser names no origin."""
        origin = header(scope, b"origin").rstrip("/").lower()
        if not origin:
            return
        own = self._origins or {urlsplit(origin)._replace(netloc=header(scope, b"host").lower()).geturl()}
        if origin not in own:
            raise Refused(403, "origin", {"origin": origin[:100]})

    async def _body(self, scope: Scope, receive: Receive) -> bytes:
        """The whole body, which is small."""
        length = header(scope, b"content-length")
        if not length and not header(scope, b"transfer-encoding"):
            return b""
        try:
            async with asyncio.timeout(_PATIENCE):
                body = await _read(receive)
        except TimeoutError:
            raise Refused(408, "slow") from None
        if body is None:
            raise Refused(413, "too-large", {"most": LARGEST // 1024})
        if body and not header(scope, b"content-type").lower().startswith("application/json"):
            raise Refused(415, "media-type")
        if body.count(b"[") + body.count(b"{") > _BRACKETS:
            check_depth(body)
        return body

    # ---- sockets

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        visit = visit_of(scope)
        found = _TABLE.match(scope["path"])
        visit.table = found[1] if found else ""
        began = time.perf_counter()
        address = address_of(scope)
        with structlog.contextvars.bound_contextvars(request=visit.id):
            try:
                await self._check(scope)
                self._sockets.enter(address)
            except Refused as error:
                await refuse_socket(error, scope, send)
                self._note(scope, error.status, began)
                return
            try:
                await self.app(scope, self._sockets.listen(receive, send), send)
            finally:
                self._sockets.leave(address)
                self._note(scope, 101, began)


def _name(host: str) -> str:
    """A host without its port."""
    return re.sub(r":\d+$", "", host.lower())


def check_depth(body: bytes) -> None:
    """Refuse what is nested so deeply that nobody can read it."""
    try:
        msgspec.json.decode(body)
    except RecursionError:
        raise Refused(400, "json") from None
    except msgspec.DecodeError:
        pass  # said by whoever wants to read it


async def _read(receive: Receive) -> bytes | None:
    """The body; None if it is too large, after the rest has been let past."""
    body = bytearray()
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise ConnectionError
        part = message.get("body", b"")
        size += len(part)
        if size <= LARGEST:
            body += part
        if not message.get("more_body", False) or size > _DRAINED:
            return bytes(body) if size <= LARGEST else None


def _once(body: bytes, receive: Receive) -> Receive:
    """The body as one message; then whatever still comes."""
    sent = False

    async def inwards() -> Any:
        nonlocal sent
        if sent:
            return await receive()
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return inwards


def _answer(error: Refused, scope: Scope) -> tuple[bytes, list[tuple[bytes, bytes]]]:
    """A problem with its headers."""
    body = msgspec.json.encode(problem_of(error, texts_of(scope)))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    if error.status == 429:
        headers.append((b"retry-after", str(error.facts["seconds"]).encode()))
    return body, headers


async def refuse(error: Refused, scope: Scope, send: Send) -> None:
    """Answer a request that does not come in."""
    figures.REFUSED.labels(error.code).inc()
    body, headers = _answer(error, scope)
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def refuse_socket(error: Refused, scope: Scope, send: Any) -> None:
    """Answer a socket that does not come in: like a request where the server can, else by closing it."""
    figures.REFUSED.labels(error.code).inc()
    if "websocket.http.response" in (scope.get("extensions") or {}):
        body, headers = _answer(error, scope)
        start = {"type": "websocket.http.response.start", "status": error.status}
        await send({**start, "headers": [*headers, *HEADERS]})
        await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": error.code})
