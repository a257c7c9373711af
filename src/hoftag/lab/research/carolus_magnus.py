"""Carolus Magnus as numbers: its answers and its observations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from hoftag.games.carolus_magnus.game import CarolusMagnusGame
from hoftag.games.carolus_magnus.shown import CarolusMagnusStop, CarolusMagnusView
from hoftag.kernel.game import Game, Options
from hoftag.lab.research.asked import Asked
from hoftag.lab.research.writer import Circle, Writer

KINDS = ("disc", "knights", "emperor", "crown", "confirm")
RESULTS = ("builds", "exchanges", "stays", "nothing")
MOVING: frozenset[str] = frozenset()


def notations(game: Game[Any], options: Options) -> list[str]:  # noqa: ARG001 - as in the other games
    """Every answer that can be legal, in the order of its index."""
    assert isinstance(game, CarolusMagnusGame)
    board = game.board
    out = ["done"]
    out += [f"disc {disc}" for disc in board.discs]
    out += [f"move {steps}" for steps in board.discs]
    out += [f"crown {colour}" for colour in board.colours]
    out += [f"court {colour}" for colour in board.colours]
    out += [f"send {colour} {province}" for colour in board.colours for province in board.province_ids]
    return out


class Observer:
    """Writes what a seat sees."""

    def __init__(self, game: Game[Any], options: Options) -> None:
        assert isinstance(game, CarolusMagnusGame)
        self.board = game.board
        self.players = int(options["players"])
        self.party = self.board.party(self.players)
        self.seats = game.seats(options)
        self.discs = [str(disc) for disc in self.board.discs]
        self.other_sides = [f"other{number}" for number in range(1, len(self.party.sides))]

    def write(self, w: Writer, shown: Mapping[str, object], question: Asked, seat: int) -> None:
        """The whole vector."""
        view = cast("CarolusMagnusView", shown)
        circle = Circle(seat, self.players)
        sides = self.sides_from(view, circle)
        colours = self.board.colours
        w.place("seat", self.seats, seat)
        w.one_of("asked", KINDS, question.kind)
        w.number("asked.left", question.number("left"), 4)
        w.number("round", view["round"], 100)
        w.number("quiet_rounds", view["quiet_rounds"], 100)
        self._places(w, view, sides)
        w.numbers("supply", colours, [view["supply"][colour] for colour in colours], self.board.per_colour)
        for colour in colours:
            w.place(f"holder.{colour}", circle.roles, circle.role(view["holders"][colour]))
        w.numbers("order", circle.roles, [view["order"].index(one) for one in circle.seats], self.players)
        w.count("dice", [*colours, "crown"], view["dice"])
        w.place("mover", circle.roles, circle.role(view["mover"]))
        stops = {stop["steps"]: stop for stop in view["stops"]}
        for disc in self.board.discs:
            self._stop(w, f"stop.{disc}", stops.get(disc), sides)
        by_side = {row["side"]: row for row in view["sides"]}
        w.numbers("castles", self.roles(), [by_side[side]["castles"] for side in sides], self.party.goal)
        for role, one in zip(circle.roles, circle.seats, strict=True):
            row = view["seats"][one]
            w.numbers(f"{role}.court", colours, [row["court"][colour] for colour in colours], 10)
            w.numbers(f"{role}.reserve", colours, [row["reserve"][colour] for colour in colours], 10)
            w.one_of(f"{role}.disc", self.discs, None if row["disc"] is None else str(row["disc"]))
            w.count(f"{role}.used", self.discs, [str(disc) for disc in row["used"]])

    def roles(self) -> list[str]:
        """The sides as a seat sees them."""
        return ["own", *self.other_sides]

    def sides_from(self, view: CarolusMagnusView, circle: Circle) -> list[str]:
        """The names of the sides, the own first, then as their seats follow clockwise."""
        return list(dict.fromkeys(view["seats"][one]["side"] for one in circle.seats))

    def _places(self, w: Writer, view: CarolusMagnusView, sides: list[str]) -> None:
        """Each province; what counts for a region stands at its first one."""
        first = {place["provinces"][0]: place for place in view["places"]}
        steps = {place["provinces"][0]: number for number, place in enumerate(view["places"])}
        owner = {name: place["owner"] for place in view["places"] for name in place["provinces"]}
        for name in self.board.province_ids:
            place = first.get(name)
            knights = [place["knights"][colour] if place else 0 for colour in self.board.colours]
            w.numbers(f"{name}.knights", self.board.colours, knights, 10)
            w.number(f"{name}.first", place is not None)
            w.number(f"{name}.emperor", view["emperor"] == name)
            w.number(f"{name}.steps", steps.get(name, 0), len(self.board.province_ids))
            w.number(f"{name}.castles", place["castles"] if place else 0, 5)
            w.place(f"{name}.owner", self.roles(), find(sides, owner[name]))
            strengths = [place["strengths"][side] if place else 0 for side in sides]
            w.numbers(f"{name}.strength", self.roles(), strengths, 10)

    def _stop(self, w: Writer, name: str, stop: CarolusMagnusStop | None, sides: list[str]) -> None:
        """What would happen if Charlemagne went so far."""
        w.one_of(f"{name}.result", RESULTS, stop["result"] if stop else None)
        w.place(f"{name}.side", self.roles(), find(sides, stop["side"]) if stop else None)
        w.number(f"{name}.castles", stop["castles"] if stop else 0, 5)
        w.number(f"{name}.ends", bool(stop and stop["ends"]))


def find(names: list[str], name: str | None) -> int | None:
    """The place of a name."""
    return None if name is None else names.index(name)
