"""Buckets, languages and names, without a server."""

from __future__ import annotations

import asyncio

import pytest

from hoftag.server import limits
from hoftag.server.errors import Refused
from hoftag.server.language import choose, preferred
from hoftag.server.limits import Buckets, Limits, Measure
from hoftag.server.people import clean_name, login_of


class Clock:
    """A time that a test sets."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_fills_up_again() -> None:
    """So many at once, then one after the other; who waits long enough has all of them again."""
    clock = Clock()
    buckets = Buckets(Measure(3, 0.5), clock)
    assert [buckets.take("a") for _ in range(4)] == [0, 0, 0, 2]
    assert buckets.take("b") == 0
    clock.now = 1.0
    assert buckets.take("a") == 1
    clock.now = 2.0
    assert [buckets.take("a"), buckets.take("a")] == [0, 2]
    clock.now = 1000.0
    assert [buckets.take("a") for _ in range(4)] == [0, 0, 0, 2]


def test_buckets_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many come, the memory that they take is bounded."""
    monkeypatch.setattr(limits, "_MOST_BUCKETS", 10)
    clock = Clock()
    buckets = Buckets(Measure(1, 1), clock)
    for number in range(1000):
        clock.now += 0.01
        buckets.take(f"visitor {number}")
        assert len(buckets._levels) <= 10


def test_no_limits_but_on_passwords() -> None:
    """A benchmark may lift everything, but nobody may try passwords at will."""
    scope = {"client": ("192.0.2.1", 1)}
    free = Limits(0, Clock())

    async def try_all() -> None:
        for _ in range(1000):
            for kind in ("request", "guest", "table", "chat"):
                await free.spend(kind, scope)
        for _ in range(10):
            await free.spend("password", scope, "Anna")

    asyncio.run(try_all())
    with pytest.raises(Refused) as error:
        asyncio.run(free.spend("password", scope, "Anna"))
    assert (error.value.status, error.value.facts) == (429, {"seconds": 6})


def test_an_account_is_guarded_from_many_addresses() -> None:
    """Attempts at one account count together, wherever they come from."""
    guard = Limits(50, Clock())
    for number in range(10):
        name = "ANNA" if number % 2 else "anna"
        asyncio.run(guard.spend("password", {"client": (f"192.0.2.{number}", 1)}, name))
    with pytest.raises(Refused):
        asyncio.run(guard.spend("password", {"client": ("192.0.2.99", 1)}, "Anna"))


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de", "de"),
        ("de-AT,en;q=0.5", "de"),
        ("es, fr;q=0.8, en;q=0.9", "en"),
        ("fr;q=0.2,de;q=0.3", "de"),
        ("FR-ca", "fr"),
        ("es", ""),
        ("*", ""),
        ("", ""),
        ("de;q=0", ""),
        ("de;q=x, fr", "fr"),
        (";;;,,,q=", ""),
    ],
)
def test_the_preferred_language(header: str, language: str) -> None:
    """The language that a browser likes best among ours."""
    assert preferred(header) == language
    assert choose(header, "de") == (language or "de")
    assert choose(header, None) == (language or "en")


def test_names() -> None:
    """What cannot be seen goes; accounts differ by more than capitals and width."""
    assert clean_name(" Anna\u200b\u202e \n Maria ") == "Anna Maria"
    assert clean_name("Ünal 🂡 李") == "Ünal 🂡 李"
    assert login_of("ＡＮＮＡ  Straße") == login_of("anna STRASSE")
