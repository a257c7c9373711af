"""What the door turns away, how it answers, and what it says to browsers."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection as AsyncConnection
from websockets.asyncio.client import connect as connect_async
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.http11 import Response
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from hoftag.locale.texts import LANGUAGES
from hoftag.server import csrf, sockets
from hoftag.server.identity import COOKIE
from tests.conftest import FULL
from tests.server.serving import Threaded
from tests.server.visitor import Visitor, refused

NAME = {"name": "Anna"}


@pytest.fixture
def visitor(base: str) -> Iterator[Visitor]:
    """Somebody new."""
    with Visitor(base) as new:
        yield new


# ---- headers


@pytest.mark.parametrize("path", ["/", "/t/none", "/api/me", "/api/nothing", "/api/tables/none"])
def test_every_answer_protects_the_browser(visitor: Visitor, path: str) -> None:
    """Also pages, refusals and unknown addresses: nothing inline, nothing foreign, no frame, no guessing of types."""
    headers = visitor.get(path).headers
    policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert len(headers["x-request-id"]) == 12
    assert "server" not in headers


# ---- bodies


def test_a_body_of_ten_megabytes(visitor: Visitor) -> None:
    """It is refused with words, whether its length is told or not, and the connection serves on."""
    visitor.enter("Anna")
    large = b'{"name":"' + b"x" * 10_000_000 + b'"}'

    def pieces() -> Iterator[bytes]:
        yield from (large[start : start + 65536] for start in range(0, len(large), 65536))

    for content in (large, pieces()):
        headers = {"content-type": "application/json", csrf.HEADER: visitor.cookies[csrf.COOKIE]}
        answer = visitor.post("/api/me", content=content, headers=headers)
        assert refused(answer, 413, "too-large")["facts"] == {"most": 64}
        assert visitor.get("/api/me").json()["name"] == "Anna"


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"{garbage", 400, "json"),
        (b"\xff\xfe\x00", 400, "json"),
        (b"[" * 5000, 400, "json"),
        (b"", 422, "field"),
        (b"[]", 422, "field"),
        (b"null", 422, "field"),
        (b"{}", 422, "field-missing"),
        (b'{"name": 7}', 422, "field"),
        (b'{"name": "x", "language": "xx"}', 422, "field"),
    ],
)
def test_garbage(visitor: Visitor, body: bytes, status: int, code: str) -> None:
    """What cannot be read is refused with the field that is wrong."""
    visitor.get("/api/me")
    headers = {"content-type": "application/json", csrf.HEADER: visitor.cookies[csrf.COOKIE]}
    refused(visitor.post("/api/me", content=body, headers=headers), status, code)


def test_the_field_is_named(visitor: Visitor) -> None:
    """Which field cannot be read, and what is allowed there, in the language of the request."""
    visitor.enter("Anna")
    table: dict[str, object] = {"game": "carolingi", "seats": [{"kind": "me"}, {"kind": "cat"}]}
    problem = refused(visitor.send_json("POST", "/api/tables", table), 422, "field")
    assert problem["facts"] == {"field": "seats[1].kind", "allowed": "bot, me, open"}
    table = {"game": "carolingi", "clock": {"kind": "move", "seconds": "many"}}
    german = visitor.send_json("POST", "/api/tables", table, accept_language="de-AT,en;q=0.5")
    assert refused(german, 422, "field")["facts"] == {"field": "clock.seconds", "allowed": "eine ganze Zahl"}
    problem = refused(visitor.get("/api/tables/x/frames", params={"start": "-1"}), 422, "field")
    assert problem["facts"] == {"field": "start", "allowed": "a whole number, 0–2147483647"}
    refused(visitor.get("/api/tables/x/chat", params={"since": 10**30}), 422, "field")
    assert refused(visitor.get("/api/tables/x/why?seat=0"), 422, "field-missing")["facts"] == {"field": "try"}


def test_only_json_is_read(visitor: Visitor) -> None:
    """A form, which any foreign page could send, is refused before it is looked at."""
    visitor.get("/api/me")
    headers = {csrf.HEADER: visitor.cookies[csrf.COOKIE]}
    refused(visitor.post("/api/me", data=NAME, headers=headers), 415, "media-type")


# ---- addresses and methods


@pytest.mark.parametrize("language", LANGUAGES)
def test_unknown_addresses(base: str, language: str) -> None:
    """A wrong address, method or table is refused in every language, differently."""
    with Visitor(base, language=language) as visitor:
        refused(visitor.get("/api/nothing"), 404, "not-found")
        refused(visitor.send_json("PUT", "/api/me", NAME), 405, "method")
        refused(visitor.get("/api/tables/none"), 404, "table-unknown")
        message = refused(visitor.get("/nothing"), 404, "not-found")["message"]
        assert message == {
            "en": "There is nothing at /nothing.",
            "de": "Unter /nothing gibt es nichts.",
            "fr": "Il n’y a rien à l’adresse /nothing.",
        }.get(language)


def test_the_persons_language_where_the_request_has_none(visitor: Visitor) -> None:
    """Who has chosen a language hears it, unless the request asks for another."""
    visitor.send_json("POST", "/api/me", {**NAME, "language": "fr"})
    del visitor.headers["accept-language"]
    problem = refused(visitor.send_json("POST", "/api/tables", {"game": "chess"}), 422, "game-unknown")
    assert problem["message"].startswith("Il n’y a pas")
    problem = refused(
        visitor.send_json("POST", "/api/tables", {"game": "chess"}, accept_language="de"), 422, "game-unknown"
    )
    assert problem["message"].startswith("Es gibt kein")


# ---- foreign pages


def test_changes_need_the_token(visitor: Visitor) -> None:
    """Without the header, with another token, or without the cookie nothing is changed."""
    visitor.get("/api/me")
    token = visitor.cookies[csrf.COOKIE]
    refused(visitor.post("/api/me", json=NAME), 403, "csrf")
    refused(visitor.send_json("POST", "/api/me", NAME, x_csrf_token="0" * 128), 403, "csrf")
    with httpx.Client(base_url=str(visitor.base_url)) as without:
        refused(without.post("/api/me", json=NAME, headers={csrf.HEADER: token}), 403, "csrf")
    assert visitor.get("/api/me").json()["id"] == ""


@pytest.mark.parametrize("origin", ["http://evil.example", "https://127.0.0.1.evil.example", "null"])
def test_foreign_origins(base: str, origin: str) -> None:
    """A foreign page can neither change anything nor listen; our own can."""
    with Visitor(base) as visitor:
        visitor.get("/api/me")
        refused(visitor.send_json("POST", "/api/me", NAME, origin=origin), 403, "origin")
        with pytest.raises(InvalidStatus) as error:
            connect(live(base, "none"), origin=Origin(origin))
        assert error.value.response.status_code == 403
        assert json.loads(error.value.response.body)["code"] == "origin"
        assert visitor.send_json("POST", "/api/me", NAME, origin=base).status_code == 200


def test_origins_that_were_named(tmp_path: Path) -> None:
    """Behind a proxy only the named addresses count; with https the cookies are for https only."""
    origin = "https://club.example"
    with Threaded(tmp_path / "a.db", origins=(origin,)) as server, Visitor(server.base) as visitor:
        refused(visitor.get("/api/me", headers={"host": "other.example"}), 400, "host")
        visitor.headers["host"] = "club.example"
        token = next(
            line for line in visitor.get("/api/me").headers.get_list("set-cookie") if csrf.COOKIE in line
        )
        assert "Secure" in token
        value = token.partition("=")[2].partition(";")[0]
        headers = {csrf.HEADER: value, "cookie": f"{csrf.COOKIE}={value}"}
        own = f"http://127.0.0.1:{server.port}"
        refused(visitor.post("/api/me", json=NAME, headers={**headers, "origin": own}), 403, "origin")
        answer = visitor.post("/api/me", json=NAME, headers={**headers, "origin": origin})
        assert answer.status_code == 200
        assert "Secure" in next(
            line for line in answer.headers.get_list("set-cookie") if line.startswith(f"{COOKIE}=")
        )


def test_other_names(tmp_path: Path) -> None:
    """A server on this machine answers to no other name: a foreign page might have its own lead here."""
    with (
        Threaded(tmp_path / "a.db", hosts=("127.0.0.1", "localhost")) as server,
        Visitor(server.base) as visitor,
    ):
        assert visitor.get("/api/me", headers={"host": f"localhost:{server.port}"}).status_code == 200
        refused(visitor.get("/api/me", headers={"host": "evil.example"}), 400, "host")


def test_forwarded_headers_are_not_believed(visitor: Visitor) -> None:
    """Who claims to come by https from elsewhere is not believed without a trusted proxy."""
    forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7"}
    answer = visitor.send_json("POST", "/api/me", NAME, **forwarded)
    assert not any("Secure" in line for line in answer.headers.get_list("set-cookie"))


def test_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    """Behind a proxy that is trusted, https and the visitor's own address are known; limits count by visitor."""
    with Threaded(tmp_path / "a.db", trusted_proxies="127.0.0.1", rate=1) as server:
        for number in range(20):  # one address alone would have to wait by now
            forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": f"192.0.2.{number}"}
            with Visitor(server.base) as visitor:
                answer = visitor.get("/api/me", headers=forwarded)
                token = answer.cookies[csrf.COOKIE]
                headers = {**forwarded, csrf.HEADER: token, "cookie": f"{csrf.COOKIE}={token}"}
                answer = visitor.post("/api/me", json=NAME, headers=headers)
                assert answer.status_code == 200
                assert "Secure" in next(
                    line for line in answer.headers.get_list("set-cookie") if line.startswith(f"{COOKIE}=")
                )


# ---- too much


def test_a_thousand_requests(tmp_path: Path) -> None:
    """Whoever asks too often is told when to come again, in words; the server serves on."""
    with Threaded(tmp_path / "a.db", rate=20) as server, Visitor(server.base, language="de") as visitor:
        answers = [visitor.get("/api/me") for _ in range(1000)]
        served = [answer for answer in answers if answer.status_code == 200]
        too_many = [answer for answer in answers if answer.status_code != 200]
        assert 100 <= len(served) < 900
        for answer in too_many:
            problem = refused(answer, 429, "too-many")
            assert int(answer.headers["retry-after"]) == problem["facts"]["seconds"] >= 1
        assert "Sekunde" in too_many[0].json()["message"]


def test_passwords_cannot_be_tried_at_will(tmp_path: Path) -> None:
    """After some attempts at an account everybody has to wait, also where nothing else is limited."""
    with Threaded(tmp_path / "a.db") as server, Visitor(server.base) as visitor:
        guess = {"name": "Anna", "password": ""}
        answers = [visitor.send_json("POST", "/api/session", guess) for _ in range(12)]
        assert [answer.status_code for answer in answers] == [401] * 10 + [429] * 2


def test_tables_cannot_be_opened_at_will(tmp_path: Path) -> None:
    """A measure of its own holds for tables, and playing goes on."""
    with Threaded(tmp_path / "a.db", rate=1000) as server, Visitor(server.base) as visitor:
        visitor.enter("Anna")
        answers = [visitor.send_json("POST", "/api/tables", {"game": "carolus_magnus"}) for _ in range(31)]
        assert [answer.status_code for answer in answers] == [201] * 30 + [429]
        assert visitor.get("/api/lobby").status_code == 200


# ---- sockets


def live(base: str, table: str) -> str:
    """The socket of a table."""
    return f"{base.replace('http', 'ws', 1)}/api/tables/{table}/live"


def table_of(visitor: Visitor) -> str:
    """A table to listen at."""
    visitor.enter("Anna")
    return str(visitor.send_json("POST", "/api/tables", {"game": "carolus_magnus"}).json()["id"])


def test_large_messages_end_a_socket(base: str, visitor: Visitor) -> None:
    """Browsers have next to nothing to say: who sends more is closed, others listen on."""
    table = table_of(visitor)
    with connect(live(base, table)) as good, connect(live(base, table)) as bad:
        bad.send("x" * (sockets.LARGEST + 1))
        assert closing_code(bad) == 1009
        good.send('{"type":"ping"}')
        assert wait_for_kind(good, "pong")


def test_many_messages_end_a_socket(base: str, visitor: Visitor) -> None:
    """Garbage is answered with a problem; a flood of anything ends the socket."""
    table = table_of(visitor)
    with connect(live(base, table)) as socket_:
        socket_.send("garbage")
        assert wait_for_kind(socket_, "problem")["problem"]["message"]
        with contextlib.suppress(ConnectionClosed):
            for _ in range(200):
                socket_.send('{"type":"ping"}')
        assert closing_code(socket_) == 1008


def test_thousands_of_sockets_from_one_address(tmp_path: Path) -> None:
    """So many are served, the others refused as requests are; when some have gone, there is room again."""
    attempts = 5000 if FULL else 600

    async def attempt(server: Threaded, table: str) -> object:
        try:
            return await connect_async(live(server.base, table), open_timeout=60)
        except InvalidStatus as error:
            return error.response

    async def run(server: Threaded, table: str) -> None:
        found: list[object] = []
        for _ in range(0, attempts, 100):
            found += await asyncio.gather(*(attempt(server, table) for _ in range(100)))
        lines = [line for line in found if isinstance(line, AsyncConnection)]
        answers = [answer for answer in found if isinstance(answer, Response)]
        assert len(lines) == sockets.MOST
        assert len(answers) == attempts - sockets.MOST
        assert {answer.status_code for answer in answers} == {429}
        assert all(answer.headers["retry-after"] for answer in answers)
        assert json.loads(answers[0].body)["code"] == "too-many"
        await asyncio.gather(*(line.close() for line in lines[:3]))
        async with connect_async(live(server.base, table)) as late:
            assert json.loads(await late.recv())["type"] == "room"
        await asyncio.gather(*(line.close() for line in lines))

    # the rate of requests has a limit of its own; here it is wide enough to reach that of sockets
    with Threaded(tmp_path / "hoftag.db", rate=10_000) as server, Visitor(server.base) as visitor:
        asyncio.run(run(server, table_of(visitor)))
        assert visitor.get("/api/me").status_code == 200


def closing_code(listener: ClientConnection) -> int | None:
    """Why a socket is closed, after everything that still came."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            listener.recv(timeout=10)
    return listener.close_code


def wait_for_kind(listener: ClientConnection, kind: str) -> dict[str, dict[str, str]]:
    """The next message of a kind."""
    while True:
        message = json.loads(listener.recv(timeout=10))
        if message["type"] == kind:
            found: dict[str, dict[str, str]] = message
            return found


def test_garbage_on_the_line(base: str, visitor: Visitor) -> None:
    """What is no HTTP at all, or stops in the middle, disturbs nobody."""
    host, port = base.removeprefix("http://").split(":")
    for raw in (
        b"\x16\x03\x01\x02garbage\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nContent-Length: 50\r\n\r\n{",
        b"GET /",
    ):
        with socket.create_connection((host, int(port)), timeout=5) as line:
            line.sendall(raw)
    assert visitor.get("/api/me").status_code == 200
