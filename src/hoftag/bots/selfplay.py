"""Games of an outlook against itself, as quick as can be: what it learns from."""

from __future__ import annotations

from typing import Final

from hoftag.bots.outlook import Outlook, left_behind
from hoftag.kernel.chance import SeededChance
from hoftag.kernel.state import State
from hoftag.kernel.step import Together, advance, apply, next_seat

ALL: Final = 1_000_000
"""More stretches of play than any game has."""


class Lesson:
    """One game: for each position its rows, and what was seen in it; after them the result.

    That is for each side its chance to win, and the part of the others that it leaves behind.
    """

    def __init__(self) -> None:
        self.rows: list[list[list[float]]] = []
        self.chances: list[list[float]] = []
        self.behind: list[list[float]] = []


def lesson(s: State, outlooks: list[Outlook], chance: SeededChance, wander: int, most: int) -> Lesson:
    """Play a position to its end, quickly, but one in `wander` answers is any; at most so many answers.

    Every seat plays by its own outlook; what there is to be seen the first one says.
    """
    out = Lesson()
    outlook = outlooks[0]
    advance(s)
    answers = 0
    stretch = outlook.stretch(s)
    while s.agenda and answers < most:
        answers += 1
        seat = next_seat(s)
        several = True
        # what is chosen in secret is never any: it would be laid bit by bit
        if isinstance(s.agenda[-1], Together):
            outlooks[seat].go_on(s, seat, chance)
        else:
            options = outlooks[seat].candidates(s, seat, -1)
            several = len(options) > 1
            if not several:
                apply(s, seat, options[0])
            elif chance.below(wander) == 0:
                apply(s, seat, options[chance.below(len(options))])
            else:
                outlooks[seat].go_on(s, seat, chance)
        now = outlook.stretch(s)
        if (now != stretch or (outlook.each_answer and several)) and s.result is None:
            stretch = now
            out.rows.append(outlook.rows(s))
            chances = outlook.chances(s)
            out.chances.append(chances)
            out.behind.append(left_behind(chances))
    chances = outlook.chances(s)
    out.chances.append(chances)
    out.behind.append(left_behind(chances) if s.result is None else outlook.left_behind_at_last(s))
    return out


def sensible_game(s: State, outlooks: list[Outlook], chance: SeededChance) -> None:
    """Play a position to its end without any thinking ahead, every seat by its own outlook."""
    sensible_stretches(s, outlooks, chance, ALL)


def sensible_stretches(s: State, outlooks: list[Outlook], chance: SeededChance, stretches: int) -> None:
    """The same for so many stretches of play at most."""
    for outlook in outlooks:
        outlook.whims = False
    advance(s)
    end = outlooks[0].stretch(s) + stretches
    while s.agenda and outlooks[0].stretch(s) < end:
        seat = next_seat(s)
        outlooks[seat].go_on(s, seat, chance)
