"""The rungs between `greedy` and `emperor`: how much of what was learned they know, and how far they think ahead."""

from __future__ import annotations

from typing import Final

from hoftag.bots.bot import Bot, Knowledge
from hoftag.bots.carolingi import rungs as carolingi
from hoftag.bots.carolus_magnus import rungs as carolus_magnus
from hoftag.bots.experience import Experience
from hoftag.bots.greedy import GreedyBot
from hoftag.bots.network import partly_trained
from hoftag.bots.outlook import TWO
from hoftag.bots.skill import Skill
from hoftag.bots.thinker import Thinker, name_of, trained, variant_of
from hoftag.bots.wallenstein import rungs as wallenstein
from hoftag.bots.weighing import beginner, experience_for
from hoftag.kernel.chance import SeededChance
from hoftag.kernel.ids import Action
from hoftag.kernel.state import State

PLACE: Final = "place"
"""How the files are named that hold what was learned for a place."""


SQUIRE: Final[dict[str, tuple[Skill, ...]]] = {
    "carolingi": carolingi.SQUIRE,
    "carolus_magnus": carolus_magnus.SQUIRE,
    "wallenstein": wallenstein.SQUIRE,
}
COUNT: Final[dict[str, tuple[Skill, ...]]] = {
    "carolingi": carolingi.COUNT,
    "carolus_magnus": carolus_magnus.COUNT,
    "wallenstein": wallenstein.COUNT,
}
"""For each game the skill at a table of two, of three, and of four; the last one is for all larger tables too."""


FINE: Final = 1000
"""How finely it is told which part of the answers gets heed."""


class Courtier(Bot):
    """Thinks with a skill for each game and size of table, and now and then does not heed what it knows."""

    def __init__(self, chance: SeededChance, skills: dict[str, tuple[Skill, ...]]) -> None:
        super().__init__(chance)
        self.skills = skills
        self.heed = 1.0
        self.thinker: Thinker | None = None
        self.careless = GreedyBot(chance)

    def choose(self, known: Knowledge) -> Action:
        if self.thinker is None:
            s = known.sample(self.chance)
            skills = self.skills[name_of(s)]
            skill = skills[min(s.players - TWO, len(skills) - 1)]
            self.heed = skill.heed
            self.thinker = Thinker(self.chance, skill.tries, 0, knowledge_of(s, skill))
        if self.heed < 1.0 and self.chance.below(FINE) >= self.heed * FINE:
            return self.careless.choose(known)
        return self.thinker.choose(known)


def knowledge_of(s: State, skill: Skill) -> Experience:
    """What somebody with a skill knows at the table at hand."""
    start = beginner(name_of(s))
    learned = a_part_of(start, trained(s), skill.learned)
    if skill.place > 0.0 and not variant_of(s):
        for_a_place = experience_for(name_of(s), PLACE, s.players).prices
        learned = Experience(learned.network, partly_learned(start.prices, for_a_place, skill.place))
    return learned


def a_part_of(start: Experience, whole: Experience, part: float) -> Experience:
    """What somebody knows who is on the way from a beginner to what was learned."""
    network = whole.network
    if not whole.prices:  # where the network is the sense, a part of what was learned is a part of it
        network = partly_trained(start.network, network, part)
    return Experience(network, partly_learned(start.prices, whole.prices, part))


def partly_learned(by_hand: dict[str, float], learned: dict[str, float], part: float) -> dict[str, float]:
    """Prices on the way from those made by hand to the learned ones, by equal factors."""
    return {name: by_hand[name] ** (1.0 - part) * price**part for name, price in learned.items()}
