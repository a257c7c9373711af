"""`hoftag arena`: how strong computer players are, measured against each other."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from hoftag.lab.arena import ArenaPlan
from hoftag.lab.arena import play as play_all
from hoftag.lab.arena_files import facts_of, games_of, result_files
from hoftag.lab.outside import LIMIT
from hoftag.lab.parquet import arena_tables, find_pyarrow, write_tables
from hoftag.lab.picture import picture
from hoftag.lab.standing import Standing, standing
from hoftag.match.library import check_name, own_game
from hoftag.terminal.complaint import Complaint
from hoftag.terminal.gathering import Gathering, stored
from hoftag.terminal.parameters import (
    BoardPath,
    Jobs,
    Json,
    Limit,
    Players,
    Ray,
    Resume,
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

Parquet = Annotated[bool, typer.Option("--parquet", help="cli-option-parquet")]


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
    ray: Ray = False,
    out: Folder = None,
    resume: Resume = False,
    parquet: Parquet = False,
    limit: Limit = LIMIT,
    board: BoardPath = None,
    json: Json = False,
) -> None:
    """Play an arena; nothing is written before the whole plan has been checked."""
    session = session_of(ctx)
    if seed is None:
        seed = stored(out, resume=resume)
    if parquet:
        if out is None:
            raise Complaint("cli-error-parquet")
        find_pyarrow()  # complains now, before anything is played
    plan = ArenaPlan(
        check_name(game),
        read_settings(players, option),
        read_list(bots),
        games,
        secrets.randbits(32) if seed is None else seed,
        read_board(board),
        limit,
    ).checked()
    gathering = Gathering(session, out, jobs, limit, ray=ray)
    lines = gathering.lines(
        facts_of(plan), games_of(plan), lambda where, done: play_all(plan, where, done), resume=resume
    )
    result = standing(lines, plan.seed)
    about = {"game": plan.game, "options": plan.options, "seed": plan.seed}
    if out is not None:
        write_results(session, out, result, about)
        if parquet:
            write_tables(out, arena_tables(result, lines))
    if json:
        session.json({**about, **result.json()})
    else:
        show(session, plan, result)
        if out is not None:
            session.say("", session.texts("cli-arena-written", folder=str(out)))


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
