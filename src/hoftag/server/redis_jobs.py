"""The queue of questions in Redis, made of SAQ's: who is waited for comes first, and nothing stays for ever.

SAQ's queue in Redis knows no priorities, and keeps what nobody finishes; both are added here. Its worker and its
jobs are used as they are. What is thought for one version of the rules is in a queue of its own.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError
from saq import Job, Status
from saq.queue.redis import ID_PREFIX, RedisQueue

import hoftag
from hoftag.match.library import GAMES, own_board, own_game
from hoftag.server import figures
from hoftag.server.questions import Question

if TYPE_CHECKING:
    from saq.types import WorkerInfo

RETRIES: Final = 3
"""How often a question is given to a worker."""
LIFE: Final = 120
"""Seconds after which a question that nobody thinks about or asks for is gone."""
_KEPT: Final = 60
"""Seconds that an answer waits to be read."""
_PRESENCE: Final = 6
"""Seconds for which a worker that has said so counts as there."""
_LISTS: Final = 86_400
"""Seconds after which the lists of a queue that nobody uses any more are gone."""
_AGAIN: Final = 0.5
"""Seconds until a Redis that is away is asked again."""
_AWAITED, _LATER = "a", "z"
"""How the names of questions begin."""

_PUT: Final = """
local queued, active, id = KEYS[1], KEYS[2], KEYS[3]
local place = ARGV[3]
redis.call('LREM', queued, 0, id)
redis.call('LREM', active, 0, id)
redis.call('SET', id, ARGV[1], 'EX', ARGV[2])
if place == 'first' then
    redis.call('LPUSH', queued, id)
else
    local pivot = nil
    if place == 'before' then
        for _, other in ipairs(redis.call('LRANGE', queued, 0, -1)) do
            if string.sub(other, tonumber(ARGV[4]), tonumber(ARGV[4])) == ARGV[5] then pivot = other break end
        end
    end
    if pivot then redis.call('LINSERT', queued, 'BEFORE', pivot, id) else redis.call('RPUSH', queued, id) end
end
redis.call('EXPIRE', queued, ARGV[6])
redis.call('EXPIRE', active, ARGV[6])
"""
"""Put a question at its place: first, before those that nobody waits for, or last."""

_CLEAN: Final = """
for _, id in ipairs(redis.call('LRANGE', KEYS[1], 0, -1)) do
    if redis.call('EXISTS', id) == 0 then redis.call('LREM', KEYS[1], 0, id) end
end
"""

_log = structlog.get_logger("hoftag.server")
# it writes whole jobs into its log, and with them what is hidden at tables
logging.getLogger("saq").setLevel(logging.CRITICAL + 1)


class Outcome(msgspec.Struct):
    """What came of a question."""

    answer: Any = None
    failure: str = ""


def queue_name(installation: str) -> str:
    """Of an installation and a version: whoever has other rules, or other boards, neither asks nor answers here."""
    rules = [(name, own_game(name).rules_version, own_board(name).hash) for name in GAMES]
    mark = hashlib.sha256(msgspec.json.encode(rules)).hexdigest()[:8]
    return f"hoftag:{installation}:bots:{hoftag.__version__}-{mark}"


class Jobs(RedisQueue):
    """Questions on their way, and their answers. While Redis is away a worker finds nothing to do."""

    def __init__(self, redis: Redis, installation: str) -> None:
        super().__init__(redis, queue_name(installation), msgspec.json.encode, msgspec.json.decode)
        self.channels = f"{ID_PREFIX}{self.name}:*"
        """Where it is told what becomes of questions."""
        self.closing = False
        """No more questions are taken, and it is not said any more that a worker is there."""
        self._away = False
        self._put = redis.register_script(_PUT)
        self._clean = redis.register_script(_CLEAN)

    # ---- for those who ask

    def job_of(self, question: Question) -> Job:
        """A question as it is put into the queue."""
        mark = _AWAITED if question.occasion.awaited else _LATER
        return Job(
            question.work,
            kwargs={"question": question},
            key=mark + secrets.token_hex(12),
            # the worker has its own eye on the time; this is for one that has lost it
            timeout=math.ceil(3 * question.seconds) + 30,
            retries=RETRIES,
            ttl=_KEPT,
        )

    async def look(self) -> bool:
        """Whether a worker is there; and count what waits."""
        async with self.redis.pipeline(transaction=False) as pipe:
            pipe.exists(self._stats)
            pipe.llen(self._queued)
            manned, waiting = await pipe.execute()
        figures.QUEUED.set(waiting)
        return bool(manned)

    async def forget(self, job: Job) -> None:
        """Nobody asks any more; a worker that thinks about it notices with its next beat."""
        async with self._op_sem, self.redis.pipeline(transaction=True) as pipe:
            pipe.lrem(self._queued, 0, job.id)
            pipe.lrem(self._active, 0, job.id)
            pipe.delete(job.id)
            await pipe.execute()

    # ---- for workers

    async def beat(self, job: Job) -> bool:
        """Say that it is being thought about; whether anybody still asks."""
        async with self.redis.pipeline(transaction=True) as pipe:
            pipe.expire(job.id, LIFE)
            pipe.publish(job.id, Status.ACTIVE)
            known, _ = await pipe.execute()
        return bool(known)

    async def leave(self, worker: str) -> None:
        """A worker goes."""
        self.closing = True
        await self.redis.zrem(self._stats, worker)

    # ---- what SAQ asks for

    async def _enqueue(self, job: Job) -> Job:
        await self._place(job, "before" if job.key.startswith(_AWAITED) else "last")
        return job

    async def _retry(self, job: Job, error: str | None) -> None:
        """What was asked before comes before what was asked after."""
        try:
            await self._place(job, "first" if job.key.startswith(_AWAITED) else "before")
            await self.notify(job)
        except (RedisError, OSError):
            self._lost("given back")

    async def _place(self, job: Job, place: str) -> None:
        mark = len(self.job_id("")) + 1
        args = [self.serialize(job), LIFE, place, mark, _LATER, _LISTS]
        async with self._op_sem:  # however many ask at once, they need few connections
            await self._put(keys=[self._queued, self._active, job.id], args=args)

    async def _update(self, job: Job, status: Status | None = None, **kwargs: Any) -> None:
        try:
            job.status = status or job.status
            await self.redis.set(job.id, self.serialize(job), xx=True, ex=LIFE)
            await self.notify(job)
        except (RedisError, OSError):
            self._lost("begun")

    async def _finish(
        self, job: Job, status: Status, *, result: Any = None, error: str | None = None
    ) -> None:
        try:
            async with self.redis.pipeline(transaction=True) as pipe:
                pipe.lrem(self._active, 0, job.id)
                pipe.set(job.id, self.serialize(job), ex=job.ttl)
                await pipe.execute()
            await self.notify(job)
        except (RedisError, OSError):
            self._lost("finished")

    def _lost(self, what: str) -> None:
        """Whoever has asked hears nothing, and turns elsewhere."""
        _log.warning("redis is away", lost=what)

    async def dequeue(self, timeout: float = 0.0, poll_interval: float = 0.0) -> Job | None:  # noqa: ASYNC109  (SAQ's)
        try:
            job = await super().dequeue(timeout, poll_interval)
        except (RedisError, OSError) as error:
            if not self._away:
                _log.warning("redis is away", why=str(error))
            self._away = True
            await asyncio.sleep(_AGAIN)
            return None
        if self._away:
            _log.info("redis is back")
        self._away = False
        return job

    async def sweep(self, lock: int = 60, abort: float = 5.0) -> list[str]:
        """Take out what has expired. Whoever asks has an eye on the rest."""
        await self._clean(keys=[self._active])
        return []

    async def write_worker_info(self, worker_id: str, info: WorkerInfo, ttl: int) -> None:
        """Say that a worker is there. Each has its own clock; only that of Redis decides whether there is any."""
        if self.closing:
            return
        moment = time.time()
        async with self.redis.pipeline(transaction=True) as pipe:
            pipe.zremrangebyscore(self._stats, 0, moment - _PRESENCE)
            pipe.zadd(self._stats, {worker_id: moment})
            pipe.expire(self._stats, _PRESENCE)
            await pipe.execute()
        await self.look()
