"""A position of Wallenstein: flat lists of small integers."""

from __future__ import annotations

from hoftag.games.wallenstein.board import Board
from hoftag.games.wallenstein.ids import (
    ALL_ACTIONS,
    BUILDINGS,
    EMPTY,
    NOBODY,
    NOT_YET,
    PLAIN_FIELDS,
    ROW,
    TWO_FLOOR,
)
from hoftag.kernel.chance import Chance
from hoftag.kernel.errors import BadInput
from hoftag.kernel.names import Names
from hoftag.kernel.state import State


class Wallenstein(State):
    """Cubes are counted by colour: one number for each seat, then the farmers.

    A plan is a row of fields with the card on each: a land, then the coin cards, then tower cards.
    Lists marked "replaced" are never changed in place, so clones share them.
    """

    def __init__(self, board: Board, players: int, names: Names, chance: Chance) -> None:
        super().__init__(players, names, chance)
        self.board = board
        self.realm = board.realm(players)
        self.fields = PLAIN_FIELDS
        self.tower = TWO_FLOOR
        self.free_setup = False
        self.court = False
        self.landsknechte = False
        self.year = 1
        self.season = 0
        self.event = EMPTY  # the event of this season
        self.at_action = NOT_YET  # how many actions have been begun in this season

    def lay_out_empty(self) -> None:
        """All pieces in the box; the set-up puts them where they belong."""
        board = self.board
        lands = len(board.land_ids)
        players = self.players
        self.owner = [NOBODY] * lands
        self.armies = [0] * lands
        self.built = [0] * lands  # buildings as bits
        self.unrest = [0] * lands
        self.fresh = [0] * lands  # 1: changed hands in this season, so its card lies on no mat
        self.supply = [board.armies] * players + [board.farmers]
        self.tray = [0] * (players + 1)
        self.upper = [0] * (players + 1)  # inside the tower, on its upper floor
        self.lower = [0] * (players + 1)
        self.money = [self.realm.money] * players
        self.grain = [0] * players
        self.points = [0] * players
        self.from_lands = [0] * players  # where the points are from
        self.from_buildings = [0] * players
        self.from_majorities = [0] * players
        self.plan = [EMPTY] * (players * ROW)
        self.shown = [0] * players  # fields whose card lies face up, as bits
        self.row: list[int] = []  # replaced: the action cards that lie open, in order
        self.tiles: list[int] = []  # replaced: the advantage tile of each place in the order of play
        self.place = [NOT_YET] * players  # the place that each seat has chosen
        self.order = list(range(players))  # replaced: who acts first, second …
        self.choosing: list[int] = []  # replaced: who chooses a place first, second …
        self.events_left = [1] * len(board.event_ids)  # 1: not laid open yet
        self.events_open: list[int] = []  # replaced
        self.revolts: list[int] = []  # replaced: in winter, the lands drawn for a revolt
        self.from_favours = [0] * players
        self.hall = [0] * players  # courtiers in the reception hall
        self.audience = [0] * players  # courtiers in the audience chamber
        self.favours_left = [1] * len(board.favour_ids)  # 1: not laid open yet
        self.favours: list[int] = []  # replaced: the open favours, the dearest first; EMPTY when taken
        self.ward = [0] * players  # 1: wards off the next unrest marker
        self.immune = [0] * players  # against battle/movement A (1) and B (2) in this season, as bits
        self.banner = [0] * players  # which card of the Landsknechte lies on top
        self.groups: list[int] = []  # free set-up, for each seat: how many groups of each size wait
        self.pile: list[int] = []  # replaced: free set-up, the cards of the pile, without order
        self.under: list[int] = []  # replaced: cards put under the pile, in order
        self.open_lands: list[int] = []  # replaced: the two open cards
        self.seen: list[int] = []  # replaced: the two cards that each seat saw last

    def clone(self) -> Wallenstein:
        twin = Wallenstein(self.board, self.players, self.names, self.chance.fork())
        self.copy_into(twin)
        twin.fields = self.fields
        twin.tower = self.tower
        twin.free_setup = self.free_setup
        twin.court = self.court
        twin.landsknechte = self.landsknechte
        twin.year = self.year
        twin.season = self.season
        twin.event = self.event
        twin.at_action = self.at_action
        twin.owner = self.owner[:]
        twin.armies = self.armies[:]
        twin.built = self.built[:]
        twin.unrest = self.unrest[:]
        twin.fresh = self.fresh[:]
        twin.supply = self.supply[:]
        twin.tray = self.tray[:]
        twin.upper = self.upper[:]
        twin.lower = self.lower[:]
        twin.money = self.money[:]
        twin.grain = self.grain[:]
        twin.points = self.points[:]
        twin.from_lands = self.from_lands[:]
        twin.from_buildings = self.from_buildings[:]
        twin.from_majorities = self.from_majorities[:]
        twin.plan = self.plan[:]
        twin.shown = self.shown[:]
        twin.row = self.row
        twin.tiles = self.tiles
        twin.place = self.place[:]
        twin.order = self.order
        twin.choosing = self.choosing
        twin.events_left = self.events_left[:]
        twin.events_open = self.events_open
        twin.revolts = self.revolts
        twin.from_favours = self.from_favours[:]
        twin.hall = self.hall[:]
        twin.audience = self.audience[:]
        twin.favours_left = self.favours_left[:]
        twin.favours = self.favours
        twin.ward = self.ward[:]
        twin.immune = self.immune[:]
        twin.banner = self.banner[:]
        twin.groups = self.groups[:]
        twin.pile = self.pile
        twin.under = self.under
        twin.open_lands = self.open_lands
        twin.seen = self.seen
        return twin

    # ---- short words that many rules use

    def lands_of(self, seat: int) -> list[int]:
        """The lands of a seat, in the order of the board file."""
        owner = self.owner
        return [land for land in range(len(owner)) if owner[land] == seat]

    def count_lands(self, seat: int) -> int:
        """How many lands a seat has."""
        return self.owner.count(seat)

    def has(self, land: int, building: int) -> bool:
        """Whether a building stands in a land."""
        return bool(self.built[land] >> building & 1)

    def left(self, building: int) -> int:
        """How many buildings of a kind are left in the box."""
        count = self.board.stock[building]
        for here in self.built:
            count -= here >> building & 1
        return count

    def tile_of(self, seat: int) -> int:
        """The advantage tile of a seat, or none."""
        return self.tiles[self.place[seat]] if self.place[seat] != NOT_YET else EMPTY

    def effect(self) -> int:
        """What the event of this season does, or nothing."""
        return self.board.event_effect[self.event] if self.event != EMPTY else EMPTY

    def coin(self, card: int) -> int:
        """The coins on a coin card; -1 for any other card."""
        first = len(self.board.land_ids)
        return card - first if first <= card < first + len(self.board.coins) else -1

    def tower_card(self) -> int:
        """The number of the tower cards, which are all alike."""
        return len(self.board.land_ids) + len(self.board.coins)

    def courtiers(self, seat: int) -> int:
        """Courtiers that are not at the court."""
        return self.board.courtiers - self.hall[seat] - self.audience[seat]

    def pay(self, seat: int, money: int) -> None:
        """Money goes into the common supply."""
        self.money[seat] -= money

    def muster(self, seat: int, land: int, count: int) -> None:
        """Armies come from the supply to a land."""
        self.supply[seat] -= count
        self.armies[land] += count

    def take_card(self, land: int) -> None:
        """The card of a land leaves the mat on which it may lie: its action is lost."""
        for i in range(len(self.plan)):
            if self.plan[i] == land:
                self.plan[i] = EMPTY
                seat = i // ROW
                field = i % ROW
                if not self.shown[seat] >> field & 1:
                    self.tell("card-lost", seat, field, land)
                self.shown[seat] |= 1 << field
        self.fresh[land] = 1

    def raze(self, land: int) -> None:
        """A land becomes neutral: no buildings, no unrest, no owner; its card goes back to the display."""
        self.take_card(land)
        self.supply_back(land)
        self.built[land] = 0
        self.unrest[land] = 0
        self.owner[land] = NOBODY

    def supply_back(self, land: int) -> None:
        """The armies of a land return to the supply of their owner."""
        if self.owner[land] != NOBODY:
            self.supply[self.owner[land]] += self.armies[land]
        self.armies[land] = 0

    # ---- what must hold

    def invariants(self) -> list[BadInput]:
        return [*self._wrong_cubes(), *self._wrong_lands(), *self._wrong_cards()]

    def _wrong_cubes(self) -> list[BadInput]:
        wrong: list[BadInput] = []
        for colour in range(self.players + 1):
            has = max(0, self.supply[colour]) + self.tray[colour] + self.upper[colour] + self.lower[colour]
            if colour == self.players:
                if has != self.board.farmers:
                    wrong.append(BadInput("position-farmers", {"has": has, "needs": self.board.farmers}))
                continue
            for land in self.lands_of(colour):
                has += self.armies[land]
            if has != self.board.armies:
                name = self.board.colours[colour]
                facts: dict[str, int | str] = {"seat": name, "has": has, "needs": self.board.armies}
                wrong.append(BadInput("position-armies", facts))
        counts = self.tray + self.upper + self.lower + self.armies + self.unrest
        if min(counts + self.money + self.grain + self.points) < 0:
            wrong.append(BadInput("position-negative", {}))
        return wrong

    def _wrong_lands(self) -> list[BadInput]:
        wrong: list[BadInput] = []
        for land in range(len(self.owner)):
            name = self.board.land_ids[land]
            if (self.owner[land] == NOBODY) != (self.armies[land] == 0):
                wrong.append(BadInput("position-empty-land", {"land": name}))
            if self.owner[land] == NOBODY and (self.built[land] != 0 or self.unrest[land] != 0):
                wrong.append(BadInput("position-neutral-land", {"land": name}))
            if self.owner[land] != NOBODY and not self.realm.in_play[land]:
                wrong.append(BadInput("position-out-of-play", {"land": name}))
            if self.built[land].bit_count() > self.board.sites[land]:
                facts: dict[str, int | str] = {
                    "land": name,
                    "has": self.built[land].bit_count(),
                    "limit": self.board.sites[land],
                }
                wrong.append(BadInput("position-sites", facts))
        for building in range(len(BUILDINGS)):
            if self.left(building) < 0:
                limit = self.board.stock[building]
                wrong.append(
                    BadInput("position-buildings", {"building": BUILDINGS[building], "limit": limit})
                )
        return wrong

    def _wrong_cards(self) -> list[BadInput]:
        wrong: list[BadInput] = []
        lands = len(self.board.land_ids)
        for seat in range(self.players):
            if self.courtiers(seat) < 0 or min(self.hall[seat], self.audience[seat]) < 0:
                limit = self.board.courtiers
                wrong.append(
                    BadInput("position-courtiers", {"seat": self.board.colours[seat], "limit": limit})
                )
            laid = [card for card in self.plan[seat * ROW : seat * ROW + ROW] if card != EMPTY]
            for card in laid:
                most = self.board.tower_cards if card == self.tower_card() else 1
                if laid.count(card) > most or (card < lands and self.owner[card] != seat):
                    wrong.append(BadInput("position-plan", {"card": self.names.of("card", card)}))
        if len(set(self.row)) != len(self.row) or len(self.row) > ALL_ACTIONS:
            wrong.append(BadInput("position-action-cards", {}))
        return wrong
