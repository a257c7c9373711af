"""Reading tables of a board file, with errors that say what is wrong and where."""

from __future__ import annotations

from typing import cast

from hoftag.kernel.errors import BadInput, Fact

Table = dict[str, object]
LARGEST = 10_000
"""No figure of any box is larger; a slip of the finger must not fill the memory."""


def fail(code: str, **facts: Fact) -> BadInput:
    """A broken board file: what is wrong and where."""
    return BadInput("board-" + code, dict(facts))


def section(data: Table, name: str) -> Table:
    """A table of the file."""
    value = data.get(name)
    if not isinstance(value, dict):
        raise fail("section", section=name)
    return cast(Table, value)


def rows(data: Table, name: str) -> list[Table]:
    """A list of tables of the file."""
    value = data.get(name)
    if not isinstance(value, list) or not value or not all(isinstance(row, dict) for row in value):
        raise fail("section", section=name)
    return cast("list[Table]", value)


def number(table: Table, key: str, where: str) -> int:
    """A whole number that is not negative."""
    value = table.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= LARGEST:
        raise fail("number", key=key, where=where)
    return value


def word(table: Table, key: str, where: str) -> str:
    """A name."""
    value = table.get(key)
    if not isinstance(value, str) or not value:
        raise fail("word", key=key, where=where)
    return value


def words(table: Table, key: str, where: str) -> list[str]:
    """A list of names."""
    value = table.get(key)
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise fail("words", key=key, where=where)
    return cast("list[str]", value)


def numbers(table: Table, key: str, where: str) -> list[int]:
    """A list of whole numbers."""
    value = table.get(key)
    if not isinstance(value, list) or not all(isinstance(item, int) for item in value):
        raise fail("number", key=key, where=where)
    return cast("list[int]", value)
