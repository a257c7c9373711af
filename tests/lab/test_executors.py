"""Executors: all pieces are done once, whatever happens to the processes that do them."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from hoftag.kernel.errors import BadInput
from hoftag.lab.executors import TRIES, LocalProcesses


def square(number: int) -> int:
    """A piece of work."""
    return number * number


def square_or_die(folder: Path, number: int) -> int:
    """A piece of work that kills its process the first time that number 5 is tried."""
    flag = folder / "died"
    if number == 5 and not flag.exists():
        flag.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return square(number)


class Deadly:
    """Work that can be pickled, and knows where to leave its flag."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, number: int) -> int:
        return square_or_die(self.folder, number)


def die(number: int) -> int:
    """Work that nobody survives."""
    os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("jobs", [1, 2])
def test_all_is_done(jobs: int) -> None:
    """Every piece is done once, also more than can wait at a time; none at all is fine too."""
    found = sorted(LocalProcesses(jobs).each(square, range(40)))
    assert found == [number * number for number in range(40)]
    assert list(LocalProcesses(jobs).each(square, [])) == []


def test_a_lost_process_is_replaced(tmp_path: Path) -> None:
    """What a killed process had begun is done again, and nothing twice."""
    found = sorted(LocalProcesses(2).each(Deadly(tmp_path), range(30)))
    assert (tmp_path / "died").exists()
    assert found == [number * number for number in range(30)]


def test_deadly_work_is_given_up() -> None:
    """A piece that kills every process is not tried for ever."""
    with pytest.raises(BadInput) as refused:
        list(LocalProcesses(2).each(die, [1]))
    assert (refused.value.code, refused.value.facts) == ("worker-lost", {"times": TRIES})
