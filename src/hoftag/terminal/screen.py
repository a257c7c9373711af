"""What a person sees and types: a terminal, or a pipe that stands for one."""

from __future__ import annotations

import contextlib
import sys
from types import ModuleType
from typing import TextIO

from rich.console import Console, RenderableType
from rich.text import Text

from hoftag.terminal.hourglass import TimeUp, alarm

PROMPT = "> "
WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what can be scrolled back to."""


class EndOfInput(Exception):
    """Nobody will answer any more: the pipe has ended, or the person closed the input."""


class Screen:
    """Where a table is shown, and where its answers come from."""

    def __init__(self, console: Console, source: TextIO | None = None) -> None:
        self.console = console
        self.source = sys.stdin if source is None else source
        self.watched = console.is_terminal and self.source.isatty()
        """A person sits there; on a pipe nothing is cleared and nothing asked twice."""
        self._readline: ModuleType | None = None

    @property
    def width(self) -> int:
        """Columns, as they are now: a window can be resized."""
        return self.console.width

    def edit_lines(self, remember: bool) -> None:
        """Let the arrow keys work. Earlier lines are kept only when nobody else could call them up."""
        if self.watched and self.source is sys.stdin:
            with contextlib.suppress(ImportError):
                import readline  # noqa: PLC0415  (importing it changes how input() works; pipes must not get that)

                readline.set_auto_history(remember)
                self._readline = readline

    def say(self, *renderables: RenderableType) -> None:
        """Show something; words are never taken for markup."""
        for renderable in renderables:
            self.console.print(renderable, markup=False, highlight=False)

    def heading(self, text: str) -> None:
        """Show a line that starts something new."""
        self.say("", Text(f"── {text} ──", style="bold"))

    def ask(self, question: str = "", *, before: str = "", seconds: float | None = None) -> str:
        """One line of input without its end; EndOfInput when there is none, TimeUp when it takes too long.

        `before` stands in front of the prompt.
        """
        if question:
            self.say(question)
        self.console.file.flush()
        prompt = before + PROMPT
        try:
            with alarm(seconds):
                line = self._read(prompt)
        except TimeUp:
            self.forget_typed()
            raise
        return line.strip()

    def _read(self, prompt: str) -> str:
        if self._readline is not None:
            try:
                return input(prompt)
            except EOFError:
                self.say("")
                raise EndOfInput from None
        self.console.file.write(prompt)
        self.console.file.flush()
        line = self.source.readline()
        if not self.watched:
            self.console.file.write("\n")  # nobody's Enter key ended the line
        if not line:
            raise EndOfInput
        return line

    def forget_typed(self) -> None:
        """What stands half typed on the line is not the beginning of the next answer."""
        self.say("")
        if self.watched:
            with contextlib.suppress(ImportError, OSError):
                import termios  # noqa: PLC0415  (not on every system)

                termios.tcflush(self.source.fileno(), termios.TCIFLUSH)

    def clear(self, separator: str) -> None:
        """Leave nothing to read for the next person; on a pipe a line says where that would happen."""
        if self.console.is_terminal:
            self.console.file.write(WIPE)
        else:
            self.console.file.write(f"\f\n\n{separator}\n\n")
        self.console.file.flush()
