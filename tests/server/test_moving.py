"""An installation moves from one database to another, and nothing is lost on the way."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from pathlib import Path

import pytest

from tests.cli.tool import call, is_one_sentence
from tests.server.databases import BOTH, Database, in_file
from tests.server.player import BOT, ME, Browser, open_table
from tests.server.serving import Threaded
from tests.services.postgresql import PostgreSQL

PASSWORD = "a good long one"


@pytest.fixture
def pair(tmp_path: Path, postgresql: PostgreSQL) -> tuple[Database, Database]:
    """A file of SQLite and a database of PostgreSQL, both empty."""
    return in_file(tmp_path / "hoftag.db"), Database(postgresql.new_database(), tmp_path)


async def live(base: str) -> dict[str, str]:
    """A server with an account, a guest, two tables with games in progress, and talk."""
    async with Browser(base) as host, Browser(base) as guest:
        await host.enter("Lothar – „König“ 🏰")
        await host.post("/api/account", {"name": "Lothar", "password": PASSWORD})
        await guest.enter("Judith")
        seats = [ME, {"kind": "me", "name": "Karl"}, BOT]
        for game in ("carolus_magnus", "carolingi"):
            table = (await open_table(host, game, seats, start=True))["id"]
            await host.post(f"/api/tables/{table}/chat", {"text": "Grüß Gott, l’ami!", "seat": 0})
        view = await host.get(f"/api/tables/{table}/view", seat=0)
        asked = view["asked"]
        deed = {"seat": 0, "asked": asked["id"], "notation": asked["choices"][0]["notation"], "key": "k1"}
        await host.post(f"/api/tables/{table}/actions", deed)
        return {"table": table, **{cookie.name: str(cookie.value) for cookie in host.http.cookies.jar}}


def test_there_and_back(pair: tuple[Database, Database], tmp_path: Path) -> None:
    """From SQLite to PostgreSQL and back: the same lines each time, and the games go on for whoever sat there."""
    lite, postgres = pair
    with Threaded(lite) as server:
        known = asyncio.run(live(server.base))
    files = [tmp_path / f"{number}.jsonl" for number in range(3)]
    answer = call("db", "export", str(files[0]), "--db", lite.url, width=400)
    assert answer.code == 0, answer.err
    assert re.search(r"2 tables, 2 people, \d+ lines of their games", answer.out)
    assert call("db", "import", str(files[0]), "--db", postgres.url).code == 0
    assert call("db", "export", str(files[1]), "--db", postgres.url).code == 0
    again = in_file(tmp_path / "again.db")
    answer = call("db", "import", str(files[1]), "--db", again.url, width=400)
    assert answer.code == 0, answer.err
    assert "2 tables, 2 people" in answer.out
    assert call("db", "export", str(files[2]), "--db", again.url).code == 0
    assert files[0].read_bytes() == files[1].read_bytes() == files[2].read_bytes()

    async def go_on(base: str) -> None:
        async with Browser(base) as host:
            for name, value in known.items():
                if name != "table":
                    host.http.cookies.set(name, value, domain="127.0.0.1")
            where = f"/api/tables/{known['table']}"
            assert (await host.get("/api/me"))["name"].startswith("Lothar")
            assert (await host.get(f"{where}/view", seat=0))["number"] >= 2
            assert (await host.get(f"{where}/view", seat=1))["asked"]["choices"]

    for database in (postgres, again):
        with Threaded(database) as server:
            asyncio.run(go_on(server.base))


@pytest.mark.parametrize("kind", BOTH)
def test_only_into_an_empty_database(pair: tuple[Database, Database], tmp_path: Path, kind: str) -> None:
    """What is there already is left as it is; a server that was started without visitors has only its keys."""
    lite, postgres = pair
    file = tmp_path / "club.jsonl"
    source, target = (postgres, lite) if kind == "sqlite" else (lite, postgres)
    with Threaded(source) as server:
        asyncio.run(live(server.base))
    assert call("db", "export", str(file), "--db", source.url).code == 0
    assert call("db", "upgrade", "--db", target.url).code == 0
    with Threaded(target):
        pass
    assert call("db", "import", str(file), "--db", target.url).code == 0
    before = target.ask("SELECT count(*) FROM entry")
    answer = call("db", "import", str(file), "--db", target.url, width=400)
    assert answer.code == 2
    assert is_one_sentence(answer.err), answer.err
    assert "is not empty" in answer.err  # not only that these very rows are there already
    assert target.ask("SELECT count(*) FROM entry") == before > [(0,)]


def test_an_older_file(pair: tuple[Database, Database], tmp_path: Path) -> None:
    """What an older version has exported is brought up to date on the way."""
    lite, postgres = pair
    file, old = tmp_path / "club.jsonl", tmp_path / "old.jsonl"
    with Threaded(lite) as server:
        asyncio.run(live(server.base))
    assert call("db", "export", str(file), "--db", lite.url).code == 0
    rewrite(file, old, form="0002", without=("hints", "notice", "trouble", "result", "admin"))
    answer = call("db", "import", str(old), "--db", postgres.url)
    assert answer.code == 0, answer.err
    assert postgres.ask("SELECT count(*) FROM game_table WHERE hints") == [(2,)]


def rewrite(source: Path, target: Path, *, form: str, without: tuple[str, ...]) -> None:
    """The same content in another form, with a fingerprint that fits."""
    fingerprint = hashlib.sha256()
    out = []
    for text in source.read_text(encoding="utf-8").splitlines():
        line = json.loads(text)
        if "sha256" in line:
            line["sha256"] = fingerprint.hexdigest()
        elif "form" in line:
            line["form"] = form
        else:
            for name in without:
                line["row"].pop(name, None)
        packed = json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"
        fingerprint.update(packed.encode())
        out.append(packed)
    target.write_text("".join(out), encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_what_cannot_be_moved(tmp_path: Path, language: str, postgresql: PostgreSQL) -> None:
    """Bad input is refused in one sentence, and the database stays as empty as it was."""
    lite = in_file(tmp_path / "hoftag.db")
    file = tmp_path / "club.jsonl"
    with Threaded(lite) as server:
        asyncio.run(live(server.base))
    assert call("db", "export", str(file), "--db", lite.url).code == 0
    lines = file.read_bytes().splitlines(keepends=True)
    bad = {
        "empty": b"",
        "other": b"Reichstag\n",
        "cut": b"".join(lines[:-1]),
        "short": b"".join([*lines[:3], lines[-1]]),
        "changed": b"".join(lines).replace(b"Judith", b"Gerda"),
        "broken": b"".join([*lines[:2], b"{nonsense\n", *lines[3:]]),
        "more": b"".join([*lines, lines[1]]),
        "newer": lines[0].replace(b'"version":1', b'"version":2') + b"".join(lines[1:]),
    }
    target = Database(postgresql.new_database(), tmp_path)
    for name, content in bad.items():
        path = tmp_path / f"{name}.jsonl"
        path.write_bytes(content)
        answer = call("db", "import", str(path), "--db", target.url, "--lang", language)
        assert answer.code == 2, name
        assert is_one_sentence(answer.err), (name, answer.err)
    rewrite(file, tmp_path / "later.jsonl", form="9999", without=("hints",))
    rewrite(file, tmp_path / "lacking.jsonl", form="0004", without=("commitment",))
    nowhere = "postgresql://hoftag@127.0.0.1:1/hoftag"
    wrong = [
        ["import", str(tmp_path / "later.jsonl"), "--db", target.url],
        ["import", str(tmp_path / "lacking.jsonl"), "--db", target.url],
        ["import", str(tmp_path / "none.jsonl"), "--db", target.url],
        ["import", str(tmp_path), "--db", target.url],
        ["import", str(file), "--db", nowhere],
        ["import", str(file), "--db", postgresql.url("none")],
        ["import", str(file), "--db", "nonsense"],
        ["export", str(file), "--db", lite.url],
        ["export", str(tmp_path / "no" / "club.jsonl"), "--db", lite.url],
        ["export", str(tmp_path / "new.jsonl"), "--db", f"sqlite:///{tmp_path}/none.db"],
        ["export", str(tmp_path / "new.jsonl"), "--db", target.url],
        ["upgrade", "--db", nowhere],
        ["backup", str(tmp_path / "copy.db"), "--db", target.url],
    ]
    for arguments in wrong:
        answer = call("db", *arguments, "--lang", language)
        assert answer.code == 2, arguments
        assert is_one_sentence(answer.err), (arguments, answer.err)
    assert target.ask("SELECT count(*) FROM information_schema.tables WHERE table_name = 'entry'") == [(0,)]
    assert not (tmp_path / "none.db").exists()
    assert not (tmp_path / "new.jsonl").exists()
