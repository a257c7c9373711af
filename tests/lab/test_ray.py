"""The same work on Ray: with the same results, and done again where a process was lost."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
import warnings
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from hoftag.bots.weighing import beginner, read_experience
from hoftag.kernel.errors import BadInput
from hoftag.lab import ray_tasks
from hoftag.lab.arena import ArenaPlan, play
from hoftag.lab.executors import TRIES, LocalProcesses
from hoftag.lab.ray_tasks import RayTasks, check_address
from tests import tally
from tests.cli.tool import call

with_ray = pytest.mark.skipif(
    find_spec("ray") is None, reason="ray is not installed: there is no build of it for this system"
)
ARENA = ("arena", "carolus_magnus", "--bots", "random,greedy", "--games", "4", "--seed", "7")
BALANCE = ("lab", "balance", "carolus_magnus", "--bots", "random", "--games", "3", "--seed", "7")


def square(number: int) -> int:
    """A piece of work; a negative number is refused."""
    if number < 0:
        raise BadInput("number-positive", {"key": "number", "value": number})
    return number * number


class Deadly:
    """Work that kills its process the first time that number 5 is tried."""

    def __init__(self, folder: Path) -> None:
        self.flag = folder / "died"

    def __call__(self, number: int) -> int:
        if number == 5 and not self.flag.exists():
            self.flag.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return square(number)


def die(number: int) -> int:
    """Work that nobody survives."""
    os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.fixture(scope="class")
def cluster() -> Iterator[None]:
    """Ray on this machine with two workers, which find this file; started once, as that takes a while."""
    root = str(Path(__file__).resolve().parents[2])
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([root, *([before] if before else [])])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Ray's own
        with ray_tasks.joined(ray_tasks.find_ray(), 2):
            yield
    if before is None:
        del os.environ["PYTHONPATH"]
    else:
        os.environ["PYTHONPATH"] = before


@with_ray
@pytest.mark.filterwarnings("ignore")
class TestOnRay:
    """With a cluster of two workers."""

    def test_all_is_done(self, cluster: None) -> None:
        """Every piece is done once, also more than can wait at a time; none at all is fine too."""
        assert sorted(RayTasks(2).each(square, range(20))) == [number * number for number in range(20)]
        assert list(RayTasks(2).each(square, [])) == []

    def test_bad_input_comes_back(self, cluster: None) -> None:
        """What is refused in a worker is refused here, with its facts."""
        with pytest.raises(BadInput) as refused:
            list(RayTasks(2).each(square, [-3]))
        assert (refused.value.code, refused.value.facts["value"]) == ("number-positive", -3)

    def test_it_can_be_stopped(self, cluster: None) -> None:
        """Whoever asks to stop does not wait for the rest."""
        with pytest.raises(KeyboardInterrupt):
            list(RayTasks(2, lambda: True).each(square, range(9)))

    def test_arena_is_the_same(self, cluster: None) -> None:
        """An arena on Ray plays the games that processes play."""
        plan = ArenaPlan("carolus_magnus", {}, ("random", "greedy"), 4, 5).checked()
        tally.count(8)

        def lines(where: LocalProcesses | RayTasks) -> list[dict[str, Any]]:
            played = sorted(play(plan, where), key=lambda line: int(line["number"]))
            return [line | {"cpu_seconds": 0} for line in played]

        assert lines(RayTasks(2)) == lines(LocalProcesses(1))

    @pytest.mark.parametrize("words", [ARENA, BALANCE])
    def test_commands(self, cluster: None, words: tuple[str, ...]) -> None:
        """`--ray` gives what the command gives without it."""
        answers = [call(*words, "--json"), call(*words, "--json", "--ray", "--jobs", "2")]
        tally.count(8)
        assert [answer.code for answer in answers] == [0, 0]
        assert json.loads(answers[0].out) == json.loads(answers[1].out)

    def test_training(self, cluster: None, tmp_path: Path) -> None:
        """A course on Ray plays its games and its exam there, and leaves weights that can be played with."""
        out = tmp_path / "course"
        words = ("train", "carolus_magnus", "--games", "16", "--exam", "2", "--seed", "3", "--out", str(out))
        answer = call(*words, "--json", "--ray", "--jobs", "2")
        tally.count(18)
        assert answer.code == 0
        told = json.loads(answer.out)
        assert told["games"] >= 16
        assert told["against_untrained"]["games"] == 2
        text = (out / "weights.json").read_text(encoding="utf-8")
        learned = read_experience(text, "carolus_magnus", "weights.json").network
        assert learned.straight != beginner("carolus_magnus").network.straight

    def test_a_lost_process_is_replaced(
        self, cluster: None, tmp_path: Path, capfd: pytest.CaptureFixture[str]
    ) -> None:
        """What a killed worker had begun is done again, and nothing twice; Ray's words leave the results alone."""
        said = ""
        found = []
        for number in RayTasks(2).each(Deadly(tmp_path), range(12)):
            found.append(number)
            died = (tmp_path / "died").exists()
            for _ in range(
                100 if died and "(raylet)" not in said else 0
            ):  # it is told a moment later, by a thread of Ray's
                said = capfd.readouterr().err
                if "(raylet)" in said:
                    break
                time.sleep(0.1)
        assert (tmp_path / "died").exists()
        assert sorted(found) == [number * number for number in range(12)]
        assert "(raylet)" in said

    def test_deadly_work_is_given_up(self, cluster: None) -> None:
        """A piece that kills every worker is not tried for ever."""
        with pytest.raises(BadInput) as refused:
            list(RayTasks(2).each(die, [1]))
        assert (refused.value.code, refused.value.facts) == ("worker-lost", {"times": TRIES})


@pytest.mark.parametrize("words", [ARENA, BALANCE])
def test_without_ray(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: tuple[str, ...]) -> None:
    """Where Ray is not installed that is said, with what brings it, before anything is written."""
    monkeypatch.setitem(sys.modules, "ray", None)
    answer = call(*words, "--ray", "--out", str(tmp_path / "out"))
    assert (answer.code, answer.out) == (2, "")
    assert "hoftag[ray]" in answer.err
    assert not (tmp_path / "out").exists()


def test_nobody_at_the_address() -> None:
    """A cluster that is not there is refused at once, by its address; other forms are left to Ray."""
    for address in ("127.0.0.1:9", "ray://127.0.0.1:9", "127.0.0.1:999999"):
        with pytest.raises(BadInput) as refused:
            check_address(address)
        assert (refused.value.code, refused.value.facts["address"]) == ("ray-start", address)
    check_address("")
    check_address("auto")
