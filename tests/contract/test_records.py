"""Records: replay, continuation, and the same games compiled and interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hoftag
from hoftag.kernel.chance import seeded
from hoftag.kernel.ids import seats_of
from tests.contract.walk import IDS, SETTINGS, fingerprint, new, step, walk

settings = pytest.mark.parametrize("setting", SETTINGS, ids=IDS)
Setting = tuple[str, dict[str, Any]]


@settings
@given(seed=st.integers(0, 2**32))
def test_a_record_replays_without_a_generator(setting: Setting, seed: int) -> None:
    """The replay of a finished game gives the same position, events, views and record."""
    match = list(walk(setting, seed, every=10_000))[-1]
    text = match.record()
    again = hoftag.load(text)
    ours, theirs = fingerprint(match.state), fingerprint(again.state)
    assert ours == theirs
    assert again.record() == text
    assert [vars(event) for event in again.log] == [vars(event) for event in match.log]
    for seat in (None, *seats_of((1 << match.state.players) - 1)):
        assert again.view(seat) == match.view(seat)


@settings
@given(seed=st.integers(0, 2**32), actions=st.integers(1, 80))
def test_an_unfinished_record_goes_on(setting: Setting, seed: int, actions: int) -> None:
    """A match that was saved in the middle is the same after loading, and can be played to its end."""
    match = new(setting, seed)
    chance = seeded(seed)
    while not match.over and match.version < actions:
        step(match, chance)
    again = hoftag.load(match.record(), seed=5)
    assert fingerprint(again.state) == fingerprint(match.state)
    while not again.over:
        step(again, chance)
    assert hoftag.load(again.record()).record() == again.record()


@pytest.mark.skipif(
    not os.environ.get("HOFTAG_COMPILED_PYTHON"), reason="only ./test builds the compiled engine"
)
def test_compiled_equals_interpreted() -> None:
    """The compiled engine plays the same games as the interpreted one, decision by decision."""
    script = Path(__file__).with_name("digest.py")
    compiled = os.environ["HOFTAG_COMPILED_PYTHON"]
    outputs = []
    for python, extra in ((compiled, {}), (sys.executable, {"PYTHONPATH": str(Path("src").resolve())})):
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | extra
        done = subprocess.run(
            [python, str(script)], capture_output=True, text=True, check=True, env=environment
        )
        outputs.append(done.stdout.splitlines())
    kind, *ours = outputs[0]
    if kind != "compiled":
        pytest.skip("this machine has no C compiler, so the engine was installed interpreted")
    assert outputs[1][0] == "interpreted"
    assert ours == outputs[1][1:]
