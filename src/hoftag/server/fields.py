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
_WORDS: Final[dict[type, str]] = {
    types.BoolType: "problem-field-boolean",
    types.IntType: "problem-field-integer",
    types.FloatType: "problem-field-number",
    types.StrType: "problem-field-text",
    types.ListType: "problem-field-list",
    types.DictType: "problem-field-object",
    types.StructType: "problem-field-object",
    types.NoneType: "problem-field-nothing",
}
_LONGEST: Final = 100


def refused_field(error: ValidationException, request: Request[Any, Any, Any]) -> Refused:
    """A request whose form is wrong, with the first field that is."""
    extra = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    message, key = str(extra.get("message", "")), str(extra.get("key", ""))
    missing = _MISSING.search(message or error.detail)
    if missing is not None:
        name = missing[1] or missing[2]
        return Refused(422, "field-missing", {"field": f"{key}.{name}" if key else name})
    allowed = allowed_at(request, key, str(extra.get("source", "body")))
    words = [texts_of(request.scope)(word) for word in allowed if not word.startswith("=")]
    words += [word[1:] for word in allowed if word.startswith("=")]
    return Refused(422, "field", {"field": key[:_LONGEST] or "data", "allowed": ", ".join(words) or "–"})


def allowed_at(request: Request[Any, Any, Any], key: str, source: str) -> list[str]:
    """What may stand at a place of the request: texts of kinds of values, and values themselves behind `=`."""
    handler: Any = request.route_handler
    fields = handler.parsed_fn_signature.parameters
    if source == "body":
        field = fields.get("data")
        kind = None if field is None else types.type_info(field.annotation)
        for step in re.findall(r"[^.\[\]]+", key):
            kind = _inside(kind, step)
    else:
        field = fields.get(key)
        kind = None if field is None else types.type_info(field.annotation)
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
        return list(dict.fromkeys(word for part in kind.types for word in _words(part)))
    if isinstance(kind, types.LiteralType):
        return [f"={value}" for value in kind.values]
    word = _WORDS.get(type(kind))
    return [] if word is None else [word]
