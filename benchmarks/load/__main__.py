"""How much a server carries: tables of three people with open sockets, each of whom thinks before answering.

    .hoftag/dev/bin/python -m benchmarks.load --tables 500 --seconds 60 --workers 2 --db postgresql

Everything runs on this machine: the server, its database, what lies between, and the people, who are one process.
An action counts when its answer has come: checked by the rules, on the disk. `actions_per_cpu_second` counts
everything that serves, database included; `inside` is what the server itself has measured. `sent_again` says why deeds
were sent a second time, such as a connection that the server closes after five idle seconds just when it is used.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
from pathlib import Path

from benchmarks.load.place import Kind, placed
from benchmarks.load.showing import progress
from benchmarks.load.throughput import measure
from hoftag.lab.bench import calibration
from tests.server.player import Json


def carry(kind: Kind, workers: int, game: str, tables: int, pause: float, seconds: float) -> Json:
    """One measurement at a place of its own."""
    gc.disable()  # people do not all stop for a moment at once to tidy up
    try:
        with placed(kind, workers) as place:
            show = progress(f"{kind}, {workers} processes")
            return asyncio.run(measure(place, game, tables, pause, seconds, show))
    finally:
        gc.enable()
        gc.collect()


def machine() -> Json:
    """What the figures can be compared by."""
    return {"calibration": calibration(), "cpus": os.cpu_count()}


def write(result: Json, file: str) -> None:
    """Print a result, and keep it if somebody wants to."""
    text = json.dumps(result, indent=2)
    if file:
        Path(file).write_text(text + "\n", encoding="utf-8")
    print(text)


def main() -> None:
    """Measure and print one object."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pause", type=float, default=20.0, help="mean seconds of thought before an answer")
    parser.add_argument("--db", choices=("postgresql", "sqlite"), default="postgresql")
    parser.add_argument("--workers", type=int, help="processes that answer (without it: 2, or 1 on SQLite)")
    parser.add_argument("--game", default="carolingi")
    parser.add_argument("--json", default="", help="write the result into a file too")
    given = parser.parse_args()
    workers = given.workers or (2 if given.db == "postgresql" else 1)
    result = carry(given.db, workers, given.game, given.tables, given.pause, given.seconds)
    write({"machine": machine(), "load": [result]}, given.json)


if __name__ == "__main__":
    main()
