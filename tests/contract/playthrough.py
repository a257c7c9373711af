"""Golden playthroughs: one random game as text, so that every change of behaviour is a readable diff.

`python -m tests.contract.playthrough` writes them all anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hoftag.kernel.chance import seeded
from hoftag.match.match import TABLE, Match
from tests.contract.walk import IDS, SETTINGS, new, step

FOLDER = Path(__file__).with_name("golden")
SEED = 830


def lines(setting: tuple[str, dict[str, Any]]) -> Iterator[str]:
    """Every decision with its prompt, the number of options and what followed."""
    match = new(setting, SEED)
    chance = seeded(SEED)
    yield from news(match, 0)
    while not match.over:
        asked = match.state.agenda[-1]
        before = len(match.log)
        awaiting = ",".join(match.seats[seat] for seat in match.awaiting)
        counts = [len(match.options(seat)) for seat in range(match.state.players)]
        seat, _ = step(match, chance)
        entry = match.entries[-1]
        if seat == TABLE:
            yield f"[{awaiting}] {asked.kind} {asked.section()}: time is up"
            yield from news(match, before)
            continue
        yield f"[{awaiting}] {asked.kind} {asked.section()}: {match.seats[seat]} has {counts[seat]}: {entry.notation}"
        for kind, name in entry.outcomes:
            yield f"  * {kind} {name}"
        yield from news(match, before)
    result = match.outcome
    assert result is not None
    yield f"= {result.reason} {result.ranking} {result.scores}"


def news(match: Match, before: int) -> Iterator[str]:
    """The events since then, with their arguments by name."""
    for event in match.log[before:]:
        domains = match.game.event_domains[event.kind]
        names = [
            match.state.names.of(domain, value) for domain, value in zip(domains, event.args, strict=True)
        ]
        secret = "" if event.seats < 0 else " (secret)"
        yield f"  - {' '.join([event.kind, *names])}{secret}"


def main() -> None:
    """Write all golden files."""
    FOLDER.mkdir(exist_ok=True)
    for name, setting in zip(IDS, SETTINGS, strict=True):
        (FOLDER / f"{name}.txt").write_text("\n".join(lines(setting)) + "\n", encoding="utf-8")
        sys.stdout.write(f"{name}\n")


if __name__ == "__main__":
    main()
