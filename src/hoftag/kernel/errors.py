"""Refusals and bad input: stable codes with facts; sentences are made of them at the edge."""

from __future__ import annotations

Fact = int | str
Facts = dict[str, Fact]


class Refusal:
    """Why an action is not allowed: a stable code, the section of the rules that says so, and the facts."""

    def __init__(self, code: str, rule: str, facts: Facts) -> None:
        self.code = code
        self.rule = rule
        self.facts = facts


class HoftagError(Exception):
    """Something a person can mend. `code` is stable, `facts` say what, where and what is allowed."""

    def __init__(self, code: str, facts: Facts) -> None:
        super().__init__(code + "".join(f" {key}={value}" for key, value in facts.items()))
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.code, self.facts)


class IllegalAction(HoftagError):
    """An action that the rules do not allow now."""

    def __init__(self, code: str, rule: str, facts: Facts) -> None:
        super().__init__(code, facts)
        self.rule = rule

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.code, self.rule, self.facts)


class BadInput(HoftagError):
    """A file, option or argument that makes no sense."""
