"""Where `squire` and `count` stand in Wallenstein, at tables of every size."""

from __future__ import annotations

from typing import Final

from hoftag.bots.skill import Skill

SQUIRE: Final = (Skill(0.53, 0),)
COUNT: Final = (Skill(1.0, 70),)
