"""An arena: which games are played so that every bot meets every other under the same conditions, and playing them.

A block is one line-up of bots with one seed, played once with every rotation: each bot has every seat, and the same
luck. A round is a block of every line-up with the same seed. Only whole rounds are played, so that all is balanced.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations, count
from math import comb
from typing import Any

from hoftag.kernel.errors import BadInput
from hoftag.kernel.game import Options
from hoftag.lab.executors import Executor
from hoftag.lab.outside import LIMIT
from hoftag.lab.players import check_player
from hoftag.lab.simulate import check_positive, checked_setting, play_game
from hoftag.match.library import BoardFile

MOST_LINEUPS = 10_000

Line = dict[str, Any]
"""The facts of a game, as `simulate` gives them, with the number of the game and of its block."""


@dataclass(frozen=True)
class ArenaPlan:
    """What is to be played. `games` is how many there are at least: the last round is played to its end."""

    game: str
    options: Options
    bots: tuple[str, ...]
    games: int
    seed: int
    board: BoardFile | None = None
    limit: float = LIMIT

    def checked(self) -> ArenaPlan:
        """The plan with all options read; what makes no sense is refused."""
        options, seats = checked_setting(self.game, self.options, self.board, self.limit)
        bots = tuple(check_player(bot) for bot in self.bots)
        if len(set(bots)) == 1:
            raise BadInput("arena-one-bot", {"bot": bots[0]})
        if comb(len(bots), seats % len(bots)) > MOST_LINEUPS:
            raise BadInput("arena-lineups", {"has": len(bots), "seats": seats, "most": MOST_LINEUPS})
        check_positive("games", self.games)
        return replace(self, options=options, bots=bots)

    @property
    def seats(self) -> int:
        """How many play in one game."""
        return checked_setting(self.game, self.options, self.board, self.limit)[1]


@dataclass(frozen=True)
class Fixture:
    """A game that is to be played; its number says all about it, whatever else has been played."""

    number: int
    block: int
    seed: int
    bots: tuple[str, ...]
    """Seat by seat."""


def lineups(bots: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """Who plays together. More bots than seats: all combinations; fewer: all of them as often, the rest in turn."""
    whole, rest = divmod(seats, len(bots))
    found = [bots * whole + more for more in combinations(bots, rest)]
    return [lineup for lineup in found if len(set(lineup)) > 1]


def rotations(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All ways to move on by some seats that differ."""
    return list(dict.fromkeys(lineup[turn:] + lineup[:turn] for turn in range(len(lineup))))


def schedule(plan: ArenaPlan) -> list[Fixture]:
    """All games of a checked plan. A plan with more games begins with the same ones."""
    found: list[Fixture] = []
    each = lineups(plan.bots, plan.seats)
    for turn in count():
        seed = plan.seed * 1_000_003 + turn
        for position, lineup in enumerate(each):
            block = turn * len(each) + position
            for bots in rotations(mixed(lineup, f"{seed}/{position}")):
                found.append(Fixture(len(found), block, seed, bots))
        if len(found) >= plan.games:
            break
    return found


def mixed(lineup: tuple[str, ...], seed: str) -> tuple[str, ...]:
    """In another order, so that everybody has every neighbour; a line-up with repeated bots stays as it is named."""
    if len(set(lineup)) < len(lineup):
        return lineup
    return tuple(random.Random(seed).sample(lineup, len(lineup)))


def play(plan: ArenaPlan, executor: Executor, done: Collection[int] = ()) -> Iterator[Line]:
    """Play all games but those that have been played already; each as soon as it is over."""
    rest = [fixture for fixture in schedule(plan) if fixture.number not in done]
    yield from executor.each(partial(play_fixture, plan), rest)


def play_fixture(plan: ArenaPlan, fixture: Fixture) -> Line:
    """One game, maybe in another process."""
    played = play_game(
        plan.game,
        plan.options,
        list(fixture.bots),
        fixture.seed,
        board=plan.board,
        records=False,
        limit=plan.limit,
    )
    return {"number": fixture.number, "block": fixture.block, **played.line}
