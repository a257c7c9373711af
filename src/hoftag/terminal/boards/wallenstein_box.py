"""The figures of Wallenstein's board file as text."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hoftag.games.wallenstein.board import Board
from hoftag.locale.speaker import Speaker


def box_figures(board: Board, speaker: Speaker, width: int) -> list[RenderableType]:
    """Region by region the lands with their figures and borders, then the line-ups for each number of players."""
    texts = speaker.texts
    out: list[RenderableType] = []
    for region, name in enumerate(board.region_ids):
        out += ["", Text(speaker.name("region", name), style="bold")]
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, width=width)
        table.add_column(texts("cli-board-land"), no_wrap=True)
        for key in ("taxes", "grain", "sites"):
            table.add_column(texts(f"cli-board-{key}"), justify="right")
        table.add_column(texts("cli-board-borders"), ratio=1)
        for land, ident in enumerate(board.land_ids):
            if board.region_of[land] == region:
                figures = (board.tax[land], board.grain[land], board.sites[land])
                borders = [speaker.name("land", board.land_ids[other]) for other in board.neighbours[land]]
                table.add_row(speaker.name("land", ident), *map(str, figures), ", ".join(borders))
        out.append(table)
    for players in range(board.players_min, board.players_max + 1):
        out += ["", Text(texts("cli-board-set-up", players=players), style="bold")]
        for seat, line in enumerate(board.line_ups[players]):
            lands = [
                f"{speaker.name('land', board.land_ids[land])} {armies}"
                for land, armies in zip(line, board.army_groups[players], strict=True)
            ]
            out.append(
                f"{texts('table-label', label=speaker.name('seat', board.colours[seat]))} {', '.join(lands)}"
            )
    return out
