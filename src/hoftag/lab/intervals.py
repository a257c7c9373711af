"""Intervals that say how far a measured number may be from the truth."""

from __future__ import annotations

import math

Z95 = 1.959963984540054


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
