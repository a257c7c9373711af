"""Bots that think elsewhere: questions go to workers through Redis, and are thought about here if none answers."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from typing import Any, Final, Literal

import msgspec
import structlog
from redis.exceptions import RedisError
from saq import Job, Status
from saq.job import TERMINAL_STATUSES

from hoftag.server import figures, thinking
from hoftag.server.pool import Pool
from hoftag.server.questions import Question, Work
from hoftag.server.redis_at import end
from hoftag.server.redis_jobs import RETRIES, Jobs, Outcome

BEAT: Final = 1.0
"""Seconds between two signs of a worker that it thinks."""
SILENCE: Final = 4.0
"""Seconds after which a worker that gives none counts as gone, and its question is asked again."""
PATIENCE: Final = {True: 4.0, False: 30.0}
"""Seconds that a question waits for a worker, if somebody waits for the answer and if not."""
_LOOK: Final = 0.5
"""Seconds between two looks at all questions."""
_AGAIN: Final = 0.5
"""Seconds until a lost connection is tried again."""
_GREETING: Final = 2.0
"""Seconds that Redis has at the start."""

Reason = Literal["redis", "worker", "late", "lost", "crashed"]
"""Why a question is thought about here: Redis is away, no worker is there, none had time, those who began it are
gone, the bot has taken its process along (so it is tried here, in case that machine is to blame)."""

_ANSWERS: Final[dict[Work, Any]] = {
    "think": list[str],
    "advise": thinking.Advice,
    "explain": thinking.Why,
}

_log = structlog.get_logger("hoftag.server")


class Unthought(Exception):
    """No worker has answered."""

    def __init__(self, why: Reason) -> None:
        super().__init__(why)
        self.why = why


class Asked:
    """A question on its way."""

    def __init__(self, job: Job, question: Question) -> None:
        self.job = job
        self.question = question
        self._outcome: asyncio.Future[Outcome | Unthought] = asyncio.get_running_loop().create_future()
        self.taken = False
        self.heard = time.monotonic()
        """When something was last heard of it."""
        self.times = 1

    async def outcome(self) -> Outcome:
        """What came of it, once that is known."""
        found = await self._outcome
        if isinstance(found, Unthought):
            raise found
        return found

    def resolve(self, outcome: Outcome | Unthought) -> None:
        """The first thing that is known counts."""
        if not self._outcome.done():
            self._outcome.set_result(outcome)

    def give_up(self, why: Reason) -> None:
        """Wait no longer."""
        self.resolve(Unthought(why))


class Elsewhere:
    """Those who think elsewhere, and a few processes here for when they do not."""

    def __init__(self, jobs: Jobs, here: Pool) -> None:
        self.here = here
        self._jobs = jobs
        self._asked: dict[str, Asked] = {}
        self._hearing = asyncio.Event()
        self._reached = False
        self._manned = False
        self._noted: Reason | Literal["nothing"] | None = "nothing"
        self._chores: list[asyncio.Task[None]] = []
        self._errands: set[asyncio.Task[None]] = set()

    @property
    def obstacle(self) -> Reason | None:
        """What keeps questions here now."""
        if not (self._hearing.is_set() and self._reached):
            return "redis"
        return None if self._manned else "worker"

    async def start(self) -> None:
        """See who is there."""
        self._chores = [asyncio.create_task(self._listen())]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._hearing.wait(), _GREETING)
        await self._look()
        self._chores.append(asyncio.create_task(self._watch()))

    async def stop(self) -> None:
        """Take back what was asked."""
        await end(self._chores)
        await asyncio.sleep(0)  # those who asked and were told to stop say so first
        if self._errands:
            await asyncio.wait(self._errands, timeout=_GREETING)
        await end(self._errands)
        await self._jobs.redis.aclose()
        await self.here.stop()

    # ---- asking

    async def ask(self, question: Question) -> Any:
        """Whoever thinks about it, the answer is the same."""
        why = self.obstacle
        if why is None:
            try:
                answer = await self._far(question)
            except Unthought as lost:
                why = lost.why
                _log.warning(
                    "question stays here", why=why, work=question.work, table=question.occasion.table
                )
            else:
                figures.FAR.labels(question.work).inc()
                return answer
        figures.NEAR.labels(why).inc()
        return await self.here.ask(question)

    async def _far(self, question: Question) -> Any:
        asked = Asked(self._jobs.job_of(question), question)
        self._asked[asked.job.key] = asked
        try:
            await self._put(asked.job)
            return _opened(question.work, await asked.outcome())
        finally:
            del self._asked[asked.job.key]
            self._errand(self._jobs.forget(asked.job))

    async def _put(self, job: Job) -> None:
        try:
            await self._jobs.enqueue(job)
        except (RedisError, OSError):
            raise Unthought("redis") from None

    def _errand(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_tried(work))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    # ---- hearing

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(RedisError, OSError):
                await self._hear()
            self._hearing.clear()
            self._note()
            self._give_up()
            await asyncio.sleep(_AGAIN)

    async def _hear(self) -> None:
        async with self._jobs.redis.pubsub() as ear:
            await ear.psubscribe(self._jobs.channels)
            while True:
                message = await ear.get_message(timeout=BEAT)
                if message is None:
                    await ear.ping()  # a connection that is only half there is found out
                elif message["type"] == "psubscribe":
                    self._give_up()  # the library may have come back by itself: who knows what was missed
                    self._hearing.set()
                elif message["type"] == "pmessage":
                    self._read(message["channel"].decode(), message["data"].decode())

    def _read(self, channel: str, status: str) -> None:
        asked = self._asked.get(self._jobs.job_key_from_id(channel))
        if asked is None:
            return
        asked.heard = time.monotonic()
        asked.taken = status != Status.QUEUED
        if status in TERMINAL_STATUSES:
            self._errand(self._fetch(asked))

    async def _fetch(self, asked: Asked) -> None:
        """Read the answer; it is lost if there is none, or none that can be read."""
        job = await self._stored(asked)
        try:
            asked.resolve(msgspec.convert(None if job is None else job.result, Outcome))
        except msgspec.ValidationError:
            asked.give_up("lost")

    async def _ask_again(self, asked: Asked) -> None:
        """The worker is silent: somebody else is to think about it."""
        job = await self._stored(asked)
        if job is None or job.status in TERMINAL_STATUSES or asked.times == RETRIES:
            await self._fetch(asked)
            return
        _log.warning("worker is gone", worker=job.worker_id, table=asked.question.occasion.table)
        figures.AGAIN.inc()
        asked.times += 1
        asked.taken = False
        asked.heard = time.monotonic()
        await self._jobs.retry(job, "silence")

    async def _stored(self, asked: Asked) -> Job | None:
        try:
            return await self._jobs.job(asked.job.key)
        except (msgspec.MsgspecError, ValueError, TypeError, KeyError):
            return None  # something else has taken its place

    # ---- watching

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(_LOOK)
            await self._look()

    async def _look(self) -> None:
        """See whether workers are there, and what becomes of every question."""
        try:
            self._manned = await self._jobs.look()
            self._reached = True
            self._note()
            for asked in list(self._asked.values()):
                silence = time.monotonic() - asked.heard
                if asked.taken:
                    if silence > SILENCE:
                        await self._ask_again(asked)
                elif not self._manned:
                    asked.give_up("worker")
                elif silence > PATIENCE[asked.question.occasion.awaited]:
                    asked.give_up("late")
        except (RedisError, OSError):
            self._reached = False
            self._note()
            self._give_up()

    def _give_up(self) -> None:
        """Nothing is known any more of what was asked."""
        for asked in self._asked.values():
            asked.give_up("redis")

    def _note(self) -> None:
        """Say where bots think from now on."""
        why = self.obstacle
        figures.ELSEWHERE.set(why is None)
        if why == self._noted:
            return
        self._noted = why
        if why is None:
            _log.info("bots think elsewhere", queue=self._jobs.name)
        else:
            _log.warning("bots think here", why=why)
            self._errand(self.here.start())


def _opened(work: Work, outcome: Outcome) -> Any:
    """The answer, or the trouble that the bot has had, as if it had been thought here."""
    if outcome.failure == "slow":
        raise TimeoutError
    if outcome.failure == "nonsense":
        raise thinking.Nonsense
    if outcome.failure:
        raise Unthought("crashed")
    try:
        return msgspec.convert(outcome.answer, _ANSWERS[work])
    except msgspec.ValidationError:
        raise Unthought("lost") from None


async def _tried(work: Coroutine[Any, Any, None]) -> None:
    """What cannot be done without Redis is made up for by itself."""
    with contextlib.suppress(RedisError, OSError):
        await work
