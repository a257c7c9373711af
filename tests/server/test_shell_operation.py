"""`hoftag serve`, `hoftag play` and `hoftag db` as processes: starting, logs, stopping, what keeps them from it."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import sqlite3
import subprocess
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import hoftag
from hoftag.locale.texts import Texts
from hoftag.server.identity import COOKIE
from tests.cli.tool import Answer, call, command, environment, is_one_sentence, spawn
from tests.server.serving import free_port, wait_for
from tests.server.visitor import Visitor, refused

PATIENCE = 90
EN = Texts("en")


class Running:
    """A server in a process of its own, as people start it."""

    def __init__(self, folder: Path, *arguments: str, **environ: str) -> None:
        self.folder = folder
        self.errors = folder / "stderr"
        self.output = folder / "stdout"
        with self.errors.open("wb") as errors, self.output.open("wb") as output:
            self.process = subprocess.Popen(
                command(*arguments), cwd=folder, env=environment(**environ), stdout=output, stderr=errors
            )

    def __enter__(self) -> Running:
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing is left running, however a test ends."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Ask it to stop; its exit code."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)

    def lines(self) -> list[dict[str, object]]:
        """Its log."""
        return [json.loads(line) for line in self.errors.read_text(encoding="utf-8").splitlines()]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder to run in."""
    (tmp_path / "run").mkdir()
    return tmp_path / "run"


def serve(folder: Path, port: int, *more: str) -> Running:
    """A server that answers."""
    running = Running(folder, "serve", "--port", str(port), "--rate-limit", "0", *more)
    try:
        wait_for(f"http://127.0.0.1:{port}")
    except BaseException:
        running.__exit__()
        raise
    return running


def first_answer(visitor: Visitor, table: httpx.Response) -> dict[str, Any]:
    """The first thing that can be answered at a table, once somebody else has decided what comes before."""
    until = time.monotonic() + PATIENCE
    while True:
        asked = visitor.get(f"/api/tables/{table.json()['id']}/view?seat=0").json()["asked"]
        if asked is not None:
            return {"seat": 0, "asked": asked["id"], "notation": asked["choices"][0]["notation"], "key": "a"}
        assert time.monotonic() < until
        time.sleep(0.05)


def test_serve_health_logs_and_stop(folder: Path) -> None:
    """It says where it is and how it is; logs each request once, without secrets; and stops when it is told to."""
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    with serve(folder, port) as running, Visitor(base) as visitor:
        health = visitor.get("/api/health").json()
        assert (health["status"], health["version"], health["database"]) == ("ok", hoftag.__version__, True)
        assert isinstance(health["compiled"], bool)
        assert health["uptime"] >= 0
        visitor.send_json("POST", "/api/account", {"name": "Anna", "password": "a good long one"})
        table = visitor.send_json("POST", "/api/tables", {"game": "carolus_magnus"}).json()["id"]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        order = {"game": "carolus_magnus", "seats": seats, "start": True, "pace": "instant"}
        begun = visitor.send_json("POST", "/api/tables", order)
        played = visitor.send_json(
            "POST", f"/api/tables/{begun.json()['id']}/actions", first_answer(visitor, begun)
        )
        answer = visitor.get(f"/api/tables/{table}?private=query")
        with connect(f"ws://127.0.0.1:{port}/api/tables/{table}/live") as socket_:
            began = time.monotonic()
            running.process.terminate()
            with contextlib.suppress(ConnectionClosed):
                while True:
                    socket_.recv(timeout=PATIENCE)
            assert socket_.close_code == 1012  # "service restart": browsers come back by themselves
        assert running.process.wait(PATIENCE) == 0
        assert time.monotonic() - began < 10
        cookie = visitor.cookies[COOKIE]
    assert EN("cli-serving", address=base) in running.output.read_text(encoding="utf-8")
    assert EN("cli-stopped") in running.output.read_text(encoding="utf-8")
    log = running.lines()
    line = next(line for line in log if line.get("request") == answer.headers["x-request-id"])
    assert (line["method"], line["path"], line["status"]) == ("GET", f"/api/tables/{table}", 200)
    assert line["table"] == table
    assert line["person"]
    asked = [line for line in log if line["event"] == "request" and "table" in line]
    entries = {line["request"]: (line["table"], line.get("entry")) for line in asked}
    assert entries[answer.headers["x-request-id"]] == (table, None)
    assert entries[begun.headers["x-request-id"]] == (begun.json()["id"], 1)
    assert played.status_code == 200
    number = entries[played.headers["x-request-id"]][1]
    others: list[Any] = [line["entry"] for line in log if line["event"] == "accepted" and line["by"] == "bot"]
    assert sorted([number, *others])[: len(others) + 1] == list(
        range(2, len(others) + 3)
    )  # none without its line
    text = running.errors.read_text(encoding="utf-8")
    for secret in ("a good long one", cookie, cookie.partition(".")[0], "private=query", "argon2"):
        assert secret not in text
    assert [entry["event"] for entry in log][-1] == "stopped"
    assert not any("exception" in entry for entry in log)


def test_what_is_accepted_is_there_after_a_stop(folder: Path) -> None:
    """A restart on the same file knows people and tables, and nothing is left beside the file."""
    port = free_port()
    with Visitor(f"http://127.0.0.1:{port}") as visitor, serve(folder, port) as first:
        me = visitor.enter("Anna")
        table = visitor.send_json("POST", "/api/tables", {"game": "carolingi"}).json()["id"]
        assert first.stop(signal.SIGINT) == 0
        assert sorted(path.name for path in folder.glob("hoftag.db*")) == ["hoftag.db"]
        with serve(folder, port) as second:
            assert visitor.get("/api/me").json() == me
            assert visitor.get(f"/api/tables/{table}").json()["host"]
            assert second.stop() == 0


def test_an_unforeseen_error_shows_nothing(folder: Path) -> None:
    """A fault of ours gets a number; what went wrong is in the log under that number, and nowhere else."""
    port = free_port()
    with serve(folder, port) as running, Visitor(f"http://127.0.0.1:{port}") as visitor:
        visitor.enter("Anna")
        with closing(sqlite3.connect(folder / "hoftag.db")) as db:
            db.execute("DROP TABLE seat")
        answer = visitor.send_json("POST", "/api/tables", {"game": "carolingi"})
        problem = refused(answer, 500, "unforeseen")
        assert problem["facts"]["id"] in problem["message"]
        for inside in ("sqlite", "seat", "Traceback", "hoftag/", "SELECT"):
            assert inside not in answer.text
        line = next(line for line in running.lines() if line.get("event") == "unforeseen")
        assert line["request"] == problem["facts"]["id"] == answer.headers["x-request-id"]
        assert "no such table" in json.dumps(line)
        assert "locals" not in json.dumps(line)
        assert visitor.get("/api/me").json()["name"] == "Anna"
        assert running.stop() == 0


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_what_keeps_a_server_from_starting(folder: Path, language: str) -> None:
    """Bad input is refused in one sentence with exit code 2, and nothing is left behind."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        (folder / "text.db").write_text("no database, but long enough to look at " * 20, encoding="utf-8")
        newer(folder / "newer.db")
        wrong = [
            ["--port", port],
            ["--port", "70000"],
            ["--port", "many"],
            ["--host", "nowhere.invalid"],
            ["--db", "nonsense"],
            ["--db", "mysql://localhost/hoftag"],
            ["--db", "sqlite://"],
            ["--db", "postgresql://hoftag@127.0.0.1:1/hoftag"],
            ["--db", "postgresql://hoftag@nowhere.invalid/hoftag"],
            ["--db", f"sqlite:///{folder}"],
            ["--db", f"sqlite:///{folder}/none/hoftag.db"],
            ["--db", f"sqlite:///{folder}/text.db"],
            ["--db", f"sqlite:///{folder}/newer.db"],
            ["--origin", "club.example"],
            ["--origin", "https://club.example/path"],
            ["--log-format", "verse"],
            ["--redis", "nonsense"],
            ["--redis", "redis://127.0.0.1:1"],
            ["--redis", "redis://nowhere.invalid"],
            ["--installation", "our club"],
            ["--workers", "0"],
            ["--workers", "2"],
            ["--workers", "2", "--redis", "redis://127.0.0.1:1"],
            ["--workers", "2", "--db", "nonsense"],
            ["--workers", "2", "--db", "postgresql://hoftag@127.0.0.1:1/hoftag"],
            ["--drain", "-1"],
            ["--bot-workers", "0"],
            ["--rate-limit", "-1"],
            ["--metrics-port", "0"],
            ["--metrics-port", port],
        ]
        for arguments in wrong:
            database = [] if "--db" in arguments else ["--db", f"sqlite:///{folder}/new.db"]
            answer = call("serve", *database, *arguments, "--lang", language)
            assert answer.code == 2, arguments
            assert is_one_sentence(answer.err), (arguments, answer.err)
    assert not (folder / "new.db").exists() or (folder / "new.db").stat().st_size == 0


def newer(path: Path) -> None:
    """A database that a later version has written."""
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        db.execute("INSERT INTO alembic_version VALUES ('9999')")
        db.commit()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_file_that_cannot_be_written(folder: Path) -> None:
    """It is said which, and why."""
    path = folder / "hoftag.db"
    path.touch()
    path.chmod(0o444)
    answer = call("serve", "--db", f"sqlite:///{path}")
    assert answer.code == 2
    assert str(path) in answer.err


# ---- play


def play(folder: Path, *arguments: str) -> Running:
    """`hoftag play` with its tables in a folder."""
    return Running(folder, "play", "--no-browser", *arguments, HOFTAG_HOME=str(folder / "home"))


def noted(folder: Path) -> str:
    """Where it is, once it answers."""
    note = folder / "home" / "play.json"
    until = time.monotonic() + PATIENCE
    while not note.exists():
        assert time.monotonic() < until
        time.sleep(0.02)
    address: str = json.loads(note.read_text(encoding="utf-8"))["address"]
    return address


def test_play_opens_a_table_once(folder: Path) -> None:
    """Alone it serves on this machine only; a second one points to the first; Ctrl-C ends it and keeps the games."""
    with play(folder) as running:
        address = noted(folder)
        assert address.startswith("http://127.0.0.1:")
        assert 8765 <= int(address.rpartition(":")[2]) < 8865
        assert httpx.get(f"{address}/api/health").json()["status"] == "ok"
        with play(folder) as second:
            assert second.process.wait(PATIENCE) == 0
            assert second.output.read_text(encoding="utf-8").strip() == EN(
                "cli-play-running", address=address
            )
        assert running.stop(signal.SIGINT) == 0
    assert not (folder / "home" / "play.json").exists()
    assert (folder / "home" / "hoftag.db").exists()


def test_play_says_how_to_stop(folder: Path) -> None:
    """The address, how to stop, and no log unless something is wrong; a stale note of a crash does no harm."""
    (folder / "home").mkdir()
    stale = {"address": f"http://127.0.0.1:{free_port()}", "instance": "gone"}
    (folder / "home" / "play.json").write_text(json.dumps(stale), encoding="utf-8")
    with play(folder, "--lang", "de") as running:
        until = time.monotonic() + PATIENCE
        while noted(folder) == stale["address"]:
            assert time.monotonic() < until
            time.sleep(0.02)
        address = noted(folder)
        assert httpx.get(f"{address}/api/me").status_code == 200
        assert running.stop(signal.SIGINT) == 0
    german = Texts("de")
    assert running.output.read_text(encoding="utf-8").splitlines() == [
        german("cli-play-ready", address=address),
        german("cli-play-how-to-stop"),
        german("cli-play-stopped"),
    ]
    assert running.errors.read_text(encoding="utf-8") == ""


def test_the_terminal_knows_no_network() -> None:
    """What belongs to the browser's table is refused at the terminal's."""
    for option in ("--network", "--no-browser"):
        answer = call("play", "--text", option)
        assert answer.code == 2
        assert option in answer.err


# ---- back-up


def test_back_up_while_it_runs(folder: Path) -> None:
    """The copy is one complete file, from which a server goes on; nothing is overwritten."""
    port = free_port()
    with serve(folder, port) as running, Visitor(f"http://127.0.0.1:{port}") as visitor:
        me = visitor.enter("Anna")
        done = spawn("db", "backup", "copy.db", folder=folder)
        assert (done.code, done.err) == (0, "")
        assert "copy.db" in done.out
        assert sorted(path.name for path in folder.glob("copy.db*")) == ["copy.db"]
        assert spawn("db", "backup", "copy.db", folder=folder).code == 2
        assert running.stop() == 0
        with serve(folder, port, "--db", "sqlite:///copy.db") as restored:
            assert visitor.get("/api/me").json() == me
            assert restored.stop() == 0


def test_bad_back_ups(tmp_path: Path) -> None:
    """What cannot be copied, or written, is said in a sentence."""
    (tmp_path / "text.db").write_text("no database " * 100, encoding="utf-8")

    def back_up(target: str, url: str) -> Answer:
        return call("db", "backup", str(tmp_path / target), "--db", url)

    for target, url in (
        ("copy.db", f"sqlite:///{tmp_path}/none.db"),
        ("copy.db", f"sqlite:///{tmp_path}/text.db"),
        ("copy.db", "nonsense"),
        ("none/copy.db", f"sqlite:///{tmp_path}/text.db"),
        ("text.db", f"sqlite:///{tmp_path}/text.db"),
    ):
        answer = back_up(target, url)
        assert answer.code == 2, (target, url)
        assert is_one_sentence(answer.err), answer.err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["text.db"]
