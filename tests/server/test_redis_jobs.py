"""The queue of questions in Redis by itself, and what keeps a worker from starting."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from saq import Job, Status

import hoftag
from hoftag.match.library import own_game
from hoftag.server import redis_jobs
from hoftag.server.redis_jobs import queue_name
from tests.cli.tool import call, is_one_sentence
from tests.server.working import NOTHING, left, question, queue
from tests.services.redis import Redis


def test_order(redis: Redis, installation: str) -> None:
    """Those who are waited for come first, in the order of asking; what is asked again comes before its like."""

    async def run() -> None:
        async with queue(redis, installation) as jobs:
            put = [jobs.job_of(question(awaited=awaited)) for awaited in (False, True, False, True, True)]
            for job in put:
                await jobs.enqueue(job)
            taken = [await jobs.dequeue(1) for _ in range(4)]
            assert taken == [put[1], put[3], put[4], put[0]]
            for job in (put[3], put[0]):
                await jobs.retry(job, "again")
            later = jobs.job_of(question())
            await jobs.enqueue(later)
            assert [await jobs.dequeue(1) for _ in range(4)] == [put[3], later, put[0], put[2]]
            assert await jobs.count("queued") == 0

    asyncio.run(run())


def test_nothing_stays_for_ever(redis: Redis, installation: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions, lists and answers expire, at whatever point everybody who knew of them has died."""
    monkeypatch.setattr(redis_jobs, "LIFE", 1)

    async def run() -> None:
        async with queue(redis, installation) as jobs:

            async def mortal() -> None:
                for key in await left(redis, installation):
                    assert await jobs.redis.ttl(key) > 0, key

            waits, begun, again, done = (jobs.job_of(question()) for _ in range(4))
            for job in (waits, begun, again, done):
                await jobs.enqueue(job)
            await mortal()
            for taken in [await jobs.dequeue(1) for _ in range(4)]:
                assert taken is not None
                await taken.update(status=Status.ACTIVE)
            await jobs.retry(again, "again")
            await done.finish(Status.COMPLETE, result={"answer": ["x"]})
            assert await jobs.beat(begun)
            await jobs.enqueue(jobs.job_of(question()))
            await mortal()
            await asyncio.sleep(1.2)
            assert not await jobs.beat(begun)
            await jobs.sweep()
            assert await jobs.count("active") == 0

    asyncio.run(run())


def test_forgotten_questions_do_not_come_back(redis: Redis, installation: str) -> None:
    """A worker that takes note of one late does not put it into Redis again."""

    async def run() -> None:
        async with queue(redis, installation) as jobs:
            job = jobs.job_of(question())
            await jobs.enqueue(job)
            taken = await jobs.dequeue(1)
            assert isinstance(taken, Job)
            await jobs.forget(job)
            await taken.update(status=Status.ACTIVE)
            assert not await jobs.beat(taken)
            assert await left(redis, installation) == []

    asyncio.run(run())


def test_every_version_has_its_own_queue(
    redis: Redis, installation: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has another version, other rules or another installation neither asks nor answers."""

    async def run() -> None:
        async with queue(redis, installation) as old:
            await old.write_worker_info("old", NOTHING, 1)
            assert await old.look()
            monkeypatch.setattr(hoftag, "__version__", "99.0")
            async with queue(redis, installation) as new:
                assert not await new.look()

    mine = queue_name(installation)
    assert installation in mine
    assert hoftag.__version__ in mine
    assert queue_name("another") != mine
    asyncio.run(run())
    monkeypatch.undo()
    game = own_game("carolingi")
    monkeypatch.setattr(
        redis_jobs, "own_game", lambda name: Newer() if name == "carolingi" else own_game(name)
    )
    Newer.rules_version = game.rules_version
    assert queue_name(installation) == mine
    Newer.rules_version += 1
    assert queue_name(installation) != mine


class Newer:
    """A game with other rules."""

    rules_version = 0


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_what_keeps_a_worker_from_starting(tmp_path: Path, redis: Redis, language: str) -> None:
    """Bad input is refused in one sentence with exit code 2."""
    wrong = [
        ["worker"],
        ["worker", "--redis", "nonsense"],
        ["worker", "--redis", "redis://127.0.0.1:1"],
        ["worker", "--redis", "redis://nowhere.invalid"],
        ["worker", "--redis", redis.url, "--installation", "our club"],
        ["worker", "--redis", redis.url, "--processes", "0"],
        ["worker", "--redis", redis.url, "--processes", "many"],
        ["worker", "--redis", redis.url, "--metrics-port", "0"],
        ["worker", "--redis", redis.url, "--metrics-port", str(redis.port)],
        ["worker", "--redis", redis.url, "--log-format", "verse"],
        ["serve", "--db", f"sqlite:///{tmp_path}/hoftag.db", "--port", "0", "--bots-elsewhere"],
    ]
    for arguments in wrong:
        answer = call(*arguments, "--lang", language)
        assert answer.code == 2, arguments
        assert is_one_sentence(answer.err), (arguments, answer.err)
