"""Carolus Magnus as the rest of the house knows it."""

from __future__ import annotations

from hoftag.games.carolus_magnus.board import Board
from hoftag.games.carolus_magnus.end import score_parts
from hoftag.games.carolus_magnus.position import Reader, describe
from hoftag.games.carolus_magnus.setup import LayOut
from hoftag.games.carolus_magnus.shown import CarolusMagnusView
from hoftag.games.carolus_magnus.state import CarolusMagnus
from hoftag.games.carolus_magnus.view import view
from hoftag.kernel.chance import Chance
from hoftag.kernel.errors import BadInput
from hoftag.kernel.game import Game, Option, Options
from hoftag.kernel.names import Names
from hoftag.kernel.state import LATEST
from hoftag.kernel.tables import section

EVENTS: dict[str, tuple[str, ...]] = {
    "set-up": ("count", "province"),
    "first-chooser": ("seat",),
    "round": ("round",),
    "disc": ("seat", "count"),
    "turn": ("seat",),
    "court": ("seat", "colour"),
    "control": ("seat", "colour"),
    "control-from": ("seat", "colour", "seat"),
    "sent": ("seat", "colour", "province"),
    "moved": ("seat", "count", "province"),
    "no-majority": ("province",),
    "stays": ("side", "province"),
    "built": ("side", "province"),
    "exchanged": ("side", "province", "count", "side"),
    "merged": ("side", "province", "province"),
    "crown": ("seat", "colour"),
    "reserve": ("seat", "colour"),
    "returned": ("colour", "count"),
    "thrown-again": ("seat", "colour"),
    "nothing-left": ("seat",),
    "end-castles": (),
    "end-regions": (),
    "end-stall": (),
}

EVENT_RULES: dict[str, str] = {
    "set-up": "set-up",
    "first-chooser": "set-up",
    "round": "preparation",
    "disc": "preparation",
    "turn": "action",
    "court": "knights",
    "control": "knights",
    "control-from": "knights",
    "sent": "knights",
    "moved": "emperor",
    "no-majority": "castles",
    "stays": "castles",
    "built": "castles",
    "exchanged": "castles",
    "merged": "regions",
    "crown": "reserve",
    "reserve": "reserve",
    "returned": "reserve",
    "thrown-again": "reserve",
    "nothing-left": "reserve",
    "end-castles": "end",
    "end-regions": "end",
    "end-stall": "end",
}


class CarolusMagnusGame(Game[CarolusMagnus]):
    """For two, for three, and for four as two teams."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.name = "carolus_magnus"
        self.rules_version = 1
        self.rules_since = 1
        self.event_domains = EVENTS
        self.event_rules = EVENT_RULES
        self.tallied = ()
        self.chance_domains = {"knight": "colour", "emperor": "province", "seat": "seat", "die": "face"}
        self.fact_domains = {
            "colour": "colour", "province": "province", "seat": "seat", "side": "side", "owner": "side",
        }  # fmt: skip

    def options(self) -> list[Option]:
        board = self.board
        return [
            Option("players", 2, list(range(board.players_min, board.players_max + 1))),
            Option("teams", "auto", ["auto", "true", "false"]),
            Option("seating", "alternate", ["alternate", "together"]),
            Option("first_round", "clockwise", ["clockwise", "lot"]),
            Option("full_circle", True, [True, False]),
            Option("tie_break", "markers", ["markers", "shared"]),
            Option("stall_rounds", board.stall_rounds, list(range(101))),
            Option("team_talk", False, [False, True]),
        ]

    def check(self, options: Options) -> None:
        teams = int(options["players"]) == 4
        wanted = options["teams"]
        if (wanted == "true" and not teams) or (wanted == "false" and teams):
            raise BadInput("option-teams", {"players": int(options["players"]), "teams": str(wanted)})

    def names_for(self, options: Options) -> Names:
        board = self.board
        party = board.party(int(options["players"]))
        seats: list[str] = []
        for side in self.side_of(options):
            name = party.sides[side]
            seats.append(name if name not in seats else name + "2")
        return Names(
            {
                "seat": seats,
                "side": party.sides,
                "colour": board.colours,
                "face": [*board.colours, "crown"],
                "province": board.province_ids,
            }
        )

    def side_of(self, options: Options) -> list[int]:
        """The side of each seat; partners sit across from each other unless they want to sit together."""
        sides = self.board.party(int(options["players"])).side_of
        return sorted(sides) if options["seating"] == "together" else sides

    def empty(self, options: Options, chance: Chance) -> CarolusMagnus:
        """A state with all pieces in the box and all options set."""
        s = CarolusMagnus(self.board, int(options["players"]), self.names_for(options), chance)
        s.lay_out_empty(self.side_of(options))
        s.full_circle = options["full_circle"] is True
        s.stall_rounds = int(options["stall_rounds"])
        s.markers_break_ties = options["tie_break"] == "markers"
        return s

    def new(self, options: Options, chance: Chance, rules: int = LATEST) -> CarolusMagnus:
        s = self.empty(options, chance)
        s.rules = self.edition(rules)
        s.then(LayOut(options["first_round"] == "lot"))
        return s

    def view(self, s: CarolusMagnus, seat: int | None) -> CarolusMagnusView:
        return view(s, seat)

    def sample(self, s: CarolusMagnus, seat: int, chance: Chance) -> CarolusMagnus:
        twin = s.clone()
        twin.chance = chance
        return twin

    def score(self, s: CarolusMagnus) -> list[dict[str, int]]:
        return [score_parts(s, seat) for seat in range(s.players)]

    def display_names(self, language: str) -> dict[str, dict[str, str]]:
        board = self.board
        domains = {
            "province": (board.province_ids, board.province_rows),
            "colour": (board.colours, board.colour_rows),
            "side": (board.side_ids, board.side_rows),
        }
        out: dict[str, dict[str, str]] = {}
        for domain, (ids, rows) in domains.items():
            shown: dict[str, str] = {}
            for name, row in zip(ids, rows, strict=True):
                shown[name] = str(section(row, "name").get(language, name))
            out[domain] = shown
        return out

    def read_position(self, options: Options, data: dict[str, object], chance: Chance) -> CarolusMagnus:
        s = self.empty(options, chance)
        reader = Reader(s, data)
        reader.read()
        wrong = s.invariants()
        if wrong:
            raise wrong[0]
        reader.read_moment()
        return s

    def describe(self, s: CarolusMagnus) -> dict[str, object]:
        return describe(s)
