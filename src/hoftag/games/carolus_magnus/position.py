"""Position files: a position in words that can be read and written by hand.

Knights are written as `red 2 green 1`. What is not named is empty; the supply is what is left of each colour.
"""

from __future__ import annotations

from itertools import pairwise

from hoftag.games.carolus_magnus.discs import BeginRound, ChooseDisc, OrderTurns
from hoftag.games.carolus_magnus.emperor import strengths
from hoftag.games.carolus_magnus.end import markers_of
from hoftag.games.carolus_magnus.ids import NO_CASTLE, NO_DISC, NOBODY
from hoftag.games.carolus_magnus.reserve import Throw
from hoftag.games.carolus_magnus.ring import heads, members, places
from hoftag.games.carolus_magnus.state import CarolusMagnus
from hoftag.games.carolus_magnus.turn import BeginTurn, EndRound
from hoftag.kernel.names import whole_number
from hoftag.kernel.positions import Json, PositionReader, fail

KEYS = ("round", "quiet_rounds", "emperor", "provinces", "regions", "castles", "courts", "reserves", "holders",
        "discs", "used", "order", "now")  # fmt: skip
MOMENTS = ("round", "turns", "end-of-round", "turn SEAT", "disc SEAT", "refill SEAT")


class Reader(PositionReader):
    """Reads a position file into a state, key by key."""

    def __init__(self, s: CarolusMagnus, data: Json) -> None:
        super().__init__(data)
        self.s = s
        self.seats = s.names.domains["seat"]

    def read(self) -> None:
        s = self.s
        for key in self.data:
            if key not in KEYS:
                raise fail("key", key=key, allowed=", ".join(KEYS))
        s.round = self.number("round", 1)
        s.quiet_rounds = self.number("quiet_rounds", 0)
        s.emperor = self.province(str(self.data.get("emperor", s.board.province_ids[0])), "emperor")
        for name, text in self.table("provinces").items():
            self.row(s.knights, self.province(name, "provinces"), text, name)
        self.read_regions()
        for key, counts in (("courts", s.court), ("reserves", s.reserve)):
            for name, text in self.table(key).items():
                self.row(counts, self.seat(name, key), text, f"{key}.{name}")
        for colour, holder in self.table("holders").items():
            s.holder[self.one_of(s.board.colours, colour, "holders")] = self.seat(str(holder), "holders")
        self.read_discs()

    def read_regions(self) -> None:
        s = self.s
        regions = self.data.get("regions", [])
        if not isinstance(regions, list):
            raise fail("list", key="regions")
        for region in regions:
            names = self.names_in(region, "regions")
            numbers = [self.province(name, "regions") for name in names]
            for one, two in pairwise(numbers):
                if two != (one + 1) % s.provinces:
                    raise fail("region", province=s.board.province_ids[one])
                s.joined[one] = 1
        for name, side in self.table("castles").items():
            province = self.province(name, "castles")
            for member in members(s, province):
                s.castle[member] = self.one_of(s.party.sides, str(side), "castles")

    def read_discs(self) -> None:
        s = self.s
        for name, value in self.table("used").items():
            if not isinstance(value, list):
                raise fail("list", key="used")
            for disc in value:
                s.used[self.seat(name, "used")] |= 1 << self.disc(disc)
        for name, disc in self.table("discs").items():
            seat = self.seat(name, "discs")
            s.laid[seat] = self.disc(disc)
            s.used[seat] |= 1 << s.laid[seat]
        order = self.names_in(self.data.get("order", self.seats), "order")
        if sorted(order) != sorted(self.seats):
            raise fail("order", allowed=", ".join(self.seats))
        s.order = [self.seat(name, "order") for name in order]

    def disc(self, value: object) -> int:
        if not isinstance(value, int) or value not in self.s.board.discs:
            raise fail("disc", value=str(value), allowed=", ".join(map(str, self.s.board.discs)))
        return value

    def province(self, name: str, where: str) -> int:
        return self.one_of(self.s.board.province_ids, name, where)

    def seat(self, name: str, where: str) -> int:
        return self.one_of(self.seats, name, where)

    def row(self, counts: list[int], line: int, text: object, where: str) -> None:
        """`red 2 green 1` into a row of knights, out of the supply."""
        s = self.s
        words = str(text).split()
        if len(words) % 2:
            raise fail("knight-row", row=str(text), where=where)
        for name, count in zip(words[::2], words[1::2], strict=True):
            colour = self.one_of(s.board.colours, name, where)
            if whole_number(count) < 0 or counts[line * s.hues + colour]:
                raise fail("knight-row", row=str(text), where=where)
            counts[line * s.hues + colour] = int(count)
            s.supply[colour] -= int(count)

    def read_moment(self) -> None:
        """What comes next: `now`."""
        s = self.s
        kind, _, name = str(self.data.get("now", "round")).partition(" ")
        if kind == "round" and not name:
            s.then(BeginRound())
        elif kind == "turns" and not name:
            s.then(OrderTurns())
        elif kind == "end-of-round" and not name:
            s.then(EndRound(), BeginRound())
        elif kind == "disc":
            seat = self.seat(name, "now")
            later = s.order[s.order.index(seat) :]
            s.then(*[ChooseDisc(other) for other in later], OrderTurns())
        elif kind == "turn":
            seat = self.seat(name, "now")
            if s.laid[seat] == NO_DISC:
                raise fail("no-disc", seat=name)
            later = s.order[s.order.index(seat) :]
            s.then(
                *[BeginTurn(other) for other in later if s.laid[other] != NO_DISC], EndRound(), BeginRound()
            )
        elif kind == "refill":
            s.then(Throw(self.seat(name, "now"), s.party.dice), EndRound(), BeginRound())
        else:
            raise fail("moment", now=str(self.data.get("now")), allowed=", ".join(MOMENTS))


def row_text(s: CarolusMagnus, counts: list[int], line: int) -> str:
    """A row of knights in words."""
    first = line * s.hues
    return " ".join(f"{s.board.colours[c]} {counts[first + c]}" for c in range(s.hues) if counts[first + c])


def side_text(s: CarolusMagnus, counts: list[int]) -> str:
    """What each side has in a place, in words."""
    return " ".join(f"{name} {count}" for name, count in zip(s.party.sides, counts, strict=True) if count)


def describe(s: CarolusMagnus) -> Json:
    """The whole position in the words of a position file."""
    ids = s.board.province_ids
    seats = s.names.domains["seat"]
    regions = []
    for province in range(s.provinces):
        if s.joined[province] == 1 and s.joined[(province - 1) % s.provinces] == 0:
            regions.append([ids[member] for member in members(s, province)])
    return {
        "round": s.round,
        "quiet_rounds": s.quiet_rounds,
        "emperor": ids[s.emperor],
        "provinces": {ids[province]: row_text(s, s.knights, province) for province in range(s.provinces)},
        "regions": regions,
        "castles": {
            ids[province]: s.party.sides[s.castle[province]]
            for province in range(s.provinces)
            if s.castle[province] != NO_CASTLE
        },
        "places": places(s),
        "strengths": {ids[place]: side_text(s, strengths(s, place)) for place in heads(s)},
        "castles_of": {name: s.castles_of(side) for side, name in enumerate(s.party.sides)},
        "markers_of": {name: markers_of(s, side) for side, name in enumerate(s.party.sides)},
        "supply": row_text(s, s.supply, 0),
        "courts": {seats[seat]: row_text(s, s.court, seat) for seat in range(s.players)},
        "reserves": {seats[seat]: row_text(s, s.reserve, seat) for seat in range(s.players)},
        "holders": {s.board.colours[c]: seats[s.holder[c]] for c in range(s.hues) if s.holder[c] != NOBODY},
        "discs": {seats[seat]: s.laid[seat] for seat in range(s.players) if s.laid[seat] != NO_DISC},
        "used": {
            seats[seat]: [disc for disc in s.board.discs if s.used[seat] >> disc & 1]
            for seat in range(s.players)
        },
        "order": [seats[seat] for seat in s.order],
        "now": s.agenda[-1].kind if s.agenda else "end",
    }
