"""The pictures in docs/screenshots: real games in a real browser, three languages, light and dark, wide and narrow."""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

from tests.browser.launch import ROOT, driver, find, launch
from tests.browser.leader import Leader, reply, wait_for
from tests.browser.person import Person
from tests.browser.serving import Server
from tests.browser.tables import BOT, ME, OPEN, RANDOM, Json, sit_down
from tests.browser.watching import Visitor

FOLDER = ROOT / "docs/screenshots"
COLOURS = 256
"""A picture of parchment needs no more, and the repository stays small."""


@dataclass
class Picture:
    """What is shown, how, and how to get there."""

    name: str
    language: str
    go: Callable[[Page], None]
    dark: bool = False
    phone: bool = False
    settings: Json = field(default_factory=dict)


def home(page: Page) -> None:
    """The hall, after a table was opened that waits for me."""
    sit_down(page, "carolus_magnus", [ME, BOT, BOT], title="Paladine")
    Person(page, 1).wait()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)


def new_table(page: Page) -> None:
    """The dialog with all options."""
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.locator("article a").first.click()
    page.wait_for_selector("dialog[open]")
    page.wait_for_timeout(1200)


def waiting(page: Page) -> None:
    """Before the start."""
    sit_down(page, "carolingi", [ME, BOT, OPEN], title="Hiver à Aix")
    page.wait_for_timeout(2000)


def table(
    game: str, seats: int, answers: int, seed: int, title: str, **options: int | str
) -> Callable[[Page], None]:
    """A game in its middle, when I am asked something."""

    def go(page: Page) -> None:
        sit_down(page, game, [ME, *[BOT] * (seats - 1)], title=title, options=options)
        person = Person(page, seed)
        person.play(answers=answers)
        person.wait()
        page.mouse.move(page.evaluate("innerWidth") * 0.55, 20)  # where nothing answers
        page.wait_for_timeout(1500)

    return go


def until(go: Callable[[Page], None], seen: str, seed: int) -> Callable[[Page], None]:
    """Go on until something can be seen."""

    def further(page: Page) -> None:
        go(page)
        person = Person(page, seed)
        for _ in range(300):
            if not person.wait() or page.locator(seen).count():
                break
            person.answer()
        page.mouse.move(page.evaluate("innerWidth") * 0.55, 20)  # where nothing answers
        page.wait_for_timeout(1500)

    return further


def end(game: str, seats: int, **options: int) -> Callable[[Page], None]:
    """The result of a whole game."""

    def go(page: Page) -> None:
        sit_down(page, game, [ME, *[BOT] * (seats - 1)], title="Aachener Winter", options=options)
        Person(page, 2).play()
        page.wait_for_timeout(2500)

    return go


def leaders(kind: str, times: int, title: str, **options: int | str) -> Callable[[Page], None]:
    """A game of Wallenstein when a question comes for the so-manieth time."""

    def go(page: Page) -> None:
        seats = [ME, *[BOT] * (int(options.get("players", 4)) - 1)]
        name = sit_down(page, "wallenstein", seats, title=title, options=options)
        for time in range(times):
            seen = wait_for(page, name, 0, {kind})
            if time + 1 < times:
                reply(page, name, 0, seen["asked"])
        Leader(page).wait()
        page.mouse.move(page.evaluate("innerWidth") * 0.55, 20)  # where nothing answers
        page.wait_for_timeout(6500)  # until the last battle has left the screen

    return go


def half_planned(title: str) -> Callable[[Page], None]:
    """In the second season, with eight cards laid."""

    def go(page: Page) -> None:
        leaders("plan", 2, title)(page)
        Leader(page, 3).lay(8)
        page.mouse.move(page.evaluate("innerWidth") * 0.55, 20)
        page.wait_for_timeout(1500)

    return go


def battle(title: str) -> Callable[[Page], None]:
    """Into a battle, as somebody who attacks sees it."""

    def go(page: Page) -> None:
        leaders("march", 2, title)(page)
        person = Person(page, 3)
        while not page.locator(".battle-scene").count():
            person.answer()
            person.wait()
        page.wait_for_timeout(1500)

    return go


def two_winters(page: Page) -> None:
    """The result of a whole game of Wallenstein."""
    name = sit_down(page, "wallenstein", [ME, BOT, BOT, BOT], title="Prager Fenster")
    wait_for(page, name, 0, set(), give_up=False)
    page.wait_for_selector("section.end")
    page.wait_for_timeout(2500)


def defeat(page: Page) -> None:
    """The end of a game of scenario 814 that all have lost; with the weakest bots that is nearly every one."""
    for seed in range(6):
        sit_down(
            page, "carolingi", [ME, RANDOM, RANDOM], title="Thionville", options={"variant": "scenario814"}
        )
        Person(page, seed).play()
        if page.locator("section.end.lost").count():
            break
    page.wait_for_timeout(2500)


PICTURES = [
    Picture("home-de", "de", home),
    Picture("home-phone-fr", "fr", home, phone=True),
    Picture("new-table-en", "en", new_table),
    Picture("waiting-fr", "fr", waiting),
    Picture(
        "carolingi-de", "de", until(table("carolingi", 3, 50, 5, "Aachener Winter"), "path[data-lit]", 5)
    ),
    Picture("carolingi-tiles-en", "en", until(table("carolingi", 3, 60, 6, "Aachen"), ".drawer", 6)),
    Picture("carolingi-dark-fr", "fr", table("carolingi", 4, 80, 7, "Hiver à Aix"), dark=True),
    Picture(
        "carolingi-phone-fr",
        "fr",
        until(table("carolingi", 3, 40, 8, "Aix"), "path[data-lit]", 8),
        phone=True,
    ),
    Picture(
        "carolingi-set-up-de",
        "de",
        until(table("carolingi", 4, 7, 12, "Aachener Winter", variant="advanced"), "[data-pin]", 12),
    ),
    Picture(
        "carolingi-palace-dark-fr",
        "fr",
        until(table("carolingi", 3, 60, 13, "Aix", variant="advanced", anarchy=True), "[data-palace]", 13),
        dark=True,
    ),
    Picture(
        "carolingi-set-up-phone-en",
        "en",
        until(table("carolingi", 3, 5, 14, "Aachen", variant="advanced"), "[data-pin]", 14),
        phone=True,
    ),
    Picture(
        "carolingi-814-en",
        "en",
        until(table("carolingi", 3, 60, 9, "Aachen", variant="scenario814"), ".choices .problem", 9),
    ),
    Picture(
        "carolingi-814-dark-de",
        "de",
        until(table("carolingi", 4, 70, 10, "Aachen", variant="scenario814"), ".drawer .solves", 10),
        dark=True,
    ),
    Picture(
        "carolingi-814-phone-fr",
        "fr",
        until(table("carolingi", 3, 40, 11, "Aix", variant="scenario814"), ".choices .problem", 11),
        phone=True,
    ),
    Picture("end-814-lost-fr", "fr", defeat),
    Picture(
        "carolus-magnus-en", "en", until(table("carolus_magnus", 3, 24, 3, "Paladins"), "button.stop.lit", 3)
    ),
    Picture("carolus-magnus-dark-de", "de", table("carolus_magnus", 4, 24, 4, "Paladine"), dark=True),
    Picture(
        "carolus-magnus-phone-de",
        "de",
        until(table("carolus_magnus", 3, 20, 5, "Paladine"), "button.stop.lit", 5),
        phone=True,
    ),
    Picture("wallenstein-plan-de", "de", half_planned("Prager Fenster")),
    Picture("wallenstein-battle-de", "de", battle("Prager Fenster")),
    Picture("wallenstein-order-dark-fr", "fr", leaders("place", 2, "Prague"), dark=True),
    Picture("wallenstein-court-en", "en", leaders("favour", 1, "Prague", court=True)),
    Picture("wallenstein-start-lands-fr", "fr", leaders("start-land", 4, "Prague", setup="free", players=3)),
    Picture("wallenstein-plan-phone-de", "de", half_planned("Prag"), phone=True),
    Picture("wallenstein-battle-phone-en", "en", battle("Prague"), phone=True),
    Picture("end-wallenstein-de", "de", two_winters),
    Picture("end-carolingi-de", "de", end("carolingi", 3, sundial=831)),
    Picture("end-carolus-magnus-fr", "fr", end("carolus_magnus", 2)),
]


def take(picture: Picture, visitor: Visitor) -> None:
    """Go there and take it."""
    picture.go(visitor.page)
    image: Image.Image = Image.open(io.BytesIO(visitor.page.screenshot()))
    if picture.phone:
        image = image.resize((image.width * 2 // 3, image.height * 2 // 3), Image.Resampling.LANCZOS)
    small = image.convert("RGB").quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    small.save(FOLDER / f"{picture.name}.png", optimize=True)
    wrong = visitor.unexpected()
    if wrong:
        raise AssertionError(f"{picture.name}: {wrong}")


def main(names: list[str]) -> None:
    """Take all pictures, or those that are named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, driver() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = launch(playwright, find())
        try:
            for picture in PICTURES:
                if names and picture.name not in names:
                    continue
                phone = {"width": 390, "height": 844}
                options: Json = {
                    "locale": picture.language,
                    "color_scheme": "dark" if picture.dark else "light",
                }
                if picture.phone:
                    options |= {
                        "viewport": phone,
                        "has_touch": True,
                        "is_mobile": True,
                        "device_scale_factor": 2,
                    }
                visitor = Visitor(browser, server.url, options)
                take(picture, visitor)
                visitor.context.close()
                sys.stderr.write(f"{picture.name}\n")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
