"""`hoftag worker`: thinks for the bots of servers elsewhere."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from hoftag.terminal.commands.serve import (
    Installation,
    LogFormat,
    MetricsPort,
    check_installation,
    check_metrics_port,
    chosen_log_format,
    within,
)
from hoftag.terminal.session import session_of

Redis = Annotated[str, typer.Option("--redis", metavar="URL", help="cli-option-worker-redis")]
Processes = Annotated[
    int | None, typer.Option("--processes", metavar="N", help="cli-option-worker-processes")
]


def worker(
    ctx: typer.Context,
    *,
    redis: Redis,
    installation: Installation = "hoftag",
    processes: Processes = None,
    metrics_port: MetricsPort = None,
    log_format: LogFormat = None,
) -> None:
    """Think until told to stop."""
    from hoftag.server.settings import WorkerSettings  # noqa: PLC0415  (other commands need no server, and start faster)
    from hoftag.server.worker import run  # noqa: PLC0415

    session = session_of(ctx)
    number = cores() if processes is None else processes
    within("--processes", number, 1, 256)
    check_metrics_port(metrics_port)
    settings = WorkerSettings(
        redis=redis,
        installation=check_installation(installation),
        processes=number,
        metrics_port=metrics_port,
        log_format=chosen_log_format(log_format),
    )
    run(settings, lambda: session.say(session.texts("cli-working", processes=number)))
    session.say(session.texts("cli-stopped"))


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
