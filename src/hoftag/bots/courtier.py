"""The rungs between `greedy` and `emperor`: how much of what was learned they know, and how far they think ahead."""

from __future__ import annotations

from typing import Final

from hoftag.bots.bot import Bot, Knowledge
from hoftag.bots.experience import Experience
from hoftag.bots.thinker import Thinker, name_of, trained
from hoftag.bots.weighing import beginner
from hoftag.kernel.chance import SeededChance
from hoftag.kernel.ids import Action


class Skill:
    """How far it is from prices made by hand to those that were learned, and how many tries an answer is worth."""

    def __init__(self, learned: float, tries: int) -> None:
        self.learned = learned
        self.tries = tries


SQUIRE: Final = {
    "carolingi": Skill(0.2, 0),
    "carolus_magnus": Skill(1.0, 0),
    "wallenstein": Skill(0.3, 0),
}
COUNT: Final = {
    "carolingi": Skill(1.0, 0),
    "carolus_magnus": Skill(1.0, 30),
    "wallenstein": Skill(1.0, 60),
}


class Courtier(Bot):
    """Thinks with a skill for each game."""

    def __init__(self, chance: SeededChance, skills: dict[str, Skill]) -> None:
        super().__init__(chance)
        self.skills = skills
        self.thinker: Thinker | None = None

    def choose(self, known: Knowledge) -> Action:
        if self.thinker is None:
            s = known.sample(self.chance)
            skill = self.skills[name_of(s)]
            known_part = partly_learned(name_of(s), trained(s), skill.learned)
            self.thinker = Thinker(self.chance, skill.tries, 0, known_part)
        return self.thinker.choose(known)


def partly_learned(game: str, whole: Experience, part: float) -> Experience:
    """Prices on the way from those made by hand to the learned ones, by equal factors."""
    by_hand = beginner(game).prices
    prices = {name: by_hand[name] ** (1.0 - part) * price**part for name, price in whole.prices.items()}
    return Experience(whole.network, prices)
