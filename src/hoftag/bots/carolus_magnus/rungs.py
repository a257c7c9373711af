"""Where `squire` and `count` stand in Carolus Magnus: at a table of two, of three, of four and more."""

from __future__ import annotations

from typing import Final

from hoftag.bots.skill import Skill

SQUIRE: Final = (Skill(0.6, 0), Skill(1.0, 2, heed=0.73), Skill(0.87, 0))
COUNT: Final = (Skill(1.0, 20), Skill(1.0, 12), Skill(1.0, 30))
