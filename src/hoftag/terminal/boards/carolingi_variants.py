"""What the variants of Carolingi add to the board as text: the set-up, disorder, and the scenario 814."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from hoftag.games.carolingi.ids import KINDS
from hoftag.terminal.colours import style_of

if TYPE_CHECKING:
    from hoftag.terminal.boards.carolingi import CarolingiBoard

Json = dict[str, Any]

DOT = " · "
NOTHING = "–"
FEW = 2
"""So many gangs for each player, or fewer, are a threat that must not be overlooked."""


def in_set_up(position: Json) -> bool:
    """Whether followers are still waiting for a place on the board (6.1)."""
    return any(row["settlers"] or row["reserve"] for row in position["seats"])


def set_up_lines(board: CarolingiBoard, position: Json) -> list[Text]:
    """Which pass it is, and whose followers are still in the bag or wait for the second pass."""
    if not in_set_up(position):
        return []
    second = not any(row["reserve"] for row in position["seats"])
    lines = [Text(board.texts("table-set-up-second" if second else "table-set-up-first"), style="bold")]
    for key in ("settlers", "reserve"):
        counts = [
            Text(f"{board.marks[row['seat']]} {row[key]}", style=style_of(row["seat"]))
            for row in position["seats"]
            if row[key]
        ]
        if counts:
            label = board.label(board.texts(f"table-set-up-{key}"))
            lines.append(Text.assemble((f"{label} ", "dim"), Text(DOT).join(counts)))
    empty = sum(not any(land["followers"]) for land in position["lands"])
    return [*lines, Text(board.texts("table-set-up-unrest", count=empty))]


def disorder_lines(board: CarolingiBoard, position: Json) -> list[Text]:
    """Where Anarchy and Rebellion would strike, as long as they can be drawn."""
    out: list[Text] = []
    for row in position["disorder"]:
        if row["card"] not in position["archivium"]:
            continue
        lands = ", ".join(board.card(land) for land in row["lands"]) or NOTHING
        card = board.speaker.name("card", row["card"])
        out.append(board.labelled("table-disorder", lands, card=card))
    return out


def scenario_lines(board: CarolingiBoard, position: Json) -> list[Text]:
    """The wheel of problems from the present season on, the strip, the favour track and the gangs that are left."""
    shown = position["scenario"]
    if shown is None:
        return []
    out = [Text(board.texts("table-wheel", count=shown["lose_at"]), style="bold")]
    seasons = board.speaker.names.domains["season"]
    now = seasons.index(position["season"])
    for ahead in range(len(seasons)):
        place = (now + ahead) % len(seasons)
        line = wheel_line(board, seasons[place], shown["wheel"][place], ahead)
        last = position["year"] == position["sundial"] and place < now  # Skuld does not come there any more
        if ahead > 0 and not last and len(shown["wheel"][place]) >= shown["lose_at"]:
            key = "table-wheel-ends-next" if ahead == 1 else "table-wheel-ends"
            line.append(f" ({board.texts(key)})", style="bold red")
        out.append(line)
    strip = ", ".join(board.tile_list([kind]) for kind in shown["problems"])  # in their order
    out.append(board.labelled("table-problem-strip", strip or NOTHING))
    out += favour_lines(board, position)
    return [*out, gang_line(board, position)]


def wheel_line(board: CarolingiBoard, season: str, kinds: list[str], ahead: int) -> Text:
    """A season of the wheel and the problems there; those of the present one block tiles."""
    label = board.season(season)
    if ahead == 0:
        label = board.texts("table-wheel-now", season=label)
    line = Text.assemble((f"  {board.label(label)} ", "dim"), board.tile_list(kinds) or NOTHING)
    if ahead == 0 and kinds:
        line.append(f" ({board.texts('table-wheel-blocked')})", style="yellow")
    return line


def favour_lines(board: CarolingiBoard, position: Json) -> list[Text]:
    """The honour stones, the oldest first, and whom the emperor would choose."""
    shown = position["scenario"]
    seats = [row["seat"] for row in position["seats"]]
    stones = Text(" ").join(
        Text(board.marks[seats[seat]], style=style_of(seats[seat])) for seat in shown["favour"]
    )
    has = len(shown["favour"])
    label = board.label(board.texts("table-favour", has=has, count=shown["capacity"]))
    line = Text.assemble((f"{label} ", "dim"), stones if has else NOTHING)
    return [line, Text(f"  {board.speaker.explain(shown['why'])}", style="dim")]


def gang_line(board: CarolingiBoard, position: Json) -> Text:
    """How many gangs are left, as a threat when they are few."""
    left = position["gang_supply"]
    few = left <= FEW * len(position["seats"])
    words = board.texts("table-gangs-few" if few else "table-gangs-left", gangs=left)
    return Text(words, style="bold red" if few else "")


def blocked_tiles(board: CarolingiBoard, position: Json, tiles: list[str]) -> list[str]:
    """Those of some tiles whose kind has a problem on the present season."""
    shown = position["scenario"]
    if shown is None:
        return []
    names = board.speaker.names.domains
    kinds = shown["wheel"][names["season"].index(position["season"])]
    return [tile for tile in tiles if KINDS[board.board.tile_kinds[names["tile"].index(tile)]] in kinds]
