"""What a worker process does: rebuild a match from its record and let a bot answer. It never sees the secret."""

from __future__ import annotations

import os
import threading
from multiprocessing import connection, parent_process

from hoftag.bots.bot import Knowledge
from hoftag.bots.registry import make_bot
from hoftag.match.record import load


def begin() -> None:
    """Leave when the server is gone, however it went: nobody would ask any more."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_watch, args=(parent.sentinel,), daemon=True).start()


def _watch(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(0)


def ready() -> None:
    """Nothing; when it has been done, the process is there."""


def think(record: str, seat: int, bot: str, seed: int) -> str:
    """The answer of a bot, as a notation."""
    match = load(record, seed=seed)
    action = make_bot(bot, seed).choose(Knowledge(match.game, match.state, seat))
    return match.state.agenda[-1].notation(match.state, action)
