"""The first page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit


def test_home_page_loads(page: Page) -> None:
    """It is there, with our typeface, and nothing on it comes from elsewhere or is blocked."""
    page.goto("/")
    expect(page).to_have_title("Hoftag")
    expect(page.get_by_role("main")).to_be_visible()
    for face in ('500 17px "EB Garamond"', "600 25px Cinzel"):
        assert page.evaluate("face => document.fonts.load(face).then(found => found.length)", face)


def test_chosen_theme_stands_before_anything_is_drawn(visit: Visit) -> None:
    """Who chose dark on a light system sees no light page, not even while the client loads."""
    visitor = visit()
    visitor.page.goto("/")
    visitor.page.evaluate("localStorage.setItem('hoftag-settings', JSON.stringify({ theme: 'dark' }))")
    visitor.page.route("**/assets/*.js", lambda route: route.abort("blockedbyclient"))
    visitor.allow("BLOCKED_BY_CLIENT|blocked|assets/")
    visitor.page.reload()
    assert visitor.page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert visitor.page.evaluate("getComputedStyle(document.body).color") == "rgb(240, 230, 208)"
