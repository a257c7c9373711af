"""Calling the command line from tests: in this process where that is enough, else in one of its own."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from hoftag.cli import run

ROOT = Path(__file__).parents[2]
BOARD = ROOT / "src/hoftag/games/carolingi/board.toml"
CASES = ROOT / "tests/rulebook/carolingi/5.5-fight.toml"


@dataclass(frozen=True)
class Answer:
    """What a call came to."""

    code: int
    out: str
    err: str


def call(*arguments: str, answers: str = "", width: int = 80) -> Answer:
    """Carry a command line out in this process, with a pipe as its input."""
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)
    err = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COLUMNS", str(width))
        patch.setenv("HOFTAG_LANG", "en")
        patch.setattr(sys, "stdin", io.StringIO(answers))
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = run(arguments)
    return Answer(code, text_of(out), text_of(err))


def text_of(stream: io.TextIOWrapper) -> str:
    """What was written."""
    buffer = stream.detach()
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode()


def environment(**more: str) -> dict[str, str]:
    """The environment for a process of its own."""
    return {**os.environ, "PYTHONPATH": str(ROOT / "src"), "HOFTAG_LANG": "en", "COLUMNS": "80", **more}


def command(*arguments: str) -> list[str]:
    """The words that start the command line in a process of its own."""
    return [sys.executable, "-m", "hoftag", *arguments]


def spawn(*arguments: str, folder: Path, answers: str = "") -> Answer:
    """Carry a command line out in a process of its own."""
    done = subprocess.run(
        command(*arguments),
        input=answers.encode(),
        cwd=folder,
        env=environment(),
        capture_output=True,
        timeout=120,
        check=False,
    )
    return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())


def is_one_sentence(text: str) -> bool:
    """Whether a message is one line with words in it, and neither a traceback nor a key without its text."""
    lines = text.strip().splitlines()
    return len(lines) == 1 and len(lines[0].split()) > 2 and "Traceback" not in text and "⟦" not in text
