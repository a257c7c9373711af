"""Every error as a `Problem` in the language of the request. What nobody foresaw shows a number, never its inside."""

from __future__ import annotations

from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    PermissionDeniedException,
    ValidationException,
)

from hoftag.kernel.errors import Facts, HoftagError, IllegalAction
from hoftag.locale.speaker import error_text
from hoftag.locale.texts import Texts
from hoftag.server import figures
from hoftag.server.errors import Refused
from hoftag.server.fields import refused_field
from hoftag.server.trouble import Away, Full
from hoftag.server.visit import texts_of, visit_of
from hoftag.server.wire import Problem

_log = structlog.get_logger("hoftag.server")

INSIDE: Final = "/api/admin"
"""What lies below it does not exist for most people."""
CODES: Final = {
    400: "json",
    401: "nobody",
    403: "forbidden",
    404: "not-found",
    405: "method",
    408: "slow",
    413: "too-large",
    415: "media-type",
    429: "too-many",
    503: "busy",
}
"""What the framework refuses by itself, by its status."""


def sentence(texts: Texts, code: str, facts: Facts) -> str:
    """The sentence of a refusal."""
    return texts(f"problem-{code}", **facts)


def problem_of(error: Refused, texts: Texts) -> Problem:
    """A refusal for the wire."""
    return Problem(
        error.code, error.message or sentence(texts, error.code, error.facts), error.facts, error.rule
    )


def refusal_of(error: Exception, request: Request[Any, Any, Any]) -> Refused:
    """Any error as a refusal."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, IllegalAction):
        return Refused(422, error.code, error.facts, rule=error.rule, message=_text(request, error))
    if isinstance(error, HoftagError):
        return Refused(422, error.code, error.facts, message=_text(request, error))
    if isinstance(error, ValidationException):
        return refused_field(error, request)
    if isinstance(error, PermissionDeniedException) and "CSRF" in error.detail:
        return Refused(403, "csrf")
    if isinstance(error, MethodNotAllowedException) and request.scope["path"].startswith(INSIDE):
        return nothing_there(request.scope)
    if isinstance(error, HTTPException) and error.status_code in CODES:
        return Refused(error.status_code, CODES[error.status_code], framework_facts(error, request))
    if isinstance(error, (Away, Full)):
        return trouble(error)
    return unforeseen(error, request)


def nothing_there(scope: Any) -> Refused:
    """As if there were nothing at this address."""
    return Refused(404, "not-found", {"path": scope["path"]})


def trouble(error: Away | Full) -> Refused:
    """Trouble of the database, noted for whoever runs the server. It passes; nothing that was accepted is lost."""
    away = isinstance(error, Away)
    figures.TROUBLES.labels("away" if away else "full").inc()
    _log.error("database away" if away else "disk full", why=str(error))
    return Refused(503, "database-away") if away else Refused(507, "disk-full")


def _text(request: Request[Any, Any, Any], error: HoftagError) -> str:
    return error_text(texts_of(request.scope), error)


def framework_facts(error: HTTPException, request: Request[Any, Any, Any]) -> Facts:
    """The facts for the sentence of a status."""
    if error.status_code == 404:
        return {"path": request.scope["path"]}
    if error.status_code == 405:
        return {"method": request.scope["method"]}
    return {}


def unforeseen(error: Exception, request: Request[Any, Any, Any]) -> Refused:
    """A fault of ours: its traceback goes into the log, its number to the person."""
    number = visit_of(request.scope).id
    _log.error(
        "unforeseen",
        request=number,
        method=request.scope["method"],
        path=request.scope["path"],
        exc_info=error,
    )
    return Refused(500, "unforeseen", {"id": number})


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The answer to a request that went wrong."""
    refused = refusal_of(error, request)
    figures.REFUSED.labels(refused.code).inc()
    headers: dict[str, str] = dict(getattr(error, "headers", None) or {}) if refused.status != 404 else {}
    if "seconds" in refused.facts and refused.status == 429:
        headers["retry-after"] = str(refused.facts["seconds"])
    elif refused.code == "database-away":
        headers["retry-after"] = "2"
    return Response(
        problem_of(refused, texts_of(request.scope)),
        status_code=refused.status,
        headers={**headers, "cache-control": "no-store"},
        media_type="application/json",
    )
