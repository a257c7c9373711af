"""What sets one rung of the ladder apart from another."""

from __future__ import annotations


class Skill:
    """How far it is from what a beginner knows to what was learned, and how many tries an answer is worth.

    Where something was learned for a place at a mixed table, who plays for it knows all of that instead.
    """

    def __init__(self, learned: float, tries: int, *, place: bool = False) -> None:
        self.learned = learned
        self.tries = tries
        self.place = place
