"""TypeScript types of what goes over the wire, made from the Python sources; see tools/types.

The sources are read, not imported: so comments and the order of the file are kept, and nothing need be installed.
"""

from __future__ import annotations

import ast
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WIRE = ROOT / "src/hoftag/server/wire.py"
EXPLANATIONS = ROOT / "src/hoftag/kernel/explain.py"
VIEWS = ROOT / "src/hoftag/games"
TARGET = ROOT / "web/src/wire.ts"
WIDTH = 120

HEAD = """\
// Made by tools/types from src/hoftag/server/wire.py and the games' views. Do not edit: change those, run it again.
"""
SENT = {
    "NameMe", "Credentials", "SeatPlan", "NewTable", "ChangeTable", "SeatRequest", "Say", "Play", "Undo", "TakeBack",
}  # fmt: skip
"""What the browser sends: there, what has a default may be left out. What the server sends is always complete."""
PLAIN = {
    "bool": "boolean", "int": "number", "float": "number", "str": "string", "None": "null", "Any": "unknown",
    "object": "unknown",
}  # fmt: skip
POSITION = "Position"
"""A view of any game: `dict[str, Any]` on the wire."""


@dataclass
class Source:
    """A Python file: its lines, for the comments, and its tree."""

    path: Path

    def __post_init__(self) -> None:
        text = self.path.read_text(encoding="utf-8")
        self.lines = text.splitlines()
        self.tree = ast.parse(text)

    def headings(self) -> dict[int, str]:
        """The comments that divide the file, by their line."""
        return {
            number: line.removeprefix("# ----").strip()
            for number, line in enumerate(self.lines, 1)
            if line.startswith("# ----")
        }


# ---- types


def typescript(node: ast.expr) -> str:
    """A Python type in TypeScript."""
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Constant(value=str(text)):
            return typescript(ast.parse(text, mode="eval").body)  # a type named in quotation marks
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.BinOp(left=left, right=right):
            return " | ".join(
                dict.fromkeys([*typescript(left).split(" | "), *typescript(right).split(" | ")])
            )
        case ast.Subscript(value=ast.Name(id=name), slice=inner):
            return generic(name, inner)
    raise SystemExit(f"tools/types cannot read the type {ast.unparse(node)}")


def generic(name: str, inner: ast.expr) -> str:
    """A Python type with types inside."""
    parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
    if name == "Literal":
        return " | ".join(literal(part) for part in parts)
    if ast.unparse(inner) == "(str, Any)":
        return POSITION
    words = [typescript(part) for part in parts]
    if name in ("list", "Sequence", "set", "frozenset"):
        return f"({words[0]})[]" if " " in words[0] else f"{words[0]}[]"
    if name in ("dict", "Mapping"):
        return f"Record<{words[0]}, {words[1]}>"
    if name == "tuple":
        return f"[{', '.join(words)}]"
    if name in ("NotRequired", "Required", "ReadOnly", "Final"):
        return words[0]
    raise SystemExit(f"tools/types cannot read the type {name}[{ast.unparse(inner)}]")


def literal(node: ast.expr) -> str:
    """A value that is a type."""
    assert isinstance(node, ast.Constant)
    value = node.value
    return (
        str(value).lower()
        if isinstance(value, bool)
        else f'"{value}"'
        if isinstance(value, str)
        else str(value)
    )


# ---- declarations


def comment(text: str, indent: str = "") -> str:
    """A docstring as a comment."""
    words = " ".join(text.split())
    if len(indent) + len(words) + 7 <= WIDTH:
        return f"{indent}/** {words} */\n"
    lines = textwrap.wrap(words, WIDTH - len(indent) - 3)
    return f"{indent}/**\n" + "".join(f"{indent} * {line}\n" for line in lines) + f"{indent} */\n"


def keyword(node: ast.ClassDef, name: str) -> object:
    """A word of a class statement: `tag="update"`."""
    for word in node.keywords:
        if word.arg == name and isinstance(word.value, ast.Constant):
            return word.value.value
    return None


def fields(node: ast.ClassDef) -> Iterator[tuple[ast.AnnAssign, str]]:
    """The fields of a class, each with the docstring below it."""
    following = [*node.body[1:], None]
    for part, after in zip(node.body, following, strict=True):
        if isinstance(part, ast.AnnAssign):
            told = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
            yield part, str(after.value.value) if told else ""  # type: ignore[union-attr]


def interface(node: ast.ClassDef, bases: list[str]) -> str:
    """A struct or typed dictionary as an interface."""
    extends = f" extends {', '.join(bases)}" if bases else ""
    out = comment(ast.get_docstring(node) or "") + f"export interface {node.name}{extends} {{\n"
    tag = keyword(node, "tag")
    if tag is not None:
        out += f'  {keyword(node, "tag_field")}: "{tag}"\n'
    partial = keyword(node, "total") is False
    for field, told in fields(node):
        assert isinstance(field.target, ast.Name)
        optional = partial or (node.name in SENT and field.value is not None)
        optional = optional or ast.unparse(field.annotation).startswith("NotRequired[")
        out += comment(told, "  ") if told else ""
        out += f"  {field.target.id}{'?' if optional else ''}: {typescript(field.annotation)}\n"
    return out + "}\n"


def alias(name: str, value: ast.expr) -> str:
    """A name for a type."""
    return f"export type {name} = {typescript(value)}\n"


def declarations(source: Source, kinds: set[str]) -> Iterator[str]:
    """The types that a file declares: classes of these kinds and names for types, with the headings between them."""
    headings = source.headings()
    known = set(kinds)
    for node in source.tree.body:
        for line in sorted(line for line in headings if line < node.lineno):
            yield f"// ---- {headings.pop(line)}\n"
        if isinstance(node, ast.ClassDef):
            bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
            if known & set(bases):
                known.add(node.name)
                yield interface(node, [base for base in bases if base not in kinds])
        elif (
            isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and kind_of_type(node.value)
        ):
            yield alias(node.targets[0].id, node.value)


def kind_of_type(node: ast.expr) -> bool:
    """Whether an assigned value is a type."""
    return isinstance(node, ast.BinOp | ast.Subscript) and (
        isinstance(node, ast.BinOp) or ast.unparse(node).startswith(("Literal[", "list[", "dict[", "tuple["))
    )


def views() -> list[Source]:
    """The files of the games that declare what a seat may see."""
    found = [Source(path) for path in sorted(VIEWS.glob("*/*.py"))]
    return [source for source in found if roots(source)]


def roots(source: Source) -> list[str]:
    """The typed dictionaries of a file that are whole views."""
    return [
        node.name
        for node in source.tree.body
        if isinstance(node, ast.ClassDef)
        and node.name.endswith("View")
        and any(isinstance(base, ast.Name) and base.id == "TypedDict" for base in node.bases)
    ]


def generate() -> str:
    """The whole file."""
    parts = [HEAD, *declarations(Source(WIRE), {"Struct"})]
    sources = views()
    names = [name for source in sources for name in roots(source)]
    parts.append("// ---- explanations in views\n")
    parts += declarations(Source(EXPLANATIONS), {"TypedDict"})
    for source in sources:
        parts.append(f"// ---- the view of {source.path.parent.name}\n")
        parts += declarations(source, {"TypedDict"})
    parts.append("// ---- any view\n")
    parts.append(f"export type {POSITION} = {' | '.join(names) or 'Record<string, unknown>'}\n")
    return "\n".join(parts)


def main(arguments: list[str]) -> int:
    """Write the file, or check it."""
    text = generate()
    if "--check" in arguments:
        current = TARGET.read_text(encoding="utf-8") if TARGET.exists() else ""
        if current != text:
            sys.stderr.write(f"{TARGET.relative_to(ROOT)} is not up to date: run tools/types\n")
            return 1
        return 0
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
