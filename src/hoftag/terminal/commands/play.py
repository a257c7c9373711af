"""`hoftag play`: at the table in the browser, or at this terminal.

The browser's table asks for everything on its page. So whoever names a game, seats, a record … here means the
terminal, and need not write --text as well.
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from hoftag.kernel.errors import BadInput
from hoftag.kernel.game import Options
from hoftag.lab.outside import LIMIT
from hoftag.lab.simulate import check_limit
from hoftag.locale.speaker import Speaker
from hoftag.match.library import GAMES, BoardFile, check_name, game_on, own_game, read_text
from hoftag.match.match import Match, chance_from, start
from hoftag.match.record import load as load_record
from hoftag.terminal.commands.local import play_here
from hoftag.terminal.complaint import Complaint, sentence
from hoftag.terminal.parameters import BoardPath, Limit, Players, Seed, Settings, read_board, read_settings
from hoftag.terminal.saving import check_target, record_path, seats_in
from hoftag.terminal.screen import EndOfInput, Screen
from hoftag.terminal.seating import ME, Seating, check_no_program, default_seating, read_seating
from hoftag.terminal.session import Session, session_of
from hoftag.terminal.table import Table
from hoftag.terminal.words import Words

GameName = Annotated[str | None, typer.Argument(metavar="GAME", help="cli-argument-game")]
InTerminal = Annotated[bool, typer.Option("--text", help="cli-option-text")]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="cli-option-no-browser")]
InNetwork = Annotated[bool, typer.Option("--network", help="cli-option-network")]
Seats = Annotated[
    str | None, typer.Option("--seats", metavar="red=me,blue=greedy,…", help="cli-option-seats")
]
LoadPath = Annotated[Path | None, typer.Option("--load", metavar="FILE", help="cli-option-load")]
SavePath = Annotated[Path | None, typer.Option("--save", metavar="FILE", help="cli-option-save")]


def play(
    ctx: typer.Context,
    *,
    game: GameName = None,
    text: InTerminal = False,
    no_browser: NoBrowser = False,
    network: InNetwork = False,
    players: Players = None,
    option: Settings = None,
    seats: Seats = None,
    seed: Seed = None,
    load: LoadPath = None,
    save: SavePath = None,
    limit: Limit = LIMIT,
    board: BoardPath = None,
) -> None:
    """Play. Everything is checked before anything is asked."""
    session = session_of(ctx)
    if not text and not any((game, players, option, seats, seed is not None, load, save, board)):
        play_here(session, browser=not no_browser, network=network)
        return
    if no_browser or network:
        raise Complaint("cli-error-text-only", name="--network" if network else "--no-browser")
    screen = Screen(session.out)
    target = None if save is None else record_path(str(save))
    if target is not None:
        check_target(target)
    check_limit(limit)
    given = read_settings(players, option)
    own_seed = secrets.randbits(32) if seed is None else seed
    try:
        if load is not None:
            match, seating = resumed(
                session,
                path=load,
                board=read_board(board),
                seed=own_seed,
                seats=seats,
                game=game,
                given=given,
            )
        else:
            match, seating = begun(
                session, screen, name=game, given=given, board=read_board(board), seed=own_seed, seats=seats
            )
    except EndOfInput:
        screen.say(session.texts("table-input-ended"))
        return
    if match.settings.get("timer") and not seating.people:
        raise BadInput("timer-without-people", {"option": "timer"})
    speaker = session.speaker(match.game, match.state.names)
    welcome(screen, speaker, match, seating)
    table = Table(match, seating, speaker, screen, seed=own_seed, target=target, limit=limit)
    table.file = load
    table.run()


def resumed(
    session: Session,
    *,
    path: Path,
    board: BoardFile | None,
    seed: int,
    seats: str | None,
    game: str | None,
    given: Options,
) -> tuple[Match, Seating]:
    """A recorded game goes on; the same people and bots sit down unless others are named."""
    if game is not None or given:
        raise Complaint("cli-error-load-with-game", given=", ".join([*([game] if game else []), *given]))
    record = read_text(path)
    match = load_record(record, board, seed)
    chosen = seats if seats is not None else seats_in(record)
    speaker = session.speaker(match.game, match.state.names)
    seating = default_seating(match.seats) if chosen is None else seating_from(speaker, match.seats, chosen)
    if seats is None:
        check_no_program(seating)
    return match, seating


def begun(
    session: Session,
    screen: Screen,
    *,
    name: str | None,
    given: Options,
    board: BoardFile | None,
    seed: int,
    seats: str | None,
) -> tuple[Match, Seating]:
    """A new game. Who has said nothing is asked, with an answer proposed."""
    asks = name is None and seats is None
    if name is None:
        name = ask_game(session, screen) if asks else GAMES[0]
    game, board_hash = game_on(check_name(name), board)
    speaker = session.speaker(game)
    game.read(given)
    if asks:
        screen.say(Text(speaker.title(), style="bold"))
        if "players" not in given:
            given["players"] = ask_players(screen, speaker)
    options = game.read(given)
    colours = game.seats(options)
    speaker = session.speaker(game, game.names_for(options))
    if seats is not None:
        seating = seating_from(speaker, colours, seats)
    else:
        seating = ask_seats(screen, speaker, colours) if asks else default_seating(colours)
    return start(game, options, board_hash, chance_from(seed)), seating


def ask_game(session: Session, screen: Screen) -> str:
    """Which game, by its number or its name, until the answer is one of them."""
    titles = [session.speaker(own_game(name)).title() for name in GAMES]
    words = Words(session.texts)
    for number, title in enumerate(titles, 1):
        screen.say(f"{number}  {title}")
    while True:
        line = screen.ask(session.texts("table-ask-game", default=titles[0]))
        if words.is_quit(line):
            raise typer.Exit
        if not line:
            return GAMES[0]
        for number, (name, title) in enumerate(zip(GAMES, titles, strict=True), 1):
            if line.casefold() in (str(number), name, title.casefold()):
                return name
        screen.say(session.texts("table-ask-game-again", allowed=", ".join(titles)))


def ask_players(screen: Screen, speaker: Speaker) -> int:
    """How many players, until the answer is a possible number."""
    option = next(option for option in speaker.game.options() if option.name == "players")
    allowed = ", ".join(map(str, option.allowed))
    while True:
        line = screen.ask(speaker.texts("table-ask-players", allowed=allowed, default=str(option.default)))
        leave_if_asked(speaker, line)
        if not line:
            return int(option.default)
        if line.isdecimal() and int(line) in option.allowed:
            return int(line)
        screen.say(speaker.texts("table-ask-players-again", allowed=allowed))


def leave_if_asked(speaker: Speaker, line: str) -> None:
    """Nothing has begun yet, so there is nothing to save either."""
    if Words(speaker.texts).is_quit(line):
        raise typer.Exit


def ask_seats(screen: Screen, speaker: Speaker, colours: list[str]) -> Seating:
    """Who sits where, until the answer makes sense."""
    names = [speaker.name("seat", colour).lower() for colour in colours]
    mine = speaker.texts("table-me")
    example = f"{names[0]}={mine},{names[1]}={mine}"
    while True:
        seat = speaker.name("seat", colours[0])
        line = screen.ask(speaker.texts("table-ask-seats", seat=seat, example=example))
        leave_if_asked(speaker, line)
        if not line:
            return default_seating(colours)
        try:
            return seating_from(speaker, colours, line)
        except (Complaint, BadInput) as error:
            screen.say(Text(sentence(speaker.texts, error), style="yellow"))


def seating_from(speaker: Speaker, colours: list[str], text: str) -> Seating:
    """Seats in words; colours and `me` may be written in the language of the session too."""
    aliases = {speaker.name("seat", colour).lower(): colour for colour in colours}
    aliases[speaker.texts("table-me").lower()] = ME
    return read_seating(colours, text, aliases)


def welcome(screen: Screen, speaker: Speaker, match: Match, seating: Seating) -> None:
    """What is played, and who sits where."""
    texts = speaker.texts
    screen.say("", Text(texts("table-welcome", title=speaker.title()), style="bold"))
    for colour, player in zip(match.seats, seating.players, strict=True):
        who = texts("table-player-me") if player == ME else texts("table-player-bot", bot=player)
        screen.say(texts("table-says", seat=speaker.name("seat", colour), words=who))
