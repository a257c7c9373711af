"""From words to actions: reading a notation, and saying why it cannot be played."""

from __future__ import annotations

import difflib
from typing import Any, Final

from hoftag.kernel.errors import Refusal
from hoftag.kernel.state import State
from hoftag.kernel.step import Step

ANY: Final = "*"
"""In a question about an answer: any argument; at the end, all that are left."""
OPEN: Final = -1
"""Instead of an argument's number: any of them."""


class Reading:
    """What a notation means at a step: an action, or the reason why it means nothing here.

    Read in part, its arguments may be open, and then it means no action yet.
    """

    def __init__(self, action: int | None, verb: str, args: list[int], refusal: Refusal | None) -> None:
        self.action = action
        self.verb = verb
        self.args = args
        self.refusal = refusal


def read(s: State, step: Step[Any], said: list[str], partial: bool = False) -> Reading:
    """Read the words of a notation by the forms that the step declares. Capitals do not matter."""
    words = [word.lower() for word in said]
    forms = {form.split()[0]: form.split()[1:] for form in step.usage()}
    shown = ", ".join(step.usage())
    if not words or words[0] not in forms:
        given = words[0] if words else ""
        return _refused("verb-not-asked", step, {"given": given, "allowed": shown})
    verb = words[0]
    domains = forms[verb]
    if partial and words[-1] == ANY:
        words += [ANY] * (len(domains) + 1 - len(words))
    if len(words) - 1 != len(domains):
        usage = " ".join([verb, *domains])
        return _refused("malformed", step, {"given": " ".join(said), "usage": usage})
    args: list[int] = []
    for domain, word in zip(domains, words[1:], strict=True):
        if partial and word == ANY:
            args.append(OPEN)
            continue
        value = s.names.find(domain, word)
        if value < 0:
            value = s.names.find(domain, word.replace("-", "_"))
        if value < 0:
            return _refused(f"unknown-{domain}", step, {"given": word, "near": near(s, domain, word)})
        args.append(value)
    if OPEN in args:
        return Reading(None, verb, args, None)
    return Reading(step.encode(s, verb, args), verb, args, None)


def _refused(code: str, step: Step[Any], facts: dict[str, int | str]) -> Reading:
    return Reading(None, "", [], Refusal(code, step.section(), facts))


def near(s: State, domain: str, word: str) -> str:
    """The names that look most like a word, or all of a short list."""
    names = list(dict.fromkeys(s.names.domains.get(domain, [])))
    if len(names) <= 12:
        return ", ".join(names)
    return ", ".join(difflib.get_close_matches(word, names, 3, 0.4) or names[:3])
