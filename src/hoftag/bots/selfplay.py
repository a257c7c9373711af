"""Games of an evaluation against itself, as quick as can be: what it learns from."""

from __future__ import annotations

from hoftag.bots.outlook import Outlook
from hoftag.kernel.chance import SeededChance
from hoftag.kernel.state import State
from hoftag.kernel.step import advance, apply, next_seat


class Lesson:
    """One game: for each position its rows, and the chances that were seen in it; the last ones are the result."""

    def __init__(self) -> None:
        self.rows: list[list[list[float]]] = []
        self.chances: list[list[float]] = []


def lesson(s: State, outlook: Outlook, chance: SeededChance, wander: int, most: int) -> Lesson:
    """Play a position to its end, each time the answer that looks best; one in `wander` answers is any."""
    out = Lesson()
    advance(s)
    last = -1
    asked = ""
    answering = -1
    decisions = 0
    while s.agenda and decisions < most:
        decisions += 1
        seat = next_seat(s)
        kind = s.agenda[-1].kind
        if kind != asked or seat != answering:
            last = -1
        asked = kind
        answering = seat
        options = outlook.candidates(s, seat, last)
        chosen = options[0]
        if len(options) > 1:
            if chance.below(wander) == 0:
                chosen = options[chance.below(len(options))]
            else:
                side = outlook.side_of(s, seat)
                best = -1.0
                for action in options:
                    trial = s.clone()
                    apply(trial, seat, action)
                    worth = outlook.chances(trial)[side]
                    if worth > best:
                        best = worth
                        chosen = action
        apply(s, seat, chosen)
        last = chosen
        if len(options) > 1 and s.result is None:
            out.rows.append(outlook.rows(s))
            out.chances.append(outlook.chances(s))
    out.chances.append(outlook.final(s) if s.result is not None else outlook.chances(s))
    return out
