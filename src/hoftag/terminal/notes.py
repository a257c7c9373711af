"""Notes about programs that failed and were replaced by a bot."""

from __future__ import annotations

from typing import Any

from hoftag.bots.registry import STAND_IN
from hoftag.locale.texts import Texts
from hoftag.terminal.complaint import tidy
from hoftag.terminal.session import Session

REASONS = {
    "start": "cli-outside-start",
    "time": "cli-outside-time",
    "ended": "cli-outside-ended",
    "form": "cli-outside-form",
    "illegal": "cli-outside-illegal",
}
"""The text for each reason that `hoftag.lab.outside` knows."""


def note(texts: Texts, bot: str, reason: str, limit: float) -> str:
    """What a program did wrong, and who plays on."""
    why = texts(REASONS[reason], seconds=f"{limit:g}")
    return texts("cli-outside-replaced", bot=tidy(bot), why=why, other=STAND_IN)


class Notes:
    """Says on stderr what went wrong, once for each program and reason; results count all of it."""

    def __init__(self, session: Session, limit: float) -> None:
        self._session = session
        self._limit = limit
        self._said: set[tuple[str, str]] = set()

    def of(self, line: dict[str, Any]) -> None:
        """The notes for a game."""
        for seat, reason in line.get("replaced", {}).items():
            bot = line["bots"][int(seat)]
            if (bot, reason) not in self._said:
                self._said.add((bot, reason))
                words = note(self._session.texts, bot, reason, self._limit)
                self._session.err.print(words, markup=False, highlight=False, soft_wrap=True)
