"""What the terminal, the command line and the server need texts for, found by reading their source."""

from __future__ import annotations

import ast
import re

from tests.completeness.sources import Facts, calls, fact_keys, modules, name_of, read_catalogue, text_of

EDGE_KEY = re.compile(r"(table|cli)(-[a-z0-9]+)+")
SPEAKING = {"texts", "say", "Complaint"}
"""Calls that give a text its arguments by name."""


def find_edge_keys() -> dict[str, list[Facts] | None]:
    """`table-…` and `cli-…` keys of terminal and command line; None where arguments cannot be read."""
    edge = [module for module in modules() if module.name.startswith(("terminal/", "cli"))]
    found: dict[str, list[Facts] | None] = {}
    words = {word for module in edge for word in module.constants()}
    for module in edge:
        for text in module.constants():
            if EDGE_KEY.fullmatch(text):
                found[text] = None
        for node in ast.walk(module.tree):
            if isinstance(node, ast.JoinedStr) and len(node.values) == 2:
                stem = text_of(node.values[0]) or ""
                if EDGE_KEY.fullmatch(f"{stem}x"):
                    known = read_catalogue("en").messages
                    found.update({stem + word: None for word in words if stem + word in known})
    for module in edge:
        for call in calls(module.tree):
            key = text_of(call.args[0]) if call.args else None
            named = all(keyword.arg for keyword in call.keywords)
            if key in found and name_of(call) in SPEAKING and named:
                sites = found[key] or []
                found[key] = [*sites, frozenset(keyword.arg for keyword in call.keywords if keyword.arg)]
    return found


def find_server_keys() -> dict[str, list[Facts] | None]:
    """Keys that the server says: `problem-CODE` of its refusals with their facts, and any key written out."""
    known = read_catalogue("en").messages
    found: dict[str, list[Facts] | None] = {}
    for module in modules():
        if not module.name.startswith("server/"):
            continue
        for text in module.constants():
            found.update(
                {key: None for key in (text, f"problem-{text}") if key in known and key not in found}
            )
        for function in module.functions():
            for call in calls(function):
                code = text_of(call.args[1]) if name_of(call) == "Refused" and len(call.args) > 1 else None
                if code is None:
                    continue
                facts: Facts | None = frozenset()
                if len(call.args) > 2:
                    given = call.args[2]
                    facts = fact_keys(module, function, given) if isinstance(given, ast.Dict) else None
                sites = found.get(f"problem-{code}") or []
                found[f"problem-{code}"] = [*sites, facts] if facts is not None else sites or None
    return found
