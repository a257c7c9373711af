"""Clocks, with a time that passes when the test says so."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from hoftag.server.clocks import AFTER_RESTART, Clocks
from hoftag.server.wire import Clock
from tests.server.player import ME, OPEN, SHORT, Browser, Json, Player, open_table
from tests.server.serving import Hourglass, Threaded

# ---- the clocks themselves


def test_move_time_is_shared_by_all_that_undo_can_reach() -> None:
    """Answers and second thoughts within a move do not bring new time; the next move does."""
    clocks = Clocks(Clock("move", 60), 2)
    clocks.note(100.0, -1, 0b01, True)
    assert clocks.remaining(0, 120.0) == 40
    clocks.note(120.0, 0, 0b01, False)  # an answer, the next question
    clocks.note(130.0, -1, 0b01, False)  # undone
    assert clocks.remaining(0, 140.0) == 20
    assert clocks.remaining(1, 140.0) == 60
    assert clocks.deadline(0) == 160
    assert clocks.deadline(1) is None
    clocks.note(145.0, 0, 0b10, True)
    assert clocks.deadline(1) == 205
    assert clocks.remaining(0, 150.0) == 60


def test_game_time_and_increment() -> None:
    """Time is used up while a seat is awaited; a move that has ended brings its increment, once."""
    clocks = Clocks(Clock("game", 300, 10), 2)
    clocks.note(0.0, -1, 0b11, True)
    clocks.note(30.0, 0, 0b10, False)  # the first has chosen
    clocks.note(40.0, -1, 0b11, False)  # and takes it back
    clocks.note(45.0, 0, 0b10, False)
    clocks.note(50.0, 1, 0b01, True)
    assert clocks.left == [300 - 30 - 5 + 10, 300 - 50 + 10]


def test_restart_and_takeover() -> None:
    """While the server is away nobody loses time, except that days go on; an hour is always left."""
    for kind in ("move", "game"):
        clocks = Clocks(Clock(kind, 60), 1)
        clocks.note(0.0, -1, 0b1, True)
        clocks.resume(1000.0)
        assert clocks.remaining(0, 1010.0) == 50
    days = Clocks(Clock("days", 86400), 1)
    days.note(0.0, -1, 0b1, True)
    days.resume(40000.0)
    assert days.remaining(0, 40000.0) == 46400
    days.resume(90000.0)
    assert days.remaining(0, 90000.0) == AFTER_RESTART
    game = Clocks(Clock("game", 300), 1)
    game.note(0.0, -1, 0b1, True)
    game.takeover(299.0, 0)
    assert game.remaining(0, 299.0) == 60
    twin = Clocks(Clock("game", 300), 1)
    twin.restore(**game.dump())  # type: ignore[arg-type]
    assert twin.dump() == game.dump()


# ---- at the table


@asynccontextmanager
async def two(server: Threaded, clock: Json) -> AsyncIterator[tuple[Browser, Browser, str]]:
    """Two people at a table with a clock, begun."""
    async with Browser(server.base) as host, Browser(server.base) as friend:
        await host.enter("Lothar")
        await friend.enter("Judith")
        table = await open_table(host, "carolingi", [ME, OPEN], options=SHORT, clock=clock)
        where = f"/api/tables/{table['id']}"
        await friend.post(f"{where}/seats/1", {"do": "sit"})
        await host.post(f"{where}/start")
        yield host, friend, where


async def place(browser: Browser, where: str, seat: int, key: str) -> Json:
    """Answer with the first choice."""
    asked = (await browser.get(f"{where}/view", seat=seat))["asked"]
    deed = {"seat": seat, "asked": asked["id"], "notation": asked["choices"][0]["notation"], "key": key}
    update: Json = await browser.post(f"{where}/actions", deed)
    return update


async def until(browser: Browser, where: str, seat: int, *, left: bool) -> Json:
    """Wait until a seat is (no longer) left."""
    async with asyncio.timeout(20):
        while True:
            info: Json = await browser.get(where)
            if info["seats"][seat]["left"] == left:
                return info
            await asyncio.sleep(0.01)


@pytest.fixture(scope="module")
def glass() -> Hourglass:
    """The time of the server below."""
    return Hourglass()


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory, glass: Hourglass) -> object:
    """A server with a time of its own."""
    with Threaded(tmp_path_factory.mktemp("timed") / "hoftag.db", time=glass) as server:
        yield server


def test_at_zero_a_bot_takes_the_seat(timed: Threaded, glass: Hourglass) -> None:
    """Who is late is stood in for; the seat can be taken back, with fresh time."""

    async def run() -> None:
        async with two(timed, {"kind": "move", "seconds": 60}) as (host, friend, where):
            info = await host.get(where)
            assert [seat["running"] for seat in info["seats"]] == [True, True]
            assert [seat["seconds"] for seat in info["seats"]] == [60, 60]
            glass.pass_by(50)
            placed = await place(host, where, 0, "a")
            assert placed["asked"]["answered"]
            info = await host.get(where)
            assert [seat["running"] for seat in info["seats"]] == [False, True]
            assert [seat["seconds"] for seat in info["seats"]] == [10, 10]
            assert (await host.get("/api/lobby"))["mine"][0]["seconds"] == 10
            glass.pass_by(11)
            info = await until(host, where, 1, left=True)
            assert not info["seats"][0]["left"]
            back = await friend.post(f"{where}/seats/1", {"do": "takeover"})
            assert not back["seats"][1]["left"]
            assert back["seats"][1]["seconds"] == 60

    asyncio.run(run())


def test_at_zero_pass(timed: Threaded, glass: Hourglass) -> None:
    """With `pass` the seat stays a person's: a question is answered for it, and the game goes on."""

    async def run() -> None:
        clock = {"kind": "move", "seconds": 60, "at_zero": "pass"}
        async with two(timed, clock) as (host, friend, where):
            await place(host, where, 0, "a")
            number = (await friend.get(f"{where}/view", seat=1))["number"]
            glass.pass_by(61)
            async with asyncio.timeout(20), friend.live(where.rpartition("/")[2], 1) as socket:
                player = Player(friend, "", 1)
                await player.look(socket, lambda: player.number > number)
            view = player.update
            assert view is not None
            assert any(event["kind"] == "placed" for event in view["events"])
            assert not any(seat["left"] for seat in (await host.get(where))["seats"])
            # nobody does anything: the whole year passes by itself
            async with asyncio.timeout(60):
                while (await host.get(where))["status"] == "playing":
                    glass.pass_by(61)
                    await asyncio.sleep(0.01)

    asyncio.run(run())


def test_time_of_the_game(timed: Threaded, glass: Hourglass) -> None:
    """A bank for the whole game with an increment; nothing runs while nobody is late."""

    async def run() -> None:
        async with two(timed, {"kind": "game", "seconds": 100, "increment": 5}) as (host, friend, where):
            glass.pass_by(40)
            await place(host, where, 0, "a")
            glass.pass_by(20)
            await place(friend, where, 1, "b")
            seats = (await host.get(where))["seats"]
            assert [seat["seconds"] for seat in seats] == [100 - 40 + 5, 100 - 60 + 5]
            glass.pass_by(30)
            seats = (await host.get(where))["seats"]
            assert sorted(seat["running"] for seat in seats) in ([False, True], [True, True])
            assert not any(seat["left"] for seat in seats)

    asyncio.run(run())


def test_restart_stops_clocks(tmp_path: Path, hourglass: Hourglass) -> None:
    """While the server is away the clocks of live games stand still, and go on from where they were."""
    file = tmp_path / "hoftag.db"
    tables: list[str] = []

    async def begin(server: Threaded) -> None:
        for clock in ({"kind": "move", "seconds": 60}, {"kind": "days", "seconds": 86400}):
            host = Browser(server.base)
            await host.enter("Lothar")
            seats = [ME, {"kind": "me", "name": "Judith"}]
            table = await open_table(host, "carolingi", seats, clock=clock, start=True, options=SHORT)
            tables.append(table["id"])
            hourglass.pass_by(10)
            await host.http.aclose()

    async def look(server: Threaded) -> list[float]:
        left = []
        for table in tables:
            async with Browser(server.base) as stranger:
                info = await stranger.get(f"/api/tables/{table}")
                left.append(info["seats"][0]["seconds"])
        return left

    with Threaded(file, time=hourglass) as server:
        asyncio.run(begin(server))
        assert asyncio.run(look(server)) == [40, 86390]
    hourglass.pass_by(100_000)
    for _ in range(2):
        with Threaded(file, time=hourglass) as server:
            hourglass.pass_by(30)
            assert asyncio.run(look(server)) == [30, AFTER_RESTART - 30]
            hourglass.pass_by(20)
            assert asyncio.run(look(server)) == [10, AFTER_RESTART - 50]
