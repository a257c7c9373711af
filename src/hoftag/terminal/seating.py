"""Who sits where: people at this terminal, and bots."""

from __future__ import annotations

from dataclasses import dataclass

from hoftag.bots.bot import Bot
from hoftag.bots.registry import BOTS, make_bot
from hoftag.terminal.complaint import Complaint

ME = "me"
DEFAULT_BOT = "greedy"


@dataclass(frozen=True)
class Seating:
    """For each seat `me`, or the name of a bot."""

    seats: tuple[str, ...]
    players: tuple[str, ...]

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, player in enumerate(self.players) if player == ME)

    def bots(self, seed: int) -> list[Bot | None]:
        """A bot for each seat of one, with chance of its own."""
        return [
            None if player == ME else make_bot(player, seed * 31 + seat + 1)
            for seat, player in enumerate(self.players)
        ]

    def text(self) -> str:
        """As `--seats` takes it."""
        return ",".join(f"{seat}={player}" for seat, player in zip(self.seats, self.players, strict=True))


def default_seating(seats: list[str]) -> Seating:
    """One person against bots."""
    return Seating(tuple(seats), (ME, *[DEFAULT_BOT] * (len(seats) - 1)))


def read_seating(seats: list[str], text: str, aliases: dict[str, str]) -> Seating:
    """From `red=me,blue=greedy`; seats not named get bots. Aliases are words of the person's language."""
    players = dict.fromkeys(seats, DEFAULT_BOT)
    named: set[str] = set()
    for part in filter(None, (part.strip() for part in text.split(","))):
        words = [word.strip().lower() for word in part.partition("=")]
        seat, equals, player = (aliases.get(word, word) for word in words)
        if not equals:
            raise Complaint("cli-error-seats-form", given=part)
        if seat not in players:
            raise Complaint("cli-error-seat-unknown", given=seat, allowed=", ".join(seats))
        if seat in named:
            raise Complaint("cli-error-seat-twice", given=seat)
        if player != ME and player not in BOTS:
            raise Complaint("cli-error-player-unknown", given=player, allowed=", ".join((ME, *BOTS)))
        named.add(seat)
        players[seat] = player
    return Seating(tuple(seats), tuple(players.values()))
