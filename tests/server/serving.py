"""Real servers for tests: in a thread with a time of their own, or in a process that can be killed."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import uvicorn

from hoftag.server.app import build
from hoftag.server.run import configuration
from hoftag.server.settings import Settings
from hoftag.server.tables import Tables
from hoftag.server.timing import Time
from tests.server.databases import Database, in_file

PATIENCE = 90.0


class Hourglass(Time):
    """A time that passes only when it is told to."""

    def __init__(self, start: float = 1_800_000_000.0) -> None:
        self.moment = start

    def now(self) -> float:
        return self.moment

    def set_by(self) -> float:
        return 0.0  # there is no other clock

    async def sleep(self, seconds: float) -> None:
        until = self.moment + seconds
        while self.moment < until:  # noqa: ASYNC110  (time is told to pass from another thread)
            await asyncio.sleep(0.005)

    def pass_by(self, seconds: float) -> None:
        """Let time pass; the server notices within some milliseconds."""
        self.moment += seconds


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Threaded:
    """A server in a thread of this process."""

    def __init__(
        self,
        place: Path | Database,
        *,
        time: Time | None = None,
        port: int = 0,
        rate: float = 0,
        **more: Any,
    ) -> None:
        database = place if isinstance(place, Database) else in_file(place)
        self.database = database
        self.port = port or free_port()
        self.settings = Settings(
            db=database.url, port=self.port, rate=rate, **{"client": database.folder, **more}
        )
        self.tables: Tables | None = None
        self._time = time
        self._server: uvicorn.Server | None = None
        self._thread: threading.Thread | None = None

    @property
    def base(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Threaded:
        app = build(self.settings, self._time)
        config = configuration(app, self.settings)
        server = self._server = uvicorn.Server(config)
        self.tables = app.state.tables

        async def serve() -> None:
            async with app.lifespan():
                await server.serve()
            await hang_up(server)

        self._thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
        self._thread.start()
        wait_for(self.base)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def stop(self) -> None:
        """Stop as a signal would make it stop."""
        if self._server is not None and self._thread is not None:
            self._server.should_exit = True
            self._thread.join(PATIENCE)
            assert not self._thread.is_alive()
            self._server = None


async def hang_up(server: uvicorn.Server) -> None:
    """Close what a server has left open, as the end of a process would.

    Who comes in the very moment of a stop is served and may stay: nobody asks that connection to close. In a thread it
    would stay open for ever, and its other end would wait for answers there.
    """
    for connection in list(server.server_state.connections):
        if connection.transport is not None:
            connection.transport.abort()
    await asyncio.sleep(0)


class Process:
    """A server in a process of its own, which can be killed at any instant."""

    def __init__(self, database: Database, port: int = 0) -> None:
        self.database = database
        self.port = port or free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it on the same database and port as before."""
        code = (
            "from hoftag.server.run import run\n"
            "from hoftag.server.settings import Settings\n"
            f"settings = Settings(db={self.database.url!r}, port={self.port}, rate=0, quiet=True)\n"
            "if __name__ == '__main__':\n"
            "    run(settings, lambda address: None)\n"
        )
        self._process = subprocess.Popen([sys.executable, "-c", code])
        wait_for(self.base)

    def kill(self) -> None:
        """Kill it (-9) in the middle of whatever it does."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        assert self._process is not None
        self._process.terminate()
        return self._process.wait(PATIENCE)


def wait_for(base: str) -> None:
    """Wait until a server answers."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            if httpx.get(f"{base}/api/health", timeout=2).status_code == 200:
                return
        except httpx.HTTPError:
            pass
        assert time.monotonic() < until, "the server does not answer"
        time.sleep(0.02)
