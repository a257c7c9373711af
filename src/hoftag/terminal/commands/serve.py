"""`hoftag serve`: a server for many tables."""

from __future__ import annotations

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
BotWorkers = Annotated[int, typer.Option("--bot-workers", metavar="N", help="cli-option-bot-workers")]
Origins = Annotated[list[str] | None, typer.Option("--origin", metavar="URL", help="cli-option-origin")]
Proxies = Annotated[str, typer.Option("--trust-proxy", metavar="ADDRESS,…", help="cli-option-trust-proxy")]
Rate = Annotated[int, typer.Option("--rate-limit", metavar="N", help="cli-option-rate-limit")]
LogFormat = Annotated[
    str | None, typer.Option("--log-format", metavar="|".join(LOG_FORMATS), help="cli-option-log-format")
]


def serve(
    ctx: typer.Context,
    *,
    host: Host = "127.0.0.1",
    port: Port = 8080,
    db: Database = "sqlite:///hoftag.db",
    bot_workers: BotWorkers = 1,
    origin: Origins = None,
    trust_proxy: Proxies = "",
    rate_limit: Rate = 50,
    log_format: LogFormat = None,
) -> None:
    """Serve until told to stop."""
    from hoftag.server.run import run  # noqa: PLC0415  (other commands need no server, and start faster)
    from hoftag.server.settings import Settings  # noqa: PLC0415

    session = session_of(ctx)
    texts = session.texts
    within("--port", port, 0, _HIGHEST_PORT)
    within("--bot-workers", bot_workers, 1, 64)
    within("--rate-limit", rate_limit, 0, 1_000_000)
    chosen = log_format or ("text" if sys.stderr.isatty() else "json")
    if chosen not in LOG_FORMATS:
        raise Complaint("cli-error-log-format", given=chosen, allowed=", ".join(LOG_FORMATS))
    for url in origin or []:
        check_origin(url)
    settings = Settings(
        db=db,
        host=host,
        port=port,
        bot_workers=bot_workers,
        origins=tuple(origin or ()),
        trusted_proxies=trust_proxy,
        rate=rate_limit,
        log_format=chosen,
    )
    run(settings, lambda address: session.say(texts("cli-serving", address=address)))
    session.say(texts("cli-stopped"))


def within(name: str, given: int, low: int, high: int) -> None:
    """Complain about a number that cannot be meant."""
    if not low <= given <= high:
        raise Complaint("cli-error-range", name=name, given=str(given), low=str(low), high=str(high))


def check_origin(url: str) -> None:
    """Complain about what is not the beginning of an address, as browsers send it."""
    scheme, colon, host = url.rstrip("/").partition("://")
    if scheme not in ("http", "https") or not colon or not host or "/" in host:
        raise Complaint("cli-error-origin", given=url)
