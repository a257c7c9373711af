"""Wallenstein as the rest of the house knows it."""

from __future__ import annotations

from hoftag.games.wallenstein.board import DEFAULT_PLAYERS, Board
from hoftag.games.wallenstein.ids import (
    ACTIONS,
    ADVANTAGES,
    BONUSES,
    BUILDINGS,
    FIELDS,
    PLAIN_FIELDS,
    REASONS,
    ROW,
    SEASONS,
    TOWERS,
)
from hoftag.games.wallenstein.position import Reader, describe
from hoftag.games.wallenstein.sample import sample
from hoftag.games.wallenstein.scoring import count_buildings, score_parts
from hoftag.games.wallenstein.setup import LayOut
from hoftag.games.wallenstein.shown import WallensteinView
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.games.wallenstein.view import view
from hoftag.kernel.chance import Chance
from hoftag.kernel.game import Game, Option, Options
from hoftag.kernel.names import Names
from hoftag.kernel.state import LATEST

EVENTS: dict[str, tuple[str, ...]] = {
    "set-up": ("count", "money"),
    "begins": ("seat",),
    "card-open": ("land",),
    "card-taken": ("seat", "land"),
    "card-blind": ("seat", "land"),
    "exchanged": ("seat", "land", "land"),
    "starts": ("seat", "land", "count"),
    "filled": ("cube", "count"),
    "courtiers": ("seat", "count"),
    "event-open": ("event",),
    "season": ("year", "season"),
    "action-open": ("action",),
    "advantage-open": ("count", "advantage"),
    "favour-open": ("favour", "count"),
    "laid": ("seat", "field", "card"),
    "cleared": ("seat", "field"),
    "plan-made": ("seat",),
    "planned": (),
    "event": ("event",),
    "bid": ("seat", "card"),
    "no-bid": ("seat",),
    "place": ("seat", "count", "advantage"),
    "order": ("count", "seat"),
    "banner": ("seat", "count"),
    "gift-money": ("seat", "money"),
    "gift-grain": ("seat", "count"),
    "gift-points": ("seat", "count"),
    "gift-armies": ("seat", "count"),
    "courtiers-sent": ("seat", "card", "count"),
    "court-skipped": ("seat", "field"),
    "court-lapsed": ("seat", "field", "card"),
    "audience": ("seat", "count"),
    "favour-taken": ("seat", "favour", "count"),
    "favour-declined": ("seat",),
    "favour-void": ("seat", "favour"),
    "event-cancelled": ("seat", "event"),
    "ward": ("seat",),
    "immune": ("seat", "favour"),
    "occupied": ("seat", "land", "count"),
    "action": ("count", "action"),
    "skips": ("seat", "action"),
    "turn": ("seat", "action", "land"),
    "lapsed": ("seat", "action", "land", "reason"),
    "built": ("seat", "building", "land"),
    "calmed": ("land", "count"),
    "grain": ("seat", "land", "count"),
    "tax": ("seat", "land", "money"),
    "unrest": ("land", "count"),
    "warded": ("seat", "land"),
    "recruited": ("seat", "land", "count"),
    "moved": ("seat", "land", "land", "count"),
    "attack": ("seat", "land", "land", "count"),
    "aided": ("seat",),
    "thrown": ("cube", "count", "count"),
    "tray": ("cube", "count"),
    "conquered": ("seat", "land", "count", "count"),
    "repelled": ("seat", "land", "count", "count"),
    "defended": ("seat", "land", "count", "count"),
    "drawn": ("land", "count", "count"),
    "card-lost": ("seat", "field", "land"),
    "revolt": ("seat", "land", "count"),
    "suppressed": ("seat", "land", "count", "count"),
    "land-lost": ("seat", "land", "count", "count"),
    "winter": ("event", "count"),
    "grain-lost": ("seat", "count", "count"),
    "supplied": ("seat",),
    "unsupplied": ("seat", "count"),
    "scored": ("seat", "count", "count"),
    "majority": ("seat", "building", "region", "count"),
    "points": ("seat", "count"),
    "year": ("year",),
    "end-years": (),
}

EVENT_RULES: dict[str, str] = {
    "set-up": "set-up",
    "begins": "start-lands",
    "card-open": "start-lands",
    "card-taken": "start-lands",
    "card-blind": "start-lands",
    "exchanged": "start-lands",
    "starts": "start-lands",
    "filled": "tower",
    "courtiers": "court",
    "event-open": "event",
    "season": "seasons",
    "action-open": "action-cards",
    "advantage-open": "advantages",
    "favour-open": "court",
    "laid": "planning",
    "cleared": "planning",
    "plan-made": "planning",
    "planned": "planning",
    "event": "event",
    "bid": "bid",
    "no-bid": "bid",
    "place": "order",
    "order": "order",
    "banner": "landsknechte",
    "gift-money": "favours",
    "gift-grain": "favours",
    "gift-points": "favours",
    "gift-armies": "favours",
    "courtiers-sent": "court",
    "court-skipped": "court",
    "court-lapsed": "court",
    "audience": "court",
    "favour-taken": "court",
    "favour-declined": "court",
    "favour-void": "favours",
    "event-cancelled": "favours",
    "ward": "favours",
    "immune": "favours",
    "occupied": "favours",
    "action": "actions",
    "skips": "actions",
    "turn": "actions",
    "lapsed": "actions",
    "built": "building",
    "calmed": "event",
    "grain": "income",
    "tax": "income",
    "unrest": "income",
    "warded": "favours",
    "recruited": "armies",
    "moved": "march",
    "attack": "march",
    "aided": "battle",
    "thrown": "tower",
    "tray": "tower",
    "conquered": "battle",
    "repelled": "battle",
    "defended": "battle",
    "drawn": "battle",
    "card-lost": "actions",
    "revolt": "revolt",
    "suppressed": "revolt",
    "land-lost": "revolt",
    "winter": "winter",
    "grain-lost": "winter",
    "supplied": "winter",
    "unsupplied": "winter",
    "scored": "scoring",
    "majority": "scoring",
    "points": "scoring",
    "year": "year-end",
    "end-years": "end",
}


class WallensteinGame(Game[Wallenstein]):
    """For three to five leaders, with or without the Emperor's court and the Landsknechte."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.name = "wallenstein"
        self.rules_version = 1
        self.rules_since = 1
        self.event_domains = EVENTS
        self.event_rules = EVENT_RULES
        self.tallied = ("attack", "conquered", "drawn", "revolt", "land-lost", "built")
        self.chance_domains = {
            "first": "seat", "card": "land", "event-card": "event", "action": "action",
            "advantage": "advantage", "event": "event", "leader": "seat", "revolt": "land", "favour": "favour",
        }  # fmt: skip
        for cube in [*board.colours, "farmer"]:
            self.chance_domains[f"fall-{cube}"] = "count"
            self.chance_domains[f"upper-{cube}"] = "count"
        self.fact_domains = {
            "land": "land", "from": "land", "to": "land", "seat": "seat", "field": "field", "card": "card",
            "advantage": "advantage", "event": "event", "region": "region", "building": "building",
            "favour": "favour", "bonus": "bonus", "action": "action",
        }  # fmt: skip

    def options(self) -> list[Option]:
        board = self.board
        return [
            Option("players", DEFAULT_PLAYERS, list(range(board.players_min, board.players_max + 1))),
            Option("setup", "given", ["given", "free"]),
            Option("court", False, [False, True]),
            Option("landsknechte", False, [False, True]),
            Option("tower", TOWERS[0], [*TOWERS]),
        ]

    def names_for(self, options: Options) -> Names:
        board = self.board
        players = int(options["players"])
        colours = board.colours[:players]
        coins = [f"coin_{coin}" for coin in board.coins]
        court = options["court"] is True
        return Names(
            {
                "seat": colours,
                "land": board.land_ids,
                "region": board.region_ids,
                "action": ACTIONS,
                "field": FIELDS if court else FIELDS[:PLAIN_FIELDS],
                "card": [*board.land_ids, *coins, *(["tower"] if court else [])],
                "building": BUILDINGS,
                "advantage": ADVANTAGES,
                "event": board.event_ids,
                "season": SEASONS,
                "cube": [*colours, "farmer"],
                "reason": REASONS,
                "favour": board.favour_ids,
                "bonus": BONUSES,
            }
        )

    def empty(self, options: Options, chance: Chance) -> Wallenstein:
        """A state with all pieces in the box and all options set."""
        s = Wallenstein(self.board, int(options["players"]), self.names_for(options), chance)
        s.free_setup = options["setup"] == "free"
        s.court = options["court"] is True
        s.landsknechte = options["landsknechte"] is True
        s.fields = ROW if s.court else PLAIN_FIELDS
        s.tower = TOWERS.index(str(options["tower"]))
        s.lay_out_empty()
        return s

    def new(self, options: Options, chance: Chance, rules: int = LATEST) -> Wallenstein:
        s = self.empty(options, chance)
        s.rules = self.edition(rules)
        s.then(LayOut())
        return s

    def view(self, s: Wallenstein, seat: int | None) -> WallensteinView:
        return view(s, seat)

    def sample(self, s: Wallenstein, seat: int, chance: Chance) -> Wallenstein:
        return sample(s, seat, chance)

    def score(self, s: Wallenstein) -> list[dict[str, int]]:
        counts = count_buildings(s)
        return [score_parts(s, counts, seat) for seat in range(s.players)]

    def display_names(self, language: str) -> dict[str, dict[str, str]]:
        board = self.board
        return {
            "land": {str(row["id"]): str(row["name"]) for row in board.land_rows},
            "region": {str(row["id"]): str(row["name"]) for row in board.region_rows},
        }

    def read_position(self, options: Options, data: dict[str, object], chance: Chance) -> Wallenstein:
        s = self.empty(options, chance)
        reader = Reader(s, data)
        reader.read()
        wrong = s.invariants()
        if wrong:
            raise wrong[0]
        reader.read_moment()
        return s

    def describe(self, s: Wallenstein) -> dict[str, object]:
        return describe(s)
