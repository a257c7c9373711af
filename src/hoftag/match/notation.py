"""From words to actions: reading a notation, and saying why it cannot be played."""

from __future__ import annotations

import difflib
from typing import Any

from hoftag.kernel.errors import Refusal
from hoftag.kernel.state import State
from hoftag.kernel.step import Step


class Reading:
    """What a notation means at a step: an action, or the reason why it means nothing here."""

    def __init__(self, action: int | None, verb: str, args: list[int], refusal: Refusal | None) -> None:
        self.action = action
        self.verb = verb
        self.args = args
        self.refusal = refusal


def read(s: State, step: Step[Any], text: str) -> Reading:
    """Read a notation by the forms that the step declares. Capitals and extra spaces do not matter."""
    words = text.lower().split()
    forms = {form.split()[0]: form.split()[1:] for form in step.usage()}
    shown = ", ".join(step.usage())
    if not words or words[0] not in forms:
        given = words[0] if words else ""
        return _refused("verb-not-asked", step, {"given": given, "allowed": shown})
    verb = words[0]
    domains = forms[verb]
    if len(words) - 1 != len(domains):
        usage = " ".join([verb, *domains])
        return _refused("malformed", step, {"given": text.strip(), "usage": usage})
    args: list[int] = []
    for domain, word in zip(domains, words[1:], strict=True):
        value = s.names.find(domain, word)
        if value < 0:
            value = s.names.find(domain, word.replace("-", "_"))
        if value < 0:
            return _refused(f"unknown-{domain}", step, {"given": word, "near": near(s, domain, word)})
        args.append(value)
    return Reading(step.encode(s, verb, args), verb, args, None)


def _refused(code: str, step: Step[Any], facts: dict[str, int | str]) -> Reading:
    return Reading(None, "", [], Refusal(code, step.section(), facts))


def near(s: State, domain: str, word: str) -> str:
    """The names that look most like a word, or all of a short list."""
    names = list(dict.fromkeys(s.names.domains.get(domain, [])))
    if len(names) <= 12:
        return ", ".join(names)
    return ", ".join(difflib.get_close_matches(word, names, 3, 0.4) or names[:3])
