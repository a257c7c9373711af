"""End of the game."""

from __future__ import annotations

from hoftag.games.carolus_magnus.ids import NOBODY
from hoftag.games.carolus_magnus.ring import places
from hoftag.games.carolus_magnus.state import CarolusMagnus
from hoftag.kernel.outcome import Result, rank


def check_end(s: CarolusMagnus) -> bool:
    """All castles of a side placed, or fewer than four provinces and regions left: the game ends at once."""
    for side in range(len(s.party.sides)):
        if s.castles_of(side) >= s.goal:
            finish(s, "castles")
            return True
    if places(s) < s.board.places_needed:
        finish(s, "regions")
        return True
    return False


def markers_of(s: CarolusMagnus, side: int) -> int:
    """How many colours the players of a side control."""
    count = 0
    for holder in s.holder:
        if holder != NOBODY and s.side_of[holder] == side:
            count += 1
    return count


def score_parts(s: CarolusMagnus, seat: int) -> dict[str, int]:
    """What a player's side has reached."""
    side = s.side_of[seat]
    return {"castles": s.castles_of(side), "markers": markers_of(s, side)}


def finish(s: CarolusMagnus, reason: str) -> None:
    """Most castles win; ties are broken by colour markers, then the place is shared. Partners share theirs."""
    parts = [score_parts(s, seat) for seat in range(s.players)]
    keys: list[list[int]] = []
    for part in parts:
        keys.append([part["castles"], part["markers"] if s.markers_break_ties else 0])
    s.result = Result(reason, rank(keys), [part["castles"] for part in parts], parts)
    s.agenda.clear()
    s.tell("end-" + reason)
