"""Side by side with a boardgame.io server: the same number of tables of three on the same machine, in the same run.

    .hoftag/dev/bin/python -m benchmarks.load.peer --tables 500 --seconds 60

boardgame.io (https://boardgame.io) carries out the smallest move there is, adding one to a counter, and keeps it in
memory or in flat files. Ours carries out actions of a whole game by its rules, keeps them in a database that survives a
loss of power, and sends everybody a view of their own. People are scripts in one process each, as fast as they come:
ours in Python, those of the peer with socket.io's own client for Node. The packages of the peer are fetched once, by
their lock, into the folder HOFTAG_CACHE (~/.cache/hoftag).
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import tempfile
import threading
import time
from pathlib import Path
from typing import Final

import httpx

from benchmarks.load import machine
from benchmarks.load.__main__ import carry, write
from benchmarks.load.__main__ import machine as this_machine
from benchmarks.load.showing import progress, table
from benchmarks.load.throughput import quantiles
from tests.server.player import Json
from tests.server.serving import free_port

FILES: Final = Path(__file__).parent / "boardgame_io"
FIGURES: Final = ("actions_per_second", "actions_per_cpu_second", "p50_ms", "p99_ms", "all_mb")
"""What is shown; `actions_per_cpu_second` and `all_mb` count everything that serves."""
_SETTLING: Final = 5.0
_PATIENCE: Final = 300.0


def prepared() -> Path:
    """The folder with the peer and its packages; made once, from locked versions, apart from the project."""
    home = Path(os.environ.get("HOFTAG_CACHE") or Path.home() / ".cache" / "hoftag") / "boardgame_io"
    stamp, lock = home / "lock", (FILES / "package-lock.json").read_bytes()
    if not stamp.is_file() or stamp.read_bytes() != lock:
        shutil.rmtree(home, ignore_errors=True)
        shutil.copytree(FILES, home)
        npm = shutil.which("npm")
        assert npm is not None, "npm is needed to fetch boardgame.io"
        subprocess.run([npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=home, check=True)
        stamp.write_bytes(lock)
    for file in FILES.glob("*.cjs"):
        shutil.copy(file, home)
    return home


def peer(storage: str, tables: int, pause: float, seconds: float) -> Json:
    """One measurement of boardgame.io with its storage in `memory` or in `files`."""
    home, show = prepared(), progress(f"boardgame.io, {storage}")
    node = shutil.which("node")
    assert node is not None
    port = free_port()
    url = f"http://localhost:{port}"
    with tempfile.TemporaryDirectory(prefix="hoftag-peer-") as folder:
        where = "memory" if storage == "memory" else folder
        server = subprocess.Popen(
            [node, "server.cjs", str(port), where],
            cwd=home,
            stdout=subprocess.DEVNULL,
            env={**os.environ, "NODE_ENV": "production"},
        )
        people: subprocess.Popen[str] | None = None
        try:
            _wait(url, server)
            show("people sit down")
            people = subprocess.Popen(
                [node, "people.cjs", url, str(tables), str(pause), str(seconds)],
                cwd=home,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            assert people.stdin is not None
            assert people.stdout is not None
            watch = threading.Timer(_PATIENCE + seconds + 2 * pause, people.kill)  # nobody waits forever
            watch.start()
            assert people.stdout.readline().strip() == "ready", "people could not sit down"
            time.sleep(_SETTLING + 2 * pause)
            cpu = machine.cpu_seconds(server.pid)
            people.stdin.write("go\n")
            people.stdin.flush()
            show("measuring")
            result: Json = json.loads(people.stdout.readline())
            cpu = machine.cpu_seconds(server.pid) - cpu
            held = machine.memory(server.pid)
            watch.cancel()
        finally:
            for process in (people, server):
                if process is not None:
                    process.kill()
                    process.wait()
    ms = sorted(result["ms"])
    return {
        "database": storage,
        "processes": 1,
        "tables": tables,
        "pause": pause,
        "actions": len(ms),
        "actions_per_second": round(len(ms) / result["seconds"], 1),
        "actions_per_cpu_second": round(len(ms) / cpu, 1),
        "cpu_share": round(cpu / result["seconds"], 2),
        "all_mb": round(held),
        **quantiles("", ms),
    }


def _wait(url: str, server: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + _PATIENCE
    while True:
        assert server.poll() is None, "boardgame.io does not start"
        try:
            if httpx.get(f"{url}/games", timeout=2).status_code == 200:
                return
        except httpx.HTTPError:
            pass
        assert time.monotonic() < until
        time.sleep(0.1)


def main() -> None:
    """Measure everything in turn and print the figures and their ratios."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pause", type=float, default=20.0, help="mean seconds of thought before an answer")
    parser.add_argument("--game", default="carolus_magnus")
    parser.add_argument("--json", default="", help="write the result into a file too")
    given = parser.parse_args()
    size = (given.tables, given.pause, given.seconds)
    measured = {
        "Hoftag, 2 processes, PostgreSQL": carry("postgresql", 2, given.game, *size),
        "Hoftag, 1 process, SQLite": carry("sqlite", 1, given.game, *size),
        "boardgame.io, memory": peer("memory", *size),
        "boardgame.io, flat files": peer("files", *size),
    }
    print(
        table(
            [["", *FIGURES], *([name, *(str(one[key]) for key in FIGURES)] for name, one in measured.items())]
        )
    )
    ratios = {
        f"{ours} / {theirs}": {key: round(measured[ours][key] / measured[theirs][key], 3) for key in FIGURES}
        for ours in list(measured)[:2]
        for theirs in list(measured)[2:]
    }
    write({"machine": this_machine(), "game": given.game, "load": measured, "ratios": ratios}, given.json)


if __name__ == "__main__":
    main()
