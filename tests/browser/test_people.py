"""People at tables: two clicks to a game, two browsers with their secrets, reloads, killed servers, keys alone."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.person import PATIENCE, Person, download
from tests.browser.serving import Server
from tests.browser.tables import ME, OPEN, RANDOM, ask, button, enter, game_card, sit_down

SHORT = {"sundial": 830}


@pytest.mark.parametrize("game", ["carolingi", "carolus_magnus", "wallenstein"])
def test_two_clicks_to_a_game(visit: Visit, game: str) -> None:
    """From the first page: one click on a game, and I am asked something within two."""
    page = visit().page
    page.goto("/")
    game_card(page, game).get_by_role("button").first.click()
    page.wait_for_url("**/t/*")
    person = Person(page, 1)
    person.wait()
    person.answer()
    assert person.clicks == 1


def test_two_browsers_keep_their_secrets(visit: Visit, tmp_path: Path) -> None:
    """Two people at one table, joined by the link; no tile of the one reaches the other before it is drawn."""
    host, guest = visit(), visit(locale="fr")
    heard: dict[str, list[str]] = {"host": [], "guest": []}
    listen(host.page, heard["host"])
    listen(guest.page, heard["guest"])
    table = sit_down(host.page, "carolingi", [ME, OPEN], options=SHORT)
    enter(guest.page, "Irmgard")
    guest.page.goto(f"/t/{table}")
    button(guest.page, "web-sit").first.click()
    expect(button(host.page, "web-start-with", count=2)).to_be_enabled()
    button(host.page, "web-start-with", count=2).click()
    people = [Person(host.page, 5), Person(guest.page, 6)]
    seen, moved = 0, time.monotonic()
    while not people[0].over or not people[1].over:
        for person in people:
            if person.asked and not person.over:
                person.answer()
        host.page.wait_for_timeout(40)
        clicks = people[0].clicks + people[1].clicks
        moved = time.monotonic() if clicks > seen else moved
        seen = clicks
        assert time.monotonic() - moved < PATIENCE, (
            f"nothing happens: {people[0].clicked} {people[1].clicked}"
        )
    download(host.page, tmp_path)
    assert not secrets_of(1, heard["host"])
    assert not secrets_of(0, heard["guest"])
    assert secrets_of(0, heard["host"]), "the check would see a secret"


def listen(page: Page, heard: list[str]) -> None:
    """Keep every message and every answer that reaches a page."""

    def frames(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: heard.append(str(text)))

    page.on("websocket", frames)

    def answers(response: Any) -> None:
        if "/api/tables/" in response.url and response.request.method == "POST" and response.ok:
            heard.append(response.text())

    page.on("response", answers)


def secrets_of(seat: int, heard: list[str]) -> list[str]:
    """What only a seat may know among what was heard: its own part of a view, its laid tiles, its choices."""
    found: list[str] = []
    for text in heard:
        try:
            news = json.loads(text)
        except ValueError:
            continue
        if not isinstance(news, dict) or "position" not in news:
            continue
        if news["seat"] == seat and (news["asked"] or news["position"].get("own")):
            found.append("view")
        colour = news["position"]["seats"][seat]["seat"]
        for event in news["events"]:
            if event["kind"] in ("placed", "chose-swap", "chose-keep") and event["args"][0] == colour:
                found.append(event["kind"])
    return found


def test_reload_and_killed_server_lose_nothing(visit: Visit, server: Server, tmp_path: Path) -> None:
    """In the middle of a game the page is loaded anew and the server killed: the game goes on where it was."""
    visitor = visit()
    visitor.allow("ERR_CONNECTION_REFUSED|WebSocket|ERR_EMPTY_RESPONSE|Failed to fetch|ERR_CONNECTION")
    page = visitor.page
    table = sit_down(page, "carolus_magnus", [ME, RANDOM])
    person = Person(page, 7)
    person.play(answers=12)
    before = log_of(page, table)
    page.reload()
    person.wait()
    assert log_of(page, table)[: len(before)] == before
    person.play(answers=8)
    before = log_of(page, table)
    server.kill9()
    page.wait_for_timeout(300)
    server.start()
    person.wait()
    assert log_of(page, table)[: len(before)] == before
    person.play()
    download(page, tmp_path)


def log_of(page: Page, table: str) -> list[Any]:
    """All events as the server tells them."""
    events: list[Any] = ask(page, "GET", f"/api/tables/{table}/view?seat=0")["events"]
    return events


def test_keys_alone(visit: Visit) -> None:
    """Without a pointer: a game is begun, several questions are answered, help and undo are found."""
    page = visit().page
    page.goto("/")
    page.wait_for_load_state("networkidle")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('article button')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    person = Person(page)
    person.wait()
    page.keyboard.press("1")
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    for _ in range(6):
        if not person.wait():
            break
        page.keyboard.press("q")  # what can I do?
        page.wait_for_selector("dialog[open] li button")
        while page.evaluate("document.activeElement.closest('dialog li') === null"):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_timeout(200)
        page.keyboard.press("Enter")
        page.wait_for_timeout(200)
    page.keyboard.press("Shift+?")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
