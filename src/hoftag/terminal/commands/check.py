"""`hoftag check`: play cases through."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from hoftag.match.cases import CaseFile, Failure, case_files
from hoftag.terminal.complaint import reading
from hoftag.terminal.parameters import Json
from hoftag.terminal.session import session_of

FAILED = 1

CasePaths = Annotated[list[Path], typer.Argument(metavar="FILE", help="cli-argument-cases")]


def check(ctx: typer.Context, files: CasePaths, json: Json = False) -> int:
    """Check cases; 1 if one of them fails."""
    session = session_of(ctx)
    texts = session.texts
    # every file is read before any case is played: a typo is found first
    read = [read_cases(path) for path in case_files(files)]
    failures = [failure for file in read for failure in run_cases(file)]
    cases = sum(len(file.cases) for file in read)
    sections = Counter(file.rule(case) for file in read for case in file.cases)
    if json:
        session.json(
            {"cases": cases, "sections": sections, "failed": [asdict(failure) for failure in failures]}
        )
    elif not failures:
        session.say(texts("cli-check-fine", cases=cases))
        named = ", ".join(f"{section} ({count})" for section, count in sections.items())
        session.say(texts("cli-check-sections", sections=named))
    else:
        session.say(texts("cli-check-failed", failed=len(failures), cases=cases))
        for failure in failures:
            rule = texts("cli-check-rule", rule=failure.rule)
            session.say(
                "", Text(failure.title, style="bold").append(f"  ({rule})  {failure.file}", style="not bold")
            )
            session.say(f"  {failure.why}")
    return FAILED if failures else 0


def read_cases(path: Path) -> CaseFile:
    """The cases of a file."""
    with reading(path):
        return CaseFile(path)


def run_cases(file: CaseFile) -> list[Failure]:
    """The cases of a file that fail."""
    with reading(file.path):
        return file.run()
