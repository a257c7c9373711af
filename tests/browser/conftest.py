"""What browser tests share: the browser, a server, and visitors whose pages are watched.

On failure, screenshots, pages, consoles and the server's log are kept in .hoftag/test-results; with HOFTAG_TRACE=1 a
trace too, for `.hoftag/dev/bin/playwright show-trace FILE`.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser, Page, expect

from tests.browser.launch import HOME, driver, find, launch
from tests.browser.serving import Server
from tests.browser.watching import PATIENCE, Visitor

RESULTS: Final = HOME / "test-results"
TRACE: Final = os.environ.get("HOFTAG_TRACE") == "1"
FAILED: Final = pytest.StashKey[bool]()
CRASHES: Final = 3
"""So many crashes of the browser in a row are put up with."""
CRASHED: Final = re.compile(r"(Target|[Pp]age) crashed")

Visit = Callable[..., Visitor]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests are the longest: they begin first."""
    items.sort(key=lambda item: Path(__file__).parent not in item.path.parents)


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """When the browser itself crashed a page, the test is played again: that says nothing about ours."""
    if not isinstance(item, pytest.Function) or Path(__file__).parent not in item.path.parents:
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports: list[pytest.TestReport] = []
    for _ in range(CRASHES + 1):
        item.stash[FAILED] = False
        item._initrequest()  # fixtures of a function begin anew
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        if not any(report.failed and CRASHED.search(report.longreprtext) for report in reports):
            break
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let fixtures know how their test ended."""
    report = yield
    if report.when in ("setup", "call"):
        item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all tests of this folder; not longer, because Playwright keeps an event loop running."""
    expect.set_options(timeout=PATIENCE)
    with driver() as playwright:
        running = launch(playwright, find())
        yield running
        running.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for a file of tests, with nothing in its database at first: each test uses tables of its own.

    A test may stop, kill and restart it; the next one finds it running again.
    """
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    try:
        yield running
    finally:
        running.stop()


@pytest.fixture
def visit(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Let somebody visit the server: `visit()`, `visit(viewport=…, locale="de", has_touch=True)`.

    `settings=QUICK` are choices that this person has made in the client before.

    What goes wrong in any of their pages fails the test, unless the visitor was told to `allow` it.
    """
    folder = RESULTS / re.sub(r"\W+", "-", request.node.nodeid).strip("-")
    shutil.rmtree(folder, ignore_errors=True)
    visitors: list[Visitor] = []
    if not server.running:
        server.start()

    def enter(**options: Any) -> Visitor:
        visitor = Visitor(browser, server.url, options)
        if TRACE:
            visitor.context.tracing.start(screenshots=True, snapshots=True)
        visitors.append(visitor)
        return visitor

    yield enter

    wrong = [line for visitor in visitors for line in visitor.unexpected()]
    for number, visitor in enumerate(visitors, 1):
        if wrong or request.node.stash.get(FAILED, True):
            visitor.keep(folder / str(number))
            shutil.copy(server.log, folder / "server.log")
        if TRACE:
            visitor.context.tracing.stop(path=folder / str(number) / "trace.zip")
        visitor.context.close()
    assert not wrong, "unseen by the test, in its pages:\n" + "\n".join(wrong)


@pytest.fixture
def page(visit: Visit) -> Page:
    """A page of a visitor with the usual settings."""
    return visit().page
