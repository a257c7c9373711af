"""The numbers of Carolingi: kinds of tiles, places of tiles and cards, seasons."""

from __future__ import annotations

from typing import Final

# What a tile does (5). Which tiles there are stands in the board file.
INFLUENCE: Final = 0
DEVELOP: Final = 1
MISSI: Final = 2
MARCH: Final = 3
FIGHT: Final = 4
NONE: Final = 5
APPEASE: Final = 6
PEACE: Final = 7
KINDS: Final = ["influence", "develop", "missi", "march", "fight", "none", "appease", "peace"]

# Where a tile is.
INACTIVE: Final = 0
RACK: Final = 1
PLACED: Final = 2  # face down on the scriptorium
BAG: Final = 3
SWAPPED: Final = 4  # face down on the swap field
ON_SEASON: Final = 5  # + season: face up on the board

# Where a card is.
OUT: Final = 0
ARCHIVIUM: Final = 1
STRIP: Final = 2
DISCARD: Final = 3
ASIDE: Final = 4  # a hunger card that has not come into play yet

SEASONS: Final = ["winter", "spring", "summer", "autumn"]
WINTER: Final = 0
AUTUMN: Final = 3

# Which game is played.
BASE: Final = 0
ADVANCED: Final = 1
SCENARIO: Final = 2
VARIANTS: Final = ["base", "advanced", "scenario814"]

NOBODY: Final = -1
EMPTY: Final = -1
NOT_YET: Final = -1
