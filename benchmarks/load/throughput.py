"""How much a server carries while so many tables play: one measurement."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections import Counter
from typing import Final

from benchmarks.load import machine
from benchmarks.load.crowd import Crowd
from benchmarks.load.history import Story
from benchmarks.load.people import Person, Setting
from benchmarks.load.place import Place
from benchmarks.load.quick import Quick
from benchmarks.load.showing import Show
from hoftag.server.sights import Viewer
from tests.server.player import Json

SEATS: Final = 3
_SETTLING: Final = 5.0
"""Seconds of play before the first measurement, and twice the pause: at first everybody has something to answer."""


async def measure(place: Place, game: str, tables: int, pause: float, seconds: float, show: Show) -> Json:
    """Let people sit down, wait until all play, then measure."""
    gate = asyncio.Event()

    def make(browser: Quick, story: Story, seat: Viewer, seed: int) -> Person:
        person = Person(browser, story, seat, seed, pause=pause, keep=False)
        person.gate = gate
        return person

    crowd = Crowd(place.url, [Setting(game, SEATS)], make)
    began = time.monotonic()
    # not all at once: a thousand people do not open their browsers in the same instant
    for number in range(tables):
        crowd.come(1)
        while number - len(crowd.stories) > 20:
            crowd.check()
            await asyncio.sleep(0.02)
        show(f"{len(crowd.stories)} of {tables} tables have begun")
    await crowd.seated(tables)
    seating = time.monotonic() - began
    gate.set()
    await asyncio.sleep(_SETTLING + 2 * pause)
    for person in crowd.people:
        person.seconds.clear()
        person.unanswered.clear()
    logged = place.server.log.stat().st_size
    cpu, own, since = machine.cpu_seconds(*place.pids), time.process_time(), time.monotonic()
    serving = machine.cpu_seconds(place.server.pid)
    while (passed := time.monotonic() - since) < seconds:
        crowd.check()
        show(f"{sum(len(person.seconds) for person in crowd.people)} actions in {passed:.0f} s")
        await asyncio.sleep(min(2.0, seconds - passed))
    wall = time.monotonic() - since
    cpu = machine.cpu_seconds(*place.pids) - cpu
    serving = machine.cpu_seconds(place.server.pid) - serving
    own = time.process_time() - own
    held = machine.memory(place.server.pid), machine.memory(*place.pids)
    times = sorted(second for person in crowd.people for second in person.seconds)
    failures = sum((person.unanswered for person in crowd.people), Counter[str]())
    bad = [line for story in crowd.stories.values() for line in (*story.bad, *story.unequal)]
    await crowd.leave()
    assert not bad, bad[:3]
    inside = sorted(
        float(str(line["ms"]))
        for line in place.told(logged)
        if str(line.get("path", "")).endswith("/actions") and line.get("status") == 200
    )
    return {
        "database": place.kind,
        "processes": place.workers,
        "game": game,
        "tables": tables,
        "people": SEATS * tables,
        "pause": pause,
        "seconds": round(wall, 1),
        "actions": len(times),
        "sent_again": dict(failures),
        "actions_per_second": round(len(times) / wall, 1),
        "actions_per_cpu_second": round(len(times) / cpu, 1),
        "actions_per_server_cpu_second": round(len(times) / serving, 1),
        "cpu_share": round(cpu / wall, 2),
        "server_cpu_share": round(serving / wall, 2),
        "people_cpu_share": round(own / wall, 2),
        "server_mb": round(held[0]),
        "all_mb": round(held[1]),
        "seating_seconds": round(seating, 1),
        **quantiles("", [1000 * second for second in times]),
        **quantiles("inside_", inside),
    }


def quantiles(name: str, ms: list[float]) -> dict[str, float]:
    """The middle, and what only one in a hundred exceeds."""
    cuts = statistics.quantiles(ms, n=100) if len(ms) > 1 else [0.0] * 99
    return {f"{name}p50_ms": round(cuts[49], 1), f"{name}p99_ms": round(cuts[98], 1)}
