"""7 Anarchy & Rebellion: two further cards that make gangs rise."""

from __future__ import annotations

from hoftag.games.carolingi.failure import raise_gang
from hoftag.games.carolingi.ids import ARCHIVIUM, ASIDE, NOBODY
from hoftag.games.carolingi.ruling import ruler
from hoftag.games.carolingi.state import Carolingi
from hoftag.kernel.step import Auto


def lay_disorder_aside(s: Carolingi) -> None:
    """With the module both cards wait beside the board until the second year (7)."""
    if s.terms.anarchy:
        s.card_at[s.anarchy_card] = ASIDE
        s.card_at[s.rebellion_card] = ASIDE


class AddDisorderCards(Auto[Carolingi]):
    """Before the second year the cards Anarchy and Rebellion are shuffled into the archivium."""

    kind = "year-change"
    rule = "7"

    def run(self, s: Carolingi) -> None:
        if s.card_at[s.anarchy_card] == ASIDE:
            s.card_at[s.anarchy_card] = ARCHIVIUM
            s.card_at[s.rebellion_card] = ARCHIVIUM
            s.tell("disorder-joins")


def anarchic(s: Carolingi, land: int) -> bool:
    """Nobody rules the land, and it is neither a forest nor a homeland (7.1)."""
    return s.forest[land] == 0 and s.palace[land] == NOBODY and ruler(s, land) == NOBODY


def rebellious(s: Carolingi, land: int) -> bool:
    """The land is developed, and has fewer followers than it could feed (7.2)."""
    first = land * s.row
    here = sum(s.pieces[first : first + s.players])
    return s.developed[land] > 0 and here < s.board.capacity_land + s.developed[land]


class Anarchy(Auto[Carolingi]):
    """A gang rises on every land that nobody rules; forests and homelands are spared."""

    kind = "anarchy"
    rule = "7.1"

    def run(self, s: Carolingi) -> None:
        s.tell("anarchy")
        for land in range(s.realm.lands):
            if anarchic(s, land):
                if not raise_gang(s, land):
                    return
                s.tell("anarchy-gang", land)


class Rebellion(Auto[Carolingi]):
    """A gang rises on every developed land with fewer followers, whose ever they are, than it could feed."""

    kind = "rebellion"
    rule = "7.2"

    def run(self, s: Carolingi) -> None:
        s.tell("rebellion")
        for land in range(s.realm.lands):
            if rebellious(s, land):
                if not raise_gang(s, land):
                    return
                s.tell("rebellion-gang", land)
