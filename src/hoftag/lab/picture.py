"""Ratings as a picture: a dot with its interval for each bot."""

from __future__ import annotations

from hoftag.lab.chart import Dot, Point, Scale, dots
from hoftag.lab.standing import Rated


def whole(value: float) -> str:
    """A rating for people."""
    return f"{value:.0f}"


def picture(bots: list[Rated], title: str, axis: str) -> str:
    """The picture; its words are given in the language of whoever looks."""
    rows = [Dot(bot.name, Point(bot.rating, bot.low, bot.high)) for bot in bots]
    return dots(rows, title, axis, Scale(whole, whole, 10), alone=True)
