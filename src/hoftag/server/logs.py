"""The log: one line for each thing that happened, readable on a terminal or as JSON for machines."""

from __future__ import annotations

import contextlib
import logging
import sys
from collections.abc import Iterator
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Final

import structlog

QUIET = ("alembic", "aiosqlite", "sqlalchemy", "asyncio")
"""Libraries that are heard only when something is wrong."""


_log = structlog.get_logger("hoftag.server")


@dataclass
class Deeds:
    """What one request has written into the log of a table."""

    entry: int = 0
    """The number of the last entry; 0: none."""
    table: str = ""
    over: bool = False


_DEEDS: Final[ContextVar[Deeds | None]] = ContextVar("deeds", default=None)


@contextlib.contextmanager
def gathering() -> Iterator[Deeds]:
    """Have the entries noted that a request writes; what it sets going and happens later is not its own."""
    deeds = Deeds()
    token = _DEEDS.set(deeds)
    try:
        yield deeds
    finally:
        deeds.over = True
        _DEEDS.reset(token)


def accepted(table: str, number: int, kind: str, seat: int, by: str) -> None:
    """An entry was written. It stands in the line of its request; what nobody asked for has a line of its own."""
    deeds = _DEEDS.get()
    if deeds is not None and not deeds.over and not by.startswith(("bot ", "clock")):
        deeds.entry, deeds.table = number, table
    else:
        _log.info("accepted", table=table, entry=number, kind=kind, seat=seat, by=by.partition(" ")[0])


@contextlib.contextmanager
def hushed() -> Iterator[None]:
    """Without a server nothing is logged: who has called a command reads what it says itself."""
    if structlog.is_configured():
        yield
        return
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    try:
        yield
    finally:
        structlog.reset_defaults()


def configure(log_format: str, *, level: int = logging.INFO) -> None:
    """Send everything that is logged, ours and the libraries', to stderr in one form."""
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
    ]
    if log_format == "json":
        # values of variables stay out: they may be somebody's secret
        tracebacks = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
        shared.append(structlog.processors.ExceptionRenderer(tracebacks))
        renderer: Any = structlog.processors.JSONRenderer(ensure_ascii=False)
    else:
        renderer = structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.access").disabled = True  # the door writes its own, without query strings
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
