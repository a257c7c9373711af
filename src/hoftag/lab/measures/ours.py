"""Measures our engine, as it is installed where this runs: `ours.py GAME SECONDS`."""

from __future__ import annotations

import json
import sys
import time

from hoftag.bots.playout import clones, random_decisions, random_game
from hoftag.kernel.chance import seeded
from hoftag.match.library import own_game

PLAYERS = {"carolingi": 4, "carolus_magnus": 4, "wallenstein": 4}
"""As many as in the peers' game for several players."""
MIDDLE = 100
"""Decisions before the position that is cloned."""


def main(name: str, seconds: float) -> dict[str, float]:
    """Random games and clones per CPU-second."""
    game = own_game(name)
    options = game.read({"players": PLAYERS[name]})
    games = decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new(options, seeded(games))
        decisions += random_game(state, seeded(games + 1_000_000))
        games += 1
    spent = time.process_time() - start

    middle = game.new(options, seeded(1))
    random_decisions(middle, seeded(2), MIDDLE)
    made = 0
    start = time.process_time()
    while time.process_time() - start < seconds / 4:
        clones(middle, 1000)
        made += 1000
    cloning = time.process_time() - start
    return {
        "decisions_per_cpu_s": decisions / spent,
        "games_per_cpu_s": games / spent,
        "clones_per_cpu_s": made / cloning,
    }


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1], float(sys.argv[2]))))
