"""What happened, as sentences."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from hoftag.kernel.events import Event
from hoftag.locale.speaker import Speaker
from hoftag.terminal.blocks import hanging
from hoftag.terminal.board import BoardText


def tell(
    events: Iterable[Event],
    speaker: Speaker,
    board: BoardText,
    width: int,
    *,
    number: str = "",
    rule: str = "",
) -> list[Text]:
    """Lines for each event; chapters of the game stand out. Number and rule mark the first sentence."""
    out: list[Text] = []
    lead = f"{number}  "
    after = (
        f"\u00a0{speaker.texts('table-rule', rule=speaker.section(rule))}" if rule else ""
    )  # never alone on a line
    for event in events:
        words = speaker.event(event)
        if event.kind in board.headings:
            out += [Text(), Text(f"── {words}", style="bold")]
            continue
        body = Text(words).append(after, style="dim")
        out += hanging(Text.assemble((lead, "dim")), body, width, len(lead) + 2)
        lead = " " * len(lead)
        after = ""
    return out
