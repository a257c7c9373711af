"""The commands of the command line, one module each."""

from __future__ import annotations

import typer

from hoftag.terminal.commands import (
    admin,
    arena,
    bench,
    board,
    check,
    database,
    games,
    lab,
    play,
    replay,
    serve,
    show,
    simulate,
    train,
    verify,
    worker,
)
from hoftag.terminal.help import Command, Group


def add_commands(app: typer.Typer) -> None:
    """Put all commands on the command line, in the order of the help. Each has an example of its use."""
    examples = (
        ("play", play.play, "hoftag play carolingi --players 3 --seats red=me,blue=greedy,yellow=random"),
        ("serve", serve.serve, "hoftag serve --port 8080 --db sqlite:///hoftag.db"),
        (
            "worker",
            worker.worker,
            "hoftag worker --redis redis://localhost --processes 4",
        ),
        ("games", games.games, "hoftag games --json"),
        (
            "simulate",
            simulate.simulate,
            "hoftag simulate carolingi --players 3 --bots greedy,greedy,random --games 100 --seed 7",
        ),
        ("arena", arena.arena, "hoftag arena carolingi --players 3 --bots random,greedy --games 60 --seed 7"),
        ("train", train.train, "hoftag train carolus_magnus --minutes 10 --seed 1 --out training"),
        ("replay", replay.replay, "hoftag replay game.hoftag --at 40 --seat red"),
        ("verify", verify.verify_records, "hoftag verify game.hoftag"),
        ("show", show.show, "hoftag show position.toml"),
        ("check", check.check, "hoftag check tests/rulebook"),
        ("bench", bench.bench, "hoftag bench --json"),
    )
    for name, function, example in examples:
        app.command(name, cls=Command, help=f"cli-about-{name}", epilog=example)(function)
    boards = typer.Typer(cls=Group, help="cli-about-board", epilog="hoftag board check my-board.toml")
    boards.command(
        "check", cls=Command, help="cli-about-board-check", epilog="hoftag board check my-board.toml"
    )(board.check)
    boards.command(
        "show", cls=Command, help="cli-about-board-show", epilog="hoftag board show my-board.toml"
    )(board.show)
    app.add_typer(boards, name="board")
    labs = typer.Typer(
        cls=Group, help="cli-about-lab", epilog="hoftag lab balance carolus_magnus --players 3"
    )
    labs.command(
        "balance",
        cls=Command,
        help="cli-about-lab-balance",
        epilog="hoftag lab balance carolus_magnus --games 100 --vary end.regions_below=3..5",
    )(lab.balance)
    app.add_typer(labs, name="lab")
    databases = typer.Typer(cls=Group, help="cli-about-db", epilog="hoftag db backup tables.db")
    for name, work, example in (
        ("backup", database.backup, "hoftag db backup tables.db"),
        ("upgrade", database.upgrade, "hoftag db upgrade --db postgresql://hoftag@localhost/hoftag"),
        ("export", database.export, "hoftag db export club.jsonl --db sqlite:///hoftag.db"),
        (
            "import",
            database.import_,
            "hoftag db import club.jsonl --db postgresql://hoftag@localhost/hoftag",
        ),
    ):
        databases.command(name, cls=Command, help=f"cli-about-db-{name}", epilog=example)(work)
    app.add_typer(databases, name="db")
    admins = typer.Typer(cls=Group, help="cli-about-admin", epilog="hoftag admin replay-all --json")
    for name, task, example in (
        ("tables", admin.tables, "hoftag admin tables --status=playing --db sqlite:///hoftag.db"),
        ("show", admin.show, "hoftag admin show k3v9mzq4thp7 --last 50"),
        ("replay", admin.replay, "hoftag admin replay k3v9mzq4thp7"),
        ("export", admin.export, "hoftag admin export k3v9mzq4thp7 game.hoftag"),
        ("close", admin.close, 'hoftag admin close k3v9mzq4thp7 --why "Opened twice"'),
        ("repair", admin.repair, "hoftag admin repair k3v9mzq4thp7 --cut"),
        ("replay-all", admin.replay_all, "hoftag admin replay-all --json"),
        ("appoint", admin.appoint, 'hoftag admin appoint "Judith"'),
        ("dismiss", admin.dismiss, 'hoftag admin dismiss "Judith"'),
        ("audit", admin.audit, "hoftag admin audit --table k3v9mzq4thp7"),
    ):
        admins.command(name, cls=Command, help=f"cli-about-admin-{name}", epilog=example)(task)
    app.add_typer(admins, name="admin")
