"""Explanations: why a position is as it is, and what an answer would bring about. Views hold them as data."""

from __future__ import annotations

from typing import TypedDict

from hoftag.kernel.errors import Facts


class Explanation(TypedDict):
    """One sentence: the code that its text is found by, the section of the rules behind it, and the facts.

    The fact `you` is `yes` where the sentence is about the viewer.
    """

    code: str
    rule: str
    facts: dict[str, int | str]


def explain(code: str, rule: str, facts: Facts) -> Explanation:
    """An explanation. Codes begin with what is explained: `why-…`, `stop-…`."""
    return {"code": code, "rule": rule, "facts": facts}


def figures(counts: list[int]) -> str:
    """How several parties compare, the largest first: `4 : 2 : 1`."""
    return " : ".join(str(count) for count in sorted(counts, reverse=True))
