"""The board of Carolus Magnus as text."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hoftag.games.carolus_magnus.board import Board
from hoftag.kernel.explain import Explanation
from hoftag.kernel.game import Game
from hoftag.locale.speaker import Speaker
from hoftag.terminal.blocks import wrapped
from hoftag.terminal.boards.carolus_magnus_box import box_figures
from hoftag.terminal.colours import marks, style_of

Json = dict[str, Any]

EMPEROR = "♔"
HOLDS = "*"
NONE = "·"
DASH = "–"
DOT = " · "


class CarolusMagnusBoard:
    """Draws views of Carolus Magnus: the ring clockwise from Charlemagne, then what lies before the players."""

    headings = frozenset({"round", "end-castles", "end-regions", "end-stall"})
    running = frozenset({"court", "reserve"})
    secrets = False
    folding = frozenset({"send"})

    def __init__(self, game: Game[Any], speaker: Speaker) -> None:
        self.speaker = speaker
        self.texts = speaker.texts
        self.board: Board = game.board  # type: ignore[attr-defined]  # every game on a board has one
        ids = [*self.board.colours, *self.board.side_ids]
        names = [speaker.name("colour", colour) for colour in self.board.colours]
        names += [speaker.name("side", side) for side in self.board.side_ids]
        self.marks = dict(zip(ids, marks(names), strict=True))

    def draw(self, view: Json, width: int) -> list[RenderableType]:
        position: Json = view["position"]
        out: list[RenderableType] = ["", *wrapped(self.heading(view), width, 4), "", self.ring(view)]
        out += ["", *wrapped(self.sides(position), width, 4), "", self.courts(view)]
        out += ["", self.discs(position), "", *wrapped(self.legend(), width, 2)]
        return out

    def moment(self, view: Json) -> str:
        return self.texts("table-round", round=view["position"]["round"])

    def hints(self, view: Json) -> dict[str, str]:
        """Where Charlemagne would stop, and what would happen there."""
        places = view["position"]["places"]
        steps = range(1, len(self.board.discs) + 1)
        return {f"move {step}": self.stop(places, step % len(places)) for step in steps}

    def why(self, view: Json, name: str) -> list[Explanation]:
        for place in view["position"]["places"]:
            if any(self.speaker.means("province", province, name) for province in place["provinces"]):
                return list(place["why"])
        return []

    def size(self) -> str:
        board = self.board
        return self.texts(
            "cli-board-provinces", provinces=len(board.province_ids), colours=len(board.colours)
        )

    def figures(self, width: int) -> list[RenderableType]:
        return box_figures(self.board, self.speaker, width)

    # ---- the ring

    def heading(self, view: Json) -> Text:
        """The round, whose turn comes when, and how many places are left."""
        position = view["position"]
        line = Text.assemble((self.moment(view), "bold"))
        order = ", ".join(self.seat_name(position["seats"][seat]["seat"]) for seat in position["order"])
        parts = [
            self.texts("table-order", seats=order),
            self.texts("table-places", places=len(position["places"]), needed=self.board.places_needed),
        ]
        if position["quiet_rounds"] and position["stall_rounds"]:
            quiet, limit = position["quiet_rounds"], position["stall_rounds"]
            parts.append(self.texts("table-quiet", rounds=quiet, limit=limit))
        return line.append("".join(DOT + part for part in parts))

    def ring(self, view: Json) -> Table:
        """Every place with all that stands there, and what would happen if Charlemagne stopped there now."""
        position = view["position"]
        sides: list[str] = [row["side"] for row in position["sides"]]
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column(self.texts("table-column-steps"), justify="right", no_wrap=True)
        table.add_column(self.texts("table-column-place"))
        table.add_column(self.texts("table-column-knights"))
        table.add_column(self.texts("table-column-castles"), no_wrap=True)
        for side in sides:
            table.add_column(Text(self.marks[side], style=style_of(side)), justify="right", no_wrap=True)
        table.add_column(self.texts("table-column-stop"), no_wrap=True)
        for steps, place in enumerate(position["places"]):
            table.add_row(
                self.distance(view, steps),
                ", ".join(self.province(name) for name in place["provinces"]),
                self.knights(place["knights"]),
                self.castles(place),
                *(str(place["strengths"][side]) for side in sides),
                self.verdict(place),
            )
        return table

    def distance(self, view: Json, steps: int) -> Text:
        """How far a place is; Charlemagne's own is a full circle away, if a disc reaches that far."""
        if steps:
            return Text(str(steps))
        circle = len(view["position"]["places"])
        may = view.get("settings", {}).get("full_circle", True) and circle <= len(self.board.discs)
        return Text(f"{EMPEROR} {circle}" if may else EMPEROR, style="bold")

    def knights(self, counts: dict[str, int]) -> Text:
        """Knights by colour: `Re2 Bl1`."""
        parts = [
            Text(f"{self.marks[colour]}{count}", style=style_of(colour))
            for colour, count in counts.items()
            if count
        ]
        return Text(" ").join(parts)

    def castles(self, place: Json) -> Text:
        """How many castles stand in a place, and whose."""
        if place["owner"] is None:
            return Text(DASH, style="dim")
        return Text(f"{place['castles']} {self.marks[place['owner']]}", style=style_of(place["owner"]))

    def verdict(self, place: Json) -> Text:
        """What would happen in a place now, with the mark of the side."""
        side = place["majority"]
        if side is None:
            return Text(self.texts("table-would-nothing"), style="dim")
        return Text(self.texts(f"table-would-{result(place)}", side=self.marks[side]), style=style_of(side))

    def stop(self, places: list[Json], steps: int) -> str:
        """A place as a stop of Charlemagne: its name, what happens, and which neighbours would join."""
        place = places[steps]
        name = ", ".join(self.province(province) for province in place["provinces"])
        side = place["majority"]
        if side is None:
            return self.texts("table-stop", place=name, result=self.texts("table-would-nothing"))
        what = self.texts(f"table-would-{result(place)}", side=self.speaker.name("side", side))
        if side != place["owner"]:
            around = [places[steps - 1], places[(steps + 1) % len(places)]]
            joined = [other for other in around if other["owner"] == side]
            if joined:
                names = ", ".join(self.province(name) for other in joined for name in other["provinces"])
                what = self.texts("table-would-join", result=what, places=names)
        return self.texts("table-stop", place=name, result=what)

    def sides(self, position: Json) -> Text:
        """Castles on the board and in stock, side by side."""
        line = Text.assemble((f"{self.label('table-castles')} ", "dim"))
        parts: list[Text] = []
        for row in position["sides"]:
            name = f"{self.marks[row['side']]} {self.speaker.name('side', row['side'])}"
            figures = self.texts(
                "table-castles-of", built=row["castles"], goal=position["goal"], stock=row["stock"]
            )
            parts.append(Text.assemble((name, style_of(row["side"])), f" {figures}"))
        return line.append_text(Text(DOT).join(parts))

    # ---- what lies before the players

    def courts(self, view: Json) -> Table:
        """Courts with the own number, the best rival and the holder of each colour; reserves; the supply."""
        position = view["position"]
        seats: list[Json] = position["seats"]
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column("")
        table.add_column("")
        for colour in self.board.colours:
            shown = f"{self.marks[colour]} {self.speaker.name('colour', colour)}"
            table.add_column(Text(shown, style=style_of(colour)), justify="right", no_wrap=True)
        table.add_column(self.texts("table-column-markers"), justify="right", no_wrap=True)
        for seat, row in enumerate(seats):
            name = Text.assemble((self.seat_name(row["seat"]), style_of(row["seat"])))
            if seat == view["seat"]:
                name.append(f" ({self.texts('table-you')})")
            held = list(position["holders"].values()).count(seat)
            lead = [self.court(position, seat, colour) for colour in self.board.colours]
            table.add_row(name, self.texts("table-court"), *lead, str(held))
            kept = [str(row["reserve"][colour] or NONE) for colour in self.board.colours]
            table.add_row("", self.texts("table-reserve"), *kept)
        left = [str(position["supply"][colour]) for colour in self.board.colours]
        table.add_row(self.texts("table-middle"), "", *left, style="dim")
        return table

    def court(self, position: Json, seat: int, colour: str) -> Text:
        """`*7:6`: knights at the own court and most at another one, with a mark for who controls the colour."""
        counts = [row["court"][colour] for row in position["seats"]]
        own = counts.pop(seat)
        holds = position["holders"][colour] == seat
        if not own and not max(counts):
            return Text(NONE)
        return Text(f"{HOLDS if holds else ''}{own}:{max(counts)}", style="bold" if holds else "")

    def discs(self, position: Json) -> Table:
        """The disc that each player has laid in this round, those used before, and those still to come."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column("")
        for key in ("disc", "used", "free"):
            table.add_column(self.texts(f"table-column-{key}"), no_wrap=True)
        for row in position["seats"]:
            free = [disc for disc in self.board.discs if disc not in row["used"]]
            before = [disc for disc in row["used"] if disc != row["disc"]]
            table.add_row(
                Text(self.seat_name(row["seat"]), style=style_of(row["seat"])),
                Text(DASH if row["disc"] is None else str(row["disc"]), style="bold"),
                " ".join(map(str, before)) or DASH,
                " ".join(map(str, free)) or DASH,
            )
        return table

    def legend(self) -> Text:
        """What the marks mean."""
        colour = self.board.colours[0]
        knights = self.texts(
            "table-legend-knights", mark=self.marks[colour], colour=self.speaker.name("colour", colour)
        )
        parts = [
            f"{EMPEROR} {self.texts('table-legend-emperor')}",
            knights,
            f"7:6 {self.texts('table-legend-court')}",
            f"{HOLDS} {self.texts('table-legend-holder')}",
        ]
        return Text(DOT.join(part.replace(" ", "\u00a0") for part in parts), style="dim")

    # ---- names

    def province(self, name: str) -> str:
        return self.speaker.name("province", name)

    def seat_name(self, seat: str) -> str:
        return self.speaker.name("seat", seat)

    def label(self, key: str) -> str:
        """What stands before a list."""
        return self.texts("table-label", label=self.texts(key))


def result(place: Json) -> str:
    """What the side with the majority does: keep its castles, build one, or take those of another."""
    if place["majority"] == place["owner"]:
        return "keep"
    return "build" if place["owner"] is None else "take"
