"""How many rulebook cases ran, at the end of the report."""

from __future__ import annotations

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Add up what the tests of test_cases.py noted; it also works when several processes ran them."""
    reports = [report for key in ("passed", "failed") for report in terminalreporter.stats.get(key, [])]
    properties = [pair for report in reports for pair in getattr(report, "user_properties", [])]
    ran = sum(int(str(value)) for key, value in properties if key == "rulebook-cases")
    if ran:
        terminalreporter.write_line(f"rulebook: {ran} cases ran")
