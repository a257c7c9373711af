"""3.4 Year change, in the order of the annals. Each golden marker is a step of its own."""

from __future__ import annotations

from typing import Any

from hoftag.games.carolingi.disorder import AddDisorderCards
from hoftag.games.carolingi.ids import ARCHIVIUM, ASIDE, DISCARD, EMPTY, ON_SEASON, RACK, SWAPPED, WINTER
from hoftag.games.carolingi.state import Carolingi
from hoftag.games.carolingi.victory import points
from hoftag.kernel.step import Auto, Step


def year_change() -> list[Step[Any]]:
    """All that happens between autumn and winter."""
    return [
        TurnAnnals(),
        BringEventTile(),
        ShuffleLandCards(),
        AddHungerCard(),
        AddDisorderCards(),
        ReturnTiles(),
        CourtDay(),
        ThinOutGangs(),
    ]


class TurnAnnals(Auto[Carolingi]):
    """Brother Hartmut opens the next year of the annals."""

    kind = "year-change"
    rule = "3.4"

    def run(self, s: Carolingi) -> None:
        s.year += 1
        s.season = WINTER
        s.tell("year", s.year)


class BringEventTile(Auto[Carolingi]):
    """The event tile waiting on the second year joins those on the scriptorium."""

    kind = "year-change"
    rule = "3.4"

    def run(self, s: Carolingi) -> None:
        if s.events_annals > 0:
            s.events_scriptorium += s.events_annals
            s.events_annals = 0
            s.tell("event-tile-joins", s.events_scriptorium)


class ShuffleLandCards(Auto[Carolingi]):
    """The discarded cards are shuffled back into the archivium."""

    kind = "year-change"
    rule = "3.4"

    def run(self, s: Carolingi) -> None:
        return_discards(s)


def return_discards(s: Carolingi) -> None:
    """Discarded cards go back. The archivium needs no order: a card is decided when it is drawn."""
    count = 0
    for card in range(len(s.card_at)):
        if s.card_at[card] == DISCARD:
            s.card_at[card] = ARCHIVIUM
            count += 1
    if count > 0:
        s.tell("reshuffled", count)


class AddHungerCard(Auto[Carolingi]):
    """One hunger card is shuffled into the archivium, as long as there are any beside the board."""

    kind = "year-change"
    rule = "3.4"

    def run(self, s: Carolingi) -> None:
        for card in range(s.realm.lands, s.hunger_end):
            if s.card_at[card] == ASIDE:
                s.card_at[card] = ARCHIVIUM
                s.tell("hunger-joins")
                return


class ReturnTiles(Auto[Carolingi]):
    """All tiles on the season fields and the swap fields return to the racks."""

    kind = "year-change"
    rule = "3.4"

    def run(self, s: Carolingi) -> None:
        for i in range(len(s.tile_at)):
            if s.tile_at[i] >= ON_SEASON or s.tile_at[i] == SWAPPED:
                s.tile_at[i] = RACK
        s.turned = [0] * s.players
        for seat in range(s.players):
            s.taken[seat] = EMPTY
            s.since_swap[seat] = 0
            s.shown_at_swap[seat] = 0
            s.lost_since_swap[seat] = 0
        s.tell("tiles-return")


class CourtDay(Auto[Carolingi]):
    """All check together which victory conditions they have reached; it is for information only."""

    kind = "year-change"
    rule = "3.4"

    def run(self, s: Carolingi) -> None:
        if s.events is None:
            return
        for seat in range(s.players):
            s.tell("court-day", seat, points(s, seat))


class ThinOutGangs(Auto[Carolingi]):
    """Of more than three gangs on a land three stay; the others wait on the archivium for the next cards."""

    kind = "year-change"
    rule = "3.4"

    def run(self, s: Carolingi) -> None:
        kept = s.board.gangs_kept
        for land in range(s.realm.lands):
            surplus = s.gangs(land) - kept
            if surplus > 0:
                s.pieces[land * s.row + s.players] = kept
                s.overflow += surplus
                s.tell("gangs-overflow", land, surplus)
