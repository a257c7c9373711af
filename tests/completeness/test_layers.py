"""What the import contracts cannot see."""

from __future__ import annotations

from pathlib import Path

import pytest

from hoftag.games.registry import GAMES

SOURCE = Path(__file__).parents[2] / "src" / "hoftag"


@pytest.mark.parametrize("layer", ["kernel", "match"])
def test_no_game_is_named_below_or_beside_the_games(layer: str) -> None:
    """Kernel and match serve every game alike: none of their files names one."""
    files = sorted((SOURCE / layer).rglob("*.py"))
    assert files
    named = [
        (path.name, game)
        for path in files
        for game in GAMES
        if game in path.read_text(encoding="utf-8").lower()
    ]
    assert named == []
