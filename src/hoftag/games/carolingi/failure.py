"""Scenario 814, 5.3: the heirs fail, and the emperor chooses a successor among the capable, if there is one."""

from __future__ import annotations

from hoftag.games.carolingi.ids import NOBODY
from hoftag.games.carolingi.state import Carolingi
from hoftag.games.carolingi.victory import finish, points


def too_many_problems(s: Carolingi) -> None:
    """Skuld has entered a season with three problems."""
    heir = successor(s)
    if heir == NOBODY:
        finish(s, "problems-lost", NOBODY, lost=True)
    else:
        finish(s, "problems", heir)


def no_gangs_left(s: Carolingi) -> None:
    """A gang is needed, and the supply is empty: the game ends at once, in the middle of any step."""
    heir = successor(s)
    if heir == NOBODY:
        finish(s, "gangs-lost", NOBODY, lost=True)
    else:
        finish(s, "gangs", heir)


def successor(s: Carolingi) -> int:
    """Who has the most honour stones, at least one, among those with a victory condition; a tie goes to the youngest.

    Read strictly (an option), the leader of the whole track must be capable, or nobody is chosen.
    """
    if not s.terms.strict_favour:
        return leading([seat for seat in s.favour if points(s, seat) > 0])
    first = leading(s.favour)
    return first if first != NOBODY and points(s, first) > 0 else NOBODY


def leading(stones: list[int]) -> int:
    """Whose stones are the most; of several the owner of the youngest one, which is the last."""
    best = NOBODY
    most = 0
    for place in range(len(stones) - 1, -1, -1):
        if stones.count(stones[place]) > most:
            best = stones[place]
            most = stones.count(best)
    return best


def take_gang(s: Carolingi) -> bool:
    """A gang leaves the supply. In 814 it is limited: False when none is left and the game is over."""
    if s.gang_supply <= 0 and s.terms.scenario:
        no_gangs_left(s)
        return False
    s.gang_supply -= 1
    return True


def raise_gang(s: Carolingi, land: int) -> bool:
    """A gang from the supply rises on a land; False when none was left."""
    if not take_gang(s):
        return False
    s.pieces[land * s.row + s.players] += 1
    return True
