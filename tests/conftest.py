"""Settings that all tests share."""

from __future__ import annotations

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


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Note what a test does, for the report: the games it plays, and whether it is a property."""
    before = tally.games
    yield
    item.user_properties.append(("games", tally.games - before))
    if getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
        item.user_properties.append(("properties", 1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many rulebook cases, properties and games ran, whichever processes ran them."""
    totals = {"rulebook-cases": 0, "properties": 0, "games": 0}
    for report in (*terminalreporter.stats.get("passed", []), *terminalreporter.stats.get("failed", [])):
        for key, value in getattr(report, "user_properties", []):
            if key in totals:
                totals[key] += int(str(value))
    terminalreporter.write_line(
        f"ran {totals['rulebook-cases']} rulebook cases, {totals['properties']} properties, {totals['games']} games"
    )
