"""Counts that fail, each in its own way; all other levels are as they are."""

from __future__ import annotations

import os
import time

from hoftag.bots.bot import Knowledge
from hoftag.bots.registry import make_bot
from hoftag.kernel.ids import Action
from hoftag.server.thinking import Chooser

BAD = "count"
LONG = 600.0


class Crashing:
    """Takes its process along."""

    def choose(self, known: Knowledge) -> Action:
        """Never answers."""
        os._exit(1)


class Raising:
    """Has a fault."""

    def choose(self, known: Knowledge) -> Action:
        """Never answers."""
        raise ZeroDivisionError


class Hanging:
    """Thinks too long."""

    def choose(self, known: Knowledge) -> Action:
        """Answers much too late."""
        time.sleep(LONG)
        return known.options()[0]


class Babbling:
    """Does not know the rules."""

    def choose(self, known: Knowledge) -> Action:
        """What is no option."""
        return max(known.options()) + 1


def crashing(bot: str, seed: int) -> Chooser:
    """A process that dies."""
    return Crashing() if bot == BAD else make_bot(bot, seed)


def raising(bot: str, seed: int) -> Chooser:
    """An exception."""
    return Raising() if bot == BAD else make_bot(bot, seed)


def hanging(bot: str, seed: int) -> Chooser:
    """No answer in time."""
    return Hanging() if bot == BAD else make_bot(bot, seed)


def babbling(bot: str, seed: int) -> Chooser:
    """An answer that is none."""
    return Babbling() if bot == BAD else make_bot(bot, seed)
