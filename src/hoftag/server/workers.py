"""Asking bots. Whatever befalls one that thinks, there is an answer, or it is said that there is none."""

from __future__ import annotations

import secrets
from typing import Any, Final

import structlog

from hoftag.bots.registry import BOTS, STAND_IN
from hoftag.server import figures, thinking
from hoftag.server.questions import Occasion, Question, Thinkers, Work
from hoftag.server.standing import Answer, Failure, Trouble

LIMIT: Final = 20.0
"""Seconds for one decision; then a simpler bot answers."""
ADVICE: Final = 10.0
"""Seconds for advice to a person; it thinks for one, the rest is for a busy machine."""

_log = structlog.get_logger("hoftag.server")


class Workers:
    """What bots can be asked for, whoever thinks for them."""

    def __init__(self, thinkers: Thinkers, limit: float = LIMIT) -> None:
        self.thinkers = thinkers
        self.limit = limit

    async def start(self) -> None:
        """Be ready for the first question."""
        await self.thinkers.start()

    async def stop(self) -> None:
        """No bot thinks any more."""
        await self.thinkers.stop()

    async def answer(
        self, record: str, seat: int, bot: str, limit: float | None = None, occasion: Occasion | None = None
    ) -> Answer:
        """What a bot answers, or the one that stands in for it; without notations if neither can be asked.

        `limit`: seconds for this decision, if it has fewer than others.
        """
        occasion = Occasion() if occasion is None else occasion
        seconds = self.limit if limit is None else min(limit, self.limit)
        trouble: Trouble | None = None
        for name in dict.fromkeys((bot if bot in BOTS else STAND_IN, STAND_IN)):
            try:
                notations = await self._ask("think", (record, seat, name, _seed()), seconds, occasion)
                return Answer(notations, name, trouble)
            except TimeoutError:
                failure: Failure = "slow"
            except thinking.Nonsense:
                failure = "nonsense"
            except Exception:
                failure = "crashed"
                _log.exception("bot failed", bot=name, table=occasion.table)
            figures.STANDING_IN.labels(failure).inc()
            _log.warning(
                "bot did not answer", bot=name, failure=failure, seconds=seconds, table=occasion.table
            )
            trouble = trouble or Trouble(name, failure, seconds)
        return Answer([], "", trouble)

    async def advise(self, record: str, seat: int, table: str) -> thinking.Advice | None:
        """What the strongest bot would do, and why; None if it cannot be asked."""
        advice: thinking.Advice | None = await self._counsel("advise", (record, seat, _seed()), table)
        return advice

    async def explain(self, record: str, asker: int, move: int, table: str) -> thinking.Why | None:
        """Why a bot did what it did, by what the asker could know; the same whenever it is asked."""
        why: thinking.Why | None = await self._counsel("explain", (record, asker, move, move), table)
        return why

    async def _counsel(self, work: Work, args: tuple[Any, ...], table: str) -> Any:
        try:
            return await self._ask(work, args, ADVICE, Occasion(table))
        except Exception:
            _log.exception("no counsel", work=work, table=table)
            return None

    async def _ask(self, work: Work, args: tuple[Any, ...], seconds: float, occasion: Occasion) -> Any:
        with figures.WAITING.track_inprogress(), figures.THINKING.labels(work).time():
            return await self.thinkers.ask(Question(work, args, seconds, occasion))


def _seed() -> int:
    """Nobody at the table can guess what a bot will do."""
    return secrets.randbits(62)
