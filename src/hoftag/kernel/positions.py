"""Reading position files: what every game's reader needs, with errors that say what is wrong and where."""

from __future__ import annotations

from typing import cast

from hoftag.kernel.errors import BadInput, Fact

Json = dict[str, object]


def fail(code: str, **facts: Fact) -> BadInput:
    """A position that makes no sense: what is wrong and where."""
    return BadInput("position-" + code, dict(facts))


class PositionReader:
    """The tables of a position file. A game's reader extends it with the keys of that game."""

    def __init__(self, data: Json) -> None:
        self.data = data

    def number(self, key: str, default: int) -> int:
        """A whole number that is not negative."""
        value = self.data.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise fail("number", key=key, value=str(value))
        return value

    def table(self, key: str) -> Json:
        """A table of names and values; empty when it is not there."""
        value = self.data.get(key, {})
        if not isinstance(value, dict):
            raise fail("table", key=key)
        return cast(Json, value)

    def names_in(self, value: object, where: str) -> list[str]:
        """A list of names."""
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise fail("list", key=where)
        return cast("list[str]", value)

    def one_of(self, allowed: list[str], name: str, where: str) -> int:
        """The place of a name among those allowed."""
        if name not in allowed:
            raise fail("name", name=name, where=where, allowed=", ".join(allowed))
        return allowed.index(name)
