"""A second book-keeper of Wallenstein: it hears what everybody is told, and works out by the rules what follows.

It shares no code with the engine. What it cannot know (plans, chance, choices) it takes from the events; all else must
come as it expects, and its books must equal the view.
"""

from __future__ import annotations

from typing import Any

from tests.match.wallenstein_books.actions import Actions
from tests.match.wallenstein_books.battles import Battles
from tests.match.wallenstein_books.books import Books
from tests.match.wallenstein_books.figures import Told
from tests.match.wallenstein_books.season import Season
from tests.match.wallenstein_books.winter import Winter


class Keeper:
    """One who listens and writes down."""

    def __init__(self, seats: list[str], court: bool) -> None:
        self.books = Books(seats, court)
        self.parts = (Season(self.books), Actions(self.books), Battles(self.books), Winter(self.books))

    def read(self, told: Told) -> None:
        """An event: the one that is due, if any is; then it is entered."""
        if self.books.due:
            assert told == self.books.due.pop(0)
        for part in self.parts:
            enter = getattr(part, "on_" + told[0].replace("-", "_"), None)
            if enter is not None:
                enter(*told[1:])

    def compare(self, view: Any) -> None:
        """Everything that lies open is as it was reckoned."""
        self.books.compare(view)
