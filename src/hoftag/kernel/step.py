"""Steps: one question, or one automatic stretch, of the rules. Each is one paragraph of a rulebook.

A step is immutable: what changes is the state, and what happens next is what a step puts on the agenda.
The docstring of each step gives its rule in one sentence; `rule` is the section.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import DONE, Action

if TYPE_CHECKING:
    from hoftag.kernel.state import State

S = TypeVar("S", bound="State")


class Step(Generic[S]):
    """The common face of all steps."""

    kind: ClassVar[str] = ""
    """Stable name: the prompt's text is found by it."""
    rule: ClassVar[str] = ""
    """Section of the rulebook."""

    def awaiting(self, s: S) -> int:
        """Bit mask of the seats that owe an answer; 0 when the step can run by itself."""
        raise NotImplementedError

    def run(self, s: S) -> None:
        """What happens when no answer is owed (any more). The step has left the agenda before."""
        raise NotImplementedError

    def answer(self, s: S, seat: int, action: Action) -> None:
        """Take a seat's answer, which must be one of its options."""
        raise NotImplementedError

    def options(self, s: S, seat: int) -> list[Action]:
        """All legal answers of a seat, in a fixed order: the only definition of what is legal."""
        raise NotImplementedError

    def onward(self, s: S, seat: int) -> list[Action]:
        """The options without those that only take back or exchange an own part of a secret choice.

        There is always one, and whoever takes only these is through in a few steps: random play, and search.
        """
        return self.options(s, seat)

    def notation(self, s: S, action: Action) -> str:
        """An answer in words, as `usage` shows them."""
        raise NotImplementedError

    def usage(self) -> tuple[str, ...]:
        """The forms of an answer: a verb, then the domains of its arguments (`march land land count`)."""
        raise NotImplementedError

    def encode(self, s: S, verb: str, args: list[int]) -> Action:
        """The answer that a notation means, legal or not; the inverse of `notation`."""
        raise NotImplementedError

    def objection(self, s: S, seat: int, verb: str, args: list[int]) -> Refusal:
        """Why this well-formed answer is not among the options: the first condition that it breaks."""
        raise NotImplementedError

    def may_close(self, s: S) -> bool:
        """Whether the table may say now that time is up; `run` then goes on with what is there."""
        return False

    def section(self) -> str:
        """The section of the rulebook that this step carries out."""
        return self.rule

    def section_of(self, verb: str) -> str:
        """The section that allows answers with this verb: that of the step, or of a part of it."""
        return self.section()

    def facts(self, s: S) -> dict[str, int | str]:
        """What the prompt's sentence needs to know."""
        return {}


class Auto(Step[S]):
    """A stretch without any question."""

    def awaiting(self, s: S) -> int:
        return 0


class Ask(Step[S]):
    """A question to one seat. Games write `take`; the step has left the agenda before it is called."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def awaiting(self, s: S) -> int:
        return 1 << self.seat

    def answer(self, s: S, seat: int, action: Action) -> None:
        s.agenda.pop()
        self.take(s, action)

    def take(self, s: S, action: Action) -> None:
        """Carry the answer out and put on the agenda what follows."""
        raise NotImplementedError


class Confirm(Ask[S]):
    """Nothing is left to decide; the seat may still undo, or confirm and let the game go on."""

    kind = "confirm"

    def __init__(self, seat: int, section: str) -> None:
        super().__init__(seat)
        self.of = section

    def section(self) -> str:
        return self.of

    def options(self, s: S, seat: int) -> list[Action]:
        return [DONE]

    def take(self, s: S, action: Action) -> None:
        return

    def notation(self, s: S, action: Action) -> str:
        return "done"

    def usage(self) -> tuple[str, ...]:
        return ("done",)

    def encode(self, s: S, verb: str, args: list[int]) -> Action:
        return DONE


class Together(Step[S]):
    """A secret choice that several seats make at the same time.

    A finished part may be chosen anew until the last seat has finished; then `run` shows what was chosen.
    Until then the parts lie in the state where only views of their own seat can see them.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def awaiting(self, s: S) -> int:
        return self.seats & ~s.confirmed

    def answer(self, s: S, seat: int, action: Action) -> None:
        if self.choose(s, seat, action):
            s.confirmed |= 1 << seat
        else:
            s.confirmed &= ~(1 << seat)

    def choose(self, s: S, seat: int, action: Action) -> bool:
        """Lay down (a part of) the choice, in place of an earlier one; True when the seat has finished."""
        raise NotImplementedError

    def run(self, s: S) -> None:
        s.confirmed = 0
        s.reveal()
        self.complete(s)

    def complete(self, s: S) -> None:
        """Everybody has chosen: carry it out."""
        raise NotImplementedError


def advance(s: State) -> None:
    """Run steps until one owes a question, or the agenda is empty."""
    agenda = s.agenda
    while agenda:
        step = agenda[-1]
        if step.awaiting(s) != 0:
            return
        agenda.pop()
        step.run(s)


def apply(s: State, seat: int, action: Action) -> None:
    """Play a legal answer and everything that follows of itself. Legality is checked by the match."""
    s.agenda[-1].answer(s, seat, action)
    advance(s)


def next_seat(s: State) -> int:
    """The seat that search lets answer next: the lowest that owes an answer; -1 at the end."""
    agenda = s.agenda
    if not agenda:
        return -1
    mask = agenda[-1].awaiting(s)
    assert mask != 0, "the state has not been advanced to its next question"
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat
