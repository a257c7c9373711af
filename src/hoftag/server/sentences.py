"""Refusals of the rules as problems for the wire, in the language of whoever asks."""

from __future__ import annotations

from functools import lru_cache

from hoftag.kernel.errors import IllegalAction, Refusal
from hoftag.locale.speaker import Speaker
from hoftag.locale.texts import Texts
from hoftag.match.library import own_game
from hoftag.server import wire
from hoftag.server.errors import Refused
from hoftag.server.language import texts_in
from hoftag.server.room import Room


@lru_cache(maxsize=64)
def _speaker(language: str, game: str, options: tuple[tuple[str, wire.Value], ...]) -> Speaker:
    rules = own_game(game)
    return Speaker(texts_in(language), rules, rules.names_for(dict(options)))


def sentence(room: Room, texts: Texts, refusal: Refusal) -> str:
    """Why the rules refuse something."""
    return _speaker(texts.language, room.row.game, tuple(room.row.options.items())).refusal(refusal)


def problem(room: Room, texts: Texts, refusal: Refusal) -> wire.Problem:
    """Why the rules refuse something, for the wire."""
    return wire.Problem(refusal.code, sentence(room, texts, refusal), refusal.facts, refusal.rule)


def refused(room: Room, texts: Texts, error: IllegalAction) -> Refused:
    """An illegal action as the answer to a request."""
    refusal = Refusal(error.code, error.rule, error.facts)
    return Refused(422, error.code, error.facts, rule=error.rule, message=sentence(room, texts, refusal))
