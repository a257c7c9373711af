"""The first page."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def test_home_page_loads(page: Page) -> None:
    """It is there, with our typeface, and nothing on it comes from elsewhere or is blocked."""
    page.goto("/")
    expect(page).to_have_title("Hoftag")
    expect(page.get_by_role("main")).to_be_visible()
    for face in ('500 17px "EB Garamond"', "600 25px Cinzel"):
        assert page.evaluate("face => document.fonts.load(face).then(found => found.length)", face)
