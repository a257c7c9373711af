"""Where `squire` and `count` stand in Wallenstein: at a table of two, three, four; the last one also at larger ones."""

from __future__ import annotations

from typing import Final

from hoftag.bots.skill import Skill

SQUIRE: Final = (Skill(0.67, 0),)
COUNT: Final = (Skill(1.0, 100),)
