"""The client's page and files, as browsers get them."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from hoftag.locale.texts import LANGUAGES
from tests.server.serving import Threaded
from tests.server.visitor import Visitor, refused

PAGE = "<!doctype html><title>Hoftag</title>"
SCRIPT = "console.log('the table');\n" * 200


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    """A server with a client that is built."""
    folder = tmp_path_factory.mktemp("built")
    client = folder / "dist"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(PAGE, encoding="utf-8")
    (client / "favicon.svg").write_text("<svg/>", encoding="utf-8")
    (client / "assets" / "index-abc.js").write_text(SCRIPT, encoding="utf-8")
    (client / "assets" / "style-abc.css").write_text("p{}", encoding="utf-8")
    (client / "assets" / "style-abc.css.br").write_bytes(b"packed")
    (folder / "secret.txt").write_text("secret", encoding="utf-8")
    with Threaded(folder / "hoftag.db", client=client) as server:
        yield server


@pytest.fixture
def visitor(built: Threaded) -> Iterator[Visitor]:
    """Somebody new."""
    with Visitor(built.base) as new:
        yield new


@pytest.mark.parametrize("path", ["/", "/t/unknown", "/rules", "/rules/carolingi", "/records"])
def test_pages(visitor: Visitor, path: str) -> None:
    """Every address of the client brings its page, also that of a table which does not exist."""
    answer = visitor.get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = visitor.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    head = visitor.head(path)
    assert (head.status_code, head.content) == (200, b"")


def test_unknown_pages(visitor: Visitor) -> None:
    """A person is shown the client's page about it; a program gets a problem."""
    answer = visitor.get("/nowhere/at/all", headers={"accept": "text/html,*/*"})
    assert (answer.status_code, answer.text) == (404, PAGE)
    refused(visitor.get("/nowhere/at/all"), 404, "not-found")
    refused(visitor.get("/api/nowhere", headers={"accept": "text/html"}), 404, "not-found")
    refused(visitor.get("/assets/gone-abc.js", headers={"accept": "text/html"}), 404, "not-found")


def test_assets(visitor: Visitor) -> None:
    """Files whose name carries their hash are kept for good; they travel packed where the browser takes it."""
    answer = visitor.get("/assets/index-abc.js", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(gzip.compress(SCRIPT.encode())) + 50
    assert answer.text == SCRIPT
    assert "immutable" in answer.headers["cache-control"]
    plain = visitor.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == "accept-encoding"
    assert plain.text == SCRIPT
    with visitor.stream("GET", "/assets/style-abc.css", headers={"accept-encoding": "gzip, br"}) as packed:
        assert packed.headers["content-encoding"] == "br"
        assert b"".join(packed.iter_raw()) == b"packed"
    assert visitor.get("/favicon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/%2e%2e%2fsecret.txt",
    ],
)
def test_nothing_outside_is_served(built: Threaded, path: str) -> None:
    """No way leads out of the client's folder."""
    with Visitor(built.base) as visitor:
        request = visitor.build_request("GET", "/")
        request.url = request.url.copy_with(raw_path=path.encode())
        answer = visitor.send(request)
        assert answer.status_code == 404
        assert "secret" not in answer.text.replace("secret.txt", "")


def test_a_new_build_is_noticed(tmp_path: Path) -> None:
    """Who builds the client anew need not start the server anew."""
    (tmp_path / "index.html").write_text("old", encoding="utf-8")
    with Threaded(tmp_path / "hoftag.db", client=tmp_path) as server, Visitor(server.base) as visitor:
        assert visitor.get("/").text == "old"
        (tmp_path / "index.html").write_text("new page", encoding="utf-8")
        assert visitor.get("/").text == "new page"


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_client(base: str, language: str) -> None:
    """The server says in plain words that the client is not built, and how that is done."""
    with Visitor(base, language=language) as visitor:
        answer = visitor.get("/t/abc")
        assert answer.status_code == 503
        assert f'lang="{language}"' in answer.text
        assert "./hoftag" in answer.text
        assert "⟦" not in answer.text
