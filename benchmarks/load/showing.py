"""What somebody sees who waits for a result."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

Show = Callable[[str], None]


def progress(name: str) -> Show:
    """Lines on the error stream: one that changes on a terminal, else one every 15 seconds."""
    last = 0.0
    began = time.monotonic()

    def show(text: str) -> None:
        nonlocal last
        now = time.monotonic()
        if sys.stderr.isatty():
            print(f"\r\x1b[K{name}: {text}", end="", file=sys.stderr, flush=True)
        elif now - last > 15:
            last = now
            print(f"{name}, {now - began:.0f} s: {text}", file=sys.stderr, flush=True)

    return show


def table(rows: list[list[str]]) -> str:
    """Rows as a table of Markdown; the first has the names."""
    rows = [rows[0], ["---"] * len(rows[0]), *rows[1:]]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)
