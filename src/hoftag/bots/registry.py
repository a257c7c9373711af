"""Which computer players there are."""

from __future__ import annotations

from hoftag.bots.bot import Bot, RandomBot
from hoftag.bots.greedy import GreedyBot
from hoftag.kernel.chance import seeded
from hoftag.kernel.errors import BadInput

BOTS = ("random", "greedy")


def check_bot(name: str) -> str:
    """The name, if there is such a bot."""
    if name not in BOTS:
        raise BadInput("bot-unknown", {"bot": name, "allowed": ", ".join(BOTS)})
    return name


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name."""
    check_bot(name)
    if name == "random":
        return RandomBot(seeded(seed))
    return GreedyBot(seeded(seed))
