"""What an observation says about the question, besides the view."""

from __future__ import annotations

from dataclasses import dataclass

from hoftag.kernel.state import State


@dataclass(frozen=True)
class Asked:
    """Kind and facts of the question to the observer, as the table shows them; without kind: nothing is asked."""

    kind: str | None
    facts: dict[str, int | str]

    def word(self, key: str) -> str | None:
        """A fact that is a name."""
        value = self.facts.get(key)
        return None if value is None else str(value)

    def number(self, *keys: str) -> int:
        """The first of these facts that the question has, as a number; 0 without any."""
        for key in keys:
            if key in self.facts:
                return int(self.facts[key])
        return 0


NOTHING = Asked(None, {})


def asked(state: State, seat: int) -> Asked:
    """What is asked of a seat now."""
    if not state.agenda:
        return NOTHING
    step = state.agenda[-1]
    if not step.awaiting(state) >> seat & 1:
        return NOTHING
    return Asked(step.kind, step.facts(state))
