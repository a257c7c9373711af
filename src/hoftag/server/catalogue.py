"""What clients must know about the games: options, names, sections, boards."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from hoftag.bots.registry import BOTS
from hoftag.games.registry import GAMES
from hoftag.kernel.errors import BadInput
from hoftag.kernel.game import Game
from hoftag.locale.texts import LANGUAGES
from hoftag.match.library import own_board, own_game
from hoftag.server import wire

USUAL: Final = "squire"
"""Who sits opposite people that start alone and name no level: it answers at once, plays sensibly, and a beginner can
beat it. Whoever wants more finds the level in the same dialog, and the browser remembers it."""


@cache
def games() -> tuple[wire.GameInfo, ...]:
    """All games."""
    return tuple(_game(name) for name in GAMES)


def _game(name: str) -> wire.GameInfo:
    game = own_game(name)
    options = game.options()
    players = next(option for option in options if option.name == "players")
    return wire.GameInfo(
        name=name,
        rules_version=game.rules_version,
        board=own_board(name).hash,
        options=[wire.OptionInfo(option.name, option.default, list(option.allowed)) for option in options],
        bots=[wire.BotInfo(bot, bot == USUAL) for bot in BOTS],
        event_domains={kind: list(domains) for kind, domains in game.event_domains.items()},
        event_rules=dict(game.event_rules),
        fact_domains=dict(game.fact_domains),
        chance_domains=dict(game.chance_domains),
        display_names={
            **{language: game.display_names(language) for language in LANGUAGES},
            "board": _printed(game),
        },
        seats={str(count): game.seats(game.read({"players": count})) for count in players.allowed},
    )


def _printed(game: Game[Any]) -> dict[str, dict[str, str]]:
    """The names as they are printed on the board, whatever the language; empty where they are not."""
    shown = game.display_names("board")
    return {
        domain: {name: text for name, text in names.items() if text != name}
        for domain, names in shown.items()
    }


@cache
def board(digest: str) -> dict[str, Any] | None:
    """The board file with a hash, as data; None if no game has it."""
    for name in GAMES:
        if own_board(name).hash == digest:
            return dict(own_board(name).data)
    return None


def check_options(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """All options of a game with their values."""
    if game not in GAMES:
        raise BadInput("game-unknown", {"game": game[:40], "allowed": ", ".join(GAMES)})
    return own_game(game).read(options)
