"""A balance report in the words of a language: sections with rows, for the terminal and for the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hoftag.lab.balance.lens import lens_of
from hoftag.lab.balance.plan import BalancePlan
from hoftag.lab.balance.report import LOST, SHARED, Findings, Mean, Share
from hoftag.lab.chart import Point, Scale
from hoftag.locale.speaker import Speaker
from hoftag.match.library import game_on
from hoftag.terminal.session import Session

ROUNDS = {"season": "cli-balance-seasons", "round": "cli-balance-rounds"}
ORIGINS = {"first-chooser": "cli-balance-first-chooser", "begins": "cli-balance-begins"}
ACTIONS = {
    "court": "cli-balance-court",
    "sent": "cli-balance-sent",
    "disc": "cli-balance-disc",
    "moved": "cli-balance-moved",
}


@dataclass(frozen=True)
class Row:
    """A measured number with its name; a second one stands beside it where winners are compared with all."""

    name: str
    label: str
    games: int
    point: Point
    second: Point | None = None


@dataclass(frozen=True)
class Section:
    """Some numbers of the same kind."""

    title: str
    note: str
    percent: bool
    rows: list[Row]
    mark: float | None = None
    """What is to be expected if all is fair."""
    seconds: str = ""
    """What the second numbers are."""
    pictured: bool = True
    """False for numbers of different kinds, which cannot share an axis."""

    @property
    def scale(self) -> Scale:
        """How its pictures are written."""
        if self.percent:
            return Scale(self.show, lambda value: f"{100 * value:g} %", 0.05)
        return Scale(self.show, lambda value: f"{value:g}", 0.2)

    def show(self, value: float | None) -> str:
        """How a number is written."""
        return written(value, percent=self.percent)

    def interval(self, point: Point) -> str:
        """How its interval is written."""
        if point.low is None or point.high is None:
            return "–"
        if self.percent:
            return f"{100 * point.low:.1f}–{100 * point.high:.1f} %"
        return f"{point.low:.2f}–{point.high:.2f}"


def written(value: float | None, *, percent: bool) -> str:
    """A number for people."""
    if value is None:
        return "–"
    return f"{100 * value:.1f} %" if percent else f"{value:.2f}"


def point_of(one: Share | Mean) -> Point:
    """The number that is shown."""
    if isinstance(one, Mean):
        return Point(one.mean, one.low, one.high)
    return Point(one.share, one.low, one.high) if one.games else Point(None)


class BalanceWords:
    """The sections of what was found with one setting."""

    def __init__(self, session: Session, plan: BalancePlan, number: int) -> None:
        setting = plan.setting(number)
        game, _ = game_on(plan.game, setting.board)
        self._texts = session.texts
        self._lens = lens_of(plan.game, setting.options)
        self._speaker: Speaker = session.speaker(game, game.names_for(setting.options))

    def sections(self, found: Findings) -> list[Section]:
        """All of them, in the order of the page; those without rows are left out."""
        texts = self._texts
        fair = 1 / len(found.seats)
        names: Callable[[str], str] = self._speaker.score_part
        sections = [
            Section(
                texts("cli-balance-by-seat"),
                texts("cli-balance-by-seat-note"),
                True,
                self._rows(found.seats, lambda name: self._speaker.name("seat", name)),
                fair,
            ),
            Section(
                texts("cli-balance-by-origin"),
                texts("cli-balance-by-origin-note"),
                True,
                self._rows(found.origins, self.origin),
                fair,
            ),
            Section(
                texts("cli-balance-endings"),
                texts("cli-balance-endings-note"),
                True,
                self._rows(found.reasons, self._speaker.reason),
            ),
            Section(
                texts("cli-balance-decided"),
                texts("cli-balance-decided-note"),
                True,
                self._rows(found.decided, self.decided),
            ),
            Section(
                texts("cli-balance-conditions"),
                texts("cli-balance-conditions-note"),
                True,
                self._rows(found.conditions, names),
            ),
            Section(
                texts("cli-balance-winners-parts"),
                texts("cli-balance-winners-parts-note"),
                False,
                self._rows(found.winners_parts, names),
            ),
            Section(
                texts("cli-balance-lead"),
                texts("cli-balance-lead-note"),
                True,
                self._rows([found.half_time], self.figure),
            ),
            Section(
                texts("cli-balance-length"),
                texts("cli-balance-length-note"),
                False,
                self._rows([found.rounds, found.decisions, found.lead_changes], self.figure),
                pictured=False,
            ),
            Section(
                texts("cli-balance-uses"),
                texts("cli-balance-uses-note"),
                False,
                self._rows(found.uses, self.action, found.winners_uses),
                seconds=texts("cli-balance-winners"),
            ),
        ]
        return [section for section in sections if section.rows]

    def _rows(
        self, found: Sequence[Share | Mean], label: Callable[[str], str], second: Sequence[Mean] = ()
    ) -> list[Row]:
        others: dict[str, Point] = {one.name: point_of(one) for one in second}
        return [
            Row(one.name, label(one.name), one.games, point_of(one), others.get(one.name)) for one in found
        ]

    def origin(self, name: str) -> str:
        """What a seat began with."""
        return self._texts(ORIGINS[name]) if name in ORIGINS else self._speaker.name("land", name)

    def decided(self, name: str) -> str:
        """What put the winner before the others."""
        kind, colon, reason = name.partition(":")
        if colon:
            return self._speaker.reason(reason)
        if kind == SHARED:
            return self._texts("cli-balance-shared")
        if kind == LOST:
            return self._texts("cli-balance-lost")
        return self._texts("cli-balance-by-part", part=self._speaker.score_part(kind))

    def figure(self, name: str) -> str:
        """A number that every game has."""
        if name == "rounds":
            return self._texts(ROUNDS[self._lens.round])
        keys = {
            "decisions": "cli-balance-decisions",
            "lead_changes": "cli-balance-lead-changes",
            "half_time": "cli-balance-half-time",
        }
        return self._texts(keys[name])

    def action(self, name: str) -> str:
        """Something that players do."""
        if self._lens.domain:
            return self._speaker.name(self._lens.domain, "none" if name == "no-action" else name)
        kind, _, number = name.partition("-")
        return self._texts(ACTIONS[kind], number=number)
