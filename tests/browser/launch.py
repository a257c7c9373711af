"""Starting the tests' Chromium. `python -m tests.browser.launch PATH` says its version if it can show a page."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Playwright, sync_playwright

ROOT: Final = Path(__file__).parents[2]
HOME: Final = ROOT / ".hoftag"

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS: Final = (
    "--no-sandbox",  # it refuses to start as root otherwise
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",  # it talks to the server under test and to nobody else
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",  # containers have little of it
)


def find() -> str:
    """The browser that tools/browser.sh found, or would find without fetching one."""
    kept = HOME / "browser" / "path"
    for candidate in (
        os.environ.get("HOFTAG_CHROMIUM"),
        *map(shutil.which, NAMES),
        kept.read_text(encoding="utf-8").strip() if kept.is_file() else None,
    ):
        if candidate:
            return candidate
    raise FileNotFoundError("no Chromium: ./test gets one, or name one with HOFTAG_CHROMIUM")


@contextmanager
def driver() -> Iterator[Playwright]:
    """Playwright; what it starts stays on one core, another one for each process of tests.

    There are machines whose cores disagree about the time by a fraction of a millisecond: pages of Chromium crash there
    when they move from one to another.
    """
    cores = sorted(os.sched_getaffinity(0)) if sys.platform == "linux" else []
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    if cores:
        os.sched_setaffinity(0, {cores[worker % len(cores)]})
    try:
        playwright = sync_playwright().start()
    finally:
        if cores:
            os.sched_setaffinity(0, cores)
    try:
        yield playwright
    finally:
        playwright.stop()


def launch(playwright: Playwright, path: str) -> Browser:
    """Start it."""
    return playwright.chromium.launch(executable_path=path, args=list(FLAGS))


def main(path: str) -> None:
    """Show a page."""
    with driver() as playwright:
        browser = launch(playwright, path)
        page = browser.new_page()
        page.set_content("<p>Hoftag</p>")
        assert page.inner_text("p") == "Hoftag"
        sys.stdout.write(f"Chromium {browser.version}\n")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
