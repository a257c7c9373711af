"""Intervals: known quantiles, and a mean that is where it should be."""

from __future__ import annotations

import math
import random

import pytest

from hoftag.lab.intervals import mean_interval, student


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (4, 2.7764), (5, 2.5706), (6, 2.4469), (9, 2.2622), (30, 2.0423), (1000, 1.9623)],
)
def test_student(freedom: int, quantile: float) -> None:
    """The quantiles are those of the printed tables."""
    assert student(freedom) == pytest.approx(quantile, rel=2e-3)


def test_mean() -> None:
    """A mean lies in the middle of its interval; one value has none; equal values have no width."""
    mean, low, high = mean_interval([1.0, 2.0, 3.0])
    assert (mean, low, high) == pytest.approx((2.0, 2 - 4.3027 / math.sqrt(3), 2 + 4.3027 / math.sqrt(3)))
    assert mean_interval([5.0]) == (5.0, None, None)
    assert mean_interval([5.0, 5.0]) == (5.0, 5.0, 5.0)


def test_means_are_covered() -> None:
    """About 95 % of the intervals of small samples hold the true mean."""
    chance = random.Random(1)
    held = 0
    for _ in range(2000):
        _, low, high = mean_interval([chance.gauss(3, 2) for _ in range(6)])
        held += low is not None and high is not None and low <= 3 <= high
    assert 0.93 <= held / 2000 <= 0.97
