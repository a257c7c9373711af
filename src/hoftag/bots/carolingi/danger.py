"""What threatens all heirs together in the scenario 814: problems on the wheel, and gangs that run out."""

from __future__ import annotations

from typing import Final

from hoftag.games.carolingi.hunger import capacity
from hoftag.games.carolingi.ids import EMPTY, NOBODY, SEASONS
from hoftag.games.carolingi.problems import on_wheel
from hoftag.games.carolingi.scattered import SpreadUnrest
from hoftag.games.carolingi.state import Carolingi

PROBLEM: Final = 0.06  # a problem on a season to come
RUIN: Final = 2.0  # three of them on one season, the more the nearer it is
ENOUGH: Final = 6.0  # gangs for each player: the fewer are left below this, the more each counts
SCARCE: Final = 4.0  # when none is left
FULL: Final = 0.85  # how likely the cards of a full strip come over their lands
FILLING: Final = 0.4  # the same with a single card in it
STARVING: Final = 0.3  # how likely a land is struck by hunger that cannot feed all its followers


def danger(s: Carolingi) -> float:
    """How near the common failure is."""
    return problem_danger(s) + gang_danger(s)


def problem_danger(s: Carolingi) -> float:
    """Problems weigh most when three lie on the next season, for then the game is over."""
    total = 0.0
    for ahead in range(1, len(SEASONS)):
        count = on_wheel(s, (s.season + ahead) % len(SEASONS))
        total += PROBLEM * count
        if count >= s.board.problems_lose_at:
            total += RUIN * (count - s.board.problems_lose_at + 1) / ahead
    return total


def gang_danger(s: Carolingi) -> float:
    """Gangs weigh the more the fewer are left when those have risen that can be seen coming."""
    enough = ENOUGH * s.players
    missing = enough - s.gang_supply + coming_gangs(s)
    if missing <= 0.0:
        return 0.0
    share = missing / enough
    return SCARCE * share * share


def coming_gangs(s: Carolingi) -> float:
    """The gangs that can be seen coming: from full strips, by hunger, and in the set-up on empty lands."""
    total = 0.0
    for region in range(s.realm.regions):
        total += strip_gangs(s, region)
    scattering = setting_up(s)
    for land in range(s.realm.lands):
        first = land * s.row
        followers = 0
        for i in range(first, first + s.players):
            followers += s.pieces[i]
        if scattering and followers == 0:
            total += 1.0
        elif followers > capacity(s, land) and s.palace[land] == NOBODY:
            total += STARVING
    return total


def setting_up(s: Carolingi) -> bool:
    """Whether the lands that are empty now will be in unrest when the set-up is over."""
    for step in s.agenda:
        if isinstance(step, SpreadUnrest):
            return True
    return False


def strip_gangs(s: Carolingi, region: int) -> float:
    """What a full strip would bring: a gang for each card without followers, and around a forest many more."""
    first_slot = s.realm.first_slot[region]
    end = s.realm.first_slot[region + 1]
    cards = 0
    gangs = 0
    for slot in range(first_slot, end):
        card = s.slots[slot]
        if card == EMPTY:
            continue
        cards += 1
        first = card * s.row
        followers = 0
        for i in range(first, first + s.players):
            followers += s.on_card[i]
        if followers == 0:
            gangs += 1
            if s.forest[card] == 1:
                for other in s.realm.neighbours[card]:
                    gangs += int(s.palace[other] == NOBODY)
    return gangs * (FILLING + (FULL - FILLING) * cards / (end - first_slot))
