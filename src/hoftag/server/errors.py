"""Refusals of the server: a status, a stable code and facts; the sentence is made where the language is known."""

from __future__ import annotations

from hoftag.kernel.errors import Facts


class Refused(Exception):
    """A request that is not granted. Its text is `problem-CODE`, with the facts as arguments.

    `rule` is the section of the game's rules that refuses, `message` a sentence that is known already (a game's own).
    """

    def __init__(
        self, status: int, code: str, facts: Facts | None = None, *, rule: str = "", message: str = ""
    ) -> None:
        super().__init__(f"{status} {code}")
        self.status = status
        self.code = code
        self.facts: Facts = {} if facts is None else facts
        self.rule = rule
        self.message = message
