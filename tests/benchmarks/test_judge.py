"""The judges of the load harness find what they are there to find: histories that were tampered with."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import httpx
import pytest

from benchmarks.load.history import Deed, Story
from benchmarks.load.judge import FINDINGS, Findings, judge_end, judge_log, judge_record
from benchmarks.load.people import Person
from benchmarks.load.quick import Quick
from hoftag.server.play import LogEntry


def deed(seat: int, key: str, note: str, sent: int, answered: int | None) -> Deed:
    """Something that somebody wanted."""
    return Deed(seat, key, note, sent, answered)


def entry(number: int, seat: int, payload: str, key: str | None, kind: str = "play") -> LogEntry:
    """A line of a log."""
    return LogEntry(number, kind, seat, payload, key, "somebody", 0.0)


DEEDS = [
    deed(0, "0-1", "march a b", 1, 2),
    deed(1, "1-1", "done", 3, 6),
    deed(0, "0-2", "undo", 4, 5),
    deed(0, "0-3", "march a c", 7, None),  # the answer never came
]
LOG = [
    entry(1, -1, "", None, "start"),
    entry(2, 0, "march a b", "0-1"),
    entry(3, 0, "1", "0-2", "undo"),
    entry(4, 1, "done", "1-1"),
    entry(5, 2, "keep", None),  # a bot
    entry(6, 0, "march a c", "0-3"),
]


def found(findings: Findings) -> list[str]:
    """The kinds of complaints."""
    return [name for name in FINDINGS if findings[name]]


def test_an_honest_history() -> None:
    """Nothing is found where everything is as it was told, whether or not the unanswered deed was carried out."""
    assert found(judge_log(Story("t", DEEDS), LOG)) == []
    assert found(judge_log(Story("t", DEEDS), LOG[:-1])) == []
    # of two deeds that were under way at the same time either may stand first
    swapped = [replace(LOG[3], number=3), replace(LOG[2], number=4)]
    assert found(judge_log(Story("t", DEEDS), [*LOG[:2], *swapped, *LOG[4:]])) == []


def renumbered(log: list[LogEntry]) -> list[LogEntry]:
    """The same lines, counted anew."""
    return [replace(line, number=number) for number, line in enumerate(log, 1)]


@pytest.mark.parametrize(
    ("tampered", "kind"),
    [
        (renumbered([*LOG[:3], *LOG[4:]]), "lost"),  # what was answered is gone
        ([*LOG[:4], *LOG[5:]], "lost"),  # a number is missing, though nobody remembers what it was
        ([*LOG, entry(7, 1, "done", "1-1")], "doubled"),  # the same key twice
        ([*LOG, entry(7, 1, "done", "1-2")], "doubled"),  # what nobody has sent
        ([*LOG[:3], replace(LOG[3], payload="keep"), *LOG[4:]], "altered"),  # not the words that were sent
        ([*LOG[:3], replace(LOG[3], kind="undo"), *LOG[4:]], "altered"),  # not the same kind of deed
        (
            renumbered([LOG[0], LOG[3], LOG[1], LOG[2], *LOG[4:]]),
            "disordered",
        ),  # 0-1 was answered before 1-1 came
        (renumbered([LOG[0], LOG[2], LOG[1], *LOG[3:]]), "disordered"),  # the same within one seat
    ],
)
def test_a_log_that_was_tampered_with(tampered: list[LogEntry], kind: str) -> None:
    """Each fault is found, and taken for what it is."""
    assert found(judge_log(Story("t", DEEDS), tampered)) == [kind]


RECORD = "hoftag record 2\n\n* palace red\nblue: done\nyellow: keep\nred: march a c\n"


def test_a_record_that_was_tampered_with() -> None:
    """The record has what each person has done and not taken back, in its order; anything else is found."""
    colours = ["red", "blue", "yellow"]
    assert judge_record(Story("t", DEEDS), LOG, colours, RECORD) == []
    for tampered in (
        RECORD.replace("blue: done\n", ""),
        RECORD + "red: march a c\n",
        RECORD + "red: march a b\n",
        RECORD.replace("march a c", "march a b"),
    ):
        assert len(judge_record(Story("t", DEEDS), LOG, colours, tampered)) == 1


def test_a_table_that_stands_still() -> None:
    """Stuck is one that has neither ended nor gone on."""
    assert found(judge_end(Story("t"))) == ["stuck"]
    assert found(judge_end(Story("t", finished=True))) == []
    assert found(judge_end(Story("t", went_on=True))) == []


def test_what_people_notice() -> None:
    """Answers that nobody should get, and views that differ, are passed on."""
    story = Story("t", finished=True, bad=["500"])
    assert found(judge_end(story)) == ["unforeseen"]
    story = Story("t", finished=True, unequal=["viewer 0"])
    assert found(judge_end(story)) == ["unequal"]


# ---- views


class Answers(Quick):
    """A browser without a server: it gets what it is given."""

    def __init__(self, view: dict[str, Any]) -> None:
        super().__init__("http://127.0.0.1:1")
        self.view = view

    async def ask(self, method: str, path: str, data: object = None, **query: object) -> Any:
        """What was given."""
        return httpx.Response(200, json=self.view)


class Says:
    """A socket that says a few things, and then nothing."""

    def __init__(self, *news: dict[str, Any]) -> None:
        self.news = list(news)

    async def recv(self) -> str:
        """The next one."""
        if not self.news:
            raise TimeoutError
        return json.dumps(self.news.pop(0))


VIEW: dict[str, Any] = {
    "type": "update",
    "number": 7,
    "keep": 0,
    "events": [{"kind": "gained", "args": []}],
    "position": {"year": 830},
    "asked": None,
    "awaiting": [1],
    "can_undo": False,
    "outcome": None,
}


def seen(view: dict[str, Any], *news: dict[str, Any]) -> Story:
    """What somebody notices who was told `news` and then gets `view`."""
    story = Story("t", finished=True)

    async def run() -> None:
        browser = Answers(view)
        person = Person(browser, story, 0, 0, pause=0, keep=False)
        person.see(VIEW)
        await person.compare(Says(*news))  # type: ignore[arg-type]
        await browser.http.aclose()

    asyncio.run(run())
    return story


def test_views_that_differ() -> None:
    """After a return the view must be that of somebody who has just come: every part of it, and no older one."""
    assert (seen(VIEW).compared, seen(VIEW).unequal) == (1, [])
    later = {**VIEW, "number": 8, "keep": 1, "events": [{"kind": "lost", "args": []}]}
    whole = {**later, "keep": 0, "events": VIEW["events"] + later["events"]}
    assert (seen(whole, later).compared, seen(whole, later).unequal) == (1, [])
    for tampered in (
        {**VIEW, "events": []},
        {**VIEW, "position": {"year": 831}},
        {**VIEW, "asked": {"id": 1}},
        {**VIEW, "awaiting": []},
        {**VIEW, "can_undo": True},
        {**VIEW, "outcome": {}},
        {**VIEW, "number": 6},  # the server has forgotten something
        whole,  # the socket has not told something
    ):
        assert len(seen(tampered).unequal) == 1, tampered
