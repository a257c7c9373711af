"""`hoftag replay`: a record as sentences, or its board after any action."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from hoftag.locale.speaker import Speaker
from hoftag.match.library import BoardFile, read_text
from hoftag.match.match import Match
from hoftag.match.record import load
from hoftag.terminal.board import board_of
from hoftag.terminal.complaint import Complaint
from hoftag.terminal.ending import show_outcome
from hoftag.terminal.parameters import BoardPath, read_board
from hoftag.terminal.screen import Screen
from hoftag.terminal.session import Session, session_of
from hoftag.terminal.story import tell
from hoftag.terminal.walk import walk

RecordPath = Annotated[Path, typer.Argument(metavar="FILE", help="cli-argument-record")]
DONE = "done"
"""The notation that ends what a seat is doing, in every game."""

At = Annotated[int | None, typer.Option("--at", metavar="N", help="cli-option-at")]
SeatName = Annotated[str | None, typer.Option("--seat", metavar="S", help="cli-option-seat")]


def replay(
    ctx: typer.Context,
    file: RecordPath,
    *,
    at: At = None,
    seat: SeatName = None,
    board: BoardPath = None,
) -> None:
    """Tell a record."""
    tell_record(session_of(ctx), read_text(file), at=at, seat=seat, board_file=read_board(board))


def tell_record(
    session: Session,
    text: str,
    *,
    at: int | None = None,
    seat: str | None = None,
    board_file: BoardFile | None = None,
    openly: bool = False,
) -> None:
    """Tell a record; `openly`: only what everybody could see."""
    match, paces = walk(text, board_file)
    speaker = session.speaker(match.game, match.state.names)
    viewer = None if seat is None else seat_number(speaker, match, seat)
    if at is not None and not 0 <= at <= match.version:
        raise Complaint("cli-error-at", given=str(at), has=match.version)
    if at is not None:
        show_at(session, load(text, board_file, 0, at), speaker, viewer, match.version)
        return
    look = board_of(match.game, speaker)
    session.say(
        Text(session.texts("cli-replay-title", title=speaker.title(), actions=match.version), style="bold")
    )
    width = len(str(match.version))
    for pace in paces:
        number = f"{pace.number:{width}}"
        rule = pace.rule
        if pace.entry.notation == DONE and not openly:  # what follows it is the bag's doing, not this seat's
            seat_name = speaker.name("seat", match.seats[pace.entry.seat])
            label = speaker.choice(pace.entry.notation, pace.usage)
            words = session.texts("table-says", seat=seat_name, words=label)
            session.say(
                Text(
                    f"{number}  {words} {session.texts('table-rule', rule=speaker.section(rule))}",
                    style="dim",
                )
            )
            number = " " * width
            rule = ""
        # a record tells everything; a seat is told only what it could see
        everything = viewer is None and not openly
        events = [event for event in pace.events if everything or event.visible_to(viewer)]
        session.say(*tell(events, speaker, look, session.out.width, number=number, rule=rule))
    if match.over:
        show_outcome(match, speaker, Screen(session.out))
    else:
        session.say("", session.texts("cli-replay-unfinished"))


def seat_number(speaker: Speaker, match: Match, name: str) -> int:
    """The seat of a colour, by its name in files or in the language of the session."""
    for seat, colour in enumerate(match.seats):
        if name.lower() in (colour, speaker.name("seat", colour).lower()):
            return seat
    raise Complaint("cli-error-seat-unknown", given=name, allowed=", ".join(match.seats))


def show_at(session: Session, match: Match, speaker: Speaker, viewer: int | None, actions: int) -> None:
    """The board after an action, and what was asked then."""
    title = session.texts("cli-replay-at", number=match.version, all=actions)
    session.say(Text(title, style="bold"))
    session.say(*board_of(match.game, speaker).draw(match.view(viewer), session.out.width))
    if match.over:
        show_outcome(match, speaker, Screen(session.out))
        return
    prompt = match.prompt(match.awaiting[0])
    assert prompt is not None
    seats = ", ".join(speaker.name("seat", match.seats[seat]) for seat in match.awaiting)
    words = session.texts("table-says", seat=seats, words=speaker.prompt(prompt))
    session.say("", f"{words} {session.texts('table-rule', rule=speaker.section(prompt.rule))}")
