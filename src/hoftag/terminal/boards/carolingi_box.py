"""The figures of Carolingi's board file as text."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hoftag.games.carolingi.board import Board
from hoftag.locale.speaker import Speaker


def box_figures(board: Board, speaker: Speaker, width: int) -> list[RenderableType]:
    """Regions with their lands and borders, then the set-up for each number of players."""
    texts = speaker.texts
    out: list[RenderableType] = []
    for region, name in enumerate(board.region_ids):
        shown = speaker.name("region", name)
        title = texts("cli-board-region", region=shown, players=board.joins_at[region])
        out += ["", Text(title, style="bold")]
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, width=width)
        table.add_column(texts("cli-board-land"), no_wrap=True)
        table.add_column(texts("cli-board-borders"), ratio=1)
        for land in board.region_lands[region]:
            table.add_row(land_name(board, speaker, land), ", ".join(borders(board, speaker, land)))
        out.append(table)
    for players, set_up in board.set_ups.items():
        out += ["", Text(texts("cli-board-set-up", players=players), style="bold")]
        rows = (
            ("homelands", set_up.homelands),
            ("forests", set_up.forests),
            ("first-cards", set_up.first_cards),
        )
        for key, lands in rows:
            names = ", ".join(land_name(board, speaker, land) for land in lands)
            out.append(f"{texts('table-label', label=texts(f'cli-board-{key}'))} {names}")
    return out


def borders(board: Board, speaker: Speaker, land: int) -> list[str]:
    """The neighbours of a land; those across the sea are marked."""
    out: list[str] = []
    for other in board.neighbours[land]:
        name = land_name(board, speaker, other)
        out.append(speaker.texts("cli-board-by-sea", land=name) if other in board.sea[land] else name)
    return out


def land_name(board: Board, speaker: Speaker, land: int) -> str:
    """How a land is called."""
    return speaker.name("land", board.land_ids[land])
