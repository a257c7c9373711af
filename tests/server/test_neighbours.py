"""Several servers on one database, and a Redis between them: each serves any table, and none is needed.

That everything people do works when every call goes to another server is shown by the files of tests that run with
`several` (tests/server/databases.py); here is what only servers among each other have to do.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from redis.asyncio import Redis as Client

from hoftag.server import neighbours, redis_post
from hoftag.server.errors import Refused
from hoftag.server.limits import Limits, Measure
from hoftag.server.people import People
from hoftag.server.post import Alive, Here, Leaving, News, WhoIsThere, Written, minder_of
from hoftag.server.redis_at import redis_at
from hoftag.server.redis_buckets import RedisBuckets
from hoftag.server.redis_post import RedisPost
from hoftag.server.storage import Storage
from hoftag.server.tables import Tables
from tests.server.databases import Database
from tests.server.player import BOT, ME, OPEN, SHORT, Browser, Player, open_table
from tests.server.serving import Hourglass, Threaded
from tests.services.postgresql import PostgreSQL
from tests.services.redis import Redis

PATIENCE = 30.0


@pytest.fixture
def shared(postgresql: PostgreSQL, tmp_path: Any) -> Database:
    """A database for several servers."""
    return Database(postgresql.new_database(), tmp_path)


async def until(found: Callable[[], object]) -> None:
    """Wait until something is the case."""
    async with asyncio.timeout(PATIENCE):
        while not found():  # noqa: ASYNC110  (other threads bring it about)
            await asyncio.sleep(0.02)


async def soon(ask: Callable[[], Awaitable[Any]], right: Callable[[Any], bool]) -> None:
    """Ask until the answer is right."""
    async with asyncio.timeout(PATIENCE):
        while not right(await ask()):  # noqa: ASYNC110  (another server brings it about)
            await asyncio.sleep(0.02)


class Ear:
    """Notes what is heard."""

    def __init__(self) -> None:
        self.news: list[tuple[str, News]] = []
        self.meetings = 0
        self.returns = 0

    def heard(self, server: str, news: News) -> None:
        """Something was told."""
        self.news.append((server, news))

    def met(self) -> None:
        """Somebody came or went."""
        self.meetings += 1

    def returned(self) -> None:
        """The post works."""
        self.returns += 1

    def told(self, kind: type) -> list[News]:
        """All news of a kind."""
        return [news for _, news in self.news if isinstance(news, kind)]


@asynccontextmanager
async def posts(redis: Redis, *installations: str) -> AsyncIterator[list[tuple[RedisPost, Ear]]]:
    """Servers that do nothing but to hear each other."""
    found = [(RedisPost(redis_at(redis.url), name), Ear()) for name in installations]
    for post, ear in found:
        await post.start(ear)
    yield found
    for post, _ in found:
        await post.stop()


# ---- the post


def test_letters(redis: Redis) -> None:
    """What one tells all others hear, in order, and nobody hears itself; another installation hears nothing."""

    async def run() -> None:
        async with posts(redis, "one", "one", "other") as [(a, ear_a), (_, ear_b), (_, ear_c)]:
            letters: list[News] = [Written("table", number, 0, False) for number in range(50)]
            letters += [Here("table", ["anna"]), WhoIsThere("table")]
            for news in letters:
                a.say(news)
            await until(lambda: ear_b.told(WhoIsThere))
            heard = [news for server, news in ear_b.news if not isinstance(news, Alive)]
            assert heard == letters
            assert {server for server, _ in ear_b.news} == {a.name}
            assert not ear_a.told(Written)
            assert ear_c.news == []

    asyncio.run(run())


def test_garbage_on_the_channel(redis: Redis) -> None:
    """Whatever else is said there is passed over."""

    async def run() -> None:
        async with posts(redis, "garbage", "garbage") as [(a, _), (_, ear)]:
            client: Client = redis_at(redis.url)
            for garbage in ("", "{", "[]", '{"server":"x","news":{"type":"nonsense"}}', "\x00" * 1000):
                await client.publish("hoftag:garbage:post", garbage)
            await client.aclose()
            a.say(WhoIsThere("table"))
            await until(lambda: ear.told(WhoIsThere))

    asyncio.run(run())


def test_who_is_there(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers know of each other; one that goes says so, one that falls silent counts as gone after a while."""
    monkeypatch.setattr(redis_post, "BEAT", 0.1)
    monkeypatch.setattr(redis_post, "SILENCE", 1.0)

    def shares(*some: RedisPost) -> list[int]:
        return [sum(post.mine(f"table {number}") for number in range(300)) for post in some]

    async def run() -> None:
        async with posts(redis, "three", "three", "three") as [(a, ear), (b, _), (c, _)]:
            await until(lambda: sum(shares(a, b, c)) == 300)
            assert all(share > 50 for share in shares(a, b, c))
            await c.stop()
            await until(lambda: (c.name, Leaving()) in ear.news)
            assert sum(shares(a, b)) == 300
            await b._rest()  # as if it had been killed
            await until(lambda: shares(a) == [300])
            assert (b.name, Leaving()) in ear.news

    asyncio.run(run())


@given(st.sets(st.text("abcdef0123456789", min_size=4, max_size=8), min_size=2), st.text(max_size=12))
def test_one_minds_each_table(servers: set[str], table: str) -> None:
    """All find the same one, in whatever order they know each other; when another goes, it stays."""
    found = minder_of(table, sorted(servers))
    assert found == minder_of(table, sorted(servers, reverse=True))
    for gone in servers - {found}:
        assert minder_of(table, servers - {gone}) == found


def test_the_service_goes_on(redis: Redis) -> None:
    """The service began when the first server did, as long as one of them was always there."""

    async def run() -> None:
        first, second, third = (
            RedisPost(redis_at(redis.url), "since", moment)
            for moment in (lambda: 100.0, lambda: 200.0, lambda: 300.0)
        )
        await first.start(Ear())
        await second.start(Ear())
        await until(lambda: second.since == 100.0)
        await first.stop()
        await third.start(Ear())
        await until(lambda: third.since == 100.0)
        await second.stop()
        await third.stop()
        later = RedisPost(redis_at(redis.url), "since", lambda: 400.0)
        await later.start(Ear())
        assert later.since == 400.0
        await later.stop()

    asyncio.run(run())


# ---- tables


def test_keys_are_made_once(shared: Database) -> None:
    """Servers that start at the same moment agree on the keys that sign cookies."""

    async def run() -> None:
        storage = Storage(shared.url)
        await storage.migrate()
        people = [People(storage) for _ in range(6)]
        await asyncio.gather(*(some.start() for some in people))
        assert len({some.csrf_secret for some in people}) == 1
        await storage.close()

    asyncio.run(run())


def test_what_is_closed_stays_closed(shared: Database) -> None:
    """A server that has heard nothing of it cannot open a table again by going on with it."""

    async def run(one: Threaded, two: Threaded) -> None:
        async with Browser(one.base) as host:
            await host.enter("Lothar")
            table = (await open_table(host, "carolingi", [ME, BOT], options=SHORT, start=True))["id"]
            where = f"/api/tables/{table}"
            asked = (await host.get(f"{where}/view", seat=0))["asked"]
            host.go_to(two.base)
            await host.post(f"{where}/close")
            host.go_to(one.base)
            deed = {"seat": 0, "asked": asked["id"], "notation": asked["choices"][0]["notation"], "key": "k"}
            assert await host.refused("POST", f"{where}/actions", deed) == (409, "table-closed")
        assert await asyncio.to_thread(shared.ask, "SELECT status FROM game_table") == [("closed",)]

    with Threaded(shared) as one, Threaded(shared) as two:
        asyncio.run(run(one, two))


def test_one_server_thinks(shared: Database, redis: Redis) -> None:
    """Bots of a table are minded by one server, whichever is asked; by the other when that one has gone."""

    def count(server: Threaded, asked: list[str]) -> None:
        workers = tables_of(server).workers
        answer = workers.answer

        async def counted(record: str, *more: Any) -> Any:
            asked.append(record)
            return await answer(record, *more)

        workers.answer = counted  # type: ignore[method-assign, assignment]

    async def run(servers: list[Threaded]) -> None:
        thoughts: list[list[str]] = [[], []]
        for server, asked in zip(servers, thoughts, strict=True):
            count(server, asked)
        async with Browser(f"{servers[0].base} {servers[1].base}") as host:
            await host.enter("Lothar")
            seats = [ME, {"kind": "bot", "bot": "greedy"}]
            table = (await open_table(host, "carolus_magnus", seats, start=True))["id"]
            player = Player(host, table, 0)
            async with host.live(table, 0) as socket:
                while len(player.accepted) < 4 or not any(thoughts):  # the first turn may be all the person's
                    player.take(str(await socket.recv()))
                    await player.act()
            minding = [number for number, asked in enumerate(thoughts) if asked]
            assert len(minding) == 1
            other = 1 - minding[0]
            await asyncio.to_thread(servers[minding[0]].stop)
            host.go_to(servers[other].base)
            await asyncio.wait_for(player.play(), PATIENCE)
            assert thoughts[other]

    with Threaded(shared, redis=redis.url) as one, Threaded(shared, redis=redis.url) as two:
        asyncio.run(run([one, two]))


def tables_of(server: Threaded) -> Tables:
    """The tables of a server in a thread."""
    assert server.tables is not None
    return server.tables


def test_redis_goes_and_returns(shared: Database, own_redis: Redis) -> None:
    """Without Redis games go on, only slower from one server to the other; when it is back, nothing is missing."""

    async def run(one: Threaded, two: Threaded) -> None:
        async with Browser(one.base) as host, Browser(two.base) as guest:
            await host.enter("Lothar")
            await guest.enter("Judith")
            table = (await open_table(host, "carolus_magnus", [ME, OPEN]))["id"]
            await guest.post(f"/api/tables/{table}/seats/1", {"do": "sit"})
            await host.post(f"/api/tables/{table}/start")
            assert (await host.get("/api/health"))["redis"] is True
            players = [Player(host, table, 0, 1), Player(guest, table, 1, 2)]
            playing = [asyncio.create_task(player.play()) for player in players]
            await until(lambda: len(players[0].accepted) > 2)
            await asyncio.to_thread(own_redis.kill)
            await until(lambda: not tables_of(one).post.working and not tables_of(two).post.working)
            assert (await host.get("/api/health"))["redis"] is False
            before = len(players[1].accepted)
            await until(lambda: len(players[1].accepted) > before + 1)
            await asyncio.to_thread(own_redis.start)
            await until(lambda: tables_of(one).post.working and tables_of(two).post.working)
            assert (await host.get("/api/health"))["redis"] is True
            before = len(players[1].accepted)
            await until(lambda: len(players[1].accepted) > before + 1 or players[1].over)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            keys = [key for player in players for key, _ in player.accepted]
            rows = await asyncio.to_thread(shared.ask, "SELECT key FROM entry WHERE key IS NOT NULL")
            assert len(keys) == len(set(keys))
            assert set(keys) <= {key for (key,) in rows}
            views = [await browser.get(f"/api/tables/{table}/view") for browser in (host, guest)]
            assert views[0] == views[1]

    with Threaded(shared, redis=own_redis.url) as one, Threaded(shared, redis=own_redis.url) as two:
        asyncio.run(run(one, two))


def test_people_elsewhere_go_with_their_server(shared: Database, redis: Redis) -> None:
    """Who looked through a server that has stopped is no longer there."""

    async def run(one: Threaded, two: Threaded) -> None:
        async with Browser(one.base) as host, Browser(two.base) as friend:
            await host.enter("Lothar")
            await friend.enter("Judith")
            table = (await open_table(host, "carolingi", [ME, OPEN]))["id"]
            await friend.post(f"/api/tables/{table}/seats/1", {"do": "sit"})
            me = Player(host, table, None)

            def online() -> list[bool]:
                return [] if me.room is None else [seat["online"] for seat in me.room["seats"]]

            async with friend.live(table), host.live(table) as socket:  # the host's server asks who is there
                await me.look(socket, lambda: online() == [True, True])
                await asyncio.to_thread(two.stop)
                await me.look(socket, lambda: online() == [True, False])

    with Threaded(shared, redis=redis.url) as one, Threaded(shared, redis=redis.url) as two:
        asyncio.run(run(one, two))


def test_clocks_know_other_servers(shared: Database, redis: Redis, hourglass: Hourglass) -> None:
    """A server that comes gives nobody time back while another was there; after a time without any it does."""

    async def look(base: str, table: str) -> float:
        async with Browser(base) as stranger:
            info = await stranger.get(f"/api/tables/{table}")
            return float(info["seats"][0]["seconds"])

    async def begin(base: str) -> str:
        async with Browser(base) as host:
            await host.enter("Lothar")
            clock = {"kind": "move", "seconds": 600}
            seats = [ME, {"kind": "me", "name": "Judith"}]
            opened = await open_table(host, "carolingi", seats, clock=clock, start=True, options=SHORT)
            return str(opened["id"])

    def new() -> Threaded:
        return Threaded(shared, redis=redis.url, time=hourglass, installation="clocks")

    with new() as one:
        table = asyncio.run(begin(one.base))
        hourglass.pass_by(100)
        with new() as two:
            assert asyncio.run(look(two.base, table)) == pytest.approx(500)
            one.stop()
            hourglass.pass_by(100)
            with new() as three:
                assert asyncio.run(look(three.base, table)) == pytest.approx(400)
    hourglass.pass_by(1000)
    with new() as later:
        assert asyncio.run(look(later.base, table)) == pytest.approx(600)


def test_comparison_without_letters(shared: Database, redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """A letter that was lost is made up for: tables are compared with the database now and then."""
    monkeypatch.setattr(neighbours, "CHECK", 0.2)

    async def run(one: Threaded, two: Threaded) -> None:
        async with Browser(one.base) as host, Browser(two.base) as guest:
            await host.enter("Lothar")
            table = (await open_table(host, "carolingi", [ME, OPEN]))["id"]
            watching = Player(guest, table, None)
            async with guest.live(table) as socket:
                await watching.look(socket, lambda: watching.room is not None)
                await host.post(f"/api/tables/{table}/chat", {"text": "Ave", "seat": 0})
                async with asyncio.timeout(PATIENCE):
                    while watching.take(str(await socket.recv()))["type"] != "chat":
                        pass
                await host.ask("PATCH", f"/api/tables/{table}", {"title": "Hoftag"})
                await watching.look(
                    socket, lambda: watching.room is not None and watching.room["title"] == "Hoftag"
                )

    # of two installations that wrongly share a database neither hears the other
    with (
        Threaded(shared, redis=redis.url, installation="deaf") as one,
        Threaded(shared, redis=redis.url, installation="dumb") as two,
    ):
        asyncio.run(run(one, two))


# ---- limits


def test_limits_are_counted_together(redis: Redis) -> None:
    """An address has as many tries at all servers together as at one; each has its own when Redis is away."""

    async def tries(limits: list[Limits]) -> int:
        scope = {"client": ("192.0.2.7", 1)}
        for count in range(100):
            try:
                await limits[count % len(limits)].spend("password", scope)
            except Refused:
                return count
        return 100

    async def run() -> None:
        client = redis_at(redis.url)
        several = [Limits(50, shared=RedisBuckets(client, "limits")) for _ in range(3)]
        assert await tries(several) == 10
        await client.aclose()
        nowhere = redis_at("redis://127.0.0.1:1")
        alone = [Limits(50, shared=RedisBuckets(nowhere, "limits")) for _ in range(3)]
        assert await tries(alone) == 30
        await nowhere.aclose()

    asyncio.run(run())


def test_a_bucket_fills_up_again(redis: Redis) -> None:
    """By its measure, and never above it; a full one is forgotten."""

    async def run() -> None:
        client = redis_at(redis.url)
        buckets = RedisBuckets(client, "filling")
        measure = Measure(2, 20)
        waits = [await buckets.take("request", measure, "anna") for _ in range(4)]
        assert waits[:2] == [0, 0]
        assert waits[3] is not None
        assert 0 < waits[3] <= 0.05
        assert await buckets.take("request", measure, "bert") == 0
        await asyncio.sleep(0.3)
        assert [await buckets.take("request", measure, "anna") for _ in range(2)] == [0, 0]
        assert 0 < await client.pttl("hoftag:filling:limit:request:anna") <= 1100
        await client.aclose()

    asyncio.run(run())


def test_the_clock_of_redis_is_set_back(redis: Redis) -> None:
    """Nobody has to wait until the old time has come again."""

    async def run() -> None:
        client = redis_at(redis.url)
        buckets = RedisBuckets(client, "set-back")
        measure = Measure(2, 0.5)
        assert await buckets.take("request", measure, "anna") == 0
        seconds, _ = await client.time()
        await client.hset("hoftag:set-back:limit:request:anna", "since", str(seconds + 3600))
        assert await buckets.take("request", measure, "anna") == 0
        wait = await buckets.take("request", measure, "anna")
        assert wait is not None
        assert 0 < wait <= 2
        await client.aclose()

    asyncio.run(run())


def test_a_person_is_known_everywhere(shared: Database, redis: Redis) -> None:
    """Who signs out at one server is a stranger at once at all others, and a new name is seen at them."""

    async def run(one: Threaded, two: Threaded) -> None:
        async with Browser(two.base) as host:
            await host.enter("Lothar")
            table = (await open_table(host, "carolingi", [ME, OPEN]))["id"]
            host.go_to(one.base)
            assert (await host.get(f"/api/tables/{table}"))["seats"][0]["mine"]
            await host.post("/api/me", {"name": "Kaiser Lothar"})
            host.go_to(two.base)

            await soon(lambda: host.get("/api/me"), lambda me: me["name"] == "Kaiser Lothar")
            assert (await host.get(f"/api/tables/{table}"))["seats"][0]["name"] == "Kaiser Lothar"
            twin = Browser(two.base)  # with a copy of the cookie
            twin.http.cookies.set("hoftag", host.http.cookies["hoftag"])
            assert (await twin.get("/api/me"))["name"] == "Kaiser Lothar"
            host.go_to(one.base)
            await host.ask("DELETE", "/api/session")
            async with asyncio.timeout(5):  # not only when it is forgotten by itself
                await soon(lambda: twin.get("/api/me"), lambda me: not me["id"])
            await twin.http.aclose()

    with Threaded(shared, redis=redis.url) as one, Threaded(shared, redis=redis.url) as two:
        asyncio.run(run(one, two))
