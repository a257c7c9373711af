"""What a worker process does: rebuild a match from its record and let a bot answer. It never sees the secret."""

from __future__ import annotations

import os
import threading
from multiprocessing import connection, parent_process
from typing import Final

from hoftag.bots.bot import Knowledge
from hoftag.bots.registry import make_bot
from hoftag.kernel.step import Together
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


def think(record: str, seat: int, bot: str, seed: int) -> list[str]:
    """The answer of a bot, as a notation; of a secret choice that is made in several answers, all of them."""
    match = _followed(record)
    player = make_bot(bot, seed)
    state = match.state.clone()
    state.events = None
    asked = state.agenda[-1]
    answers: list[str] = []
    while len(answers) < _MOST_ANSWERS:
        action = player.choose(Knowledge(match.game, state, seat))
        answers.append(asked.notation(state, action))
        if not isinstance(asked, Together) or asked.choose(state, seat, action):
            break
    return answers


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


_MOST_ANSWERS: Final = 100
"""So many answers are worked out at once; a longer row is gone on with when these have been given."""
_seen: dict[str, Replay] = {}
_MOST_SEEN: Final = 200
