"""A visitor with a cookie jar, for tests of the shell: plain requests, also improper ones."""

from __future__ import annotations

from typing import Any

import httpx

from hoftag.server import csrf


class Visitor(httpx.Client):
    """Somebody who comes to a server."""

    def __init__(self, base: str, *, language: str = "en", **more: Any) -> None:
        super().__init__(base_url=base, headers={"accept-language": language}, timeout=30, **more)

    def send_json(self, method: str, path: str, data: object = None, **headers: str) -> httpx.Response:
        """A proper request of a page of ours, unless `headers` say otherwise."""
        if csrf.COOKIE not in self.cookies:
            self.get("/api/me")
        own = {csrf.HEADER: self.cookies[csrf.COOKIE], **{k.replace("_", "-"): v for k, v in headers.items()}}
        body: dict[str, Any] = {} if data is None else {"json": data}
        return self.request(method, path, headers=own, **body)

    def enter(self, name: str) -> dict[str, Any]:
        """Become a guest."""
        answer = self.send_json("POST", "/api/me", {"name": name})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found


def refused(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """The answer is this refusal, as a problem with a sentence."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    problem: dict[str, Any] = answer.json()
    assert problem["code"] == code, problem
    assert problem["message"], problem
    assert "⟦" not in problem["message"], problem
    assert "{" not in problem["message"], problem
    return problem
