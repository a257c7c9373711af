"""The database: its form, its log, snapshots, and two servers on one database."""

from __future__ import annotations

import asyncio
import random

import msgspec
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from hoftag.match.fairness import promise
from hoftag.server import people, wire
from hoftag.server.play import LogEntry, Plan, Play
from hoftag.server.storage import METADATA, Storage
from tests.server.databases import BOTH, Database
from tests.server.player import ME, OPEN, SHORT, Browser, open_table
from tests.server.serving import Threaded

DATABASES = BOTH
SECRET = bytes(range(32))
SAFE: dict[str, dict[str, object]] = {
    "sqlite": {"PRAGMA journal_mode": "wal", "PRAGMA synchronous": 2, "PRAGMA foreign_keys": 1},
    "postgresql": {"SHOW synchronous_commit": "on", "SHOW transaction_isolation": "repeatable read"},
}
"""What is accepted is on the disk, and a reader sees one moment."""


def test_migrations_make_what_the_code_declares(database: Database) -> None:
    """A database that went through all migrations is the one that the tables describe; twice does no harm."""
    assert people.PERSON.metadata is METADATA

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def run() -> None:
        storage = Storage(database.url)
        await storage.migrate()
        await storage.migrate()
        async with storage.read() as db:
            assert await db.run_sync(differences) == []
            for setting, value in SAFE[storage.engine.dialect.name].items():
                assert (await db.exec_driver_sql(setting)).scalar_one() == value
        await storage.close()

    asyncio.run(run())


def plan(game: str, **options: object) -> Plan:
    """A match to begin."""
    return Plan(game, {"players": 3, **options}, promise(SECRET), SECRET, wire.Clock("game", 600, 5))


def random_entry(play: Play, lot: random.Random) -> LogEntry:
    """Any deed that is possible now."""
    seats = range(play.seats)
    number, at = play.number + 1, 1000.0 + play.number
    undoable = [seat for seat in seats if play.match.can_undo(seat)]
    if undoable and lot.random() < 0.2:
        return LogEntry(number, "undo", lot.choice(undoable), lot.choice(["1", "all"]), None, "", at)
    seat = lot.choice([seat for seat in seats if play.match.may_act(seat)])
    back = play.last_deed(seat)
    if back is not None and lot.random() < 0.02:
        return LogEntry(number, "takeback", seat, str(back), None, "", at)
    if lot.random() < 0.02:
        return LogEntry(number, lot.choice(["resume", "takeover"]), seat, "", None, "", at)
    state = play.match.state
    step = state.agenda[-1]
    notation = step.notation(state, lot.choice(step.onward(state, seat)))
    return LogEntry(number, "play", seat, notation, f"{number}", "", at)


def seen(play: Play) -> list[bytes]:
    """Everything that every viewer sees."""
    return [msgspec.json.encode(play.update(play.viewer(index), -1, 0.0)) for index in range(play.seats + 1)]


def test_log_and_snapshots_replay() -> None:
    """A log replays to what it was; from any snapshot it goes on as if there had been none."""
    for game, options in (("carolingi", {"sundial": 830}), ("carolus_magnus", {}), ("wallenstein", {})):
        lot = random.Random(7)
        play = Play(plan(game, **options))
        play.apply(LogEntry(1, "start", -1, "", None, "", 1000.0))
        log: list[LogEntry] = []
        snapshots: list[tuple[int, object]] = []
        while not play.match.over and play.number < 260:
            entry = random_entry(play, lot)
            play.apply(entry)
            log.append(entry)
            if play.quiet() and lot.random() < 0.1 and not play.match.over:
                snapshots.append((play.number, msgspec.json.decode(msgspec.json.encode(play.dump()))))
        assert snapshots
        again = Play(plan(game, **options))
        again.apply(LogEntry(1, "start", -1, "", None, "", 1000.0))
        for entry in log:
            again.apply(entry)
        assert seen(again) == seen(play)
        for number, data in lot.sample(snapshots, min(4, len(snapshots))):
            later = Play.restore(plan(game, **options), number, data)  # type: ignore[arg-type]
            for entry in log[number - 1 :]:
                later.apply(entry)
            assert seen(later) == seen(play)
            assert later.match.record() == play.match.record()
            assert later.clocks.dump() == play.clocks.dump()
            assert (later.stops, later.asked) == (play.stops, play.asked)


def test_resume_from_any_number() -> None:
    """What a viewer had at any number, and what it is told since, is what it sees now."""
    lot = random.Random(3)
    play = Play(plan("carolingi", sundial=830))
    play.apply(LogEntry(1, "start", -1, "", None, "", 1000.0))
    had: list[dict[int, list[wire.EventLine]]] = [{} for _ in range(play.seats + 1)]
    while not play.match.over:
        for index, logs in enumerate(had):
            logs[play.numbers[index]] = play.logs[index][:]
        play.apply(random_entry(play, lot))
        for index, logs in enumerate(had):
            since = lot.choice(list(logs))
            update = play.update(play.viewer(index), since, 0.0)
            assert logs[since][: update.keep] + update.events == play.logs[index]
            assert [event.kind for event in play.logs[index]] == [
                event.kind for event in play.match.events(play.viewer(index))
            ]
    for since in (-5, 10_000):
        assert play.update(0, since, 0.0).keep == 0


def test_two_servers_on_one_database(database: Database) -> None:
    """Two servers never accept the same number: who is late reads the log and tries again, or is stale."""

    async def run(one: Threaded, two: Threaded) -> None:
        async with Browser(one.base) as host, Browser(one.base) as guest:
            await host.enter("Lothar")
            await guest.enter("Judith")
            table = (await open_table(host, "carolingi", [ME, OPEN], options=SHORT))["id"]
            where = f"/api/tables/{table}"
            await guest.post(f"{where}/seats/1", {"do": "sit"})
            await host.post(f"{where}/start")
            guest.go_to(two.base)  # known there too: the database is the same
            asked = [
                (await host.get(f"{where}/view", seat=0))["asked"],
                (await guest.get(f"{where}/view", seat=1))["asked"],
            ]
            deeds = [
                {"seat": seat, "asked": question["id"], "notation": choice["notation"], "key": "k"}
                for seat, question in enumerate(asked)
                for choice in question["choices"][3:4]
            ]
            placed = await asyncio.gather(
                host.post(f"{where}/actions", deeds[0]), guest.post(f"{where}/actions", deeds[1])
            )
            assert [update["seat"] for update in placed] == [0, 1]
            # the server that was quicker has not heard of the other answer: its question is an old one
            for browser, deed, update, before in zip((host, guest), deeds, placed, asked, strict=True):
                question = update["asked"] or before
                late = {**deed, "asked": question["id"], "key": "late"}
                answer = await browser.ask("POST", f"{where}/actions", late)
                assert answer.status_code in (409, 422)
            assert await host.get(f"{where}/view") == await guest.get(f"{where}/view")
        log = await asyncio.to_thread(database.ask, "SELECT number, kind, seat FROM entry ORDER BY number")
        assert [number for number, _, _ in log] == [1, 2, 3]
        assert {seat for _, kind, seat in log if kind == "play"} == {0, 1}

    with Threaded(database) as one, Threaded(database) as two:
        asyncio.run(run(one, two))


def test_snapshots_are_kept_and_used(database: Database) -> None:
    """A long game has a snapshot, and a new server begins from it."""
    kept: dict[str, object] = {}

    async def play(base: str) -> None:
        async with Browser(base) as browser:
            await browser.enter("Lothar")
            seats = [ME, {"kind": "me", "name": "Judith"}]
            deeds = 0
            while deeds < 115:  # a short game does not count
                deeds = 0
                kept["table"] = (await open_table(browser, "carolus_magnus", seats, start=True))["id"]
                where = f"/api/tables/{kept['table']}"
                view = await browser.get(f"{where}/view", seat=0)
                while deeds < 115 and view["awaiting"]:
                    seat = view["awaiting"][0]
                    if view["seat"] != seat:
                        view = await browser.get(f"{where}/view", seat=seat)
                    asked, deeds = view["asked"], deeds + 1
                    notation = asked["choices"][-1]["notation"]
                    deed = {"seat": seat, "asked": asked["id"], "notation": notation, "key": f"{deeds}"}
                    view = await browser.post(f"{where}/actions", deed)
            kept["view"] = await browser.get(f"/api/tables/{kept['table']}/view")

    async def look(base: str) -> None:
        async with Browser(base) as browser:
            assert await browser.get(f"/api/tables/{kept['table']}/view") == kept["view"]

    with Threaded(database) as server:
        asyncio.run(play(server.base))
    assert database.ask("SELECT count(*) FROM snapshot") >= [(1,)]
    database.change("UPDATE entry SET payload = 'nonsense' WHERE number < 50")  # nobody reads those any more
    with Threaded(database) as server:
        asyncio.run(look(server.base))


def test_a_log_of_other_rules(database: Database) -> None:
    """A game that does not replay as it was played, or on another board, says so; other tables go on."""
    found: list[str] = []

    async def begin(base: str) -> None:
        async with Browser(base) as browser:
            await browser.enter("Lothar")
            seats = [ME, {"kind": "me", "name": "Judith"}]
            for _ in range(3):
                found.append((await open_table(browser, "carolingi", seats, start=True))["id"])

    async def look(base: str) -> None:
        async with Browser(base, "de") as browser:
            for table in found[:2]:
                assert await browser.refused("GET", f"/api/tables/{table}/view") == (409, "table-unreadable")
                assert (await browser.get(f"/api/tables/{table}"))["status"] == "playing"
            assert (await browser.get(f"/api/tables/{found[2]}/view"))["number"] == 1
            assert len((await browser.get("/api/lobby"))["watch"]) == 0

    with Threaded(database) as server:
        asyncio.run(begin(server.base))
    database.change("UPDATE game_table SET board = 'other' WHERE id = :table", table=found[0])
    database.change("UPDATE entry SET outcomes = 'card anjou' WHERE table_id = :table", table=found[1])
    with Threaded(database) as server:
        asyncio.run(look(server.base))
