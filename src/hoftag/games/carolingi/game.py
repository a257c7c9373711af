"""Carolingi as the rest of the house knows it."""

from __future__ import annotations

from hoftag.games.carolingi.board import DEFAULT_PLAYERS, Board
from hoftag.games.carolingi.favour import FIELDS
from hoftag.games.carolingi.ids import BASE, KINDS, SCENARIO, SEASONS, VARIANTS
from hoftag.games.carolingi.position import describe, read_position
from hoftag.games.carolingi.sample import sample
from hoftag.games.carolingi.scattered import LayOutScattered
from hoftag.games.carolingi.setup import LayOut
from hoftag.games.carolingi.shown import CarolingiView
from hoftag.games.carolingi.state import Carolingi
from hoftag.games.carolingi.terms import TIMERS, Terms
from hoftag.games.carolingi.victory import score_parts
from hoftag.games.carolingi.view import view
from hoftag.kernel.chance import Chance
from hoftag.kernel.errors import BadInput, Facts
from hoftag.kernel.game import Game, Option, Options
from hoftag.kernel.names import Names
from hoftag.kernel.state import LATEST

EVENTS: dict[str, tuple[str, ...]] = {
    "set-up": ("count", "year"),
    "homeland": ("seat", "land"),
    "season": ("year", "season"),
    "placed": ("seat", "tile", "tile"),
    "bag-filled": ("count", "count"),
    "chose-keep": ("seat",),
    "chose-swap": ("seat", "tile", "tile"),
    "swapped": ("seat", "tile"),
    "tile-drawn": ("seat", "tile"),
    "no-action": ("seat",),
    "event-drawn": (),
    "impossible": ("seat",),
    "year": ("year",),
    "event-tile-joins": ("count",),
    "reshuffled": ("count",),
    "hunger-joins": (),
    "tiles-return": (),
    "court-day": ("seat", "count"),
    "gangs-overflow": ("land", "count"),
    "card-drawn": ("land",),
    "card-drawn-full": ("land",),
    "overflow-on-card": ("land",),
    "gang-on-card": ("land",),
    "transferred": ("land", "count", "count"),
    "spread": ("land", "land"),
    "hunger": (),
    "starved": ("land", "seat", "count"),
    "hunger-gang": ("land",),
    "sent": ("seat", "land", "count"),
    "posted": ("seat", "land", "count"),
    "unfolded": ("seat", "land"),
    "activated": ("seat",),
    "activated-tile": ("seat", "tile"),
    "developed": ("seat", "land"),
    "equipped": ("seat", "count"),
    "called": ("seat", "count"),
    "marched": ("seat", "land", "land", "count"),
    "fought": ("seat", "land", "count", "count"),
    "trophy": ("seat", "count"),
    "appeased": ("seat", "land", "count"),
    "peace-claimed": ("seat",),
    "extra-tile": ("seat", "tile"),
    "bag-open": (),
    "peace-contested": ("seat",),
    "peace-failed": ("seat", "count"),
    "laid": ("seat", "tile"),
    "time-up": ("count",),
    "peace-alone": ("seat",),
    "card-and-follower": ("land", "seat"),
    "follower-drawn": ("seat",),
    "second-pass": (),
    "forest": ("land",),
    "settled": ("seat", "land"),
    "retained": ("seat",),
    "attached": ("seat", "land"),
    "unrest": ("land",),
    "claimed": ("seat", "land"),
    "displaced": ("land", "seat", "count"),
    "driven-out": ("land", "land"),
    "gangs-vanish": ("land", "count"),
    "card-to-homeland": ("seat", "land", "count"),
    "card-removed": ("land",),
    "disorder-joins": (),
    "anarchy": (),
    "anarchy-gang": ("land",),
    "rebellion": (),
    "rebellion-gang": ("land",),
    "problem-on-wheel": ("kind", "season"),
    "problems-lined-up": ("count",),
    "problem-on-card": ("land", "kind"),
    "patience-ends": ("land",),
    "problem-spared": ("land", "kind"),
    "blocked": ("seat", "tile"),
    "solved": ("seat", "kind", "season"),
    "honoured": ("seat", "field"),
    "forgotten": ("seat",),
    "skuld": ("season", "count"),
    "coregency-claimed": ("seat",),
    "coregency-failed": ("seat", "count"),
    "end-sundial": (),
    "end-peace": ("seat",),
    "end-coregent": ("seat",),
    "end-problems": ("seat",),
    "end-problems-lost": (),
    "end-gangs": ("seat",),
    "end-gangs-lost": (),
}

EVENT_RULES: dict[str, str] = {
    "set-up": "2.2",
    "homeland": "2.2.8",
    "season": "3",
    "placed": "3.1",
    "bag-filled": "3.1",
    "chose-keep": "3.3",
    "chose-swap": "3.3",
    "swapped": "3.3",
    "tile-drawn": "3.2",
    "no-action": "5.6",
    "event-drawn": "4",
    "impossible": "5",
    "year": "3.4",
    "event-tile-joins": "3.4",
    "reshuffled": "3.4",
    "hunger-joins": "3.4",
    "tiles-return": "3.4",
    "court-day": "3.4",
    "gangs-overflow": "3.4",
    "card-drawn": "4.1",
    "card-drawn-full": "4.1",
    "overflow-on-card": "3.4",
    "gang-on-card": "4.1",
    "transferred": "4.1",
    "spread": "4.1",
    "hunger": "4.2",
    "starved": "4.2",
    "hunger-gang": "4.2",
    "sent": "5.1a",
    "posted": "5.1b",
    "unfolded": "5.1c",
    "activated": "5.2a",
    "activated-tile": "5.2a",
    "developed": "5.2b",
    "equipped": "5.3",
    "called": "5.3",
    "marched": "5.4",
    "fought": "5.5",
    "trophy": "5.5",
    "appeased": "5.7",
    "peace-claimed": "5.8",
    "extra-tile": "5.8",
    "bag-open": "5.8",
    "peace-contested": "5.8",
    "peace-failed": "5.8",
    "laid": "8",
    "time-up": "8",
    "peace-alone": "8",
    "card-and-follower": "6.1.2",
    "follower-drawn": "6.1.2",
    "second-pass": "6.1.2",
    "forest": "6.1.2",
    "settled": "6.1.2",
    "retained": "6.1.2",
    "attached": "6.1.2",
    "unrest": "6.1.3",
    "claimed": "6.2.1",
    "displaced": "6.2.1",
    "driven-out": "6.2.1",
    "gangs-vanish": "6.2.1",
    "card-to-homeland": "6.2.1",
    "card-removed": "6.2.1",
    "disorder-joins": "7",
    "anarchy": "7.1",
    "anarchy-gang": "7.1",
    "rebellion": "7.2",
    "rebellion-gang": "7.2",
    "problem-on-wheel": "814.3.5",
    "problems-lined-up": "814.3.5",
    "problem-on-card": "814.3.5",
    "patience-ends": "814.3.5",
    "problem-spared": "814.4.2.4",
    "blocked": "814.4.2.1",
    "solved": "814.4.2.2",
    "honoured": "814.4.2.3",
    "forgotten": "814.4.2.3",
    "skuld": "814.4.1",
    "coregency-claimed": "814.4.3",
    "coregency-failed": "814.4.3",
    "end-sundial": "3.5",
    "end-peace": "5.8",
    "end-coregent": "814.5",
    "end-problems": "814.5",
    "end-problems-lost": "814.5",
    "end-gangs": "814.5",
    "end-gangs-lost": "814.5",
}


class CarolingiGame(Game[Carolingi]):
    """The game in all its variants for two to six Carolingians."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.name = "carolingi"
        self.rules_version = 1
        self.rules_since = 1
        self.event_domains = EVENTS
        self.event_rules = EVENT_RULES
        self.tallied = ()
        self.chance_domains = {
            "palace": "seat",
            "tile": "drawn",
            "card": "card",
            "follower": "seat",
            "problem": "kind",
        }
        self.fact_domains = {
            "land": "land", "from": "land", "to": "land", "seat": "seat", "ruler": "seat", "tile": "tile",
            "field": "field", "other": "tile", "season": "season", "region": "region",
        }  # fmt: skip

    def options(self) -> list[Option]:
        board = self.board
        return [
            Option("players", DEFAULT_PLAYERS, list(range(board.players_min, board.players_max + 1))),
            Option("variant", VARIANTS[BASE], [*VARIANTS]),
            Option("sundial", board.sundial_default, [*self.years(base=True), *self.years(base=False)]),
            Option("anarchy", False, [False, True]),
            Option("timer", 0, [0, *TIMERS]),
            Option("strict_favour", False, [False, True]),
        ]

    def years(self, base: bool) -> list[int]:
        """The annals of a side of the board."""
        board = self.board
        if base:
            return list(range(board.first_year, board.last_year + 1))
        return list(range(board.first_year_814, board.last_year_814 + 1))

    def read(self, given: Options) -> Options:
        """As for every game; the usual year means the fifth one on either side of the board."""
        options = super().read(given)
        if options["variant"] == VARIANTS[SCENARIO] and options["sundial"] == self.board.sundial_default:
            options["sundial"] = self.board.sundial_814
        return options

    def check(self, options: Options) -> None:
        base = options["variant"] != VARIANTS[SCENARIO]
        years = self.years(base)
        sundial = int(options["sundial"])
        if sundial not in years and (base or sundial != self.board.sundial_default):
            facts: Facts = {
                "year": sundial, "needs": f"variant={options['variant']}", "first": years[0], "last": years[-1],
            }  # fmt: skip
            raise BadInput("option-year", facts)
        if options["strict_favour"] and options["variant"] != VARIANTS[SCENARIO]:
            raise BadInput("option-needs", {"option": "strict_favour", "needs": "variant=scenario814"})

    def names_for(self, options: Options) -> Names:
        board = self.board
        players = int(options["players"])
        colours = board.colours[:players]
        lands = board.land_ids[: board.realm(players).lands]
        names = board.tile_names[:]
        if options["variant"] == VARIANTS[SCENARIO]:
            names[board.peace_tile] = "coregent"  # takes the place of peace
        tiles = [f"{colour}:{tile}" for colour in colours for tile in names]
        return Names(
            {
                "seat": colours,
                "land": lands,
                "region": board.region_ids,
                "tile": names,
                "field": FIELDS,
                "kind": KINDS,
                "season": SEASONS,
                "tile-of": tiles,
                "drawn": [*tiles, "event"],
                "card": lands + ["hunger"] * board.hunger_cards + ["anarchy", "rebellion"],
            }
        )

    def new(self, options: Options, chance: Chance, rules: int = LATEST) -> Carolingi:
        s = Carolingi(
            self.board, Terms(self.board, options), int(options["players"]), self.names_for(options), chance
        )
        s.rules = self.edition(rules)
        s.then(LayOutScattered() if s.terms.palaces else LayOut())
        return s

    def view(self, s: Carolingi, seat: int | None) -> CarolingiView:
        return view(s, seat)

    def sample(self, s: Carolingi, seat: int, chance: Chance) -> Carolingi:
        return sample(s, seat, chance)

    def score(self, s: Carolingi) -> list[dict[str, int]]:
        return [score_parts(s, seat) for seat in range(s.players)]

    def display_names(self, language: str) -> dict[str, dict[str, str]]:
        board = self.board
        return {
            "land": {str(row["id"]): str(row.get(language, row["id"])) for row in board.land_rows},
            "region": {str(row["id"]): str(row.get(language, row["id"])) for row in board.region_rows},
        }

    def read_position(self, options: Options, data: dict[str, object], chance: Chance) -> Carolingi:
        names = self.names_for(options)
        return read_position(
            self.board, Terms(self.board, options), int(options["players"]), names, data, chance
        )

    def describe(self, s: Carolingi) -> dict[str, object]:
        return describe(s)
