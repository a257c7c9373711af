"""Learn Carolus Magnus for two from nothing but won and lost castles: REINFORCE with a linear policy, numpy only.

    pip install "hoftag[research]"
    python examples/train_reinforce.py --games 1000

Each answer has a row of weights; its logit is the row times the observation, and illegal answers are masked out. After
every batch of games the weights move along the gradient of the log-probabilities of what was played, weighted by what
came of it soon after: castles won by the own side less those won by the other.
"""

from __future__ import annotations

import argparse
import math
import time
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hoftag.lab.research.gymnasium import BotsEnv

DISCOUNT = 0.8
RATE = 0.05
BATCH = 10
Z = 1.96

Floats = NDArray[np.float64]


@dataclass
class Played:
    """One decision: what was seen, which answers were legal with which odds, what was chosen, what came of it."""

    seen: Floats
    legal: NDArray[np.intp]
    odds: Floats
    chosen: int
    worth: float = 0.0


def make_env(bot: str) -> BotsEnv:
    """The agent against one bot, at either seat."""
    return BotsEnv("carolus_magnus", players=2, bots=bot, seat=None)


class Policy:
    """A row of weights for each answer; one more entry of every observation is always 1."""

    def __init__(self, env: BotsEnv) -> None:
        names = [entry.name for entry in env.task.describe()]
        self.castles = names.index("castles.own"), names.index("castles.other1")
        self.weights = np.zeros((len(env.task.answers), len(names) + 1))

    def odds(self, seen: Floats, legal: NDArray[np.intp]) -> Floats:
        """How likely each legal answer is."""
        logits = self.weights[legal] @ seen
        grown = np.exp(logits - logits.max())
        result: Floats = grown / grown.sum()
        return result

    def lead(self, seen: Floats) -> float:
        """How many castles the own side is ahead, as a share of what wins."""
        return float(seen[self.castles[0]] - seen[self.castles[1]])

    def learn(self, games: list[list[Played]]) -> None:
        """One step along the gradient."""
        decisions = [played for game in games for played in game]
        worths = np.array([played.worth for played in decisions])
        worths = (worths - worths.mean()) / (worths.std() + 1e-8)
        step = np.zeros_like(self.weights)
        for played, worth in zip(decisions, worths, strict=True):
            slope = -played.odds
            slope[played.chosen] += 1.0
            step[played.legal] += worth * np.outer(slope, played.seen)
        self.weights += RATE * step / len(games)


def play(
    env: BotsEnv, policy: Policy, random: np.random.Generator, seed: int | None
) -> tuple[list[Played], float]:
    """One game; what was decided in it, and its reward (1 won, -1 lost, 0 shared)."""
    vector, _ = env.reset(seed=seed)
    game: list[Played] = []
    leads: list[float] = []
    reward, over = 0.0, env.episode.over
    while not over:
        seen = np.append(vector.astype(np.float64), 1.0)
        legal = np.flatnonzero(env.action_masks())
        odds = policy.odds(seen, legal)
        chosen = int(random.choice(len(legal), p=odds))
        game.append(Played(seen, legal, odds, chosen))
        leads.append(policy.lead(seen))
        vector, reward, ended, cut, _ = env.step(legal[chosen])
        over = ended or cut
    leads.append(policy.lead(vector.astype(np.float64)))
    worth = reward
    for number in range(len(game) - 1, -1, -1):
        worth = worth * DISCOUNT + leads[number + 1] - leads[number]
        game[number].worth = worth
    return game, reward


def measure(env: BotsEnv, policy: Policy, games: int, seed: int) -> tuple[float, float, float]:
    """The share of games that are won (shared ones half), and its 95 % interval by Wilson."""
    random = np.random.default_rng(seed)
    rewards = [play(env, policy, random, seed + number)[1] for number in range(games)]
    share = sum((reward + 1) / 2 for reward in rewards) / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    width = Z / (1 + Z * Z / games) * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return share, middle - width, middle + width


def train(games: int, seed: int, against: str = "random", report: int = 0) -> Policy:
    """Play and learn; every so many games, `report` says how it goes."""
    env = make_env(against)
    policy = Policy(env)
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    won = 0.0
    started = time.perf_counter()
    batch: list[list[Played]] = []
    for number in range(1, games + 1):
        game, reward = play(env, policy, random, None)
        won += (reward + 1) / 2
        batch.append(game)
        if len(batch) == BATCH:
            policy.learn(batch)
            batch = []
        if report and number % report == 0:
            seconds = time.perf_counter() - started
            print(f"{number:6d} games  {seconds:6.1f} s  won {won / report:.0%} of the last {report}")
            won = 0.0
    return policy


def main() -> None:
    """Measure, train, measure again."""
    arguments = argparse.ArgumentParser(description="REINFORCE on Carolus Magnus for two.")
    arguments.add_argument("--games", type=int, default=1000, help="games to learn from")
    arguments.add_argument("--measure", type=int, default=400, help="games to measure with, before and after")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--bot", default="random", help="the opponent")
    given = arguments.parse_args()
    env = make_env(given.bot)
    say(measure(env, Policy(env), given.measure, given.seed + 1_000_000), "before", given.bot)
    policy = train(given.games, given.seed, given.bot, report=100)
    say(measure(env, policy, given.measure, given.seed + 1_000_000), "after", given.bot)


def say(measured: tuple[float, float, float], when: str, bot: str) -> None:
    """Print how often the policy won."""
    share, low, high = measured
    print(f"{when}: won {share:.1%} against {bot} (95 %: {low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
