"""Counting the results of many games."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from hoftag.lab.intervals import wilson


@dataclass
class Count:
    """What one bot, or one seat, has reached."""

    matches: int = 0
    games: int = 0
    """Seats played: a bot that sits on two seats of a match has played two games."""
    wins: float = 0.0
    score: int = 0

    def add(self, share: float, score: int) -> None:
        """Another game."""
        self.games += 1
        self.wins += share
        self.score += score

    def share(self) -> tuple[float, float, float]:
        """The share of won seats with its interval, which counts matches: their seats are not independent."""
        seats = self.games / self.matches
        low, high = wilson(self.wins, self.matches)
        return self.wins / self.games, low / seats, high / seats


@dataclass
class Tally:
    """All games of a simulation, counted by bot and by seat."""

    games: int = 0
    decisions: int = 0
    cpu_seconds: float = 0.0
    bots: dict[str, Count] = field(default_factory=dict)
    seats: dict[int, Count] = field(default_factory=dict)
    reasons: Counter[str] = field(default_factory=Counter)
    parts: Counter[str] = field(default_factory=Counter)
    """The parts of all scores, summed up over all seats."""
    events: Counter[str] = field(default_factory=Counter)

    def add(self, line: dict[str, Any]) -> None:
        """Another game. A shared first place counts as an equal part of a win."""
        self.games += 1
        self.decisions += line["decisions"]
        self.cpu_seconds += line["cpu_seconds"]
        self.reasons[line["reason"]] += 1
        for parts in line["parts"]:
            self.parts.update(parts)
        self.events.update(line["events"])
        first = line["ranking"][0]
        winners = first if isinstance(first, list) else [first]
        if line.get("lost"):
            winners = []  # everybody has lost
        for seat, (bot, score) in enumerate(zip(line["bots"], line["scores"], strict=True)):
            share = 1 / len(winners) if seat in winners else 0.0
            self.bots.setdefault(bot, Count()).add(share, score)
            self.seats.setdefault(seat, Count()).add(share, score)
        for count in (*(self.bots[bot] for bot in set(line["bots"])), *self.seats.values()):
            count.matches += 1
