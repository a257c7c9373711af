"""The rungs between `greedy` and `emperor`: how much of what was learned they know, and how far they think ahead."""

from __future__ import annotations

from typing import Final

from hoftag.bots.bot import Bot, Knowledge
from hoftag.bots.experience import Experience
from hoftag.bots.network import partly_trained
from hoftag.bots.outlook import TWO
from hoftag.bots.thinker import Thinker, name_of, trained
from hoftag.bots.weighing import beginner
from hoftag.kernel.chance import SeededChance
from hoftag.kernel.ids import Action


class Skill:
    """How far it is from what a beginner knows to what was learned, and how many tries an answer is worth."""

    def __init__(self, learned: float, tries: int) -> None:
        self.learned = learned
        self.tries = tries


SQUIRE: Final = {
    "carolingi": (Skill(0.2, 0), Skill(0.2, 0)),
    "carolus_magnus": (Skill(0.6, 0), Skill(0.87, 0)),
    "wallenstein": (Skill(1.0, 0), Skill(1.0, 0)),
}
COUNT: Final = {
    "carolingi": (Skill(0.5, 0), Skill(1.0, 30)),
    "carolus_magnus": (Skill(1.0, 20), Skill(1.0, 30)),
    "wallenstein": (Skill(1.0, 120), Skill(1.0, 120)),
}
"""For each game the skill at a table of two, and at larger ones: there luck evens out what is known."""


class Courtier(Bot):
    """Thinks with a skill for each game and size of table."""

    def __init__(self, chance: SeededChance, skills: dict[str, tuple[Skill, Skill]]) -> None:
        super().__init__(chance)
        self.skills = skills
        self.thinker: Thinker | None = None

    def choose(self, known: Knowledge) -> Action:
        if self.thinker is None:
            s = known.sample(self.chance)
            two, more = self.skills[name_of(s)]
            skill = two if s.players == TWO else more
            start = beginner(name_of(s))
            whole = trained(s)
            network = whole.network
            if not whole.prices:  # where the network is the sense, a part of what was learned is a part of it
                network = partly_trained(start.network, network, skill.learned)
            prices = partly_learned(start.prices, whole.prices, skill.learned)
            self.thinker = Thinker(self.chance, skill.tries, 0, Experience(network, prices))
        return self.thinker.choose(known)


def partly_learned(by_hand: dict[str, float], learned: dict[str, float], part: float) -> dict[str, float]:
    """Prices on the way from those made by hand to the learned ones, by equal factors."""
    return {name: by_hand[name] ** (1.0 - part) * price**part for name, price in learned.items()}
