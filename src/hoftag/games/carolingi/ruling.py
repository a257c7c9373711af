"""Who rules a land (3.5, 5.2): more followers than all others and the gangs together; never a forest."""

from __future__ import annotations

from hoftag.games.carolingi.ids import NOBODY
from hoftag.games.carolingi.state import Carolingi


def ruler(s: Carolingi, land: int) -> int:
    """The seat with the absolute majority on a land, or nobody."""
    if s.forest[land] == 1:
        return NOBODY
    pieces = s.pieces
    first = land * s.row
    total = 0
    for i in range(first, first + s.row):
        total += pieces[i]
    for seat in range(s.players):
        if 2 * pieces[first + seat] > total:
            return seat
    return NOBODY


def rules(s: Carolingi, seat: int, land: int) -> bool:
    """Whether a seat rules a land."""
    pieces = s.pieces
    first = land * s.row
    own = pieces[first + seat]
    if own == 0 or s.forest[land] == 1:
        return False
    total = 0
    for i in range(first, first + s.row):
        total += pieces[i]
    return 2 * own > total


def has_simple_majority(s: Carolingi, seat: int, land: int) -> bool:
    """More followers than each other Carolingian and than the gangs, taken singly (5.5)."""
    pieces = s.pieces
    first = land * s.row
    own = pieces[first + seat]
    for i in range(s.row):
        if i != seat and pieces[first + i] >= own:
            return False
    return own > 0


def strongest_enemy(s: Carolingi, seat: int, land: int) -> int:
    """How many pieces the strongest other party has on a land: rivals and gangs, taken singly."""
    pieces = s.pieces
    first = land * s.row
    most = 0
    for i in range(s.row):
        if i != seat and pieces[first + i] > most:
            most = pieces[first + i]
    return most
