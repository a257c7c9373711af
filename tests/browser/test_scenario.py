"""Scenario 814 in the browser: a game to its end by clicks only, and what only this scenario shows."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.browser.tables import ME, RANDOM, ask, button, sit_down
from tests.browser.test_games import check_end
from tests.browser.test_looks import CUT, axe

ONE_YEAR: Final = {"variant": "scenario814", "sundial": 814}
PROBLEM: Final = "[data-at^='problems:'] button.lit"
"""A problem on the wheel that the drawn tile can solve."""


def test_a_whole_game_of_scenario_814(page: Page, tmp_path: Path) -> None:
    """From the set-up to its end, whichever it is; problems are solved where that is possible."""
    table = sit_down(page, "carolingi", [ME, RANDOM], options=ONE_YEAR)
    person = Person(page, 6)
    while person.wait():
        problems = page.locator(PROBLEM)
        if not problems.count() or not person.click("problem", problems.first):
            person.answer()
    file = check_end(page, tmp_path)
    over = ask(page, "GET", f"/api/tables/{table}/view")
    expect(page.locator("section.end.lost")).to_have_count(1 if over["outcome"]["lost"] else 0)
    expect(page.locator("section.end .slot.full")).to_have_count(len(over["position"]["scenario"]["favour"]))
    assert axe(page) == []
    button(page, "play-view").click()
    expect(page.locator(".favour")).to_be_visible()  # the past has its track as well
    expect(page.locator(".favour .slot.full")).to_have_count(0)
    assert "problem" not in person.clicked or " solve " in file.read_text()


def test_the_wheel_and_the_favour_track(page: Page) -> None:
    """Skuld stands on winter, three problems lie on the seasons, and the track has room for seven stones."""
    sit_down(page, "carolingi", [ME, RANDOM, RANDOM], options=ONE_YEAR)
    Person(page, 1).wait()
    expect(page.locator(".season.now .skuld")).to_be_visible()
    expect(page.locator(".favour .slot:not(.unused)")).to_have_count(7)
    expect(page.locator(".favour .slot.unused")).to_have_count(4)
    expect(page.locator(".favour .heir.nobody")).to_be_visible()
    box = page.locator(".favour").bounding_box()
    assert box is not None
    assert box["height"] == 44
    assert axe(page) == []
    assert page.evaluate(CUT) == []
