"""The example for learning really learns."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_reinforce.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    """The script as a module."""
    spec = importlib.util.spec_from_file_location("train_reinforce", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train_reinforce"] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


def test_it_learns_to_beat_random(example: ModuleType) -> None:
    """After 150 games it wins far more against `random` than without learning: the 95 % intervals do not meet."""
    env = example.make_env("random")
    _, _, most_before = example.measure(env, example.Policy(env), 40, seed=100)
    _, least_after, _ = example.measure(env, example.train(150, seed=1), 40, seed=100)
    assert most_before < 0.8
    assert least_after > 0.8


def test_it_says_how_it_goes(
    example: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """On the command line: before, every hundred games, after."""
    monkeypatch.setattr(sys, "argv", ["train_reinforce.py", "--games", "100", "--measure", "5"])
    example.main()
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["before:", "100", "after:"]
