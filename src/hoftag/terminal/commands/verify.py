"""`hoftag verify`: compute every outcome of chance of a finished game anew."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from hoftag.kernel.errors import BadInput
from hoftag.match.library import read_text
from hoftag.match.verify import Dishonest, verify
from hoftag.terminal.complaint import reading, sentence
from hoftag.terminal.parameters import BoardPath, Json, read_board
from hoftag.terminal.session import session_of

FAILED = 1

RecordPaths = Annotated[list[Path], typer.Argument(metavar="FILE", help="cli-argument-record")]


def verify_records(
    ctx: typer.Context, files: RecordPaths, *, board: BoardPath = None, json: Json = False
) -> int:
    """Verify records; 1 if one of them is not as it was promised."""
    session = session_of(ctx)
    texts = session.texts
    board_file = read_board(board)
    failed = 0
    lines: list[dict[str, object]] = []
    for path in files:
        with reading(path):
            text = read_text(path, exactly=True)
            try:
                verdict = verify(text, board_file)
            except Dishonest as error:
                failed += 1
                why = sentence(texts, BadInput(error.code, error.facts))
                lines.append({"file": str(path), "honest": False, "code": error.code, "why": why})
                if not json:
                    session.say(texts("cli-verify-failed", file=str(path), why=why))
                continue
        lines.append({"file": str(path), "honest": True, **asdict(verdict)})
        if not json:
            session.say(
                texts(
                    "cli-verify-fine",
                    file=str(path),
                    draws=verdict.draws,
                    seats=len(verdict.seats),
                    commitment=verdict.commitment,
                )
            )
            if verdict.take_backs:
                session.say(texts("cli-verify-take-backs", count=verdict.take_backs))
    if json:
        session.json({"records": len(files), "failed": failed, "verdicts": lines})
    return FAILED if failed else 0
