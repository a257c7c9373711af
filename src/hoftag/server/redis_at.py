"""Redis: finding it by its address. Nothing that must not be lost is kept there."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from hoftag.kernel.errors import BadInput
from hoftag.server.opening import shown

_PATIENCE: Final = 5.0
"""Seconds until a Redis that does not answer counts as away."""
_AGAIN: Final = 0.5
"""Seconds until a chore that has not obeyed is told again."""


def redis_at(url: str) -> Redis:
    """The Redis at an address; nothing is asked of it yet."""
    return _found(url, decode_responses=True)


def bytes_at(url: str) -> Redis:
    """The same for what is no text, and without long patience: whoever asks has something else to turn to."""
    return _found(url, retry=Retry(NoBackoff(), 1))


def _found(url: str, **how: Any) -> Redis:
    try:
        return Redis.from_url(url, socket_timeout=_PATIENCE, socket_connect_timeout=_PATIENCE, **how)
    except (ValueError, TypeError):
        raise BadInput("redis-url", {"redis": shown(url)}) from None


async def check_redis(redis: Redis, url: str) -> None:
    """Complain about one that does not answer."""
    try:
        await redis.ping()
    except (RedisError, OSError) as error:
        raise BadInput("redis-unreachable", {"redis": shown(url), "why": str(error)}) from None


async def end(chores: Collection[asyncio.Task[None]]) -> None:
    """No more chores. The library may take a cancellation for a time-out, so they are told until they have obeyed."""
    waiting = set(chores)
    while waiting:
        for chore in waiting:
            chore.cancel()
        _, waiting = await asyncio.wait(waiting, timeout=_AGAIN)
