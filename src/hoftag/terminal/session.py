"""What every command gets: the texts of a language, and where to write."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import typer
from rich.console import Console, RenderableType

from hoftag.kernel.game import Game
from hoftag.kernel.names import Names
from hoftag.locale.speaker import Speaker
from hoftag.locale.texts import Texts, language_from_environment

LANG = "--lang"


class Output(Console):
    """A console that leaves a broken pipe to the command line, which knows the exit code."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Session:
    """One call of the command line."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.out = Output(highlight=False)
        self.err = Output(stderr=True, highlight=False)

    def speaker(self, game: Game[Any], names: Names | None = None) -> Speaker:
        """Who speaks about a game, with the names of a match if there is one, in the language of the session."""
        return Speaker(self.texts, game, names)

    def say(self, *renderables: RenderableType) -> None:
        """Write for people; words are never taken for markup."""
        for renderable in renderables:
            self.out.print(renderable, markup=False, highlight=False)

    def json(self, value: object) -> None:
        """Write one object on one line, for machines."""
        sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")
        sys.stdout.flush()


def session_of(ctx: typer.Context) -> Session:
    """The session that a command runs in."""
    session = ctx.find_root().obj
    assert isinstance(session, Session)
    return session


def split_language(arguments: Sequence[str], environ: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language that the arguments name, else the environment's; and the other arguments.

    It is taken out before anything else is read, so that every command has it and its help is translated.
    """
    rest = list(arguments)
    language = language_from_environment(environ)
    for position, word in enumerate(rest):
        if word == "--":
            break
        if word == LANG:
            language = "".join(rest[position + 1 : position + 2])
            del rest[position : position + 2]
            break
        if word.startswith(f"{LANG}="):
            language = word.partition("=")[2]
            del rest[position]
            break
    return language, rest
