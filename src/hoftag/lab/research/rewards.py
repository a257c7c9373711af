"""What an ending is worth to each seat."""

from __future__ import annotations

from collections.abc import Iterable

from hoftag.kernel.errors import BadInput
from hoftag.kernel.outcome import Result

REWARDS = ("ranking", "win", "points")


def check_rewards(name: str) -> str:
    """The name, if there is such a way to reward."""
    if name not in REWARDS:
        raise BadInput("option-value", {"option": "rewards", "value": name, "allowed": ", ".join(REWARDS)})
    return name


def rewards(result: Result, sides: list[int], way: str) -> list[float]:
    """The rewards of all seats; `sides` says who plays together (each seat its own side where nobody does).

    `ranking`: the share of rivals behind, less that of rivals ahead. `win`: 1 for the first place, shared by the
    sides that share it, -1 for the others. `points`: the own score less the mean of the rivals' scores.
    Where everybody has lost, `ranking` and `win` are -1 for all.
    """
    seats = range(len(sides))
    if way == "points":
        return [
            result.scores[seat] - mean(result.scores[one] for one in rivals(sides, seat)) for seat in seats
        ]
    if result.lost:
        return [-1.0 for _ in seats]
    place = {seat: number for number, shared in enumerate(result.ranking) for seat in shared}
    if way == "win":
        winners = len({sides[seat] for seat in result.ranking[0]})
        return [2 / winners - 1 if place[seat] == 0 else -1.0 for seat in seats]
    return [mean(sign(place[one] - place[seat]) for one in rivals(sides, seat)) for seat in seats]


def rivals(sides: list[int], seat: int) -> list[int]:
    """The seats of the other sides."""
    return [one for one, side in enumerate(sides) if side != sides[seat]]


def mean(values: Iterable[int]) -> float:
    """The mean of some numbers."""
    row = list(values)
    return float(sum(row)) / len(row)


def sign(number: int) -> int:
    """-1, 0 or 1."""
    return (number > 0) - (number < 0)
