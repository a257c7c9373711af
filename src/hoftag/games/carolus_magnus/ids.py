"""The numbers of Carolus Magnus."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NO_CASTLE: Final = -1
NO_DISC: Final = 0
