"""Writes the moments and games of Wallenstein that the browser's parts are tested with; `tools/fixtures` runs it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from tests.completeness import battles, moments

FOLDER = Path(__file__).resolve().parents[2] / "web" / "tests" / "fixtures"
FIXTURES: dict[str, Callable[[], str]] = {
    "wallenstein_plan.json": partial(moments.fixture, "plan"),
    "wallenstein_map.json": partial(moments.fixture, "map"),
    "wallenstein_asked.json": partial(moments.fixture, "asked"),
    "wallenstein_steps.json": battles.fixture,
}
"""Each file, and what it must be."""

if __name__ == "__main__":
    for name, made in FIXTURES.items():
        (FOLDER / name).write_text(made(), encoding="utf-8")
