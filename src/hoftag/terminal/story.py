"""What happened, as sentences."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from hoftag.kernel.events import Event
from hoftag.locale.speaker import Speaker
from hoftag.terminal.blocks import hanging
from hoftag.terminal.board import BoardText


def runs(events: Iterable[Event], board: BoardText) -> list[list[Event]]:
    """Events one by one, but those of a run together: the same kind, differing only in the last argument."""
    out: list[list[Event]] = []
    for event in events:
        last = out[-1][-1] if out else None
        alike = last is not None and last.kind == event.kind and last.args[:-1] == event.args[:-1]
        if alike and event.kind in board.running:
            out[-1].append(event)
        else:
            out.append([event])
    return out


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
    for group in runs(events, board):
        words = speaker.event(group[0]) if len(group) == 1 else speaker.run(group)
        if group[0].kind in board.headings:
            out += [Text(), Text(f"── {words}", style="bold")]
            continue
        body = Text(words).append(after, style="dim")
        out += hanging(Text.assemble((lead, "dim")), body, width, len(lead) + 2)
        lead = " " * len(lead)
        after = ""
    return out
