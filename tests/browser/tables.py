"""Tables for browser tests: opened through the page's own session, so that the visitor is the one who sits there."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page

from hoftag.locale.texts import Texts

Json = dict[str, Any]

ASK = """
async ([method, path, body]) => {
  const token = document.cookie.match(/hoftag-csrf=([^;]+)/)?.[1] ?? ''
  const headers = { 'content-type': 'application/json', 'x-csrf-token': token }
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) })
  return [answer.status, await answer.json()]
}"""

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "bot": "greedy"}
RANDOM: Json = {"kind": "bot", "bot": "random"}


def ask(page: Page, method: str, path: str, body: Json | None = None) -> Any:
    """A request of the page; it must be granted."""
    status, answer = page.evaluate(ASK, [method, path, body])
    assert status < 300, (path, status, answer)
    return answer


def enter(page: Page, name: str) -> None:
    """Become somebody."""
    page.goto("/")
    page.wait_for_load_state("networkidle")
    ask(page, "POST", "/api/me", {"name": name})


def sit_down(page: Page, game: str, seats: list[Json], name: str = "Judith", **more: Any) -> str:
    """Open a table, begin, and go there; its name."""
    enter(page, name)
    options = {"players": len(seats), **more.pop("options", {})}
    begin = all(seat["kind"] != "open" for seat in seats)
    data = {"game": game, "options": options, "seats": seats, "pace": "instant", "start": begin, **more}
    table: str = ask(page, "POST", "/api/tables", data)["id"]
    page.goto(f"/t/{table}")
    return table


def button(page: Page, key: str, **args: int | str) -> Locator:
    """A button or link by the key of its text, in the language of the page."""
    name = Texts(page.evaluate("document.documentElement.lang"))(key, **args)
    return page.get_by_role("button", name=name).or_(page.get_by_role("link", name=name))


def game_card(page: Page, game: str) -> Locator:
    """A game in the hall."""
    title = Texts("en")(f"web-game-title-{game.replace('_', '-')}")
    return page.locator("article").filter(has=page.get_by_role("heading", name=title))
