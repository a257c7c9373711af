"""Carolingi as numbers: its answers and its observations."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any, cast

from hoftag.games.carolingi.favour import FIELDS
from hoftag.games.carolingi.game import CarolingiGame
from hoftag.games.carolingi.ids import KINDS as TILE_KINDS
from hoftag.games.carolingi.ids import SCENARIO, SEASONS, VARIANTS
from hoftag.games.carolingi.shown import CarolingiCard, CarolingiSeat, CarolingiView
from hoftag.kernel.game import Game, Options
from hoftag.lab.research.asked import Asked
from hoftag.lab.research.writer import Circle, Writer, alike

KINDS = (
    "settle", "settle-late", "place", "swap", "solve", "influence", "post", "unfold", "develop", "lay-markers",
    "drive-out", "missi", "march", "fight", "appease", "extra-action", "honour", "starve", "confirm",
)  # fmt: skip
MOVING: frozenset[str] = frozenset()
PILES = ("archivium", "strip", "discard")
OTHER_CARDS = ("hunger", "anarchy", "rebellion")


def notations(game: Game[Any], options: Options) -> list[str]:
    """Every answer that can be legal, in the order of its index."""
    assert isinstance(game, CarolingiGame)
    board = game.board
    names = game.names_for(options).domains
    lands, tiles = names["land"], names["tile"]
    counts = range(1, board.followers + 1)
    borders = board.realm(int(options["players"])).neighbours
    out = ["done", "keep", "trophy"]
    out += alike(f"place {one} {two}" for one, two in combinations(tiles, 2))
    out += alike(f"swap {given} {taken}" for given in tiles if given != "none" for taken in tiles)
    out += [f"activate {tile}" for tile in tiles[board.first_dotted :]]
    out += [f"play {tile}" for tile in alike(tiles) if tile != "none"]
    out += [f"send {count}" for count in range(1, board.send_limit + 1)]
    out += [f"{verb} {count}" for verb in ("equip", "call") for count in counts]
    out += [f"starve {seat}" for seat in names["seat"]]
    out += [f"{verb} {land}" for verb in ("unfold", "develop", "fight") for land in lands]
    out += [f"appease {land} {count}" for land in lands for count in range(1, board.appease_limit + 1)]
    out += [f"post {land} {count}" for land in lands for count in counts]
    for origin, others in enumerate(borders):
        out += [f"march {lands[origin]} {lands[to]} {count}" for to in others for count in counts]
    if options["variant"] != VARIANTS[0]:
        out += ["settle", "retain"]
        out += [f"{verb} {land}" for verb in ("reinforce", "attach", "claim", "drive") for land in lands]
    if options["variant"] == VARIANTS[SCENARIO]:
        out += ["act", *(f"solve {season}" for season in SEASONS), *(f"honour {field}" for field in FIELDS)]
    return out


class Observer:
    """Writes what a seat sees."""

    def __init__(self, game: Game[Any], options: Options) -> None:
        assert isinstance(game, CarolingiGame)
        self.board = game.board
        self.players = int(options["players"])
        names = game.names_for(options).domains
        self.seats = names["seat"]
        self.lands = names["land"]
        self.tiles = alike(names["tile"])
        self.slots = self.board.realm(self.players).slots
        self.palaces = options["variant"] != VARIANTS[0]
        self.scenario = options["variant"] == VARIANTS[SCENARIO]
        self.others = OTHER_CARDS if options["anarchy"] else OTHER_CARDS[:1]

    def write(self, w: Writer, shown: Mapping[str, object], question: Asked, seat: int) -> None:
        """The whole vector."""
        view = cast("CarolingiView", shown)
        circle = Circle(seat, self.players)
        w.place("seat", self.seats, seat)
        w.one_of("asked", KINDS, question.kind)
        w.one_of("asked.land", self.lands, question.word("land"))
        w.one_of("asked.tile", self.tiles, question.word("tile"))
        w.number("asked.left", question.number("left", "taxes"), 10)
        w.number("years_left", view["sundial"] - view["year"], 10)
        w.one_of("season", SEASONS, view["season"])
        self._lands(w, view, circle)
        self._cards(w, view, circle)
        w.number("gangs_waiting", view["gangs_waiting"], 10)
        w.number("gang_supply", view["gang_supply"], self.board.gangs)
        w.number("development_supply", view["development_supply"], self.board.development)
        events = view["event_tiles"]
        keys = ["scriptorium", "bag", "annals"]
        w.numbers("event_tiles", keys, [events["scriptorium"], events["bag"], events["annals"]], 10)
        w.number("bag.tiles", view["bag"]["tiles"], 2 * self.players)
        opened = view["bag"]["open"] or []
        w.number("bag.open", view["bag"]["open"] is not None)
        for role, one in zip(circle.roles, circle.seats, strict=True):
            mark = self.seats[one] + ":"
            inside = [tile.removeprefix(mark) for tile in opened if tile.startswith(mark)]
            w.count(f"{role}.bag_open", self.tiles, inside)
            self._seat(w, role, view["seats"][one])
        self._own(w, view)
        self._scenario(w, view, circle)

    def _lands(self, w: Writer, view: CarolingiView, circle: Circle) -> None:
        """What stands on each land."""
        for row in view["lands"]:
            name = row["land"]
            w.numbers(f"{name}.followers", circle.roles, circle.turn(row["followers"]), 10)
            w.number(f"{name}.gangs", row["gangs"], 10)
            w.number(f"{name}.development", row["development"], self.board.development_per_land)
            w.number(f"{name}.forest", row["forest"])
            w.place(f"{name}.palace", circle.roles, circle.role(row["palace"]))
            w.place(f"{name}.ruler", circle.roles, circle.role(row["ruler"]))

    def _cards(self, w: Writer, view: CarolingiView, circle: Circle) -> None:
        """Where each land card is and what lies on it; how many of the other cards are in each pile."""
        cards: dict[str, CarolingiCard] = {}
        slots: dict[str, int] = {}
        slot = 0
        for strip in view["strips"]:
            for card in strip["slots"]:
                slot += 1
                if card is not None:
                    cards[card["card"]] = card
                    slots[card["card"]] = slot
        archivium, discard = set(view["archivium"]), set(view["discard"])
        nothing = [0] * self.players
        for name in self.lands:
            lies = cards.get(name)
            where = (name in archivium, lies is not None, name in discard)
            w.numbers(f"{name}.card", PILES, where)
            w.number(f"{name}.card.slot", slots.get(name, 0), self.slots)
            followers = circle.turn(lies["followers"] if lies else nothing)
            w.numbers(f"{name}.card.followers", circle.roles, followers, 10)
            w.number(f"{name}.card.gangs", lies["gangs"] if lies else 0, 10)
            if self.scenario:
                w.one_of(f"{name}.card.problem", TILE_KINDS, lies["problem"] if lies else None)
        for other in self.others:
            w.number(f"{other}.archivium", view["archivium"].count(other), 4)
            w.number(f"{other}.discard", view["discard"].count(other), 4)
        w.number("hunger.aside", view["hunger_aside"], 4)
        w.number("disorder.aside", view["disorder_aside"], 4)

    def _seat(self, w: Writer, role: str, row: CarolingiSeat) -> None:
        """What lies open before a Carolingian."""
        courts = [row["missi"], row["leudes"], row["nobiles"]]
        w.numbers(role, ["missi", "leudes", "nobiles"], courts, self.board.followers)
        w.number(f"{role}.trophies", row["trophies"], self.board.trophy_slots)
        tiles = [row["rack"], row["inactive"], row["placed"], row["bag"], row["swapped"], row["fresh"]]
        w.numbers(role, ["rack", "inactive", "placed", "bag", "swapped", "fresh"], tiles, len(self.tiles))
        w.one_of(f"{role}.taken", self.tiles, row["taken"])
        w.one_of(f"{role}.drawn", TILE_KINDS, row["drawn"])
        w.number(f"{role}.since_swap", row["since_swap"], 4)
        w.number(f"{role}.since_failure", -4 if row["since_failure"] is None else row["since_failure"], 4)
        w.number(f"{role}.peace_lost_since_swap", row["peace_lost_since_swap"])
        w.count(f"{role}.known", self.tiles, row["known"])
        w.count(f"{role}.known_at_swap", self.tiles, row["known_at_swap"])
        for season, laid in zip(SEASONS, row["seasons"], strict=True):
            w.count(f"{role}.{season}", self.tiles, laid)
        if self.palaces:
            w.number(f"{role}.settlers", row["settlers"], self.board.followers)
            w.number(f"{role}.reserve", row["reserve"], self.board.followers)
        if self.scenario:
            w.count(f"{role}.turned", self.tiles, row["turned"])
        parts = row["score"]
        w.numbers(f"{role}.score", list(parts), parts.values(), 10)

    def _own(self, w: Writer, view: CarolingiView) -> None:
        """The own tiles, wherever they are."""
        own = view["own"]
        assert own is not None, "observations are those of a seat"
        w.count("rack", self.tiles, own["rack"])
        w.count("inactive", self.tiles, own["inactive"])
        w.count("placed", self.tiles, own["placed"])
        w.count("bag", self.tiles, own["bag"])
        w.count("fresh", self.tiles, own["fresh"])
        w.one_of("swapped", self.tiles, own["swapped"])
        given, taken = own["chosen_swap"] or (None, None)
        w.one_of("swap.given", self.tiles, given)
        w.one_of("swap.taken", self.tiles, taken)

    def _scenario(self, w: Writer, view: CarolingiView, circle: Circle) -> None:
        """Problems and favour of 814."""
        scenario = view["scenario"]
        if scenario is None:
            return
        problems, favour = scenario["problems"], scenario["favour"]
        w.one_of("problems.next", TILE_KINDS, problems[0] if problems else None)
        w.count("problems", TILE_KINDS, problems)
        for season, kinds in zip(SEASONS, scenario["wheel"], strict=True):
            w.count(f"wheel.{season}", TILE_KINDS, kinds)
        for number in range(scenario["capacity"]):
            stone = favour[number] if number < len(favour) else None
            w.place(f"favour{number + 1}", circle.roles, circle.role(stone))
        w.place("heir", circle.roles, circle.role(scenario["heir"]))
