"""What the browser's source needs texts for, found by reading it: keys, their arguments, and stray sentences.

Counted as said are `t("key", { name, … })` and `say(…)` with a literal, `` t(`stem-of-keys-${…}`) `` for every key
with that stem, and any other string that is the key of a message (kept in a table, say, and looked up later).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.completeness.sources import Facts, read_catalogue

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
CALL = re.compile(r"(?<![\w$])(?:t|say)\(\s*(?P<quote>['\"`])")
LITERAL = re.compile(r"'([^'\\\n]*)'|\"([^\"\\\n]*)\"|`([^`\\]*)`")
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+(\.[a-z]+)?")
STEM = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+-")
ARGUMENT = re.compile(r"\s*(?:(?P<spread>\.\.\.)|(?P<name>[A-Za-z_$][\w$]*)\s*(?P<end>[,:}]|$))")
COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:'\"`])//[^\n]*", re.DOTALL)
TEXT_ATTRIBUTE = re.compile(r"\s(?:aria-label|title|placeholder|alt|label)=\"([^\"{}]*[A-Za-z]{2}[^\"{}]*)\"")
WORD = re.compile(r"[^\W\d_]{2,}")


@dataclass
class WebFile:
    """A file of the client, without its comments."""

    name: str
    text: str

    @property
    def script(self) -> str:
        """The code of a component or module."""
        if not self.name.endswith(".svelte"):
            return self.text
        return "\n".join(re.findall(r"<script[^>]*>(.*?)</script>", self.text, re.DOTALL))

    @property
    def markup(self) -> str:
        """What a component draws."""
        if not self.name.endswith(".svelte"):
            return ""
        return re.sub(r"<(script|style)[^>]*>.*?</\1>", "", self.text, flags=re.DOTALL)


@cache
def web_files() -> tuple[WebFile, ...]:
    """All source files of the client; types made from Python's are none of them."""
    paths = sorted(path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte"))
    return tuple(
        WebFile(path.relative_to(WEB).as_posix(), COMMENT.sub("", path.read_text(encoding="utf-8")))
        for path in paths
        if path.name != "wire.ts"
    )


def _balanced(text: str, start: int) -> str:
    """What stands between the bracket at a place and its counterpart."""
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] in "([{") - (text[place] in ")]}")
        if depth == 0:
            return text[start + 1 : place]
    return text[start + 1 :]


def _parts(text: str) -> Iterator[str]:
    """The parts of a list between its commas, those inside brackets and strings left alone."""
    depth, begin, quote = 0, 0, ""
    for place, sign in enumerate(text):
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "'\"`":
            quote = sign
        else:
            depth += (sign in "([{") - (sign in ")]}")
            if sign == "," and depth == 0:
                yield text[begin:place]
                begin = place + 1
    yield text[begin:]


def _supplied(rest: str) -> Facts | None:
    """The names of the arguments after a key; None where they are not written out."""
    parts = [part.strip() for part in _parts(rest)]
    given = [part for part in parts[1:] if part]
    if not given:
        return frozenset()
    if not (given[0].startswith("{") and given[0].endswith("}")):
        return None
    names: set[str] = set()
    for part in _parts(given[0][1:-1]):
        if not part.strip():
            continue
        found = ARGUMENT.match(part)
        if found is None or found["spread"]:
            return None
        names.add(found["name"])
    return frozenset(names)


def find_web_keys() -> dict[str, list[Facts] | None]:
    """Every key that the browser says, with the arguments that each place gives it; None where they are unknown."""
    known = read_catalogue("en").messages
    found: dict[str, list[Facts] | None] = {}
    stems: set[str] = set()
    for file in web_files():
        for literals in LITERAL.findall(file.text):
            text = next((part for part in literals if part), "")
            if KEY.fullmatch(text) and text.partition(".")[0] in known:
                found.setdefault(text.partition(".")[0], None)
            stem, dollar, _ = text.partition("${")
            if dollar and STEM.fullmatch(stem):
                stems.add(stem)
    for key in known:
        if key.startswith(tuple(stems)):
            found.setdefault(key, None)
    for file in web_files():
        for call in CALL.finditer(file.text):
            inside = _balanced(file.text, file.text.index("(", call.start()))
            literal = LITERAL.match(inside.strip())
            text = next((part for part in literal.groups() if part), "") if literal else ""
            if not KEY.fullmatch(text):
                continue
            supplied = None if "." in text else _supplied(inside)
            sites = found.get(text) or []
            found[text.partition(".")[0]] = [*sites, supplied] if supplied is not None else found.get(text)
    return found


def find_web_attributes() -> set[tuple[str, str]]:
    """Every `key.attribute` that the browser says; a stem followed by an attribute counts for all its keys."""
    known = read_catalogue("en").messages
    found: set[tuple[str, str]] = set()
    for file in web_files():
        for literals in LITERAL.findall(file.text):
            text = next((part for part in literals if part), "")
            key, dot, attribute = text.rpartition(".")
            if not dot or not re.fullmatch(r"[a-z]+", attribute):
                continue
            stem = key.partition("${")[0]
            if STEM.fullmatch(stem):
                found |= {(name, attribute) for name in known if name.startswith(stem)}
            elif KEY.fullmatch(text):
                found.add((key, attribute))
    return found


def find_web_sentences() -> list[str]:
    """Words that stand in markup or in labels instead of among the texts, and sentences in code."""
    out: list[str] = []
    for file in web_files():
        markup = file.markup
        for attribute in TEXT_ATTRIBUTE.findall(markup):
            out.append(f"{file.name}: {attribute}")
        plain = _without_braces(markup)
        plain = re.sub(r"<[^<>]*>", "\n", plain)
        out += [f"{file.name}: {line.strip()}" for line in plain.splitlines() if WORD.search(line)]
        for literals in LITERAL.findall(file.script):
            text = re.sub(r"\$\{[^}]*\}", " ", next((part for part in literals if part), ""))
            if _is_sentence(text):
                out.append(f"{file.name}: {text}")
    return out


def _without_braces(markup: str) -> str:
    """Markup without what stands in braces, also inside tags."""
    out: list[str] = []
    depth = 0
    for sign in markup:
        depth += sign == "{"
        if depth == 0:
            out.append(sign)
        depth -= sign == "}" and depth > 0
    return "".join(out)


def _is_sentence(text: str) -> bool:
    """Four words or more, beginning with a capital: class lists, paths and queries are none."""
    words = text.split()
    plain = [word for word in words if re.fullmatch(r"[^\W\d_]{2,}[.,:;!?'’…]*", word)]
    return len(plain) >= 4 and text.lstrip()[:1].isupper()
