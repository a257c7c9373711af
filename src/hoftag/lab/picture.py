"""Ratings as a picture: a dot with its interval for each bot, in SVG that a person can read as well."""

from __future__ import annotations

from html import escape

from hoftag.lab.standing import Rated

LEFT = 190
WIDTH = 640
RIGHT = 70
TOP = 56
ROW = 34
LONGEST_NAME = 21
SHAPES = {
    "text": "font:14px sans-serif",
    ".title": "font-weight:bold",
    ".small": "font-size:12px",
    ".span": "stroke-width:3",
}
LIGHT = {
    "text": "fill:#222",
    ".grid": "stroke:#ccc",
    ".span": "stroke:#7a5195",
    ".dot": "fill:#7a5195",
    ".page": "fill:#fff",
}
DARK = {
    "text": "fill:#eee",
    ".grid": "stroke:#555",
    ".span": "stroke:#c9a0e8",
    ".dot": "fill:#c9a0e8",
    ".page": "fill:#1b1b1f",
}


def style() -> str:
    """How it looks, by day and by night."""
    shapes, light, dark = (
        " ".join(f"{name}{{{rule}}}" for name, rule in rules.items()) for rules in (SHAPES, LIGHT, DARK)
    )
    return f"{shapes} {light} @media (prefers-color-scheme:dark){{{dark}}}"


def ticks(low: float, high: float) -> list[int]:
    """Round numbers, three to eight of them, that lie in a span or around it."""
    step = next(
        (step for step in (10, 20, 50, 100, 200, 500, 1000) if (high - low) / step <= 6),
        2000,
    )
    first = int(low // step)
    last = -int(-high // step)
    return [number * step for number in range(first, last + 1)]


def picture(bots: list[Rated], title: str, axis: str) -> str:
    """The picture; its words are given in the language of whoever looks."""
    marks = ticks(min(bot.low for bot in bots), max(bot.high for bot in bots))
    bottom = TOP + ROW * len(bots)

    def across(value: float) -> str:
        return f"{LEFT + WIDTH * (value - marks[0]) / max(1, marks[-1] - marks[0]):.1f}"

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + RIGHT} {bottom + 60}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{style()}</style>",
        '<rect class="page" width="100%" height="100%"/>',
        f'<text class="title" x="16" y="28">{escape(title)}</text>',
    ]
    for mark in marks:
        x = across(mark)
        out.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP - 8}" y2="{bottom}"/>')
        out.append(f'<text class="small" x="{x}" y="{bottom + 18}" text-anchor="middle">{mark}</text>')
    for number, bot in enumerate(bots):
        y = TOP + ROW * number + ROW // 2
        name = bot.name if len(bot.name) <= LONGEST_NAME else bot.name[: LONGEST_NAME - 1] + "…"
        out += [
            f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(name)}</text>',
            f'<line class="span" x1="{across(bot.low)}" x2="{across(bot.high)}" y1="{y}" y2="{y}"/>',
            f'<circle class="dot" cx="{across(bot.rating)}" cy="{y}" r="6"/>',
            f'<text class="small" x="{LEFT + WIDTH + 14}" y="{y + 5}">{bot.rating:.0f}</text>',
        ]
    middle = LEFT + WIDTH // 2
    out.append(
        f'<text class="small" x="{middle}" y="{bottom + 42}" text-anchor="middle">{escape(axis)}</text>'
    )
    return "\n".join([*out, "</svg>", ""])
