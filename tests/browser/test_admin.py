"""The admin page in a browser: for whoever was appointed; what it does is seen by those at the table."""

from __future__ import annotations

import contextlib
import sqlite3
import subprocess
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.serving import Server
from tests.browser.tables import BOT, ME, OPEN, ask, button, enter, sit_down
from tests.browser.test_looks import DESKTOP, LOOKS, PHONE, faults

PASSWORD = "Ingelheim am Rhein"


def admin(server: Server, *words: str) -> None:
    """A command of whoever runs the server."""
    command = [server.python, "-m", "hoftag", "admin", *words, "--db", f"sqlite:///{server.database}"]
    subprocess.run(command, check=True, capture_output=True, cwd=server.folder)


def appointed(page: Page, server: Server, name: str) -> None:
    """Become an account that may look inside."""
    enter(page, name)
    ask(page, "POST", "/api/account", {"name": name, "password": PASSWORD})
    admin(server, "appoint", name)


def number(look: Any) -> str:
    """The name of a look."""
    return str(look if isinstance(look, str) else look["width"])


@pytest.mark.parametrize(("language", "theme", "size"), LOOKS, ids=number)
def test_screens(visit: Visit, server: Server, language: str, theme: str, size: dict[str, int]) -> None:
    """All tables, one table and its dialogs, in every language, width and theme."""
    phone = size is PHONE
    visitor = visit(viewport=size, locale=language, color_scheme=theme, has_touch=phone, is_mobile=phone)
    page = visitor.page
    appointed(page, server, f"Judith {language} {theme} {size['width']}")
    data = {"game": "carolingi", "options": {"players": 3}, "seats": [ME, OPEN, BOT]}
    ask(page, "POST", "/api/tables", data)
    table = ask(page, "POST", "/api/tables", {**data, "seats": [ME, BOT, BOT], "start": True})["id"]
    wrong = []
    page.goto("/admin")
    page.locator(f"a[href='/admin/{table}']").first.wait_for()
    wrong += [f"all: {line}" for line in faults(page, language)]
    page.locator(f"a[href='/admin/{table}']").first.click()
    button(page, "web-admin-close").first.wait_for()
    wrong += [f"one: {line}" for line in faults(page, language)]
    for key in ("web-admin-record", "web-admin-close"):
        button(page, key).first.click()
        page.wait_for_selector("dialog[open]")
        wrong += [f"{key}: {line}" for line in faults(page, language)]
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
    assert not wrong, "\n".join(wrong)


def test_closing(visit: Visit, server: Server) -> None:
    """Somebody plays; the table is closed from above; both see it, and the trail tells of it."""
    host, above = visit(locale="fr"), visit(viewport=DESKTOP)
    table = sit_down(host.page, "carolingi", [ME, BOT], name="Lothar", title="Pfalz")
    host.page.wait_for_selector("[data-at=log]")
    appointed(above.page, server, "Adelheid")
    above.page.goto("/admin")
    above.page.get_by_placeholder("title, name or table").fill("pfalz")
    above.page.get_by_role("link", name="Pfalz").click()
    button(above.page, "web-admin-close").first.click()
    dialog = above.page.locator("dialog[open]")
    dialog.get_by_role("textbox").fill("Opened twice")
    dialog.get_by_role("button", name="Close the table").click()
    expect(above.page.get_by_text("Adelheid closed a table")).to_be_visible()
    expect(host.page.get_by_text("Opened twice")).to_be_visible()
    host.page.goto(f"/t/{table}")
    expect(host.page.get_by_text("Opened twice")).to_be_visible()
    expect(above.page.get_by_role("button", name="Close the table")).to_have_count(0)


def test_record_of_a_running_game(visit: Visit, server: Server) -> None:
    """It is handed out only after a warning, and that is on the trail."""
    visitor = visit()
    page = visitor.page
    appointed(page, server, "Gisela")
    data = {"game": "carolus_magnus", "options": {"players": 2}, "seats": [ME, BOT], "start": True}
    table = ask(page, "POST", "/api/tables", data)["id"]
    page.goto(f"/admin/{table}")
    button(page, "web-admin-record").first.click()
    with page.expect_download() as download:
        button(page, "web-admin-record-still").click()
    assert download.value.suggested_filename == f"{table}.hoftag"
    assert download.value.path().read_text(encoding="utf-8").startswith("hoftag record 2\n")
    expect(page.get_by_text("Gisela took a record")).to_be_visible()


def test_nobody_else(visit: Visit) -> None:
    """Whoever was not appointed is shown what any wrong address shows, and no link leads there."""
    visitor = visit()
    visitor.allow("/(admin|nothing): 404")
    page = visitor.page
    enter(page, "Otto")
    ask(page, "POST", "/api/account", {"name": "Otto", "password": PASSWORD})
    page.goto("/nothing")
    page.wait_for_selector("h1")
    nothing = page.inner_text("body")
    page.goto("/admin")
    page.wait_for_selector("h1")
    assert page.inner_text("body") == nothing
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert page.locator("a[href^='/admin']").count() == 0


def test_cut_back(visit: Visit, server: Server) -> None:
    """A game is cut back while somebody looks: the page tells it once, shows the earlier moment, and play goes on."""
    visitor = visit(locale="de")
    page = visitor.page
    table = sit_down(page, "carolus_magnus", [ME, BOT], name="Lothar")
    person = Person(page, 4)
    person.play(answers=8)
    person.wait()
    with contextlib.closing(sqlite3.connect(server.database, timeout=10)) as database, database:
        database.execute(
            "UPDATE entry SET outcomes = 'die crown' WHERE table_id = ? AND number ="
            " (SELECT max(number) FROM entry WHERE table_id = ? AND outcomes <> '')",
            (table, table),
        )
    admin(server, "repair", table, "--cut", "--why", "Beschädigt")
    dialog = page.locator("dialog[open]").filter(has_text="Beschädigt")
    expect(dialog).to_be_visible(timeout=30_000)
    assert not faults(page, "de")
    button(page, "play-told-fine").click()
    expect(dialog).to_have_count(0)
    person.wait()
    person.play(answers=2)
    page.reload()
    person.wait()
    assert page.get_by_text("Beschädigt").count() == 0
