"""What people remember: what they wanted, when they wanted it, and what they were told."""

from __future__ import annotations

import itertools
import zlib
from dataclasses import dataclass, field

from hoftag.server.sights import Viewer

_moments = itertools.count(1)


def moment() -> int:
    """Now, for people who all live in one process: later is larger, and no two are the same."""
    return next(_moments)


@dataclass
class Deed:
    """Something that a person wanted at a table."""

    seat: int
    key: str
    note: str
    """The notation, or `undo`."""
    sent: int = field(default_factory=moment)
    answered: int | None = None
    """When the server had said yes to it, if it has."""


@dataclass
class Story:
    """Everything that people know of one table."""

    table: str
    deeds: list[Deed] = field(default_factory=list)
    heard: dict[Viewer, list[bytes]] = field(default_factory=dict)
    """All messages that each viewer got, packed."""
    unequal: list[str] = field(default_factory=list)
    """Views that were not those of somebody who has just come."""
    compared: int = 0
    """How often views were compared."""
    returns: int = 0
    """How often somebody came back."""
    bad: list[str] = field(default_factory=list)
    """Answers that nobody should get."""
    finished: bool = False
    went_on: bool = False
    """Whether something was accepted after the faults had ceased."""

    def hear(self, viewer: Viewer, text: str) -> None:
        """Keep a message."""
        self.heard.setdefault(viewer, []).append(zlib.compress(text.encode(), 1))

    def messages(self, viewer: Viewer) -> list[str]:
        """All messages that a viewer got."""
        return [zlib.decompress(packed).decode() for packed in self.heard.get(viewer, [])]
