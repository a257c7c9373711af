"""What the games of a balance report say, every number with its 95 % interval."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any

from hoftag.lab.balance.lens import Lens, lens_of
from hoftag.lab.balance.plan import BalancePlan, Setting
from hoftag.lab.folder import Line
from hoftag.lab.intervals import mean_interval, wilson
from hoftag.lab.standing import ranking_of
from hoftag.match.library import game_on

SHARED = "shared"
LOST = "lost"


@dataclass(frozen=True)
class Share:
    """How often something was so: `count` of `games` (none: no share), and the interval after Wilson."""

    name: str
    games: int
    count: float
    share: float | None
    low: float
    high: float


@dataclass(frozen=True)
class Mean:
    """A number that each game has: its mean (None without games), and the interval after Student (… with only one)."""

    name: str
    games: int
    mean: float | None
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Findings:
    """What the games with one setting say."""

    value: int | float | bool | str | None
    games: int
    seats: list[Share]
    """Won games of each seat."""
    origins: list[Share]
    """Won games of who began with something, if that is not always the same seat."""
    reasons: list[Share]
    decided: list[Share]
    """What put the winner before the others: a reason (`reason:…`), a part of the score, or nothing (`shared`)."""
    conditions: list[Share]
    """Games that somebody else would have won (or shared) if this part of the score did not count for anybody."""
    winners_parts: list[Mean]
    """What the winner had of these parts."""
    rounds: Mean
    decisions: Mean
    lead_changes: Mean
    half_time: Share
    """Of the games with one leader at half-time, those that the leader won."""
    uses: list[Mean]
    """How often a player did something in a game."""
    winners_uses: list[Mean]
    """How often the winner did."""


@dataclass(frozen=True)
class Report:
    """A whole balance report."""

    game: str
    options: dict[str, Any]
    bots: list[str]
    seed: int
    vary: str | None
    settings: list[Findings]

    @property
    def games(self) -> int:
        """All games."""
        return sum(one.games for one in self.settings)

    def json(self) -> dict[str, Any]:
        """For machines."""
        return asdict(self)


@dataclass(frozen=True)
class Seen:
    """What came with any setting, so that it is counted with all: never is a number too. The commonest come first."""

    reasons: list[str]
    decided: list[str]
    actions: list[str]

    @staticmethod
    def of(plan: BalancePlan, lines: list[Line]) -> Seen:
        """What came in these games."""
        uses: Counter[str] = Counter()
        for line in lines:
            for seat in line["uses"]:
                uses.update(seat)
        return Seen(
            commonest(Counter(line["reason"] for line in lines)),
            commonest(Counter(decided_by(lens_of(plan.game, line["options"]), line) for line in lines)),
            commonest(uses),
        )


def commonest(count: Counter[str]) -> list[str]:
    """The names in a pinned order."""
    return [name for name, _ in sorted(count.items(), key=lambda pair: (-pair[1], pair[0]))]


def report(plan: BalancePlan, lines: Iterable[Line]) -> Report:
    """What came of a plan. The same games give the same report, in whatever order they were played."""
    groups: dict[int, list[Line]] = defaultdict(list)
    for line in sorted(lines, key=lambda line: int(line["number"])):
        groups[line["setting"]].append(line)
    seen = Seen.of(plan, [line for number in sorted(groups) for line in groups[number]])
    found = [findings(plan, plan.setting(number), groups[number], seen) for number in sorted(groups)]
    options = plan.setting(0).options
    vary = None if plan.vary is None else plan.vary.key
    if vary in options:
        options = {key: value for key, value in options.items() if key != vary}
    return Report(plan.game, options, list(plan.bots), plan.seed, vary, found)


def nothing_changed(plan: BalancePlan, lines: list[Line]) -> bool:
    """Whether every value gave the very same games: then the game does not read what was varied."""
    games: dict[int, set[str]] = defaultdict(set)
    for line in lines:
        games[line["seed"]].add(repr([line[key] for key in ("parts", "events", "ranking", "bots")]))
    return plan.settings > 1 and all(len(seen) == 1 for seen in games.values())


def findings(plan: BalancePlan, setting: Setting, lines: list[Line], seen: Seen) -> Findings:
    """What the games with one setting say."""
    lens = lens_of(plan.game, setting.options)
    seats = game_on(plan.game, setting.board)[0].seats(setting.options)
    deciding = [decided_by(lens, line) for line in lines]
    halves = [won for line in lines if (won := half_time(line)) is not None]
    return Findings(
        setting.value,
        len(lines),
        [share(name, [winning(line)[seat] for line in lines]) for seat, name in enumerate(seats)],
        origins(lines),
        [share(name, [float(line["reason"] == name) for line in lines]) for name in seen.reasons],
        [share(name, [float(one == name) for one in deciding]) for name in seen.decided],
        [share(name, [float(decides(lens, line, name)) for line in lines]) for name in lens.conditions],
        [mean(name, of_winners(lines, "parts", name)) for name in lens.conditions],
        mean("rounds", [line["rounds"] for line in lines]),
        mean("decisions", [line["decisions"] for line in lines]),
        mean("lead_changes", [lead_changes(line) for line in lines]),
        share("half_time", halves),
        [mean(name, [per_seat(line, name) for line in lines]) for name in seen.actions],
        [mean(name, of_winners(lines, "uses", name)) for name in seen.actions],
    )


def share(name: str, parts: list[float]) -> Share:
    """How often something was so; a part of a game counts as such."""
    count = sum(parts)
    low, high = wilson(count, len(parts))
    value = round(count / len(parts), 4) if parts else None
    return Share(name, len(parts), round(count, 3), value, round(low, 4), round(high, 4))


def mean(name: str, values: list[float]) -> Mean:
    """The mean of a number of each game."""
    if not values:
        return Mean(name, 0, None, None, None)
    value, low, high = mean_interval(values)
    ends = [None if end is None else max(0.0, round(end, 4)) for end in (low, high)]  # none can be negative
    return Mean(name, len(values), round(value, 4), *ends)


def winning(line: Line) -> list[float]:
    """The part of the victory that each seat has; nobody has any where all lost."""
    first = ranking_of(line)[0]
    seats = range(len(line["bots"]))
    return [0.0 if line["lost"] or seat not in first else 1 / len(first) for seat in seats]


def of_winners(lines: list[Line], table: str, name: str) -> list[float]:
    """A number of the winner of each game, by name in a table of seats; of those that share a victory, the mean."""
    found: list[float] = []
    for line in lines:
        if not line["lost"]:
            first = ranking_of(line)[0]
            found.append(sum(line[table][seat].get(name, 0) for seat in first) / len(first))
    return found


def origins(lines: list[Line]) -> list[Share]:
    """How often who began with something won; left out where it tells no more than the seats do."""
    won: dict[str, list[float]] = {}
    seats: dict[str, set[int]] = defaultdict(set)
    for line in lines:
        wins = winning(line)
        for seat, name in line["origins"]:
            won.setdefault(name, []).append(wins[seat])
            seats[name].add(seat)
    if all(len(one) == 1 for one in seats.values()) and len(lines) > 1:
        return []
    return [share(name, parts) for name, parts in sorted(won.items())]


def decided_by(lens: Lens, line: Line) -> str:
    """What put the winner before the others."""
    if line["lost"]:
        return LOST
    if lens.counted and line["reason"] not in lens.counted:
        return f"reason:{line['reason']}"
    places = ranking_of(line)
    if len(places[0]) > lens.partners or len(places) == 1:
        return SHARED
    first, second = (lens.standing(line["parts"][place[0]]) for place in places[:2])
    return next((key[0] for key, a, b in zip(lens.keys, first, second, strict=True) if a != b), SHARED)


def decides(lens: Lens, line: Line, name: str) -> bool:
    """Whether others would have come first if a part of the score did not count."""
    if line["lost"] or (lens.counted and line["reason"] not in lens.counted):
        return False
    keys = [lens.standing(part) for part in line["parts"]]
    for key, part in zip(keys, line["parts"], strict=True):
        key[0] -= part[name]
    return [seat for seat, key in enumerate(keys) if key == max(keys)] != ranking_of(line)[0]


def lead_changes(line: Line) -> int:
    """How often somebody else than before led alone (partners count as one) after a round; ties change nothing."""
    alone = [tuple(seats) for seats in line["leads"] if len(seats) == leading(line)]
    return sum(a != b for a, b in pairwise(alone))


def leading(line: Line) -> int:
    """How many seats lead where one party does."""
    return lens_of(line["game"], line["options"]).partners


def half_time(line: Line) -> float | None:
    """Whether the leader after half of the rounds won; None if nobody led alone, or there was no half."""
    if line["rounds"] < 2:
        return None
    seats = line["leads"][line["rounds"] // 2 - 1]
    return float(winning(line)[seats[0]] > 0) if len(seats) == leading(line) else None


def per_seat(line: Line, name: str) -> float:
    """How often a player did something, on average over the seats."""
    uses: list[dict[str, int]] = line["uses"]
    return sum(seat.get(name, 0) for seat in uses) / len(uses)
