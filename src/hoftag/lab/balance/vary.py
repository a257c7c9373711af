"""What a sweep varies: an option of the game, or any figure of its board, named by its path in the file."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass

from hoftag.kernel.errors import BadInput
from hoftag.kernel.game import Value
from hoftag.match.library import BoardFile, game_on, own_board

MOST_VALUES = 50
NEAR = 5
"""How many names are offered for one that there is not."""
SHORT = {"last_year": "sundial"}
"""Other words for options, where a game has them."""

Path = tuple[str | int, ...]
Figure = int | float


@dataclass(frozen=True)
class Vary:
    """One option, or one figure of the board by its path, and the values that it gets."""

    key: str
    path: Path
    """Where the figure stands; empty for an option."""
    values: tuple[Value | float, ...]


def read_vary(text: str, game: str, board: BoardFile | None) -> Vary:
    """`KEY=A..B` or `KEY=a,b,c`; what there is not, and what makes no sense, is refused."""
    key, equals, given = text.partition("=")
    key = key.strip()
    if not equals or not key or not given.strip():
        raise BadInput("vary-form", {"given": text})
    options = [option.name for option in game_on(game, board)[0].options()]
    option = key if key in options else SHORT.get(key, "")
    if option in options:
        return Vary(option, (), read_values(option, given))
    figures = dict(figures_of((board or own_board(game)).data))
    found = [name for name in figures if name == key] or [
        name for name in figures if name.endswith("." + key)
    ]
    if not found:
        others = [word for word, option in SHORT.items() if option in options]
        near = near_names(key, [*options, *others, *figures])
        raise BadInput("vary-unknown", {"key": key, "near": ", ".join(near[:NEAR])})
    if len(found) > 1:
        raise BadInput("vary-several", {"key": key, "near": ", ".join(found[:NEAR])})
    path, value = figures[found[0]]
    values = read_values(found[0], given)
    for one in values:
        if not isinstance(one, int) and not (isinstance(one, float) and isinstance(value, float)):
            raise BadInput("vary-number", {"key": found[0], "value": str(one), "has": str(value)})
    return Vary(found[0], path, values)


def read_values(key: str, text: str) -> tuple[Value | float, ...]:
    """A range of whole numbers, or a list."""
    span = re.fullmatch(r"\s*(-?\d{1,6})\s*\.\.\s*(-?\d{1,6})\s*", text)
    if span is not None:
        low, high = int(span[1]), int(span[2])
        if low >= high or high - low >= MOST_VALUES:
            raise BadInput("vary-range", {"key": key, "given": text.strip(), "most": MOST_VALUES})
        return tuple(range(low, high + 1))
    values = tuple(read_value(one.strip()) for one in text.split(","))
    if ".." in text or "" in values or len(set(map(str, values))) < len(values) or len(values) > MOST_VALUES:
        raise BadInput("vary-range", {"key": key, "given": text.strip(), "most": MOST_VALUES})
    return values


def read_value(text: str) -> Value | float:
    """A number if it looks like one, else a word."""
    if re.fullmatch(r"-?\d{1,6}", text):
        return int(text)
    return float(text) if re.fullmatch(r"-?\d{1,6}\.\d{1,9}", text) else text


def figures_of(data: dict[str, object]) -> Iterator[tuple[str, tuple[Path, Figure]]]:
    """All figures of a board by the names of their paths.

    In a list, things are named by their `id`, others by their place, which counts from 1.
    """

    def walk(value: object, name: str, path: Path) -> Iterator[tuple[str, tuple[Path, Figure]]]:
        if isinstance(value, dict):
            for key, inner in value.items():
                yield from walk(inner, f"{name}.{key}" if name else key, (*path, key))
        elif isinstance(value, list):
            for place, inner in enumerate(value):
                label = inner.get("id") if isinstance(inner, dict) else None
                yield from walk(inner, f"{name}.{label or place + 1}", (*path, place))
        elif isinstance(value, int | float) and not isinstance(value, bool):
            yield name, (path, value)

    yield from walk(data, "", ())


def near_names(key: str, names: list[str]) -> list[str]:
    """Names that look or end like one that there is not."""
    close = difflib.get_close_matches(key, names, NEAR, 0.5)
    ends: dict[str, str] = {}
    for name in names:
        ends.setdefault(name.rpartition(".")[2], name)
    last = key.rpartition(".")[2]
    close += [ends[end] for end in difflib.get_close_matches(last, list(ends), NEAR, 0.6)]
    return list(dict.fromkeys(close)) or names[:NEAR]
