"""Who sits where: invitations, bots, the host, options, leaving and coming back, hot-seat."""

from __future__ import annotations

import asyncio

from websockets.exceptions import ConnectionClosedError

from hoftag.match.verify import verify
from tests.server.databases import ALL
from tests.server.player import BOT, ME, OPEN, SHORT, Browser, Json, Player, open_table

DATABASES = ALL


def kinds(table: Json) -> list[str]:
    """What sits on the seats."""
    return [seat["kind"] for seat in table["seats"]]


def test_waiting_room(base: str) -> None:
    """A host arranges a table; friends come by the link; the start closes what is open."""

    async def run() -> None:
        async with Browser(base) as host, Browser(base) as friend, Browser(base) as third:
            for browser, name in ((host, "Lothar"), (friend, "Judith"), (third, "Karl")):
                await browser.enter(name)
            table = await open_table(host, "carolingi", [ME, OPEN, OPEN, OPEN], title="  Zu   Aachen ")
            where = f"/api/tables/{table['id']}"
            assert table["title"] == "Zu Aachen"
            assert table["host"]
            assert table["status"] == "waiting"
            assert len(table["commitment"]) == 64
            assert kinds(table) == ["person", "open", "open", "open"]
            seen = await friend.get(where)
            assert not seen["host"]
            assert seen["host_name"] == "Lothar"
            assert not any(seat["mine"] for seat in seen["seats"])
            # only the host arranges
            assert await friend.refused("POST", f"{where}/seats/1", {"do": "bot"}) == (403, "not-host")
            assert await friend.refused("POST", f"{where}/start") == (403, "not-host")
            assert await friend.refused("PATCH", where, {"public": True}) == (403, "not-host")
            assert await friend.refused("POST", f"{where}/close") == (403, "not-host")
            sat = await friend.post(f"{where}/seats/2", {"do": "sit", "nonce": "c0ffee"})
            assert sat["seats"][2]["mine"]
            assert sat["seats"][2]["nonce"]
            assert await third.refused("POST", f"{where}/seats/2", {"do": "sit"}) == (409, "seat-taken")
            assert await third.refused("POST", f"{where}/seats/1", {"do": "sit", "nonce": "xyz"}) == (
                422,
                "nonce-form",
            )
            assert kinds(await third.get(where)) == ["person", "open", "person", "open"]
            assert await host.refused("POST", f"{where}/seats/2", {"do": "bot"}) == (409, "seat-taken")
            assert kinds(await host.post(f"{where}/seats/3", {"do": "bot", "bot": "random"}))[3] == "bot"
            for bot in (
                "deep",
                "exec:true",
                "random:5s",
            ):  # no programs, and no time that people would wait for
                wish = {"do": "bot", "bot": bot}
                assert await host.refused("POST", f"{where}/seats/3", wish) == (422, "bot-unknown")
            closed = await host.post(f"{where}/seats/1", {"do": "close"})
            assert kinds(closed) == ["person", "person", "bot"]
            assert closed["options"]["players"] == 3
            assert [seat["colour"] for seat in closed["seats"]] == ["red", "blue", "yellow"]
            await rearrange(host, friend, third, where)

    asyncio.run(run())


async def rearrange(host: Browser, friend: Browser, third: Browser, where: str) -> None:
    """Other options, somebody who must go, and the start."""
    # other options: others must agree anew
    changed = (await host.ask("PATCH", where, {"options": {"players": 5, "sundial": 831}})).json()
    assert kinds(changed) == ["person", "person", "bot", "open", "open"]
    assert [seat["ready"] for seat in changed["seats"][:3]] == [True, False, True]
    assert await host.refused("PATCH", where, {"options": {"players": 9}}) == (422, "option-value")
    assert await host.refused("PATCH", where, {"options": {"players": 1}}) == (422, "option-value")
    await third.post(f"{where}/seats/4", {"do": "sit"})
    assert await host.refused("PATCH", where, {"options": {"players": 2}}) == (409, "seats-taken")
    assert await host.refused("POST", f"{where}/start") == (409, "not-ready")
    await friend.post(f"{where}/seats/1", {"do": "ready"})
    await host.post(f"{where}/seats/4", {"do": "kick"})
    assert await host.refused("POST", f"{where}/seats/0", {"do": "kick"}) == (409, "seat-not-guest")
    begun = await host.post(f"{where}/start")
    assert begun["status"] == "playing"
    assert kinds(begun) == ["person", "person", "bot"]
    usual = {"variant": "base", "anarchy": False, "timer": 0, "strict_favour": False}
    assert begun["options"] == {"players": 3, "sundial": 831, **usual}
    assert await host.refused("POST", f"{where}/start") == (409, "table-playing")
    assert await host.refused("PATCH", where, {"public": True}) == (409, "table-playing")
    assert await host.refused("POST", f"{where}/close") == (409, "others-play")
    assert await third.refused("POST", f"{where}/seats/1", {"do": "sit"}) == (409, "seat-taken")


def test_bad_tables(base: str) -> None:
    """Tables that cannot be are refused in words."""

    async def run() -> None:
        async with Browser(base, "fr") as browser, Browser(base) as stranger:
            await stranger.get("/api/me")
            assert await stranger.refused("POST", "/api/tables", {"game": "carolingi"}) == (401, "nobody")
            await browser.enter("Lothar")
            for data, code in (
                ({"game": "chess"}, "game-unknown"),
                ({"game": "carolingi", "options": {"players": 9}}, "option-value"),
                ({"game": "carolingi", "options": {"queens": 1}}, "option-unknown"),
                ({"game": "carolingi", "options": {"players": 2}, "seats": [ME]}, "seat-count"),
                ({"game": "carolingi", "title": "x" * 100}, "title-form"),
                ({"game": "carolingi", "clock": {"kind": "move", "seconds": 1}}, "clock-form"),
                ({"game": "carolingi", "seats": [ME, {"kind": "bot", "bot": "x"}, BOT]}, "bot-unknown"),
                (
                    {"game": "carolingi", "seats": [ME, {"kind": "bot", "bot": "exec:true"}, BOT]},
                    "bot-unknown",
                ),
            ):
                assert await browser.refused("POST", "/api/tables", data) == (422, code)
            lone = await open_table(browser, "carolus_magnus", [ME, OPEN, OPEN])
            assert await browser.refused("POST", f"/api/tables/{lone['id']}/start") == (409, "seats-open")
            assert kinds(await browser.get(f"/api/tables/{lone['id']}")) == ["person", "open", "open"]
            closed = await browser.post(f"/api/tables/{lone['id']}/close")
            assert closed["status"] == "closed"
            assert await browser.refused("GET", f"/api/tables/{lone['id']}/view") == (409, "table-closed")

    asyncio.run(run())


def test_host_leaves(base: str) -> None:
    """When the host goes before the start, the next person is host."""

    async def run() -> None:
        async with Browser(base) as host, Browser(base) as friend:
            await host.enter("Lothar")
            await friend.enter("Judith")
            table = await open_table(host, "carolingi", [ME, OPEN, OPEN])
            where = f"/api/tables/{table['id']}"
            await friend.post(f"{where}/seats/1", {"do": "sit"})
            left = await host.post(f"{where}/seats/0", {"do": "leave"})
            assert kinds(left) == ["open", "person", "open"]
            assert not left["host"]
            assert (await friend.get(where))["host"]
            assert left["host_name"] == "Judith"
            await friend.post(f"{where}/seats/0", {"do": "bot"})
            assert (await friend.post(f"{where}/start"))["status"] == "playing"

    asyncio.run(run())


def test_leave_and_come_back(base: str) -> None:
    """Who leaves a running game is stood in for by a bot, may come back, or somebody else takes the seat."""

    async def run() -> None:
        async with Browser(base) as host, Browser(base) as friend, Browser(base) as third:
            for browser, name in ((host, "Lothar"), (friend, "Judith"), (third, "Karl")):
                await browser.enter(name)
            table = await open_table(host, "carolingi", [ME, OPEN], options=SHORT)
            where = f"/api/tables/{table['id']}"
            await friend.post(f"{where}/seats/1", {"do": "sit"})
            await host.post(f"{where}/start")
            left = await friend.post(f"{where}/seats/1", {"do": "leave"})
            assert left["seats"][1]["left"]
            async with host.live(table["id"], 0) as socket:
                watching = Player(host, table["id"], 0)
                await watching.look(
                    socket, lambda: bool(watching.update and watching.update["awaiting"] == [0])
                )
            deed = {"seat": 1, "asked": 1, "notation": "x", "key": "k"}
            assert (await friend.refused("POST", f"{where}/actions", deed))[0] == 409
            back = await friend.post(f"{where}/seats/1", {"do": "takeover"})
            assert not back["seats"][1]["left"]
            assert (await friend.get(f"{where}/view", seat=1))["asked"]["answered"]
            await friend.post(f"{where}/seats/1", {"do": "leave"})
            taken = await third.post(f"{where}/seats/1", {"do": "sit"})
            assert taken["seats"][1]["mine"]
            assert taken["seats"][1]["name"] == "Karl"
            assert await friend.refused("GET", f"{where}/view", seat=1) == (403, "not-your-seat")
            assert await friend.refused("POST", f"{where}/seats/1", {"do": "takeover"}) == (
                403,
                "not-your-seat",
            )
            players = [Player(host, table["id"], 0, 1), Player(third, table["id"], 1, 2)]
            await asyncio.gather(*(player.play() for player in players))
            record = (await host.ask("GET", f"{where}/record")).text
            assert verify(record).draws > 5

    asyncio.run(run())


def test_a_lost_seat_hangs_up(base: str) -> None:
    """The socket of a seat that somebody else has taken says why and ends; its view is not sent any more."""

    async def run() -> None:
        async with Browser(base) as host, Browser(base) as friend, Browser(base) as third:
            for browser in (host, friend, third):
                await browser.enter("Somebody")
            table = await open_table(host, "carolingi", [ME, OPEN], options=SHORT)
            where = f"/api/tables/{table['id']}"
            await friend.post(f"{where}/seats/1", {"do": "sit"})
            await host.post(f"{where}/start")
            player = Player(friend, table["id"], 1)
            async with friend.live(table["id"], 1) as socket:
                await player.look(socket, lambda: player.update is not None)
                await friend.post(f"{where}/seats/1", {"do": "leave"})
                await third.post(f"{where}/seats/1", {"do": "sit"})
                last = ""
                try:
                    while True:
                        last = player.take(str(await socket.recv()))["type"]
                except ConnectionClosedError:
                    pass
                assert last == "problem"
                assert socket.close_code == 4403

    asyncio.run(run())


def test_hot_seat(base: str) -> None:
    """Several people in one browser: each seat has its own view, and only its own secrets."""

    async def run() -> None:
        async with Browser(base) as browser:
            await browser.enter("Lothar")
            seats = [ME, {"kind": "me", "name": "Judith"}, BOT]
            table = await open_table(browser, "carolingi", seats, options=SHORT, start=True)
            assert [seat["name"] for seat in table["seats"]] == ["Lothar", "Judith", ""]
            assert [seat["mine"] for seat in table["seats"]] == [True, True, False]
            where = f"/api/tables/{table['id']}"
            views = [await browser.get(f"{where}/view", seat=seat) for seat in (0, 1)]
            assert views[0]["position"]["own"] is not None
            assert await browser.refused("GET", f"{where}/view", seat=2) == (403, "not-your-seat")
            asked = views[1]["asked"]
            notation = asked["choices"][0]["notation"]
            deed = {"seat": 1, "asked": asked["id"], "notation": notation, "key": "k"}
            placed = await browser.post(f"{where}/actions", deed)
            assert any(event["kind"] == "placed" for event in placed["events"])
            other = await browser.get(f"{where}/view", seat=0)
            assert not any(event["kind"] == "placed" for event in other["events"])
            players = [Player(browser, table["id"], seat, seat) for seat in (0, 1)]
            players[1].key = 100
            await asyncio.gather(*(player.play() for player in players))

    asyncio.run(run())


def test_spectators_off(base: str) -> None:
    """A table without spectators shows nothing to those who do not play."""

    async def run() -> None:
        async with Browser(base) as host, Browser(base) as stranger:
            await host.enter("Lothar")
            table = await open_table(
                host, "carolingi", [ME, BOT], spectators=False, start=True, options=SHORT
            )
            where = f"/api/tables/{table['id']}"
            for path in ("view", "frames", "record", "proof", "chat"):
                assert await stranger.refused("GET", f"{where}/{path}") == (403, "no-spectators")
            async with stranger.live(table["id"]) as socket:
                player = Player(stranger, table["id"], None)
                assert player.take(str(await socket.recv()))["problem"]["code"] == "no-spectators"
            assert (await host.get(f"{where}/view"))["seat"] is None

    asyncio.run(run())


def test_options_that_do_not_go_together(base: str) -> None:
    """A year of the other side of the board, a track that is not there: refused when opening and when changing."""

    async def run() -> None:
        async with Browser(base) as host:
            await host.enter("Lothar")
            impossible: list[tuple[Json, str]] = [
                ({"sundial": 818}, "option-year"),
                ({"variant": "scenario814", "sundial": 830}, "option-year"),
                ({"variant": "advanced", "strict_favour": True}, "option-needs"),
            ]
            table = await open_table(host, "carolingi", [ME, OPEN])
            for options, code in impossible:
                data = {"game": "carolingi", "options": {"players": 2, **options}, "seats": [ME, OPEN]}
                assert await host.refused("POST", "/api/tables", data) == (422, code)
                where = f"/api/tables/{table['id']}"
                assert await host.refused("PATCH", where, {"options": options}) == (422, code)
                assert (await host.get(where))["options"]["variant"] == "base"

    asyncio.run(run())
