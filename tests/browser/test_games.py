"""Whole games against bots, played by a scripted person through clicks only; their records verify."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hoftag.match.verify import Dishonest, verify
from tests.browser.conftest import Visit
from tests.browser.person import Person, download
from tests.browser.tables import ME, RANDOM, sit_down


def test_a_whole_game_of_carolus_magnus(page: Page, tmp_path: Path) -> None:
    """From the first disc to the last castle."""
    sit_down(page, "carolus_magnus", [ME, RANDOM])
    person = Person(page, 4)
    person.play()
    assert person.clicked.keys() >= {"disc", "knight", "province", "court"}, person.clicked
    check_end(page, tmp_path)


def test_a_whole_short_game_of_carolingi(page: Page, tmp_path: Path) -> None:
    """One year, the sundial stands on 830."""
    sit_down(page, "carolingi", [ME, RANDOM, RANDOM], options={"sundial": 830})
    person = Person(page, 2)
    person.play()
    assert person.clicked.keys() >= {"tile", "answer"}, person.clicked
    check_end(page, tmp_path)


def test_a_whole_game_on_the_phone(visit: Visit, tmp_path: Path) -> None:
    """The same with a finger on a small screen."""
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="de").page
    sit_down(page, "carolingi", [ME, RANDOM], options={"sundial": 830})
    Person(page, 3).play()
    check_end(page, tmp_path)


def check_end(page: Page, folder: Path) -> Path:
    """The result is shown with its parts, and the record can be had; a changed byte of chance is noticed."""
    expect(page.locator("#end-title")).to_be_visible()
    expect(page.locator("section.end table").first).to_be_visible()
    file, verdict = download(page, folder)
    assert verdict.draws > 0
    text = file.read_text()
    outcomes = [line for line in text.splitlines() if line.startswith("* ")]
    other = next(
        line for line in outcomes if line.split()[1] == outcomes[-1].split()[1] and line != outcomes[-1]
    )
    head, _, tail = text.rpartition(outcomes[-1])
    with pytest.raises(Dishonest):
        verify(head + other + tail)
    return file
