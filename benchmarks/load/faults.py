"""What may befall the machines: processes are killed, frozen and renewed, services go away, the disk is slow."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Final

import asyncpg

from benchmarks.load import machine
from benchmarks.load.place import PATIENCE, Place

BLOWS: Final = {
    "server killed": "kill -9 of one process that answers; its leader replaces it",
    "all killed": "kill -9 of all processes of the server, started anew afterwards",
    "server frozen": "a process that answers stands still (SIGSTOP) for 1 to 9 seconds; after 7 it counts as gone",
    "renewed": "all processes that answer are replaced one after the other (SIGHUP)",
    "worker killed": "kill -9 of `hoftag worker`, in which bots think; started anew after up to 6 seconds",
    "bot killed": "kill -9 of one process of a worker or a server in which a bot thinks",
    "redis killed": "kill -9 of Redis; started anew after up to 2 seconds",
    "redis restarted": "Redis stops in good order and starts anew",
    "database killed": "kill -9 of PostgreSQL; started anew after up to 1.5 seconds",
    "database restarted": "PostgreSQL is stopped with all its connections, and started anew",
    "disk stalls": "the database stands still (SIGSTOP) for 0.3 to 2 seconds, as with a disk that hangs",
    "log locked": "somebody else holds the log locked for 0.3 to 2 seconds: nothing can be written",
}
"""What may be done to a place."""

SHARES: Final = {
    "server killed": 90,
    "all killed": 10,
    "server frozen": 15,
    "renewed": 5,
    "worker killed": 15,
    "bot killed": 25,
    "redis killed": 20,
    "redis restarted": 20,
    "database killed": 20,
    "database restarted": 20,
    "disk stalls": 20,
    "log locked": 20,
}
"""How many of each among 280 blows."""
ON_A_FILE: Final = ("server killed", "bot killed", "server frozen", "log locked")
"""What there is to do where one process serves from a file."""


class Blows:
    """Deals blows to a place, one after the other."""

    def __init__(self, place: Place, seed: int) -> None:
        self._place = place
        self._lot = random.Random(seed)
        self.done: Counter[str] = Counter()
        self._ways: dict[str, Callable[[], Awaitable[bool]]] = {
            "server killed": self._kill_server,
            "all killed": self._kill_all,
            "server frozen": self._freeze_server,
            "renewed": self._renew,
            "worker killed": self._kill_worker,
            "bot killed": self._kill_bot,
            "redis killed": self._kill_redis,
            "redis restarted": self._restart_redis,
            "database killed": self._kill_database,
            "database restarted": self._restart_database,
            "disk stalls": self._stall,
            "log locked": self._lock,
        }

    def plan(self, count: int) -> list[str]:
        """So many blows in a random order, by their shares; at least one of each if there are enough."""
        shares = {
            name: share for name, share in SHARES.items() if self._place.workers > 1 or name in ON_A_FILE
        }
        total = sum(shares.values())
        found = [name for name, share in shares.items() for _ in range(max(1, share * count // total))]
        self._lot.shuffle(found)
        rest = self._lot.choices(list(shares), list(shares.values()), k=max(0, count - len(found)))
        return [*found, *rest][:count]

    async def deal(self, name: str) -> None:
        """One blow; it counts if there was somebody to hit."""
        if await self._ways[name]():
            self.done[name] += 1

    # ---- servers

    async def _kill_server(self) -> bool:
        place = self._place
        if place.workers == 1:
            return await self._kill_all()
        servers = place.servers()
        if not servers or not self._lot.choice(servers).signal(signal.SIGKILL):
            return False
        await asyncio.sleep(0.2)
        await place.whole()
        return True

    async def _kill_all(self) -> bool:
        self._place.kill_servers()
        await asyncio.to_thread(self._place.start_servers)
        return True

    async def _freeze_server(self) -> bool:
        server = self._lot.choice(self._place.servers())
        if not server.signal(signal.SIGSTOP):
            return False
        await asyncio.sleep(self._lot.choice((1.0, 2.0, 4.0, 9.0)))
        return server.signal(signal.SIGCONT)

    async def _renew(self) -> bool:
        await renew(self._place)
        return True

    async def _kill_worker(self) -> bool:
        await asyncio.to_thread(self._place.kill_thinker)
        await asyncio.sleep(self._lot.uniform(0, 6))
        await asyncio.to_thread(self._place.start_thinker)
        return True

    async def _kill_bot(self) -> bool:
        workers = self._place.bot_workers()
        return bool(workers) and self._lot.choice(workers).signal(signal.SIGKILL)

    # ---- services

    async def _kill_redis(self) -> bool:
        assert self._place.redis is not None
        await asyncio.to_thread(self._place.redis.kill)
        await asyncio.sleep(self._lot.uniform(0, 2))
        await asyncio.to_thread(self._place.redis.start)
        return True

    async def _restart_redis(self) -> bool:
        assert self._place.redis is not None
        await asyncio.to_thread(self._place.redis.stop)
        await asyncio.to_thread(self._place.redis.start)
        return True

    async def _kill_database(self) -> bool:
        assert self._place.postgresql is not None
        await asyncio.to_thread(self._place.postgresql.kill)
        await asyncio.sleep(self._lot.uniform(0, 1.5))
        await asyncio.to_thread(self._place.postgresql.start)
        return True

    async def _restart_database(self) -> bool:
        assert self._place.postgresql is not None
        await asyncio.to_thread(self._place.postgresql.stop)
        await asyncio.to_thread(self._place.postgresql.start)
        return True

    # ---- the disk

    async def _stall(self) -> bool:
        assert self._place.postgresql is not None
        processes = machine.family(self._place.postgresql.pid)
        for process in processes:
            process.signal(signal.SIGSTOP)
        await asyncio.sleep(self._lot.uniform(0.3, 2))
        for process in processes:
            process.signal(signal.SIGCONT)
        return True

    async def _lock(self) -> bool:
        seconds = self._lot.uniform(0.3, 2)
        if self._place.postgresql is None:
            await asyncio.to_thread(_lock_file, self._place, seconds)
            return True
        connection = await asyncpg.connect(self._place.server.db)
        try:
            async with connection.transaction():
                await connection.execute("LOCK TABLE entry IN EXCLUSIVE MODE")
                await asyncio.sleep(seconds)
        finally:
            await connection.close()
        return True


async def renew(place: Place) -> None:
    """Have all processes replaced, and wait until that is done."""
    logged = place.server.log.stat().st_size
    machine.family(place.server.pid)[0].signal(signal.SIGHUP)
    until = time.monotonic() + PATIENCE
    while not any(line.get("event") == "renewed" for line in place.told(logged)):
        assert time.monotonic() < until, place.server.story()
        await asyncio.sleep(0.1)


def _lock_file(place: Place, seconds: float) -> None:
    with closing(sqlite3.connect(place.server.database, timeout=20, isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        time.sleep(seconds)
        db.execute("ROLLBACK")
