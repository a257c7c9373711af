"""Random play to the end, compiled with the rules: for search and for the benchmark."""

from __future__ import annotations

from hoftag.kernel.chance import SeededChance
from hoftag.kernel.state import State
from hoftag.kernel.step import advance, apply, next_seat


def random_game(state: State, chance: SeededChance) -> int:
    """Play uniformly random actions from a state to the end; how many decisions were made."""
    return random_decisions(state, chance, 1_000_000)


def random_decisions(state: State, chance: SeededChance, limit: int) -> int:
    """Play uniformly random actions, at most so many; how many decisions were made. Nothing is taken back."""
    advance(state)
    decisions = 0
    while state.agenda and decisions < limit:
        seat = next_seat(state)
        options = state.agenda[-1].onward(state, seat)
        apply(state, seat, options[chance.below(len(options))])
        decisions += 1
    return decisions


def clones(state: State, count: int) -> None:
    """Clone a state again and again."""
    for _ in range(count):
        state.clone()
