"""Measured numbers with their intervals as pictures, in SVG that a person can read as well; all words are given."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

LEFT = 250
WIDTH = 560
RIGHT = 90
TOP = 24
ROW = 30
TALL = 220
LONGEST_NAME = 34
LETTER = 7
"""About how wide a small letter is."""
KINDS = 6
"""How many lines can be told apart by colour and stroke; further ones begin anew."""
SHAPES = {
    "text": "font:14px sans-serif",
    ".title": "font-weight:bold",
    ".small": "font-size:12px",
    ".span": "stroke-width:3",
    ".line": "stroke-width:2;fill:none",
    ".second": "fill:none;stroke-width:2",
    ".mark": "stroke-width:1.5;stroke-dasharray:5 4",
}
DASHES = ("none", "7 4", "2 3", "10 3 2 3", "14 4", "4 2 1 2")
LIGHT = ("#7a5195", "#b3261e", "#1f6f8b", "#8a6d00", "#2f7d32", "#444")
DARK = ("#c9a0e8", "#f2a29c", "#86cbe2", "#e3c65a", "#8fd694", "#ccc")


@dataclass(frozen=True)
class Point:
    """A measured number; None where nothing could be measured."""

    value: float | None
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class Dot:
    """A row: a number with its interval, and maybe a second one to compare it with."""

    label: str
    point: Point
    second: Point | None = None


@dataclass(frozen=True)
class Series:
    """A number for each of some values."""

    label: str
    points: list[Point | None]


Show = Callable[[float], str]
"""How a number is written."""


@dataclass(frozen=True)
class Scale:
    """How numbers are written beside dots and on an axis, and how far the marks of the axis are apart at least."""

    show: Show
    tick: Show
    least: float


def colours(dark: bool) -> dict[str, str]:
    """The rules for colours, by day or by night."""
    rules = {
        "text": f"fill:{'#eee' if dark else '#222'}",
        ".grid": f"stroke:{'#555' if dark else '#ccc'}",
        ".mark": f"stroke:{'#aaa' if dark else '#777'}",
        ".page": f"fill:{'#1b1b1f' if dark else '#fff'}",
    }
    for kind, colour in enumerate(DARK if dark else LIGHT):
        rules[f".k{kind}"] = f"stroke:{colour}"
        rules[f".k{kind}.dot"] = f"fill:{colour}"
    return rules


def style() -> str:
    """How it looks, by day and by night."""
    dashes = {f".line.k{kind}": f"stroke-dasharray:{dash}" for kind, dash in enumerate(DASHES)}
    shapes, light, dark = (
        " ".join(f"{name}{{{rule}}}" for name, rule in rules.items())
        for rules in ({**SHAPES, **dashes}, colours(dark=False), colours(dark=True))
    )
    return f"{shapes} {light} @media (prefers-color-scheme:dark){{{dark}}}"


def ticks(low: float, high: float, least: float = 10) -> list[float]:
    """Round numbers, eight at most, that hold a span between them and are at least so far apart."""
    wanted = max(least, (high - low) / 6)
    power = 10.0 ** math.floor(math.log10(wanted))
    step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= wanted * (1 - 1e-9))
    first = math.floor(low / step + 1e-9)
    last = max(first + 1, math.ceil(high / step - 1e-9))
    return [round(number * step, 9) for number in range(first, last + 1)]


def axis_of(points: Sequence[Point | None], least: float, also: Sequence[float]) -> list[float]:
    """The marks of an axis that has a place for everything."""
    ends = [
        end for point in points if point for end in (point.value, point.low, point.high) if end is not None
    ]
    ends += also
    return ticks(min(ends, default=0), max(ends, default=1), least)


def short(name: str) -> str:
    """A name that fits beside a picture."""
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def framed(width: int, height: int, title: str, parts: list[str], *, alone: bool) -> str:
    """A picture; one that stands alone in a file brings its style."""
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{escape(title)}</title>",
    ]
    if alone:
        head.append(f"<style>{style()}</style>")
        head.append('<rect class="page" width="100%" height="100%"/>')
    return "\n".join([*head, *parts, "</svg>", ""])


def dots(
    rows: list[Dot],
    title: str,
    axis: str,
    scale: Scale,
    *,
    also: Sequence[float] = (),
    mark: float | None = None,
    alone: bool = False,
) -> str:
    """A dot with its interval for each row. `also` must be on the axis too; `mark` is a line across all rows."""
    points = [point for row in rows for point in (row.point, row.second)]
    marks = axis_of(points, scale.least, [*also, *([] if mark is None else [mark])])
    top = TOP + (32 if alone else 0)
    bottom = top + ROW * len(rows)

    def across(value: float) -> str:
        return f"{LEFT + WIDTH * (value - marks[0]) / (marks[-1] - marks[0]):.1f}"

    out = [f'<text class="title" x="16" y="28">{escape(title)}</text>'] if alone else []
    for tick in marks:
        x = across(tick)
        out.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{top - 8}" y2="{bottom}"/>')
        out.append(
            f'<text class="small" x="{x}" y="{bottom + 18}" text-anchor="middle">{scale.tick(tick)}</text>'
        )
    if mark is not None:
        x = across(mark)
        out.append(f'<line class="mark" x1="{x}" x2="{x}" y1="{top - 14}" y2="{bottom}"/>')
    for number, row in enumerate(rows):
        y = top + ROW * number + ROW // 2
        out.append(f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(short(row.label))}</text>')
        for point, kind, down in ((row.second, 1, 7), (row.point, 0, -2 if row.second else 0)):
            if point is None or point.value is None:
                continue
            if point.low is not None and point.high is not None:
                ends = f'x1="{across(point.low)}" x2="{across(point.high)}"'
                out.append(f'<line class="span k{kind}" {ends} y1="{y + down}" y2="{y + down}"/>')
            shape = "second" if kind else "dot"
            out.append(
                f'<circle class="{shape} k{kind}" cx="{across(point.value)}" cy="{y + down}" r="{5 - kind}"/>'
            )
        if row.point.value is not None:
            words = escape(scale.show(row.point.value))
            out.append(f'<text class="small" x="{LEFT + WIDTH + 14}" y="{y + 5}">{words}</text>')
    middle = LEFT + WIDTH // 2
    out.append(
        f'<text class="small" x="{middle}" y="{bottom + 42}" text-anchor="middle">{escape(axis)}</text>'
    )
    return framed(LEFT + WIDTH + RIGHT, bottom + 56, title, out, alone=alone)


def lines(
    series: list[Series], values: list[str], title: str, axis: str, scale: Scale, *, alone: bool = False
) -> str:
    """A line with intervals for each series, over values that need not be numbers."""
    marks = axis_of([point for one in series for point in one.points], scale.least, [0])
    side, top = 80, 20 + (32 if alone else 0)
    wide = LEFT + WIDTH + RIGHT - side - 20
    bottom = top + TALL
    step = wide / max(1, len(values))

    def down(value: float) -> float:
        return bottom - TALL * (value - marks[0]) / (marks[-1] - marks[0])

    out = [f'<text class="title" x="16" y="28">{escape(title)}</text>'] if alone else []
    for tick in marks:
        y = f"{down(tick):.1f}"
        out.append(f'<line class="grid" x1="{side}" x2="{side + wide}" y1="{y}" y2="{y}"/>')
        out.append(
            f'<text class="small" x="{side - 8}" y="{down(tick) + 4:.1f}" text-anchor="end">{scale.tick(tick)}</text>'
        )
    longest = max((len(value) for value in values), default=0)
    each = max(
        1, math.ceil((LETTER * longest + 8) / step)
    )  # names that would run into each other are left out
    for place, value in enumerate(values):
        if place % each:
            continue
        x = side + step * (place + 0.5)
        out.append(
            f'<text class="small" x="{x:.1f}" y="{bottom + 18}" text-anchor="middle">{escape(value)}</text>'
        )
    for number, one in enumerate(series):
        kind = f"k{number % KINDS}"
        shift = (number - (len(series) - 1) / 2) * min(
            8, step / (2 * len(series))
        )  # intervals beside each other
        path: list[str] = []
        for place, point in enumerate(one.points):
            if point is None or point.value is None:
                continue
            at = f"{side + step * (place + 0.5) + shift:.1f}"
            path.append(f"{at},{down(point.value):.1f}")
            if point.low is not None and point.high is not None:
                ends = f'y1="{down(point.low):.1f}" y2="{down(point.high):.1f}"'
                out.append(f'<line class="span {kind}" x1="{at}" x2="{at}" {ends}/>')
            out.append(f'<circle class="dot {kind}" cx="{at}" cy="{down(point.value):.1f}" r="5"/>')
        out.append(f'<polyline class="line {kind}" points="{" ".join(path)}"/>')
    out.append(
        f'<text class="small" x="{side + wide / 2:.0f}" y="{bottom + 38}" text-anchor="middle">{escape(axis)}</text>'
    )
    below = bottom + 62
    if alone or len(series) > 1:
        for number, one in enumerate(series):
            start, level = side + (number % 2) * wide // 2, below + number // 2 * 22
            ends = f'x1="{start}" x2="{start + 40}" y1="{level - 5}" y2="{level - 5}"'
            out.append(f'<line class="line k{number % KINDS}" {ends}/>')
            out.append(f'<text x="{start + 50}" y="{level}">{escape(short(one.label))}</text>')
        below += (len(series) + 1) // 2 * 22
    return framed(side + wide + 20, below, title, out, alone=alone)
