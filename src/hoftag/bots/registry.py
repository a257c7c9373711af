"""Which computer players there are, and how they are named: `NAME`, or `NAME:BUDGET` as in `emperor:5s`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hoftag.bots.bot import Bot, RandomBot
from hoftag.bots.courtier import COUNT, SQUIRE, Courtier
from hoftag.bots.greedy import GreedyBot
from hoftag.bots.thinker import Thinker
from hoftag.kernel.chance import SeededChance, seeded
from hoftag.kernel.errors import BadInput

LONGEST_BUDGET: Final = 600_000
"""Milliseconds a move that may be asked for at most."""
MOST_DIGITS: Final = 9
"""Longer numbers are refused before they are read."""


class BotInfo:
    """A rung of the ladder. `make` gets the bot's own chance and its budget in milliseconds a move.

    `budget` is what the bot gets when none is named; 0 for bots that do not use any.
    """

    def __init__(self, name: str, level: int, budget: int, make: Callable[[SeededChance, int], Bot]) -> None:
        self.name = name
        self.level = level
        self.budget = budget
        self.make = make
        self.text_key = f"bot-{name}"
        """The text that describes it."""


NOT_COUNTED: Final = 0
"""The emperor thinks by the clock."""

LADDER: Final = (
    BotInfo("random", 0, 0, lambda chance, _: RandomBot(chance)),
    BotInfo("greedy", 1, 0, lambda chance, _: GreedyBot(chance)),
    BotInfo("squire", 2, 0, lambda chance, _: Courtier(chance, SQUIRE)),
    BotInfo("count", 3, 0, lambda chance, _: Courtier(chance, COUNT)),
    BotInfo("emperor", 4, 2000, lambda chance, budget: Thinker(chance, NOT_COUNTED, budget)),
)
"""All bots, the weakest first."""

BOTS: Final = tuple([info.name for info in LADDER])
STAND_IN: Final = "greedy"
"""Who plays for people that have left, and for players that fail."""


class BotSpec:
    """A bot as it was asked for."""

    def __init__(self, info: BotInfo, budget: int) -> None:
        self.info = info
        self.budget = budget

    def text(self) -> str:
        """The one way to write it: no budget where it is the bot's own, whole seconds as seconds."""
        if self.budget == self.info.budget:
            return self.info.name
        if self.budget % 1000 == 0:
            return f"{self.info.name}:{self.budget // 1000}s"
        return f"{self.info.name}:{self.budget}ms"


def read_bot(text: str, ladder: tuple[BotInfo, ...] = LADDER) -> BotSpec:
    """`NAME` or `NAME:BUDGET`; what there is not is refused with what there is."""
    name, colon, given = text.strip().partition(":")
    for info in ladder:
        if info.name == name:
            if not colon:
                return BotSpec(info, info.budget)
            if info.budget == 0:
                raise BadInput("bot-budget-none", {"bot": name, "given": given})
            budget = read_budget(given)
            if budget == 0:
                most = f"{LONGEST_BUDGET // 1000}s"
                raise BadInput("bot-budget-form", {"bot": name, "given": given, "least": "1ms", "most": most})
            return BotSpec(info, budget)
    raise BadInput("bot-unknown", {"bot": text.strip(), "allowed": ", ".join([i.name for i in ladder])})


def read_budget(text: str) -> int:
    """Milliseconds from `200ms`, `5s` or `0.5s`; 0 if it is no time, or one out of bounds."""
    number = text.removesuffix("ms")
    places = 0
    if number == text:
        number = text.removesuffix("s")
        places = 3
    if number == text:
        return 0
    whole, point, part = number.partition(".")
    digits = whole + part.ljust(places, "0")
    if len(part) > places or (point and not part) or not whole or len(digits) > MOST_DIGITS:
        return 0
    if not (digits.isascii() and digits.isdecimal()):
        return 0
    budget = int(digits)
    return budget if budget <= LONGEST_BUDGET else 0


def check_bot(text: str) -> str:
    """The one way to write a bot, if there is such a bot."""
    return read_bot(text).text()


def check_level(name: str) -> str:
    """The name of a rung, if there is one; how long it may think is not for whoever asks to say."""
    if name not in BOTS:
        raise BadInput("bot-unknown", {"bot": name, "allowed": ", ".join(BOTS)})
    return name


def make_bot(text: str, seed: int) -> Bot:
    """A bot by its name and budget."""
    spec = read_bot(text)
    return spec.info.make(seeded(seed), spec.budget)
