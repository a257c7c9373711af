"""Bad input that only the command line knows of, and the sentence for any bad input."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from hoftag.kernel.errors import HoftagError
from hoftag.locale.speaker import error_text
from hoftag.locale.texts import Arg, Texts

LONGEST = 120


class Complaint(Exception):
    """Something a person can mend, as the key of a text with its arguments."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key)
        self.key = key
        self.args_of_text = args


def sentence(texts: Texts, error: Complaint | HoftagError) -> str:
    """What is wrong, in one sentence. Words from files are cut and cleaned: they may be anything.

    A note on the error says in which file it was found, where its facts do not.
    """
    where = "".join(f"{texts('table-label', label=tidy(note))} " for note in getattr(error, "__notes__", []))
    if isinstance(error, Complaint):
        args = {
            key: tidy(value) if isinstance(value, str) else value for key, value in error.args_of_text.items()
        }
        return where + texts(error.key, **args)
    facts = {key: tidy(value) if isinstance(value, str) else value for key, value in error.facts.items()}
    return where + error_text(texts, HoftagError(error.code, facts))


@contextlib.contextmanager
def reading(path: Path) -> Iterator[None]:
    """What is refused in here was found in a file; its name is noted where the facts lack it.

    In a position `where` is a place inside the file, not the file.
    """
    try:
        yield
    except HoftagError as error:
        if error.code.startswith("position-") or not {"where", "file"} & set(error.facts):
            error.add_note(str(path))
        raise


def tidy(text: str) -> str:
    """A word that is short and does nothing to a terminal."""
    cut = text if len(text) <= LONGEST else text[:LONGEST] + "…"
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in cut)
