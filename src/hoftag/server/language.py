"""In which language somebody is answered."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from hoftag.locale.texts import FALLBACK, LANGUAGES, Texts

_LONGEST: Final = 200
"""Longer lists of languages are not sent by browsers."""


@cache
def texts_in(language: str) -> Texts:
    """The texts of a language."""
    return Texts(language)


@lru_cache(maxsize=256)
def preferred(header: str) -> str:
    """The language that an Accept-Language header likes best among ours; empty if it names none of them."""
    best, best_weight = "", 0.0
    for part in header[:_LONGEST].split(","):
        tag, _, parameter = part.partition(";")
        code = tag.strip().lower().partition("-")[0]
        weight = _weight(parameter)
        if code in LANGUAGES and weight > best_weight:
            best, best_weight = code, weight
    return best


def _weight(parameter: str) -> float:
    name, _, value = parameter.strip().partition("=")
    if not name:
        return 1.0
    try:
        return float(value) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0


def choose(header: str, own: str | None) -> str:
    """The language of a request: what its header asks for, else what its person has chosen, else English."""
    return preferred(header) or own or FALLBACK
