"""Guests, accounts, and the cookie by which a browser is known again."""

from __future__ import annotations

from pathlib import Path

import pytest

from hoftag.server.identity import COOKIE
from tests.server.databases import BOTH
from tests.server.serving import Threaded
from tests.server.visitor import Visitor, refused

DATABASES = BOTH

PASSWORD = "a good long one"


def test_nobody_becomes_a_guest(base: str) -> None:
    """Nobody has no id; a name is enough to become somebody; the cookie cannot be read by scripts."""
    with Visitor(base) as visitor:
        assert visitor.get("/api/me").json() == {
            "id": "",
            "name": "",
            "account": False,
            "language": None,
            "admin": False,
        }
        answer = visitor.send_json("POST", "/api/me", {"name": "  Anna \t Maria ", "language": "de"})
        me = answer.json()
        assert (me["name"], me["account"], me["language"]) == ("Anna Maria", False, "de")
        line = next(line for line in answer.headers.get_list("set-cookie") if line.startswith(f"{COOKIE}="))
        assert "HttpOnly" in line
        assert "SameSite=lax" in line
        assert "Secure" not in line  # this server is reached by plain http
        assert visitor.get("/api/me").json() == me


def test_a_guest_changes_the_name(base: str) -> None:
    """The person stays the same, and so do their seats."""
    with Visitor(base) as visitor:
        before = visitor.enter("Anna")
        table = visitor.send_json("POST", "/api/tables", {"game": "carolus_magnus"}).json()["id"]
        after = visitor.enter("Berta")
        assert (after["id"], after["name"]) == (before["id"], "Berta")
        assert visitor.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Berta"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "\u202e\u0000\u0007"])
def test_names_that_are_none(base: str, name: str) -> None:
    """A name must be seen, and fit onto a seat."""
    with Visitor(base) as visitor:
        refused(visitor.send_json("POST", "/api/me", {"name": name}), 422, "name-form")


def test_a_guest_becomes_an_account(base: str) -> None:
    """The person stays; name and password bring it back in another browser, in any capitals."""
    with Visitor(base) as here, Visitor(base) as there:
        guest = here.enter("Clara")
        made = here.send_json("POST", "/api/account", {"name": "Clara of Köln", "password": PASSWORD})
        assert made.status_code == 201
        assert made.json() == {**guest, "name": "Clara of Köln", "account": True}
        refused(
            here.send_json("POST", "/api/account", {"name": "Other", "password": PASSWORD}),
            409,
            "account-already",
        )
        again = there.send_json("POST", "/api/session", {"name": "CLARA of köln", "password": PASSWORD})
        assert again.json()["id"] == guest["id"]


def test_passwords(base: str) -> None:
    """A wrong password and an unknown name look alike; short ones and names that are taken are refused."""
    with Visitor(base) as owner, Visitor(base) as other:
        short = owner.send_json("POST", "/api/account", {"name": "Dora", "password": "short"})
        refused(short, 422, "password-form")
        owner.send_json("POST", "/api/account", {"name": "Dora", "password": PASSWORD})
        taken = other.send_json("POST", "/api/account", {"name": "DORA", "password": PASSWORD})
        refused(taken, 409, "name-taken")
        for name in ("Dora", "Nobody of that name"):
            wrong = other.send_json("POST", "/api/session", {"name": name, "password": "a wrong long one"})
            refused(wrong, 401, "sign-in-failed")
        assert PASSWORD not in owner.get("/api/me").text


def test_a_guests_tables_move_into_the_account(base: str) -> None:
    """Whoever plays as a guest and then signs in finds the seat in the account, and is its host."""
    with Visitor(base) as home, Visitor(base) as phone:
        home.enter("Emma")
        home.send_json("POST", "/api/account", {"name": "Emma", "password": PASSWORD})
        phone.enter("Emma on the phone")
        table = phone.send_json("POST", "/api/tables", {"game": "carolus_magnus"}).json()["id"]
        assert home.get("/api/lobby").json()["mine"] == []
        phone.send_json("POST", "/api/session", {"name": "Emma", "password": PASSWORD})
        for browser in (home, phone):
            info = browser.get(f"/api/tables/{table}").json()
            assert info["host"]
            assert info["seats"][0]["mine"]
            assert [card["id"] for card in browser.get("/api/lobby").json()["mine"]] == [table]


def test_signing_out(base: str) -> None:
    """The browser is nobody's again, and a copy of its cookie is worth nothing."""
    with Visitor(base) as visitor, Visitor(base) as thief:
        visitor.enter("Frieda")
        copy = visitor.cookies[COOKIE]
        assert visitor.send_json("DELETE", "/api/session").status_code == 204
        assert COOKIE not in visitor.cookies
        thief.cookies.set(COOKIE, copy, domain="127.0.0.1")
        assert thief.get("/api/me").json()["id"] == ""


FORGED = ["nonsense", "a.b", "", "x" * 3000, "\u00e4.\u00f6", "YWJj.MTIz"]


@pytest.mark.parametrize("cookie", FORGED)
def test_a_forged_cookie(base: str, cookie: str) -> None:
    """Reading goes on as nobody; what needs somebody is refused, and the cookie is taken away."""
    headers = [(b"cookie", f"{COOKIE}={cookie}".encode("latin-1")), (b"accept-language", b"fr")]
    with Visitor(base) as visitor:
        answer = visitor.get("/api/me", headers=headers)
        assert answer.json()["id"] == ""
        lines = [line for line in answer.headers.get_list("set-cookie") if line.startswith(f"{COOKIE}=")]
        assert not cookie or ["Max-Age=0" in line for line in lines] == [True]
        assert visitor.get("/t/abc", headers=headers).status_code in (200, 503)
        assert visitor.get("/api/lobby", headers=headers).status_code == 200
        answer = visitor.get("/api/tables/abc/why?seat=0&try=done", headers=headers)
        problem = refused(answer, 401, "cookie-broken" if cookie else "nobody")
        assert problem["message"].startswith("Votre navigateur" if cookie else "Donnez-nous")


def test_another_servers_cookie(base: str, tmp_path: Path) -> None:
    """What another server has signed is as good as forged; its token against forgery is replaced by ours."""
    with Threaded(tmp_path / "other.db") as other, Visitor(other.base) as visitor:
        visitor.enter("Gerda")
        visitor.base_url = base
        assert visitor.get("/api/me").json()["id"] == ""
        assert visitor.enter("Gerda")["name"] == "Gerda"


def test_sessions_survive_a_restart(tmp_path: Path) -> None:
    """After a restart every browser is known as before, and its page need not be loaded again."""
    file = tmp_path / "hoftag.db"
    with Threaded(file) as before, Visitor(before.base) as visitor:
        me = visitor.enter("Hilde")
        before.stop()
        with Threaded(file, port=before.port):
            assert visitor.get("/api/me").json() == me
            assert visitor.send_json("POST", "/api/me", {"name": "Hilde II"}).status_code == 200


def test_the_database_signs_nobody_in(tmp_path: Path) -> None:
    """Neither passwords nor what browsers hold can be read in the database."""
    file = tmp_path / "hoftag.db"
    with Threaded(file) as server, Visitor(server.base) as visitor:
        visitor.send_json("POST", "/api/account", {"name": "Irma", "password": PASSWORD})
        token = visitor.cookies[COOKIE].partition(".")[0]
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("hoftag.db*"))
    assert b"Irma" in kept
    assert PASSWORD.encode() not in kept
    assert token.encode() not in kept
