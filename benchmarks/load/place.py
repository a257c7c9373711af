"""What is looked at: servers with a database and what lies between them, started here, in a folder of their own."""

from __future__ import annotations

import asyncio
import json
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, Literal

from benchmarks.load import machine
from benchmarks.load.machine import Process
from tests.browser.serving import Server
from tests.server.databases import Database
from tests.server.working import Working
from tests.services.postgresql import PostgreSQL
from tests.services.redis import Redis

Kind = Literal["sqlite", "postgresql"]
PATIENCE: Final = 90.0


class Place:
    """A server of one process on a file, or of several on PostgreSQL with a Redis between them."""

    def __init__(self, folder: Path, kind: Kind, workers: int, *, bots: bool = False) -> None:
        assert kind == "postgresql" or workers == 1, "a file is for one process"
        self.kind = kind
        self.workers = workers
        self.postgresql = PostgreSQL(durable=True) if kind == "postgresql" else None
        self.redis = Redis() if kind == "postgresql" else None
        self.thinker: Working | None = None
        """The worker in which bots think; None: they think where people are answered."""
        self._folder = folder
        self._bots = bots and kind == "postgresql"

    def start(self) -> None:
        """Start everything; it answers afterwards."""
        db = ""
        more: list[str] = []
        if self.postgresql is not None and self.redis is not None:
            self.postgresql.start()
            self.redis.start()
            db = self.postgresql.new_database()
            more = ["--redis", self.redis.url, "--workers", str(self.workers)]
            more += ["--bots-elsewhere"] if self._bots else []
        self.server = Server(self._folder, *more, db=db)
        self.start_thinker()
        self.start_servers()

    def start_thinker(self) -> None:
        """Start the worker in which bots think, if there is to be one."""
        if self._bots and self.redis is not None:
            self.thinker = Working(self._folder, self.redis, "hoftag")

    def start_servers(self) -> None:
        """Start all processes that answer, and wait for each: until then its leader would give up with it."""
        logged = self.server.log.stat().st_size if self.server.log.exists() else 0
        self.server.start()
        until = time.monotonic() + PATIENCE
        while sum(line.get("event") == "serving" for line in self.told(logged)) < self.workers:
            assert time.monotonic() < until, self.server.story()
            time.sleep(0.05)
        time.sleep(0.2)  # between saying so and telling the leader

    def remove(self) -> None:
        """End everything."""
        if hasattr(self, "server") and self.server.running:
            self.kill_servers()
        self.kill_thinker()
        for service in (self.redis, self.postgresql):
            if service is not None:
                service.remove()

    @property
    def url(self) -> str:
        """Where the server answers."""
        return self.server.url

    @property
    def database(self) -> Database:
        """Where everything is kept."""
        return Database(self.server.db, self._folder)

    # ---- processes

    def servers(self) -> list[Process]:
        """The processes that answer."""
        found = machine.family(self.server.pid)
        assert found, f"the server has ended by itself:\n{self.server.story()}"
        leader, *others = found
        if self.workers == 1:
            return [leader]
        return [process for process in others if process.parent == leader.pid and process.spawned]

    def bot_workers(self) -> list[Process]:
        """The processes in which bots think."""
        thinker = [] if self.thinker is None else [self.thinker.process.pid]
        everybody = machine.family(self.server.pid, *thinker)
        makers = {process.pid for process in everybody if process.forked}
        return [process for process in everybody if process.forked and process.parent in makers]

    def kill_servers(self) -> None:
        """Kill (-9) all processes of the server, helpers too, in the middle of whatever they do."""
        for process in machine.family(self.server.pid)[::-1]:
            process.signal(signal.SIGKILL)
        self.server.kill9()

    def kill_thinker(self) -> None:
        """Kill (-9) the worker in which bots think, with its processes."""
        if self.thinker is not None:
            for process in machine.family(self.thinker.process.pid)[::-1]:
                process.signal(signal.SIGKILL)
            self.thinker.kill()

    @property
    def pids(self) -> list[int]:
        """All that serves: the server, the database, and what lies between."""
        services = (self.postgresql, self.redis)
        return [self.server.pid, *(service.pid for service in services if service is not None)]

    async def whole(self) -> None:
        """Wait until as many processes answer as there should be."""
        until = time.monotonic() + PATIENCE
        while len(self.servers()) < self.workers or not await asyncio.to_thread(self.server.answers):
            assert time.monotonic() < until, self.server.story()
            await asyncio.sleep(0.1)

    def told(self, since: int = 0) -> list[dict[str, object]]:
        """What the server has written into its log, after so many bytes."""
        lines = self.server.log.read_bytes()[since:].splitlines()
        return [json.loads(line) for line in lines if line.startswith(b"{") and line.endswith(b"}")]


@contextmanager
def placed(kind: Kind, workers: int, *, bots: bool = False) -> Iterator[Place]:
    """A place for a while."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="hoftag-load-")))
        place = Place(folder, kind, workers, bots=bots)
        stack.callback(place.remove)
        place.start()
        yield place
