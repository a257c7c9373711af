"""Who answered for a bot that failed, and why: kept in the log beside the answer, and told to everybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, cast

from hoftag.server import wire

Failure = Literal["slow", "crashed", "nonsense"]


@dataclass(frozen=True)
class Trouble:
    """A bot that was asked and did not answer."""

    bot: str
    failure: Failure
    seconds: float
    """How long it had."""


@dataclass(frozen=True)
class Answer:
    """What was answered, and by whom."""

    notations: list[str]
    """Several are the parts of a secret choice."""
    bot: str
    trouble: Trouble | None = None
    """Why it was not the bot that was asked first."""

    @property
    def by(self) -> str:
        """As the log says it: `bot greedy`, or `bot greedy for count slow 20`."""
        if self.trouble is None:
            return f"bot {self.bot}"
        return f"bot {self.bot} for {self.trouble.bot} {self.trouble.failure} {round(self.trouble.seconds)}"


def is_bot(by: str) -> bool:
    """Whether a bot has answered."""
    return by.startswith("bot ")


def note(by: str, seat: int, after: int) -> wire.Note | None:
    """What people are told about an answer; None: the bot itself has given it."""
    words = by.split()
    if len(words) != 6 or words[0] != "bot" or words[2] != "for":
        return None
    return wire.Note(after, seat, words[3], words[1], cast(Failure, words[4]), int(words[5]))
