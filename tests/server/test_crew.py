"""Several processes behind one socket: whatever befalls one of them, its leader stays and replaces it."""

from __future__ import annotations

import asyncio
import signal
import sys
import time

import httpx
import pytest

from benchmarks.load.place import Place, placed

PATIENCE = 60.0
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked at in /proc")


def wait_for(place: Place, event: str) -> dict[str, object]:
    """The first line of the log about something."""
    until = time.monotonic() + PATIENCE
    while True:
        for line in place.told():
            if line.get("event") == event:
                return line
        assert place.servers(), "the leader has gone"
        assert time.monotonic() < until, place.server.story()
        time.sleep(0.1)


def test_a_process_dies_while_the_database_is_away() -> None:
    """It cannot be replaced yet; that is said, tried again, and done when the database is back."""
    with placed("postgresql", 2) as place:
        assert place.postgresql is not None
        place.postgresql.kill()
        dead = place.servers()[0]
        dead.signal(signal.SIGKILL)
        line = wait_for(place, "server process could not start")
        assert line["code"] == "database-unreachable"
        place.postgresql.start()
        asyncio.run(place.whole())
        assert dead.pid not in {process.pid for process in place.servers()}
        assert httpx.get(f"{place.url}/api/ready", timeout=20).status_code == 200
