"""Where `squire` and `count` stand in Carolingi: at a table of two, and at larger ones."""

from __future__ import annotations

from typing import Final

from hoftag.bots.skill import Skill

SQUIRE: Final = (Skill(0.2, 0), Skill(0.25, 0, place=1.0, heed=0.6))
COUNT: Final = (Skill(0.5, 0), Skill(0.5, 25, place=1.0))
