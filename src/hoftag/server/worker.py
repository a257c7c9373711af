"""`hoftag worker`: takes questions for bots from Redis, thinks in processes of its own, and sends the answers back."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import signal
from collections.abc import Callable
from typing import Any, ClassVar, Final

import msgspec
import saq
import structlog
from redis.exceptions import RedisError
from saq.types import Context

import hoftag
from hoftag.bots.registry import make_bot
from hoftag.server import figures
from hoftag.server.elsewhere import BEAT
from hoftag.server.health import compiled
from hoftag.server.logs import configure
from hoftag.server.pool import Pool
from hoftag.server.questions import Question
from hoftag.server.redis_at import bytes_at, check_redis
from hoftag.server.redis_jobs import Jobs, Outcome
from hoftag.server.run import LOCAL, listen
from hoftag.server.settings import WorkerSettings
from hoftag.server.thinking import Make, Nonsense

_GRACE: Final = 5
"""Seconds that a worker which was told to stop has to finish; then it gives back what it is thinking about."""
_SLEEP: Final = 1.0
"""Seconds for which Redis is asked for a question."""

_log = structlog.get_logger("hoftag.server")


class _Taker(saq.Worker[Context]):
    """SAQ's worker; signals are not its business."""

    SIGNALS: ClassVar[list[signal.Signals]] = []  # type: ignore[misc]


class Thinking:
    """What a worker does with a question."""

    def __init__(self, jobs: Jobs, pool: Pool) -> None:
        self._jobs = jobs
        self._pool = pool

    async def deal(self, context: Context, *, question: dict[str, Any]) -> Outcome:
        """Think about it, and say so every now and then; stop when nobody asks any more."""
        job = context["job"]
        asked = msgspec.convert(question, Question)
        thought = asyncio.create_task(self._think(asked))
        try:
            while not thought.done() and await self._wanted(job):
                await asyncio.wait({thought}, timeout=BEAT)
            if thought.done():
                outcome = thought.result()
                figures.JOBS.labels(asked.work, outcome.failure or "answered").inc()
                return outcome
            figures.JOBS.labels(asked.work, "dropped").inc()
            return Outcome(failure="dropped")
        finally:
            thought.cancel()

    async def _wanted(self, job: saq.Job) -> bool:
        """Whether somebody still asks; as long as Redis is away, probably."""
        try:
            return await self._jobs.beat(job)
        except (RedisError, OSError):
            return True

    async def _think(self, asked: Question) -> Outcome:
        try:
            with figures.WAITING.track_inprogress(), figures.THINKING.labels(asked.work).time():
                return Outcome(await self._pool.ask(asked))
        except TimeoutError:
            failure = "slow"
        except Nonsense:
            failure = "nonsense"
        except Exception:
            failure = "crashed"
            _log.exception("bot failed", work=asked.work, table=asked.occasion.table)
        _log.warning("bot did not answer", work=asked.work, failure=failure, table=asked.occasion.table)
        return Outcome(failure=failure)


def run(settings: WorkerSettings, ready: Callable[[], None], make: Make = make_bot) -> None:
    """Think until a signal says to stop. `ready` is told once questions are taken."""
    configure(settings.log_format)
    if settings.metrics_port is not None:
        listen(LOCAL, settings.metrics_port).close()  # says what is wrong with it
    with figures.shown(LOCAL, settings.metrics_port):
        asyncio.run(_run(settings, ready, make))


async def _run(settings: WorkerSettings, ready: Callable[[], None], make: Make) -> None:
    redis = bytes_at(settings.redis)
    try:
        await check_redis(redis, settings.redis)
        jobs = Jobs(redis, settings.installation)
        pool = Pool(settings.processes, make)
        await pool.start()
        try:
            await _take(jobs, pool, settings, ready)
        finally:
            await pool.stop()
    finally:
        await redis.aclose()


async def _take(jobs: Jobs, pool: Pool, settings: WorkerSettings, ready: Callable[[], None]) -> None:
    """Take questions until a signal comes."""
    thinking = Thinking(jobs, pool)
    taker = _Taker(
        jobs,
        [(work, thinking.deal) for work in ("think", "advise", "explain")],
        id=secrets.token_hex(6),
        concurrency=settings.processes,
        timers={"schedule": 1, "worker_info": 1, "sweep": 1, "abort": 1},
        dequeue_timeout=_SLEEP,
        shutdown_grace_period_s=_GRACE,
    )
    taking = asyncio.create_task(taker.start())
    farewells: list[asyncio.Task[None]] = []

    def stop() -> None:
        """Take nothing more, and let what is being thought about come to its end; give it back when told again."""
        if farewells:
            for task in asyncio.all_tasks():
                if task.get_name() == "process":  # so SAQ calls those that take and deal
                    task.cancel()
            return
        _log.info("stopping")
        farewells.append(asyncio.create_task(_leave(jobs, taker)))
        taker.event.set()

    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop)
    _log.info(
        "working",
        worker=taker.id,
        queue=jobs.name,
        version=hoftag.__version__,
        compiled=compiled(),
        processes=settings.processes,
    )
    ready()
    await taking
    await asyncio.gather(*farewells)
    _log.info("stopped")


async def _leave(jobs: Jobs, taker: _Taker) -> None:
    """Say that this worker is gone, so that nobody waits for it."""
    with contextlib.suppress(RedisError, OSError):
        await jobs.leave(taker.id)
