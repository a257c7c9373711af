"""Programs that play, over standard input and output: one JSON object a line. See docs/outside-bots.md.

Only programs that somebody names at the command line are started, never one that a file or the server names, and never
through a shell. Whatever a program does, the game goes on: if it fails, a bot of ours plays on in its place.
"""

from __future__ import annotations

import json
import shlex
import shutil

from hoftag.bots.bot import Knowledge
from hoftag.bots.registry import STAND_IN, make_bot
from hoftag.kernel.errors import BadInput
from hoftag.lab.dialogue import GRACE, Dialogue, Ended, Silent
from hoftag.match.match import Match

EXEC = "exec:"
LIMIT = 10.0
"""Seconds that a program may take for an answer; starting it counts for the first."""
PROTOCOL = 1

FAILURES = ("start", "time", "ended", "form", "illegal")
"""Why a program was replaced: it did not start, was late, ended, answered nonsense, or what is not legal."""


def check_outside(text: str) -> str:
    """The one way to write a program with its arguments, if there is such a program."""
    words = words_of(text)
    if not words or shutil.which(words[0]) is None:
        raise BadInput("outside-missing", {"given": text, "program": words[0] if words else ""})
    return EXEC + shlex.join(words)


def words_of(text: str) -> list[str]:
    """A command in words; quotes hold a word together. It stands on one line of a record."""
    if not text.isprintable():
        raise BadInput("outside-form", {"given": text})
    try:
        return shlex.split(text.removeprefix(EXEC))
    except ValueError:
        raise BadInput("outside-form", {"given": text}) from None


class Failed(Exception):
    """A program cannot go on; the reason is one of FAILURES."""


class Outside:
    """A program that answers for one seat in one game, and the bot that stands in for it."""

    def __init__(self, text: str, seed: int, limit: float) -> None:
        self.failure = ""
        self._command = words_of(text)
        self._limit = limit
        self._stand_in = make_bot(STAND_IN, seed)
        self._dialogue: Dialogue | None = None

    def choose(self, match: Match, seat: int) -> int:
        """What the program says; after its first failure, what the bot says."""
        if not self.failure:
            try:
                return self._ask(match, seat)
            except Failed as error:
                self.failure = str(error)
                self._stop(0.0)
        return self._stand_in.choose(Knowledge(match.game, match.state, seat))

    def _ask(self, match: Match, seat: int) -> int:
        step = match.state.agenda[-1]
        # without those that only take an own part back: nobody can keep a game from going on
        options = {step.notation(match.state, action): action for action in step.onward(match.state, seat)}
        view = match.view(seat)
        view["options"] = list(options)
        answer = self._exchange(match, seat, {"type": "ask", "view": view, "options": list(options)})
        try:
            play = json.loads(answer)["play"]
        except (ValueError, KeyError, TypeError, RecursionError):
            raise Failed("form") from None
        if not isinstance(play, str):
            raise Failed("form")
        action = options.get(" ".join(play.split()))
        if action is None:
            raise Failed("illegal")
        return action

    def _exchange(self, match: Match, seat: int, question: dict[str, object]) -> str:
        try:
            if self._dialogue is None:
                self._dialogue = Dialogue(self._command)
                self._dialogue.tell(self._hello(match, seat))
            return self._dialogue.ask(question, self._limit)
        except OSError:
            raise Failed("start") from None
        except Silent:
            raise Failed("time") from None
        except Ended:
            raise Failed("ended") from None

    def _hello(self, match: Match, seat: int) -> dict[str, object]:
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": match.game.name,
            "rules_version": match.rules,
            "settings": dict(match.settings),
            "seats": match.seats,
            "seat": seat,
            "seconds": self._limit,
        }

    def _stop(self, grace: float) -> None:
        if self._dialogue is not None:
            self._dialogue.end(grace)
            self._dialogue = None

    def close(self, match: Match) -> None:
        """Tell the program how the game ended, and let it go."""
        if self._dialogue is not None:
            self._dialogue.tell({"type": "end", "outcome": match.view(None)["outcome"]})
        self._stop(GRACE)
