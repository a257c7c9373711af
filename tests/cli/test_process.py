"""What only shows in a process of its own: pipes that break, signals, exit codes."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path

import pytest

from tests.cli.tool import command, environment, spawn


@pytest.mark.parametrize(
    "words",
    [["simulate", "carolingi", "--bots", "random", "--games", "300", "--json"], ["--help"], ["games"]],
    ids=" ".join,
)
def test_broken_pipe(words: list[str], tmp_path: Path) -> None:
    """Whoever has read enough closes the pipe; that is no error."""
    with subprocess.Popen(
        command(*words), cwd=tmp_path, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(1)
        process.stdout.close()
        assert process.wait(60) == 0
        assert process.stderr.read() == b""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupt(jobs: str, tmp_path: Path) -> None:
    """Ctrl-C reaches all processes of the group: they end quietly with 130."""
    words = ["simulate", "carolingi", "--bots", "random", "--games", "100000", "--json", "--jobs", jobs]
    with subprocess.Popen(
        command(*words),
        cwd=tmp_path,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(0.2)
        group = process.pid
        subprocess.run(["kill", "-INT", "--", f"-{group}"], check=True)
        _, errors = process.communicate(timeout=60)
        assert errors == b""
        assert process.returncode == 130


def test_module(tmp_path: Path) -> None:
    """`python -m hoftag` is the command line; bad input exits 2."""
    assert spawn("--version", folder=tmp_path).code == 0
    answer = spawn("play", "chess", folder=tmp_path)
    assert (answer.code, answer.out) == (2, "")


def test_language_of_the_environment(tmp_path: Path) -> None:
    """Without `--lang` the environment decides; a language that there is not becomes English."""
    outs: dict[str, str] = {}
    for code in ("de_DE.UTF-8", "fr", "it_IT"):
        done = subprocess.run(
            command("--help"),
            cwd=tmp_path,
            env=environment(HOFTAG_LANG=code),
            capture_output=True,
            check=True,
        )
        outs[code] = done.stdout.decode()
    assert len(set(outs.values())) == 3
    assert outs["it_IT"] == spawn("--help", "--lang", "en", folder=tmp_path).out


def test_ascii_terminal(tmp_path: Path) -> None:
    """A terminal that knows only ASCII shows question marks for the rest instead of a crash."""
    done = subprocess.run(
        command("games", "--lang", "de"),
        cwd=tmp_path,
        env=environment(PYTHONIOENCODING="ascii"),
        capture_output=True,
        check=True,
    )
    assert b"carolingi" in done.stdout
