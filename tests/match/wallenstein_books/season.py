"""Set-up, a season up to its actions, and the court."""

from __future__ import annotations

from tests.match.wallenstein_books.books import Books
from tests.match.wallenstein_books.figures import FARMER, FAVOURS, LANDS


class Season:
    """Set-up, a season up to its actions, and the court."""

    def __init__(self, books: Books) -> None:
        self.books = books

    def on_starts(self, seat: str, land: str, count: int) -> None:
        self.books.owner[land] = seat
        self.books.armies[land] = count
        self.books.supply[seat] -= count

    def on_filled(self, cube: str, count: int) -> None:
        self.books.supply[cube] -= count
        self.books.inside[cube] = count
        if self.books.court and cube != FARMER:
            self.books.due = [("courtiers", cube, 7 - count)]
            self.books.courtiers[cube] = 7 - count

    def on_season(self, _year: int, _season: str) -> None:
        self.books.tile, self.books.event, self.books.winter = {}, "", False
        self.books.immune.clear()

    def on_event(self, event: str) -> None:
        self.books.event = event

    def on_event_cancelled(self, _seat: str, event: str) -> None:
        assert event == self.books.event
        self.books.event = ""

    def on_bid(self, seat: str, card: str) -> None:
        if card.startswith("coin_"):
            self.books.money[seat] -= int(card[5:])
            assert self.books.money[seat] >= 0

    def on_place(self, seat: str, _place: int, tile: str) -> None:
        self.books.tile[seat] = tile

    def on_order(self, number: int, seat: str) -> None:
        self.books.order = [*(self.books.order if number > 1 else []), seat]

    def on_banner(self, seat: str, number: int) -> None:
        assert len({LANDS[land]["region"] for land in self.books.lands_of(seat)}) >= 4
        self.books.banner[seat] += 1
        assert number == self.books.banner[seat] + 1 <= 4

    def on_gift_money(self, seat: str, count: int) -> None:
        self.books.money[seat] += count

    def on_gift_grain(self, seat: str, count: int) -> None:
        self.books.grain[seat] += count

    def on_gift_points(self, seat: str, count: int) -> None:
        self.books.points[seat] += count

    def on_gift_armies(self, seat: str, count: int) -> None:
        self.books.supply[seat] -= count
        self.books.tray[seat] += count

    def on_courtiers_sent(self, seat: str, card: str, count: int) -> None:
        if card == "tower":
            self.books.tray[seat] -= count
            assert self.books.tray[seat] >= 0
        else:
            self.books.armies[card] -= count
            assert self.books.owner[card] == seat
            assert self.books.armies[card] >= 1
        self.books.supply[seat] += count
        self.books.courtiers[seat] += count
        assert self.books.courtiers[seat] <= 7

    def on_favour_taken(self, seat: str, _favour: str, cost: int) -> None:
        self.books.courtiers[seat] -= cost
        assert self.books.courtiers[seat] >= 0

    def on_ward(self, seat: str) -> None:
        assert not any(self.books.unrest[land] for land in self.books.lands_of(seat))
        self.books.ward.add(seat)

    def on_immune(self, seat: str, favour: str) -> None:
        self.books.immune[seat] |= set(FAVOURS[favour]["actions"])

    def on_occupied(self, seat: str, land: str, count: int) -> None:
        assert self.books.owner.get(land, seat) == seat
        self.books.owner[land] = seat
        self.books.armies[land] += count
        self.books.supply[seat] -= count
        assert count == 3 or self.books.supply[seat] == 0
