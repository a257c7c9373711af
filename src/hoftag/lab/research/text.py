"""A view as plain text, in the ids of the engine: for a look at an episode, without any language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hoftag.kernel.errors import BadInput

MODES = ("ansi",)
EXPLANATIONS = (
    "why",
    "control",
    "prospects",
    "conditions",
    "unions",
    "fights",
    "majorities",
    "disorder",
    "winter",
)
"""What follows from the rest, in words."""


def check_mode(mode: str | None) -> str | None:
    """The way to render, if there is such a one; None: not at all."""
    if mode is not None and mode not in MODES:
        raise BadInput("option-value", {"option": "render_mode", "value": mode, "allowed": ", ".join(MODES)})
    return mode


def text_of(view: Mapping[str, Any]) -> str:
    """The fields of a view below each other, rows of things as tables."""
    plain: list[str] = []
    tables: list[str] = []
    for key, value in view.items():
        if key in EXPLANATIONS or value is None or value == []:
            continue
        if isinstance(value, list) and isinstance(value[0], dict):
            tables.append(table(key, value))
        else:
            plain.append(f"{key}: {cell(value)}")
    return "\n".join([*plain, *tables])


def table(name: str, rows: Sequence[Mapping[str, Any]]) -> str:
    """Rows of things; columns in which nothing stands are left out."""
    keys = [
        key
        for key in rows[0]
        if key not in EXPLANATIONS and any(row[key] not in (None, False, 0, "", []) for row in rows)
    ]
    lines = [keys, *([cell(row[key]) for key in keys] for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(keys))]
    body = ["  ".join(word.ljust(width) for word, width in zip(line, widths, strict=True)) for line in lines]
    return "\n".join([f"{name}:", *(f"  {line.rstrip()}" for line in body)])


def cell(value: Any) -> str:
    """A value in a few characters."""
    if value is None or value is False:
        return "-"
    if value is True:
        return "x"
    if isinstance(value, Mapping):
        kept = {
            key: part for key, part in value.items() if key not in EXPLANATIONS and part not in (0, None, [])
        }
        return " ".join(f"{key}={cell(part)}" for key, part in kept.items()) or "-"
    if isinstance(value, list):
        return (
            ",".join(f"({cell(part)})" if isinstance(part, list | dict) else cell(part) for part in value)
            or "-"
        )
    return str(value)
