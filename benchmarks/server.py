"""How much the server carries: accepted actions per CPU-second of the server, and how long an answer takes.

    .hoftag/dev/bin/python -m benchmarks.server --tables 100 --seconds 30

People with sockets sit at every table, three at each, and answer what they are asked after a pause for thought that
keeps the machine below saturation: so latencies say something about the server, not about the queue before it. All
these people are one process on the same machine; `inside` is what the server itself measured.
Figures of different machines can be compared only beside the calibration figure, which is that of `hoftag bench`.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from hoftag.lab.bench import calibration
from tests.browser.serving import Server
from tests.server.player import ME, Browser, Json, Player, open_table

TICKS = os.sysconf("SC_CLK_TCK")


class Timed(Player):
    """A player that thinks for a moment, and looks at the clock when it has answered."""

    def __init__(self, browser: Browser, table: str, seat: int, seed: int, pause: float) -> None:
        super().__init__(browser, table, seat, seed)
        self.pause = pause
        self.seconds: list[float] = []

    async def send(self, what: str, data: Json, note: str) -> Json | None:
        """Think, then send."""
        await asyncio.sleep(self.lot.expovariate(1 / self.pause) if self.pause else 0)
        before = time.perf_counter()
        answer = await super().send(what, data, note)
        if answer is not None:
            self.seconds.append(time.perf_counter() - before)
        return answer


async def corner(base: str, game: str, number: int, pause: float, players: list[Timed]) -> None:
    """One table after the other, three people each."""
    games = 0
    while True:
        async with Browser(base) as browser:
            await browser.enter("Lothar")
            table = (await open_table(browser, game, [ME] * 3, start=True))["id"]
            seated = [
                Timed(browser, table, seat, number * 1000 + games * 10 + seat, pause) for seat in range(3)
            ]
            players += seated
            await asyncio.gather(*(player.play() for player in seated))
        games += 1


def cpu_seconds(server: Server) -> float:
    """What the server and its worker processes have used so far."""
    parents: dict[int, int] = {}
    used: dict[int, float] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            parents[int(folder.name)] = int(fields[1])
            used[int(folder.name)] = (int(fields[11]) + int(fields[12])) / TICKS
    family = {server.pid}
    while more := {pid for pid, parent in parents.items() if parent in family} - family:
        family |= more
    return sum(used[pid] for pid in family)


def answers(log: bytes) -> list[float]:
    """How many milliseconds each action took inside of the server, from its own log."""
    lines = [json.loads(line) for line in log.splitlines() if line.endswith(b"}")]
    return sorted(line["ms"] for line in lines if line.get("path", "").endswith("/actions"))


async def load(server: Server, game: str, tables: int, pause: float, seconds: float) -> Json:
    """Let people sit down, wait until all play, then measure."""
    players: list[Timed] = []
    corners = [asyncio.create_task(corner(server.url, game, n, pause, players)) for n in range(tables)]
    while len(players) < 3 * tables or any(not player.updates for player in players):
        await asyncio.sleep(0.2)
        for task in corners:
            if task.done():
                task.result()
    await asyncio.sleep(2)
    for player in players:
        player.seconds.clear()
    logged = server.log.stat().st_size
    cpu, since = cpu_seconds(server), time.monotonic()
    await asyncio.sleep(seconds)
    cpu, wall = cpu_seconds(server) - cpu, time.monotonic() - since
    times = sorted(t for player in players for t in player.seconds)
    for task in corners:
        task.cancel()
    await asyncio.gather(*corners, return_exceptions=True)
    cuts = statistics.quantiles(times, n=100)
    inside = statistics.quantiles(answers(server.log.read_bytes()[logged:]), n=100)
    return {
        "game": game,
        "tables": tables,
        "people": 3 * tables,
        "actions": len(times),
        "actions_per_second": round(len(times) / wall, 1),
        "server_cpu_share": round(cpu / wall, 2),
        "actions_per_server_cpu_second": round(len(times) / cpu, 1),
        "p50_ms": round(cuts[49] * 1000, 1),
        "p99_ms": round(cuts[98] * 1000, 1),
        "inside_p50_ms": round(inside[49], 1),
        "inside_p99_ms": round(inside[98], 1),
    }


def main() -> None:
    """Measure both games and print one object."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pause", type=float, default=2.0, help="mean seconds of thought before an answer")
    parser.add_argument("--games", default="carolingi,carolus_magnus")
    given = parser.parse_args()
    gc.disable()  # people do not all stop for a moment at once to tidy up
    out: list[Json] = []
    for game in given.games.split(","):
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder))
            server.start()
            try:
                out.append(asyncio.run(load(server, game, given.tables, given.pause, given.seconds)))
            finally:
                server.kill9()
            print(json.dumps(out[-1]), file=sys.stderr, flush=True)
    machine = {"calibration": calibration(), "cpus": os.cpu_count(), "database": "sqlite"}
    print(json.dumps({"machine": machine, "server": out}, indent=2))


if __name__ == "__main__":
    main()
