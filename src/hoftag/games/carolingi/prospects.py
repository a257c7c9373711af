"""What each action could do now: told to a seat while it chooses among its tiles."""

from __future__ import annotations

from typing import Final

from hoftag.games.carolingi.actions import action_step
from hoftag.games.carolingi.ids import (
    APPEASE,
    DEVELOP,
    EMPTY,
    FIGHT,
    INFLUENCE,
    KINDS,
    MARCH,
    MISSI,
    NOBODY,
    SEASONS,
)
from hoftag.games.carolingi.problems import blocked, solvable
from hoftag.games.carolingi.ruling import rules
from hoftag.games.carolingi.shown import CarolingiProspect, CarolingiTargets
from hoftag.games.carolingi.state import Carolingi
from hoftag.kernel.errors import Facts
from hoftag.kernel.explain import Explanation, explain
from hoftag.kernel.ids import Action
from hoftag.kernel.step import Ask

ACTIONS: Final = (INFLUENCE, DEVELOP, MISSI, MARCH, FIGHT, APPEASE)
TELLING: Final = ("place", "swap", "extra-action")
"""The questions that are answered with tiles."""
OBVIOUS: Final = ("no-enemy", "forest", "homeland")
"""Reasons that everybody sees on the board."""


def prospects(s: Carolingi, seat: int) -> list[CarolingiProspect]:
    """For every action its targets, the problems it could solve, and why own followers elsewhere could do nothing.

    Empty while no tile is chosen.
    """
    if not s.agenda or s.agenda[-1].kind not in TELLING:
        return []
    twin = s.clone()
    out: list[CarolingiProspect] = []
    for kind in ACTIONS:
        if blocked(s, kind):
            facts: Facts = {"tile": KINDS[kind], "season": SEASONS[s.season]}
            why = explain("why-blocked", "814.4.2.1", facts)
            out.append({"tile": KINDS[kind], "possible": [], "refused": [why], "solves": []})
            continue
        step = action_step(twin, seat, kind)
        options = step.options(twin, seat)
        possible = targets(twin, step, options)
        out.append(
            {
                "tile": KINDS[kind],
                "possible": possible,
                "refused": refused(twin, step, seat, kind, possible),
                "solves": [SEASONS[season] for season in solvable(s, kind)],
            }
        )
    return out


def ripe(s: Carolingi, seat: int, land: int) -> bool:
    """Whether a ruled land is developed enough for a homeland, and the seat still lacks one (6.2.1)."""
    return (
        s.terms.palaces
        and s.homeland[seat] == EMPTY
        and s.developed[land] >= s.board.palace_markers
        and rules(s, seat, land)
    )


def targets(s: Carolingi, step: Ask[Carolingi], options: list[Action]) -> list[CarolingiTargets]:
    """For each verb the names that can be named first, and the largest number if a number comes first."""
    out: list[CarolingiTargets] = []
    for action in options:
        words = step.notation(s, action).split()
        if len(words) == 1:
            continue
        if not out or out[-1]["verb"] != words[0]:
            out.append({"verb": words[0], "names": [], "most": 0})
        row = out[-1]
        if words[1].isdigit():
            row["most"] = max(row["most"], int(words[1]))
        elif words[1] not in row["names"]:
            row["names"].append(words[1])
    return out


def refused(
    s: Carolingi, step: Ask[Carolingi], seat: int, kind: int, possible: list[CarolingiTargets]
) -> list[Explanation]:
    """Why own followers on other lands could not march or fight, or those lands not be developed or claimed."""
    verb = {MARCH: "march", FIGHT: "fight", DEVELOP: "develop"}.get(kind)
    if verb is None:
        return []
    named = [name for row in possible if row["verb"] in (verb, "claim") for name in row["names"]]
    out: list[Explanation] = []
    for land in range(s.realm.lands):
        if s.followers(land, seat) == 0 or s.board.land_ids[land] in named:
            continue
        args = [land]
        if kind == MARCH:
            open_to = [other for other in s.realm.neighbours[land] if s.palace[other] in (NOBODY, seat)]
            if not open_to:
                continue
            args = [land, open_to[0], 1]
        refusal = step.objection(s, seat, "claim" if kind == DEVELOP and ripe(s, seat, land) else verb, args)
        if refusal.code in OBVIOUS:
            continue
        row: Explanation = {"code": f"refusal-{refusal.code}", "rule": refusal.rule, "facts": refusal.facts}
        if row not in out:
            out.append(row)
    return out
