"""A person at the browser's table, as a script: looks at what is lit, clicks on it, and plays games to their end.

It knows no rules and no interface but the page: only things that are lit, and buttons that are not grey.
"""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Error, Locator, Page

from hoftag.match.verify import Verdict, verify

PATIENCE: Final = 60.0
"""Seconds in which something new must happen at the table."""

# A point inside a shape on the page that is not covered by anything that would take the click.
INSIDE: Final = """
shape => {
  const box = shape.getBoundingClientRect(), svg = shape.ownerSVGElement, view = shape.getScreenCTM().inverse()
  const frame = svg.getBoundingClientRect()
  for (let ring = 0; ring < 12; ring++)
    for (let i = -ring; i <= ring; i++)
      for (const [dx, dy] of [[i, -ring], [i, ring], [-ring, i], [ring, i]]) {
        const x = box.x + box.width * (0.5 + dx / 24), y = box.y + box.height * (0.5 + dy / 24)
        if (x < frame.left + 2 || y < frame.top + 2 || x > frame.right - 2 || y > frame.bottom - 2) continue
        const point = new DOMPoint(x, y).matrixTransform(view)
        const top = document.elementFromPoint(x, y)
        if (shape.isPointInFill(point) && top && svg.contains(top)) return [x, y]
      }
  return null
}"""

BUTTONS: Final = {
    "crown": ".families button.lit",
    "disc": ".discs button.lit",
    "stop": "button.stop.lit",
    "knight": ".reserve button.lit",
    "court": ".holder.lit > button, button.court.lit",
    "tile": "button.tile.lit",
    "piece": ".dock button.lit, .sheet button.step.lit, .dock .lit button",
    "option": ".choices .choice:not([aria-disabled=true]):not(.chosen)",
}
"""Lit things that are buttons, by what they are."""
SHAPES: Final = {
    "land": ("path[data-lit]", "path[data-land='{}']"),
    "card": ("rect.frame.lit", ""),
    "province": ("path.target.can", ""),
}


class Person:
    """Plays whatever is asked at the table of a page."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.lot = random.Random(seed)
        self.clicks = 0
        self.clicked: dict[str, int] = {}
        """How often what was clicked on."""

    # ---- seeing

    @property
    def asked(self) -> bool:
        """Whether the page says that it is my turn."""
        return self.page.title().startswith("●")

    @property
    def over(self) -> bool:
        """Whether the result is shown."""
        return self.page.locator("section.end").count() > 0

    def wait(self) -> bool:
        """Wait until I am asked or the game is over; True when I am asked."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.over:
                return False
            if self.asked:
                return True
            self.page.wait_for_timeout(60)
        raise AssertionError(f"nothing happens at {self.page.url}")

    # ---- clicking

    def play(self, answers: int = 100_000, patience: float = 600.0) -> None:
        """Answer so many questions, or until the game is over."""
        until = time.monotonic() + patience
        for _ in range(answers):
            if not self.wait():
                return
            assert time.monotonic() < until, f"{self.clicks} clicks and no end: {self.clicked}"
            self.answer()

    def answer(self) -> None:
        """Click on something that is lit."""
        names = [*BUTTONS, *SHAPES]
        self.lot.shuffle(names)
        primary = self.page.locator(".deed.primary:not([aria-disabled=true]):visible")
        if primary.count() and self.lot.random() < 0.6:
            self.click("answer", primary.first)
            return
        for name in names:
            if self.click_one(name):
                return
        if primary.count():
            self.click("answer", primary.first)
            return
        plain = self.page.locator(".deed:not(.primary):not([aria-disabled=true]):visible")
        if plain.count() > 1:  # the first one is undo
            self.click("plain", plain.last)
        else:
            self.page.wait_for_timeout(60)

    def click_one(self, name: str) -> bool:
        """Click on one of the lit things of a kind, if there are any."""
        if name in BUTTONS:
            found = self.page.locator(BUTTONS[name]).locator("visible=true")
            count = found.count()
            return count > 0 and self.click(name, found.nth(self.lot.randrange(count)))
        lit, shape = SHAPES[name]
        found = self.page.locator(lit)
        count = found.count()
        if not count:
            return False
        one = found.nth(self.lot.randrange(count))
        if shape:
            one = self.page.locator(shape.format(one.get_attribute("data-lit")))
        return self.point(name, one.first)

    def click(self, name: str, thing: Locator) -> bool:
        """Click as a person does; what has gone meanwhile cannot be clicked any more."""
        try:
            thing.click(timeout=1500)
        except Error:
            return False
        return self._clicked(name)

    def point(self, name: str, shape: Locator) -> bool:
        """Click into a shape of the board."""
        try:
            place = shape.evaluate(INSIDE, timeout=1500)
        except Error:
            return False
        if place is None:
            return False
        self.page.mouse.click(*place)
        return self._clicked(name)

    def _clicked(self, name: str) -> bool:
        self.clicks += 1
        self.clicked[name] = self.clicked.get(name, 0) + 1
        self.page.wait_for_timeout(25)
        return True


def download(page: Page, folder: Path) -> tuple[Path, Verdict]:
    """Take the record of a finished game home from its last page, and verify it."""
    with page.expect_download() as waiting:
        page.locator("section.end a[download], section.end [data-do=record]").first.click()
    file = folder / waiting.value.suggested_filename
    waiting.value.save_as(file)
    return file, verify(file.read_bytes().decode())
