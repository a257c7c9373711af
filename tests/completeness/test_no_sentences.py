"""No sentence stands in code: whatever a person reads comes from the message files."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.completeness.sources import Module, modules, name_of
from tests.completeness.web_sources import find_web_sentences

LAYERS = ("kernel/", "games/", "match/", "bots/", "lab/", "terminal/", "cli")
WORD = re.compile(r"[^\W\d_]+[.,:;!?'’]*")
WORDS_OF_A_SENTENCE = 4
FOR_WRITERS = {
    "match/cases.py": {"*"},  # how a case went another way than it says
}
"""Functions (* for all) whose English tells a writer of rules or cases what differs, in the ids of files."""


def quiet(module: Module) -> set[int]:
    """Nodes whose strings nobody reads at a table: docstrings, assertions, exceptions, forms of notation."""
    out: set[int] = set()
    allowed = FOR_WRITERS.get(module.name, set()) | {"usage"}
    for node in ast.walk(module.tree):
        skip = isinstance(node, ast.Assert | ast.Raise)
        skip |= isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        skip |= isinstance(node, ast.FunctionDef) and bool({node.name, "*"} & allowed)
        skip |= isinstance(node, ast.Call) and name_of(node) == "cast"
        if skip:
            out |= {id(part) for part in ast.walk(node)}
    return out


def literals(module: Module) -> Iterator[tuple[int, str]]:
    """All strings with their lines; a gap stands for what an f-string puts in."""
    silent = quiet(module)
    for node in ast.walk(module.tree):
        if isinstance(node, ast.JoinedStr):
            silent |= {id(part) for part in node.values}
        if id(node) in silent:
            continue
        if isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else " … " for part in node.values]
            yield node.lineno, "".join(str(part) for part in parts)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def is_sentence(text: str) -> bool:
    """Four or more words."""
    return sum(WORD.fullmatch(word) is not None for word in text.split()) >= WORDS_OF_A_SENTENCE


def test_no_sentence_in_code() -> None:
    """No string in the engine, the bots, the terminal or the command line has four words or more."""
    found = [
        f"{module.name}:{line}: {text}"
        for module in modules()
        if module.name.startswith(LAYERS)
        for line, text in literals(module)
        if is_sentence(text)
    ]
    assert found == []


def test_no_words_in_the_browsers_pages() -> None:
    """No component has words in its markup or labels, and no string of the client is a sentence."""
    assert find_web_sentences() == []


def test_sentences_are_recognised() -> None:
    """The check sees sentences and passes over notations, paths and short labels."""
    assert is_sentence("There is no such game.")
    assert is_sentence("… of … cases have failed, sadly")
    assert not is_sentence("march normandie anjou 2")
    assert not is_sentence("hoftag board check my-board.toml")
