"""Measures catanatron: random games of four, decisions per CPU-second. Runs in the peers' environment."""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer


def main(seconds: float) -> dict[str, float]:
    """Decisions of random play per CPU-second."""
    games = decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        random.seed(games)
        game = Game(
            [RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)],
            seed=games,
        )
        game.play()
        records = getattr(game.state, "action_records", None)
        decisions += len(game.state.actions if records is None else records)
        games += 1
    spent = time.process_time() - start
    return {"decisions_per_cpu_s": decisions / spent, "games_per_cpu_s": games / spent}


if __name__ == "__main__":
    print(json.dumps(main(float(sys.argv[1]))))
