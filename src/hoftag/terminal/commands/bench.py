"""`hoftag bench`: how fast the engine is."""

from __future__ import annotations

from typing import Any

import typer
from rich.table import Table

from hoftag.terminal.parameters import Json
from hoftag.terminal.session import Session, session_of

FIGURES = ("decisions", "clones", "games")
BUILDS = ("compiled", "interpreted")


def bench(ctx: typer.Context, json: Json = False) -> None:
    """Run the benchmark."""
    from hoftag.lab.bench import run  # noqa: PLC0415  (only this command needs it, and it loads the other engines)

    session = session_of(ctx)
    if session.err.is_terminal:
        with session.err.status("") as status:
            result: dict[str, Any] = run(status.update)
    else:
        result = run(lambda _: None)
    if json:
        session.json(result)
    else:
        show(session, result)


def show(session: Session, result: dict[str, Any]) -> None:
    """The figures with their ratios."""
    texts = session.texts
    best = 0.0
    for game, builds in result.get("engine", {}).items():
        table = Table(title=game, title_justify="left", box=None, padding=(0, 3, 0, 0), pad_edge=False)
        table.add_column(texts("cli-bench-figure"))
        for build in BUILDS:
            table.add_column(texts(f"cli-bench-{build}"), justify="right")
        table.add_column(texts("cli-bench-ratio"), justify="right")
        for figure in FIGURES:
            speeds = [(builds.get(build) or {}).get(f"{figure}_per_cpu_s") for build in BUILDS]
            table.add_row(texts(f"cli-bench-{figure}"), *map(number, speeds), ratio(*speeds))
            if figure == "decisions":
                best = max([best, *(speed for speed in speeds if speed)])
        session.say("", table)
    peers = result.get("peers", {})
    if peers:
        table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False)
        table.add_column(texts("cli-bench-peer"))
        table.add_column("", justify="right")
        table.add_column(texts("cli-bench-against"), justify="right")
        for name, figures in peers.items():
            speed = figures.get("decisions_per_cpu_s")
            table.add_row(name, number(speed), ratio(best, speed))
        session.say("", table)


def number(value: float | None) -> str:
    """A figure without decimals; a dash where there is none."""
    return "–" if value is None else f"{value:,.0f}".replace(",", "\u202f")


def ratio(one: float | None, two: float | None) -> str:
    """How many times one is two."""
    return f"{one / two:.1f}" if one and two else "–"
