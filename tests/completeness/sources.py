"""What the source needs texts for, found by reading it, and what the message files hold."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from hoftag.kernel.chance import seeded
from hoftag.kernel.errors import BadInput
from hoftag.kernel.game import Game, Options
from hoftag.kernel.step import advance

SOURCE = Path(__file__).resolve().parents[2] / "src" / "hoftag"
SECTION = re.compile(r"\d+(\.\d+)*[a-z]?")


# ---- the message files


@dataclass
class Message:
    """A message of a language: its file, and for its value (None) and attributes the arguments they use."""

    file: str
    arguments: dict[str | None, frozenset[str]] = field(default_factory=dict)
    variants: set[str] = field(default_factory=set)
    text: str = ""


class _Looker(Visitor):
    """Collects the arguments, variants and plain text of a pattern."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.variants: set[str] = set()
        self.text = ""

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.text += node.value

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
        self.variants.add(node.key.name if isinstance(node.key, ftl.Identifier) else node.key.value)
        self.generic_visit(node)


@dataclass
class Catalogue:
    """All messages of a language, and what is wrong with their files."""

    messages: dict[str, Message]
    junk: list[str]
    twice: list[str]


@cache
def read_catalogue(language: str) -> Catalogue:
    """Parse the files of a language."""
    out = Catalogue({}, [], [])
    for path in sorted((SOURCE / "locale" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                out.junk.append(f"{language}/{path.name}: {entry.content}")
            elif isinstance(entry, ftl.Message):
                if entry.id.name in out.messages:
                    out.twice.append(f"{language}/{path.name}: {entry.id.name}")
                out.messages[entry.id.name] = _message(entry, path.name)
    return out


def _message(entry: ftl.Message, file: str) -> Message:
    message = Message(file)
    patterns: list[tuple[str | None, ftl.Pattern | None]] = [(None, entry.value)]
    patterns += [(attribute.id.name, attribute.value) for attribute in entry.attributes]
    for name, pattern in patterns:
        if pattern is not None:
            looker = _Looker()
            looker.visit(pattern)
            message.arguments[name] = frozenset(looker.arguments)
            message.variants |= looker.variants
            message.text += looker.text
    return message


# ---- the source

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass
class Module:
    """A source file with its tree."""

    path: Path
    tree: ast.Module

    @property
    def name(self) -> str:
        """The path below the package."""
        return self.path.relative_to(SOURCE).as_posix()

    @property
    def game(self) -> str | None:
        """The game that the file belongs to."""
        parts = self.name.split("/")
        return parts[1] if parts[0] == "games" and len(parts) > 2 else None

    def functions(self) -> Iterator[Function]:
        """All functions and methods."""
        for node in ast.walk(self.tree):
            if isinstance(node, Function):
                yield node

    def constants(self) -> Iterator[str]:
        """All strings, parts of f-strings excepted."""
        nodes = list(ast.walk(self.tree))
        inside = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside:
                yield node.value


@cache
def modules() -> tuple[Module, ...]:
    """All source files."""
    return tuple(
        Module(path, ast.parse(path.read_text(encoding="utf-8"))) for path in sorted(SOURCE.rglob("*.py"))
    )


Facts = frozenset[str]


def text_of(node: ast.expr | None) -> str | None:
    """The value of a string literal."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def name_of(call: ast.Call) -> str:
    """The last word of what is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def calls(tree: ast.AST) -> Iterator[ast.Call]:
    """All calls inside a tree."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield node


def assigned(function: Function, name: str) -> Iterator[ast.expr]:
    """What a variable is set to inside a function."""
    for statement in ast.walk(function):
        targets: list[ast.expr] = []
        if isinstance(statement, ast.Assign):
            targets = statement.targets
        elif isinstance(statement, ast.AnnAssign):
            targets = [statement.target]
        if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
            if name in map(ast.unparse, targets):
                yield statement.value


def fact_keys(module: Module, function: Function, node: ast.expr) -> Facts:
    """The keys of a table of facts: written out, kept in a variable, or returned by a method beside it."""
    if isinstance(node, ast.Dict):
        return frozenset(text for key in node.keys if (text := text_of(key)) is not None)
    if isinstance(node, ast.Name):
        before = [value for value in assigned(function, node.id) if value.lineno < node.lineno]
        if before:
            return fact_keys(module, function, max(before, key=lambda value: value.lineno))
    if isinstance(node, ast.Call):
        for other in module.functions():
            if other.name == name_of(node):
                returned = next(part for part in ast.walk(other) if isinstance(part, ast.Return))
                assert returned.value is not None
                return fact_keys(module, other, returned.value)
    raise AssertionError(f"{module.name}:{node.lineno}: facts that this test cannot read")


Supplied = dict[str, list[Facts]]
"""For a key the arguments that each place in the source gives it."""


def find_refusals(domains: set[str]) -> Supplied:
    """`refusal-…` keys with their facts."""
    found: Supplied = {}
    for module in modules():
        for function in module.functions():
            for call in calls(function):
                if name_of(call) not in ("Refusal", "IllegalAction", "_refused") or len(call.args) < 3:
                    continue
                prefix = f"{module.game.replace('_', '-')}-refusal-" if module.game else "refusal-"
                for code in _codes(call.args[0], domains):
                    found.setdefault(prefix + code, []).append(fact_keys(module, function, call.args[2]))
    return found


def find_explanations() -> Supplied:
    """`…-why-…` and similar keys of the games with their facts."""
    found: Supplied = {}
    for module in modules():
        for function in module.functions() if module.game else ():
            for call in calls(function):
                code = text_of(call.args[0]) if name_of(call) == "explain" and len(call.args) == 3 else None
                if code is not None and module.game is not None:
                    key = f"{module.game.replace('_', '-')}-{code}"
                    found.setdefault(key, []).append(fact_keys(module, function, call.args[2]))
    return found


def _codes(node: ast.expr, domains: set[str]) -> list[str]:
    """The codes that an expression can mean; a domain may stand at its end."""
    text = text_of(node)
    if text is not None:
        return [text]
    if isinstance(node, ast.JoinedStr):
        start_text = text_of(node.values[0])
        return [f"{start_text}{domain}" for domain in sorted(domains)]
    return []


Helpers = dict[str, tuple[str, Facts]]
"""Functions that make bad input of a code: the word that they put before it, and the facts that they add."""


def error_helpers(module: Module) -> Helpers:
    """The helpers that a module defines."""
    found: Helpers = {}
    for function in module.functions():
        for call in calls(function):
            if name_of(call) == "BadInput" and len(call.args) == 2 and isinstance(call.args[0], ast.BinOp):
                facts = call.args[1]
                base = fact_keys(module, function, facts) if isinstance(facts, ast.Dict) else frozenset()
                found[function.name] = (text_of(call.args[0].left) or "", base)
    return found


def imported_helpers(module: Module) -> Helpers:
    """The helpers that a module takes from others."""
    found: Helpers = {}
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ImportFrom):
            path = f"{(node.module or '').removeprefix('hoftag.').replace('.', '/')}.py"
            for other in modules():
                known = error_helpers(other) if other.name == path else {}
                for alias in node.names:
                    if alias.name in known:
                        found[alias.asname or alias.name] = known[alias.name]
    return found


def find_errors() -> Supplied:
    """`error-…` keys with their facts: raised as they are, or by a helper that puts a word before a code."""
    found: Supplied = {}
    for module in modules():
        for function in module.functions():
            for call in calls(function):
                raised = name_of(call) in ("BadInput", "Dishonest") and len(call.args) == 2
                text = text_of(call.args[0]) if raised else None
                if text is not None:
                    found.setdefault(f"error-{text}", []).append(fact_keys(module, function, call.args[1]))
        helpers = {**imported_helpers(module), **error_helpers(module)}
        for call in calls(module.tree):
            if name_of(call) in helpers and call.args and text_of(call.args[0]) is not None:
                prefix, base = helpers[name_of(call)]
                given = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
                # a broken board gets its file's name from the library that reads it
                given |= {"file"} if prefix == "board-" else frozenset()
                found.setdefault(f"error-{prefix}{text_of(call.args[0])}", []).append(base | given)
    return found


@dataclass
class StepClass:
    """A step that asks: its kind, its facts, and the forms of its answers."""

    kind: str
    facts: Facts
    usage: tuple[str, ...]


Classes = dict[str, tuple[Module, ast.ClassDef]]
Methods = dict[str, tuple[Module, ast.FunctionDef]]


@cache
def step_classes(game: str) -> tuple[StepClass, ...]:
    """The steps of a game that ask."""
    classes: Classes = {
        node.name: (module, node)
        for module in modules()
        if module.game == game
        for node in module.tree.body
        if isinstance(node, ast.ClassDef)
    }
    out: list[StepClass] = []
    for name in classes:
        kind = ""
        methods: Methods = {}
        for module, node in _ancestors(classes, name):
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    methods[part.name] = (module, part)
                elif isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == "kind":
                    kind = text_of(part.value) or ""
        if kind and "usage" in methods:
            out.append(StepClass(kind, _returned_facts(methods), _returned_forms(methods)))
    return tuple(out)


def _ancestors(classes: Classes, name: str) -> list[tuple[Module, ast.ClassDef]]:
    """A class and those of the same game that it extends, the oldest first."""
    chain: list[tuple[Module, ast.ClassDef]] = []
    while name in classes:
        chain.insert(0, classes[name])
        base = classes[name][1].bases[0] if classes[name][1].bases else None
        base = base.value if isinstance(base, ast.Subscript) else base
        name = base.id if isinstance(base, ast.Name) else ""
    return chain


def _returned_facts(methods: Methods) -> Facts:
    if "facts" not in methods:
        return frozenset()
    module, function = methods["facts"]
    returned = next(node for node in ast.walk(function) if isinstance(node, ast.Return))
    assert returned.value is not None
    return fact_keys(module, function, returned.value)


def _returned_forms(methods: Methods) -> tuple[str, ...]:
    return tuple(
        node.value
        for part in methods["usage"][1].body
        if isinstance(part, ast.Return)
        for node in ast.walk(part)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def numbered(domains: list[str] | tuple[str, ...]) -> Facts:
    """Arguments named by their domain; the second of a domain gets a 2."""
    return frozenset(f"{domain}2" if domain in domains[:i] else domain for i, domain in enumerate(domains))


# ---- what the tests ask for


@dataclass
class GameFacts:
    """A game, its prefix in message keys, and a state at its start."""

    game: Game[Any]
    prefix: str
    state: Any

    @property
    def steps(self) -> tuple[StepClass, ...]:
        """Its steps that ask."""
        return step_classes(self.game.name)

    @property
    def confirms(self) -> bool:
        """Whether it asks for the confirmation that all games share."""
        mine = [module for module in modules() if module.game == self.game.name]
        return any(name_of(call) == "Confirm" for module in mine for call in calls(module.tree))

    @property
    def settings(self) -> list[Options]:
        """Every number of players, with every value of each other option that goes with it."""
        declared = self.game.options()
        counts = next(option.allowed for option in declared if option.name == "players")
        found: list[Options] = []
        for players in counts:
            for option in declared:
                for value in option.allowed if option.name != "players" else [players]:
                    try:
                        found.append(self.game.read({"players": players, option.name: value}))
                    except BadInput:
                        continue  # values that do not go together
        return found

    @property
    def parts(self) -> list[str]:
        """The parts of the score, with any settings."""
        found: dict[str, None] = {}
        for options in self.settings:
            state = self.game.new(options, seeded(1))
            advance(state)
            found.update(dict.fromkeys(self.game.score(state)[0]))
        return list(found)

    @property
    def names(self) -> dict[str, list[str]]:
        """Every id of each domain, with any settings."""
        out: dict[str, dict[str, None]] = {}
        for options in self.settings:
            for domain, ids in self.game.names_for(options).domains.items():
                out.setdefault(domain, {}).update(dict.fromkeys(ids))
        return {domain: list(ids) for domain, ids in out.items()}

    @property
    def sections(self) -> set[str]:
        """The sections of the rules that its source names: by number anywhere, by name where a section is due."""
        mine = [module for module in modules() if module.game == self.game.name]
        found: set[str] = set()
        for module in mine:
            for node in ast.walk(module.tree):
                if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "rule":
                    found.add(text_of(node.value) or "")
                elif (
                    isinstance(node, ast.Call)
                    and name_of(node) in ("Refusal", "Confirm", "explain")
                    and len(node.args) > 1
                ):
                    found.add(text_of(node.args[1]) or "")
        if any(SECTION.fullmatch(text) for text in found):
            found |= {text for module in mine for text in module.constants() if SECTION.fullmatch(text)}
        return found - {""}

    @property
    def reasons(self) -> set[str]:
        """Why it can end."""
        mine = [module for module in modules() if module.game == self.game.name]
        ends = [call for module in mine for call in calls(module.tree) if name_of(call) == "finish"]
        return {text for call in ends if (text := text_of(call.args[1])) is not None}
