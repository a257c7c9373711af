"""Pictures of measured numbers: what stands in them can be read."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from hoftag.lab.chart import LETTER, Point, Scale, Series, lines

SCALE = Scale(lambda value: f"{value:.3f}", lambda value: f"{value:.2f}", 0.01)


@pytest.mark.parametrize("count", [3, 24, 60])
def test_names_below_a_line_stand_apart(count: int) -> None:
    """However many values there are, their names do not run into each other, and the first is there."""
    values = [str(10_000 + 480 * number) for number in range(count)]
    points: list[Point | None] = [Point(0.5 + 0.001 * number) for number in range(count)]
    drawn = lines([Series("Loss", points)], values, "Title", "Games", SCALE, alone=True)
    found = re.findall(r'x="([0-9.]+)" y="[0-9.]+" text-anchor="middle">(\d{5})<', drawn)
    places = [float(x) for x, _ in found]
    assert found[0][1] == values[0]
    assert len(found) == count if count == 3 else 3 < len(found) < count
    assert all(right - left > 5 * LETTER for left, right in pairwise(places))
    assert drawn.count("<circle") == count


@pytest.mark.parametrize("alone", [False, True])
def test_a_picture_alone_says_what_it_shows(alone: bool) -> None:
    """Its title and the name of its only line; inside a page both stand around it."""
    drawn = lines([Series("Loss", [Point(0.5)])], ["1"], "Learning", "Games", SCALE, alone=alone)
    assert ('class="title"' in drawn) == alone
    assert (">Loss<" in drawn) == alone
