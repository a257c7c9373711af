"""The command line: `hoftag [COMMAND …]`."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer

import hoftag
from hoftag.kernel import step
from hoftag.kernel.errors import HoftagError
from hoftag.locale.texts import FALLBACK, LANGUAGES, Texts
from hoftag.terminal.commands import add_commands
from hoftag.terminal.commands.play import play
from hoftag.terminal.complaint import Complaint, sentence
from hoftag.terminal.help import Group, usage_sentence
from hoftag.terminal.session import Session, session_of, split_language

FINE = 0
BAD_INPUT = 2
INTERRUPTED = 130


class Root(Group):
    """The command line as a whole."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            # whoever reads has seen enough; the rest goes nowhere, also what Python flushes at the end
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(FINE) from None
        except KeyboardInterrupt:
            if sys.stderr.isatty():
                sys.stderr.write("\n")  # the shell's next line starts at the left
            raise typer.Exit(INTERRUPTED) from None


app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
add_commands(app)


@app.callback(cls=Root, invoke_without_command=True, help="cli-about", epilog="hoftag play --lang de")
def root(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-option-version")] = False,
) -> None:
    """Without a command: play."""
    if version:
        texts = session_of(ctx).texts
        engine = "interpreted" if str(step.__file__).endswith(".py") else "compiled"
        version_text = texts("cli-version", version=hoftag.__version__, engine=texts(f"cli-engine-{engine}"))
        session_of(ctx).say(version_text)
    elif ctx.invoked_subcommand is None:
        play(ctx)


def run(arguments: Sequence[str]) -> int:
    """Carry a command line out; its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # odd bytes and old terminals must not crash
    language, rest = split_language(arguments, os.environ)
    session = Session(Texts(language if language in LANGUAGES else FALLBACK))
    try:
        Texts(language)  # refuses a language that there is not
        code = typer.main.get_command(app)(rest, prog_name="hoftag", standalone_mode=False, obj=session)
    except (Complaint, HoftagError) as error:
        return complain(session, sentence(session.texts, error))
    except typer.TyperException as error:
        return complain(session, usage_sentence(session.texts, error))
    except KeyboardInterrupt:
        return INTERRUPTED
    return code if isinstance(code, int) else FINE


def complain(session: Session, words: str) -> int:
    """One sentence on stderr, and the exit code for bad input."""
    session.err.print(words, markup=False, highlight=False, soft_wrap=True)
    return BAD_INPUT


def main() -> None:
    """The entry point of the `hoftag` script."""
    sys.exit(run(sys.argv[1:]))
