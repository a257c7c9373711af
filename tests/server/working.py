"""Real workers for tests: in processes of their own, which can be killed, with good bots or bad ones."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from saq.types import WorkerInfo

import hoftag
from hoftag.server.questions import Occasion, Question
from hoftag.server.redis_at import bytes_at
from hoftag.server.redis_jobs import Jobs
from tests.cli.tool import ROOT, command, environment
from tests.services.redis import Redis

PATIENCE = 60.0
RECORD = hoftag.new("carolingi", players=3, seed=5).record()
NOTHING: WorkerInfo = {"stats": None, "queue_key": None, "metadata": None}
"""What a worker says of itself."""


class Working:
    """A worker. Without bad bots it is started as people start it: `hoftag worker`."""

    def __init__(self, folder: Path, redis: Redis, installation: str, *more: str, bad: str = "") -> None:
        self.log = folder / f"worker-{time.monotonic_ns()}.log"
        if bad:
            code = (
                "from hoftag.server.settings import WorkerSettings\n"
                "from hoftag.server.worker import run\n"
                "from tests.server import bad_bots\n"
                "if __name__ == '__main__':\n"
                f"    settings = WorkerSettings({redis.url!r}, {installation!r}, log_format='json')\n"
                f"    run(settings, lambda: None, bad_bots.{bad})\n"
            )
            words = [sys.executable, "-c", code]
        else:
            words = command("worker", "--redis", redis.url, "--installation", installation, *more)
            words += [] if "--processes" in more else ["--processes", "1"]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                words, env=environment(PYTHONPATH=f"{ROOT / 'src'}:{ROOT}"), stdout=log, stderr=log
            )

    def __enter__(self) -> Working:
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing is left running, however a test ends."""
        self.kill()

    def kill(self) -> None:
        """Kill it (-9) in the middle of whatever it does."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def lines(self) -> list[dict[str, Any]]:
        """What it has logged."""
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]

    def wait(self, event: str) -> None:
        """Wait until something is in its log."""
        until = time.monotonic() + PATIENCE
        while not any(line["event"] == event for line in self.lines()):
            assert time.monotonic() < until, self.log.read_text(encoding="utf-8")
            assert self.process.poll() is None, self.log.read_text(encoding="utf-8")
            time.sleep(0.05)


async def until(found: Callable[[], object]) -> None:
    """Wait until something is the case."""
    async with asyncio.timeout(PATIENCE):
        while not found():  # noqa: ASYNC110  (other processes bring it about)
            await asyncio.sleep(0.02)


def question(bot: str = "greedy", *, awaited: bool = True, seconds: float = 20.0) -> Question:
    """A question for a bot."""
    return Question("think", (RECORD, 0, bot, 7), seconds, Occasion("table", awaited))


@asynccontextmanager
async def queue(redis: Redis, installation: str) -> AsyncIterator[Jobs]:
    """A queue without anybody."""
    jobs = Jobs(bytes_at(redis.url), installation)
    try:
        yield jobs
    finally:
        await jobs.redis.aclose()


async def left(redis: Redis, installation: str) -> list[str]:
    """What an installation has left in Redis."""
    client = bytes_at(redis.url)
    keys = [key.decode() async for key in client.scan_iter(f"*:{installation}:*")]
    await client.aclose()
    return keys
