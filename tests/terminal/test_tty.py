"""At a real terminal: secrets are wiped, also from what can be scrolled back to, and a secret choice is confirmed."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import select
import signal
import subprocess
import termios
import time
from pathlib import Path
from types import TracebackType

from hoftag.locale.texts import Texts
from hoftag.terminal.screen import PROMPT, WIPE
from tests.cli.tool import command, environment

EN = Texts("en")


class Terminal:
    """The command line behind a pseudo terminal, as a person sees it."""

    def __init__(self, *arguments: str, folder: Path) -> None:
        self.end, inner = pty.openpty()
        self.process = subprocess.Popen(
            command(*arguments),
            cwd=folder,
            env=environment(TERM="xterm-256color", LINES="40"),
            stdin=inner,
            stdout=inner,
            stderr=inner,
            start_new_session=True,
            preexec_fn=_take_terminal,  # noqa: PLW1509  (Ctrl-C must reach it; no threads here)
        )
        os.close(inner)
        self.text = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.end)

    def read(self) -> None:
        """Take in what has been written, if anything."""
        if select.select([self.end], [], [], 0.1)[0]:
            with contextlib.suppress(OSError):  # the other side is closed
                self.text += os.read(self.end, 65536).decode(errors="replace")

    def wait(self, words: str) -> str:
        """What is written until the words appear, with them."""
        limit = time.monotonic() + 30
        while words not in self.text:
            assert time.monotonic() < limit, self.text
            self.read()
        before, _, self.text = self.text.partition(words)
        return before + words

    def type(self, text: str) -> None:
        """Press keys, as people do: after the prompt, and not at the very moment it appears."""
        self.wait(PROMPT)
        time.sleep(0.2)
        os.write(self.end, text.encode())

    def code(self) -> int:
        """How it ended. A terminal that nobody reads would keep it from ending."""
        limit = time.monotonic() + 30
        while self.process.poll() is None:
            assert time.monotonic() < limit, self.text
            self.read()
        return int(self.process.returncode)


def _take_terminal() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # who runs the tests in the background passes "ignore" on
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


HOT_SEAT = ("play", "carolingi", "--players", "2", "--seats", "red=me,blue=me", "--seed", "3")


def test_secret_choice_at_a_terminal(tmp_path: Path) -> None:
    """The choice can be taken back before it counts; then the screen and its past are wiped."""
    with Terminal(*HOT_SEAT, folder=tmp_path) as terminal:
        assert WIPE in terminal.wait(EN("table-hand-over", seat="Red")[:20])
        terminal.type("\n")
        terminal.wait("place none none")
        terminal.type("1\n")
        terminal.wait("Exert influence + Develop:")
        terminal.type("undo\n")
        terminal.wait("place none none")
        terminal.type("13\n")
        terminal.wait("Move troops + Fight:")
        terminal.type("\n")
        after = terminal.wait(EN("table-hand-over", seat="Blue")[:20])
        assert WIPE in after
        assert "Fight" not in after.rpartition(WIPE)[2]
        terminal.type("\n")
        terminal.wait("place none none")
        terminal.type("\x1b[A\n")  # the arrow key must not bring up what Red typed
        again = terminal.wait("place none none")
        assert "13" not in again.partition("place influence develop")[0]


def test_control_c(tmp_path: Path) -> None:
    """Ctrl-C ends quietly with 130."""
    with Terminal(*HOT_SEAT[:4], "--seed", "3", folder=tmp_path) as terminal:
        terminal.wait("place none none")
        terminal.type("\x03")
        assert terminal.code() == 130
        assert "Traceback" not in terminal.text


def test_control_d(tmp_path: Path) -> None:
    """Ctrl-D keeps a person's game."""
    with Terminal(*HOT_SEAT[:4], "--seed", "3", folder=tmp_path) as terminal:
        terminal.wait("place none none")
        terminal.type("\x04")
        terminal.wait("carolingi.hoftag")
        assert terminal.code() == 0
    assert (tmp_path / "carolingi.hoftag").exists()


def test_progress_bar(tmp_path: Path) -> None:
    """A person who waits for a simulation sees how far it is; the lines for machines stay whole."""
    words = ("simulate", "carolingi", "--bots", "random", "--games", "200", "--seed", "1")
    with Terminal(*words, folder=tmp_path) as terminal:
        terminal.wait("%")
        assert terminal.code() == 0
