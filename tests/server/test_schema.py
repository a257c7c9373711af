"""The server is asked everything that its description allows, and much that it does not: nothing breaks it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from hoftag.server import csrf, openapi
from tests.cli.tool import call
from tests.server.serving import Threaded
from tests.server.visitor import Visitor

FULL = os.environ.get("HOFTAG_FULL") == "1"
ASKED = 100 if FULL else 8
"""How often each route is asked."""
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
GAMES = ("carolingi", "carolus_magnus", "wallenstein")


@pytest.fixture(scope="module")
def description(base: str) -> Any:
    """What the server says about itself."""
    return schemathesis.openapi.from_url(f"{base}{openapi.PATH}/openapi.json")


@pytest.fixture(scope="module")
def somebody(base: str) -> Iterator[requests.Session]:
    """A person, with all that a page of ours sends along."""
    with Visitor(base) as visitor, requests.Session() as session:
        visitor.enter("Anna")
        for name, value in visitor.cookies.items():
            session.cookies.set(name, value)
        session.headers[csrf.HEADER] = visitor.cookies[csrf.COOKIE]
        yield session


@pytest.fixture(scope="module")
def tables(base: str, somebody: requests.Session) -> list[str]:
    """Tables to ask about: waiting, playing, unknown."""
    plans = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    orders: list[dict[str, Any]] = [
        {"game": "carolingi", "options": {"players": 2}},
        {
            "game": "carolus_magnus",
            "options": {"players": 2},
            "seats": plans,
            "start": True,
            "pace": "instant",
        },
    ]
    found = [somebody.post(f"{base}/api/tables", json=order, timeout=30).json()["id"] for order in orders]
    return [*found, "unknown"]


@pytest.fixture(scope="module")
def administrator(base: str, server: Threaded) -> Iterator[requests.Session]:
    """An account that may look inside."""
    with Visitor(base) as visitor, requests.Session() as session:
        visitor.send_json("POST", "/api/account", {"name": "Judith", "password": "Ingelheim am Rhein"})
        assert call("admin", "appoint", "Judith", "--db", server.database.url).code == 0
        for name, value in visitor.cookies.items():
            session.cookies.set(name, value)
        session.headers[csrf.HEADER] = visitor.cookies[csrf.COOKIE]
        assert session.get(f"{base}/api/admin/state", timeout=30).status_code == 200
        yield session


def test_nothing_breaks_the_server(
    description: Any, somebody: requests.Session, administrator: requests.Session, tables: list[str]
) -> None:
    """Whatever is asked, the answer is one that the description promises, and never a fault of ours."""
    operations = [found.ok() for found in description.get_all_operations()]
    operations.sort(
        key=lambda operation: operation.path.startswith("/api/admin")
    )  # last, since it closes tables
    for operation in operations:

        @settings(
            max_examples=ASKED,
            deadline=None,
            derandomize=not FULL,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def ask(case: Any) -> None:
            aim(case, tables)
            # the person stays signed in, and our page proves itself: else nothing further would be tried
            leaving = (case.method.upper(), case.path) == ("DELETE", "/api/session")
            case.headers.pop(csrf.HEADER, None)
            session = administrator if case.path.startswith("/api/admin") else somebody
            headers = {csrf.HEADER: "wrong" if leaving else str(session.headers[csrf.HEADER])}
            case.call_and_validate(session=session, headers=headers, checks=CHECKS)

        try:
            ask()
        except BaseException as error:
            error.add_note(operation.label)
            raise


def aim(case: Any, tables: list[str]) -> None:
    """Let most requests reach something: made-up tables and games are refused at once."""
    asked = str(case.path_parameters.get("table", ""))
    if asked:
        case.path_parameters["table"] = tables[len(asked) % len(tables)]
    if isinstance(case.body, dict) and isinstance(case.body.get("game"), str):
        case.body["game"] = GAMES[len(case.body["game"]) % len(GAMES)]
    if isinstance(case.query.get("seat"), int):
        case.query["seat"] %= 3


def test_every_route_is_described(base: str, server: Threaded) -> None:
    """All of the interface is there, and every answer that can go wrong is a problem."""
    found = requests.get(f"{base}{openapi.PATH}/openapi.json", timeout=30).json()
    assert set(found["paths"]) >= {
        "/api/health", "/api/ready", "/api/games", "/api/boards/{digest}", "/api/me", "/api/account", "/api/session",
        "/api/lobby", "/api/tables", "/api/tables/{table}", "/api/tables/{table}/actions",
    }  # fmt: skip
    for path, operations in found["paths"].items():
        assert path.startswith("/api/")
        for operation in operations.values():
            assert operation["description"]
            assert operation["responses"]["4XX"]["content"]["application/json"]["schema"] == {
                "$ref": "#/components/schemas/Problem"
            }
