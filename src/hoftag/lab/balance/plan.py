"""Which games a balance report is made of, and playing them.

A setting is a value of what is varied (there is one setting if nothing is). All settings are played with the same
seeds, so that they differ by the value alone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from hoftag.bots.registry import LADDER
from hoftag.kernel.errors import BadInput, HoftagError
from hoftag.kernel.game import Options, Value
from hoftag.lab.balance.lens import lens_of
from hoftag.lab.balance.vary import Vary
from hoftag.lab.balance.watch import Watch
from hoftag.lab.executors import Executor
from hoftag.lab.fingerprint import players_of
from hoftag.lab.folder import PLAYERS, Facts, Line
from hoftag.lab.outside import LIMIT
from hoftag.lab.players import check_player
from hoftag.lab.simulate import check_positive, checked_setting, play_game
from hoftag.match.library import BoardFile, game_on, own_board

STRONG = [info.name for info in LADDER if info.budget == 0][-1]
"""Who plays if nobody is named: the strongest that needs no clock, so that the same seed gives the same games."""


@dataclass(frozen=True)
class Setting:
    """The game with one value of what is varied."""

    value: Value | float | None
    """None if nothing is varied."""
    options: Options
    board: BoardFile | None
    bots: tuple[str, ...]
    """One for each seat."""


@dataclass(frozen=True)
class Fixture:
    """A game that is to be played; its number says all about it, whatever else has been played."""

    number: int
    setting: int
    seed: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class BalancePlan:
    """What is to be played: `games` with each setting."""

    game: str
    options: Options
    bots: tuple[str, ...] = (STRONG,)
    games: int = 1
    seed: int = 1
    board: BoardFile | None = None
    vary: Vary | None = None
    limit: float = LIMIT

    def checked(self) -> BalancePlan:
        """The plan with all players and given options read; a value that makes no sense is refused, and named."""
        check_positive("games", self.games)
        plan = replace(self, bots=tuple(check_player(bot) for bot in self.bots))
        if self.vary is not None and not self.vary.path and self.vary.key in self.options:
            raise BadInput("vary-twice", {"key": self.vary.key})
        for setting in range(plan.settings):
            plan.setting(setting)
        known = {option.name: option for option in game_on(self.game, self.board)[0].options()}
        return replace(plan, options={key: known[key].read(value) for key, value in self.options.items()})

    @property
    def settings(self) -> int:
        """How many there are."""
        return 1 if self.vary is None else len(self.vary.values)

    def setting(self, number: int) -> Setting:
        """The game with a value of what is varied."""
        vary = self.vary
        if vary is None:
            return self._setting(None, self.options, self.board)
        value = vary.values[number]
        options = self.options
        board = self.board
        if vary.path:
            board = (board or own_board(self.game)).with_figure(vary.path, value)
        else:
            options = {**options, vary.key: str(value) if isinstance(value, float) else value}
        try:
            return self._setting(value, options, board)
        except HoftagError as error:
            error.add_note(f"{vary.key}={value}")
            raise

    def _setting(self, value: Value | float | None, options: Options, board: BoardFile | None) -> Setting:
        read, seats = checked_setting(self.game, options, board, self.limit)
        if len(self.bots) not in (1, seats):
            raise BadInput("bot-count", {"has": len(self.bots), "needs": seats})
        return Setting(value, read, board, self.bots * seats if len(self.bots) == 1 else self.bots)


def schedule(plan: BalancePlan) -> list[Fixture]:
    """All games of a checked plan, game by game with every setting; one with more games begins with the same."""
    settings = [plan.setting(number) for number in range(plan.settings)]
    found: list[Fixture] = []
    for game in range(plan.games):
        for number, setting in enumerate(settings):
            turn = game % len(setting.bots)  # different bots move on by one seat
            bots = setting.bots[-turn:] + setting.bots[:-turn] if turn else setting.bots
            found.append(Fixture(len(found), number, plan.seed * 1_000_003 + game, bots))
    return found


def facts_of(plan: BalancePlan) -> Facts:
    """What must be the same when a report goes on: all but the number of games."""
    game, board = game_on(plan.game, plan.board)
    vary = plan.vary
    return {
        "kind": "balance",
        "game": plan.game,
        "rules_version": game.rules_version,
        "board": board,
        "options": plan.options,
        "bots": list(plan.bots),
        PLAYERS: players_of(plan.game),
        "seed": plan.seed,
        "vary": None if vary is None else {"key": vary.key, "values": list(vary.values)},
        "limit": plan.limit,
    }


def games_of(plan: BalancePlan) -> dict[int, Facts]:
    """By what each game of a report is known."""
    return {
        one.number: {"setting": one.setting, "seed": one.seed, "bots": list(one.bots)}
        for one in schedule(plan)
    }


def play(plan: BalancePlan, executor: Executor, done: Collection[int] = ()) -> Iterator[Line]:
    """Play all games but those that have been played already; each as soon as it is over."""
    rest = [fixture for fixture in schedule(plan) if fixture.number not in done]
    yield from executor.each(partial(play_fixture, plan), rest)


def play_fixture(plan: BalancePlan, fixture: Fixture) -> Line:
    """One game, maybe in another process."""
    setting = plan.setting(fixture.setting)
    watch = Watch(lens_of(plan.game, setting.options))
    try:
        played = play_game(
            plan.game,
            setting.options,
            list(fixture.bots),
            fixture.seed,
            board=setting.board,
            records=False,
            limit=plan.limit,
            watcher=watch,
        )
    except Exception as error:
        raise explained(plan, setting, error) from error
    line: dict[str, Any] = {"number": fixture.number, "setting": fixture.setting, **played.line}
    return line


def explained(plan: BalancePlan, setting: Setting, error: Exception) -> Exception:
    """A figure may pass all checks of the board and still leave a game that cannot be played: then it is named."""
    if isinstance(error, HoftagError) or plan.vary is None or not plan.vary.path:
        return error
    figure = f"{plan.vary.key}={setting.value}"
    return BadInput("vary-broken", {"figure": figure, "why": f"{type(error).__name__}: {error}"})
