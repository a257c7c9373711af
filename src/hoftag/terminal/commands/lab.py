"""`hoftag lab`: what many games say about a game itself."""

from __future__ import annotations

import json as json_module
import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from hoftag.lab.balance.plan import STRONG, BalancePlan, facts_of, games_of
from hoftag.lab.balance.plan import play as play_all
from hoftag.lab.balance.report import Report, nothing_changed, report
from hoftag.lab.balance.vary import read_vary
from hoftag.lab.outside import LIMIT
from hoftag.match.library import check_name, own_game
from hoftag.terminal.balance_page import BalancePage
from hoftag.terminal.balance_words import BalanceWords, Section
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

GAMES = 200
"""So many are played if nobody says how many: a share near a half is then known to about 7 %."""

GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")]
Bots = Annotated[str, typer.Option("--bots", metavar="A,B,…", help="cli-option-bots")]
Games = Annotated[int, typer.Option("--games", metavar="N", help="cli-option-balance-games")]
Folder = Annotated[Path | None, typer.Option("--out", metavar="DIR", help="cli-option-balance-out")]
Varied = Annotated[str | None, typer.Option("--vary", metavar="KEY=A..B", help="cli-option-vary")]


def balance(
    ctx: typer.Context,
    game: GameName,
    *,
    players: Players = None,
    option: Settings = None,
    bots: Bots = STRONG,
    games: Games = GAMES,
    vary: Varied = None,
    seed: Seed = None,
    jobs: Jobs = 1,
    ray: Ray = False,
    out: Folder = None,
    resume: Resume = False,
    limit: Limit = LIMIT,
    board: BoardPath = None,
    json: Json = False,
) -> None:
    """Report on the balance of a game; nothing is written before the whole plan has been checked."""
    session = session_of(ctx)
    if seed is None:
        seed = stored(out, resume=resume)
    name = check_name(game)
    file = read_board(board)
    plan = BalancePlan(
        name,
        read_settings(players, option),
        read_list(bots),
        games,
        secrets.randbits(32) if seed is None else seed,
        file,
        None if vary is None else read_vary(vary, name, file),
        limit,
    ).checked()
    gathering = Gathering(session, out, jobs, limit, ray=ray)
    lines = gathering.lines(
        facts_of(plan), games_of(plan), lambda where, done: play_all(plan, where, done), resume=resume
    )
    found = report(plan, lines)
    if nothing_changed(plan, lines):
        words = session.texts("cli-balance-unchanged", key=str(found.vary))
        session.err.print(words, markup=False, highlight=False, soft_wrap=True)
    title = title_of(session, found)
    if out is not None:
        write_text(out / "balance.json", json_module.dumps(found.json(), ensure_ascii=False, indent=1) + "\n")
        write_text(out / "balance.html", BalancePage(session, plan, found).html(title, about(session, found)))
    if json:
        session.json(found.json())
    else:
        show(session, plan, found, title)
        key = "cli-balance-no-page" if out is None else "cli-balance-written"
        session.say(session.texts(key, file="" if out is None else str(out / "balance.html")))


def title_of(session: Session, found: Report) -> str:
    """Which game, and how often it was played."""
    title = session.speaker(own_game(found.game)).title()
    return session.texts("cli-simulate-title", games=found.games, title=title)


def about(session: Session, found: Report) -> list[str]:
    """Who played what, and how to read it."""
    texts = session.texts
    settings = ", ".join(f"{key}={str(value).lower()}" for key, value in found.options.items())
    lines = [
        texts("cli-balance-players", bots=", ".join(found.bots), settings=settings, seed=str(found.seed))
    ]
    if found.vary is not None:
        lines.append(texts("cli-balance-varied", key=found.vary))
    return [*lines, texts("cli-balance-intervals")]


def show(session: Session, plan: BalancePlan, found: Report, title: str) -> None:
    """The tables for people."""
    session.say("", Text(title, style="bold"), *about(session, found), "")
    for number, one in enumerate(found.settings):
        if found.vary is not None:
            session.say(Text(f"{found.vary} = {one.value}", style="bold"), "")
        for section in BalanceWords(session, plan, number).sections(one):
            session.say(table_of(session, section), "")


def table_of(session: Session, section: Section) -> Table:
    """A section as a table."""
    texts = session.texts
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False)
    table.add_column(section.title)
    heads = [texts("cli-simulate-share" if section.percent else "cli-simulate-mean")]
    heads.append(texts("cli-simulate-interval"))
    if section.seconds:
        heads.append(section.seconds)
    for head in heads:
        table.add_column(head, justify="right")
    for row in section.rows:
        cells = [section.show(row.point.value), section.interval(row.point)]
        if section.seconds:
            cells.append(section.show(None if row.second is None else row.second.value))
        table.add_row(Text(row.label), *cells)
    return table
