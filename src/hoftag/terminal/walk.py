"""Walking through a record action by action, to see what was asked and what followed."""

from __future__ import annotations

from dataclasses import dataclass

from hoftag.kernel.events import Event
from hoftag.match.library import BoardFile
from hoftag.match.match import Entry, Match
from hoftag.match.record import Replay, load
from hoftag.terminal.question import usage


@dataclass(frozen=True)
class Pace:
    """One action: its number, what was asked by which section of the rules, and what happened."""

    number: int
    entry: Entry
    rule: str
    usage: tuple[str, ...]
    events: list[Event]


def walk(text: str, board: BoardFile | None) -> tuple[Match, list[Pace]]:
    """The match at the end of its record, and all that led there. The whole record is checked first."""
    load(text, board, 0)
    replay = Replay(text, board)
    match = replay.match
    paces = [Pace(0, match.entries[0], "", (), list(match.log))]
    while not match.over:
        told = len(match.log)
        prompt = match.prompt(match.awaiting[0])
        forms = usage(match)
        if not replay.step():
            break
        rule = "" if prompt is None else prompt.rule
        paces.append(Pace(match.version, match.entries[-1], rule, forms, match.log[told:]))
    return match, paces
