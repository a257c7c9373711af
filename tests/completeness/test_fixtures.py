"""What the browser's parts are tested with is what the engine says now."""

from __future__ import annotations

import pytest

from tests.completeness.fixtures import FIXTURES, FOLDER


@pytest.mark.parametrize("name", FIXTURES)
def test_fixtures_are_up_to_date(name: str) -> None:
    """Views, questions and events in web/tests/fixtures are those of the engine; tools/fixtures writes them."""
    same = (FOLDER / name).read_text(encoding="utf-8") == FIXTURES[name]()
    assert same, "run tools/fixtures, then npm test in web"
