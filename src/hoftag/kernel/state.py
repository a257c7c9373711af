"""A position, as far as it is the same in every game: the agenda, chance, events, and the end."""

from __future__ import annotations

from typing import Any, Final

from hoftag.kernel.chance import Chance
from hoftag.kernel.errors import BadInput
from hoftag.kernel.events import Event
from hoftag.kernel.ids import EVERYBODY
from hoftag.kernel.names import Names
from hoftag.kernel.outcome import Result
from hoftag.kernel.step import Step

LATEST: Final = 1_000_000
"""The version of the rules of a position that was not begun under any: whatever is newest applies."""


class State:
    """What a game's state extends with flat lists of small integers.

    The last step of the agenda is the next one. Steps are immutable and shared between clones.
    """

    def __init__(self, players: int, names: Names, chance: Chance) -> None:
        self.players = players
        self.names = names
        self.chance = chance
        self.agenda: list[Step[Any]] = []
        self.confirmed = 0  # seats that have finished their part of the together-step on top
        self.learned = 0  # counts draws and reveals; undo never crosses one
        self.events: list[Event] | None = None  # None: nobody listens (search)
        self.result: Result | None = None
        self.rules = LATEST  # the version of the rules; steps ask for it only where versions differ

    def clone(self) -> State:
        """An independent copy that plays on in the same way; it has no listener."""
        raise NotImplementedError

    def copy_into(self, twin: State) -> None:
        """The kernel's part of `clone`."""
        twin.agenda = self.agenda[:]
        twin.confirmed = self.confirmed
        twin.learned = self.learned
        twin.result = self.result
        twin.rules = self.rules

    def invariants(self) -> list[BadInput]:
        """What is wrong with the position; empty for every position a game can reach."""
        raise NotImplementedError

    def then(self, *steps: Step[Any]) -> None:
        """Put steps on the agenda, to happen in this order before everything that waits already."""
        for step in steps[::-1]:  # the last step of the agenda is the next one
            self.agenda.append(step)

    def draw(self, kind: str, candidates: list[int]) -> int:
        """Let chance decide. Whatever came out is known from now on, so nothing before it can be undone."""
        self.learned += 1
        return self.chance.pick(kind, candidates)

    def reveal(self) -> None:
        """Something hidden was shown: nothing before it can be undone."""
        self.learned += 1

    def tell(
        self, kind: str, a: int = -1, b: int = -1, c: int = -1, d: int = -1, seats: int = EVERYBODY
    ) -> None:
        """Report what happened to those who may know. Costs next to nothing when nobody listens."""
        events = self.events
        if events is None:
            return
        args: list[int] = []
        for value in (a, b, c, d):
            if value < 0:
                break
            args.append(value)
        events.append(Event(kind, tuple(args), seats))
