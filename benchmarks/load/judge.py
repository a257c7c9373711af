"""Whether a table is as people remember it. Nothing here asks a server: what is compared was fetched before.

Each check names what it finds; `tests/benchmarks/test_judge.py` shows each of them something that it must find.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from benchmarks.load.history import Deed, Story
from hoftag.server.play import LogEntry

FINDINGS: Final = ("lost", "doubled", "altered", "disordered", "leaked", "unequal", "stuck", "unforeseen")
"""All that must not be."""
Findings = dict[str, list[str]]


def nothing() -> Findings:
    """No complaint yet."""
    return {name: [] for name in FINDINGS}


def judge_log(story: Story, log: list[LogEntry]) -> Findings:
    """Whether the log of a table holds what people were told, once, in the order in which they were told."""
    found = nothing()
    numbers = [entry.number for entry in log]
    if numbers != list(range(1, len(log) + 1)):
        found["lost"].append(f"{story.table}: the numbers of the log have gaps: {_gaps(numbers)}")
    known = {(deed.seat, deed.key): deed for deed in story.deeds}
    standing: dict[tuple[int, str], LogEntry] = {}
    for entry in log:
        if entry.key is None:
            continue
        name = (entry.seat, entry.key)
        if name in standing:
            found["doubled"].append(
                f"{story.table}: {name} stands at {standing[name].number}, {entry.number}"
            )
        standing.setdefault(name, entry)
        if name not in known:
            found["doubled"].append(f"{story.table}: nobody wanted {name} at {entry.number}")
        elif _note(entry) != known[name].note:
            found["altered"].append(f"{story.table}: {name} is {_note(entry)!r}, not {known[name].note!r}")
    for deed in story.deeds:
        if deed.answered is not None and (deed.seat, deed.key) not in standing:
            found["lost"].append(f"{story.table}: {deed} is not in the log")
    found["disordered"] += [f"{story.table}: {line}" for line in disorder(story.deeds, standing.values())]
    return found


def disorder(deeds: Iterable[Deed], entries: Iterable[LogEntry]) -> list[str]:
    """Pairs in the wrong order: whatever was answered before another deed was even sent stands before it."""
    numbers = {(entry.seat, entry.key): entry.number for entry in entries}
    moments: list[tuple[int, bool, Deed]] = []
    for deed in deeds:
        if (deed.seat, deed.key) in numbers:
            moments.append((deed.sent, False, deed))
            if deed.answered is not None:
                moments.append((deed.answered, True, deed))
    found: list[str] = []
    last: Deed | None = None
    """Of all that has been answered so far, what stands last."""
    for _, answered, deed in sorted(moments, key=lambda moment: moment[0]):
        number = numbers[deed.seat, deed.key]
        if answered:
            if last is None or number > numbers[last.seat, last.key]:
                last = deed
        elif last is not None and number < numbers[last.seat, last.key]:
            found.append(f"{deed} stands before {last}, which was answered before it was sent")
    return found


def judge_record(story: Story, log: list[LogEntry], colours: list[str], record: str) -> list[str]:
    """Whether the record that anybody can fetch has, for each seat, what its log leaves after all undoing."""
    found: list[str] = []
    for seat in {deed.seat for deed in story.deeds}:
        mine: list[str] = []
        for entry in log:
            if entry.seat == seat and entry.kind == "play":
                mine.append(entry.payload)
            elif entry.seat == seat and entry.kind == "undo":
                mine.pop()
        start = f"{colours[seat]}: "
        shown = [line.removeprefix(start) for line in record.splitlines() if line.startswith(start)]
        if shown != mine:
            found.append(f"{story.table}: the record of {colours[seat]} is not its log")
    return found


def judge_end(story: Story) -> Findings:
    """What people have noticed themselves."""
    found = nothing()
    found["unequal"] += [f"{story.table}: {line}" for line in story.unequal]
    found["unforeseen"] += [f"{story.table}: {line}" for line in story.bad]
    if not story.finished and not story.went_on:
        found["stuck"].append(f"{story.table}: nothing was accepted any more")
    return found


def add(one: Findings, other: Findings) -> None:
    """All complaints together."""
    for name, complaints in other.items():
        one[name] += complaints


def _note(entry: LogEntry) -> str:
    return entry.payload if entry.kind == "play" else entry.kind


def _gaps(numbers: list[int]) -> list[int]:
    return [number for before, number in zip([0, *numbers], numbers, strict=False) if number != before + 1]
