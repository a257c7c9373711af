"""A person who plays Wallenstein: plans by laying cards or by a suggestion, and answers all else like anybody."""

from __future__ import annotations

import time
import uuid
from collections.abc import Callable
from functools import partial
from typing import Final

from playwright.sync_api import Locator, Page

from hoftag.locale.texts import Texts
from tests.browser.person import PATIENCE, Person
from tests.browser.tables import ASK, Json, ask

HAND: Final = "[data-drop=hand] button:not([aria-disabled])"
PLAN: Final = "[data-plan], .strip [data-field]"
"""The plan in its column, or its fields at the top of a phone."""


class Leader(Person):
    """Makes the first plans by hand, card after card, and takes over what is suggested for the others."""

    def __init__(self, page: Page, seed: int = 0, by_hand: int = 1) -> None:
        super().__init__(page, seed)
        self.by_hand = by_hand
        self.plans = 0
        """How many were handed in."""

    @property
    def planning(self) -> bool:
        """Whether a plan is to be made."""
        return self.asked and self.page.locator(PLAN).count() > 0

    def answer(self) -> None:
        """Plan, or click on something that is lit."""
        if self.planning:
            self.plan()
        else:
            super().answer()

    def plan(self) -> None:
        """Cover all fields and hand in."""
        if self.plans < self.by_hand:
            self.lay()
        else:
            self.take_over()
        self.hand_in()

    def lay(self, most: int = 20) -> int:
        """Lay cards on one field after the other, until the plan is complete; how many."""
        laid = 0
        until = time.monotonic() + PATIENCE
        while laid < most and not self.complete and time.monotonic() < until:
            cards = self.page.locator(HAND)
            left = cards.count()
            if not left:
                break
            wanted = self.page.locator(f"{HAND}.wanted")
            found = wanted if wanted.count() else cards
            if self.click("card", found.nth(self.lot.randrange(found.count()))):
                self.until(partial(self._laid, left))
                laid += 1
        return laid

    def _laid(self, before: int) -> bool:
        return self.complete or self.page.locator(HAND).count() != before

    def take_over(self) -> None:
        """Ask a computer player, and take over everything it suggests."""
        for key in ("wa-plan-suggest", "wa-plan-suggest-all"):
            named = self.page.get_by_role("button", name=self.said(key), exact=True)
            named.locator("visible=true").click(timeout=PATIENCE * 1000)
            self._clicked("suggestion")

    def hand_in(self) -> None:
        """Say that the plan is finished."""
        self.until(lambda: self.complete)
        self._finish.first.click(timeout=PATIENCE * 1000)
        self._clicked("plan")
        self.until(lambda: not self.planning)
        self.plans += 1

    @property
    def complete(self) -> bool:
        """Whether the plan can be handed in."""
        return self._finish.count() > 0

    @property
    def _finish(self) -> Locator:
        ready = self.page.locator("button.primary:not([aria-disabled=true]):visible")
        return ready.filter(has_text=self.said("wa-plan-hand-in"))

    def said(self, key: str) -> str:
        """A text in the language of the page."""
        return Texts(self.page.evaluate("document.documentElement.lang"))(key)

    def until(self, done: Callable[[], bool]) -> None:
        """Wait until something is so."""
        until = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < until, f"nothing happens at {self.page.url}"
            self.page.wait_for_timeout(30)


# ---- the same through the server's doors, for what the page itself would not do


def sight(page: Page, table: str, seat: int) -> Json:
    """What a seat sees and is asked."""
    seen: Json = ask(page, "GET", f"/api/tables/{table}/view?seat={seat}")
    return seen


def give(page: Page, table: str, seat: int, notation: str) -> tuple[int, Json]:
    """Give an answer; the status and what the server says."""
    asked = sight(page, table, seat)["asked"]
    body = {"seat": seat, "asked": asked["id"], "notation": notation, "key": uuid.uuid4().hex}
    status, said = page.evaluate(ASK, ["POST", f"/api/tables/{table}/actions", body])
    return status, said


def reply(page: Page, table: str, seat: int, asked: Json) -> None:
    """Answer anything: a plan by suggestion, else the first choice."""
    answers = [asked["choices"][0]["notation"]]
    if asked["kind"] == "plan":
        answers = ask(page, "GET", f"/api/tables/{table}/suggestion?seat={seat}")["answers"]
    for answer in answers:
        status, said = give(page, table, seat, answer)
        assert status < 300, (answer, said)


def wait_for(page: Page, table: str, seat: int, kinds: set[str], *, give_up: bool = True) -> Json:
    """Pass the time until one of these questions comes: the first answer to every other one, plans by suggestion."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        seen = sight(page, table, seat)
        asked = seen["asked"]
        if asked and not asked["answered"] and asked["kind"] in kinds:
            return seen
        if seen["outcome"] is not None:
            break
        if not asked or asked["answered"]:
            page.wait_for_timeout(50)
            continue
        reply(page, table, seat, asked)
        until = time.monotonic() + PATIENCE
    assert not give_up, f"none of {kinds} is asked"
    return {}
