"""Wallenstein as numbers: its answers and its observations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from hoftag.games.wallenstein.game import WallensteinGame
from hoftag.games.wallenstein.ids import ACTIONS, ADVANTAGES, BONUSES, BUILDINGS, SEASONS, SLOTS, YEARS
from hoftag.games.wallenstein.shown import WallensteinSeat, WallensteinView
from hoftag.games.wallenstein.start_lands import SIZES
from hoftag.kernel.game import Game, Options
from hoftag.lab.research.asked import Asked
from hoftag.lab.research.writer import Circle, Writer

KINDS = (
    "start-land", "place-group", "plan", "place", "bonus", "favour", "cancel-event", "calm", "build-free", "occupy",
    "reinforce", "march", "revolt", "confirm",
)  # fmt: skip
MOVING = frozenset({"place"})
"""The advantage of a place changes from season to season."""
SIZE_NAMES = [str(size) for size in range(1, SIZES)]


def notations(game: Game[Any], options: Options) -> list[str]:
    """Every answer that can be legal, in the order of its index."""
    assert isinstance(game, WallensteinGame)
    board = game.board
    names = game.names_for(options).domains
    lands = [board.land_ids[land] for land in board.realm(int(options["players"])).lands]
    cards = [card for card in names["card"] if card in lands or card not in board.land_ids]
    out = ["done"]
    out += [f"lay {field} {card}" for field in names["field"] for card in cards]
    out += [f"clear {field}" for field in names["field"]]
    out += [f"choose {advantage}" for advantage in ADVANTAGES]
    out += [f"march {land} {count}" for land in lands for count in range(1, board.armies)]
    out += [f"revolt {land}" for land in lands]
    if options["setup"] == "free":
        out += ["pile", "exchange", *(f"take {land}" for land in lands)]
        out += [f"group {size}" for size in SIZE_NAMES]
    if options["court"]:
        out += ["cancel", *(f"ask {favour}" for favour in board.favour_ids)]
        out += [f"favour {land}" for land in lands]
    if options["landsknechte"]:
        out += [f"bonus {bonus}" for bonus in BONUSES]
    return out


class Observer:
    """Writes what a seat sees."""

    def __init__(self, game: Game[Any], options: Options) -> None:
        assert isinstance(game, WallensteinGame)
        self.board = game.board
        self.players = int(options["players"])
        names = game.names_for(options).domains
        self.seats = names["seat"]
        self.fields = names["field"]
        self.lands = [self.board.land_ids[land] for land in self.board.realm(self.players).lands]
        self.cards = [card for card in names["card"] if card in self.lands or card not in self.board.land_ids]
        self.court = options["court"] is True
        self.landsknechte = options["landsknechte"] is True
        self.free = options["setup"] == "free"

    def write(self, w: Writer, shown: Mapping[str, object], question: Asked, seat: int) -> None:
        """The whole vector."""
        view = cast("WallensteinView", shown)
        circle = Circle(seat, self.players)
        w.place("seat", self.seats, seat)
        w.one_of("asked", KINDS, question.kind)
        w.one_of("asked.land", self.lands, question.word("land"))
        w.one_of("asked.building", BUILDINGS, question.word("building"))
        w.number("asked.left", question.number("left"), 10)
        w.number("asked.count", question.number("count", "farmers"), 10)
        self._season(w, view, circle)
        for row in view["lands"]:
            name = row["land"]
            w.place(f"{name}.owner", circle.roles, circle.role(row["owner"]))
            w.number(f"{name}.armies", row["armies"], 10)
            w.count(f"{name}.buildings", BUILDINGS, row["buildings"])
            w.number(f"{name}.unrest", row["unrest"], 4)
            w.number(f"{name}.changed", row["changed"])
        self._tower(w, view, circle)
        w.numbers("stock", BUILDINGS, [view["stock"][building] for building in BUILDINGS], 28)
        w.count("revolts", self.lands, view["revolts"])
        self._court(w, view)
        for role, one in zip(circle.roles, circle.seats, strict=True):
            self._seat(w, role, view["seats"][one])
        own = view["own"]
        w.count("hand", self.cards, own["hand"] if own else [])
        plan = own["plan"] if own else {}
        for field in self.fields:
            w.one_of(f"plan.{field}", self.cards, plan.get(field))

    def _season(self, w: Writer, view: WallensteinView, circle: Circle) -> None:
        """Year, season, events, open actions, and the order of play."""
        w.number("year", view["year"], YEARS)
        w.one_of("season", SEASONS, view["season"])
        w.one_of("event", self.board.event_ids, view["event"])
        w.count("events", self.board.event_ids, view["events"])
        actions = view["actions"]
        for number in range(len(ACTIONS)):
            w.one_of(f"action{number + 1}", ACTIONS, actions[number] if number < len(actions) else None)
        w.number("action", -1 if view["action"] is None else view["action"], len(ACTIONS))
        places = view["places"]
        for number in range(SLOTS):
            tile = places[number] if number < len(places) else None
            w.one_of(f"place{number + 1}.advantage", ADVANTAGES, tile["advantage"] if tile else None)
            w.place(f"place{number + 1}.seat", circle.roles, circle.role(tile["seat"]) if tile else None)
        for key, row in (("order", view["order"]), ("choosing", view["choosing"])):
            ranks = [row.index(one) + 1 if one in row else 0 for one in circle.seats]
            w.numbers(key, circle.roles, ranks, self.players)

    def _tower(self, w: Writer, view: WallensteinView, circle: Circle) -> None:
        """Cubes on the tray and inside the tower."""
        tower = view["tower"]
        cubes = [*circle.roles, "farmer"]
        for key, row in (("tray", tower["tray"]), ("inside", tower["inside"])):
            w.numbers(f"tower.{key}", cubes, [*circle.turn(row), row[-1]], 10)
        w.number("tower.farmers", tower["farmers"], self.board.farmers)

    def _court(self, w: Writer, view: WallensteinView) -> None:
        """Favours, and the start lands while they are chosen; only where the options bring them into play."""
        if self.court:
            favours = [row["favour"] or None for row in view["favours"]]
            for number in range(len(self.board.favour_costs)):
                favour = favours[number] if number < len(favours) else None
                w.one_of(f"favour{number + 1}", self.board.favour_ids, favour)
            w.count("favours_left", self.board.favour_ids, view["favours_left"])
        if self.free:
            start = view["start"]
            w.count("start.open", self.lands, start["open"] if start else [])
            w.count("start.under", self.lands, start["under"] if start else [])
            w.number("start.pile", start["pile"] if start else 0, len(self.lands))

    def _seat(self, w: Writer, role: str, row: WallensteinSeat) -> None:
        """What lies open before a leader."""
        w.number(f"{role}.money", row["money"], 20)
        w.number(f"{role}.grain", row["grain"], 20)
        w.number(f"{role}.points", row["points"], 50)
        w.number(f"{role}.supply", row["supply"], self.board.armies)
        w.number(f"{role}.lands", row["lands"], 15)
        w.number(f"{role}.armies", row["armies"], self.board.armies)
        w.number(f"{role}.planned", row["planned"])
        mat = {field["field"]: field for field in row["mat"]}
        states = [mat[field]["state"] if field in mat else "empty" for field in self.fields]
        w.numbers(f"{role}.hidden", self.fields, [state == "hidden" for state in states])
        w.numbers(f"{role}.shown", self.fields, [state == "shown" for state in states])
        w.count(
            f"{role}.cards", self.cards, [field["card"] for field in row["mat"] if field["card"] is not None]
        )
        if self.court:
            w.number(f"{role}.hall", row["hall"], self.board.courtiers)
            w.number(f"{role}.audience", row["audience"], self.board.courtiers)
            w.number(f"{role}.courtiers", row["courtiers"], self.board.courtiers)
            w.number(f"{role}.ward", row["ward"])
            w.count(f"{role}.immune", ACTIONS[-2:], row["immune"])
        if self.landsknechte:
            w.number(f"{role}.banner", row["banner"], 3)
        if self.free:
            w.count(f"{role}.groups", SIZE_NAMES, [str(size) for size in row["groups"]])
