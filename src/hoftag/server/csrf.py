"""A page of ours proves itself: what it read in a cookie it repeats in a header, which foreign pages cannot."""

from __future__ import annotations

from typing import Any, Final

from litestar.config.csrf import CSRFConfig
from litestar.middleware.csrf import CSRFMiddleware, generate_csrf_token
from litestar.types import Receive, Scope, Send

from hoftag.server.identity import is_secure
from hoftag.server.people import People
from hoftag.server.settings import Settings

COOKIE: Final = "hoftag-csrf"
HEADER: Final = "x-csrf-token"


class Csrf(CSRFMiddleware):
    """The framework's check. A cookie that is not ours, left by another server here, is replaced, not kept."""

    def __init__(self, app: Any, people: People, settings: Settings) -> None:
        self._people = people
        secure = is_secure({}, settings)
        super().__init__(app, CSRFConfig("", cookie_name=COOKIE, header_name=HEADER, cookie_secure=secure))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request; the key is known once the database has been opened."""
        self.config.secret = self._people.csrf_secret
        await super().__call__(scope, receive, send)

    def create_send_wrapper(self, send: Send, token: str, csrf_cookie: str | None) -> Send:
        if csrf_cookie is not None and self._decode_csrf_token(csrf_cookie) is None:
            token, csrf_cookie = generate_csrf_token(self.config.secret), None
        return super().create_send_wrapper(send, token, csrf_cookie)
