"""`hoftag simulate`: many games of computer players."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from hoftag.lab.intervals import wilson
from hoftag.lab.outside import LIMIT
from hoftag.lab.simulate import Plan, Played
from hoftag.lab.simulate import simulate as play_all
from hoftag.locale.speaker import Speaker
from hoftag.match.library import check_name, game_on
from hoftag.terminal.colours import style_of
from hoftag.terminal.complaint import Complaint
from hoftag.terminal.interrupt import patient_interrupt
from hoftag.terminal.notes import Notes
from hoftag.terminal.parameters import (
    BoardPath,
    Jobs,
    Json,
    Limit,
    Players,
    Seed,
    Settings,
    read_board,
    read_list,
    read_settings,
)
from hoftag.terminal.saving import SUFFIX, write_text
from hoftag.terminal.session import Session, session_of
from hoftag.terminal.tally import Count, Tally

GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")]
Bots = Annotated[str, typer.Option("--bots", metavar="A,B,…", help="cli-option-bots")]
Games = Annotated[int, typer.Option("--games", metavar="N", help="cli-option-games")]
Folder = Annotated[Path | None, typer.Option("--record", metavar="DIR", help="cli-option-record")]


def simulate(
    ctx: typer.Context,
    game: GameName,
    *,
    players: Players = None,
    option: Settings = None,
    bots: Bots = "greedy",
    games: Games = 100,
    seed: Seed = None,
    jobs: Jobs = 1,
    record: Folder = None,
    limit: Limit = LIMIT,
    board: BoardPath = None,
    json: Json = False,
) -> None:
    """Simulate games; nothing is written before the whole plan has been checked."""
    session = session_of(ctx)
    plan = Plan(
        check_name(game),
        read_settings(players, option),
        read_list(bots),
        games,
        secrets.randbits(32) if seed is None else seed,
        jobs,
        read_board(board),
        record is not None,
        limit,
    ).checked()
    if record is not None:
        make_folder(record)
    tally = Tally()
    notes = Notes(session, limit)
    started = time.monotonic()
    with patient_interrupt() as interrupt:
        for played in watched(session, plan):
            if record is not None and played.record is not None:
                write_text(record / f"{plan.game}-{played.line['seed']}{SUFFIX}", played.record)
            notes.of(played.line)
            if json:
                session.json(played.line)
            else:
                tally.add(played.line)
            interrupt.check()
    if not json:
        summarize(session, plan, tally, time.monotonic() - started)
        if record is not None:
            session.say(session.texts("cli-simulate-recorded", folder=str(record)))


def make_folder(path: Path) -> None:
    """The folder for records; it may exist already."""
    if path.exists() and not path.is_dir():
        raise Complaint("cli-error-folder-is-file", file=str(path))
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Complaint("cli-error-save", file=str(path), why=error.strerror or str(error)) from None


def watched(session: Session, plan: Plan) -> Iterator[Played]:
    """The games, with a progress bar when a person is watching."""
    if not session.err.is_terminal:
        yield from play_all(plan)
        return
    with Progress(console=session.err, transient=True) as progress:
        task = progress.add_task(session.texts("cli-simulate-progress"), total=plan.games)
        for played in play_all(plan):
            progress.advance(task)
            yield played


def summarize(session: Session, plan: Plan, tally: Tally, seconds: float) -> None:
    """The tables for people."""
    texts = session.texts
    game, _ = game_on(plan.game, plan.board)
    speaker = session.speaker(game, game.names_for(plan.options))
    title = texts("cli-simulate-title", games=tally.games, title=speaker.title())
    session.say("", Text(title, style="bold"))
    by_bot = result_table(session, "cli-simulate-by-bot")
    for name, count in tally.bots.items():
        by_bot.add_row(name, *result_row(count))
    by_seat = result_table(session, "cli-simulate-by-seat")
    colours = game.seats(plan.options)
    for seat, count in sorted(tally.seats.items()):
        by_seat.add_row(
            Text(speaker.name("seat", colours[seat]), style=style_of(colours[seat])), *result_row(count)
        )
    session.say("", by_bot, "", by_seat, "", endings(session, speaker, tally), "")
    session.say(means(session, speaker, tally, game.tallied), "")
    session.say(texts("cli-simulate-decisions", mean=f"{tally.decisions / tally.games:.1f}"))
    cpu = tally.games / tally.cpu_seconds if tally.cpu_seconds else 0.0
    session.say(texts("cli-simulate-speed", wall=f"{tally.games / max(seconds, 1e-9):.1f}", cpu=f"{cpu:.1f}"))
    if any(count.wins % 1 for count in tally.seats.values()):
        session.say(texts("cli-simulate-shared"))


def endings(session: Session, speaker: Speaker, tally: Tally) -> Table:
    """How often each ending was reached, the commonest first."""
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False)
    table.add_column(session.texts("cli-simulate-reasons"))
    for key in ("played", "share", "interval"):
        table.add_column(session.texts(f"cli-simulate-{key}"), justify="right")
    for reason, count in tally.reasons.most_common():
        low, high = wilson(count, tally.games)
        share = f"{100 * count / tally.games:.1f} %"
        table.add_row(speaker.reason(reason), str(count), share, f"{100 * low:.1f}–{100 * high:.1f} %")
    return table


def means(session: Session, speaker: Speaker, tally: Tally, tallied: tuple[str, ...]) -> Table:
    """What a seat had at the end, and what happened in a game, on average."""
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False)
    table.add_column(session.texts("cli-simulate-parts"))
    table.add_column(session.texts("cli-simulate-mean"), justify="right")
    seats = sum(count.games for count in tally.seats.values())
    for part, total in tally.parts.items():
        table.add_row(speaker.score_part(part), f"{total / seats:.2f}")
    for kind in tallied:
        table.add_row(speaker.tally(kind), f"{tally.events[kind] / tally.games:.2f}")
    return table


def result_table(session: Session, first: str) -> Table:
    """An empty table of results."""
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False)
    table.add_column(session.texts(first))
    for key in ("played", "wins", "share", "interval", "score"):
        table.add_column(session.texts(f"cli-simulate-{key}"), justify="right")
    return table


def result_row(count: Count) -> list[str]:
    """Games, wins, their share with its interval, and the mean score."""
    share, low, high = count.share()
    return [
        str(count.games),
        f"{count.wins:g}" if count.wins % 1 == 0 else f"{count.wins:.1f}",
        f"{100 * share:.1f} %",
        f"{100 * low:.1f}–{100 * high:.1f} %",
        f"{count.score / count.games:.2f}",
    ]
