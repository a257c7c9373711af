"""Figures of the box, as the rulebook prints them."""

from __future__ import annotations

from typing import Any

from hoftag.match.library import own_board

Told = tuple[Any, ...]
"""The kind of an event and its arguments by name."""

DATA: Any = own_board("wallenstein").data
LANDS: dict[str, Any] = {row["id"]: row for row in DATA["land"]}
LOSS = {row["id"]: row["grain_loss"] for row in DATA["event"]}
FAVOURS = {f"favour_{row['number']}": row for row in DATA["favour"]}
PRICE = {"palace": 3, "church": 2, "trading_house": 1, "armies_5": 3, "armies_3": 2, "army_1_move": 1}
STOCK = {"palace": 28, "church": 26, "trading_house": 26}
LEVY = {"armies_5": 5, "armies_3": 3, "army_1_move": 1}
FEWER = {"armies_5": 3, "armies_3": 2, "army_1_move": 1}
LIMITS = {"tax_max_5": ("tax", 0, 5), "tax_min_6": ("tax", 6, 99), "grain_max_3": ("grain", 0, 3)}
LIMITS["grain_min_4"] = ("grain", 4, 99)
SUPPLY = [(1, 1, 1), (2, 1, 2), (4, 2, 2), (6, 2, 3), (99, 3, 3)]
"""So many lands without grain at most, revolts, farmers besides the markers."""
MAJORITY = (("palace", 3), ("church", 2), ("trading_house", 1))
FARMER = "farmer"


def row_of(lacking: int) -> tuple[int, int, int]:
    """The row of the supply table."""
    return next(row for row in SUPPLY if lacking <= row[0])
