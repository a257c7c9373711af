"""The description of the interface. The framework describes its own errors; ours are all `Problem`s."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import hoftag
from hoftag.server import csrf

PATH: Final = "/api/schema"
_METHODS: Final = frozenset({"post", "put", "patch", "delete"})
_PROBLEM: Final = {
    "description": "Problem",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
}
_TOKEN: Final = {"name": csrf.HEADER, "in": "header", "required": True, "schema": {"type": "string"}}


def described(schema: dict[str, Any]) -> dict[str, Any]:
    """The framework's description with our errors, and the header that changes need."""
    out = deepcopy(schema)
    for operations in out["paths"].values():
        for method, operation in operations.items():
            responses = operation["responses"]
            responses.pop("400", None)
            responses["4XX"] = _PROBLEM
            responses["5XX"] = _PROBLEM
            if method in _METHODS:
                operation.setdefault("parameters", []).append(_TOKEN)
    return out


class _Json(JsonRenderPlugin):
    """As JSON, made once."""

    _made: bytes = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if not self._made:
            self._made = self.render_json(request, described(openapi_schema))
        return self._made


def config() -> OpenAPIConfig:
    """How the framework is to describe the interface."""
    return OpenAPIConfig(
        title="Hoftag",
        version=hoftag.__version__,
        path=PATH,
        render_plugins=[_Json()],
        use_handler_docstrings=True,
    )
