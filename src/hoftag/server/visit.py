"""What is known about one request while it lasts: its number, who asks, in which language."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any, Final, cast

from hoftag.locale.texts import Texts
from hoftag.server.language import choose, texts_in
from hoftag.server.people import Person

_KEY: Final = "hoftag.visit"


@dataclass
class Visit:
    """One request, or one socket."""

    id: str = field(default_factory=lambda: secrets.token_hex(6))
    person: Person | None = None
    looked: bool = False
    """Whether the cookie has been looked at."""
    broken: bool = False
    """The cookie was forged or is no longer valid: the answer takes it away."""
    table: str = ""
    """The table that it is about, for the log."""


def visit_of(scope: Any) -> Visit:
    """The visit of a connection."""
    visit = scope.get(_KEY)
    if visit is None:
        visit = scope[_KEY] = Visit()
    return cast("Visit", visit)


def header(scope: Any, name: bytes) -> str:
    """A header of a request, empty if it has none."""
    for key, value in scope.get("headers", ()):
        if key == name:
            return str(value, "latin-1")
    return ""


def texts_of(scope: Any) -> Texts:
    """The texts in the language of a request."""
    person = visit_of(scope).person
    return texts_in(choose(header(scope, b"accept-language"), person.language if person else None))
