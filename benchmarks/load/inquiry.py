"""Looking into everything afterwards: the database, and what anybody can fetch."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import msgspec

from benchmarks.load.history import Story
from benchmarks.load.judge import Findings, add, judge_end, judge_log, judge_record, nothing
from benchmarks.load.place import Place
from benchmarks.load.showing import Show
from hoftag.kernel.errors import HoftagError
from hoftag.match.library import own_game
from hoftag.match.verify import verify
from hoftag.server.play import LogEntry, LogMismatch, Plan, Play
from tests.server.player import Browser
from tests.server.secrecy import Secrets, stored


@dataclass
class Looked:
    """What came out of one table."""

    findings: Findings = field(default_factory=nothing)
    entries: int = 0
    messages: int = 0
    records: int = 0


def look(url: str, story: Story, outside: dict[str, Any]) -> Looked:
    """Compare one table with its database and with what was fetched from outside."""
    plan, log = asyncio.run(stored(url, story.table))
    found = Looked(entries=len(log))
    add(found.findings, judge_log(story, log))
    add(found.findings, judge_end(story))
    try:
        secrets = Secrets(plan, log)
    except (HoftagError, LogMismatch) as error:
        found.findings["altered"].append(f"{story.table}: the log cannot be replayed: {error}")
        return found
    _compare_outside(found, story, plan, log, outside)
    found.findings["leaked"] += [f"{story.table}: {line}" for line in secrets.complaints]
    for viewer in story.heard:
        messages = story.messages(viewer)
        found.messages += len(messages)
        complaints = secrets.look(viewer, messages).complaints
        found.findings["leaked"] += [f"{story.table}: {line}" for line in complaints]
    return found


def _compare_outside(
    found: Looked, story: Story, plan: Plan, log: list[LogEntry], outside: dict[str, Any]
) -> None:
    """What anybody is shown must be what the log says; a finished game has a record that can be verified."""
    again = Play(plan)
    for entry in log:
        again.apply(entry)
    shown = msgspec.json.decode(msgspec.json.encode(again.update(None, -1, 0.0)))
    for name in ("number", "position", "events", "awaiting", "outcome"):
        if shown[name] != outside["view"][name]:
            found.findings["altered"].append(f"{story.table}: {name} from outside is not that of the log")
    record = outside["record"]
    if record is None:
        return
    found.records = 1
    colours = own_game(plan.game).seats(plan.options)
    found.findings["altered"] += judge_record(story, log, colours, record)
    try:
        verify(record)
    except Exception as error:
        found.findings["altered"].append(f"{story.table}: the record cannot be verified: {error}")


async def inquire(place: Place, stories: Iterable[Story], show: Show) -> tuple[Findings, dict[str, int]]:
    """Look into all tables; what was found, and how much was looked at."""
    stories = list(stories)
    findings = nothing()
    done: list[Looked] = []
    await _rest(place)
    outside = [await _fetch(place.url, story) for story in stories]
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as pool:
        looks = [
            loop.run_in_executor(pool, look, place.database.url, story, shown)
            for story, shown in zip(stories, outside, strict=True)
        ]
        for looked in asyncio.as_completed(looks):
            done.append(await looked)
            add(findings, done[-1].findings)
            show(f"{len(done)} of {len(looks)} tables looked into")
    deeds = [deed for story in stories for deed in story.deeds]
    counts = {
        "tables": len(stories),
        "games played to their end": sum(story.finished for story in stories),
        "deeds that people sent": len(deeds),
        "deeds acknowledged": sum(deed.answered is not None for deed in deeds),
        "lines of logs": sum(one.entries for one in done),
        "records fetched and verified": sum(one.records for one in done),
        "messages compared with what the seat may know": sum(one.messages for one in done),
        "times somebody came back": sum(story.returns for story in stories),
        "views compared after that": sum(story.compared for story in stories),
    }
    return findings, counts


async def _rest(place: Place) -> None:
    """Wait until nothing happens any more: bots may still be answering."""
    question = "SELECT sum(version) FROM game_table"
    before = None
    while (now := await asyncio.to_thread(place.database.ask, question)) != before:
        before = now
        await asyncio.sleep(2)


async def _fetch(base: str, story: Story) -> dict[str, Any]:
    """What anybody can see of a table, and the record if the game is over."""
    async with Browser(base) as stranger:
        view = await stranger.get(f"/api/tables/{story.table}/view")
        record = None
        if view["outcome"] is not None:
            record = (await stranger.ask("GET", f"/api/tables/{story.table}/record")).text
        return {"view": view, "record": record}
