"""How a server is run; the command line fills it in."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """What `hoftag serve` and `hoftag play` may choose."""

    db: str
    """The address of the database: `sqlite:///FILE` (a fourth slash begins an absolute path)."""
    redis: str = ""
    """The address of the Redis through which several servers on one database know of each other; empty: there is
    only this one."""
    installation: str = "hoftag"
    """What is in Redis has this in its name, so that several installations may share one."""
    host: str = "127.0.0.1"
    port: int = 8080
    workers: int = 1
    """Processes that answer, on this machine; more than one need PostgreSQL and Redis."""
    drain: float = 0.0
    """Seconds for which a server that was told to stop still answers, so that a proxy stops sending it visitors."""
    bot_workers: int = 1
    """Processes in which bots think; they never think in the one that answers."""
    bots_elsewhere: bool = False
    """Whether bots think in `hoftag worker` processes, found through Redis; here only if none answers."""
    origins: tuple[str, ...] = ()
    """Addresses (`https://club.example`) under which browsers reach the server; empty: whatever they call it."""
    hosts: tuple[str, ...] = ()
    """Names by which the server lets itself be called; empty: any, or those of the origins if some are given."""
    trusted_proxies: str = ""
    """Addresses whose X-Forwarded headers are believed, separated by commas."""
    rate: float = 50.0
    """Requests a second from one address before it is asked to wait; 0: no limit but that on passwords."""
    client: Path | None = None
    """The folder of the built client; None: where builds put it."""
    metrics_port: int | None = None
    """Where figures for Prometheus are shown, at an address of this machine only; None: nowhere."""
    log_format: str = "text"
    """`text` for people, `json` for machines."""
    quiet: bool = False
    """Log only what is wrong."""


@dataclass(frozen=True)
class WorkerSettings:
    """What `hoftag worker` may choose; the same words as above mean the same."""

    redis: str
    installation: str = "hoftag"
    processes: int = 1
    """How many questions are thought about at the same time."""
    metrics_port: int | None = None
    log_format: str = "text"
