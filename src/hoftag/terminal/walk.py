"""Walking through a record action by action, to see what was asked and what followed."""

from __future__ import annotations

from dataclasses import dataclass

from hoftag.kernel.chance import ScriptedChance
from hoftag.kernel.events import Event
from hoftag.match.library import BoardFile
from hoftag.match.match import Entry, Match
from hoftag.match.record import Header, Line, Replay, load
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
    lines = [
        Line(number, line.strip())
        for number, line in enumerate(text.splitlines(), 1)
        if line.strip() and not line.strip().startswith("#")
    ]
    header = Header(lines, board)
    chance = ScriptedChance([])
    state = header.game.new(header.options, chance)
    replay = Replay(state.names, header.game, chance, header.body)
    replay.feed()
    match = Match(header.game, header.options, header.board_hash, state, started=True)
    paces = [Pace(0, match.entries[0], "", (), list(match.log))]
    while not match.over and replay.next < len(replay.body):
        told = len(match.log)
        prompt = match.prompt(match.awaiting[0])
        forms = usage(match)
        replay.play(match, match.version + 1)
        rule = "" if prompt is None else prompt.rule
        paces.append(Pace(match.version, match.entries[-1], rule, forms, match.log[told:]))
    return match, paces
