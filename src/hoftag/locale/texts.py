"""Texts in a language: the Project Fluent files beside this module, the same that the browser reads."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Message, Resource

from hoftag.kernel.errors import BadInput

LANGUAGES: Final = ("en", "de", "fr")
FALLBACK: Final = "en"
LONGEST: Final = 2000  # Fluent refuses arguments from 2500 characters on
_VARIABLES: Final = ("HOFTAG_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

Arg = int | float | str


@cache
def files(language: str) -> tuple[Resource, ...]:
    """The message files of a language, read once."""
    folder = resources.files("hoftag.locale").joinpath(language)
    found = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
    )
    return tuple(FluentResource(file.read_text(encoding="utf-8")) for file in found)


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    texts = FluentBundle([language], use_isolating=False)
    for file in files(language):
        texts.add_resource(file)
    return texts


class Texts:
    """Messages by key, `key.attribute` for an attribute. What a language lacks is said in English."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadInput("language-unknown", {"language": language, "allowed": ", ".join(LANGUAGES)})
        self.language = language
        self._bundles = [bundle(code) for code in dict.fromkeys((language, FALLBACK))]

    def __call__(self, key: str, /, **args: Arg) -> str:
        """The text of a key with its arguments; a key that does not exist stands in brackets."""
        for texts in self._bundles:
            pattern = _find(texts, key)
            if pattern is not None:
                cut = {name: _cut(value) for name, value in args.items()}
                return str(texts.format_pattern(pattern, cut)[0])
        return f"⟦{key}⟧"

    def keys(self, start: str) -> list[str]:
        """The keys of the language that begin so, in the order of its files."""
        entries = [
            entry for file in files(self.language) for entry in file.body if isinstance(entry, Message)
        ]
        return [entry.id.name for entry in entries if entry.id.name.startswith(start)]

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return any(_find(texts, key) is not None for texts in self._bundles)


def _find(texts: FluentBundle, key: str) -> Pattern | None:
    name, _, attribute = key.partition(".")
    if not texts.has_message(name):
        return None
    message = texts.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def _cut(value: Arg) -> Arg:
    return value[:LONGEST] + "…" if isinstance(value, str) and len(value) > LONGEST else value


def language_from_environment(environ: Mapping[str, str]) -> str:
    """The language that the first variable which is set names, else English."""
    for variable in _VARIABLES:
        value = environ.get(variable, "")
        if value:
            code = re.split(r"[-_.@]", value.lower())[0]
            return code if code in LANGUAGES else FALLBACK
    return FALLBACK
