"""Buckets in Redis, for servers that count together."""

from __future__ import annotations

from typing import Final

from redis.asyncio import Redis
from redis.exceptions import RedisError

from hoftag.server.limits import Measure

_TAKE: Final = """
local burst, rate = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local kept = redis.call('HMGET', KEYS[1], 'level', 'since')
local passed = math.max(0, now - (tonumber(kept[2]) or now))
local level = math.min(burst, (tonumber(kept[1]) or burst) + passed * rate)
local wait = 0
if level < 1 then wait = (1 - level) / rate else level = level - 1 end
redis.call('HSET', KEYS[1], 'level', tostring(level), 'since', tostring(now))
redis.call('PEXPIRE', KEYS[1], math.ceil(1000 * burst / rate) + 1000)
return tostring(wait)
"""
"""The same sum as in `Buckets`, by the clock of Redis, which may be set back; a full bucket is forgotten by itself."""


class RedisBuckets:
    """The buckets of an installation."""

    def __init__(self, redis: Redis, installation: str) -> None:
        self._prefix = f"hoftag:{installation}:limit"
        self._take = redis.register_script(_TAKE)

    async def take(self, kind: str, measure: Measure, visitor: str) -> float | None:
        """Take one; the seconds to wait, or None if Redis is away."""
        try:
            key = f"{self._prefix}:{kind}:{visitor}"
            return float(await self._take(keys=[key], args=[measure.burst, measure.per_second]))
        except (RedisError, OSError):
            return None
