"""`hoftag admin`: what it shows and hides, what it changes, and what it refuses."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import DBAPIError

import hoftag
from hoftag.server import neighbours
from tests.cli.tool import Answer, call, is_one_sentence
from tests.server.databases import BOTH, Database, in_file
from tests.server.player import BOT, ME, OPEN, SHORT, Browser, Json, open_table
from tests.server.serving import Threaded

DATABASES = BOTH
PASSWORD = "Ingelheim am Rhein"


def admin(database: Database, *words: str) -> Answer:
    """A command on the tables of a database."""
    return call("admin", *words, "--db", database.url, width=200)


async def two_people(base: str) -> tuple[str, str]:
    """A running table at which one of two has chosen something in secret: its name, and the choice."""
    async with Browser(base) as host, Browser(base) as guest:
        await host.enter("Lothar")
        await guest.enter("Karl")
        table = (await open_table(host, "carolingi", [ME, OPEN], options=SHORT, title="Pfalz"))["id"]
        await guest.post(f"/api/tables/{table}/seats/1", {"do": "sit"})
        await host.post(f"/api/tables/{table}/start")
        asked = (await host.get(f"/api/tables/{table}/view", seat=0))["asked"]
        notation = asked["choices"][0]["notation"]
        deed = {"seat": 0, "asked": asked["id"], "notation": notation, "key": "a"}
        await host.post(f"/api/tables/{table}/actions", deed)
    return table, notation


@pytest.fixture
def club(database: Database) -> tuple[str, str]:
    """A running table, and what was chosen there in secret."""
    with Threaded(database) as server:
        return asyncio.run(two_people(server.base))


def trail(database: Database) -> list[Json]:
    """The audit trail."""
    return [json.loads(line) for line in admin(database, "audit", "--json").out.splitlines()]


def test_looking(database: Database, club: tuple[str, str], tmp_path: Path) -> None:
    """Lists, tables and stories show nothing that is secret at the table; whoever insists is on the trail."""
    table, notation = club
    secret = bytes(database.ask("SELECT secret FROM game_table")[0][0]).hex()
    listed = [json.loads(line) for line in admin(database, "tables", "--json").out.splitlines()]
    assert [(row["id"], row["people"], row["status"]) for row in listed] == [
        (table, ["Lothar", "Karl"], "playing")
    ]
    assert listed[0]["awaiting"] == [1]
    assert admin(database, "tables", "--find", "karl").out.count(table) == 1
    assert table not in admin(database, "tables", "--status", "over").out
    seen = [
        admin(database, "tables"),
        admin(database, "show", table),
        admin(database, "show", table, "--json"),
        admin(database, "replay", table),
        admin(database, "replay-all", "--json"),
    ]
    for answer in seen:
        assert answer.code == 0, answer.err
        assert notation not in answer.out
        assert "⟦" not in answer.out
    assert trail(database) == []
    open_book = admin(database, "show", table, "--secrets")
    assert notation in open_book.out
    file = tmp_path / "game.hoftag"
    answer = admin(database, "export", table, str(file))
    assert (answer.code, answer.err.strip() != "") == (0, True)
    assert hoftag.load(file.read_text()).entries[-1].notation == notation
    assert secret not in file.read_text() + open_book.out + "".join(one.out for one in seen)
    assert admin(database, "replay", table, "--secrets").code == 0
    assert [(line["what"], line["table"], line["facts"]["status"]) for line in trail(database)] == [
        ("secrets", table, "playing"),
        ("export", table, "playing"),
        ("secrets", table, "playing"),
    ]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_bad_input(database: Database, club: tuple[str, str], tmp_path: Path, language: str) -> None:
    """What is unknown or not possible is refused in one sentence, and nothing is changed."""
    table, _ = club
    there = tmp_path / "there.hoftag"
    there.write_text("x")
    newer = in_file(tmp_path / "newer.db")
    older = in_file(tmp_path / "older.db")
    for other in (newer, older):
        assert call("db", "upgrade", "--db", other.url).code == 0
    newer.change("UPDATE alembic_version SET version_num = '9999'")
    older.change("UPDATE alembic_version SET version_num = '0003'")
    here = ["--db", database.url]
    wrong: list[list[str]] = [
        ["show", "unknown", *here],
        ["replay", "unknown", *here],
        ["export", "unknown", str(tmp_path / "new.hoftag"), *here],
        ["export", table, str(there), *here],
        ["export", table, str(tmp_path / "no" / "new.hoftag"), *here],
        ["close", "unknown", "--why", "x", *here],
        ["close", table, *here],
        ["close", table, "--why", " ", *here],
        ["repair", "unknown", *here],
        ["repair", table, "--cut", "--adopt", *here],
        ["show", table, "--last", "-1", *here],
        ["tables", "--status", "lost", *here],
        ["appoint", "Nobody", *here],
        ["appoint", "Lothar", *here],  # a guest
        ["dismiss", "Nobody", *here],
        ["tables", "--db", "nonsense"],
        ["tables", "--db", f"sqlite:///{tmp_path}/none.db"],
        ["tables", "--db", "postgresql://hoftag@127.0.0.1:1/hoftag"],
        ["tables", "--db", newer.url],
        ["audit", "--db", older.url],
        ["sing"],
    ]
    for words in wrong:
        answer = call("admin", *words, "--lang", language, width=400)
        assert answer.code == 2, (words, answer)
        assert is_one_sentence(answer.err), (words, answer.err)
        assert answer.out == "", words
    assert trail(database) == []
    assert not (tmp_path / "none.db").exists()
    assert database.ask("SELECT status FROM game_table") == [("playing",)]


def test_closing(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that the command line closes is closed for those who look at it, though nobody has told the server."""
    monkeypatch.setattr(neighbours, "CHECK", 0.2)

    async def run(base: str) -> None:
        async with Browser(base) as host:
            await host.enter("Lothar")
            table = (await open_table(host, "carolingi", [ME, BOT], options=SHORT, start=True))["id"]
            async with host.live(table, 0) as socket:
                await socket.recv()
                answer = await asyncio.to_thread(admin, database, "close", table, "--why", "Opened twice")
                assert answer.code == 0, answer.err
                async with asyncio.timeout(20):
                    while '"status":"closed"' not in (news := str(await socket.recv())):
                        pass
            assert '"why":"Opened twice"' in news
            asked = {"seat": 0, "asked": 1, "notation": "done", "key": "b"}
            refused = await host.refused("POST", f"/api/tables/{table}/actions", asked)
            assert refused == (409, "table-closed")
            lobby = await host.get("/api/lobby")
            assert lobby["mine"] == []

    with Threaded(database) as server:
        asyncio.run(run(server.base))
    assert admin(database, "replay-all").code == 0  # what was played there is still told


def test_the_trail_stays(database: Database, club: tuple[str, str]) -> None:
    """The database itself refuses to change or delete a line; it is written with its deed or not at all; it moves."""
    table, _ = club
    assert admin(database, "close", table, "--why", "Opened twice").code == 0
    before = trail(database)
    assert [(line["what"], line["facts"]["why"]) for line in before] == [("close", "Opened twice")]
    for statement in ("UPDATE audit SET what = 'nothing'", "DELETE FROM audit"):
        with pytest.raises(DBAPIError, match="never changed"):
            database.change(statement)
    assert trail(database) == before
    assert admin(database, "close", table, "--why", "again").code == 2
    assert trail(database) == before
    file = database.folder / "club.jsonl"
    assert call("db", "export", str(file), "--db", database.url).code == 0
    other = in_file(database.folder / "other.db")
    assert call("db", "import", str(file), "--db", other.url).code == 0
    assert trail(other) == before


def test_deed_and_line_are_one(
    database: Database, club: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the trail cannot be written, the deed has not happened."""
    table, _ = club

    async def write(*_: Any, **__: Any) -> None:
        raise OSError

    monkeypatch.setattr("hoftag.server.audit.note", write)
    assert admin(database, "close", table, "--why", "Opened twice").code == 2
    monkeypatch.undo()
    assert database.ask("SELECT status, notice FROM game_table")[0][0] == "playing"
    assert trail(database) == []
