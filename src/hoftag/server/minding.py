"""What happens at tables by itself: bots answer, and time runs out."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Coroutine
from contextvars import Context
from dataclasses import replace
from typing import Any, Final

import structlog

from hoftag.bots.registry import STAND_IN
from hoftag.kernel.step import Together
from hoftag.server import rows, sights
from hoftag.server.errors import Refused
from hoftag.server.play import Play
from hoftag.server.questions import Occasion
from hoftag.server.room import Room
from hoftag.server.standing import Answer
from hoftag.server.takeback import settle
from hoftag.server.workers import Workers

PACES: Final = {"instant": 0.0, "quick": 0.4, "normal": 1.1, "slow": 2.5}
"""Seconds between two things that a bot lets people see."""
_AGAIN: Final = 5.0
"""Seconds until something that failed is tried again."""
_AGAIN_READ: Final = 1.0
"""Seconds until a table whose last action is in doubt is read again."""
LOT: Final = "random"
"""Who answers when nobody else can."""

_log = structlog.get_logger("hoftag.server")


class Minder:
    """Looks after one table: at most one thinking task for each seat, and one timer."""

    def __init__(self, room: Room, workers: Workers) -> None:
        self.room = room
        self.workers = workers
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self.answering: set[int] = set()
        """Seats whose bot is giving several answers in a row: their questions in between are no new ones."""
        self.timer: asyncio.Task[None] | None = None
        self.timer_at: float | None = None
        self.reading: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether something will happen by itself."""
        return bool(self.thinking) or self.timer is not None or self.reading is not None

    def look(self) -> None:
        """Something has changed: see who is awaited and when time is over."""
        play = self.room.play
        if self.room.row.status != "playing":
            self.stop()
            return
        if play is None:
            self._read_again()
            return
        for seat in play.match.awaiting:
            if self.room.seats[seat].by_bot:
                self._think(play, seat)
        self._set_timer(self.room.deadline(play))

    def stop(self) -> None:
        """Let the table rest."""
        for _, task in self.thinking.values():
            if task is not asyncio.current_task():
                task.cancel()
        self.thinking.clear()
        self._set_timer(None)
        if self.reading is not None and self.reading is not asyncio.current_task():
            self.reading.cancel()
            self.reading = None

    # ---- after trouble with the database

    def _read_again(self) -> None:
        """What was in memory is in doubt: read it again, for bots and clocks wait for it and nobody may come to ask."""
        if self.reading is None:
            self.reading = asyncio.create_task(self._reading(), context=Context())

    async def _reading(self) -> None:
        try:
            while True:
                await asyncio.sleep(_AGAIN_READ)
                try:
                    await self.room.seen()
                    break
                except Refused:
                    return  # it cannot be read at all, and whoever comes is told
                except Exception as error:
                    _log.warning("table could not be read", table=self.room.row.id, why=str(error))
        finally:
            if self.reading is asyncio.current_task():  # else it was stopped, and perhaps begun anew
                self.reading = None
        self.room.wake()

    # ---- bots

    def _think(self, play: Play, seat: int) -> None:
        if seat in self.answering:
            return
        question = play.asked[seat]
        known = self.thinking.get(seat)
        if known is not None:
            if known[0] == question:
                return
            known[1].cancel()
        self.thinking[seat] = (question, self._task(self._answer(seat, question), seat))

    def _task(self, work: Coroutine[Any, Any, None], seat: int) -> asyncio.Task[None]:
        task = asyncio.create_task(work, context=Context())  # not part of the request that set it going
        task.add_done_callback(lambda done: self._ended(seat, done))
        return task

    def _ended(self, seat: int, task: asyncio.Task[None]) -> None:
        known = self.thinking.get(seat)
        if known is not None and known[1] is task:
            del self.thinking[seat]
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            _log.error("bot could not act", table=self.room.row.id, seat=seat, exc_info=error)
            asyncio.get_running_loop().call_later(_AGAIN, self.look)
        else:
            self.look()

    async def _answer(self, seat: int, question: int) -> None:
        """Think, rest so that people can follow, answer; unless something has changed meanwhile."""
        room = self.room
        play = await room.playing()
        if play.asked[seat] != question:
            return
        bot = room.seats[seat].bot or STAND_IN
        answer = await self._choose(play, seat, bot)
        if not isinstance(sights.top(play.match), Together):
            rest = play.public_at + PACES[room.row.pace] - room.time.now()
            if rest > 0:
                await room.time.sleep(rest)
        await asyncio.shield(self._play(seat, question, answer))

    async def _choose(self, play: Play, seat: int, bot: str) -> Answer:
        """What a bot answers. Whatever befalls the bots, the game goes on: at worst by lot."""
        options = [choice.notation for choice in play.match.options(seat)]
        if len(options) == 1:
            return Answer(options, bot)
        # whoever turns the sand timer, a bot is never late
        limit = play.sand.seconds / 3 if play.sand.seconds else None
        answer = await self.workers.answer(play.match.record(), seat, bot, limit, self._occasion(play))
        if not answer.notations:
            _log.error("bot answers by lot", table=self.room.row.id, seat=seat, bot=bot)
            state = play.match.state
            onward = state.agenda[-1].onward(state, seat)
            return replace(
                answer, notations=[state.agenda[-1].notation(state, secrets.choice(onward))], bot=LOT
            )
        return answer

    def _occasion(self, play: Play) -> Occasion:
        """Somebody waits who sits here and looks, unless there are days for a move; and sand waits for nobody."""
        days = self.room.row.clock["kind"] == "days"
        return Occasion(self.room.row.id, bool(play.sand.seconds) or (self.room.attended and not days))

    async def _play(self, seat: int, question: int, answer: Answer) -> None:
        room = self.room
        async with room.lock:
            play = await room.playing()
            if room.row.status != "playing" or play.asked[seat] != question or not room.seats[seat].by_bot:
                return
            self.answering.add(seat)
            try:
                # what is to be noted is noted once, with the last part: that one everybody sees
                for notation in answer.notations[:-1]:
                    await room.accept("play", seat, notation, by=f"bot {answer.bot}")
                await room.accept("play", seat, answer.notations[-1], by=answer.by)
            except rows.Overtaken:
                return  # another server was quicker, and thinks for this seat as well
            finally:
                self.answering.discard(seat)

    # ---- clocks

    def _set_timer(self, at: float | None) -> None:
        if at == self.timer_at and (at is None or self.timer is not None):
            return
        if self.timer is not None and self.timer is not asyncio.current_task():
            self.timer.cancel()
        self.timer, self.timer_at = None, at
        if at is not None:
            self.timer = asyncio.create_task(self._wait(at), context=Context())

    async def _wait(self, at: float) -> None:
        room = self.room
        await room.time.sleep(max(0.0, at - room.time.now()))
        self.timer, self.timer_at = None, None
        try:
            with contextlib.suppress(
                rows.Overtaken
            ):  # another server has called it, or somebody was just in time
                await asyncio.shield(self._time_over())
        except Exception:
            _log.exception("time could not be called", table=room.row.id)
            await room.time.sleep(_AGAIN)
        self.look()

    async def _time_over(self) -> None:
        """The sand has run out; or the time of somebody is over: a bot takes the seat, or passes for it."""
        room = self.room
        async with room.change():
            play = await room.playing()
            now = room.time.now()
            if room.row.status == "playing" and play.match.may_close and play.sand.left(now) == 0:
                await room.accept("time", -1, "", by="clock")
                return
            late = [
                seat.seat
                for seat in room.seats
                if seat.present and (due := play.clocks.deadline(seat.seat)) is not None and due <= now
            ]
            if room.row.status != "playing" or not late:
                return
            if room.row.clock["at_zero"] == "bot":
                for seat in late:
                    room.seats[seat].left = True
                await settle(room)
                return
            for seat in late:
                await self._pass(await room.playing(), seat)

    async def _pass(self, play: Play, seat: int) -> None:
        if seat not in play.match.awaiting:
            return
        notation = sights.pass_notation(play.match, seat)
        if notation is not None:
            notations = [notation]
        else:
            notations = (await self._choose(play, seat, STAND_IN)).notations
        for part in notations:
            await self.room.accept("play", seat, part, by="clock")
