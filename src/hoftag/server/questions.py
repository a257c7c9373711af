"""What bots are asked, and by whom it is thought about: in processes here, or by workers elsewhere."""

from __future__ import annotations

from typing import Any, Literal, Protocol

import msgspec

Work = Literal["think", "advise", "explain"]
"""The functions of `thinking` that can be asked for."""


class Occasion(msgspec.Struct, frozen=True):
    """Why something is asked."""

    table: str = ""
    """For the log."""
    awaited: bool = True
    """Whether somebody is there and waits for it: such questions come first."""


class Question(msgspec.Struct, frozen=True):
    """A piece of work for a bot. It can be written down, and the secret of the table is never in it."""

    work: Work
    args: tuple[Any, ...]
    seconds: float
    """How long it may be thought about; waiting for somebody who thinks does not count."""
    occasion: Occasion = Occasion()


class Thinkers(Protocol):
    """Those who think. TimeoutError: too long; Nonsense: no option; whatever else: it could not be thought."""

    async def start(self) -> None:
        """Be ready for the first question."""

    async def ask(self, question: Question) -> Any:
        """What the function returns."""

    async def stop(self) -> None:
        """Nobody thinks any more."""
