"""Databases and servers that tests share."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from hoftag.server import neighbours
from tests.server.databases import Database, Kind, in_file
from tests.server.serving import Hourglass, Threaded
from tests.services.postgresql import PostgreSQL
from tests.services.redis import Redis


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A file of tests that says so (`DATABASES`) runs once with each kind of database."""
    if "kept_in" in metafunc.fixturenames and hasattr(metafunc.module, "DATABASES"):
        metafunc.parametrize("kept_in", metafunc.module.DATABASES, scope="module")


@pytest.fixture(scope="module")
def kept_in() -> Kind:
    """The kind of database, where a file of tests does not say otherwise."""
    return "sqlite"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A server that this process has started for itself."""
    server = PostgreSQL()
    server.start()
    yield server
    server.remove()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A server that this process has started for itself."""
    server = Redis()
    server.start()
    yield server
    server.remove()


@pytest.fixture
def own_redis() -> Iterator[Redis]:
    """One that a test may kill."""
    server = Redis()
    server.start()
    yield server
    server.remove()


@pytest.fixture
def installation() -> str:
    """A name that nobody else has."""
    return f"test-{secrets.token_hex(4)}"


def new_database(kept_in: Kind, folder: Path, request: pytest.FixtureRequest) -> Database:
    """An empty database."""
    if kept_in == "sqlite":
        return in_file(folder / "hoftag.db")
    server: PostgreSQL = request.getfixturevalue("postgresql")
    return Database(server.new_database(), folder)


@pytest.fixture
def database(kept_in: Kind, tmp_path: Path, request: pytest.FixtureRequest) -> Database:
    """An empty database for one test."""
    return new_database(kept_in, tmp_path, request)


@pytest.fixture(scope="module")
def server(
    kept_in: Kind, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Threaded]:
    """A server for a whole file of tests: they use tables of their own."""
    database = new_database(kept_in, tmp_path_factory.mktemp("server"), request)
    between = {"redis": request.getfixturevalue("redis").url} if kept_in == "several" else {}
    with Threaded(database, **between) as running:
        yield running


@pytest.fixture(scope="module")
def base(server: Threaded, kept_in: Kind) -> Iterator[str]:
    """Where it answers; or where several answer."""
    if kept_in != "several":
        yield server.base
        return
    # what is told by letters is not to be found by comparing
    with (
        pytest.MonkeyPatch.context() as patch,
        Threaded(server.database, redis=server.settings.redis) as neighbour,
    ):
        patch.setattr(neighbours, "CHECK", 3600.0)
        yield f"{server.base} {neighbour.base}"


@pytest.fixture
def hourglass() -> Hourglass:
    """A time that a test lets pass."""
    return Hourglass()
