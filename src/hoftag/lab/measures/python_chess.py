"""Measures python-chess: random games of at most 200 moves, moves per CPU-second. Runs in the peers' environment."""

import json
import random
import sys
import time

import chess


def main(seconds: float) -> dict[str, float]:
    """Decisions of random play per CPU-second."""
    chance = random.Random(1)
    games = decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        board = chess.Board()
        for _ in range(200):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(chance.choice(moves))
            decisions += 1
        games += 1
    spent = time.process_time() - start
    return {"decisions_per_cpu_s": decisions / spent, "games_per_cpu_s": games / spent}


if __name__ == "__main__":
    print(json.dumps(main(float(sys.argv[1]))))
