"""The generator that all chance comes from."""

from __future__ import annotations

import pytest

from hoftag.kernel.chance import seeded

DRAWS = 4_000


@pytest.mark.parametrize("below", [2, 7, 100, 1 << 31, 3_000_000_000])
def test_all_numbers_are_equally_likely(below: int) -> None:
    """Also where the range is no whole multiple of what is asked for: there the lower numbers would come too often."""
    chance = seeded(7)
    drawn = [chance.below(below) for _ in range(DRAWS)]
    assert 0 <= min(drawn) <= max(drawn) < below
    for part in (0.25, 0.5, 0.75):
        edge = below * part
        low = sum(number < edge for number in drawn) / DRAWS
        expected = -(-edge // 1) / below
        assert abs(low - expected) < 0.03
