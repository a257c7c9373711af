"""How strong the computer players are: the tables of docs/bots.md, from the arenas that are kept in benchmarks/arenas.

An arena of two seconds an answer takes hours, so its folder is kept and goes on with `--resume` whenever there is
time; games of players that have changed meanwhile are refused by their fingerprint. `tools/ladder` writes the tables.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hoftag.bots.registry import BOTS
from hoftag.lab.fingerprint import players_of
from hoftag.lab.folder import GAMES, PLAYERS, read_plan
from hoftag.lab.intervals import wilson
from hoftag.lab.standing import Rated, Standing, standing

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "benchmarks" / "arenas"
PAGE = ROOT / "docs" / "bots.md"
BEGIN = "<!-- written by tools/ladder -->\n"
END = "<!-- end of what tools/ladder writes -->\n"
RUNGS = list(BOTS[1:])
"""Those that are measured against each other; `random` is below all of them."""
STEPS = [*zip(RUNGS[1:], RUNGS, strict=False), (RUNGS[-1], RUNGS[0])]
WANTED = 400


@dataclass(frozen=True)
class Kept:
    """An arena that is kept, and what has come of it so far."""

    plan: dict[str, Any]
    result: Standing

    @property
    def is_ladder(self) -> bool:
        """Whether all rungs were measured against each other."""
        return bool(self.plan["bots"] == RUNGS)

    @property
    def setting(self) -> str:
        """The game and how many play."""
        title = str(self.plan["game"]).replace("_", " ").title()
        return f"{title} | {self.plan['options']['players']}"

    @property
    def command(self) -> str:
        """What made it."""
        plan = self.plan
        table = f"{plan['game']} --players {plan['options']['players']} --bots {','.join(plan['bots'])}"
        games = WANTED if self.is_ladder else self.result.games
        return f"`hoftag arena {table} --games {games} --seed {plan['seed']}`"

    @property
    def players(self) -> str:
        """Whose games they are: of the players that there are now, or of those with another fingerprint."""
        stored = self.plan[PLAYERS]
        plan = self.plan
        today = players_of(plan["game"], plan["options"]["players"], tuple(plan["bots"]))
        return "these" if stored == today else f"earlier, `{stored}`"

    def share(self, a: str, b: str) -> str:
        """How often the first was ahead of the second, with the interval."""
        for pair in self.result.pairs:
            if (pair.a, pair.b) == (a, b):
                return interval(pair.share, pair.low, pair.high)
            if (pair.a, pair.b) == (b, a):
                return interval(1 - pair.share, 1 - pair.high, 1 - pair.low)
        return "–"


def interval(share: float, low: float, high: float) -> str:
    """A share with its interval, in per cent."""
    return f"{100 * share:.1f} % ({100 * low:.0f}–{100 * high:.0f})"


def kept(folder: Path) -> Kept:
    """The arena in a folder."""
    plan = read_plan(folder)
    games = [json.loads(line) for line in (folder / GAMES).read_text(encoding="utf-8").splitlines()]
    return Kept(plan, standing(games, plan["seed"]))


def tables(arenas: list[Kept]) -> str:
    """All tables: the rungs against each other, their ratings, and other arenas."""
    ladders = [one for one in arenas if one.is_ladder]
    others = [one for one in arenas if not one.is_ladder]
    found = [steps(ladders), ratings(ladders)] if ladders else []
    return "\n".join([*found, *([pairings(others)] if others else [])])


def steps(ladders: list[Kept]) -> str:
    """How often each rung was ahead of the one below."""
    head = ["game", "players", "games", *(f"`{a}` against `{b}`" for a, b in STEPS), "played by"]
    rows = [
        [one.setting, str(one.result.games), *(one.share(a, b) for a, b in STEPS), one.players]
        for one in ladders
    ]
    return table(head, rows)


def ratings(ladders: list[Kept]) -> str:
    """The rating of each rung."""
    rows: list[list[str]] = []
    for one in ladders:
        rated = {bot.name: f"{bot.rating:.0f} ({bot.low:.0f}–{bot.high:.0f})" for bot in one.result.bots}
        rows.append([one.setting, *(rated.get(name, "–") for name in RUNGS), one.command])
    return table(["game", "players", *(f"`{name}`" for name in RUNGS), "made by"], rows)


def pairings(others: list[Kept]) -> str:
    """Arenas of some bots only: who was ahead of whom, and what part of the games each has won."""
    rows: list[list[str]] = []
    for one in others:
        won = ", ".join(f"`{bot.name}` {won_by(bot)}" for bot in one.result.bots)
        for pair in one.result.pairs:
            share = interval(pair.share, pair.low, pair.high)
            names = f"`{pair.a}` against `{pair.b}`"
            rows.append([one.setting, str(one.result.games), names, share, won, one.players, one.command])
    return table(["game", "players", "games", "who", "ahead", "won", "played by", "made by"], rows)


def won_by(bot: Rated) -> str:
    """The part of its games that a bot has won, with the interval."""
    return interval(bot.wins / bot.games, *wilson(bot.wins, bot.games))


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table of Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def page_with(text: str, inside: str) -> str:
    """A page with these tables in their place."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{inside}\n{END}{after}"


def current() -> str:
    """The page as it should be."""
    arenas = [kept(folder) for folder in sorted(KEPT.iterdir()) if folder.is_dir()]
    return page_with(PAGE.read_text(encoding="utf-8"), tables(arenas))


if __name__ == "__main__":
    PAGE.write_text(current(), encoding="utf-8")
    sys.stdout.write(f"{PAGE.relative_to(ROOT)}: {len(list(KEPT.iterdir()))} arenas\n")
