"""Which field of a request cannot be read, and what is allowed there."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec.inspect as types
from litestar import Request
from litestar.exceptions import ValidationException

from hoftag.server.errors import Refused
from hoftag.server.visit import texts_of

_MISSING: Final = re.compile(r"missing required field `([^`]+)`|Missing required .*?parameter '([^']+)'")
BODY: Final = "data"
"""How the framework calls the body, and how handlers ask for it."""
_NOTHING: Final = "problem-field-nothing"
_WORDS: Final[dict[type, str]] = {
    types.BoolType: "problem-field-boolean",
    types.IntType: "problem-field-integer",
    types.FloatType: "problem-field-number",
    types.StrType: "problem-field-text",
    types.ListType: "problem-field-list",
    types.DictType: "problem-field-object",
    types.StructType: "problem-field-object",
    types.NoneType: _NOTHING,
}
_LONGEST: Final = 100


def refused_field(error: ValidationException, request: Request[Any, Any, Any]) -> Refused:
    """A request whose form is wrong, with the first field that is."""
    extra = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    message, place = str(extra.get("message", "")), str(extra.get("key", ""))
    place = place.removeprefix(BODY).removeprefix(".")
    missing = _MISSING.search(message or error.detail)
    if missing is not None:
        name = missing[1] or missing[2]
        return Refused(422, "field-missing", {"field": f"{place}.{name}" if place else name})
    texts = texts_of(request.scope)
    allowed = allowed_at(request, place, str(extra.get("source", "body")))
    words = [texts(word) if word.startswith("problem-") else word for word in allowed]
    return Refused(422, "field", {"field": place[:_LONGEST] or BODY, "allowed": ", ".join(words) or "–"})


def allowed_at(request: Request[Any, Any, Any], place: str, source: str) -> list[str]:
    """What may stand at a place of the request: texts of kinds of values, and values themselves."""
    handler: Any = request.route_handler
    fields = handler.parsed_fn_signature.parameters
    field = fields.get(BODY if source == "body" else place)
    if field is None:
        return []
    kind: Any = types.type_info(field.annotation)
    if source != "body":
        return [*_words(kind), *_bounds(field.kwarg_definition)]
    for step in re.findall(r"[^.\[\]]+", place):
        kind = _inside(kind, step)
    return _words(kind)


def _inside(kind: Any, step: str) -> Any:
    """The type of a part."""
    if isinstance(kind, types.UnionType):
        parts = [_inside(part, step) for part in kind.types]
        return next((part for part in parts if part is not None), None)
    if isinstance(kind, types.StructType):
        return next((field.type for field in kind.fields if field.encode_name == step), None)
    if isinstance(kind, types.ListType):
        return kind.item_type
    return kind.value_type if isinstance(kind, types.DictType) else None


def _words(kind: Any) -> list[str]:
    if isinstance(kind, types.UnionType):
        words = list(dict.fromkeys(word for part in kind.types for word in _words(part)))
        return sorted(words, key=lambda word: word == _NOTHING)
    if isinstance(kind, types.LiteralType):
        return [str(value) for value in kind.values]
    word = _WORDS.get(type(kind))
    return [] if word is None else [word]


def _bounds(definition: Any) -> list[str]:
    """The range of a number in the address."""
    low, high = getattr(definition, "ge", None), getattr(definition, "le", None)
    if low is not None and high is not None:
        return [f"{low}–{high}"]
    return [f"≥ {low}"] if low is not None else [f"≤ {high}"] if high is not None else []
