"""Whole turns of Carolus Magnus: knights and a move that go together, and how they are tried out.

A knight alone says little about a turn. So the best few beginnings are followed knight by knight up to the move, and
the best whole turns among them are rehearsed up to the own next turn: there it shows what the rivals make of them.
"""

from __future__ import annotations

from typing import Final

from hoftag.bots.outlook import Outlook
from hoftag.bots.rehearsal import Trial
from hoftag.games.carolus_magnus.emperor import MoveEmperor
from hoftag.games.carolus_magnus.knights import PlayKnights
from hoftag.kernel.ids import Action
from hoftag.kernel.state import State
from hoftag.kernel.step import apply, next_seat

FIRST_LOOK: Final = 8
"""What a turn promises at once counts as so many tries."""
FIRST_DOUBT: Final = 0.01
"""The variance of such tries."""


class TurnPlan(Trial):
    """Answers that are given one after the other; the first look at where they lead counts as a few tries."""

    def __init__(self, actions: list[Action], worth: float) -> None:
        super().__init__(actions[0])
        self.actions = actions
        self.worth = worth

    def begin(self, s: State, seat: int) -> None:
        for action in self.actions:
            apply(s, seat, action)

    def expect(self, usual: float) -> None:
        """Count the first look, against that at the usual plan."""
        gain = self.worth - usual
        self.plays = FIRST_LOOK
        self.gain = FIRST_LOOK * gain
        self.squares = FIRST_LOOK * (gain * gain + FIRST_DOUBT)


class Beginning:
    """Some answers of a turn, where they lead, and what that is worth to the player."""

    def __init__(self, s: State, actions: list[Action], worth: float) -> None:
        self.s = s
        self.actions = actions
        self.worth = worth


def best_turns(outlook: Outlook, s: State, seat: int, beginnings: int, most: int) -> list[TurnPlan]:
    """The best ways to play the rest of the turn that the first looks can find, the best first.

    So many beginnings are followed from knight to knight.
    """
    side = outlook.side_of(s, seat)
    beam = [Beginning(s, [], 0.0)]
    done: list[Beginning] = []
    while beam:
        following: list[Beginning] = []
        for beginning in beam:
            here = beginning.s
            last = beginning.actions[-1] if beginning.actions else -1
            options = outlook.candidates(here, seat, last if isinstance(here.agenda[-1], PlayKnights) else -1)
            worths = outlook.looks(here, seat, options)
            for number in range(len(options)):
                following.append(Beginning(here, [*beginning.actions, options[number]], worths[number][side]))
        following.sort(key=best_first)
        moved = isinstance(beam[0].s.agenda[-1], MoveEmperor)
        del following[most if moved else beginnings :]
        if moved or not isinstance(beam[0].s.agenda[-1], PlayKnights):
            done = following
            break
        beam = []
        for beginning in following:
            after = beginning.s.clone()
            apply(after, seat, beginning.actions[-1])
            if after.result is None and next_seat(after) == seat:
                beam.append(Beginning(after, beginning.actions, beginning.worth))
    return [TurnPlan(ending.actions, ending.worth) for ending in done]


def best_first(beginning: Beginning) -> float:
    """The order from the best to the worst."""
    return -beginning.worth
