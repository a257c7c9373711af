"""5: what happens when an action tile is carried out."""

from __future__ import annotations

from hoftag.games.carolingi.appease import Appease
from hoftag.games.carolingi.develop import Develop
from hoftag.games.carolingi.fight import Fight
from hoftag.games.carolingi.ids import APPEASE, DEVELOP, FIGHT, INFLUENCE, MARCH, MISSI, ON_SEASON
from hoftag.games.carolingi.influence import Influence
from hoftag.games.carolingi.march import NO_PAIRS, March, may_leave
from hoftag.games.carolingi.missi import EquipMissi, taxes
from hoftag.games.carolingi.state import Carolingi
from hoftag.kernel.step import Ask


def show_on_season(s: Carolingi, seat: int, tile: int) -> None:
    """A tile lies face up on the field of the season: everybody knows that it is active (3.2)."""
    s.put_tile(seat, tile, ON_SEASON + s.season)
    if tile >= s.board.first_dotted and not s.shown[seat] >> tile & 1:
        s.shown[seat] |= 1 << tile
        s.reveal()  # nobody knew it to be active; what was seen cannot be undone


def action_step(s: Carolingi, seat: int, kind: int) -> Ask[Carolingi]:
    """The first question of an action."""
    if kind == INFLUENCE:
        return Influence(seat)
    if kind == DEVELOP:
        return Develop(seat)
    if kind == MISSI:
        return EquipMissi(seat, taxes(s, seat))
    if kind == MARCH:
        s.leaving = may_leave(s, seat)
        return March(seat, NO_PAIRS)
    if kind == FIGHT:
        return Fight(seat, won=False, claimed=False)
    assert kind == APPEASE
    return Appease(seat)


def start_action(s: Carolingi, seat: int, kind: int) -> None:
    """The owner may carry the action out; one that is impossible just uses up its tile."""
    step = action_step(s, seat, kind)
    if len(step.options(s, seat)) > 1:
        s.then(step)
    else:
        s.leaving = []
        s.tell("impossible", seat)
