"""Every screen in three languages, two widths and two themes: all texts there, nothing cut off, rules of axe kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.launch import ROOT
from tests.browser.person import Person
from tests.browser.tables import BOT, ME, OPEN, button, game_card, sit_down

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
LOOKS = [
    ("en", "light", DESKTOP),
    ("de", "dark", DESKTOP),
    ("fr", "light", PHONE),
    ("de", "light", PHONE),
    ("fr", "dark", DESKTOP),
]

# What fades in is pale on its way: colours are judged when it has arrived. What never ends is not waited for.
ARRIVED = """
() => Promise.allSettled(document.getAnimations()
  .filter(one => Number.isFinite(one.effect.getComputedTiming().endTime)).map(one => one.finished))"""

# Elements that show only a part of their own text, although nothing says that it goes on.
CUT = """
() => [...document.querySelectorAll('button, h1, h2, h3, p, label, td, th, a, li, span')].filter(e => {
  const style = getComputedStyle(e), box = e.getBoundingClientRect()
  const seen = e.innerText?.trim() && style.visibility !== 'hidden' && box.width > 2 && box.height > 2
  if (!seen || e.closest('[aria-hidden=true]') || e.clientWidth === 0) return false
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  if (!top || !e.contains(top)) return false // for readers only, or below something else
  const free = ['visible', 'auto', 'scroll'].includes(style.overflowX) || style.textOverflow === 'ellipsis'
  return e.scrollWidth > e.clientWidth + 2 && !free
}).map(e => e.tagName + ' ' + e.innerText.slice(0, 60))"""


def screens(page: Page) -> Iterator[str]:
    """One screen after the other."""
    page.goto("/")
    page.wait_for_load_state("networkidle")
    yield "home"
    game_card(page, "carolingi").get_by_role("link").first.click()
    page.wait_for_selector("dialog[open]")
    yield "new table"
    sit_down(page, "carolingi", [ME, OPEN, BOT])
    button(page, "web-start-with", count=2).wait_for()
    yield "waiting room"
    for game in ("carolingi", "carolus_magnus"):
        sit_down(page, game, [ME, BOT, BOT])
        person = Person(page, 3)
        person.play(answers=9)
        person.wait()
        yield f"table of {game}"
    page.goto("/rules/carolingi")
    page.wait_for_selector("h1")
    yield "rules"
    page.goto("/t/nowhere")
    page.wait_for_selector("h1, h2")
    yield "no such table"


@pytest.mark.parametrize(
    ("language", "theme", "size"),
    LOOKS,
    ids=lambda value: str(value if isinstance(value, str) else value["width"]),
)
def test_screens(visit: Visit, language: str, theme: str, size: dict[str, int]) -> None:
    """Look at every screen once."""
    phone = size is PHONE
    visitor = visit(viewport=size, locale=language, color_scheme=theme, has_touch=phone, is_mobile=phone)
    visitor.allow("/api/tables/nowhere: 404")
    page = visitor.page
    wrong: list[str] = []
    for screen in screens(page):
        wrong += [f"{screen}: {line}" for line in faults(page, language)]
    assert not wrong, "\n".join(wrong)


def faults(page: Page, language: str) -> list[str]:
    """What is wrong with what a page shows now."""
    wrong: list[str] = []
    text = page.inner_text("body")
    if "⟦" in text:
        wrong.append(f"missing text {text[text.index('⟦') :][:60]}")
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    if wide > 0:
        wrong.append(f"{wide} px too wide")
    wrong += [f"cut off: {cut}" for cut in page.evaluate(CUT)]
    wrong += axe(page)
    shown = page.evaluate("document.documentElement.lang")
    if shown != language:
        wrong.append(f"speaks {shown}")
    return wrong


def axe(page: Page) -> list[str]:
    """What the accessibility rules find, WCAG 2.1 A and AA, once all that moves in or fades in has arrived."""
    page.evaluate(ARRIVED)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']}).then(r => r.violations)"
    )
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')[:200]}"
        for one in found
        for node in one["nodes"][:3]
    ]


def test_language_can_be_switched_at_the_table(visit: Visit) -> None:
    """The log, the question and the names follow at once."""
    page = visit(locale="en").page
    sit_down(page, "carolingi", [ME, BOT])
    Person(page).wait()
    before = page.inner_text("[data-at=log]")
    button(page, "web-language").first.click()
    page.get_by_text("Deutsch").first.click()
    page.wait_for_function(
        "before => ![before, undefined].includes(document.querySelector('[data-at=log]')?.innerText)",
        arg=before,
    )
    assert page.evaluate("document.documentElement.lang") == "de"


def test_client_has_axe() -> None:
    """The rules come with the client's test tools."""
    assert Path(AXE).is_file()
