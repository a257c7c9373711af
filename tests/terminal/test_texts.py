"""No sentence in code: every text of the terminal is there in every language."""

from __future__ import annotations

import re

import pytest

from hoftag.locale.texts import LANGUAGES, bundle
from tests.cli.tool import ROOT

KEY = re.compile(r"""["'](?P<key>(?:cli|table)-[a-z0-9-]+)["']""")
FILES = [ROOT / "src/hoftag/cli.py", *sorted((ROOT / "src/hoftag/terminal").rglob("*.py"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_text(language: str) -> None:
    """The keys that the code names exist in the language itself, not only in English."""
    texts = bundle(language)
    keys = {match["key"] for path in FILES for match in KEY.finditer(path.read_text())}
    assert len(keys) > 100
    assert sorted(key for key in keys if not texts.has_message(key)) == []
