"""A position of Carolingi: flat lists of small integers."""

from __future__ import annotations

from hoftag.games.carolingi.board import Board
from hoftag.games.carolingi.ids import (
    ARCHIVIUM,
    BAG,
    EMPTY,
    INACTIVE,
    KINDS,
    NOBODY,
    NOT_YET,
    OUT,
    RACK,
    SEASONS,
    STRIP,
    WINTER,
)
from hoftag.games.carolingi.terms import Terms
from hoftag.kernel.chance import Chance
from hoftag.kernel.errors import BadInput, Facts
from hoftag.kernel.names import Names
from hoftag.kernel.state import State


class Carolingi(State):
    """Lands and cards are rows of `row` numbers: the followers of each seat, then the gangs.

    Lists marked "replaced" are never changed in place, so clones share them.
    """

    def __init__(self, board: Board, terms: Terms, players: int, names: Names, chance: Chance) -> None:
        super().__init__(players, names, chance)
        self.board = board
        self.terms = terms
        self.realm = board.realm(players)
        self.row = players + 1
        self.year = terms.first_year
        self.tile_names = names.domains["tile"]
        self.season = WINTER
        self.sundial = terms.sundial
        self.hunger_end = self.realm.lands + board.hunger_cards  # hunger cards stand behind the land cards
        self.anarchy_card = self.hunger_end
        self.rebellion_card = self.hunger_end + 1

    def lay_out_empty(self) -> None:
        """All pieces in the box or on the racks; the set-up puts them where they belong."""
        board = self.board
        lands = self.realm.lands
        players = self.players
        self.pieces = [0] * (lands * self.row)
        self.on_card = [0] * (lands * self.row)
        self.developed = [0] * lands
        self.forest = [0] * lands  # replaced
        self.palace = [NOBODY] * lands  # replaced
        self.homeland = [EMPTY] * players  # replaced
        self.card_at = [ARCHIVIUM] * lands + [OUT] * (board.hunger_cards + 2)
        self.slots = [EMPTY] * self.realm.slots
        tiles = [RACK if tile < board.first_dotted else INACTIVE for tile in range(board.tiles)]
        self.tile_at = tiles * players
        self.fresh = [0] * players  # tiles activated in this season, as bits: not usable before the next one
        self.shown = [0] * players  # dotted tiles that everybody knows to be active, as bits
        self.drawn = [NOT_YET] * players  # the kind of tile that came out of the bag first in this season
        self.taken = [EMPTY] * players  # the tile taken back in this year's swap
        self.since_swap = [0] * players  # tiles activated after this year's swap, as bits
        self.shown_at_swap = [0] * players  # what `shown` was at that moment
        self.since_failure = [NOT_YET] * players  # tiles activated since a claim to peace failed
        self.lost_since_swap = [0] * players  # 1: peace became inactive after this year's swap
        self.missi = [0] * players
        self.leudes = [0] * players
        self.nobiles = [board.followers] * players
        self.trophies = [0] * players
        self.settlers = [0] * players  # replaced; followers in the bag, while the realm is laid out (6.1)
        self.reserve = [0] * players  # replaced; those for the second pass
        self.gang_supply = self.terms.gangs  # below zero: substitutes are in use (7)
        self.overflow = 0  # gangs waiting on the archivium
        self.events_scriptorium = 0
        self.events_bag = 0
        self.events_annals = 0  # on the year 831
        self.bag_open = False  # the rest of the bag was laid open for a claim to peace
        self.problem_strip: list[int] = []  # replaced; kinds of problems, the next one first (814)
        self.card_problem = [EMPTY] * lands  # replaced; the kind of problem on each card
        self.wheel = [0] * (
            len(SEASONS) * len(KINDS)
        )  # replaced; 1: a problem of the kind lies on the season
        self.favour: list[int] = []  # replaced; the owners of the honour stones, the oldest first
        self.turned = [0] * players  # replaced; tiles that lie face down on a season, as bits
        self.leaving: list[int] = []  # replaced; while marching: who may still leave each land
        self.swaps: list[int] = []  # replaced; while swapping: what each seat has chosen

    def clone(self) -> Carolingi:
        twin = Carolingi(self.board, self.terms, self.players, self.names, self.chance.fork())
        self.copy_into(twin)
        twin.year = self.year
        twin.season = self.season
        twin.pieces = self.pieces[:]
        twin.on_card = self.on_card[:]
        twin.developed = self.developed[:]
        twin.forest = self.forest
        twin.palace = self.palace
        twin.homeland = self.homeland
        twin.card_at = self.card_at[:]
        twin.slots = self.slots[:]
        twin.tile_at = self.tile_at[:]
        twin.fresh = self.fresh[:]
        twin.shown = self.shown[:]
        twin.drawn = self.drawn[:]
        twin.taken = self.taken[:]
        twin.since_swap = self.since_swap[:]
        twin.shown_at_swap = self.shown_at_swap[:]
        twin.since_failure = self.since_failure[:]
        twin.lost_since_swap = self.lost_since_swap[:]
        twin.missi = self.missi[:]
        twin.leudes = self.leudes[:]
        twin.nobiles = self.nobiles[:]
        twin.trophies = self.trophies[:]
        twin.settlers = self.settlers
        twin.reserve = self.reserve
        twin.gang_supply = self.gang_supply
        twin.overflow = self.overflow
        twin.events_scriptorium = self.events_scriptorium
        twin.events_bag = self.events_bag
        twin.events_annals = self.events_annals
        twin.bag_open = self.bag_open
        twin.problem_strip = self.problem_strip
        twin.card_problem = self.card_problem
        twin.wheel = self.wheel
        twin.favour = self.favour
        twin.turned = self.turned
        twin.leaving = self.leaving
        twin.swaps = self.swaps
        return twin

    # ---- short words that many rules use

    def followers(self, land: int, seat: int) -> int:
        """A seat's followers on a land."""
        return self.pieces[land * self.row + seat]

    def gangs(self, land: int) -> int:
        """The gangs on a land."""
        return self.pieces[land * self.row + self.players]

    def add_gang(self, land: int) -> None:
        """A gang from the supply rises on a land."""
        self.pieces[land * self.row + self.players] += 1
        self.gang_supply -= 1

    def to_leudes(self, land: int, seat: int, count: int) -> None:
        """Followers leave a land and return to the court as leudes."""
        self.pieces[land * self.row + seat] -= count
        self.leudes[seat] += count

    def pay(self, seat: int, missi: int) -> None:
        """Missi that carried an order out return to the court as leudes."""
        self.missi[seat] -= missi
        self.leudes[seat] += missi

    def tile(self, seat: int, tile: int) -> int:
        """Where a tile of a seat is."""
        return self.tile_at[seat * self.board.tiles + tile]

    def put_tile(self, seat: int, tile: int, place: int) -> None:
        """Move a tile of a seat to a place."""
        self.tile_at[seat * self.board.tiles + tile] = place

    def development_supply(self) -> int:
        """Markers that are left in the box."""
        return self.board.development - sum(self.developed)

    def invariants(self) -> list[BadInput]:
        return [
            *self._wrong_followers(),
            *self._wrong_gangs(),
            *self._wrong_lands(),
            *self._wrong_cards(),
            *self._wrong_problems(),
        ]

    def _wrong_followers(self) -> list[BadInput]:
        wrong: list[BadInput] = []
        at_court = self.missi + self.leudes + self.nobiles + self.trophies + self.settlers + self.reserve
        if min(self.pieces + self.on_card + at_court) < 0:
            wrong.append(BadInput("position-negative", {}))
        needs = self.board.followers
        for seat in range(self.players):
            colour = self.board.colours[seat]
            total = self.missi[seat] + self.leudes[seat] + self.nobiles[seat] + self.trophies[seat]
            total += self.settlers[seat] + self.reserve[seat] + self.favour.count(seat)
            total += sum(self.pieces[seat :: self.row]) + sum(self.on_card[seat :: self.row])
            if total != needs:
                wrong.append(BadInput("position-followers", {"seat": colour, "has": total, "needs": needs}))
            limit = self.board.trophy_slots
            if self.trophies[seat] > limit:
                facts: Facts = {"seat": colour, "has": self.trophies[seat], "limit": limit}
                wrong.append(BadInput("position-trophies", facts))
            if self.tile_at[seat * self.board.tiles : (seat + 1) * self.board.tiles].count(BAG) > 2:
                wrong.append(BadInput("position-bag", {"seat": colour}))
        return wrong

    def _wrong_gangs(self) -> list[BadInput]:
        gangs = sum(self.pieces[self.players :: self.row]) + sum(self.on_card[self.players :: self.row])
        total = gangs + self.overflow + self.gang_supply
        if total != self.terms.gangs:
            return [BadInput("position-gangs", {"has": total, "needs": self.terms.gangs})]
        if self.terms.scenario and self.gang_supply < 0:
            return [BadInput("position-gangs", {"has": total - self.gang_supply, "needs": self.terms.gangs})]
        return []

    def _wrong_problems(self) -> list[BadInput]:
        wrong: list[BadInput] = []
        if not self.terms.scenario:
            return wrong
        needs = self.board.problem_kinds[self.players]
        for kind in range(len(KINDS)):
            has = self.problem_strip.count(kind) + self.card_problem.count(kind)
            has += sum(self.wheel[kind :: len(KINDS)])
            if has != needs.count(kind):
                facts: Facts = {"kind": KINDS[kind], "has": has, "needs": needs.count(kind)}
                wrong.append(BadInput("position-problems", facts))
        limit = self.board.favour_capacity[self.players]
        if len(self.favour) > limit:
            wrong.append(BadInput("position-favour", {"has": len(self.favour), "limit": limit}))
        return wrong

    def _wrong_lands(self) -> list[BadInput]:
        wrong: list[BadInput] = []
        if self.development_supply() < 0:
            wrong.append(BadInput("position-markers", {"limit": self.board.development}))
        for region in range(self.realm.regions):
            forests = sum([self.forest[land] for land in self.realm.region_lands[region]])
            if forests > 1:
                where: Facts = {"region": self.board.region_ids[region], "has": forests}
                wrong.append(BadInput("position-forests", where))
        for land in range(self.realm.lands):
            name = self.board.land_ids[land]
            owner = self.palace[land]
            bare = owner != NOBODY or self.forest[land] == 1
            limit = 0 if bare else self.board.development_per_land
            if self.developed[land] > limit:
                facts: Facts = {"land": name, "has": self.developed[land], "limit": limit}
                wrong.append(BadInput("position-development", facts))
            if owner == NOBODY:
                continue
            first = land * self.row
            if sum(self.pieces[first : first + self.row]) != self.followers(land, owner):
                wrong.append(BadInput("position-foreign-pieces", {"land": name}))
            if self.homeland[owner] != land or self.card_at[land] != OUT or self.forest[land] == 1:
                wrong.append(BadInput("position-homeland", {"land": name}))
        return wrong

    def _wrong_cards(self) -> list[BadInput]:
        wrong: list[BadInput] = []
        names = self.board.land_ids
        for card in range(self.realm.lands):
            in_strip = self.card_at[card] == STRIP
            if self.slots.count(card) != (1 if in_strip else 0):
                wrong.append(BadInput("position-card", {"card": names[card]}))
            first = card * self.row
            if not in_strip and sum(self.on_card[first : first + self.row]) != 0:
                wrong.append(BadInput("position-card-pieces", {"card": names[card]}))
        for region in range(self.realm.regions):
            for slot in range(self.realm.first_slot[region], self.realm.first_slot[region + 1]):
                if self.slots[slot] != EMPTY and self.realm.region_of[self.slots[slot]] != region:
                    wrong.append(BadInput("position-card", {"card": names[self.slots[slot]]}))
        needs = self.board.events_later[self.players]
        if self.events_annals + self.events_bag + self.events_scriptorium != needs:
            wrong.append(BadInput("position-event-tiles", {"needs": needs}))
        return wrong


def with_value(values: list[int], place: int, value: int) -> list[int]:
    """A list with one number exchanged, for lists that clones share."""
    out = values[:]
    out[place] = value
    return out


def found_homeland(s: Carolingi, seat: int, land: int) -> None:
    """A palace marks a land as a seat's homeland."""
    s.palace = with_value(s.palace, land, seat)
    s.homeland = with_value(s.homeland, seat, land)
