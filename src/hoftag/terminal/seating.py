"""Who sits where: people at this terminal, and bots."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass

from hoftag.bots.registry import BOTS
from hoftag.lab.outside import EXEC, LIMIT
from hoftag.lab.players import Player, check_player, make_player
from hoftag.terminal.complaint import Complaint
from hoftag.terminal.parameters import read_list

ME = "me"
DEFAULT_BOT = "greedy"


@dataclass(frozen=True)
class Seating:
    """For each seat `me`, the name of a bot, or `exec:` and a program."""

    seats: tuple[str, ...]
    players: tuple[str, ...]

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, player in enumerate(self.players) if player == ME)

    def bots(self, seed: int, limit: float = LIMIT) -> list[Player | None]:
        """A player for each seat where no person sits, with chance of its own."""
        return [
            None if player == ME else make_player(player, seed * 31 + seat + 1, limit)
            for seat, player in enumerate(self.players)
        ]

    def text(self) -> str:
        """As `--seats` takes it."""
        out = io.StringIO()
        pairs = [f"{seat}={player}" for seat, player in zip(self.seats, self.players, strict=True)]
        csv.writer(out, lineterminator="").writerow(pairs)
        return out.getvalue()


def default_seating(seats: list[str]) -> Seating:
    """One person against bots."""
    return Seating(tuple(seats), (ME, *[DEFAULT_BOT] * (len(seats) - 1)))


def read_seating(seats: list[str], text: str, aliases: dict[str, str]) -> Seating:
    """From `red=me,blue=greedy`; seats not named get bots. Aliases are words of the person's language."""
    players = dict.fromkeys(seats, DEFAULT_BOT)
    named: set[str] = set()
    for part in filter(None, read_list(text)):
        seat, equals, player = (word.strip() for word in part.partition("="))
        seat = aliases.get(seat.lower(), seat.lower())
        if not equals:
            raise Complaint("cli-error-seats-form", given=part)
        if seat not in players:
            raise Complaint("cli-error-seat-unknown", given=seat, allowed=", ".join(seats))
        if seat in named:
            raise Complaint("cli-error-seat-twice", given=seat)
        named.add(seat)
        players[seat] = read_player(player, aliases)
    return Seating(tuple(seats), tuple(players.values()))


def read_player(text: str, aliases: dict[str, str]) -> str:
    """`me`, a bot or a program, if it can sit down."""
    if text.startswith(EXEC):
        return check_player(text)
    player = aliases.get(text.lower(), text.lower())
    if player == ME:
        return ME
    if player.partition(":")[0] not in BOTS:
        raise Complaint("cli-error-player-unknown", given=player, allowed=", ".join((ME, *BOTS, f"{EXEC}…")))
    return check_player(player)


def check_no_program(seating: Seating) -> None:
    """A file that somebody has sent must not start programs: only whoever sits here may."""
    for player in seating.players:
        if player.startswith(EXEC):
            raise Complaint("cli-error-record-program", given=player)
