"""Many games of computer players against each other, one line of facts a game."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from hoftag.bots.bot import Bot, Knowledge
from hoftag.bots.registry import check_bot, make_bot
from hoftag.kernel.errors import BadInput
from hoftag.kernel.game import Options
from hoftag.kernel.step import next_seat
from hoftag.match.library import BoardFile, game_on
from hoftag.match.match import Match, chance_from, start

CHUNK = 8


@dataclass(frozen=True)
class Plan:
    """What to simulate. The bots take the seats in turn, moving on by one seat from game to game."""

    game: str
    options: Options
    bots: tuple[str, ...] = ("random",)
    games: int = 1
    seed: int = 1
    jobs: int = 1
    board: BoardFile | None = None
    records: bool = False

    def checked(self) -> Plan:
        """The plan with all options read and one bot for each seat; what makes no sense is refused."""
        game, _ = game_on(self.game, self.board)
        options = game.read(self.options)
        seats = len(game.seats(options))
        if options.get("timer"):
            raise BadInput("timer-without-people", {"option": "timer"})
        for bot in self.bots:
            check_bot(bot)
        if len(self.bots) not in (1, seats):
            raise BadInput("bot-count", {"has": len(self.bots), "needs": seats})
        for key, value in (("games", self.games), ("jobs", self.jobs)):
            if value < 1:
                raise BadInput("number-positive", {"key": key, "value": value})
        bots = self.bots * seats if len(self.bots) == 1 else self.bots
        return Plan(self.game, options, bots, self.games, self.seed, self.jobs, self.board, self.records)


@dataclass(frozen=True)
class Played:
    """A finished game: its line for people and machines, and its record if one was wanted."""

    line: dict[str, object]
    record: str | None


def simulate(plan: Plan) -> Iterator[Played]:
    """Play all games of a checked plan, in order."""
    if plan.jobs == 1:
        for number in range(plan.games):
            yield play_one(plan, number)
        return
    chunks = [range(n, min(n + CHUNK, plan.games)) for n in range(0, plan.games, CHUNK)]
    # more processes than cores or parcels of games would only wait
    workers = min(plan.jobs, len(chunks), 2 * (os.cpu_count() or 1))
    with ProcessPoolExecutor(workers) as pool:
        for played in pool.map(play_some, [plan] * len(chunks), chunks):
            yield from played


def play_some(plan: Plan, numbers: range) -> list[Played]:
    """Some games of a plan, in a process of their own."""
    return [play_one(plan, number) for number in numbers]


def play_one(plan: Plan, number: int) -> Played:
    """One game. Its seed depends on the plan's and its number alone, so jobs do not change the games."""
    game, board_hash = game_on(plan.game, plan.board)
    seed = plan.seed * 1_000_003 + number
    started = time.process_time()
    match = start(game, plan.options, board_hash, chance_from(seed))
    seats = len(plan.bots)
    names = [plan.bots[(seat - number) % seats] for seat in range(seats)]
    bots = [make_bot(name, seed * 31 + seat + 1) for seat, name in enumerate(names)]
    decisions = play_out(match, bots)
    result = match.outcome
    assert result is not None
    line: dict[str, object] = {
        "game": plan.game,
        "options": plan.options,
        "seed": seed,
        "bots": names,
        "ranking": [place[0] if len(place) == 1 else place for place in result.ranking],
        "scores": result.scores,
        "parts": result.parts,
        "events": dict(sorted(Counter(event.kind for event in match.log).items())),
        "reason": result.reason,
        "lost": result.lost,
        "decisions": decisions,
        "cpu_seconds": round(time.process_time() - started, 4),
    }
    return Played(line, match.record() if plan.records else None)


def play_out(match: Match, bots: list[Bot]) -> int:
    """Let bots answer until the end; how many answers it took."""
    while not match.over:
        seat = next_seat(match.state)
        match.play_action(seat, bots[seat].choose(Knowledge(match.game, match.state, seat)))
    return match.version
