"""Scenario 814, 3.5 and 4: problems on cards, on the strip and on the wheel of the seasons; Skuld."""

from __future__ import annotations

from hoftag.games.carolingi.failure import take_gang, too_many_problems
from hoftag.games.carolingi.ids import EMPTY, KINDS, SEASONS
from hoftag.games.carolingi.state import Carolingi, with_value
from hoftag.kernel.step import Auto


class DealProblems(Auto[Carolingi]):
    """Each Carolingian draws a problem for the wheel; the others are lined up on the strip in random order."""

    kind = "set-up"
    rule = "814.3.5"

    def run(self, s: Carolingi) -> None:
        pile = s.board.problem_kinds[s.players][:]
        for _ in range(s.players * s.board.problems_at_start):
            kind = s.draw("problem", pile)
            pile.remove(kind)
            lay_on_wheel(s, kind)
        strip: list[int] = []
        while pile:
            kind = s.draw("problem", pile)
            pile.remove(kind)
            strip.append(kind)
        s.problem_strip = strip
        s.tell("problems-lined-up", len(strip))


def lay_on_wheel(s: Carolingi, kind: int) -> None:
    """As far ahead of Skuld as possible, and nearer while a problem of this kind lies there; else to the strip."""
    for ahead in range(len(SEASONS) - 1, -1, -1):
        season = (s.season + ahead) % len(SEASONS)
        if s.wheel[season * len(KINDS) + kind] == 0:
            s.wheel = with_value(s.wheel, season * len(KINDS) + kind, 1)
            s.tell("problem-on-wheel", kind, season)
            return
    return_to_strip(s, kind)


def return_to_strip(s: Carolingi, kind: int) -> None:
    """A problem goes to the lower end of the strip."""
    s.problem_strip = [*s.problem_strip, kind]


def on_wheel(s: Carolingi, season: int) -> int:
    """How many problems lie on a season."""
    return sum(s.wheel[season * len(KINDS) : (season + 1) * len(KINDS)])


def burden(s: Carolingi, card: int) -> None:
    """A card that was put into a slot takes the top problem of the strip; when there is none, a gang."""
    if s.problem_strip:
        s.card_problem = with_value(s.card_problem, card, s.problem_strip[0])
        s.problem_strip = s.problem_strip[1:]
        s.tell("problem-on-card", card, s.card_problem[card])
    elif take_gang(s):
        s.on_card[card * s.row + s.players] += 1
        s.tell("patience-ends", card)


def release(s: Carolingi, card: int) -> None:
    """The problem of a card that leaves its slot goes to the wheel."""
    kind = s.card_problem[card]
    if kind != EMPTY:
        s.card_problem = with_value(s.card_problem, card, EMPTY)
        lay_on_wheel(s, kind)


def spare(s: Carolingi, card: int) -> None:
    """The problem on the card of a new homeland returns to the strip (4.2.4)."""
    kind = s.card_problem[card]
    if kind != EMPTY:
        s.card_problem = with_value(s.card_problem, card, EMPTY)
        return_to_strip(s, kind)
        s.tell("problem-spared", card, kind)


def blocked(s: Carolingi, kind: int) -> bool:
    """A problem of the same kind lies on the present season."""
    return s.wheel[s.season * len(KINDS) + kind] == 1


def solvable(s: Carolingi, kind: int) -> list[int]:
    """The other seasons with a problem of this kind, the next one first."""
    out: list[int] = []
    for ahead in range(1, len(SEASONS)):
        season = (s.season + ahead) % len(SEASONS)
        if s.wheel[season * len(KINDS) + kind] == 1:
            out.append(season)
    return out


class MoveSkuld(Auto[Carolingi]):
    """After the season Skuld moves on; if three problems lie where she arrives, the game is over."""

    kind = "skuld"
    rule = "814.4.1"

    def run(self, s: Carolingi) -> None:
        season = (s.season + 1) % len(SEASONS)
        s.tell("skuld", season, on_wheel(s, season))
        if on_wheel(s, season) >= s.board.problems_lose_at:
            too_many_problems(s)
