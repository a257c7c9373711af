"""`hoftag serve`: a server for many tables."""

from __future__ import annotations

import re
import sys
from typing import Annotated

import typer

from hoftag.terminal.complaint import Complaint
from hoftag.terminal.session import session_of

LOG_FORMATS = ("text", "json")
_HIGHEST_PORT = 65535

Host = Annotated[str, typer.Option("--host", metavar="ADDRESS", help="cli-option-host")]
Port = Annotated[int, typer.Option("--port", metavar="N", help="cli-option-port")]
Database = Annotated[str, typer.Option("--db", metavar="URL", help="cli-option-db")]
Redis = Annotated[str, typer.Option("--redis", metavar="URL", help="cli-option-redis")]
ServerProcesses = Annotated[int, typer.Option("--workers", metavar="N", help="cli-option-workers")]
Installation = Annotated[str, typer.Option("--installation", metavar="NAME", help="cli-option-installation")]
Drain = Annotated[int, typer.Option("--drain", metavar="SECONDS", help="cli-option-drain")]
BotWorkers = Annotated[int, typer.Option("--bot-workers", metavar="N", help="cli-option-bot-workers")]
BotsElsewhere = Annotated[bool, typer.Option("--bots-elsewhere", help="cli-option-bots-elsewhere")]
Origins = Annotated[list[str] | None, typer.Option("--origin", metavar="URL", help="cli-option-origin")]
Proxies = Annotated[str, typer.Option("--trust-proxy", metavar="ADDRESS,…", help="cli-option-trust-proxy")]
Rate = Annotated[int, typer.Option("--rate-limit", metavar="N", help="cli-option-rate-limit")]
MetricsPort = Annotated[
    int | None, typer.Option("--metrics-port", metavar="N", help="cli-option-metrics-port")
]
LogFormat = Annotated[
    str | None, typer.Option("--log-format", metavar="|".join(LOG_FORMATS), help="cli-option-log-format")
]


def serve(
    ctx: typer.Context,
    *,
    host: Host = "127.0.0.1",
    port: Port = 8080,
    db: Database = "sqlite:///hoftag.db",
    redis: Redis = "",
    installation: Installation = "hoftag",
    workers: ServerProcesses = 1,
    bot_workers: BotWorkers = 1,
    bots_elsewhere: BotsElsewhere = False,
    origin: Origins = None,
    trust_proxy: Proxies = "",
    rate_limit: Rate = 50,
    drain: Drain = 0,
    metrics_port: MetricsPort = None,
    log_format: LogFormat = None,
) -> None:
    """Serve until told to stop."""
    from hoftag.server.run import run  # noqa: PLC0415  (other commands need no server, and start faster)
    from hoftag.server.settings import Settings  # noqa: PLC0415

    session = session_of(ctx)
    texts = session.texts
    within("--port", port, 0, _HIGHEST_PORT)
    within("--workers", workers, 1, 64)
    within("--drain", drain, 0, 3600)
    within("--bot-workers", bot_workers, 1, 64)
    within("--rate-limit", rate_limit, 0, 1_000_000)
    check_metrics_port(metrics_port)
    chosen = chosen_log_format(log_format)
    for url in origin or []:
        check_origin(url)
    settings = Settings(
        db=db,
        redis=redis,
        installation=check_installation(installation),
        workers=workers,
        drain=drain,
        host=host,
        port=port,
        bot_workers=bot_workers,
        bots_elsewhere=bots_elsewhere,
        origins=tuple(origin or ()),
        trusted_proxies=trust_proxy,
        rate=rate_limit,
        metrics_port=metrics_port,
        log_format=chosen,
    )
    run(settings, lambda address: session.say(texts("cli-serving", address=address)))
    session.say(texts("cli-stopped"))


def check_metrics_port(port: int | None) -> None:
    """Complain about what is no port."""
    if port is not None:
        within("--metrics-port", port, 1, _HIGHEST_PORT)


def chosen_log_format(given: str | None) -> str:
    """What was asked for, else what suits whoever reads it."""
    chosen = given or ("text" if sys.stderr.isatty() else "json")
    if chosen not in LOG_FORMATS:
        raise Complaint("cli-error-log-format", given=chosen, allowed=", ".join(LOG_FORMATS))
    return chosen


def check_installation(name: str) -> str:
    """A name that can be part of others."""
    if not re.fullmatch(r"[a-z0-9][a-z0-9_-]{0,31}", name):
        raise Complaint("cli-error-installation", given=name)
    return name


def within(name: str, given: int, low: int, high: int) -> None:
    """Complain about a number that cannot be meant."""
    if not low <= given <= high:
        raise Complaint("cli-error-range", name=name, given=str(given), low=str(low), high=str(high))


def check_origin(url: str) -> None:
    """Complain about what is not the beginning of an address, as browsers send it."""
    scheme, colon, host = url.rstrip("/").partition("://")
    if scheme not in ("http", "https") or not colon or not host or "/" in host:
        raise Complaint("cli-error-origin", given=url)
