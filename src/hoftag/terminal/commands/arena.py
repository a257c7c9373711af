"""`hoftag arena`: how strong computer players are, measured against each other."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from hoftag.lab.arena import ArenaPlan, Line, schedule
from hoftag.lab.arena import play as play_all
from hoftag.lab.arena_folder import GamesFile, begin, result_files, stored_seed
from hoftag.lab.executors import LocalProcesses
from hoftag.lab.outside import LIMIT
from hoftag.lab.picture import picture
from hoftag.lab.simulate import check_positive
from hoftag.lab.standing import Standing, standing
from hoftag.match.library import check_name, own_game
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
from hoftag.terminal.saving import write_text
from hoftag.terminal.session import Session, session_of

GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")]
Bots = Annotated[str, typer.Option("--bots", metavar="A,B,…", help="cli-option-arena-bots")]
Games = Annotated[int, typer.Option("--games", metavar="N", help="cli-option-arena-games")]
Folder = Annotated[Path | None, typer.Option("--out", metavar="DIR", help="cli-option-out")]
Resume = Annotated[bool, typer.Option("--resume", help="cli-option-resume")]


def arena(
    ctx: typer.Context,
    game: GameName,
    *,
    bots: Bots,
    games: Games,
    players: Players = None,
    option: Settings = None,
    seed: Seed = None,
    jobs: Jobs = 1,
    out: Folder = None,
    resume: Resume = False,
    limit: Limit = LIMIT,
    board: BoardPath = None,
    json: Json = False,
) -> None:
    """Play an arena; nothing is written before the whole plan has been checked."""
    session = session_of(ctx)
    if resume and out is None:
        raise Complaint("cli-error-resume")
    if seed is None and out is not None and resume:
        seed = stored_seed(out)
    plan = ArenaPlan(
        check_name(game),
        read_settings(players, option),
        read_list(bots),
        games,
        secrets.randbits(32) if seed is None else seed,
        read_board(board),
        limit,
    ).checked()
    check_positive("jobs", jobs)
    lines = [] if out is None else begin(out, plan, resume=resume)
    lines += played(session, plan, jobs, out, lines)
    result = standing(lines, plan.seed)
    about = {"game": plan.game, "options": plan.options, "seed": plan.seed}
    if out is not None:
        write_results(session, out, result, about)
    if json:
        session.json({**about, **result.json()})
    else:
        show(session, plan, result)
        if out is not None:
            session.say("", session.texts("cli-arena-written", folder=str(out)))


def played(session: Session, plan: ArenaPlan, jobs: int, out: Path | None, before: list[Line]) -> list[Line]:
    """The games that were not played before."""
    lines: list[Line] = []
    notes = Notes(session, plan.limit)
    file = None if out is None else GamesFile(out)
    try:
        with patient_interrupt() as interrupt:
            for line in watched(session, plan, jobs, {line["number"] for line in before}):
                if file is not None:
                    file.add(line)
                lines.append(line)
                notes.of(line)
                interrupt.check()
    except KeyboardInterrupt:
        if out is not None:
            words = session.texts("cli-arena-interrupted", folder=str(out))
            session.err.print(words, markup=False, highlight=False, soft_wrap=True)
        raise
    return lines


def watched(session: Session, plan: ArenaPlan, jobs: int, done: set[int]) -> Iterator[Line]:
    """The games, with a progress bar when a person is watching."""
    games = play_all(plan, LocalProcesses(jobs), done)
    if not session.err.is_terminal:
        yield from games
        return
    with Progress(console=session.err, transient=True) as progress:
        total = len(schedule(plan))
        task = progress.add_task(session.texts("cli-simulate-progress"), total=total, completed=len(done))
        for line in games:
            progress.advance(task)
            yield line


def write_results(session: Session, out: Path, result: Standing, about: dict[str, Any]) -> None:
    """The files that say what came of it."""
    for name, text in result_files(result, about).items():
        write_text(out / name, text)
    title = title_of(session, str(about["game"]), result)
    write_text(out / "ratings.svg", picture(result.bots, title, session.texts("cli-arena-axis")))


def title_of(session: Session, game: str, result: Standing) -> str:
    """Which game, and how often it was played."""
    title = session.speaker(own_game(game)).title()
    return session.texts("cli-simulate-title", games=result.games, title=title)


def show(session: Session, plan: ArenaPlan, result: Standing) -> None:
    """The tables for people."""
    texts = session.texts
    session.say("", Text(title_of(session, plan.game, result), style="bold"), "")
    figures = ("cli-arena-rating", "cli-simulate-interval", "cli-simulate-played", "cli-simulate-wins")
    ratings = table_of(session, "cli-simulate-by-bot", figures)
    for bot in result.bots:
        interval = f"{bot.low:.0f}–{bot.high:.0f}"
        ratings.add_row(Text(bot.name), f"{bot.rating:.0f}", interval, str(bot.games), f"{bot.wins:g}")
    shares = ("cli-arena-decided", "cli-simulate-share", "cli-simulate-interval")
    pairs = table_of(session, "cli-arena-pair", shares)
    for pair in result.pairs:
        names = Text(texts("cli-arena-against", a=pair.a, b=pair.b))
        interval = f"{100 * pair.low:.1f}–{100 * pair.high:.1f} %"
        pairs.add_row(names, str(pair.games), f"{100 * pair.share:.1f} %", interval)
    session.say(ratings, "", pairs, "", texts("cli-arena-scale"))
    for failed in result.replaced:
        session.say(texts("cli-arena-replaced", bot=failed.name, games=failed.games))


def table_of(session: Session, first: str, others: tuple[str, ...]) -> Table:
    """An empty table with its headings."""
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False)
    table.add_column(session.texts(first))
    for key in others:
        table.add_column(session.texts(key), justify="right")
    return table
