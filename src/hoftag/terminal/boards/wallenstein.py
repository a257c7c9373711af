"""The board of Wallenstein as text."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hoftag.games.wallenstein.board import Board
from hoftag.kernel.explain import Explanation
from hoftag.kernel.game import Game
from hoftag.locale.speaker import Speaker
from hoftag.terminal.blocks import side_by_side, wrapped
from hoftag.terminal.boards.wallenstein_box import box_figures
from hoftag.terminal.colours import marks, style_of

Json = dict[str, Any]

SIGNS = {"palace": "P", "church": "C", "trading_house": "H"}
UNREST = "!"
NEUTRAL = "–"
HIDDEN = "?"
DOT = " · "


class WallensteinBoard:
    """Draws views of Wallenstein: the lands by region, the cards of the season, what lies before the leaders."""

    headings = frozenset({"season", "action", "winter", "end-years"})
    running = frozenset({"action-open", "event-open", "card-open"})
    secrets = True
    folding = frozenset({"lay", "march"})

    def __init__(self, game: Game[Any], speaker: Speaker) -> None:
        self.speaker = speaker
        self.texts = speaker.texts
        self.board: Board = game.board  # type: ignore[attr-defined]  # every game on a board has one
        names = [speaker.name("seat", colour) for colour in self.board.colours]
        self.marks = dict(zip(self.board.colours, marks(names), strict=True))

    def draw(self, view: Json, width: int) -> list[RenderableType]:
        position: Json = view["position"]
        seats: list[str] = view["seats"]
        blocks = [self.region(position, region, seats) for region in self.board.region_ids]
        out: list[RenderableType] = ["", Text(self.moment(view), style="bold"), ""]
        out += side_by_side(blocks, width)
        out += ["", *wrapped(self.legend(seats), width, 2), "", self.leaders(view), ""]
        for line in [*self.cards(view), *self.own(position), *self.tower(position, seats)]:
            out += wrapped(line, width, 4)
        return out

    def moment(self, view: Json) -> str:
        position = view["position"]
        season = self.speaker.name("season", position["season"])
        return self.texts("table-year", year=str(position["year"]), season=season)

    def hints(self, view: Json) -> dict[str, str]:
        """What the lands bring beside the choices that lay their cards."""
        out: dict[str, str] = {}
        for land, name in enumerate(self.board.land_ids):
            out[f"lay tax {name}"] = str(self.board.tax[land])
            out[f"lay grain {name}"] = str(self.board.grain[land])
        return out

    def why(self, view: Json, name: str) -> list[Explanation]:
        lands = view["position"]["lands"]
        return next((land["why"] for land in lands if self.speaker.means("land", land["land"], name)), [])

    def size(self) -> str:
        board = self.board
        return self.texts("cli-board-lands", lands=len(board.land_ids), regions=len(board.region_ids))

    def figures(self, width: int) -> list[RenderableType]:
        return box_figures(self.board, self.speaker, width)

    # ---- lands

    def region(self, position: Json, region: str, seats: list[str]) -> list[Text]:
        """The lands of a region: owner with armies, buildings, unrest, and what the land brings."""
        block = [Text(self.speaker.name("region", region), style="bold underline")]
        lands = [land for land in position["lands"] if land["region"] == region]
        names = [self.speaker.name("land", land["land"]) for land in lands]
        longest = max(map(len, names))
        for land, name in zip(lands, names, strict=True):
            number = self.board.land_ids.index(land["land"])
            line = Text(f" {name:{longest}} ")
            figures = f"{self.board.tax[number]}/{self.board.grain[number]}/{self.board.sites[number]} "
            line.append(figures, style="dim")
            if land["owner"] is None:
                line.append(NEUTRAL, style="dim")
            else:
                colour = seats[land["owner"]]
                line.append(f"{self.marks[colour]}{land['armies']}", style=style_of(colour))
            signs = "".join(SIGNS[building] for building in land["buildings"])
            signs += UNREST * int(land["unrest"])
            block.append(line.append(f" {signs}" if signs else ""))
        return block

    def legend(self, seats: list[str]) -> Text:
        """What the marks mean."""
        first = seats[0]
        parts = [self.texts("table-legend-figures")]
        parts.append(
            self.texts("table-legend-armies", mark=self.marks[first], seat=self.speaker.name("seat", first))
        )
        parts += [f"{sign} {self.speaker.name('building', name)}" for name, sign in SIGNS.items()]
        parts += [
            f"{UNREST} {self.texts('table-legend-unrest')}",
            f"{NEUTRAL} {self.texts('table-legend-neutral')}",
        ]
        return Text(DOT.join(part.replace(" ", "\u00a0") for part in parts), style="dim")

    # ---- what lies before the leaders

    def leaders(self, view: Json) -> Table:
        """Money, grain, armies and points of everybody, with place and advantage."""
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
        table.add_column("")
        for key in ("money", "grain", "lands", "armies", "stock", "points", "next"):
            table.add_column(self.texts(f"table-column-{key}"), justify="right")
        table.add_column(self.texts("table-column-advantage"))
        for seat, row in enumerate(view["position"]["seats"]):
            name = Text(
                f"{self.marks[row['seat']]} {self.speaker.name('seat', row['seat'])}",
                style=style_of(row["seat"]),
            )
            if seat == view["seat"]:
                name.append(f" ({self.texts('table-you')})")
            advantage = ""
            if row["advantage"] is not None:
                advantage = f"{row['place']} {self.speaker.name('advantage', row['advantage'])}"
            elif row["planned"]:
                advantage = self.texts("table-planned")
            figures = (row["money"], row["grain"], row["lands"], row["armies"], row["supply"])
            table.add_row(
                name,
                *map(str, figures),
                Text(str(row["points"]), style="bold"),
                f"+{row['score']['next']}",
                advantage,
            )
        return table

    def cards(self, view: Json) -> list[Text]:
        """Action cards, places, events, and the mats."""
        position = view["position"]
        out: list[Text] = []
        if position["actions"]:
            names = [self.speaker.name("action", action) for action in position["actions"]]
            if position["action"] is not None:
                names[position["action"]] = f"[{names[position['action']]}]"
            shown = ", ".join(name.replace(" ", "\u00a0") for name in names)
            hidden = f" {HIDDEN * (10 - len(names))}" if len(names) < 10 else ""
            out.append(self.labelled("table-actions", shown + hidden))
        if position["event"] is not None:
            out.append(self.labelled("table-event", self.speaker.name("event", position["event"])))
        if position["events"]:
            names = [self.speaker.name("event", event) for event in position["events"]]
            out.append(self.labelled("table-events", "; ".join(names)))
        free = [place for place in enumerate(position["places"], 1) if place[1]["seat"] is None]
        if free:
            names = [
                f"{number} {self.speaker.name('advantage', place['advantage'])}" for number, place in free
            ]
            out.append(self.labelled("table-places-free", ", ".join(names)))
        if position["start"] is not None:
            names = [self.speaker.name("land", land) for land in position["start"]["open"]]
            out.append(self.labelled("table-start-open", ", ".join(names)))
        if position["favours"]:
            names = [
                f"{self.speaker.name('favour', row['favour'])} ({row['cost']})"
                for row in position["favours"]
                if not row["taken"]
            ]
            out.append(self.labelled("table-favours", ", ".join(names) or NEUTRAL))
        if position["court"]:
            halls = [
                f"{self.marks[row['seat']]} {row['hall']}/{row['audience']}/{row['courtiers']}"
                for row in position["seats"]
            ]
            out.append(self.labelled("table-courtiers", DOT.join(halls)))
        for row in position["seats"]:
            fields = [field for field in row["mat"] if field["state"] == "shown"]
            down = sum(field["state"] == "hidden" for field in row["mat"])
            if fields or down:
                parts = [
                    f"{self.speaker.name('field', field['field'])} {self.speaker.name('card', field['card'])}"
                    for field in fields
                ]
                parts += [self.texts("table-face-down", count=down)] if down else []
                out.append(
                    Text.assemble((f"{self.marks[row['seat']]} ", style_of(row["seat"])), DOT.join(parts))
                )
        return out

    def own(self, position: Json) -> list[Text]:
        """The cards that only their owner knows."""
        own = position.get("own")
        if own is None:
            return []
        out: list[Text] = []
        if own["plan"]:
            parts = [
                f"{self.speaker.name('field', field)} {self.speaker.name('card', card)}"
                for field, card in own["plan"].items()
            ]
            out.append(
                self.labelled("table-own-plan", DOT.join(part.replace(" ", "\u00a0") for part in parts))
            )
        if own["hand"]:
            names = [self.speaker.name("card", card).replace(" ", "\u00a0") for card in own["hand"]]
            out.append(self.labelled("table-own-hand", ", ".join(names)))
        return out

    def tower(self, position: Json, seats: list[str]) -> list[Text]:
        """What lies in the tray and what must be inside the tower; buildings and farmers that are left."""
        tower = position["tower"]
        out: list[Text] = []
        for key in ("tray", "inside"):
            line = Text.assemble((f"{self.label(self.texts(f'table-{key}'))} ", "dim"))
            parts = [
                Text(f"{self.marks[colour]}{count}", style=style_of(colour))
                for colour, count in zip(seats, tower[key], strict=False)
                if count
            ]
            if tower[key][-1]:
                parts.append(Text(f"{self.speaker.name('cube', 'farmer')} {tower[key][-1]}", style="green"))
            out.append(line.append_text(Text(" ").join(parts) if parts else Text(NEUTRAL)))
        stock = [
            f"{self.speaker.name('building', name)} {count}" for name, count in position["stock"].items()
        ]
        stock.append(f"{self.speaker.name('cube', 'farmer')} {tower['farmers']}")
        out.append(self.labelled("table-stock", ", ".join(stock)))
        return out

    def label(self, text: str) -> str:
        """What stands before a list."""
        return self.texts("table-label", label=text)

    def labelled(self, key: str, words: str) -> Text:
        return Text.assemble((f"{self.label(self.texts(key))} ", "dim"), words)
