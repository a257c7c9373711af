"""Kill the server again and again in the middle of scripted play, and prove that nothing was lost or doubled.

    .hoftag/dev/bin/python -m benchmarks.kills --kills 200

People play at several tables at once, with second thoughts (undo) and with bots beside them. At random instants the
server is killed (-9) and started anew on the same file. A deed counts as accepted when its answer reached the person.
At the end every accepted deed must stand in the log exactly once, with the words that were sent; the numbers of
every log must have no gap; every game must have gone on to its end; and every record must verify.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sqlite3
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from hoftag.match.verify import verify
from tests.browser.serving import Server
from tests.server.player import BOT, GONE, ME, SHORT, Browser, Json, Player, open_table

PLANS: list[tuple[str, Json, int, int]] = [
    ("carolingi", SHORT, 2, 1),
    ("carolus_magnus", {}, 2, 0),
    ("carolingi", SHORT, 3, 0),
    ("carolus_magnus", {}, 2, 1),
]
"""Game, options, people, bots of the tables, in turn."""


@dataclass
class Trial:
    """All that people know: their tables and what was accepted there."""

    seed: int
    tables: dict[str, list[Player]] = field(default_factory=dict)
    finished: set[str] = field(default_factory=set)
    stop: bool = False
    opened: int = 0

    async def corner(self, base: str) -> None:
        """One table after the other is played to its end, until no more are wanted."""
        while not self.stop:
            plan = PLANS[self.opened % len(PLANS)]
            self.opened += 1
            async with Browser(base) as browser:
                table, players = await self._sit_down(browser, plan)
                self.tables[table] = players
                await asyncio.gather(*(player.play() for player in players))
                self.finished.add(table)

    async def _sit_down(self, browser: Browser, plan: tuple[str, Json, int, int]) -> tuple[str, list[Player]]:
        game, options, people, bots = plan
        while True:
            try:
                await browser.enter("Lothar")
                seats = [*[ME] * people, *[BOT] * bots]
                table = (await open_table(browser, game, seats, options=options, start=True))["id"]
            except GONE:
                await asyncio.sleep(0.1)
                continue
            players = [
                Player(browser, table, seat, self.seed + self.opened * 10 + seat) for seat in range(people)
            ]
            for player in players:
                player.undoing = 0.08
            return table, players


async def trial(server: Server, kills: int, tables: int, seed: int) -> Trial:
    """Play and kill; then let every game come to its end."""
    lot = random.Random(seed)
    people = Trial(seed)
    corners = [asyncio.create_task(people.corner(server.url)) for _ in range(tables)]
    since = time.monotonic()
    for kill in range(1, kills + 1):
        # not while it starts: it would only prove that starting can be repeated
        await asyncio.sleep(lot.uniform(0.02, 0.6))
        for corner in corners:
            if corner.done():
                corner.result()
        server.kill9()
        await asyncio.to_thread(server.start)
        if sys.stderr.isatty() or kill % 20 == 0:
            deeds = sum(len(player.accepted) for players in people.tables.values() for player in players)
            print(
                f"{kill} kills, {deeds} accepted deeds, {len(people.finished)} games finished, "
                f"{time.monotonic() - since:.0f} s",
                file=sys.stderr,
                flush=True,
            )
    people.stop = True
    await asyncio.wait_for(asyncio.gather(*corners), 600)
    return people


def judge(server: Server, people: Trial) -> dict[str, int]:
    """Compare what people were told with what the database holds."""
    found = dict.fromkeys(
        ("accepted", "lost", "doubled", "altered", "gaps", "stuck", "unverified", "verified"), 0
    )
    with contextlib.closing(sqlite3.connect(server.database)) as db:
        for table, players in people.tables.items():
            rows = db.execute(
                "select number, kind, seat, payload, key from entry where table_id = ? order by number",
                (table,),
            ).fetchall()
            numbers = [row[0] for row in rows]
            found["gaps"] += numbers != list(range(numbers[0], numbers[0] + len(numbers)))
            for player in players:
                for key, note in player.accepted:
                    found["accepted"] += 1
                    same = [row for row in rows if row[2] == player.seat and row[4] == key]
                    found["lost"] += not same
                    found["doubled"] += len(same) > 1
                    found["altered"] += bool(same) and note != (
                        same[0][3] if same[0][1] == "play" else "undo"
                    )
            found["stuck"] += table not in people.finished
    return found


async def verify_all(server: Server, people: Trial, found: dict[str, int]) -> None:
    """Every record must be honest."""
    async with Browser(server.url) as browser:
        for table in people.finished:
            text = (await browser.ask("GET", f"/api/tables/{table}/record")).text
            try:
                verify(text)
                found["verified"] += 1
            except Exception as error:
                print(f"{table}: {error}", file=sys.stderr)
                found["unverified"] += 1


def main() -> int:
    """Run a trial and print what came out; 1 if anything was not as it must be."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=6, help="tables that are played at the same time")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            people = asyncio.run(trial(server, given.kills, given.tables, given.seed))
            found = judge(server, people)
            asyncio.run(verify_all(server, people, found))
        finally:
            server.kill9()
    print(
        f"kills {given.kills}, tables {len(people.tables)}, games played to their end {len(people.finished)}"
    )
    for name, count in found.items():
        print(f"{name} {count}")
    bad = ("lost", "doubled", "altered", "gaps", "stuck", "unverified")
    return int(any(found[name] for name in bad))


if __name__ == "__main__":
    sys.exit(main())
