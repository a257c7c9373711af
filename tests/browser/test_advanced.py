"""Carolingi complete: the advanced set-up and the first year with Anarchy & Rebellion; a sand timer that runs out."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from hoftag.locale.texts import Texts
from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.tables import BOT, ME, RANDOM, ask, button, sit_down
from tests.browser.test_looks import CUT, PHONE, axe

SET_UP = 120
"""No set-up has so many questions for one seat."""


def seen(page: Page, table: str) -> Any:
    """What the first seat is shown."""
    return ask(page, "GET", f"/api/tables/{table}/view?seat=0")


def lay_out(page: Page, person: Person, table: str) -> None:
    """Answer everything until tiles are laid: both passes of the set-up."""
    first = second = False
    for _ in range(SET_UP):
        assert person.wait()
        if page.locator(".drawer").count():
            break
        later = seen(page, table)["position"]["seats"][0]["reserve"] > 0
        first, second = first or later, second or not later
        person.answer()
    expect(page.locator(".drawer").first).to_be_visible()
    assert first
    assert second


def check_looks(page: Page, language: str) -> None:
    """All texts there, nothing cut off, rules of axe kept."""
    assert "⟦" not in page.inner_text("body")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.evaluate(CUT) == []
    assert axe(page) == []
    assert page.evaluate("document.documentElement.lang") == language


def test_advanced_set_up_and_first_year(page: Page) -> None:
    """Card by card, follower by follower, then four seasons: all of it by clicks."""
    options = {"variant": "advanced", "anarchy": True, "sundial": 831}
    table = sit_down(page, "carolingi", [ME, RANDOM], options=options)
    person = Person(page, 5)
    assert person.wait()
    expect(page.locator("[data-pin]")).to_be_attached()
    expect(page.locator(".choices .choice")).to_have_count(4)
    check_looks(page, "en")
    lay_out(page, person, table)
    assert person.clicked.keys() >= {"option", "answer"}, person.clicked
    assert person.clicked.keys() & {"land", "card"}, person.clicked
    position = seen(page, table)["position"]
    assert all(sum(land["followers"]) + land["gangs"] > 0 for land in position["lands"])
    assert len({land["region"] for land in position["lands"] if land["forest"]}) == len(position["strips"])
    assert all(seat["homeland"] is None for seat in position["seats"])
    expect(page.get_by_text(Texts("en")("ca-homeland-none"))).to_be_visible()

    card = page.get_by_role("button", name=Texts("en")("carolingi-card-anarchy"))
    expect(card).to_contain_text(Texts("en")("ca-disorder-aside", year="831"))
    card.hover()
    struck = next(one["lands"] for one in position["disorder"] if one["card"] == "anarchy")
    expect(page.locator("[data-outlined^='struck:']")).to_have_count(len(struck))

    for _ in range(600):
        if seen(page, table)["position"]["year"] == 831 or not person.wait():
            break
        person.answer()
    assert seen(page, table)["position"]["disorder_aside"] == 0
    assert person.clicked.keys() >= {"tile", "answer"}, person.clicked


def test_advanced_set_up_on_the_phone(visit: Visit) -> None:
    """The same questions with a finger, in German and dark: nothing is cut off."""
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True, locale="de", color_scheme="dark")
    page = visitor.page
    sit_down(page, "carolingi", [ME, RANDOM], options={"variant": "advanced", "sundial": 830})
    person = Person(page, 2)
    assert person.wait()
    check_looks(page, "de")
    person.play(answers=6)
    assert person.wait()
    check_looks(page, "de")


def test_the_sand_runs_out(visit: Visit) -> None:
    """The bot turns it at once; one tile lies there in time, the second never does."""
    page = visit(locale="fr").page
    table = sit_down(page, "carolingi", [ME, BOT], options={"timer": 15, "sundial": 830})
    person = Person(page, 1)
    assert person.wait()
    expect(page.get_by_role("timer")).to_be_visible()
    page.locator("button.tile.lit").first.click()
    button(page, "ca-lay-one", tile=Texts("fr")("carolingi-tile-influence")).click()
    expect(page.get_by_role("timer")).to_be_visible()
    check_looks(page, "fr")
    over = Texts("fr")("carolingi-event-time-up", count=1)
    expect(page.locator("[data-at=log]")).to_contain_text(over, timeout=30_000)
    told = {event["kind"]: event["args"] for event in seen(page, table)["events"]}
    assert told["time-up"] == [1]
    assert told["bag-filled"][0] == 3
    person.play(answers=4)
