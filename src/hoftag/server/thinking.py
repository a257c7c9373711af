"""What a worker process does: rebuild a match from its record, let a bot answer, say why. It never sees the secret."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from multiprocessing import connection, parent_process
from typing import Any, Final, NamedTuple, Protocol

from hoftag.bots.bot import Knowledge
from hoftag.bots.reasons import reason
from hoftag.bots.registry import make_bot
from hoftag.bots.rehearsal import Trial
from hoftag.bots.thinker import PLAN, Thinker, outlook_on, trained
from hoftag.bots.wallenstein.planner import lay_plan
from hoftag.bots.wallenstein.plans import PlanTrial
from hoftag.games.wallenstein.planning import PlanActions
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.kernel.chance import seeded
from hoftag.kernel.ids import Action
from hoftag.kernel.state import State
from hoftag.kernel.step import Step, Together
from hoftag.match.match import Match
from hoftag.match.record import Replay
from hoftag.server.questions import Work


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


class Chooser(Protocol):
    """What a bot must be able to do."""

    def choose(self, known: Knowledge) -> Action:
        """One of the options."""


Make = Callable[[str, int], Chooser]
"""Makes a bot from its name and a seed."""


class Nonsense(Exception):
    """A bot has answered what is no option, or found no end."""


class Why(NamedTuple):
    """What an answer is expected to bring."""

    chance: float
    parts: list[tuple[str, float]]


class Advice(NamedTuple):
    """What somebody might do: one answer, or all parts of a secret choice, and why."""

    answers: list[str]
    why: Why


def work(kind: Work, args: tuple[Any, ...], make: Make) -> Any:
    """Do what is asked for."""
    if kind == "think":
        record, seat, bot, seed = args
        return think(record, seat, bot, seed, make)
    return advise(*args) if kind == "advise" else explain(*args)


def think(record: str, seat: int, bot: str, seed: int, make: Make = make_bot) -> list[str]:
    """The answer of a bot, as a notation; of a secret choice that is made in several answers, all of them."""
    match = _followed(record)
    player = make(bot, seed)
    state = _quiet(match.state)
    asked = state.agenda[-1]
    answers: list[str] = []
    while len(answers) < _MOST_ANSWERS:
        action = player.choose(Knowledge(match.game, state, seat))
        answers.append(_checked(asked, state, seat, action))
        if not isinstance(asked, Together) or asked.choose(state, seat, action):
            return answers
    raise Nonsense(f"no end after {len(answers)} answers")


def advise(record: str, seat: int, seed: int) -> Advice:
    """What the strongest bot would do in a person's place, within a second, and why."""
    match = _followed(record)
    state = _quiet(match.state)
    state.confirmed &= ~(1 << seat)  # a secret choice that is laid already may still be changed
    asked = state.agenda[-1]
    known = Knowledge(match.game, state, seat)
    planning = isinstance(asked, PlanActions)
    player = make_bot(f"{_ADVISOR}:{_BUDGET // PLAN if planning else _BUDGET}ms", seed)
    assert isinstance(player, Thinker)
    action = player.choose(known)
    if isinstance(asked, PlanActions) and isinstance(state, Wallenstein) and player.plan:
        found = why(known, seat, PlanTrial(player.plan), seed)
        return Advice(_laid(asked, state, seat, player.plan), found)
    return Advice([_checked(asked, state, seat, action)], why(known, seat, Trial(action), seed))


def explain(record: str, asker: int, move: int, seed: int) -> Why:
    """What an answer that was given to an open question promised, by what the asker could know then."""
    replay = Replay(record, None)
    while replay.match.version < move - 1:
        replay.step()
    state = _quiet(replay.match.state)
    asked = state.agenda[-1]
    assert not isinstance(asked, Together), "secret choices are not explained"
    replay.step()
    entry = replay.match.entries[move]
    options = asked.options(state, entry.seat)
    action = next(option for option in options if asked.notation(state, option) == entry.notation)
    return why(Knowledge(replay.match.game, state, asker), entry.seat, Trial(action), seed)


def why(known: Knowledge, seat: int, trial: Trial, seed: int) -> Why:
    """What an answer of a seat is expected to bring, from what is known."""
    chance = seeded(seed)
    sample = known.sample(chance)
    found = reason(outlook_on(sample, trained(sample)), known, seat, trial, chance)
    return Why(found.chance, found.parts)


def _laid(asked: PlanActions, state: Wallenstein, seat: int, plan: list[int]) -> list[str]:
    """The answers that lay a whole plan and hand it in."""
    answers: list[str] = []
    while len(answers) < _MOST_ANSWERS:
        action = lay_plan(state, seat, plan, asked.options(state, seat))
        answers.append(_checked(asked, state, seat, action))
        if asked.choose(state, seat, action):
            return answers
    raise Nonsense("a plan without an end")


def _checked(asked: Step[Any], state: State, seat: int, action: Action) -> str:
    """The notation of an answer, if it is one."""
    if action not in asked.options(state, seat):
        raise Nonsense(f"{action} is no option of {asked.kind}")
    return asked.notation(state, action)


def _quiet(state: State) -> State:
    """A copy to think with, which tells nothing."""
    copy = state.clone()
    copy.events = None
    return copy


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
"""More than any secret choice has parts."""
_ADVISOR: Final = "emperor"
_BUDGET: Final = 800
"""Milliseconds for a suggestion; what is left of a second is for its reason. A whole plan costs `PLAN` budgets."""
_seen: dict[str, Replay] = {}
_MOST_SEEN: Final = 200
