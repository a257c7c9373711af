"""Measures OpenSpiel's backgammon (C++), driven from Python. Runs in the peers' environment."""

import json
import random
import sys
import time

import pyspiel


def main(seconds: float) -> dict[str, float]:
    """Decisions of random play per CPU-second; throws of the dice are not counted."""
    chance = random.Random(1)
    game = pyspiel.load_game("backgammon")
    games = decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        games += 1
    spent = time.process_time() - start
    return {"decisions_per_cpu_s": decisions / spent, "games_per_cpu_s": games / spent}


if __name__ == "__main__":
    print(json.dumps(main(float(sys.argv[1]))))
