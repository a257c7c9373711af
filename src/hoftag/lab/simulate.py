"""Many games of computer players against each other, one line of facts a game."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from typing import Any, Protocol

from hoftag.kernel.errors import BadInput
from hoftag.kernel.game import Options
from hoftag.kernel.step import next_seat
from hoftag.lab.outside import LIMIT
from hoftag.lab.players import Player, check_player, make_player
from hoftag.match.library import BoardFile, game_on
from hoftag.match.match import Match, chance_from, start

CHUNK = 8
LONGEST_LIMIT = 3600


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
    limit: float = LIMIT
    """Seconds that a program may take for an answer."""

    def checked(self) -> Plan:
        """The plan with all options read and one bot for each seat; what makes no sense is refused."""
        options, seats = checked_setting(self.game, self.options, self.board, self.limit)
        bots = tuple(check_player(bot) for bot in self.bots)
        if len(bots) not in (1, seats):
            raise BadInput("bot-count", {"has": len(bots), "needs": seats})
        for key, value in (("games", self.games), ("jobs", self.jobs)):
            check_positive(key, value)
        return replace(self, options=options, bots=bots * seats if len(bots) == 1 else bots)


def checked_setting(
    name: str, options: Options, board: BoardFile | None, limit: float
) -> tuple[Options, int]:
    """All options of a game that computers play, and how many seats it has."""
    game, _ = game_on(name, board)
    read = game.read(options)
    if read.get("timer"):
        raise BadInput("timer-without-people", {"option": "timer"})
    check_limit(limit)
    return read, len(game.seats(read))


def check_limit(limit: float) -> None:
    """Refuse a time for an answer that is none, or too long."""
    if not 0 < limit <= LONGEST_LIMIT:
        raise BadInput("limit", {"value": f"{limit:g}", "most": LONGEST_LIMIT})


def check_positive(key: str, value: int) -> None:
    """Refuse a number below 1."""
    if value < 1:
        raise BadInput("number-positive", {"key": key, "value": value})


class Watcher(Protocol):
    """Somebody who looks on, and adds to the facts of a game."""

    def look(self, match: Match) -> None:
        """Before every answer."""

    def facts(self, match: Match) -> dict[str, Any]:
        """When the game is over."""


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
    seed = plan.seed * 1_000_003 + number
    seats = len(plan.bots)
    names = [plan.bots[(seat - number) % seats] for seat in range(seats)]
    return play_game(
        plan.game, plan.options, names, seed, board=plan.board, records=plan.records, limit=plan.limit
    )


def play_game(
    name: str,
    options: Options,
    names: list[str],
    seed: int,
    *,
    board: BoardFile | None,
    records: bool,
    limit: float,
    watcher: Watcher | None = None,
) -> Played:
    """One game of the players with these names, seat by seat."""
    game, board_hash = game_on(name, board)
    started = time.process_time()
    match = start(game, options, board_hash, chance_from(seed))
    players = [make_player(player, seed * 31 + seat + 1, limit) for seat, player in enumerate(names)]
    try:
        decisions = play_out(match, players, watcher)
    finally:
        for player in players:
            player.close(match)
    result = match.outcome
    assert result is not None
    line: dict[str, object] = {
        "game": name,
        "options": options,
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
    if watcher is not None:
        line |= watcher.facts(match)
    replaced = {str(seat): player.failure for seat, player in enumerate(players) if player.failure}
    if replaced:
        line["replaced"] = replaced
    return Played(line, match.record() if records else None)


def play_out(match: Match, players: list[Player], watcher: Watcher | None = None) -> int:
    """Let players answer until the end; how many answers it took."""
    while not match.over:
        if watcher is not None:
            watcher.look(match)
        seat = next_seat(match.state)
        match.play_action(seat, players[seat].choose(match, seat))
    return match.version
