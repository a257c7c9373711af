"""Records on disk: written whole or not at all, and never over a file that is something else."""

from __future__ import annotations

from pathlib import Path

from hoftag.match.match import Match
from hoftag.match.record import HEAD
from hoftag.terminal.complaint import Complaint

SUFFIX = ".hoftag"
SEATS = "# seats "
"""A comment in the record, so that the same people and bots sit down when the game goes on."""


def record_path(name: str) -> Path:
    """The file that a name means."""
    path = Path(name).expanduser()
    return path if path.suffix else path.with_name(path.name + SUFFIX)


def check_target(path: Path) -> None:
    """Complain before the game if its record could not be written there."""
    if not path.parent.is_dir():
        raise Complaint("cli-error-save-folder", file=str(path))
    if path.exists() and not is_record(path):
        raise Complaint("cli-error-save-other", file=str(path))


def is_record(path: Path) -> bool:
    """Whether a file looks like a record, or is empty."""
    try:
        with path.open("rb") as file:
            start = file.read(len(HEAD))
    except OSError:
        return False
    return start in (b"", HEAD.encode())


def write_record(path: Path, match: Match, seats: str) -> None:
    """Put the record into a file; a crash leaves the old file or the new one, never half of it."""
    check_target(path)
    write_text(path, f"{match.record()}{SEATS}{seats}\n" if seats else match.record())


def write_text(path: Path, text: str) -> None:
    """Write a file by way of another one beside it."""
    draft = path.with_name(path.name + ".new")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise Complaint("cli-error-save", file=str(path), why=error.strerror or str(error)) from None


def seats_in(record: str) -> str | None:
    """Who sat where, if the record says so."""
    for line in record.splitlines():
        if line.startswith(SEATS):
            return line.removeprefix(SEATS).strip()
    return None
