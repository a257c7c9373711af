"""What a worker process does: rebuild a match from its record and let a bot answer. It never sees the secret."""

from __future__ import annotations

import os
import threading
from multiprocessing import connection, parent_process
from typing import Final

from hoftag.bots.bot import Knowledge
from hoftag.bots.registry import make_bot
from hoftag.match.match import Match
from hoftag.match.record import Replay


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
    match = _followed(record)
    action = make_bot(bot, seed).choose(Knowledge(match.game, match.state, seat))
    return match.state.agenda[-1].notation(match.state, action)


def _followed(record: str) -> Match:
    """The match of a record. Mostly it is one that was seen before with a few lines more: only those are played."""
    known = max((text for text in _seen if record.startswith(text)), key=len, default=None)
    if known is None:
        replay = Replay(record, None)
    else:
        replay = _seen.pop(known)
        replay.go_on(record[len(known) :])
    while replay.step():
        pass
    _seen[record] = replay
    while len(_seen) > _MOST_SEEN:
        del _seen[next(iter(_seen))]
    return replay.match


_seen: dict[str, Replay] = {}
_MOST_SEEN: Final = 200
