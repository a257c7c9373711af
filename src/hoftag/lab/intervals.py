"""Intervals that say how far a measured number may be from the truth."""

from __future__ import annotations

import math

Z95 = 1.959963984540054
T95 = (math.inf, 12.7062, 4.3027, 3.1824, 2.7764)
"""Student's quantile for the first degrees of freedom, where the series below is too coarse."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson; honest also near 0 and 1 and for few games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    z2 = Z95 * Z95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 / (1 + z2 / games) * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def percentiles(values: list[float]) -> tuple[float, float]:
    """The middle 95 % of resampled values."""
    ordered = sorted(values)
    cut = int(0.025 * len(ordered))
    return ordered[cut], ordered[-1 - cut]


def student(freedom: int) -> float:
    """How many standard errors the 95 % interval of a mean reaches to each side, after Student."""
    if freedom < len(T95):
        return T95[freedom]
    z = Z95
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def mean_interval(values: list[float]) -> tuple[float, float | None, float | None]:
    """A mean and its 95 % interval; one value alone says nothing about how far it may be off."""
    mean = math.fsum(values) / len(values)
    if len(values) < 2:
        return mean, None, None
    freedom = len(values) - 1
    spread = math.sqrt(math.fsum((value - mean) ** 2 for value in values) / freedom)
    half = student(freedom) * spread / math.sqrt(len(values))
    return mean, mean - half, mean + half
