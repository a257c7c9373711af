"""Servers that tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.serving import Hourglass, Threaded


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    """A server for a whole file of tests: they use tables of their own."""
    with Threaded(tmp_path_factory.mktemp("server") / "hoftag.db") as running:
        yield running


@pytest.fixture(scope="module")
def base(server: Threaded) -> str:
    """Where it answers."""
    return server.base


@pytest.fixture
def hourglass() -> Hourglass:
    """A time that a test lets pass."""
    return Hourglass()
