"""The sand timer (Carolingi 8): the server keeps its time, with one that passes when the test says so."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from hoftag.match.record import load
from hoftag.match.verify import verify
from hoftag.server.sand import Sand
from tests.server.player import BOT, ME, OPEN, SHORT, Browser, Json, Player, open_table
from tests.server.serving import Hourglass, Threaded

TIMED: Json = {**SHORT, "timer": 60}

# ---- the sand itself


def test_it_is_turned_once() -> None:
    """The first complete placement turns it; second thoughts do not, the next question does."""
    sand = Sand(60)
    sand.note(100.0, same=True, may_close=False)
    assert sand.left(110.0) is None
    sand.note(120.0, same=True, may_close=True)
    assert sand.left(130.0) == 50
    sand.note(140.0, same=True, may_close=False)  # taken back
    sand.note(150.0, same=True, may_close=True)
    assert sand.left(150.0) == 30
    assert sand.left(200.0) == 0
    sand.note(160.0, same=False, may_close=False)
    assert sand.left(160.0) is None
    still = Sand(0)
    still.note(120.0, same=True, may_close=True)
    assert still.left(130.0) is None


def test_nobody_loses_time_while_the_server_is_away() -> None:
    """It goes on from the last entry, and a snapshot keeps it."""
    sand = Sand(60)
    sand.note(100.0, same=True, may_close=True)
    sand.note(110.0, same=True, may_close=True)
    twin = Sand(60)
    twin.restore(**sand.dump())  # type: ignore[arg-type]
    twin.resume(1000.0)
    assert twin.left(1000.0) == 50
    twin.resume(1020.0)
    assert twin.left(1020.0) == 50


# ---- at the table


@pytest.fixture(scope="module")
def glass() -> Hourglass:
    """The time of the server below."""
    return Hourglass()


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory, glass: Hourglass) -> Iterator[Threaded]:
    """A server with a time of its own."""
    with Threaded(tmp_path_factory.mktemp("sand") / "hoftag.db", time=glass) as server:
        yield server


@asynccontextmanager
async def two(server: Threaded, *others: Json) -> AsyncIterator[tuple[Player, Player]]:
    """Two people at a table with a sand timer, begun."""
    async with Browser(server.base) as host, Browser(server.base) as friend:
        await host.enter("Lothar")
        await friend.enter("Judith")
        table = await open_table(host, "carolingi", [ME, OPEN, *others], options=TIMED)
        where = f"/api/tables/{table['id']}"
        await friend.post(f"{where}/seats/1", {"do": "sit"})
        await host.post(f"{where}/start")
        yield Player(host, table["id"], 0), Player(friend, table["id"], 1)


async def see(player: Player) -> Json:
    """What the player's seat is shown now."""
    view: Json = await player.browser.get(f"/api/tables/{player.table}/view", seat=player.seat)
    return view


async def answer(player: Player, verb: str, at: int = 0) -> Json:
    """Answer with a choice of a verb."""
    asked = (await see(player))["asked"]
    notation = [choice["notation"] for choice in asked["choices"] if choice["verb"] == verb][at]
    update = await player.send(
        "actions", {"seat": player.seat, "asked": asked["id"], "notation": notation}, notation
    )
    assert update is not None
    return update


async def shown(player: Player, so: Callable[[Json], bool]) -> Json:
    """Look through the socket until something is the case."""
    fresh = Player(player.browser, player.table, player.seat)
    async with player.browser.live(player.table, player.seat) as socket:
        await fresh.look(socket, lambda: fresh.update is not None and so(fresh.update))
    assert fresh.update is not None
    return fresh.update


class Dawdler(Player):
    """Lays one tile and never finds the second."""

    async def act(self) -> None:
        update = self.update
        if update is None or not update["asked"] or update["asked"]["kind"] != "place":
            await super().act()
        elif not update["position"]["own"]["placed"]:
            await answer(self, "lay")


def kinds(update: Json) -> list[str]:
    """The kinds of all events."""
    return [event["kind"] for event in update["events"]]


def test_what_lies_there_counts(timed: Threaded, glass: Hourglass) -> None:
    """The first complete pair turns it, second thoughts do not turn it back; at the end only one tile may lie there."""

    async def run() -> None:
        async with two(timed) as (host, friend):
            assert (await see(host))["sand"] is None
            single = await answer(friend, "lay")
            assert single["sand"] is None
            assert not single["asked"]["answered"]
            placed = await answer(host, "place")
            assert placed["asked"]["answered"]
            assert placed["sand"] == 60
            assert (await shown(friend, lambda update: update["sand"] is not None))["sand"] == 60
            glass.pass_by(20)
            assert (await answer(host, "place", 1))["sand"] == 40
            undone = await host.send("undo", {"seat": 0, "all": True}, "undo")
            assert undone is not None
            assert undone["sand"] == 40
            assert not undone["asked"]["answered"]
            glass.pass_by(30)
            assert (await answer(host, "place"))["sand"] == 10
            assert "bag-filled" not in kinds(await see(friend))
            glass.pass_by(11)
            late = await shown(friend, lambda update: "time-up" in kinds(update))
            assert late["sand"] is None
            told = {event["kind"]: event["args"] for event in late["events"]}
            assert told["time-up"] == [1]
            assert told["bag-filled"][0] == 3
            frames = await host.browser.get(f"/api/tables/{host.table}/frames", seat=0)
            assert [frame["seat"] for frame in frames["frames"] if frame["notation"] == "time"] == [None]

    asyncio.run(run())


def test_nobody_is_late(timed: Threaded, glass: Hourglass) -> None:
    """When all have placed in time nothing is called, and the next season begins with the sand at rest."""

    async def run() -> None:
        async with two(timed, BOT) as (host, friend):
            # the bot does not let anybody wait
            await shown(host, lambda update: 2 not in update["awaiting"])
            await answer(host, "place")
            glass.pass_by(59)
            assert (await answer(friend, "place"))["sand"] is None
            glass.pass_by(120)
            log = kinds(await shown(host, lambda update: "bag-filled" in kinds(update)))
            assert "time-up" not in log
            assert "placed" in log

    asyncio.run(run())


def test_a_whole_game(timed: Threaded, glass: Hourglass) -> None:
    """Somebody is always late: the record has the table's own lines, replays, and every draw is honest."""

    async def run() -> None:
        async with two(timed) as (host, friend):
            late = Dawdler(friend.browser, friend.table, 1)
            playing = asyncio.gather(host.play(), late.play())
            while not playing.done():
                glass.pass_by(5)
                await asyncio.sleep(0.01)
            await playing
            record = (await host.browser.ask("GET", f"/api/tables/{host.table}/record")).text
            assert record.count("\ntable: time\n") == 4
            verify(record)
            assert load(record).over
            proof = await host.browser.get(f"/api/tables/{host.table}/proof")
            assert proof["honest"]

    asyncio.run(run())


def test_restart_while_the_sand_runs(tmp_path: Path, hourglass: Hourglass) -> None:
    """A new server on the same file lets the rest of the sand run, and then calls the time, though nobody looks."""
    file = tmp_path / "hoftag.db"

    async def again(server: Threaded) -> Threaded:
        await asyncio.to_thread(server.stop)
        hourglass.pass_by(10_000)
        return await asyncio.to_thread(Threaded(file, time=hourglass, port=server.port).__enter__)

    async def run() -> None:
        server = await asyncio.to_thread(Threaded(file, time=hourglass).__enter__)
        async with Browser(server.base) as browser:
            await browser.enter("Lothar")
            seats = [ME, {"kind": "me", "name": "Judith"}]
            table = await open_table(browser, "carolingi", seats, start=True, options=TIMED)
            first, second = (Player(browser, table["id"], seat) for seat in (0, 1))
            await answer(first, "place")
            hourglass.pass_by(10)
            await answer(second, "lay")
            server = await again(server)
            assert (await see(second))["sand"] == 50
            hourglass.pass_by(20)
            await answer(second, "lay", 1)
            server = await again(server)
            hourglass.pass_by(31)
            late = await shown(second, lambda update: "time-up" in kinds(update))
            assert [event["args"] for event in late["events"] if event["kind"] == "time-up"] == [[1]]
        await asyncio.to_thread(server.stop)

    asyncio.run(run())


# ---- where it makes no sense


def test_without_people(timed: Threaded) -> None:
    """Computers are never late: a table of bots alone has no sand timer, and the reason is said."""

    async def run() -> None:
        for language, word in (("en", "people"), ("de", "Menschen"), ("fr", "personnes")):
            async with Browser(timed.base, language) as browser:
                await browser.enter("Lothar")
                data = {"game": "carolingi", "options": {**TIMED, "players": 2}, "seats": [BOT, BOT]}
                answer = await browser.ask("POST", "/api/tables", data)
                assert answer.status_code == 422
                assert answer.json()["code"] == "timer-without-people"
                assert word in answer.json()["message"]

    asyncio.run(run())


def test_nobody_has_come(timed: Threaded) -> None:
    """Nor does it begin when nobody has taken the open seats."""

    async def run() -> None:
        async with Browser(timed.base) as browser:
            await browser.enter("Lothar")
            options = {**TIMED, "players": 3}
            table = await open_table(browser, "carolingi", [OPEN, BOT, BOT], options=options)
            refused = await browser.refused("POST", f"/api/tables/{table['id']}/start")
            assert refused == (422, "timer-without-people")

    asyncio.run(run())
