"""Who sits at a table of the lab or of a terminal: bots of ours, and programs that the command line names."""

from __future__ import annotations

from typing import Protocol

from hoftag.bots.bot import Bot, Knowledge
from hoftag.bots.registry import BOTS, check_bot, make_bot
from hoftag.kernel.errors import BadInput
from hoftag.lab.outside import EXEC, LIMIT, Outside, check_outside
from hoftag.match.match import Match


class Player(Protocol):
    """Somebody who answers for a seat, in one game."""

    failure: str
    """Why a bot has taken its place; empty if none has."""

    def choose(self, match: Match, seat: int) -> int:
        """One of the options of a seat that owes an answer."""

    def close(self, match: Match) -> None:
        """The game is over, or given up."""


class Inside:
    """A bot of ours: it sees what `Knowledge` offers, and no more."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.failure = ""

    def choose(self, match: Match, seat: int) -> int:
        """What the bot says."""
        return self.bot.choose(Knowledge(match.game, match.state, seat))

    def close(self, match: Match) -> None:
        """Nothing is to be done."""


def check_player(text: str) -> str:
    """The one way to write a player, if it can play."""
    if text.strip().startswith(EXEC):
        return check_outside(text.strip())
    try:
        return check_bot(text)
    except BadInput as error:
        if error.code == "bot-unknown":
            error.facts["allowed"] = ", ".join((*BOTS, f"{EXEC}…"))
        raise


def make_player(text: str, seed: int, limit: float = LIMIT) -> Player:
    """A player by its name; `limit` is how many seconds a program may take for an answer."""
    if text.startswith(EXEC):
        return Outside(text, seed, limit)
    return Inside(make_bot(text, seed))
