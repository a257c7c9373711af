"""The figures of Carolus Magnus' board file as text."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hoftag.games.carolus_magnus.board import Board
from hoftag.locale.speaker import Speaker
from hoftag.terminal.blocks import wrapped


def box_figures(board: Board, speaker: Speaker, width: int) -> list[RenderableType]:
    """The ring of provinces and the colours, then the figures for each number of players."""
    texts = speaker.texts
    ring = [speaker.name("province", name).replace(" ", "\u00a0") for name in board.province_ids]
    colours = [speaker.name("colour", colour) for colour in board.colours]
    out: list[RenderableType] = ["", Text(texts("cli-board-ring"), style="bold")]
    out += wrapped(Text(" → ".join(ring)), width, 2)
    out += [
        "",
        Text(texts("cli-board-colours", count=board.per_colour), style="bold"),
        ", ".join(colours),
        "",
    ]
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False)
    table.add_column("")
    parties = [board.party(players) for players in range(board.players_min, board.players_max + 1)]
    for party in parties:
        table.add_column(texts("cli-board-set-up", players=party.players), justify="right")
    rows = {
        "castles": [party.castles for party in parties],
        "reserve": [party.reserve for party in parties],
        "per-turn": [party.per_turn for party in parties],
        "dice": [party.dice for party in parties],
    }
    for key, figures in rows.items():
        table.add_row(texts(f"cli-board-{key}"), *map(str, figures))
    return [*out, table]
