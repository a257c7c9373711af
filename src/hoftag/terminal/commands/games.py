"""`hoftag games`: games, options, player counts."""

from __future__ import annotations

from typing import Any

import typer
from rich.table import Table
from rich.text import Text

from hoftag.bots.registry import BOTS, LADDER
from hoftag.kernel.game import Game, span
from hoftag.match.library import GAMES, own_game
from hoftag.terminal.parameters import Json
from hoftag.terminal.session import Session, session_of


def games(ctx: typer.Context, json: Json = False) -> None:
    """List the games."""
    session = session_of(ctx)
    all_games = [own_game(name) for name in GAMES]
    if json:
        session.json({"games": [facts(session, game) for game in all_games], "bots": list(BOTS)})
        return
    for game in all_games:
        describe(session, game)
    ladder = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False)
    ladder.add_column(session.texts("cli-games-bots"))
    ladder.add_column(session.texts("cli-games-level"), justify="right")
    ladder.add_column(session.texts("cli-games-meaning"))
    for info in LADDER:
        ladder.add_row(info.name, str(info.level), session.texts(info.text_key))
    session.say("", ladder)


def facts(session: Session, game: Game[Any]) -> dict[str, object]:
    """A game for machines."""
    options = [{"name": o.name, "default": o.default, "allowed": o.allowed} for o in game.options()]
    players = next(option.allowed for option in game.options() if option.name == "players")
    title = session.speaker(game).title()
    return {"game": game.name, "title": title, "players": players, "options": options}


def describe(session: Session, game: Game[Any]) -> None:
    """A game for people."""
    texts = session.texts
    speaker = session.speaker(game)
    players = next(option.allowed for option in game.options() if option.name == "players")
    count = texts("cli-games-players", low=int(players[0]), high=int(players[-1]))
    session.say(
        "", Text(f"{speaker.title()} ({game.name})", style="bold").append(f", {count}", style="not bold")
    )
    session.say(speaker.summary())
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False)
    for key in ("option", "values", "default", "meaning"):
        table.add_column(texts(f"cli-games-{key}"))
    for option in game.options():
        default = span([option.default])
        table.add_row(option.name, span(option.allowed), default, speaker.option_help(option.name))
    session.say("", table)
