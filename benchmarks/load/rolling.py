"""Both processes are replaced one after the other while people play: whoever tries once more sees no failure.

    .hoftag/dev/bin/python -m benchmarks.load.rolling --tables 60 --rounds 3

A deed whose answer does not come, or is an error, is sent again under the same key. Counted is how often that was
necessary, and how often the second attempt failed as well: that must be never. Everything else is looked into as
after faults (benchmarks.load.chaos).
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from dataclasses import dataclass, field
from typing import Final

from benchmarks.load.crowd import Crowd
from benchmarks.load.faults import renew
from benchmarks.load.history import Story
from benchmarks.load.inquiry import inquire
from benchmarks.load.judge import FINDINGS, Findings, nothing
from benchmarks.load.people import SHORT_CAROLINGI, Person, Setting
from benchmarks.load.place import Place, placed
from benchmarks.load.quick import Quick
from benchmarks.load.showing import Show, progress, table
from hoftag.server.sights import Viewer
from tests.server.player import Json

SETTINGS: Final = [Setting("carolus_magnus", 3), Setting("carolingi", 3, 0, SHORT_CAROLINGI)]


class Patient(Person):
    """Counts how often a deed had to be sent."""

    attempts = 0
    again = 0
    """Deeds that had to be sent a second time."""
    failures = 0
    """Deeds whose second attempt failed too."""

    async def deliver(self, what: str, deed: Json) -> Json | None:
        """Send a deed until it is answered."""
        self.attempts = 0
        return await super().deliver(what, deed)

    def failed(self, why: str) -> None:
        """There was no answer, or none that helps."""
        super().failed(why)
        self.attempts += 1
        self.again += self.attempts == 1
        self.failures += self.attempts == 2


@dataclass
class Rolling:
    """What came out."""

    rounds: int = 0
    processes: int = 0
    """Processes that were replaced."""
    deeds: int = 0
    again: int = 0
    failures: int = 0
    findings: Findings = field(default_factory=nothing)
    counts: dict[str, int] = field(default_factory=dict)


async def run(place: Place, *, rounds: int, tables: int, pause: float, between: float, show: Show) -> Rolling:
    """Let people play, and replace all processes again and again."""
    people: list[Patient] = []

    def make(browser: Quick, story: Story, seat: Viewer, seed: int) -> Person:
        people.append(Patient(browser, story, seat, seed, pause=pause, keep=True))
        return people[-1]

    crowd = Crowd(place.url, SETTINGS, make)
    crowd.come(tables)
    await crowd.seated(tables)
    before = crowd.accepted
    replaced = 0
    for number in range(rounds):
        await asyncio.sleep(between)
        crowd.check()
        old = {process.pid for process in place.servers()}
        show(f"round {number + 1} of {rounds}, {crowd.accepted - before} actions")
        await renew(place)
        replaced += len(old - {process.pid for process in place.servers()})
    await asyncio.sleep(between)
    deeds = crowd.accepted - before
    for story in crowd.stories.values():
        story.went_on = True  # whether games come to their end is not the question here
    await crowd.leave()
    found = Rolling(rounds, replaced, deeds)
    found.again = sum(person.again for person in people)
    found.failures = sum(person.failures for person in people)
    found.findings, found.counts = await inquire(place, crowd.stories.values(), show)
    return found


def report(found: Rolling) -> str:
    """What was done, and what came of it."""
    done = [
        ["rolling restart", "count"],
        ["rounds", str(found.rounds)],
        ["processes replaced", str(found.processes)],
        ["actions accepted meanwhile", str(found.deeds)],
        ["sent a second time", str(found.again)],
    ]
    counted = [["looked at", "count"], *([name, str(count)] for name, count in found.counts.items())]
    zeros = [
        ["must be zero", "count"],
        ["failed twice", str(found.failures)],
        *([name, str(len(found.findings[name]))] for name in FINDINGS),
    ]
    return "\n\n".join(table(part) for part in (done, counted, zeros))


def main() -> int:
    """Run, and print what came out; 1 if anything failed that must not."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--pause", type=float, default=2.0, help="mean seconds of thought before an answer")
    parser.add_argument("--between", type=float, default=5.0, help="seconds between two rounds")
    given = parser.parse_args()
    with placed("postgresql", 2) as place:
        found = asyncio.run(
            run(
                place,
                rounds=given.rounds,
                tables=given.tables,
                pause=given.pause,
                between=given.between,
                show=progress("rolling"),
            )
        )
    print(report(found))
    for name, complaints in found.findings.items():
        for complaint in complaints[:5]:
            print(f"{name}: {complaint}", file=sys.stderr)
    return int(bool(found.failures) or found.processes < 2 * found.rounds or any(found.findings.values()))


if __name__ == "__main__":
    sys.exit(main())
