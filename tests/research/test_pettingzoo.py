"""The PettingZoo environments, by PettingZoo's own checks and ours."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from hoftag.kernel.errors import BadInput
from hoftag.lab.research import task as tasks
from hoftag.lab.research.pettingzoo import SeatsEnv, env
from hoftag.match.library import own_game
from tests import tally

SETTINGS: list[tuple[str, dict[str, Any]]] = [
    ("carolingi", {"players": 3}),
    ("carolingi", {"players": 2, "variant": "advanced", "anarchy": True, "forced": True}),
    ("carolingi", {"players": 3, "variant": "scenario814"}),
    ("carolus_magnus", {"players": 2}),
    ("carolus_magnus", {"players": 4, "rewards": "points"}),
    ("wallenstein", {"players": 3}),
    ("wallenstein", {"players": 4, "setup": "free", "court": True, "landsknechte": True, "rewards": "win"}),
]
IDS = ["-".join([name, *(f"{key}{value}" for key, value in options.items())]) for name, options in SETTINGS]
settings = pytest.mark.parametrize("setting", SETTINGS, ids=IDS)
harmless = pytest.mark.filterwarnings(  # they are about names and about dictionaries as observations
    "ignore:We recommend agents to be named",
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
)


@settings
@harmless
def test_passes_the_api_test(setting: tuple[str, dict[str, Any]], capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's check of spaces, observations, masks, rewards, ends and rendering, over several games."""
    name, options = setting
    tally.count()
    api_test(env(name, render_mode="ansi", **options), num_cycles=700)
    assert "Passed API test" in capsys.readouterr().out


@settings
def test_passes_the_seed_test(setting: tuple[str, dict[str, Any]]) -> None:
    """The same seed gives the same game."""
    name, options = setting
    seed_test(lambda: env(name, **options), num_cycles=40)


def play(one: Any, seed: int) -> list[str]:
    """A game of random legal answers; the agents in the order in which they were asked."""
    tally.count()
    one.reset(seed=seed)
    random = np.random.default_rng(seed)
    asked = []
    for agent in one.agent_iter():
        seen, _, ended, cut, _ = one.last()
        if ended or cut:
            one.step(None)
            continue
        asked.append(agent)
        one.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
    return asked


@settings
def test_games_end_with_rewards(setting: tuple[str, dict[str, Any]]) -> None:
    """Random play comes to an end; every agent gets its reward once, and learns how it ended."""
    name, options = setting
    one = SeatsEnv(name, **options)
    tally.count()
    one.reset(seed=5)
    got = dict.fromkeys(one.agents, 0.0)
    told = set()
    random = np.random.default_rng(5)
    for agent in one.agent_iter():
        seen, reward, ended, _, info = one.last()
        got[agent] += reward
        if ended:
            told.add(tuple(info))
        one.step(None if ended else int(random.choice(np.flatnonzero(seen["action_mask"]))))
    assert list(got.values()) == one.episode.rewards(options.get("rewards", "ranking"))
    assert told == {("reason", "ranking", "scores")}
    assert one.agents == []


def test_agents_are_the_seats() -> None:
    """They are named by their colours, and all are asked."""
    one = env("carolingi", players=4)
    assert one.possible_agents == own_game("carolingi").seats({"players": 4, "variant": "base"})
    assert set(play(one, 1)) == set(one.possible_agents)


def test_an_illegal_answer_ends_it() -> None:
    """Whoever gives it gets -1, the others nothing."""
    one = env("carolus_magnus")
    one.reset(seed=1)
    agent = one.agent_selection
    seen, *_ = one.last()
    one.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert one.terminations == dict.fromkeys(one.possible_agents, True)
    assert one.rewards == {other: -1 if other == agent else 0 for other in one.possible_agents}


def test_taking_back_is_offered_if_wanted() -> None:
    """While plans are made, cards can be moved and cleared; without it every answer leads on."""
    offered = {}
    for take_back in (False, True):
        one = SeatsEnv("wallenstein", take_back=take_back)
        one.reset(seed=3)
        for _ in range(3):
            one.step(next(iter(one.episode.legal)))
        offered[take_back] = {one.task.answers.notations[number].split()[0] for number in one.episode.legal}
    assert offered == {False: {"lay"}, True: {"lay", "clear"}}


def test_endless_episodes_are_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """After so many answers all agents are truncated, without reward."""
    monkeypatch.setattr(tasks, "LONGEST", 10)
    one = env("carolingi")
    assert len(play(one, 1)) == 10
    one.reset(seed=1)
    for _ in range(10):
        one.step(int(np.flatnonzero(one.last()[0]["action_mask"])[0]))
    assert set(one.truncations.values()) == {True}
    assert set(one.terminations.values()) == {False}
    assert set(one.rewards.values()) == {0.0}


def test_rendering() -> None:
    """Text of what everybody may see, or nothing."""
    one = env("carolus_magnus", render_mode="ansi")
    one.reset(seed=1)
    assert "emperor: " in str(one.render())
    quiet = SeatsEnv("carolus_magnus")
    quiet.reset(seed=1)
    assert quiet.render() is None
    with pytest.raises(BadInput):
        SeatsEnv("carolus_magnus", render_mode="rgb_array")
