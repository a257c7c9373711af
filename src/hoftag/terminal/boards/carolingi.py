"""The board of Carolingi as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hoftag.games.carolingi.board import Board
from hoftag.kernel.explain import Explanation
from hoftag.kernel.game import Game
from hoftag.locale.speaker import Speaker
from hoftag.terminal.blocks import side_by_side, wrapped
from hoftag.terminal.boards.carolingi_box import box_figures
from hoftag.terminal.boards.carolingi_variants import (
    blocked_tiles,
    disorder_lines,
    scenario_lines,
    set_up_lines,
)
from hoftag.terminal.colours import marks, style_of

Json = dict[str, Any]

PALACE = "⌂"
FOREST = "♣"
DEVELOPMENT = "●"
GANG = "#"
RULES = "*"
DOT = " · "
DONE = "✓"
STRIP_WIDTH = 38  # two regions side by side in 80 columns


class CarolingiBoard:
    """Draws views of Carolingi."""

    headings = frozenset(
        {"season", "end-sundial", "end-peace", "end-coregent", "end-problems", "end-problems-lost"}
        | {"end-gangs", "end-gangs-lost"}
    )
    running: frozenset[str] = frozenset()
    secrets = True
    folding: frozenset[str] = frozenset()

    def __init__(self, game: Game[Any], speaker: Speaker) -> None:
        self.speaker = speaker
        self.texts = speaker.texts
        self.board: Board = game.board  # type: ignore[attr-defined]  # every game on a board has one
        names = [speaker.name("seat", colour) for colour in self.board.colours]
        self.marks = dict(zip(self.board.colours, marks(names), strict=True))

    def draw(self, view: Json, width: int) -> list[RenderableType]:
        position: Json = view["position"]
        seats: list[str] = view["seats"]
        blocks = [self.region(position, strip, seats) for strip in position["strips"]]
        out: list[RenderableType] = ["", self.annals(view), ""]
        out += side_by_side(blocks, width)
        out += ["", *wrapped(self.legend(seats), width, 2), "", self.courts(view)]
        # while the realm is laid out nobody has used a tile yet
        lines = set_up_lines(self, position) or [*self.tiles(position), *self.own(position)]
        for line in [*lines, *self.common(position)]:
            out += wrapped(line, width, 4)
        return out

    def moment(self, view: Json) -> str:
        position = view["position"]
        return self.texts("table-when", season=self.season(position["season"]), year=str(position["year"]))

    def hints(self, view: Json) -> dict[str, str]:
        return {}

    def why(self, view: Json, name: str) -> list[Explanation]:
        lands = view["position"]["lands"]
        return next((land["why"] for land in lands if self.speaker.means("land", land["land"], name)), [])

    def size(self) -> str:
        board = self.board
        return self.texts("cli-board-lands", lands=len(board.land_ids), regions=len(board.region_ids))

    def figures(self, width: int) -> list[RenderableType]:
        return box_figures(self.board, self.speaker, width)

    # ---- annals, lands and cards

    def annals(self, view: Json) -> Text:
        """Season and year, then the years up to the sundial."""
        position = view["position"]
        line = Text.assemble((self.moment(view), "bold"))
        line.append(f"   {self.label(self.texts('table-annals'))}", style="dim")
        first = self.board.first_year if position["scenario"] is None else self.board.first_year_814
        for year in range(first, position["sundial"] + 1):
            now = year == position["year"]
            line.append(f" [{year}]" if now else f" {year}", style="bold" if now else "dim")
        return line.append(f" ({self.texts('table-sundial-mark')})", style="dim")

    def region(self, position: Json, strip: Json, seats: list[str]) -> list[Text]:
        """A region: its lands, then the cards in its strip."""
        block = [Text(self.speaker.name("region", strip["region"]), style="bold underline")]
        lands = [land for land in position["lands"] if land["region"] == strip["region"]]
        names = [self.speaker.name("land", land["land"]) for land in lands]
        longest = max(map(len, names))
        for land, name in zip(lands, names, strict=True):
            line = Text(f" {name:{longest}} ")
            line.append_text(self.ground(land, seats))
            block.append(line.append_text(self.pieces(land, seats, land["ruler"])))
        return block + wrapped(self.strip(strip, seats), max(STRIP_WIDTH, longest + 8), 3)

    def ground(self, land: Json, seats: list[str]) -> Text:
        """Palace with its owner, forest or development, always as wide."""
        if land["palace"] is not None:
            colour = seats[land["palace"]]
            return Text(f"{PALACE}{self.marks[colour]} ", style=style_of(colour))
        if land["forest"]:
            return Text(f"{FOREST}   ", style="green")
        return Text(f"{DEVELOPMENT * int(land['development']):3} ")

    def pieces(self, row: Json, seats: list[str], ruler: int | None) -> Text:
        """Followers by colour, then gangs: `Ro2* Bl1 #1`."""
        parts: list[Text] = []
        for seat, count in enumerate(row["followers"]):
            if count:
                star = RULES if seat == ruler else ""
                parts.append(Text(f"{self.marks[seats[seat]]}{count}{star}", style=style_of(seats[seat])))
        if row["gangs"]:
            parts.append(Text(f"{GANG}{row['gangs']}", style="bright_black bold"))
        return Text(" ").join(parts)

    def strip(self, strip: Json, seats: list[str]) -> Text:
        """The cards of a region with what lies on them."""
        cards = [slot for slot in strip["slots"] if slot is not None]
        parts: list[Text] = []
        for card in cards:
            part = Text(self.speaker.name("land", card["card"]).replace(" ", "\u00a0"))
            on_it = self.pieces(card, seats, None)
            if card["problem"] is not None:
                part.append(f"\u00a0({self.tile_list([card['problem']])})", style="red")
            parts.append(part.append("\u00a0").append_text(on_it) if on_it else part)
        free = len(strip["slots"]) - len(cards)
        if free:
            parts.append(Text(self.texts("table-slots-free", free=free).replace(" ", "\u00a0"), style="dim"))
        return Text.assemble((f" {self.label(self.texts('table-strip'))} ", "dim"), Text(", ").join(parts))

    def legend(self, seats: list[str]) -> Text:
        """What the marks mean."""
        first = seats[0]
        mark = self.texts(
            "table-legend-followers", mark=self.marks[first], seat=self.speaker.name("seat", first)
        )
        pairs = [(PALACE, "palace"), (FOREST, "forest"), (DEVELOPMENT, "development"), (GANG, "gang")]
        parts = [f"{sign} {self.texts(f'table-legend-{key}')}" for sign, key in pairs]
        parts += [mark, f"{RULES} {self.texts('table-legend-ruler')}"]
        return Text(DOT.join(part.replace(" ", "\u00a0") for part in parts), style="dim")

    # ---- what lies before the seats

    def courts(self, view: Json) -> Table:
        """Followers at the courts, and how far everybody is with the victory conditions."""
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
        table.add_column("")
        palaces = view["position"]["palaces"]
        keys = ["missi", "leudes", "nobiles", "lands", "development", "followers", "trophies", "regions"]
        for key in [*keys, *(["palace"] if palaces else []), "points"]:
            table.add_column(self.texts(f"table-column-{key}"), justify="right")
        for seat, row in enumerate(view["position"]["seats"]):
            name = Text(
                f"{self.marks[row['seat']]} {self.speaker.name('seat', row['seat'])}",
                style=style_of(row["seat"]),
            )
            if seat == view["seat"]:
                name.append(f" ({self.texts('table-you')})")
            score = row["score"]
            table.add_row(
                name,
                *(str(row[key]) for key in ("missi", "leudes", "nobiles")),
                goal(score["lands-ruled"], self.board.expansion, score["expansion"]),
                goal(score["development-ruled"], self.board.development_goal, score["development"]),
                goal(score["followers-on-lands"], self.board.followers_goal, score["following"]),
                goal(row["trophies"], self.board.trophies_goal, score["glory"]),
                goal(score["regions"], None, score["regions"]),
                *([goal(score["palace"], None, score["palace"])] if palaces else []),
                Text(str(score["points"]), style="bold"),
            )
        return table

    def tiles(self, position: Json) -> list[Text]:
        """For each seat how many tiles are where, and which lie open on the seasons."""
        out: list[Text] = []
        for row in position["seats"]:
            parts = [self.texts("table-tiles-count", rack=row["rack"], inactive=row["inactive"])]
            if row["placed"]:
                parts.append(self.texts("table-tiles-down", count=row["placed"]))
            if row["bag"]:
                parts.append(self.texts("table-tiles-bag", count=row["bag"]))
            if row["swapped"]:
                parts.append(self.texts("table-tiles-swapped"))
            for season, tiles in zip(self.speaker.names.domains["season"], row["seasons"], strict=True):
                if tiles:
                    shown = self.tile_list(tiles, row["turned"], "table-tile-turned")
                    parts.append(f"{self.label(self.season(season))} {shown}")
            on_board = {tile for tiles in row["seasons"] for tile in tiles}
            hidden = [tile for tile in row["known"] if tile not in on_board]
            if hidden:
                parts.append(self.texts("table-tiles-known", tiles=self.tile_list(hidden)))
            mark = f"{self.marks[row['seat']]} "
            out.append(Text.assemble((mark, style_of(row["seat"])), DOT.join(parts)))
        return out

    def own(self, position: Json) -> list[Text]:
        """The tiles that only their owner knows."""
        own = position.get("own")
        if own is None:
            return []
        fresh = [tile for tile in own["rack"] if tile in own["fresh"]]
        rows = [
            ("rack", [tile for tile in own["rack"] if tile not in fresh]),
            ("fresh", fresh),
            ("inactive", own["inactive"]),
            ("placed", own["placed"]),
            ("bag", own["bag"]),
            ("swapped", [own["swapped"]] if own["swapped"] else []),
        ]
        out: list[Text] = []
        for key, tiles in rows:
            if tiles:
                blocked = blocked_tiles(self, position, tiles) if key in ("rack", "placed", "bag") else []
                shown = self.tile_list(tiles, blocked, "table-tile-blocked")
                out.append(self.labelled(f"table-own-{key}", shown))
        if own["chosen_swap"]:
            given, taken = (self.speaker.name("tile", tile) for tile in own["chosen_swap"])
            out.append(
                self.labelled(
                    "table-own-swap-chosen", self.texts("table-swap-arrow", given=given, taken=taken)
                )
            )
        return out

    def tile_list(self, tiles: list[str], special: Sequence[str] = (), key: str = "") -> str:
        """Tiles by name; those that are alike are counted. `key` words what is special about some."""
        names: list[str] = []
        for tile in tiles:
            name = self.speaker.name("tile", tile)
            names.append((self.texts(key, tile=name) if tile in special else name).replace(" ", "\u00a0"))
        return ", ".join(
            f"{names.count(name)}× {name}" if names.count(name) > 1 else name for name in dict.fromkeys(names)
        )

    # ---- what belongs to all

    def common(self, position: Json) -> list[Text]:
        """Bag, cards and supply."""
        bag = position["bag"]
        out: list[Text] = []
        if bag["tiles"] or bag["events"]:
            out.append(Text(self.texts("table-bag", tiles=bag["tiles"], events=bag["events"])))
        if bag.get("open"):
            shown = ", ".join(self.speaker.name("tile-of", tile) for tile in bag["open"])
            out.append(Text(self.texts("table-bag-open", tiles=shown)))
        for key in ("archivium", "discard"):
            if position[key]:
                cards = ", ".join(self.card(card) for card in position[key])
                out.append(self.labelled(f"table-{key}", cards, count=len(position[key])))
        rest = [self.texts("table-event-tiles", **position["event_tiles"])]
        if position["hunger_aside"]:
            rest.append(self.texts("table-hunger-aside", count=position["hunger_aside"]))
        if position["disorder_aside"]:
            rest.append(self.texts("table-disorder-aside", count=position["disorder_aside"]))
        if position["gangs_waiting"]:
            rest.append(self.texts("table-gangs-waiting", count=position["gangs_waiting"]))
        development = position["development_supply"]
        if position["scenario"] is None:
            rest.append(self.texts("table-supply", gangs=position["gang_supply"], development=development))
        else:
            rest.append(self.texts("table-supply-814", development=development))
        special = [*disorder_lines(self, position), *scenario_lines(self, position)]
        return [*out, Text(DOT.join(rest), style="dim"), *special]

    def card(self, card: str) -> str:
        name = (
            self.speaker.name("land", card)
            if card in self.board.land_ids
            else self.speaker.name("card", card)
        )
        return name.replace(" ", "\u00a0")

    def label(self, text: str) -> str:
        """What stands before a list."""
        return self.texts("table-label", label=text)

    def labelled(self, key: str, words: str, **args: int | str) -> Text:
        return Text.assemble((f"{self.label(self.texts(key, **args))} ", "dim"), words)

    def season(self, season: str) -> str:
        """A season at the beginning of a line."""
        name = self.speaker.name("season", season)
        return name[:1].upper() + name[1:]


def goal(has: int, needs: int | None, reached: int) -> Text:
    """A figure beside what it must reach, with a mark when the condition is fulfilled."""
    text = str(has) if needs is None else f"{has}/{needs}"
    return Text(f"{text}{DONE}" if reached else text, style="bold green" if reached else "")
