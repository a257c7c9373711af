"""Faults on purpose, while people play: nothing is lost, doubled, or told to the wrong people, and no table is stuck.

    .hoftag/dev/bin/python -m benchmarks.load.chaos --faults 1000 --minutes 14

Two processes serve one PostgreSQL with a Redis between them, and bots think in a worker (`--db sqlite`: one process
and a file). People play at
several tables at once, some with second thoughts, some beside bots. Most faults are small, in what people send; the
rest are blows to processes and services, one after the other. Then the faults cease, the games go on for a while,
and everything is compared: what people were told, the database, and what can be fetched from outside.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from dataclasses import dataclass, field
from typing import Final

from benchmarks.load.crowd import Crowd
from benchmarks.load.faults import BLOWS, Blows
from benchmarks.load.history import Story
from benchmarks.load.inquiry import inquire
from benchmarks.load.judge import FINDINGS, Findings, nothing
from benchmarks.load.people import SHORT_CAROLINGI, Person, Setting
from benchmarks.load.place import Kind, Place, placed
from benchmarks.load.quick import Quick
from benchmarks.load.rude import MISCHIEF, Mischief, Rude
from benchmarks.load.showing import Show, progress, table
from hoftag.server.sights import Viewer

SETTINGS: Final = [
    Setting("carolingi", 2, 1, SHORT_CAROLINGI, undoing=0.08),
    Setting("carolus_magnus", 2, 0, undoing=0.08),
    Setting("wallenstein", 3, 0, undoing=0.05),
    Setting("carolus_magnus", 2, 1),
    Setting("carolingi", 3, 0, SHORT_CAROLINGI),
]
"""What is played, in turn."""
BLOW_SHARE: Final = 0.28
"""How many of the faults are blows."""
BLOW_TIME: Final = 0.85
"""The part of the time in which blows are dealt; then people alone make up what is missing."""
_QUIET: Final = 3.0
"""Seconds after the last fault before games have to go on."""


@dataclass
class Trial:
    """A run, and what came out."""

    seconds: float = 0.0
    blows: dict[str, int] = field(default_factory=dict)
    mischief: dict[str, int] = field(default_factory=dict)
    stories: list[Story] = field(default_factory=list)
    findings: Findings = field(default_factory=nothing)
    counts: dict[str, int] = field(default_factory=dict)

    @property
    def faults(self) -> int:
        """How many there were."""
        return sum(self.blows.values()) + sum(self.mischief.values())


async def run(
    place: Place,
    *,
    faults: int,
    seconds: float,
    over: float,
    tables: int,
    pause: float,
    after: float,
    seed: int,
    show: Show,
) -> Trial:
    """Play and hurt, evenly `over` so many seconds, but never longer than `seconds`; then look."""
    mischief, blows, lot = Mischief(), Blows(place, seed), random.Random(seed)

    def make(browser: Quick, story: Story, seat: Viewer, person: int) -> Person:
        return Rude(browser, story, seat, seed + person, mischief, pause)

    crowd = Crowd(place.url, SETTINGS, make, watched=True)
    crowd.come(tables)
    await crowd.seated(tables)
    began = time.monotonic()
    planned = blows.plan(round(faults * BLOW_SHARE))
    hurting = asyncio.create_task(_hurt(blows, planned, BLOW_TIME * seconds, over, lot))
    while True:
        crowd.check()
        passed = time.monotonic() - began
        done, dealt = sum(mischief.done.values()), sum(blows.done.values())
        show(
            f"{done + dealt} faults ({dealt} blows), {crowd.accepted} accepted actions, {len(crowd.stories)} tables"
        )
        small = faults - (dealt if hurting.done() else len(planned))
        if hurting.done() and (done >= small or passed > seconds):
            break
        # in step with the time, and never so many that they wait long for somebody to commit them
        due = small if hurting.done() else int(small * min(1.0, passed / over)) + 1
        while done + len(mischief.wanted) < due and len(mischief.wanted) < 2 * tables:
            mischief.wanted.append(lot.choice(list(MISCHIEF)))
        await asyncio.sleep(0.1)
    await hurting
    mischief.wanted.clear()
    trial = Trial(
        time.monotonic() - began, dict(blows.done), dict(mischief.done), list(crowd.stories.values())
    )
    await place.whole()
    show("no more faults; the games go on")
    await _go_on(crowd, after)
    trial.findings, trial.counts = await inquire(place, trial.stories, show)
    return trial


async def _hurt(blows: Blows, planned: list[str], seconds: float, over: float, lot: random.Random) -> None:
    """Blow after blow, spread over the time as far as they leave any; none is left half done."""
    began = time.monotonic()
    for number, name in enumerate(planned):
        early = over * number / len(planned) - (time.monotonic() - began)
        await asyncio.sleep(max(0.0, early) + lot.uniform(0.0, 0.3))
        if time.monotonic() - began > seconds:
            return
        await blows.deal(name)


async def _go_on(crowd: Crowd, seconds: float) -> None:
    """Let every game come to its end, or at least go on."""
    await asyncio.sleep(_QUIET)
    before = {name: _answered(story) for name, story in crowd.stories.items()}
    await crowd.finish(seconds)
    for name, story in crowd.stories.items():
        story.went_on = _answered(story) > before.get(name, 0)


def _answered(story: Story) -> int:
    return sum(deed.answered is not None for deed in story.deeds)


def report(trial: Trial) -> str:
    """What was done, and what came of it."""
    done = {**trial.blows, **trial.mischief}
    rows = [["fault", "times", "what is done"]]
    rows += [[name, str(done[name]), what] for name, what in {**BLOWS, **MISCHIEF}.items() if done.get(name)]
    rows.append(["all", str(trial.faults), f"in {trial.seconds / 60:.1f} minutes"])
    counted = [["looked at", "count"], *([name, str(count)] for name, count in trial.counts.items())]
    zeros = [["must be zero", "count"], *([name, str(len(trial.findings[name]))] for name in FINDINGS)]
    return "\n\n".join(table(part) for part in (rows, counted, zeros))


def main() -> int:
    """Run a trial and print what came out; 1 if anything was found that must not be."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--faults", type=int, default=1000)
    parser.add_argument(
        "--minutes", type=float, default=14.0, help="faults cease after this time in any case"
    )
    parser.add_argument("--tables", type=int, default=12, help="tables that are played at the same time")
    parser.add_argument("--pause", type=float, default=0.6, help="mean seconds of thought before an answer")
    parser.add_argument("--after", type=float, default=60.0, help="seconds for games to end after the faults")
    parser.add_argument("--db", choices=("postgresql", "sqlite"), default="postgresql")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    kind: Kind = given.db
    with placed(kind, 2 if kind == "postgresql" else 1, bots=True) as place:
        trial = asyncio.run(
            run(
                place,
                faults=given.faults,
                seconds=60 * given.minutes,
                over=60 * given.minutes * BLOW_TIME,
                tables=given.tables,
                pause=given.pause,
                after=given.after,
                seed=given.seed,
                show=progress("chaos"),
            )
        )
    print(report(trial))
    for name, complaints in trial.findings.items():
        for complaint in complaints[:5]:
            print(f"{name}: {complaint}", file=sys.stderr)
    return int(any(trial.findings.values()))


if __name__ == "__main__":
    sys.exit(main())
