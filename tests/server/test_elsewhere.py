"""Bots that think elsewhere: workers come, go, die and hang, and no table stands still.

All with a real Redis; each test has an installation of its own, so that they hear nothing of each other.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from saq import Status

from hoftag.server import elsewhere
from hoftag.server.elsewhere import Elsewhere
from hoftag.server.figures import FAR, NEAR
from hoftag.server.pool import Pool
from hoftag.server.questions import Question
from hoftag.server.redis_at import bytes_at
from hoftag.server.redis_jobs import Jobs
from hoftag.server.workers import Workers
from tests.server import bad_bots
from tests.server.player import ME, SHORT, Browser, Json, Player, open_table
from tests.server.serving import Threaded, free_port
from tests.server.test_figures import read
from tests.server.working import NOTHING, PATIENCE, RECORD, Working, left, question, queue, until
from tests.services.redis import Redis

SECONDS = 5
"""Long enough for a process that starts anew on a busy machine; a hanging bot takes them all."""
GREEDY = {"kind": "bot", "bot": "greedy"}
COUNT = {"kind": "bot", "bot": bad_bots.BAD}


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, workers are given the time to take a question."""
    monkeypatch.setattr(elsewhere, "PATIENCE", {True: PATIENCE, False: PATIENCE})


@pytest.fixture
def counted() -> Callable[[], dict[str, float]]:
    """How many questions were answered elsewhere (`far`), and how many here, by reason, since the test began."""
    labels = ("redis", "worker", "late", "lost", "crashed")

    def all_now() -> dict[str, float]:
        near = {why: NEAR.labels(why)._value.get() for why in labels}
        return {"far": sum(FAR.labels(work)._value.get() for work in ("think", "advise", "explain")), **near}

    before = all_now()
    return lambda: {name: value - before[name] for name, value in all_now().items() if value > before[name]}


@asynccontextmanager
async def asking(redis: Redis, installation: str) -> AsyncIterator[tuple[Workers, Elsewhere]]:
    """Somebody who asks, without a server around."""
    thinkers = Elsewhere(Jobs(bytes_at(redis.url), installation), Pool(1))
    workers = Workers(thinkers)
    await workers.start()
    try:
        yield workers, thinkers
    finally:
        await workers.stop()


async def manned(thinkers: Elsewhere) -> None:
    """Wait until a worker is there."""
    await until(lambda: thinkers.obstacle is None)


def far_of(server: Threaded) -> Elsewhere:
    """Those who think for a server in a thread."""
    assert server.tables is not None
    thinkers = server.tables.workers.thinkers
    assert isinstance(thinkers, Elsewhere)
    return thinkers


def idle(thinkers: Elsewhere) -> bool:
    """Whether no process was started here."""
    return all(process.pids == [] for process in thinkers.here.processes)


# ---- tables


def test_a_game_with_a_worker(
    tmp_path: Path,
    redis: Redis,
    installation: str,
    counted: Callable[[], dict[str, float]],
    unhurried: None,
) -> None:
    """`hoftag worker` answers for bots, hints and reasons, counts it, and stops in good order.

    No process is started at the server. Nothing that went through Redis has the secret of the table in it, and
    nothing is left there.
    """
    watched = free_port()
    sent: list[bytes] = []

    async def run(server: Threaded) -> None:
        far = far_of(server)
        put = far._jobs.enqueue

        async def noted(job: Any) -> Any:
            done = await put(job)
            sent.append(msgspec.json.encode(job.kwargs))
            return done

        far._jobs.enqueue = noted  # type: ignore[method-assign, assignment]
        async with Browser(server.base) as browser:
            await browser.enter("Lothar")
            how: Json = {"options": SHORT, "start": True, "pace": "instant"}
            table = (await open_table(browser, "carolingi", [ME, GREEDY], **how))["id"]
            player = Player(browser, table, 0)
            async with browser.live(table, 0) as socket:
                await player.look(socket, lambda: bool(player.update and player.update["asked"]))
            assert (await browser.get(f"/api/tables/{table}/suggestion", seat=0))["answers"]
            await player.play()
        assert idle(far)

    with Working(tmp_path, redis, installation, "--metrics-port", str(watched)) as worker:
        worker.wait("working")
        with Threaded(
            tmp_path / "hoftag.db", redis=redis.url, installation=installation, bots_elsewhere=True
        ) as server:
            asyncio.run(run(server))
        figures, _ = read(watched)
        assert worker.stop() == 0
    assert list(counted()) == ["far"]
    thought = figures["hoftag_worker_jobs_total", ("answered", "think")]
    advised = figures["hoftag_worker_jobs_total", ("answered", "advise")]
    assert (thought + advised, advised) == (counted()["far"], 1)
    assert figures["hoftag_bot_queue", ()] == 0
    [(secret,)] = server.database.ask("SELECT secret FROM game_table")
    assert len(sent) == counted()["far"]
    assert not any(part in job for job in sent for part in (secret, secret.hex().encode()))
    assert worker.lines()[-1]["event"] == "stopped"
    assert asyncio.run(left(redis, installation)) == []


def test_a_killed_worker(
    tmp_path: Path,
    redis: Redis,
    installation: str,
    counted: Callable[[], dict[str, float]],
    unhurried: None,
) -> None:
    """What it was thinking about is asked again; another one answers it, and the table hears it once."""

    async def run(server: Threaded, first: Working) -> None:
        far = far_of(server)
        async with Browser(server.base) as browser:
            await browser.enter("Lothar")
            seats = [COUNT, ME]
            table = (await open_table(browser, "carolus_magnus", seats, start=True, pace="instant"))["id"]
            player = Player(browser, table, 1)
            playing = asyncio.create_task(player.play())
            await until(lambda: any(asked.taken for asked in far._asked.values()))
            with Working(tmp_path, redis, installation) as second:
                await asyncio.to_thread(second.wait, "working")
                [asked] = far._asked.values()
                assert asked.taken
                first.kill()
                await until(lambda: counted().get("far"))
                assert asked.times > 1
                await until(lambda: counted()["far"] > 2)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        assert idle(far)

    with Working(tmp_path, redis, installation, bad="hanging") as first:
        first.wait("working")
        with Threaded(
            tmp_path / "hoftag.db", redis=redis.url, installation=installation, bots_elsewhere=True
        ) as server:
            assert server.tables is not None
            server.tables.workers.limit = 10 * PATIENCE  # the first one hangs until it is killed
            asyncio.run(run(server, first))
    assert list(counted()) == ["far"]
    numbers = server.database.ask("SELECT number, by FROM entry ORDER BY number")
    assert [number for number, _ in numbers] == list(range(1, len(numbers) + 1))
    assert {by for _, by in numbers if by.startswith("bot")} == {"bot count"}


def test_a_hanging_bot(
    tmp_path: Path,
    redis: Redis,
    installation: str,
    counted: Callable[[], dict[str, float]],
    unhurried: None,
) -> None:
    """One that hangs at a worker is replaced for that answer as if it had hung here, and everybody can read it."""

    async def run(server: Threaded) -> dict[str, Any]:
        far = far_of(server)
        await manned(far)
        async with Browser(server.base) as browser:
            await browser.enter("Lothar")
            seats = [COUNT, ME]
            table = (await open_table(browser, "carolus_magnus", seats, start=True, pace="instant"))["id"]
            player = Player(browser, table, 1)
            async with asyncio.timeout(PATIENCE), browser.live(table, 1) as socket:
                while player.update is None or not player.update["notes"]:
                    player.take(str(await socket.recv()))
                    await player.act()
            note: dict[str, Any] = player.update["notes"][0]
            return note

    with (
        Working(tmp_path, redis, installation, bad="hanging") as worker,
        Threaded(
            tmp_path / "hoftag.db", redis=redis.url, installation=installation, bots_elsewhere=True
        ) as server,
    ):
        assert server.tables is not None
        server.tables.workers.limit = SECONDS
        note = asyncio.run(run(server))
    told = {"seat": 0, "bot": "count", "stand_in": "greedy", "failure": "slow", "seconds": SECONDS}
    assert {key: note[key] for key in told} == told
    assert "far" in counted()
    assert any(line.get("failure") == "slow" and line["table"] for line in worker.lines())


def test_redis_goes_and_returns(
    tmp_path: Path, own_redis: Redis, counted: Callable[[], dict[str, float]]
) -> None:
    """Without Redis bots think here; when it is back, workers are used again, none of which was started anew."""

    async def run(server: Threaded, worker: Working) -> None:
        far = far_of(server)
        await manned(far)
        async with Browser(server.base) as browser:
            await browser.enter("Lothar")
            seats = [ME, GREEDY]
            table = (await open_table(browser, "carolus_magnus", seats, start=True, pace="instant"))["id"]
            player = Player(browser, table, 0)
            async with asyncio.timeout(PATIENCE), browser.live(table, 0) as socket:

                async def play(until: Callable[[], object]) -> None:
                    while not until():
                        player.take(str(await socket.recv()))
                        await player.act()

                await play(lambda: counted().get("far"))
                await asyncio.to_thread(own_redis.kill)
                await play(lambda: counted().get("redis"))
                await asyncio.to_thread(worker.wait, "redis is away")
                await asyncio.to_thread(own_redis.start)
                await asyncio.to_thread(worker.wait, "redis is back")
                await manned(far)
                before = counted()["far"]
                await play(lambda: counted()["far"] > before)

    with (
        Working(tmp_path, own_redis, "hoftag") as worker,
        Threaded(tmp_path / "hoftag.db", redis=own_redis.url, bots_elsewhere=True) as server,
    ):
        asyncio.run(run(server, worker))
        assert worker.stop() == 0


def test_who_is_waited_for(tmp_path: Path, redis: Redis, installation: str) -> None:
    """Bots hurry where somebody who plays looks; not where nobody does, or where there are days for a move."""
    asked: dict[str, bool] = {}

    async def run(server: Threaded) -> None:
        far = far_of(server)
        think = far.ask

        async def noted(question: Question) -> Any:
            asked.setdefault(question.occasion.table, question.occasion.awaited)
            return await think(question)

        far.ask = noted  # type: ignore[method-assign]

        async def play(**more: Any) -> str:
            seats = [ME, {"kind": "me", "name": "Judith"}, GREEDY]
            table = str((await open_table(browser, "carolus_magnus", seats, **more))["id"])
            async with browser.live(table, 0):
                await browser.post(f"/api/tables/{table}/start")
                players = [Player(browser, table, seat) for seat in (0, 1)]
                async with asyncio.timeout(PATIENCE):
                    while table not in asked:
                        for player in players:
                            player.see(await browser.get(f"/api/tables/{table}/view", seat=player.seat))
                            await player.act()
            return table

        async with Browser(server.base) as browser:
            await browser.enter("Lothar")
            looked_at = await play(pace="instant")
            days = await play(pace="instant", clock={"kind": "days", "seconds": 86_400})
            alone = (await open_table(browser, "carolus_magnus", [GREEDY, GREEDY], start=True))["id"]
            await until(lambda: alone in asked)
        assert [asked[table] for table in (looked_at, days, alone)] == [True, False, False]

    with Threaded(
        tmp_path / "hoftag.db", redis=redis.url, installation=installation, bots_elsewhere=True
    ) as server:
        asyncio.run(run(server))


# ---- questions


def test_without_a_worker(redis: Redis, installation: str, counted: Callable[[], dict[str, float]]) -> None:
    """Bots think here, at once, and nothing is put into the queue."""

    async def run() -> None:
        async with asking(redis, installation) as (workers, thinkers):
            assert thinkers.obstacle == "worker"
            assert (await workers.answer(RECORD, 0, "greedy")).by == "bot greedy"
            assert counted() == {"worker": 1}
            assert await left(redis, installation) == []

    asyncio.run(run())


def test_without_redis(own_redis: Redis, counted: Callable[[], dict[str, float]]) -> None:
    """One that goes away before anything is asked."""

    async def run() -> None:
        async with asking(own_redis, "hoftag") as (workers, thinkers):
            await asyncio.to_thread(own_redis.kill)
            await until(lambda: thinkers.obstacle == "redis")
            assert (await workers.answer(RECORD, 0, "greedy")).by == "bot greedy"
            assert counted() == {"redis": 1}

    asyncio.run(run())


def test_busy_workers(
    tmp_path: Path,
    redis: Redis,
    installation: str,
    counted: Callable[[], dict[str, float]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """If none has time, whoever is waited for is asked here, and others stay in the queue.

    What nobody asks for any more is not thought about any longer, and a worker that is told to stop in the middle gives
    its question back.
    """
    monkeypatch.setattr(elsewhere, "PATIENCE", {True: 0.5, False: 600.0})

    async def run(worker: Working) -> None:
        async with asking(redis, installation) as (_, thinkers):
            await manned(thinkers)
            hangs = asyncio.create_task(thinkers.ask(question(bad_bots.BAD, seconds=600)))
            await until(lambda: any(asked.taken for asked in thinkers._asked.values()))
            patient = asyncio.create_task(thinkers.ask(question(awaited=False)))
            assert await asyncio.wait_for(thinkers.ask(question()), PATIENCE)
            assert counted() == {"late": 1}
            assert not patient.done()
            hangs.cancel()
            assert await asyncio.wait_for(patient, PATIENCE)
            assert counted() == {"late": 1, "far": 1}

            given_back = asyncio.create_task(thinkers.ask(question(bad_bots.BAD, awaited=False, seconds=600)))
            await until(lambda: any(asked.taken for asked in thinkers._asked.values()))
            with Working(tmp_path, redis, installation) as second:
                await asyncio.to_thread(second.wait, "working")
                worker.process.send_signal(signal.SIGINT)
                await asyncio.to_thread(worker.wait, "stopping")
                assert not given_back.done()
                assert await asyncio.to_thread(worker.stop) == 0  # told again: at once
                assert await asyncio.wait_for(given_back, PATIENCE)
            assert counted() == {"late": 1, "far": 2}

    with Working(tmp_path, redis, installation, bad="hanging") as worker:
        asyncio.run(run(worker))
    assert not any("exception" in line for line in worker.lines())


def test_the_last_worker_is_killed(
    tmp_path: Path, redis: Redis, installation: str, counted: Callable[[], dict[str, float]]
) -> None:
    """What it was thinking about is thought about here."""

    async def run(worker: Working) -> None:
        async with asking(redis, installation) as (_, thinkers):
            await manned(thinkers)
            asked = asyncio.create_task(thinkers.ask(question(bad_bots.BAD, seconds=10 * PATIENCE)))
            await until(lambda: any(asked.taken for asked in thinkers._asked.values()))
            worker.kill()
            assert await asyncio.wait_for(asked, PATIENCE)
            assert counted() == {"worker": 1}

    with Working(tmp_path, redis, installation, bad="hanging") as worker:
        asyncio.run(run(worker))


def test_a_crash_elsewhere_is_tried_here(
    tmp_path: Path, redis: Redis, installation: str, counted: Callable[[], dict[str, float]]
) -> None:
    """A machine on which every bot dies spoils no game."""

    async def run() -> None:
        async with asking(redis, installation) as (workers, thinkers):
            await manned(thinkers)
            assert (await workers.answer(RECORD, 0, bad_bots.BAD)).by == "bot count"
            assert counted() == {"crashed": 1}

    with Working(tmp_path, redis, installation, bad="crashing"):
        asyncio.run(run())


def test_answers_that_make_no_sense(
    redis: Redis, installation: str, counted: Callable[[], dict[str, float]]
) -> None:
    """Whatever somebody writes into Redis, there is an answer."""
    nonsense: list[Any] = [None, 7, {"answer": 7}, {"answer": [7]}, {"failure": 7}, {"answer": None}]

    async def run() -> None:
        async with asking(redis, installation) as (_, thinkers), queue(redis, installation) as jobs:
            for result in nonsense:
                await jobs.write_worker_info("liar", NOTHING, 1)
                await manned(thinkers)
                asked = asyncio.create_task(thinkers.ask(question()))
                job = await jobs.dequeue(10)
                assert job is not None
                await job.finish(Status.COMPLETE, result=result)
                assert await asyncio.wait_for(asked, PATIENCE)
            assert counted() == {"lost": len(nonsense)}

    asyncio.run(run())
