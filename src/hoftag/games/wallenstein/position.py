"""Position files: a position in words that can be read and written by hand.

A land is written as `red 3 palace 1 unrest 2`: armies of its owner, buildings, unrest markers. Cubes in the tray and
in the tower are rows of colours: `red 2 farmer 1`. Lands that are not named are neutral; cubes that are not named are
in the supply.
"""

from __future__ import annotations

from hoftag.games.wallenstein.actions import CarryOut, NextAction
from hoftag.games.wallenstein.ids import (
    ACTIONS,
    ADVANTAGES,
    ALL_ACTIONS,
    BATTLE_A,
    BID,
    BUILDINGS,
    EMPTY,
    HISTORIC,
    NOBODY,
    NOT_YET,
    ROW,
    SEASONS,
    SLOTS,
    WINTER,
    YEARS,
)
from hoftag.games.wallenstein.order import DrawEvent
from hoftag.games.wallenstein.planning import PlanActions
from hoftag.games.wallenstein.scoring import ScoreYear
from hoftag.games.wallenstein.seasons import BeginSeason, EndSeason, NextYear, after_event
from hoftag.games.wallenstein.start_lands import SIZES
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.games.wallenstein.winter import EndYear, winter
from hoftag.kernel.names import whole_number
from hoftag.kernel.positions import Json, PositionReader, fail
from hoftag.kernel.step import Confirm

SEAT_KEYS = ("money", "grain", "points", "place", "plan", "hall", "ward", "immune", "banner")
KEYS = (
    "year", "season", "lands", "tray", "tower", "event", "events", "actions", "advantages", "order", "favours",
    "now",
)  # fmt: skip
MOMENTS = (
    "season", "plan", "event", "bids", "banners", "court", "actions", "action ACTION",
    "end-of-season", "winter", "scoring",
)  # fmt: skip


class Reader(PositionReader):
    """Reads a position file into a state, key by key."""

    def __init__(self, s: Wallenstein, data: Json) -> None:
        super().__init__(data)
        self.s = s
        self.colours = s.board.colours[: s.players]

    def read(self) -> None:
        """The whole position but the moment."""
        s = self.s
        for key in self.data:
            if key not in KEYS and key not in self.colours:
                raise fail("key", key=key, allowed=", ".join([*KEYS, *self.colours]))
        s.year = self.number("year", 1)
        if not 1 <= s.year <= YEARS:
            raise fail("year", year=s.year, first=1, last=YEARS)
        s.season = self.one_of(SEASONS, str(self.data.get("season", SEASONS[0])), "season")
        for name, text in self.table("lands").items():
            self.read_land(name, text)
        self.read_cubes(s.tray, str(self.data.get("tray", "")), "tray")
        floors = self.table("tower")
        for key in floors:
            self.one_of(["upper", "lower"], key, "tower")
        self.read_cubes(s.upper, str(floors.get("upper", "")), "tower.upper")
        self.read_cubes(s.lower, str(floors.get("lower", "")), "tower.lower")
        if s.tower == HISTORIC and sum(s.upper) > 0:
            raise fail("one-floor")
        self.read_events()
        self.read_cards()
        self.read_favours()
        for seat in range(s.players):
            self.read_seat(seat)
        self.check_bids()

    def row(self, text: object, allowed: list[str], where: str) -> dict[str, int]:
        """`red 2 farmer 1` as numbers."""
        words = str(text).split()
        out: dict[str, int] = {}
        if len(words) % 2:
            raise fail("cube-row", row=str(text), where=where)
        for name, count in zip(words[::2], words[1::2], strict=True):
            self.one_of(allowed, name, where)
            if whole_number(count) < 0 or name in out:
                raise fail("cube-row", row=str(text), where=where)
            out[name] = int(count)
        return out

    def read_land(self, name: str, text: object) -> None:
        s = self.s
        land = self.one_of(s.board.land_ids, name, "lands")
        for piece, count in self.row(text, [*self.colours, *BUILDINGS, "unrest"], name).items():
            if piece == "unrest":
                s.unrest[land] = count
            elif piece in BUILDINGS:
                if count > 1:
                    raise fail("building-twice", land=name, building=piece)
                s.built[land] |= count << BUILDINGS.index(piece)
            elif s.owner[land] != NOBODY:
                raise fail("two-owners", land=name)
            elif count > 0:
                s.owner[land] = self.colours.index(piece)
                s.armies[land] = count
                s.supply[s.owner[land]] -= count

    def read_cubes(self, counts: list[int], text: str, where: str) -> None:
        for cube, count in self.row(text, self.s.realm.colours, where).items():
            colour = self.s.realm.colours.index(cube)
            counts[colour] = count
            self.s.supply[colour] -= count

    def read_events(self) -> None:
        s = self.s
        ids = s.board.event_ids
        if "event" in self.data:
            s.event = self.one_of(ids, str(self.data["event"]), "event")
            s.events_left[s.event] = 0
        if "events" in self.data:
            opened = [
                self.one_of(ids, name, "events") for name in self.names_in(self.data["events"], "events")
            ]
        else:
            count = s.board.open_events - s.season - (0 if s.event == EMPTY else 1)
            opened = [event for event in range(len(ids)) if event != s.event][: max(1, count)]
        if len(set(opened)) != len(opened) or s.event in opened or not opened:
            raise fail("events")
        for event in opened:
            s.events_left[event] = 0
        s.events_open = opened

    def read_cards(self) -> None:
        s = self.s
        given = self.names_in(self.data.get("actions", []), "actions")
        s.row = [self.one_of(ACTIONS, name, "actions") for name in given]
        given = self.names_in(self.data.get("advantages", [*ADVANTAGES]), "advantages")
        s.tiles = [self.one_of(ADVANTAGES, name, "advantages") for name in given]
        if sorted(s.tiles) != list(range(SLOTS)):
            raise fail("advantages", allowed=", ".join(ADVANTAGES))
        given = self.names_in(self.data.get("order", [*self.colours]), "order")
        s.order = [self.one_of(self.colours, name, "order") for name in given]
        if sorted(s.order) != list(range(s.players)):
            raise fail("order", allowed=", ".join(self.colours))

    def read_favours(self) -> None:
        s = self.s
        given = self.names_in(self.data.get("favours", []), "favours")
        opened = [self.one_of(s.board.favour_ids, name, "favours") for name in given]
        if opened and (
            not s.court or len(opened) != len(s.board.favour_costs) or len(set(opened)) < len(opened)
        ):
            raise fail("favours", needs=len(s.board.favour_costs))
        for favour in opened:
            s.favours_left[favour] = 0
        s.favours = sorted(opened)[::-1]

    def read_seat(self, seat: int) -> None:
        s = self.s
        colour = self.colours[seat]
        table = self.table(colour)
        for key in table:
            if key not in SEAT_KEYS:
                raise fail("key", key=f"{colour}.{key}", allowed=", ".join(SEAT_KEYS))
        for key, counts in (
            ("money", s.money), ("grain", s.grain), ("points", s.points), ("hall", s.hall), ("ward", s.ward),
            ("banner", s.banner),
        ):  # fmt: skip
            counts[seat] = self.count(table, colour, key, counts[seat])
        place = self.count(table, colour, "place", 0)
        if place > 0:
            if place > SLOTS or place - 1 in s.place:
                raise fail("place", seat=colour, limit=SLOTS)
            s.place[seat] = place - 1
        if s.ward[seat] > 1 or s.banner[seat] >= len(s.board.bonuses):
            raise fail("kept", seat=colour)
        for name in self.names_in(table.get("immune", []), f"{colour}.immune"):
            s.immune[seat] |= 1 << self.one_of(ACTIONS[BATTLE_A:], name, f"{colour}.immune")
        plan = table.get("plan", {})
        if not isinstance(plan, dict):
            raise fail("table", key=f"{colour}.plan")
        for name, card in plan.items():
            field = self.one_of(s.names.domains["field"], str(name), f"{colour}.plan")
            if card == "":
                continue
            s.plan[seat * ROW + field] = self.one_of(s.names.domains["card"], str(card), f"{colour}.plan")

    def count(self, table: Json, colour: str, key: str, default: int) -> int:
        value = table.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise fail("number", key=f"{colour}.{key}", value=str(value))
        return value

    def read_moment(self) -> None:
        """What comes next: `now`."""
        s = self.s
        now = str(self.data.get("now", "season"))
        everybody = (1 << s.players) - 1
        if now == "season":
            s.then(BeginSeason())
        elif now == "plan":
            self.lay_row(s.board.open_actions)
            s.then(PlanActions(everybody), DrawEvent(), *after_event(), EndSeason())
        elif now == "event":
            self.lay_row(s.board.open_actions)
            s.then(DrawEvent(), *after_event(), EndSeason())
        elif now == "bids":
            self.lay_row(s.board.open_actions)
            s.then(*after_event(), EndSeason())
        elif now == "banners":
            self.lay_row(s.board.open_actions)
            s.then(*after_event()[1:2], Confirm(s.order[0], "landsknechte"), *after_event()[2:], EndSeason())
        elif now == "court":
            self.lay_row(s.board.open_actions)
            s.then(*after_event()[2:4], Confirm(s.order[0], "court"), *after_event()[4:], EndSeason())
        elif now == "actions":
            self.lay_row(s.board.open_actions)
            s.then(NextAction(0), EndSeason())
        elif now.startswith("action "):
            self.lay_row(0)
            action = self.one_of(ACTIONS, now[7:].strip(), "now")
            s.row = [other for other in range(ALL_ACTIONS) if other != action] + [action]
            s.at_action = ALL_ACTIONS - 1
            s.then(CarryOut(0), Confirm(s.order[0], "actions"), EndSeason())
        elif now == "end-of-season":
            s.then(EndSeason())
        elif now == "winter":
            s.season = WINTER
            s.then(*winter(), NextYear())
        elif now == "scoring":
            s.season = WINTER
            s.then(ScoreYear(), EndYear(), NextYear())
        else:
            raise fail("moment", now=now, allowed=", ".join(MOMENTS))

    def check_bids(self) -> None:
        """Bids that are not paid yet must be possible."""
        s = self.s
        if self.data.get("now") not in ("plan", "event", "bids"):
            return
        for seat in range(s.players):
            card = s.plan[seat * ROW + BID]
            if s.coin(card) > s.money[seat]:
                raise fail("plan", card=s.names.of("card", card))

    def lay_row(self, count: int) -> None:
        """The action cards that lie open, as far as the file does not name them."""
        s = self.s
        rest = [action for action in range(ALL_ACTIONS) if action not in s.row]
        s.row = s.row + rest[: max(0, count - len(s.row))]


def land_text(s: Wallenstein, land: int) -> str:
    """A land in words."""
    out: list[str] = []
    if s.owner[land] != NOBODY:
        out.append(f"{s.board.colours[s.owner[land]]} {s.armies[land]}")
    out += [f"{BUILDINGS[building]} 1" for building in range(len(BUILDINGS)) if s.has(land, building)]
    if s.unrest[land]:
        out.append(f"unrest {s.unrest[land]}")
    return " ".join(out)


def cubes_text(s: Wallenstein, counts: list[int]) -> str:
    """A row of cubes in words."""
    return " ".join(f"{name} {count}" for name, count in zip(s.realm.colours, counts, strict=True) if count)


def describe(s: Wallenstein) -> Json:
    """The whole position in the words of a position file."""
    board = s.board
    out: Json = {
        "year": s.year,
        "season": SEASONS[s.season],
        "lands": {name: land_text(s, land) for land, name in enumerate(board.land_ids)},
        "tray": cubes_text(s, s.tray),
        "tower": {"upper": cubes_text(s, s.upper), "lower": cubes_text(s, s.lower)},
        "supply": cubes_text(s, s.supply),
        "event": "" if s.event == EMPTY else board.event_ids[s.event],
        "events": [board.event_ids[event] for event in s.events_open],
        "events_left": s.events_left.count(1),
        "actions": [ACTIONS[action] for action in s.row],
        "advantages": [ADVANTAGES[tile] for tile in s.tiles],
        "order": [board.colours[seat] for seat in s.order],
        "choosing": [board.colours[seat] for seat in s.choosing],
        "stock": {BUILDINGS[building]: s.left(building) for building in range(len(BUILDINGS))},
        "favours": ["" if favour == EMPTY else board.favour_ids[favour] for favour in s.favours],
        "favours_left": s.favours_left.count(1),
        "open_cards": [board.land_ids[land] for land in s.open_lands],
        "pile": len(s.pile) + len(s.under),
        "neutral": [
            name
            for land, name in enumerate(board.land_ids)
            if s.realm.in_play[land] and s.owner[land] == NOBODY
        ],
        "now": s.agenda[-1].kind if s.agenda else "end",
    }
    for seat in range(s.players):
        out[board.colours[seat]] = describe_seat(s, seat)
    return out


def describe_seat(s: Wallenstein, seat: int) -> Json:
    """What lies before a leader."""
    plan: Json = {}
    for field in range(s.fields):
        card = s.plan[seat * ROW + field]
        plan[s.names.of("field", field)] = "" if card == EMPTY else s.names.of("card", card)
    sizes = range(SIZES - 1, 0, -1)
    return {
        "money": s.money[seat],
        "grain": s.grain[seat],
        "points": s.points[seat],
        "place": 0 if s.place[seat] == NOT_YET else s.place[seat] + 1,
        "plan": plan,
        "lands": [s.board.land_ids[land] for land in s.lands_of(seat)],
        "hall": s.hall[seat],
        "audience": s.audience[seat],
        "ward": s.ward[seat],
        "immune": [ACTIONS[BATTLE_A + bit] for bit in range(2) if s.immune[seat] >> bit & 1],
        "banner": s.banner[seat],
        "groups": [size for size in sizes for _ in range(s.groups[seat * SIZES + size])] if s.groups else [],
    }
