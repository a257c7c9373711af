"""What came of an arena: a rating for each bot, and how often each beat each other."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from itertools import combinations, product
from typing import Any

from hoftag.lab.intervals import Z95, percentiles, wilson
from hoftag.lab.plackett_luce import Draws, Places, errors, fit

MIDDLE = 1500.0
"""The mean of all ratings of an arena."""
SCALE = 400 / math.log(10)
"""The scale of Elo: of two players, one with 100 points more is expected to win 64 %, with 400 more 91 %."""
SAMPLES = 400
"""How often the blocks are drawn anew for the intervals."""

Line = dict[str, Any]


@dataclass(frozen=True)
class Rated:
    """A bot: its rating with the 95 % interval, the games that it took part in, and those that it won."""

    name: str
    rating: float
    low: float
    high: float
    games: int
    wins: float


@dataclass(frozen=True)
class Pair:
    """Of the games that decided between two bots, the share that went to the first, with its 95 % interval."""

    a: str
    b: str
    games: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Replaced:
    """In how many games a program was replaced, and why."""

    name: str
    reason: str
    games: int


@dataclass(frozen=True)
class Standing:
    """The result of an arena, the best bot first."""

    games: int
    bots: list[Rated]
    pairs: list[Pair]
    replaced: list[Replaced]

    def json(self) -> dict[str, Any]:
        """For machines."""
        return asdict(self)


def ranking_of(line: Line) -> list[list[int]]:
    """The seats in each place of a game, the first place first."""
    return [place if isinstance(place, list) else [place] for place in line["ranking"]]


def places_of(line: Line, bots: dict[str, int]) -> Places:
    """Who came where in a game, by the numbers of the bots."""
    return tuple(tuple(sorted(bots[line["bots"][seat]] for seat in place)) for place in ranking_of(line))


def standing(lines: Iterable[Line], seed: int) -> Standing:
    """The result of these games. The same games give the same result, in whatever order they were played."""
    games = sorted(lines, key=lambda line: int(line["number"]))
    names = sorted({name for line in games for name in line["bots"]})
    numbers = {name: number for number, name in enumerate(names)}
    blocks: dict[int, Counter[Places]] = {}
    for line in games:
        blocks.setdefault(line["block"], Counter())[places_of(line, numbers)] += 1
    ratings = rated(list(blocks.values()), len(names), seed)
    bots = [Rated(name, *ratings[numbers[name]], *won(games, name)) for name in names]
    bots.sort(key=lambda bot: -bot.rating)
    order = [bot.name for bot in bots]
    pairs = [pair for a, b in combinations(order, 2) if (pair := paired(games, a, b)) is not None]
    return Standing(len(games), bots, pairs, replacements(games))


def rated(blocks: list[Counter[Places]], players: int, seed: int) -> list[tuple[float, float, float]]:
    """Each rating with its interval: the wider one of resampling whole blocks, and of the model's own error.

    Games of a block share their luck, so only blocks are independent. But if one bot has won all games, all samples
    are alike; how little is known then, only the model can say.
    """
    draws = Draws(sum(blocks, Counter()), players)
    logs = fit(draws)
    chance = random.Random(seed)
    samples: list[list[float]] = []
    for _ in range(SAMPLES):
        drawn: Counter[Places] = Counter()
        for block in chance.choices(blocks, k=len(blocks)):
            drawn.update(block)
        samples.append(fit(Draws(drawn, players)))
    out: list[tuple[float, float, float]] = []
    for player, (value, error) in enumerate(zip(logs, errors(draws, logs), strict=True)):
        low, high = percentiles([sample[player] for sample in samples])
        ends = (value, min(low, value - Z95 * error), max(high, value + Z95 * error))
        rating, least, most = (round(MIDDLE + SCALE * end, 1) for end in ends)
        out.append((rating, least, most))
    return out


def won(games: list[Line], name: str) -> tuple[int, float]:
    """How many games a bot took part in, and won. A shared first place is an equal part of a win."""
    mine = [line for line in games if name in line["bots"]]
    wins = 0.0
    for line in mine:
        winners = ranking_of(line)[0]
        if not line["lost"]:
            wins += sum(line["bots"][seat] == name for seat in winners) / len(winners)
    return len(mine), round(wins, 3)


def paired(games: list[Line], a: str, b: str) -> Pair | None:
    """How often one bot came before another; None if no game decided between them.

    Bots with several seats decide several pairings in one game. As these hang together, the game counts once, by the
    share of its pairings.
    """
    decided = 0
    wins = 0.0
    for line in games:
        rank = {seat: number for number, place in enumerate(ranking_of(line)) for seat in place}
        mine, theirs = ([seat for seat, bot in enumerate(line["bots"]) if bot == name] for name in (a, b))
        won_by = Counter(
            a if rank[one] < rank[other] else b
            for one, other in product(mine, theirs)
            if rank[one] != rank[other]
        )
        if won_by:
            decided += 1
            wins += won_by[a] / won_by.total()
    if not decided:
        return None
    low, high = wilson(wins, decided)
    return Pair(a, b, decided, round(wins / decided, 4), round(low, 4), round(high, 4))


def replacements(games: list[Line]) -> list[Replaced]:
    """Programs that failed, and in how many games."""
    found: Counter[tuple[str, str]] = Counter()
    for line in games:
        reasons = line.get("replaced", {})
        found.update({(line["bots"][int(seat)], reason) for seat, reason in reasons.items()})
    return [Replaced(name, reason, count) for (name, reason), count in sorted(found.items())]
