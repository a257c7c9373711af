"""Rules that change while tables run: each keeps its version until somebody brings it over, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

import hoftag
from hoftag.kernel.errors import BadInput
from hoftag.match.library import own_game
from hoftag.match.record import Replay, load
from hoftag.match.verify import verify
from hoftag.server import neighbours, repairing, rows
from hoftag.server.logs import hushed
from hoftag.server.replaying import follow, read_stored
from hoftag.server.room import Room
from hoftag.server.storage import Storage
from tests.cli.tool import Answer, call
from tests.server.changed_rules import GAME, change_a_rule, go_on, open_table, parting
from tests.server.databases import BOTH, Database
from tests.server.player import Browser, Player
from tests.server.serving import Threaded

DATABASES = BOTH
WHOLE = 10_000
FINISHED = (3, 5, 7, 10)
"""Tables that are played to their end. By the changed rule 3 goes another way to the same result, 5 the same way, 7
does not end where it ended, and 10 has actions that are not possible."""
RUNNING = {6: 60, 11: 130}
"""Tables and how many actions are played there: 11 is past the action that the changed rule makes another one of."""


async def furnish(url: str, *numbers: int) -> dict[int, str]:
    """A club with finished and running tables, all or some; their names by their numbers."""
    storage = Storage(url)
    await storage.migrate()
    names = {}
    with hushed():
        for number in numbers or (*FINISHED, *RUNNING):
            room = await open_table(storage, number)
            await go_on(room, random.Random(number), RUNNING.get(number, WHOLE))
            names[number] = room.row.id
    await storage.close()
    return names


def admin(database: Database, *words: str) -> Answer:
    """A command on the tables of a database."""
    return call("admin", *words, "--db", database.url, width=400)


def asked(database: Database, work: Any) -> Any:
    """Do something with a database."""

    async def run() -> Any:
        storage = Storage(database.url)
        try:
            with hushed():
                return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(run())


def record(database: Database, table: str, rules: int) -> str:
    """The record of a table, by a version of the rules."""

    async def read(storage: Storage) -> str:
        async with storage.read() as db:
            stored = await read_stored(db, table)
        assert stored is not None
        return follow(stored, rules).match.record()

    return str(asked(database, read))


def log_of(database: Database, table: str) -> list[tuple[Any, ...]]:
    """All that was ever accepted at a table."""
    columns = "number, kind, seat, payload, key, outcomes, visible"
    return database.ask(f"SELECT {columns} FROM entry WHERE table_id = :table ORDER BY number", table=table)


def rules_of(database: Database, table: str) -> int:
    """The version that a table has."""
    return int(database.ask("SELECT rules FROM game_table WHERE id = :table", table=table)[0][0])


def test_tables_keep_their_rules(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was begun goes on by the rules it was begun with, to the last draw; what begins later has the newest."""

    async def half(storage: Storage) -> tuple[Room, Room, random.Random]:
        await storage.migrate()
        undisturbed = await open_table(storage, 7)
        await go_on(undisturbed, random.Random(7), WHOLE)
        room = await open_table(storage, 7)
        lot = random.Random(7)
        await go_on(room, lot, 60)
        return undisturbed, room, lot

    undisturbed, begun, lot = asked(database, half)
    change_a_rule(monkeypatch)

    async def rest(storage: Storage) -> Room:
        room = await repairing.room_of(storage, begun.row.id)
        await go_on(room, lot, WHOLE)
        later = await open_table(storage, 7)
        assert (await later.playing()).match.rules == 2
        return later

    later = asked(database, rest)
    assert log_of(database, begun.row.id) == log_of(database, undisturbed.row.id)
    assert (rules_of(database, begun.row.id), rules_of(database, later.row.id)) == (1, 2)
    text = record(database, begun.row.id, 1)
    assert f"game {GAME} 1\n" in text
    assert hoftag.load(text).record() == text  # by its own version, which differs from the newest here
    assert verify(text).game == GAME
    assert parting(text) == 74
    assert f"game {GAME} 2\n" in record(database, later.row.id, 2)


def test_versions_that_are_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """A newer version is refused; one that is no longer known is tried with the newest."""
    text = hoftag.new(GAME, players=2, seed=1).record()
    with pytest.raises(BadInput) as error:
        load(text.replace(f"game {GAME} 1", f"game {GAME} 2"))
    assert error.value.code == "record-newer-rules"
    change_a_rule(monkeypatch)
    assert load(text).rules == 1
    assert load(text, rules=2).rules == 2
    monkeypatch.setattr(own_game(GAME), "rules_since", 2)
    assert load(text).rules == 2


def test_replay_all(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the rules of the day all is as it was played; with a changed one exactly the right games are named."""
    names = asyncio.run(furnish(database.url))
    before = admin(database, "replay-all", "--json")
    assert before.code == 0, before.err
    assert json.loads(before.out) == {"tables": 6, "same": 6, "results_changed": 0, "differing": []}
    records = {number: record(database, name, 1) for number, name in names.items()}
    change_a_rule(monkeypatch)
    after = admin(database, "replay-all", "--json")
    assert after.code == 1, after.err
    found = json.loads(after.out)
    differing = {row["table"]: row for row in found["differing"]}
    expected = {number: parting(text) for number, text in records.items()}
    assert {number for number, at in expected.items() if at >= 0} == {3, 7, 10, 11}
    assert set(differing) == {names[3], names[7], names[10], names[11]}
    assert (found["tables"], found["same"], found["results_changed"]) == (6, 2, 2)
    for number, name in names.items():
        if name in differing:
            row = differing[name]
            assert row["entry"] == expected[number] + 1  # the first entry is the start
            assert (row["rules"], row["replayed_with"], row["code"]) == (1, 2, "position")
            assert row["notation"] == action(records[number], expected[number])
            assert row["result_changed"] == (number in (7, 10))
            assert row["verdict"] == ("broken" if number == 10 else "other")
            assert row["result_was"] == ending(records[number])
    for language in ("en", "de", "fr"):
        answer = admin(database, "replay-all", "--lang", language)
        assert answer.code == 1
        assert all(name in answer.out for name in differing)
        assert "⟦" not in answer.out
    assert {rules_of(database, name) for name in names.values()} == {1}  # nothing was changed by looking


def action(text: str, number: int) -> str:
    """The words of an action in a record."""
    lines = [line for line in text.splitlines() if ": " in line and line[0] not in "*=~"]
    return lines[number - 1].partition(": ")[2]


def ending(text: str) -> str:
    """The line of a record that tells the result; empty while the game runs."""
    return next((line for line in text.splitlines() if line.startswith("= ")), "")


def test_migration(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that comes out the same is brought over; one that does not is refused with the place, and stays."""
    names = asyncio.run(furnish(database.url))
    logs = {name: log_of(database, name) for name in names.values()}
    change_a_rule(monkeypatch)
    for number in (5, 6):
        answer = admin(database, "repair", names[number])
        assert answer.code == 0, answer.out + answer.err
        assert rules_of(database, names[number]) == 2
    for number, words in ((7, "Line 75"), (3, "Line 110"), (11, "Line 117")):
        answer = admin(database, "repair", names[number])
        assert answer.code == 1
        assert words in answer.out
        assert rules_of(database, names[number]) == 1
    for number in (7, 3, 10):  # a game that has ended stays as it was played, whatever is asked
        for way in ("--cut", "--adopt"):
            assert admin(database, "repair", names[number], way).code == 1
    assert {name: log_of(database, name) for name in names.values()} == logs
    assert ending(record(database, names[7], 1)).startswith("= castles")
    trail = [json.loads(line) for line in admin(database, "audit", "--json").out.splitlines()]
    assert [(line["what"], line["table"], line["facts"]["rules"]) for line in trail] == [
        ("repair", names[6], [1, 2]),
        ("repair", names[5], [1, 2]),
    ]
    again = json.loads(admin(database, "replay-all", "--json").out)
    assert {row["table"] for row in again["differing"]} == {names[3], names[7], names[10], names[11]}

    async def go_on_here(storage: Storage) -> None:
        room = await repairing.room_of(storage, names[6])
        await go_on(room, random.Random(1), WHOLE)
        assert (await room.playing()).match.rules == 2

    asked(database, go_on_here)
    text = record(database, names[6], 2)
    assert verify(text).game == GAME


@pytest.mark.parametrize("way", ["cut", "adopt"])
def test_a_game_that_parts(database: Database, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    """Somebody decides: the game goes on before the place, or from what the rules make of it. The log keeps all."""
    names = asyncio.run(furnish(database.url, 11))
    table = names[11]
    before = log_of(database, table)
    old = record(database, table, 1)
    change_a_rule(monkeypatch)
    answer = admin(database, "repair", table, f"--{way}", "--why", "A castle counts twice")
    assert answer.code == 0, answer.out + answer.err
    after = log_of(database, table)
    assert after[:-1] == before
    assert after[-1][:4] == (len(before) + 1, "cut", -1, "117" if way == "cut" else str(len(before) + 1))
    assert rules_of(database, table) == 2

    async def go_on_here(storage: Storage) -> str:
        room = await repairing.room_of(storage, table)
        notice = room.info("").notice
        assert notice is not None
        assert (notice.kind, notice.why) == ("cut" if way == "cut" else "rules", "A castle counts twice")
        assert notice.actions == (len(before) - 116 if way == "cut" else 0)
        play = await room.playing()
        assert play.match.version == (115 if way == "cut" else 130)
        assert play.numbers[2] == len(before) + 1  # what spectators have seen is counted, also what was cut
        assert play.question(play.match.awaiting[0]) is not None
        text = play.match.record()
        async with storage.write() as db:  # a snapshot only saves time
            await rows.delete_snapshots(db, table)
        again = await (await repairing.room_of(storage, table)).playing()
        assert again.match.record() == text
        assert again.numbers == play.numbers
        assert again.chance.count == play.chance.count
        await go_on(room, random.Random(2), WHOLE)
        return text

    text = asked(database, go_on_here)
    draws = old.count("\n* ")
    if way == "cut":
        assert text.splitlines()[-1] == f"~ {draws}"  # chance is never run back
        assert old.replace(f"{GAME} 1", f"{GAME} 2").startswith(text.rpartition("~")[0])
    final = record(database, table, 2)
    assert verify(final).game == GAME
    assert admin(database, "repair", table).code == 0
    trail = [
        json.loads(line) for line in admin(database, "audit", "--table", table, "--json").out.splitlines()
    ]
    facts = trail[-1]["facts"]
    assert (facts["entry"], facts["code"], facts["why"]) == (117, "position", "A castle counts twice")
    assert facts["cut"] == ([117, len(before)] if way == "cut" else [len(before) + 1, len(before)])


def damage(database: Database, table: str) -> int:
    """Make the last draw of a game another one; the number of its entry."""
    last = "SELECT max(number) FROM entry WHERE table_id = :table AND outcomes <> ''"
    number: int = database.ask(last, table=table)[0][0]
    other = "UPDATE entry SET outcomes = 'die crown' WHERE table_id = :table AND number = :number"
    database.change(other, table=table, number=number)
    return number


def test_a_log_that_does_not_replay(database: Database) -> None:
    """A log in which a draw is another one is in trouble; cutting there gets the game going again."""
    names = asyncio.run(furnish(database.url, 5, 6))
    table = names[6]
    drawn = damage(database, table)
    found = json.loads(admin(database, "replay-all", "--json").out)
    assert [(row["table"], row["entry"], row["code"]) for row in found["differing"]] == [
        (table, drawn, "draws")
    ]
    assert admin(database, "replay", table).code == 2
    assert admin(database, "repair", table, "--adopt").code == 1  # there is nothing to adopt
    assert admin(database, "repair", table, "--cut").code == 0

    async def go_on_here(storage: Storage) -> None:
        room = await repairing.room_of(storage, table)
        await go_on(room, random.Random(1), 20)

    asked(database, go_on_here)
    assert Replay(record(database, table, 1), None).match is not None
    assert admin(database, "replay-all").code == 0


@pytest.mark.parametrize("why", ["rules", "log"])
def test_whoever_looks_is_told(database: Database, monkeypatch: pytest.MonkeyPatch, why: str) -> None:
    """A browser that looks while a game is cut back is told the earlier position as news, with the reason.

    Also where the version stays the same, and only the log was damaged.
    """
    table = asyncio.run(furnish(database.url, 11))[11]
    if why == "rules":
        change_a_rule(monkeypatch)
    monkeypatch.setattr(neighbours, "CHECK", 0.2)

    async def run(base: str) -> None:
        async with Browser(base) as browser:
            spectator = Player(browser, table, None)
            async with browser.live(table) as socket:
                await spectator.look(socket, lambda: spectator.update is not None)
                before = spectator.number, len(spectator.log)
                if why == "log":
                    await asyncio.to_thread(damage, database, table)
                answer = await asyncio.to_thread(
                    admin, database, "repair", table, "--cut", "--why", "Castles"
                )
                assert answer.code == 0, answer.err
                await spectator.look(socket, lambda: spectator.number > before[0])
            assert spectator.number == before[0] + 1
            assert len(spectator.log) < before[1]
            assert spectator.room is not None
            notice = spectator.room["notice"]
            assert (notice["kind"], notice["why"]) == ("cut", "Castles")
            assert notice["actions"] == 15 or why == "log"
            assert (await browser.get(f"/api/tables/{table}/view"))["number"] == spectator.number

    with Threaded(database) as server:
        asyncio.run(run(server.base))


def test_a_late_snapshot(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """A snapshot of what was cut, kept by a server that had not heard of it, is not believed."""
    table = asyncio.run(furnish(database.url, 11))[11]

    async def late(storage: Storage) -> tuple[int, dict[str, Any]]:
        play = await (await repairing.room_of(storage, table)).playing()
        return play.number, play.dump()

    number, snapshot = asked(database, late)
    change_a_rule(monkeypatch)
    assert admin(database, "repair", table, "--cut").code == 0

    async def write(storage: Storage) -> tuple[str, str]:
        right = (await (await repairing.room_of(storage, table)).playing()).match.record()
        async with storage.write() as db:
            await rows.insert_snapshot(db, table, number, snapshot)
        return right, (await (await repairing.room_of(storage, table)).playing()).match.record()

    right, found = asked(database, write)
    assert found == right


def test_a_server_follows(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that has a table in memory plays it by the new rules once it has been brought over."""
    table = asyncio.run(furnish(database.url, 6))[6]
    change_a_rule(monkeypatch)
    monkeypatch.setattr(neighbours, "CHECK", 0.2)

    async def run(server: Threaded) -> None:
        assert server.tables is not None

        def rules() -> int:
            assert server.tables is not None
            room = server.tables.known(table)
            return 0 if room is None or room.play is None else room.play.match.rules

        async with Browser(server.base) as browser:
            number = (await browser.get(f"/api/tables/{table}/view"))["number"]
            assert rules() == 1
            assert (await asyncio.to_thread(admin, database, "repair", table)).code == 0
            async with asyncio.timeout(20):
                while rules() != 2:  # noqa: ASYNC110  (another thread brings it about)
                    await asyncio.sleep(0.02)
            assert (await browser.get(f"/api/tables/{table}/view"))["number"] == number

    with Threaded(database) as server:
        asyncio.run(run(server))
