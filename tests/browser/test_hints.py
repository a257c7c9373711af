"""A hint in each game: asked for by its button, read with its reason, seen on the board, played by one click."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Late

from hoftag.locale.texts import Texts
from tests.browser.tables import BOT, ME, RANDOM, button, sit_down

SAY = Texts("en")
CHANCE = re.compile(re.escape(SAY("play-reason-chance", chance="%")).replace("%", r"\d+\s?%"))

PICKED = {
    "carolingi": "[data-at=prompt] .buttons button.primary",
    "carolus_magnus": "[data-at=prompt] [aria-pressed=true], [data-at^=discs] [aria-pressed=true]",
}
"""Where what is suggested is seen as picked, at the first question of a game."""


@pytest.mark.parametrize(("game", "seats"), [("carolingi", 2), ("carolus_magnus", 2)])
def test_a_hint_is_shown_and_played(page: Page, game: str, seats: int) -> None:
    """What is suggested stands in words beside its reason, is picked on the board, and one click plays it."""
    sit_down(page, game, [ME, *[RANDOM] * (seats - 1)])
    prompt = page.locator("section.prompt")
    prompt.get_by_role("button", name=SAY("play-hint"), exact=True).click()
    hint = page.get_by_role("region", name=SAY("play-hint"), exact=True)
    expect(hint).to_contain_text(CHANCE)
    expect(hint.get_by_role("heading")).not_to_be_empty()
    expect(page.locator(PICKED[game])).not_to_have_count(0)
    with page.expect_response(lambda answer: answer.url.endswith("/actions")) as given:
        hint.get_by_role("button", name=SAY("play-hint-do")).click()
    assert given.value.ok
    expect(hint).to_have_count(0)


def test_a_plan_is_suggested_with_its_reason(page: Page) -> None:
    """The key asks as well; the cards lie on the fields, and the reason stands beside the buttons."""
    sit_down(page, "wallenstein", [ME, BOT, BOT])
    expect(button(page, "wa-plan-suggest")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".suggestion")).to_contain_text(CHANCE)
    page.locator(".suggestion").get_by_role("button", name=SAY("wa-plan-suggest-all"), exact=True).click()
    expect(button(page, "wa-plan-hand-in")).to_be_enabled()
    button(page, "wa-plan-hand-in").click()
    expect(page.locator("section.prompt")).to_be_visible()


def test_no_hints_where_the_table_says_so(page: Page) -> None:
    """Neither button nor key."""
    sit_down(page, "carolus_magnus", [ME, RANDOM], hints=False)
    prompt = page.locator("section.prompt")
    expect(prompt.get_by_role("button", name=SAY("play-undo"))).to_be_visible()
    expect(prompt.get_by_role("button", name=SAY("play-hint"), exact=True)).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_role("region", name=SAY("play-hint"), exact=True)).to_have_count(0)


def test_why_a_computer_player_did_something(page: Page) -> None:
    """Behind what it did stands a question, and the answer below it."""
    sit_down(page, "carolus_magnus", [BOT, ME])
    why = page.locator("[data-at=log]").get_by_role("button", name=SAY("play-deed-why"))
    prompt = page.locator("section.prompt")
    for _ in range(20):
        prompt.get_by_role("button", name=SAY("play-hint"), exact=True).click()
        page.get_by_role("button", name=SAY("play-hint-do")).click()
        page.wait_for_timeout(800)
        if why.count():
            break
    expect(prompt.get_by_role("button", name=SAY("play-hint"), exact=True)).to_be_enabled()  # my turn again
    for _ in range(5):  # a line that came just now moves the log, and a click may miss
        try:
            with page.expect_request(lambda request: "/reason" in request.url, timeout=3000):
                why.last.click()
        except Late:
            continue
        break
    expect(page.locator("[data-at=log] .reason:not(:empty)").first).to_contain_text(CHANCE)
