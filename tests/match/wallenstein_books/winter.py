"""Supply, revolts and scoring."""

from __future__ import annotations

from collections import Counter

from tests.match.wallenstein_books.books import Books
from tests.match.wallenstein_books.figures import DATA, LANDS, LOSS, MAJORITY, Told, row_of


class Winter:
    """Supply, revolts and scoring."""

    def __init__(self, books: Books) -> None:
        self.books = books

    def on_winter(self, event: str, loss: int) -> None:
        assert LOSS[event] == loss
        self.books.winter = True
        self.books.to_feed = self.books.order[:]
        for seat in self.books.seats:
            lost = min(loss, self.books.grain[seat])
            self.books.grain[seat] -= lost
            self.books.due.append(("grain-lost", seat, lost, self.books.grain[seat]))

    def on_supplied(self, seat: str) -> None:
        assert self.books.revolts == 0
        assert self.books.to_feed.pop(0) == seat
        assert len(self.books.lands_of(seat)) <= self.books.grain[seat]

    def on_unsupplied(self, seat: str, count: int) -> None:
        assert self.books.revolts == 0
        assert self.books.to_feed.pop(0) == seat
        lands = len(self.books.lands_of(seat))
        assert count == lands - self.books.grain[seat] > 0
        self.books.lacking = count
        self.books.revolts = min(row_of(count)[1], lands)

    def on_scored(self, seat: str, lands: int, buildings: int) -> None:
        assert self.books.revolts == len(self.books.to_feed) == 0
        assert lands == len(self.books.lands_of(seat))
        assert buildings == sum(len(self.books.built[land]) for land in self.books.lands_of(seat))
        self.books.points[seat] += lands + buildings
        if seat == self.books.seats[-1]:
            self.books.due = self.leaders()
            self.books.due += [("points", other, self.books.points[other]) for other in self.books.seats]

    def leaders(self) -> list[Told]:
        """All majorities; their points are entered."""
        out: list[Told] = []
        for region in (row["id"] for row in DATA["region"]):
            for kind, full in MAJORITY:
                there = [land for land in self.books.owner if LANDS[land]["region"] == region]
                count = Counter(self.books.owner[land] for land in there if kind in self.books.built[land])
                most = [seat for seat in self.books.seats if count and count[seat] == max(count.values())]
                share = full - (len(most) > 1)
                for seat in most if share else []:
                    self.books.points[seat] += share
                    out.append(("majority", seat, kind, region, share))
        return out

    def on_year(self, _year: int) -> None:
        self.books.grain.clear()
        self.books.unrest.clear()
        self.books.banner.clear()
