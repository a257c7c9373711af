"""Settings that all tests share."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests import tally

FULL = os.environ.get("HOFTAG_FULL") == "1"

settings.register_profile(
    "quick", max_examples=4, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
settings.register_profile("full", max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile("full" if FULL else "quick")


@pytest.fixture(autouse=True)
def _log_as_before() -> Iterator[None]:
    """A command that was called within a test sends the log to that test's own stderr, which is gone afterwards."""
    root = logging.getLogger()
    handlers = list(root.handlers)
    yield
    root.handlers = handlers


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Note what a test does, for the report: the games it plays, and whether it is a property."""
    before = tally.games
    yield
    item.user_properties.append(("games", tally.games - before))
    if getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
        item.user_properties.append(("properties", 1))
    if uses_postgresql(item):
        item.user_properties.append(("postgresql", 1))
    if uses_redis(item):
        item.user_properties.append(("redis", 1))


def uses_postgresql(item: pytest.Item) -> bool:
    """Whether a test runs on a real PostgreSQL."""
    return _kept_in(item) in ("postgresql", "several") or _has(
        item, {"postgresql", "own_postgresql", "several"}
    )


def uses_redis(item: pytest.Item) -> bool:
    """Whether a test runs with a real Redis."""
    return _kept_in(item) == "several" or _has(item, {"redis", "own_redis", "several"})


def _kept_in(item: pytest.Item) -> object:
    spec = getattr(item, "callspec", None)
    return None if spec is None else spec.params.get("kept_in")


def _has(item: pytest.Item, fixtures: set[str]) -> bool:
    return not fixtures.isdisjoint(getattr(item, "fixturenames", ()))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many rulebook cases, properties and games ran, and on what, whichever processes ran them."""
    totals = {"rulebook-cases": 0, "properties": 0, "games": 0, "postgresql": 0, "redis": 0}
    for report in (*terminalreporter.stats.get("passed", []), *terminalreporter.stats.get("failed", [])):
        for key, value in getattr(report, "user_properties", []):
            if key in totals:
                totals[key] += int(str(value))
    terminalreporter.write_line(
        f"ran {totals['rulebook-cases']} rulebook cases, {totals['properties']} properties, {totals['games']} games, "
        f"{totals['postgresql']} tests on a real PostgreSQL, {totals['redis']} on a real Redis"
    )
