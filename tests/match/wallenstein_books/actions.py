"""The ten actions."""

from __future__ import annotations

from tests.match.wallenstein_books.books import Books
from tests.match.wallenstein_books.figures import FARMER, FEWER, LANDS, LEVY, LIMITS, PRICE, STOCK


class Actions:
    """The ten actions."""

    def __init__(self, books: Books) -> None:
        self.books = books

    def on_action(self, _number: int, action: str) -> None:
        self.books.action = action

    def on_turn(self, seat: str, action: str, land: str) -> None:
        assert action == self.books.action
        assert self.books.owner[land] == seat
        if action in STOCK:
            self.build(seat, action, land)
        elif action in LEVY:
            self.levy(seat, action, land)
        elif action in ("tax", "grain"):
            self.collect(seat, action, land)

    def build(self, seat: str, kind: str, land: str) -> None:
        """A building, or why not."""
        reason = ""
        if kind in self.books.built[land]:
            reason = "same"
        elif len(self.books.built[land]) == LANDS[land]["sites"]:
            reason = "site"
        elif sum(kind in here for here in self.books.built.values()) == STOCK[kind]:
            reason = "stock"
        elif self.books.money[seat] < PRICE[kind]:
            reason = "money"
        if reason:
            self.books.due = [("lapsed", seat, kind, land, reason)]
        else:
            self.books.money[seat] -= PRICE[kind]
            self.books.due = [("built", seat, kind, land)]

    def on_built(self, _seat: str, kind: str, land: str) -> None:
        self.books.built[land].add(kind)
        if (
            kind == "trading_house"
            and self.books.event.startswith("trading_house")
            and self.books.unrest[land]
        ):
            self.books.due = [("calmed", land, 1)]

    def on_calmed(self, land: str, count: int) -> None:
        self.books.unrest[land] -= count
        assert self.books.unrest[land] >= 0

    def levy(self, seat: str, action: str, land: str) -> None:
        """Armies, or why not."""
        count = (FEWER if self.books.event == "fewer_recruits" else LEVY)[action]
        if self.books.money[seat] < PRICE[action]:
            self.books.due = [("lapsed", seat, action, land, "money")]
        elif self.books.supply[seat] < count:
            self.books.due = [("lapsed", seat, action, land, "supply")]
        else:
            if action == "armies_5" and self.books.tile.get(seat) == "six_armies":
                count = min(6, self.books.supply[seat])
            self.books.money[seat] -= PRICE[action]
            self.books.due = [("recruited", seat, land, count)]

    def on_recruited(self, seat: str, land: str, count: int) -> None:
        self.books.supply[seat] -= count
        self.books.armies[land] += count

    def collect(self, seat: str, action: str, land: str) -> None:
        """Income; then a revolt or a marker."""
        amount: int = LANDS[land][action]
        kind, low, high = LIMITS.get(self.books.event, ("", 0, 99))
        if kind == action:
            amount = min(max(amount, low), high)
        amount += self.books.tile.get(seat) == f"{action}_plus_1"
        self.books.due = [(action, seat, land, amount)]
        if self.books.unrest[land]:
            self.books.due.append(
                ("revolt", seat, land, min(self.books.unrest[land], self.books.supply[FARMER]))
            )
        else:
            self.books.due.append(self.books.marker(seat, land))

    def on_warded(self, seat: str, _land: str) -> None:
        self.books.ward.remove(seat)

    def on_unrest(self, land: str, count: int) -> None:
        self.books.unrest[land] = count

    def on_tax(self, seat: str, _land: str, count: int) -> None:
        self.books.money[seat] += count

    def on_grain(self, seat: str, _land: str, count: int) -> None:
        self.books.grain[seat] += count

    def on_moved(self, seat: str, land: str, target: str, count: int) -> None:
        assert self.books.owner[land] == self.books.owner[target] == seat
        assert target in LANDS[land]["neighbours"]
        self.books.armies[land] -= count
        self.books.armies[target] += count
        assert self.books.armies[land] >= 1
