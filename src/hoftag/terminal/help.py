"""Help and usage errors in the language of the session.

The commands declare keys of texts instead of sentences; here they become help pages. Typer's own pages are
not used, because their headings and hints exist in English only.
"""

from __future__ import annotations

import inspect
from typing import Any

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from hoftag.locale.texts import LANGUAGES, Texts
from hoftag.terminal.complaint import Complaint
from hoftag.terminal.session import LANG, session_of

WIDTH = 80
LANGUAGE = f"{LANG} {'|'.join(LANGUAGES)}"


def fill(text: str, width: int, indent: int) -> str:
    """A text in lines that hang below its first word."""
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= width - indent:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return ("\n" + " " * indent).join(lines)


def table(rows: list[tuple[str, str]]) -> str:
    """Names and what they mean, one below the other."""
    left = min(max((len(name) for name, _ in rows), default=0), 26)
    out: list[str] = []
    for name, text in rows:
        gap = " " * (left - len(name)) if len(name) <= left else "\n" + " " * (left + 2)
        out.append(f"  {name}{gap}  {fill(text, WIDTH, left + 4)}\n")
    return "".join(out)


def option_name(option: TyperOption) -> str:
    """`--players N`."""
    names = ", ".join(option.opts)
    return names if option.is_flag else f"{names} {option.metavar}"


def argument_name(argument: TyperArgument) -> str:
    """`GAME`, `[GAME]` or `FILE…`."""
    name = str(argument.metavar) + ("…" if argument.nargs == -1 else "")
    return name if argument.required else f"[{name}]"


def page(command: TyperCommand | TyperGroup, ctx: typer.Context, commands: list[tuple[str, str]]) -> str:
    """The help of a command."""
    texts = session_of(ctx).texts
    arguments = [p for p in command.params if isinstance(p, TyperArgument)]
    options = [p for p in command.get_params(ctx) if isinstance(p, TyperOption)]
    call = [ctx.command_path, *map(argument_name, arguments)]
    for option in options:
        if option.name != "help":
            call.append(f"[{option_name(option)}]" + ("…" if option.multiple else ""))
    call.append(f"[{LANGUAGE}]")
    if commands:
        call.append("…")
    parts = [
        f"{title(texts, 'usage')} {fill(' '.join(call), WIDTH, 4)}\n",
        fill(about(command, texts), WIDTH, 0) + "\n",
    ]
    if commands:
        parts.append(f"{title(texts, 'commands')}\n" + table(commands))
    if arguments:
        rows = [(str(p.metavar), texts(p.help or "")) for p in arguments]
        parts.append(f"{title(texts, 'arguments')}\n" + table(rows))
    rows = [(option_name(p), texts(option_key(p))) for p in options]
    rows.insert(-1, (LANGUAGE, texts("cli-option-lang")))  # read before the others: see split_language
    parts.append(f"{title(texts, 'options')}\n" + table(rows))
    example = inspect.cleandoc(command.epilog or "")
    if example:
        parts.append(f"{title(texts, 'example')}\n  {example}\n")
    return "\n".join(parts)


def title(texts: Texts, part: str) -> str:
    """The heading of a part of the help."""
    return texts("table-label", label=texts(f"cli-title-{part}"))


def option_key(option: TyperOption) -> str:
    """The key of an option's text; the help option brings none of its own."""
    return "cli-option-help" if option.name == "help" else option.help or ""


def about(command: Any, texts: Texts) -> str:
    """What a command does, in a sentence."""
    return texts(str(command.help or ""))


class Command(TyperCommand):
    """A command with a help page in the language of the session."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(page(self, ctx, []))


class Group(TyperGroup):
    """A command with commands below it."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        texts = session_of(ctx).texts
        formatter.write(
            page(self, ctx, [(name, about(self.commands[name], texts)) for name in self.commands])
        )

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            raise Complaint("cli-usage-command", given=args[0], allowed=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def usage_sentence(texts: Texts, error: typer.TyperException) -> str:
    """What is wrong with the words of a command line, in one sentence."""
    kind = type(error).__name__
    ctx = getattr(error, "ctx", None)
    where = f"{ctx.command_path} --help" if ctx is not None else "hoftag --help"
    param = getattr(error, "param", None)
    name = "" if param is None else str(param.opts[0] if isinstance(param, TyperOption) else param.metavar)
    given = str(getattr(error, "option_name", ""))
    if kind == "NoSuchOption":
        return texts("cli-usage-option", given=given, help=where)
    if kind == "BadOptionUsage":
        return texts("cli-usage-needs-value", name=given, help=where)
    if kind == "MissingParameter":
        return texts("cli-usage-missing", name=name, help=where)
    if kind == "BadParameter":
        number = isinstance(param, TyperOption) and param.type_descriptor.annotation is int
        return texts("cli-usage-number" if number else "cli-usage-value", name=name, help=where)
    extra = error.message.rpartition(" (")[2].rstrip(")") if error.message.endswith(")") else ""
    if extra:
        return texts("cli-usage-extra", given=extra, help=where)
    return texts("cli-usage-other", help=where)
