"""Where `squire` and `count` stand in Wallenstein: at a table of two (there is none), of three, of four and more."""

from __future__ import annotations

from typing import Final

from hoftag.bots.skill import Skill

SQUIRE: Final = (Skill(0.58, 0), Skill(0.58, 0), Skill(0.7, 0))
COUNT: Final = (Skill(1.0, 240), Skill(1.0, 240), Skill(1.0, 240))
