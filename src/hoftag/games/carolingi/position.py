"""Position files: a position in words that can be read and written by hand.

A row of pieces is written as `red 2 yellow 1 gang 1 dev 1`. Lands and cards that are not named are empty;
followers that are not named are nobiles.
"""

from __future__ import annotations

from hoftag.games.carolingi.actions import show_on_season, start_action
from hoftag.games.carolingi.board import Board
from hoftag.games.carolingi.cards import DrawCard
from hoftag.games.carolingi.drawing import DrawTile
from hoftag.games.carolingi.ids import (
    ARCHIVIUM,
    ASIDE,
    BAG,
    DISCARD,
    EMPTY,
    INACTIVE,
    KINDS,
    NOBODY,
    NONE,
    ON_SEASON,
    OUT,
    PEACE,
    PLACED,
    RACK,
    SEASONS,
    STRIP,
    SWAPPED,
)
from hoftag.games.carolingi.palace import homeland_in
from hoftag.games.carolingi.peace import DeclarePeace, JudgeFirst
from hoftag.games.carolingi.scattered import Scatter, SpreadUnrest
from hoftag.games.carolingi.seasons import BeginSeason, EndSeason
from hoftag.games.carolingi.state import Carolingi, found_homeland
from hoftag.games.carolingi.terms import Terms
from hoftag.games.carolingi.timer import place_tiles
from hoftag.games.carolingi.years import year_change
from hoftag.kernel.chance import Chance
from hoftag.kernel.names import Names, whole_number
from hoftag.kernel.positions import Json, PositionReader, fail

SEAT_KEYS = (
    "missi",
    "leudes",
    "nobiles",
    "trophies",
    "settlers",
    "reserve",
    "active",
    "seasons",
    "turned",
    "swapped",
    "taken",
)
KEYS = ("year", "season", "homelands", "forests", "lands", "cards", "discard", "removed", "gangs_waiting",
        "hunger", "anarchy", "rebellion", "problems", "wheel", "card_problems", "favour", "bag", "now")  # fmt: skip
CARD_PLACES = {"aside": ASIDE, "archivium": ARCHIVIUM, "discard": DISCARD, "none": OUT}
MOMENTS = ("scatter", "place", "season", "draw", "card", "end-of-season", "year-change", "tile SEAT:TILE")


def read_position(
    board: Board, terms: Terms, players: int, names: Names, data: Json, chance: Chance
) -> Carolingi:
    """A state from the words of a position file; a position that breaks conservation is refused."""
    s = Carolingi(board, terms, players, names, chance)
    s.lay_out_empty()
    reader = Reader(s, data)
    reader.read()
    wrong = s.invariants()
    if wrong:
        raise wrong[0]
    reader.read_moment()
    return s


class Reader(PositionReader):
    """Reads a position file into a state, key by key."""

    def __init__(self, s: Carolingi, data: Json) -> None:
        super().__init__(data)
        self.s = s
        self.colours = s.board.colours[: s.players]

    def read(self) -> None:
        s = self.s
        for key in self.data:
            if key not in KEYS and key not in self.colours:
                raise fail("key", key=key, allowed=", ".join([*KEYS, *self.colours]))
        s.year = self.number("year", s.terms.first_year)
        if not s.terms.first_year <= s.year <= s.sundial:
            raise fail("year", year=s.year, first=s.terms.first_year, last=s.sundial)
        s.season = self.one_of(SEASONS, str(self.data.get("season", SEASONS[0])), "season")
        self.read_lands()
        self.read_cards()
        self.read_event_cards()
        self.read_scenario()
        s.overflow = self.number("gangs_waiting", 0)
        s.gang_supply = (
            s.terms.gangs
            - s.overflow
            - sum(s.pieces[s.players :: s.row])
            - sum(s.on_card[s.players :: s.row])
        )
        later = s.board.events_later[s.players]
        first = s.board.events_first[s.players]
        s.events_annals = later - first if s.year == s.terms.first_year else 0
        s.events_scriptorium = later - s.events_annals
        for seat in range(s.players):
            self.read_seat(seat)
        self.read_bag()

    def land(self, name: str, where: str) -> int:
        return self.one_of(self.s.board.land_ids[: self.s.realm.lands], name, where)

    def row(self, text: object, where: str) -> dict[str, int]:
        """`red 2 gang 1` as numbers."""
        words = str(text).split()
        out: dict[str, int] = {}
        allowed = [*self.colours, "gang", "dev"]
        if len(words) % 2:
            raise fail("row", row=str(text), where=where)
        for name, count in zip(words[::2], words[1::2], strict=True):
            self.one_of(allowed, name, where)
            if whole_number(count) < 0 or name in out:
                raise fail("row", row=str(text), where=where)
            out[name] = int(count)
        return out

    def read_lands(self) -> None:
        s = self.s
        forests = self.data.get("forests")
        forest = [0] * s.realm.lands
        if forests is None:
            for land in s.realm.forests:
                forest[land] = 1
        else:
            for name in self.names_in(forests, "forests"):
                forest[self.land(name, "forests")] = 1
        s.forest = forest
        homes = self.table("homelands")
        for seat, colour in enumerate(self.colours):
            default = "none" if s.terms.palaces else s.board.land_ids[s.realm.homelands[seat]]
            name = str(homes.get(colour, default))
            if name == "none":
                continue  # a Carolingian without a palace
            land = self.land(name, "homelands")
            if s.palace[land] != NOBODY:
                raise fail("homeland-twice", land=s.board.land_ids[land])
            if s.terms.palaces and homeland_in(s, s.realm.region_of[land]) != EMPTY:
                raise fail("homeland-region", land=name, region=s.board.region_ids[s.realm.region_of[land]])
            found_homeland(s, seat, land)
        for name, text in self.table("lands").items():
            land = self.land(name, "lands")
            for piece, count in self.row(text, name).items():
                if piece == "dev":
                    s.developed[land] = count
                else:
                    self.put(s.pieces, land, piece, count)

    def put(self, pieces: list[int], land: int, piece: str, count: int) -> None:
        s = self.s
        seat = s.players if piece == "gang" else self.colours.index(piece)
        pieces[land * s.row + seat] = count
        if seat < s.players:
            s.nobiles[seat] -= count

    def read_cards(self) -> None:
        s = self.s
        for land in s.realm.homelands:
            s.card_at[land] = ARCHIVIUM
        for land in range(s.realm.lands):
            if s.palace[land] != NOBODY:
                s.card_at[land] = OUT
        for name, text in self.table("cards").items():
            card = self.land(name, "cards")
            region = s.realm.region_of[card]
            slots = range(s.realm.first_slot[region], s.realm.first_slot[region + 1])
            free = [slot for slot in slots if s.slots[slot] == EMPTY]
            if not free or s.card_at[card] != ARCHIVIUM:
                raise fail("card", card=name)
            s.slots[free[0]] = card
            s.card_at[card] = STRIP
            for piece, count in self.row(text, name).items():
                if piece == "dev":
                    raise fail("row", row=str(text), where=name)
                self.put(s.on_card, card, piece, count)
        for key, place in (("discard", DISCARD), ("removed", OUT)):
            for name in self.names_in(self.data.get(key, []), key):
                card = self.one_of(self.card_names(), name, key)
                if card < s.realm.lands and s.card_at[card] != ARCHIVIUM:
                    raise fail("card", card=name)
                s.card_at[card] = place

    def read_event_cards(self) -> None:
        """The hunger card, and the cards of the module."""
        s = self.s
        cards = s.board.hunger_advanced[s.players] if s.terms.palaces else s.board.hunger_base
        given = self.data.get("hunger")
        if isinstance(given, list):
            if len(given) != cards:
                raise fail("hunger-cards", has=len(given), needs=cards)
            for card, where in enumerate(self.names_in(given, "hunger")):
                s.card_at[s.realm.lands + card] = self.place_named(where, "hunger")
        else:  # one for each year that has begun since the first
            place = self.place_of("hunger")
            for card in range(cards):
                late = given is None and card > 0 and s.year - s.terms.first_year <= card
                s.card_at[s.realm.lands + card] = ASIDE if late else place
        for key, card in (("anarchy", s.anarchy_card), ("rebellion", s.rebellion_card)):
            if s.terms.anarchy:
                s.card_at[card] = self.place_of(key)
            elif key in self.data:
                raise fail("no-module", key=key, needs="anarchy=true")

    def read_scenario(self) -> None:
        """Problems and favour; what is not named of the problems is on the strip."""
        s = self.s
        if not s.terms.scenario:
            for key in ("problems", "wheel", "card_problems", "favour"):
                if key in self.data:
                    raise fail("no-module", key=key, needs="variant=scenario814")
            return
        rest = s.board.problem_kinds[s.players][:]
        for name, value in self.table("wheel").items():
            season = self.one_of(SEASONS, name, "wheel")
            for kind in self.kinds(value, "wheel"):
                if s.wheel[season * len(KINDS) + kind] == 1:
                    raise fail("problem-twice", season=name, kind=KINDS[kind])
                s.wheel[season * len(KINDS) + kind] = 1
                self.use_problem(rest, kind)
        for name, value in self.table("card_problems").items():
            card = self.land(name, "card_problems")
            if s.card_at[card] != STRIP:
                raise fail("card", card=name)
            s.card_problem[card] = self.one_of(KINDS, str(value), "card_problems")
            self.use_problem(rest, s.card_problem[card])
        s.problem_strip = self.kinds(self.data["problems"], "problems") if "problems" in self.data else rest
        for name in self.names_in(self.data.get("favour", []), "favour"):
            seat = self.one_of(self.colours, name, "favour")
            s.favour = [*s.favour, seat]
            s.nobiles[seat] -= 1

    def kinds(self, value: object, where: str) -> list[int]:
        """A list of kinds of problems."""
        return [self.one_of(KINDS, name, where) for name in self.names_in(value, where)]

    def use_problem(self, rest: list[int], kind: int) -> None:
        """A problem tile that lies somewhere is not on the strip."""
        if kind not in rest:
            needs = self.s.board.problem_kinds[self.s.players].count(kind)
            raise fail("problems", kind=KINDS[kind], has=needs + 1, needs=needs)
        rest.remove(kind)

    def place_of(self, key: str) -> int:
        """Where the hunger card, or a card of the module, is."""
        where = self.data.get(key, "aside" if self.s.year == self.s.terms.first_year else "archivium")
        return self.place_named(str(where), key)

    def place_named(self, name: str, key: str) -> int:
        """A place of cards by its name."""
        return list(CARD_PLACES.values())[self.one_of(list(CARD_PLACES), name, key)]

    def card_names(self) -> list[str]:
        return self.s.board.land_ids[: self.s.realm.lands]

    def read_seat(self, seat: int) -> None:
        s = self.s
        colour = self.colours[seat]
        table = self.table(colour)
        for key in table:
            if key not in SEAT_KEYS:
                raise fail("key", key=f"{colour}.{key}", allowed=", ".join(SEAT_KEYS))
        rest = s.nobiles[seat]
        courts = [("missi", s.missi), ("leudes", s.leudes), ("trophies", s.trophies)]
        for key, counts in [*courts, ("settlers", s.settlers), ("reserve", s.reserve)]:
            counts[seat] = self.count(table, colour, key, 0)
            rest -= counts[seat]
        s.nobiles[seat] = self.count(table, colour, "nobiles", rest)
        if s.nobiles[seat] != rest or rest < 0:
            given = s.board.followers - rest + (s.nobiles[seat] if "nobiles" in table else 0)
            raise fail("followers", seat=colour, has=given, needs=s.board.followers)
        self.read_tiles(seat, table, colour)

    def read_tiles(self, seat: int, table: Json, colour: str) -> None:
        """Where the tiles of a seat are, those in the bag excepted."""
        s = self.s
        for name in self.names_in(table.get("active", []), f"{colour}.active"):
            tile = self.tile(name, f"{colour}.active")
            s.put_tile(seat, tile, RACK)
        for season, value in self.seasons_of(table, colour):
            for name in self.names_in(value, f"{colour}.seasons"):
                tile = self.action_tile(name, f"{colour}.seasons")
                s.put_tile(seat, tile, ON_SEASON + season)
                if tile >= s.board.first_dotted:
                    s.shown[seat] |= 1 << tile
        if "turned" in table and not s.terms.scenario:
            raise fail("no-module", key=f"{colour}.turned", needs="variant=scenario814")
        for name in self.names_in(table.get("turned", []), f"{colour}.turned"):
            tile = self.tile(name, f"{colour}.turned")
            if s.tile(seat, tile) < ON_SEASON:
                raise fail("turned", seat=colour, tile=name)
            s.turned[seat] |= 1 << tile
        if "swapped" in table:
            s.put_tile(seat, self.action_tile(str(table["swapped"]), f"{colour}.swapped"), SWAPPED)
        if "taken" in table:
            s.taken[seat] = self.action_tile(str(table["taken"]), f"{colour}.taken")

    def count(self, table: Json, colour: str, key: str, default: int) -> int:
        value = table.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise fail("number", key=f"{colour}.{key}", value=str(value))
        if value < 0 and key in table:
            raise fail("number", key=f"{colour}.{key}", value=str(value))
        return value

    def seasons_of(self, table: Json, colour: str) -> list[tuple[int, object]]:
        seasons = table.get("seasons", {})
        if not isinstance(seasons, dict):
            raise fail("table", key=f"{colour}.seasons")
        return [
            (self.one_of(SEASONS, str(name), f"{colour}.seasons"), value) for name, value in seasons.items()
        ]

    def tile(self, name: str, where: str) -> int:
        return self.one_of(self.s.tile_names, name, where)

    def action_tile(self, name: str, where: str) -> int:
        """A tile, but no no-action tile: these are only ever in the rack or in the bag (5.6)."""
        return self.tile(name if name != KINDS[NONE] else "", where)

    def seat_tile(self, text: str, where: str) -> tuple[int, int]:
        """`red:fight` as seat and tile."""
        colour, _, name = text.partition(":")
        return self.one_of(self.colours, colour, where), self.tile(name, where)

    def read_bag(self) -> None:
        s = self.s
        for text in self.names_in(self.data.get("bag", []), "bag"):
            if text == "event":
                if s.events_scriptorium == 0:
                    raise fail("event-tiles", needs=s.board.events_later[s.players])
                s.events_scriptorium -= 1
                s.events_bag += 1
                continue
            seat, tile = self.seat_tile(text, "bag")
            if s.board.tile_kinds[tile] == NONE and s.tile(seat, tile) != RACK:
                tile += 1
            if s.tile(seat, tile) not in (RACK, INACTIVE):
                raise fail("tile-twice", tile=text)
            s.put_tile(seat, tile, BAG)

    def read_moment(self) -> None:
        """What comes next: `now`."""
        s = self.s
        now = str(self.data.get("now", "season"))
        if now == "scatter" and not s.terms.palaces:
            raise fail("no-module", key=f"now = {now}", needs="variant=advanced")
        if now != "scatter" and sum(s.settlers) + sum(s.reserve) > 0:
            raise fail("settlers", now=now)
        if now == "scatter":
            s.then(Scatter(), SpreadUnrest(), BeginSeason())
        elif now == "season":
            s.then(BeginSeason())
        elif now == "place":
            s.then(place_tiles(s), DrawTile(), EndSeason())
        elif now == "draw":
            s.then(DrawTile(), EndSeason())
        elif now == "card":
            s.then(DrawCard(), DrawTile(), EndSeason())
        elif now == "end-of-season":
            s.then(EndSeason())
        elif now == "year-change":
            s.then(*year_change(), BeginSeason())
        elif now.startswith("tile "):
            self.read_drawn_tile(now)
        else:
            raise fail("moment", now=now, allowed=", ".join(MOMENTS))

    def read_drawn_tile(self, now: str) -> None:
        """`tile red:fight` has just come out of the bag."""
        s = self.s
        seat, tile = self.seat_tile(now[5:].strip(), "now")
        if s.board.tile_kinds[tile] == NONE:
            raise fail("moment", now=now, allowed=", ".join(MOMENTS))
        s.then(DrawTile(), EndSeason())
        s.drawn[seat] = s.board.tile_kinds[tile]
        show_on_season(s, seat, tile)
        if s.board.tile_kinds[tile] == PEACE:
            s.then(DeclarePeace(seat), JudgeFirst(seat))
        else:
            start_action(s, seat, tile)


def row_text(s: Carolingi, pieces: list[int], land: int, development: int) -> str:
    """A row of pieces in words."""
    out: list[str] = []
    for seat in range(s.players):
        if pieces[land * s.row + seat]:
            out.append(f"{s.board.colours[seat]} {pieces[land * s.row + seat]}")
    if pieces[land * s.row + s.players]:
        out.append(f"gang {pieces[land * s.row + s.players]}")
    if development:
        out.append(f"dev {development}")
    return " ".join(out)


def describe(s: Carolingi) -> Json:
    """The whole position in the words of a position file."""
    ids = s.board.land_ids
    tiles = s.board.tiles
    cards = [card for card in s.slots if card != EMPTY]
    named = {place: name for name, place in CARD_PLACES.items()}
    count = s.board.hunger_advanced[s.players] if s.terms.palaces else s.board.hunger_base
    hunger = [named[place] for place in s.card_at[s.realm.lands : s.realm.lands + count]]
    out: Json = {
        "year": s.year,
        "season": SEASONS[s.season],
        "homelands": {
            s.board.colours[seat]: ids[land] for seat, land in enumerate(s.homeland) if land != EMPTY
        },
        "forests": [ids[land] for land in range(s.realm.lands) if s.forest[land]],
        "lands": {ids[land]: row_text(s, s.pieces, land, s.developed[land]) for land in range(s.realm.lands)},
        "cards": {ids[card]: row_text(s, s.on_card, card, 0) for card in cards},
        "discard": [ids[card] for card in range(s.realm.lands) if s.card_at[card] == DISCARD],
        "archivium": [ids[card] for card in range(s.realm.lands) if s.card_at[card] == ARCHIVIUM],
        "removed": [ids[c] for c in range(s.realm.lands) if s.card_at[c] == OUT and s.palace[c] == NOBODY],
        "gangs_waiting": s.overflow,
        "gang_supply": s.gang_supply,
        "development_supply": s.development_supply(),
        "hunger": hunger[0] if len(hunger) == 1 else hunger,
        "anarchy": named[s.card_at[s.anarchy_card]],
        "rebellion": named[s.card_at[s.rebellion_card]],
        "event_tiles": {"scriptorium": s.events_scriptorium, "bag": s.events_bag, "annals": s.events_annals},
        "bag": [s.names.of("tile-of", i) for i in range(s.players * tiles) if s.tile_at[i] == BAG]
        + ["event"] * s.events_bag,
        **describe_scenario(s),
        "now": s.agenda[-1].kind if s.agenda else "end",
    }
    for seat in range(s.players):
        out[s.board.colours[seat]] = describe_seat(s, seat)
    return out


def describe_scenario(s: Carolingi) -> Json:
    """Problems, Skuld's wheel and the favour track."""
    if not s.terms.scenario:
        return {}
    width = len(KINDS)
    return {
        "problems": [KINDS[kind] for kind in s.problem_strip],
        "wheel": {
            name: [KINDS[kind] for kind in range(width) if s.wheel[season * width + kind]]
            for season, name in enumerate(SEASONS)
        },
        "card_problems": {
            s.board.land_ids[card]: KINDS[kind] for card, kind in enumerate(s.card_problem) if kind != EMPTY
        },
        "favour": [s.board.colours[seat] for seat in s.favour],
    }


def describe_seat(s: Carolingi, seat: int) -> Json:
    """The tableau of a Carolingian."""
    names = s.tile_names
    at = [s.tile(seat, tile) for tile in range(s.board.tiles)]
    out: Json = {
        "missi": s.missi[seat],
        "leudes": s.leudes[seat],
        "nobiles": s.nobiles[seat],
        "trophies": s.trophies[seat],
        "settlers": s.settlers[seat],
        "reserve": s.reserve[seat],
        "active": [names[t] for t in range(s.board.first_dotted, s.board.tiles) if at[t] != INACTIVE],
        "rack": [names[t] for t in range(s.board.tiles) if at[t] in (RACK, PLACED)],
        "seasons": {
            SEASONS[season]: [names[t] for t in range(s.board.tiles) if at[t] == ON_SEASON + season]
            for season in range(len(SEASONS))
        },
    }
    if s.terms.scenario:
        out["turned"] = [names[t] for t in range(s.board.tiles) if s.turned[seat] >> t & 1]
    if SWAPPED in at:
        out["swapped"] = names[at.index(SWAPPED)]
    return out
