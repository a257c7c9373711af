"""How a server is run; the command line fills it in."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """What `hoftag serve` and `hoftag play` may choose."""

    db: str
    """The address of the database: `sqlite:///FILE` (a fourth slash begins an absolute path)."""
    host: str = "127.0.0.1"
    port: int = 8080
    bot_workers: int = 1
    """Processes in which bots think; they never think in the one that answers."""
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
    log_format: str = "text"
    """`text` for people, `json` for machines."""
    quiet: bool = False
    """Log only what is wrong."""
