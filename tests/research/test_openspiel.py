"""The games in OpenSpiel, by its own checks and ours."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough

from hoftag.lab.research.openspiel import SEEDS
from hoftag.match.library import GAMES
from tests import tally
from tests.conftest import FULL

NAMES = [
    "hoftag_carolingi(players=2)",
    "hoftag_carolingi(players=3,variant=advanced,anarchy=True)",
    "hoftag_carolingi(players=2,variant=scenario814,forced=True)",
    "hoftag_carolus_magnus",
    "hoftag_carolus_magnus(players=4,full_circle=False,rewards=points)",
    "hoftag_wallenstein",
    "hoftag_wallenstein(players=4,setup=free,court=True,landsknechte=True,tower=historic)",
]
names = pytest.mark.parametrize("name", NAMES)


def play(state: Any, seed: int, steps: int = 100_000) -> Any:
    """Random play, also by chance, for so many steps or to the end."""
    chooser = random.Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            values, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(values, odds)[0])
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", NAMES if FULL else NAMES[:-1])  # the last takes a quarter of a minute
def test_passes_the_random_simulations(name: str) -> None:
    """OpenSpiel's check of play, odds, clones, observations, returns; with states written and read on the way."""
    tally.count()
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(
        game, num_sims=3 if FULL else 1, serialize="wallenstein" not in name or FULL, verbose=False
    )


@pytest.mark.parametrize("game", GAMES)
def test_passes_a_playthrough(game: str) -> None:
    """OpenSpiel writes a game down with all that it can ask of its states; played again, all of it is the same.

    That takes its time, so without --full only the shortest game is played again.
    """
    tally.count()
    first = playthrough(f"hoftag_{game}", None, seed=1).splitlines()
    actions = [int(line.removeprefix("action: ")) for line in first if line.startswith("action: ")]
    if FULL or game == "carolus_magnus":
        assert first == playthrough(f"hoftag_{game}", actions, seed=2).splitlines()
    assert f'GameType.short_name = "hoftag_{game}"' in first
    assert "IsTerminal() = True" in first


@names
def test_games_end(name: str) -> None:
    """With returns in their bounds, which sum up as the game says."""
    game = pyspiel.load_game(name)
    for seed in range(3):
        tally.count()
        returns = play(game.new_initial_state(), seed).returns()
        assert game.min_utility() <= min(returns) <= max(returns) <= game.max_utility()
        if game.utility_sum() is not None:
            assert sum(returns) == pytest.approx(game.utility_sum())
    assert (game.utility_sum() is None) == ("814" in name)


@names
def test_states_are_written_and_read(name: str) -> None:
    """Anywhere in a game, also where chance is asked: the same text, the same observations, the same going on."""
    game = pyspiel.load_game(name)
    for steps in (0, 1, 40, 120, 200):
        tally.count()
        state = play(game.new_initial_state(), steps, steps)
        text = pyspiel.serialize_game_and_state(game, state)
        _, again = pyspiel.deserialize_game_and_state(text)
        assert str(again) == str(state)
        for player in range(game.num_players()):
            assert again.observation_tensor(player) == state.observation_tensor(player)
        assert play(again, 9).history() == play(state.clone(), 9).history()


@names
def test_clones_go_their_own_ways(name: str) -> None:
    """What happens to a clone leaves the original alone."""
    state = play(pyspiel.load_game(name).new_initial_state(), 2, 100)
    before = str(state), state.legal_actions(), state.observation_tensor(0)
    play(state.clone(), 3)
    assert before == (str(state), state.legal_actions(), state.observation_tensor(0))


def test_chance_is_what_the_rules_say() -> None:
    """The dice of Carolus Magnus: five colours and the crown, each once in six; odds sum up to 1 everywhere."""
    state = pyspiel.load_game("hoftag_carolus_magnus").new_initial_state()
    chooser = random.Random(1)
    dice = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(odds for _, odds in outcomes) == pytest.approx(1)
            words = {state.action_to_string(value) for value, _ in outcomes}
            if "die crown" in words:
                dice += 1
                assert words == {
                    f"die {face}" for face in ("red", "pink", "blue", "yellow", "green", "crown")
                }
                assert {odds for _, odds in outcomes} == {1 / 6}
        state.apply_action(chooser.choice(state.legal_actions()))
    assert dice > 10


def test_the_odds_count_what_is_alike() -> None:
    """A bag with several event tiles: they are one outcome, as many times as likely."""
    state = pyspiel.load_game("hoftag_carolingi(players=6,sundial=832)").new_initial_state()
    chooser = random.Random(4)
    uneven = 0
    while not state.is_terminal():
        if state.is_chance_node():
            odds = Counter(round(odds, 9) for _, odds in state.chance_outcomes())
            uneven += len(odds) > 1
        state.apply_action(chooser.choice(state.legal_actions()))
    assert uneven > 0


def test_the_tower_is_decided_by_a_number() -> None:
    """Where cubes fall, one of so many numbers decides; different ones let different cubes fall."""
    state = pyspiel.load_game("hoftag_wallenstein").new_initial_state()
    chooser = random.Random(2)
    while not (state.is_chance_node() and len(state.chance_outcomes()) == SEEDS):
        state.apply_action(chooser.choice(state.legal_actions()))
    assert "seed 7" in state.action_to_string(7)
    fallen = {str(state.child(number)) for number in range(20)}
    assert len(fallen) > 5
    assert str(state.child(3)) == str(state.child(3))


def test_observations_are_those_of_the_task() -> None:
    """The tensor is the vector of the other interfaces; there is none before the set-up, none with perfect recall."""
    game = pyspiel.load_game("hoftag_wallenstein(players=3)")
    state = game.new_initial_state()
    assert not any(state.observation_tensor(0))
    play(state, 1, 60)
    for player in range(3):
        vector = state.position.task.observe(state.position.state, player)
        assert np.array_equal(np.array(state.observation_tensor(player), np.float32), vector)
        assert "lands:" in state.observation_string(player)
    assert game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True)) is None
    nobody = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    assert game.make_py_observer(nobody) is None
    assert game.make_py_observer() is not None


def test_bad_parameters_are_refused() -> None:
    """OpenSpiel refuses unknown ones, the game those that make no sense."""
    for name in (
        "hoftag_carolingi(bishops=3)",
        "hoftag_carolingi(players=7)",
        "hoftag_carolingi(variant=chess)",
    ):
        with pytest.raises(Exception, match=r"bishops|option-value|players|chess"):
            pyspiel.load_game(name)
