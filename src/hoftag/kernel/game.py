"""What a game must offer; everything above the rules knows games only through this."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

from hoftag.kernel.chance import Chance
from hoftag.kernel.errors import BadInput
from hoftag.kernel.names import Names
from hoftag.kernel.state import LATEST
from hoftag.kernel.step import S

Value = int | bool | str
Options = dict[str, Value]


class Option:
    """A setting of a game, declared once: range or list of values, default; its text is found by its name."""

    def __init__(self, name: str, default: Value, allowed: list[Value]) -> None:
        self.name = name
        self.default = default
        self.allowed = allowed

    def read(self, value: Value) -> Value:
        """The value, or the one its text means; refused when it is not allowed."""
        for candidate in self.allowed:
            if value is candidate or (type(value) is type(candidate) and value == candidate):
                return candidate
            if (isinstance(value, str) or isinstance(candidate, str)) and str(value).lower() == str(
                candidate
            ).lower():
                return candidate
        raise BadInput(
            "option-value", {"option": self.name, "value": str(value), "allowed": span(self.allowed)}
        )


def span(allowed: list[Value]) -> str:
    """A list of values as text: `2–6` for a run of whole numbers."""
    numbers = [value for value in allowed if isinstance(value, int) and not isinstance(value, bool)]
    if len(numbers) == len(allowed) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in allowed)


def read_options(declared: list[Option], given: Options) -> Options:
    """All options with their values, in declared order. Unknown names and values are refused."""
    known = {option.name for option in declared}
    for name in given:
        if name not in known:
            raise BadInput("option-unknown", {"option": name, "allowed": ", ".join(o.name for o in declared)})
    return {o.name: o.read(given[o.name]) if o.name in given else o.default for o in declared}


class Game(Generic[S]):
    """A rule set on a board. One object serves any number of states."""

    name: str
    rules_version: int
    """The newest version of the rules; whatever begins now is played by it."""
    rules_since: int
    """The oldest version that the steps still know how to play."""
    event_domains: dict[str, tuple[str, ...]]
    """For each kind of event, the domains of its arguments."""
    event_rules: dict[str, str]
    """For each kind of event, the section of the rules that brings it about; empty where none does."""
    tallied: tuple[str, ...]
    """Kinds of events whose number says something about a game as a whole."""
    chance_domains: dict[str, str]
    """For each kind of chance, the domain of what comes out."""
    fact_domains: dict[str, str]
    """For the facts of refusals and prompts that are names: the domain, by key."""

    def options(self) -> list[Option]:
        """The settings of this game; `players` is always among them."""
        raise NotImplementedError

    def check(self, options: Options) -> None:
        """Refuse values that do not go together."""

    def read(self, given: Options) -> Options:
        """All options with their values; what is unknown, not allowed or impossible together is refused."""
        options = read_options(self.options(), given)
        self.check(options)
        return options

    def names_for(self, options: Options) -> Names:
        """The names of everything in a game with these options: seats, lands, tiles, colours."""
        raise NotImplementedError

    def seats(self, options: Options) -> list[str]:
        """The names of the seats (their colours)."""
        return self.names_for(options).domains["seat"]

    def edition(self, rules: int) -> int:
        """The version by which something is played that was begun under one: its own, if that is still known."""
        return rules if self.rules_since <= rules <= self.rules_version else self.rules_version

    def new(self, options: Options, chance: Chance, rules: int = LATEST) -> S:
        """A state at the start, with its agenda, by a version of the rules; nothing has happened yet."""
        raise NotImplementedError

    def view(self, s: S, seat: int | None) -> Mapping[str, object]:
        """All that a seat (None: a spectator) may know, built field by field; each game declares its exact type."""
        raise NotImplementedError

    def sample(self, s: S, seat: int, chance: Chance) -> S:
        """A state that the seat cannot tell from the real one, with the hidden things decided by lot."""
        raise NotImplementedError

    def score(self, s: S) -> list[dict[str, int]]:
        """What every seat would score now, in parts."""
        raise NotImplementedError

    def display_names(self, language: str) -> dict[str, dict[str, str]]:
        """For the domains whose names stand in the board file: how each of them reads in a language."""
        raise NotImplementedError

    def read_position(self, options: Options, data: dict[str, object], chance: Chance) -> S:
        """A state from a position file."""
        raise NotImplementedError

    def describe(self, s: S) -> dict[str, object]:
        """The position in the words of a position file."""
        raise NotImplementedError
