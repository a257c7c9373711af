"""The Gymnasium environments, by Gymnasium's own checks and ours."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from hoftag.kernel.errors import BadInput
from hoftag.lab.research.gymnasium import BotsEnv
from hoftag.match.library import GAMES
from tests import tally

SETTINGS: list[tuple[str, dict[str, Any]]] = [
    ("carolingi", {"players": 3, "bots": ["greedy", "random"]}),
    ("carolingi", {"players": 2, "variant": "scenario814", "seat": None}),
    ("carolus_magnus", {"players": 2, "bots": "greedy"}),
    ("carolus_magnus", {"players": 4, "seat": 3, "forced": True}),
    ("wallenstein", {"players": 3, "court": True}),
]
IDS = ["-".join([name, *(f"{key}{value}" for key, value in options.items())]) for name, options in SETTINGS]
settings = pytest.mark.parametrize("setting", SETTINGS, ids=IDS)


@settings
def test_passes_check_env(setting: tuple[str, dict[str, Any]]) -> None:
    """Made by its registered name; Gymnasium's check of spaces, seeds, steps and rendering finds nothing."""
    name, options = setting
    made = gymnasium.make(f"hoftag/{name}-v0", render_mode="ansi", **options)
    assert isinstance(made.unwrapped, BotsEnv)
    check_env(made.unwrapped)


def test_every_game_is_registered() -> None:
    """Also by the name of its module, for who has not imported it."""
    for game in GAMES:
        assert f"hoftag/{game}-v0" in gymnasium.registry
    assert gymnasium.make("hoftag.lab.research.gymnasium:hoftag/carolus_magnus-v0") is not None


def play(env: BotsEnv, seed: int) -> tuple[list[float], dict[str, Any]]:
    """A game of random legal answers: all rewards, and what was told at the end."""
    tally.count()
    _, facts = env.reset(seed=seed)
    random = np.random.default_rng(seed)
    rewards = []
    over = False
    while not over:
        assert env.episode.seat == env.seat
        assert np.array_equal(facts["action_mask"], env.action_masks())
        _, reward, over, cut, facts = env.step(random.choice(np.flatnonzero(env.action_masks())))
        assert not cut
        rewards.append(reward)
    return rewards, facts


@settings
def test_games_end_with_a_reward(setting: tuple[str, dict[str, Any]]) -> None:
    """Nothing until the end, then what the place is worth; the same seed gives the same game."""
    name, options = setting
    env = BotsEnv(name, **options)
    rewards, facts = play(env, 7)
    assert set(rewards[:-1]) <= {0.0}
    assert rewards[-1] == env.episode.rewards("ranking")[env.seat]
    assert not facts["illegal"]
    assert facts["ranking"]
    assert play(env, 7)[0] == rewards


def test_the_seat_can_change() -> None:
    """Without a fixed seat the agent sits everywhere in turn, and bots at all others."""
    env = BotsEnv("carolus_magnus", players=3, seat=None)
    seats = set()
    for seed in range(20):
        env.reset(seed=seed)
        seats.add(env.seat)
        assert set(env.table) == {0, 1, 2} - {env.seat}
    assert seats == {0, 1, 2}


def test_bots_play_as_well_as_they_do() -> None:
    """Random answers win about half of the games against `random`, hardly any against `greedy`."""
    shares = {}
    for bot in ("random", "greedy"):
        env = BotsEnv("carolus_magnus", bots=bot, seat=None)
        shares[bot] = sum(play(env, seed)[0][-1] > 0 for seed in range(30)) / 30
    assert 0.2 < shares["random"] < 0.8
    assert shares["greedy"] < 0.2


def test_an_illegal_answer_loses() -> None:
    """The episode ends with -1."""
    env = BotsEnv("carolingi")
    env.reset(seed=1)
    wrong = np.flatnonzero(env.action_masks() == 0)[0]
    _, reward, over, cut, facts = env.step(wrong)
    assert (reward, over, cut, facts["illegal"]) == (-1.0, True, False, True)


def test_what_there_is_not_is_refused() -> None:
    """Bots, seats, and the wrong number of bots."""
    settings: list[tuple[dict[str, Any], str]] = [
        ({"bots": "napoleon"}, "bot-unknown"),
        ({"players": 4, "bots": ["random", "random"]}, "bot-count"),
        ({"players": 3, "seat": 3}, "option-value"),
        ({"render_mode": "human"}, "option-value"),
        ({"rewards": "fame"}, "option-value"),
    ]
    for options, code in settings:
        with pytest.raises(BadInput) as refused:
            BotsEnv("carolingi", **options)
        assert refused.value.code == code
