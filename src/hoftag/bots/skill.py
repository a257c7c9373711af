"""What sets one rung of the ladder apart from another."""

from __future__ import annotations


class Skill:
    """How far it is from what a beginner knows to what was learned, and how many tries an answer is worth.

    Where prices were learned for a place at a mixed table, `place` says how far it is to those instead. `heed` is the
    part of its answers to which this goes; the others it gives as `greedy` does.
    """

    def __init__(self, learned: float, tries: int, *, place: float = 0.0, heed: float = 1.0) -> None:
        self.learned = learned
        self.tries = tries
        self.place = place
        self.heed = heed
