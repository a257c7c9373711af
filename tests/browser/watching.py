"""Pages that are watched: what goes wrong in them unseen fails the test."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response

# Chromium reports what the policy blocks only as a sentence in the console; the event says it exactly.
VIOLATIONS: Final = """
addEventListener('securitypolicyviolation', (event) =>
  console.error(`blocked by the policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`))
"""
# What a person has chosen before, as the client keeps it; what the page itself has kept since stays.
SETTINGS: Final = """
(settings) => { try { localStorage['hoftag-settings'] ??= settings } catch { /* no page yet */ } }
"""
QUICK: Final = {"speed": 4}
"""For long games: every motion is played, four times as fast."""
PATIENCE: Final = 15_000
"""Milliseconds that anything on a page may take, on a machine that is busy with other tests."""


class Visitor:
    """Somebody with a browser profile of their own. `page` is the first page; `open()` gives further ones."""

    def __init__(self, browser: Browser, url: str, options: dict[str, Any]) -> None:
        self.url = url
        self.wrong: list[str] = []
        """What went wrong in the pages: errors of scripts, failed requests, blocked resources."""
        self.said: list[str] = []
        """All that was said in the consoles."""
        self._allowed: list[re.Pattern[str]] = []
        settings = options.pop("settings", None)
        chosen: dict[str, Any] = {
            "base_url": url,
            "viewport": {"width": 1440, "height": 900},
            "locale": "en-GB",
            "timezone_id": "UTC",
            "color_scheme": "light",
            "reduced_motion": "reduce",
            **options,
        }
        self.context: BrowserContext = browser.new_context(**chosen)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(VIOLATIONS)
        if settings:
            self.context.add_init_script(f"({SETTINGS})({json.dumps(json.dumps(settings))})")
        self.context.on("page", self._watch)
        self.page = self.open()

    def open(self) -> Page:
        """A further page (tab) of the same person."""
        return self.context.new_page()

    def allow(self, pattern: str) -> None:
        """Let pass what matches, from now on and before: a test that provokes a refusal expects its traces."""
        self._allowed.append(re.compile(pattern))

    def unexpected(self) -> list[str]:
        """What went wrong and was not allowed."""
        return [line for line in self.wrong if not any(allowed.search(line) for allowed in self._allowed)]

    def keep(self, folder: Path) -> None:
        """Write down what can be seen, for whoever looks for the fault."""
        folder.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(self.context.pages, 1):
            page.screenshot(path=folder / f"page{number}.png", timeout=PATIENCE)
            (folder / f"page{number}.html").write_text(page.content(), encoding="utf-8")
        (folder / "console.txt").write_text("\n".join([*self.said, "", *self.wrong]), encoding="utf-8")

    def _watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def _console(self, message: ConsoleMessage) -> None:
        self.said.append(f"{message.type}: {message.text}")
        # Answers of 400 and more are noted with their address by _answered.
        if message.type == "error" and not message.text.startswith("Failed to load resource"):
            self.wrong.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page went elsewhere
            self.wrong.append(f"request: {request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if not response.url.startswith(self.url) and not response.url.startswith(("data:", "blob:")):
            self.wrong.append(f"elsewhere: {response.url}")
        if response.status >= 400:
            self.wrong.append(f"answer: {response.request.method} {response.url}: {response.status}")
